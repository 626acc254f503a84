# The page in English. $name, $player and $other are names in the nominative; numbers are counts where nothing else is said.

## Shell

title = { $page } - spuds
title-lobby = spuds - card games with potatoes
skip = Skip to the content
home = spuds, to the lobby
nav = Page
nav-lobby = Games
nav-settings = Settings
close = Close
reload = Load again
try-again = Try again
to-lobby = To the games
broken-title = Something got stuck in the soil
lost-title = Nothing grows here
lost-text = There is no page at this address. The link may have lost a piece on its way.
language-auto = As the browser
language-en = English
language-lt = Lietuvių

# Who plays
your-name = Your name
name-unknown = Guest
you = you
seat-nobody = nobody
seat-number = seat { $seat }
seat-free = Seat { $seat }, free
bot-name = { $seat ->
    [0] Bintje
    [1] Vineta
    [2] Agria
    [3] Laura
    [4] Ratte
    [5] Nicola
    [6] Desiree
    [7] Fontane
    [8] Gala
    [9] Marabel
    [10] Annabelle
   *[11] Charlotte
}
level-random = Dizzy bot
level-thumb = Gardener bot
level-search = Professor bot
level-hint-random = Plays whatever comes to hand. Gentle company for a first game.
level-hint-thumb = Knows a few rules of thumb and plays a decent game.
level-hint-search = Thinks every card through. Hard to beat.

# The lobby
lobby-title = Who's for a game?
lobby-text = Cards with friends or with bots, right here in the browser. No account, nothing to install.
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-range = { $fewest } to { $most } players
play = Play
play-friends = Play with friends
play-guided = First game, explained
play-own = A table to my liking
rules = Rules
mine-title = Your tables
open-title = Open tables
open-none = No table is open just now. Yours could be the first.
table-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
phase-gathering = waiting for players
phase-playing = playing
phase-over = finished
phase-closed = closed
watching = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
join = Join
watch = Watch
go-on = Go on
look-back = Look back

# Sharing
rejoined = Welcome back to your seat.

# Settings
keys-title = Keys at the table

# What went wrong
error-with-why = { $text } ({ $why })
error-rule = Rule { $rule }.
error-other = The server refused that ({ $code }).
error-page = Part of the page could not be loaded. Try again.
error-offline = The server cannot be reached just now.
error-garbled = The answer was not from the table's server.
error-not-found = That is not there.
error-illegal = { $move } is not allowed now.
error-not-your-decision = It is not for you to decide now.
error-stale = The table had moved on already. Have another look.
error-name-bad = A name has 1 to { $most } letters and no odd characters.
error-hand-seen = You have seen another hand in this game, so you can only go back to that seat.
error-hands-open = You have seen the hands that lie open here, so you cannot sit down in this game.
error-secret-wrong = That link does not fit this seat, or the seat has changed hands.
error-closed = This table is closed.
error-removed = The host has sent you away from this table.
error-no-game = There is no game called { $game } here.
error-bad-request = The server did not understand the page ({ $detail }).
error-slow-down = Too fast. Take a breath and try again.
error-busy = The table is very busy. Try again.
error-not-saved = That could not be saved, so it did not happen. Try again.
error-restarting = The server is restarting. One moment.
error-no-table = There is no such table. It may have been cleared away.
error-no-person-key = The browser has to accept the cookie of this page, or nobody can tell whose seat is whose.
error-origin = This page comes from an address that the server does not know.
error-too-many-tables = Too many tables at once. Wait a little.
warming = The rules are being prepared. That is done once and takes about a minute.
error-not-ready = The server is still warming up. One moment.
error-table-full = Too many people are at this table.
error-broken = Something broke in the server. It has been noted.
notice-restart = The server is restarting. The game goes on in a moment.

# Phrases of the chat
preset-hello = Hello!
preset-good-luck = Good luck!
preset-well-played = Well played!
preset-oops = Oops.
preset-thinking = Let me think.
preset-hurry = Your turn!
preset-thanks = Thank you!
preset-again = Another one?
preset-bye = Bye!

# The table's log
table-sits = { $player } sits down.
table-stands = { $player } gets up.
table-watches = { $player } is watching.
table-renamed = { $old } is now called { $player }.
table-bot = { $level ->
    [random] Seat { $seat } goes to a dizzy bot.
    [thumb] Seat { $seat } goes to a gardener bot.
   *[search] Seat { $seat } goes to a professor bot.
}
table-opens = Seat { $seat } is open to whoever comes.
table-away-wait = { $player } is away. The table waits.
table-away-bot = { $player } is away. A bot plays on for now.
table-away-open = { $player } is away. The seat is free.
table-back = { $player } is back.
table-late = Time is up: { $player }. A bot makes this decision.
table-starts = The game begins.
table-forked = This table plays on from move { $move } of another game.
table-arranged = The host has changed what the table agrees on.
table-withdraws = { $player } takes an answer back.
table-asks-undo = { $player } would like to take a move back.
table-agrees-undo = { $player } agrees.
table-undo-refused = { $player } does not agree. The move stands.
table-undo-withdrawn = { $player } does not want the move back any more.
table-undo-lapsed = The game has gone on. The move stands.
table-undo = { $player } takes a move back.
table-silenced = The host has silenced { $player }.
table-unsilenced = { $player } may chat again.
table-removed = The host has sent a spectator away.
table-rematch = { $player } wants another game. The table goes on at a new one.
chat-text = { $text }
closed-game = This server does not have the game { $game }, so the table is closed. Its log is kept.
closed-rules = This table plays by version { $rules } of the rules, this server by version { $ours }. The table is closed; its log is kept.
closed-log = From entry { $entry } on, the log of this table does not follow the rules. The table is closed.

## Table

# The table and its seats
board-table = Table
board-players = Players
board-opening = Opening the table …
board-closed = This table is closed.
board-over = The game is over.
board-seat-free = free
board-seat-ready = ready
board-seat-away = away
board-seat-bot-plays = away, a bot plays
board-seat-deciding = to play
board-seat-sealed = has decided
board-thinking = thinking
board-sealed-short = sealed
board-seat-out = out for now
board-clock = { $time } left to decide
board-away = away, { $time } until the table goes on

# What one may do about a seat
board-people = { $n ->
    [0] People and link
    [one] People and link, { $n } watching
   *[other] People and link, { $n } watching
}

# Cards and where they lie
board-face-down = face down
board-copies = { $n ->
    [0] none left
    [one] { $n } card
   *[other] { $n } cards
}
board-place = { $place } of { $of }
board-laid-by = from { $player }
board-not-playable = not playable: { $why }
board-new = new
board-zone = { $zone }: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
board-zone-empty = No card yet.
board-hidden = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
board-hand-empty = No cards in hand.
board-put-away = { $n ->
    [one] { $n } card put away
   *[other] { $n } cards put away
}

# Things before a player, and on a track
board-before-you = Before you
board-token-asked = what you are asked about
board-space = Space { $at }: { $what }

# What is asked, and the answer
board-pending = Then:
board-pending-more = { $n } more
board-hints = Hints
board-steps = Steps of this turn
board-confirm = Do this?
board-confirm-yes = Do it
board-cancel = Cancel
board-picked = { $picked }. Go on, or go back with Escape.
board-unpicked = { $picked }: taken back.
board-sealed = Sealed. Waiting for { $names }.
board-sealed-many = Sealed. Waiting for { $n } players.
board-change = Change my answer
board-change-short = Change
board-step-done = done
board-story-skip = Skip
board-show-rule = Show rule { $rule }

# Ways from the table
board-ways = More
board-log = What happened
board-log-empty = Nothing has happened yet.
board-log-more = { $text } … and { $n } more
board-rewind-here = Look at the table then
board-rule-loading = Looking the rule up …
board-rule-unknown = { $rule } cannot be looked up now.
board-phrases = Say something
board-chat-text = Message
board-chat-send = Say
board-sheet = Score sheet

# Taking back
board-undo = Take the last move back

# The connection
board-reconnecting = The connection is gone, looking for it …
board-offline = There is no connection. Nothing is lost: the game goes on here as soon as it is back.

## Later

# What is said later, when a part of the page comes up that the first sight of the lobby and of a table lacks.

# A table to one's liking
new-title = A table of { $game }
new-seats = Seats
new-company = Who else plays?
new-bots = Bots
new-friends = Friends
new-bots-hint = The game begins at once. You can open a bot's seat to a friend at any time.
new-friends-hint = You get a link to send around. Seats that stay free get bots.
new-level = How clever are the bots?
new-fill = Bots for seats that stay free
new-options = The game
new-open = Open the table
option-seats = Only with { $seats } players.
option-needed = { $seats } players need this.
option-set = { $seats } players: “{ $option }” is set to “{ $value }”.
option-tinkerers = For tinkerers: how many there are of each card
option-total = { $total } in all.
option-total-most = At most { $most }.
option-total-least = At least { $least } for { $seats } players.
option-whole = Each must be a whole number, 0 or more.
option-usual = Back to the usual numbers
option-number = This must be a whole number.
option-range = From { $low } to { $high }.
option-range-or = { $usual }, or from { $low } to { $high }.
option-less = Less: { $option }
option-more = More: { $option }

# What a table agrees on
arrange-title = The table
pace-title = Time to think
pace-none = As long as you like
pace-relaxed = Relaxed: 2 minutes a decision
pace-live = Brisk: 5 minutes in all, plus 15 seconds a decision
pace-days = Days: 2 days a decision
leavers-title = When somebody is away
leavers-bot = A bot plays until they are back
leavers-wait = The table waits
leavers-open = Their seat is free to all
chat-title = Chat
chat-preset = Ready-made phrases
chat-free = Free text
chat-off = None
public-title = Show in the lobby
public-hint = Otherwise only those who have the link find it.
public-on = Shown in the lobby

# Joining and gathering
join-title = Take a seat
sit = Sit on seat { $seat }
sit-for = Sit down for { $name }
gathering-title = Who is playing?
gathering-free = { $free ->
    [one] { $free } seat is still free.
   *[other] { $free } seats are still free.
}
gathering-waiting = { $waiting ->
    [one] { $waiting } player is not ready yet.
   *[other] { $waiting } players are not ready yet.
}
gathering-set = Everybody is ready.
ready = I am ready
open-hands = Spectators may see my cards
open-hands-hint = Only if everybody at the table allows it.
start = Deal the cards
start-hint = { $free ->
    [one] The free seat gets a bot.
   *[other] The { $free } free seats get bots.
}
seat-bot = { $level ->
    [random] Dizzy bot
    [thumb] Gardener bot
   *[search] Professor bot
}
seat-kept = free, kept warm by a bot
seat-waiting = waiting for somebody
seat-away = away
seat-ready = ready
seat-here = here
fill-seat = Who gets seat { $seat }?
fill-open = Open to friends

# Sharing
share-title = Ask friends in
share-text = Whoever opens this link sits down with two taps, or watches.
share-link = Link to this table
share-qr = QR code with the link to this table
share-system = Share …
share-local = This link works on this machine only. For other devices start the server with --host 0.0.0.0 and open the page by the machine's address.
share-own = Your own seat on another device
share-own-text = Open this link on your phone to go on playing there. Keep it to yourself: whoever has it holds your seat.
copy = Copy
copied = Copied.
copy-by-hand = The browser does not allow that here. Select the link and copy it by hand.

# Rules
rules-title = { $game }: the rules
rules-search = Search the rules
rules-hits = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-none = No rule has these words in it.
rules-contents = Contents
rules-foreign = There are no rules in your language yet. These are in English.
rule-house = house ruling
rules-legend = where the rulebook is silent and this house decided
rule-source = { $source ->
    [publisher] from the printed parts
    [inferred] concluded from the book
   *[book] from the book
}

# Settings
set-language = Language
set-theme = Colours
theme-auto = As the system
theme-light = Day
theme-dark = Night
set-animation = Moving cards
animation-auto = As the system
animation-off = Off
set-sounds = Sounds
set-sounds-hint = A few, and short.
set-large = Large cards
set-large-hint = Easier to read, fewer at a glance.
set-confirm = Confirm every move
set-confirm-hint = A tap or a drag chooses, a second tap plays.
set-story = Tell each step
set-story-hint = What has just happened, one thing after the other.
set-hints = Give hints
set-hints-hint = What can be reckoned from what you see, such as the odds of the next card, in games that have such.

# What went wrong
error-notation = { $move } is not a move of this game.
error-already-seated = You have a seat at this table already.
error-name-taken = Somebody here is called { $name } already.
error-no-seat = There is no such seat: the table has { $seats }.
error-not-seated = For this you need a seat at the table.
error-seat-taken = Somebody has taken that seat.
error-not-host = Only the host of the table may do that.
error-not-now = { $phase ->
    [gathering] That can be done only once the game has begun.
    [playing] That cannot be done while the game is on.
    [over] That cannot be done any more: the game is over.
   *[closed] That cannot be done: the table is closed.
}
error-no-undo = { $reason ->
    [chance] That move cannot be taken back: chance has had its say since.
    [other] That move cannot be taken back: others have decided since.
    [revealed] That move cannot be taken back: it showed a card.
   *[none] You have no move that could be taken back.
}
error-no-undo-asked = Nobody is asking to take a move back.
error-chat-off = There is no chat at this table.
error-chat-empty = There was nothing to say.
error-chat-preset = Only the ready-made phrases may be said at this table.
error-chat-bad = That text has characters that cannot be shown.
error-spectators-quiet = Spectators cannot chat at this table.
error-silenced = The host has silenced you.
error-no-person = That person is not here any more.
error-seats = This game is for { $low } to { $high } players.
error-options = These options do not go together: { $detail }
error-options-together = These options do not go together.
error-no-moment = The game has only { $moves } moves.
error-hidden = Other hands can be seen only once the game is over.
error-too-long = That is too long.

# The table and its seats
board-seat-is-bot = A bot plays here: { $level }.
board-seat-is-free = Nobody sits here.

# What one may do about a seat
board-rename = Be called
board-rename-do = Rename
board-stand = Leave this seat for good
board-stand-hint = A bot or somebody else plays on. You can stay and watch.
board-mute = Hide their chat
board-unmute = Show their chat again
board-silence = Let them chat no more
board-unsilence = Let them chat again
board-remove = Send away
board-open-seat = Open this seat to a friend
board-open-seat-hint = The bot plays on until somebody sits down.
board-fill = A bot plays here
board-somebody = somebody
board-nobody-watches = Nobody is watching.

# Cards and where they lie
board-put-away-title = Put away

# Things before a player, and on a track
board-token-before = Before { $player }
board-what = what is this?

# Ways from the table
board-sheet-hint = Choose a figure to see where it comes from.
board-sheet-empty = Nothing has been scored yet.
board-cell = { $player }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}, why?
board-total = Total
board-so-far = so far
board-round-over = Scored
board-round-seen = Seen

# Taking back
board-undo-asked = { $player } would like to take a move back.
board-undo-waits = Still to agree: { $names }
board-undo-yes = All right
board-undo-no = No

# Looking back
board-replay = Watch the game again
board-first = To the start
board-back = A step back
board-play = Play by itself
board-pause = Stop
board-forward = A step forward
board-last = To the last move
board-move-slider = Move
board-move = Move { $n } of { $of }
board-eyes = Seen by
board-eyes-own = as I saw it
board-eyes-all = all hands open
board-play-on = Play on from here
board-now = Back to now

# The end
board-won = { $n ->
    [0] The game is over
    [one] The winner: { $names }
   *[other] The winners: { $names }
}
board-rematch = Another game
board-rematch-go = To the next game
board-share = Share
board-record = Download the record
board-fair = Was the deal fair?
board-fair-text = All luck of this game comes from one secret number, the seed. Its fingerprint was shown before the first card was dealt, so nobody could change it later. Download the record to check every card with:
board-fair-hash = Fingerprint (SHA-256), known from the start
board-fair-seed = Seed, opened at the end

# A first game
board-coach = A word to begin with
board-coach-done = Got it
board-coach-next = Got it ({ $n } more)

# Keys
board-key-answer = answer the prompt, in its order
board-key-rove = go along cards, or along what happened
board-key-press = play, open; with mouse or finger: tap a card, or drag it onto the table
board-key-hand = go to your hand
board-key-card = what is this card?
board-key-undo = take the last move back
board-key-log = what happened
board-key-sheet = score sheet
board-key-rules = the rule of this moment
board-key-chat = chat
board-key-step = a step back, a step forward
board-key-ends = to the start, back to now
board-key-cancel = cancel, close
board-key-help = this list
