# The terminal's own words in English. $player is a name in the nominative; $move and $answer are move words.

default-names = Ann, Bo, Cy, Di, Ed, Flo, Gil, Hana, Ike, Joy, Kit, Lou

welcome = { $game }: you are { $player }, seat { $seat }. Bots: { $bots }.
welcome-new = New to the game? Type rules.
welcome-how = Type the number of an answer, or its words; ? lists what else you can type. Seed { $seed }.
game-title = { $game }, { $seats } seats, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
game-over = The game is over.

your-decision = { $player }, you decide.
your-hand = Your hand
not-playable = Not now: { $cards }. Reason: { $why } ({ $rule }).
times = { $text } ({ $n } times)

not-an-answer = { $text } is no answer. Type a number from 1 to { $n }, or ? for help.
which-answer = Which of these do you mean?
no-move = { $text } is no move of this game.
allowed = { $player } may { $move } now.
not-allowed = { $player } may not { $move }: { $why } ({ $rule }).
not-now = { $player } may not { $move } now.

help =
    Type the number of an answer, its words ({ $move }), or only their end ({ $short }). Or one of these:
    hint        what a search and the rules of thumb would do, and how the answers compare
    why { $short }  whether this move is allowed, and by which rule it is not
    rules       the chapters of the rules; rules 4 shows a chapter, rules 4.2 one rule
    log         what has happened, with the rule behind it; log all shows everything
    ids         name the rules while playing, or stop doing so
    score       the score sheet
    show        the table again; an empty line repeats the answers
    undo        take back your last answer, and all that came after it
    save FILE   save the game
    quit        leave the game; it can be saved and resumed
hint = The search would answer { $search }, the rules of thumb { $thumb }.
hint-answer = answer
hint-worth = worth of 100
hint-tried = times tried
hint-about = Worth: how well the games that the search tried ended for you, from 0 to 100; the more often tried, the surer. { $all ->
    [one] { $n } of { $all } answer is listed.
   *[other] { $n } of { $all } answers are listed.
}
why-what = Type why and a move, such as why { $short }.
rules-how = Type rules and a number: rules { $chapter } shows a chapter.
log-all = There are { $n } lines; log all shows them.
ids-on = From now on each line names its rule.
ids-off = Lines no longer name their rules.
undone = Taken back.
nothing-to-undo = You have not answered anything yet.

save-what = Type save and the name of a file.
save-where = Save the game in which file? (Enter or n: do not save)
save-name = Type a name for the file, such as { $file }.
saved = The game is saved in { $file }. To go on with it:
saved-and-kept = The game is saved in { $file }, and kept up to date as you play. To go on with it later:
no-record = { $file } is there already and is not a game saved by spuds, so it is left alone; choose another name.
another-record = { $file } holds another saved game and is left alone; choose another name.
overwrite = { $file } holds another saved game. Overwrite it? (y/N)
record-follows = The record of the game follows. Saved as FILE, it goes on with:
end-of-input = The input has ended, so the game stops here.

sheet-round = round
sheet-player = player
sheet-total = total
winners = { $n ->
    [one] { $players } wins.
   *[other] { $players } share the win.
}
not-over = The game is not over.

fair-deal = { $title }: { $n ->
    [one] { $n } chance move is
   *[other] { $n } chance moves are
} what the seed gives.
fair-hash = The hash of the seed is { $hash }. It must be the one that the table showed before the first move.
