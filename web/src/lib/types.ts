// Generated from src/spuds/core/board.py and src/spuds/server/{wire,payloads}.py by `make docs`: not to be edited.
//
// What the server tells leaves out every field at its default. `told(json)` for a message from the socket and
// `whole('GameInfo', json)` for anything else put the defaults back, all the way down, so that every field of these
// types is there; `whole('Card', { face: 'r16' })` makes one in a test. What the page sends may leave defaults out.

/** Named colours of the page's palette, light and dark; never the only mark of a thing. */
export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'gold' | 'brown' | 'grey' | 'purple' | 'orange' | 'pink';

/** What tells suits apart without colour, beside a letter. */
export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'star' | 'cross' | 'drop' | 'leaf';

/** A message by its id, put into words where it is shown. */
export interface Text {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Arguments that are players' names, by seat. */
  readonly players: Readonly<Record<string, number>>;
}

/** What some faces have in common. */
export interface Suit {
  readonly key: string;
  readonly name: Text;
  readonly letter: string;
  readonly colour: Colour;
  readonly shape: Shape;
}

/** The side of a card that shows; the same for all copies of it. */
export interface Face {
  /** As boards name it; a card of the game by its move-word. */
  readonly word: string;
  /** Read aloud, such as "Red 16, Lord Fry". */
  readonly name: Text;
  /** The index in its corners, such as "16". */
  readonly corner: string;
  /** Key of its suit; "" = none. */
  readonly suit: string;
  /** Ids of the rules that speak of it, for help. */
  readonly rules: readonly string[];
  /** What it does, in a sentence, where its name does not say it. */
  readonly does: Text | null;
}

/** A card, or several alike, as they lie. */
export interface Card {
  /** Word of its face; "" = face down. */
  readonly face: string;
  /** How many lie here alike; 0 = a place where none is left. */
  readonly copies: number;
  /** Who laid it; -1 = nobody in particular. */
  readonly seat: number;
  /** What is to be said of it here, such as that it takes the trick so far. */
  readonly marks: readonly Text[];
}

/** A fan of cards held; cards side by side, in order; a stack whose top card shows; kinds of cards, each with its copies. */
export type Layout = 'hand' | 'row' | 'pile' | 'heap';

/** A place where cards lie. */
export interface Zone {
  /** The same from one board to the next, such as "hand:2". */
  readonly id: string;
  readonly layout: Layout;
  /** Read aloud, without how many cards it holds. */
  readonly name: Text;
  /** In front of whom; -1 = in the middle. */
  readonly seat: number;
  /** In the order in which they lie, the top of a pile last. */
  readonly cards: readonly Card[];
  /** Further cards, face down, whose order means nothing. */
  readonly hidden: number;
  /** Whether it may be put away where room is short: it is a help, no part of the play. */
  readonly minor: boolean;
}

/** A line of numbered spaces from `low` to `high`, for tokens. */
export interface Track {
  readonly id: string;
  readonly name: Text;
  readonly low: number;
  readonly high: number;
}

/** A thing that is no card: a pawn on a track, a marker before a seat, a potato in front of its holder. */
export interface Token {
  readonly id: string;
  /** What a skin draws it as, such as "pawn". */
  readonly kind: string;
  readonly name: Text;
  /** Whose it is, or before whom it lies; -1 = nobody's. */
  readonly seat: number;
  /** Id of the track that it stands on; "" = none. */
  readonly track: string;
  /** Its space there. */
  readonly at: number;
  /** What is to be said of it here. */
  readonly marks: readonly Text[];
  /** Which of its sides shows, as a skin knows it; "" = it has one. */
  readonly side: string;
  /** What lies on or under it and goes where it goes. */
  readonly cards: readonly Card[];
  /** Further cards there, face down. */
  readonly hidden: number;
  /** Whether it is what the viewer's choices are about. */
  readonly asked: boolean;
}

/** A figure or a word at a seat, such as its points. */
export interface Badge {
  readonly id: string;
  /** Read aloud, the figure included. */
  readonly name: Text;
  readonly value: string;
  /** Whether this is the figure that decides the game. */
  readonly main: boolean;
}

/** A seat as the game knows it; who sits there is the table's affair. */
export interface Place {
  readonly seat: number;
  readonly badges: readonly Badge[];
  /** Whether it owes a decision. */
  readonly deciding: boolean;
  /** Whether it takes no part at present. */
  readonly out: boolean;
  /** Whether its answer is given, and not yet seen while others owe theirs. */
  readonly sealed: boolean;
}

/** One thing to be pointed at: a card in a zone, a whole zone, a token, a seat, or a button with a text. */
export interface Pick {
  /** As a button says it. */
  readonly text: Text;
  readonly zone: string;
  readonly face: string;
  readonly token: string;
  readonly seat: number;
}

/** One legal answer. Choices that begin with the same picks part where these differ. */
export interface Choice {
  /** Its words, which are sent. */
  readonly move: string;
  /** What is pointed at one after another to say it; at least one. */
  readonly picks: readonly Pick[];
  /** Whether it is costly, so that a tap alone must not make it. */
  readonly confirm: boolean;
  /** Whether its picks may be made in any order. */
  readonly any_order: boolean;
  /** Moves that follow at once, where what is picked is said by several; each is legal after those before it. */
  readonly then: readonly string[];
}

/** Why something that lies open to the viewer is no answer now. */
export interface Refusal {
  readonly zone: string;
  readonly face: string;
  readonly why: Text;
  readonly rule: string;
}

/** One step of what a turn is made of. */
export interface Step {
  readonly name: Text;
  readonly state: 'done' | 'now' | 'next';
}

/** What is going on, in a sentence that names who must do what. */
export interface Prompt {
  readonly text: Text;
  readonly rule: string;
  /** What waits until this is done, the next first. */
  readonly pending: readonly Text[];
}

/** The table in front of one viewer. */
export interface Board {
  /** A seat; -1 = a spectator, or one who sees all. */
  readonly viewer: number;
  readonly places: readonly Place[];
  readonly zones: readonly Zone[];
  readonly tracks: readonly Track[];
  readonly tokens: readonly Token[];
  /** Where the game stands, such as "Round 2 of 4". */
  readonly status: readonly Text[];
  /** What the viewer could reckon from what it sees, for those who want to be told, such as odds. */
  readonly hints: readonly Text[];
  readonly steps: readonly Step[];
  /** None when the game is over. */
  readonly prompt: Prompt | null;
  /** What the viewer may answer now, and nobody else's answers. */
  readonly choices: readonly Choice[];
  readonly refusals: readonly Refusal[];
}

/** One event of a game as one viewer sees it: a line of the log, a cue for pictures and sounds. */
export interface Line {
  /** Message id of its kind, whatever the text says. */
  readonly kind: string;
  readonly text: Text;
  readonly rule: string;
  readonly seat: number;
  /** Word of the card that it moved or showed, as far as the viewer may know it. */
  readonly face: string;
  /** Id of the token that it is about. */
  readonly token: string;
  /** In which of the board's steps it happened; -1 = in none, or in that of the line before. */
  readonly step: number;
}

/** What one seat got in one row of the score sheet, and why. */
export interface Cell {
  readonly points: number;
  readonly why: readonly Text[];
  readonly rule: string;
}

/** One row of the score sheet, such as a round: one cell a seat. */
export interface Row {
  readonly name: Text;
  readonly cells: readonly Cell[];
  /** Whether it is still being played, so that it may grow. */
  readonly running: boolean;
}

/** The score sheet so far. */
export interface Sheet {
  readonly rows: readonly Row[];
  /** By seat. */
  readonly totals: readonly number[];
  /** Empty until the end. */
  readonly winners: readonly number[];
}

/** What a page must know of a game's cards once, before it draws any board. */
export interface Looks {
  readonly suits: readonly Suit[];
  readonly faces: readonly Face[];
}

/** Longest message of a client. */
export const MOST_BYTES = 8192;

export const MOST_NAME = 24;

export const MOST_CHAT = 300;

/** Phrases that need no typing; the page has a message `preset-...` for each. */
export const PRESETS = ['hello', 'good-luck', 'well-played', 'oops', 'thinking', 'hurry', 'thanks', 'again', 'bye'] as const;

/** The client's own, unique; a request that is sent again under the same one is carried out once. */
export type ActionId = string;

export type SeatNumber = number;

export type Name = string;

export type Level = 'random' | 'thumb' | 'search';

/** No clock; 2 minutes a decision; a bank of 5 minutes and 15 seconds a decision; 2 days a decision. */
export type Pace = 'none' | 'relaxed' | 'live' | 'days';

/** What becomes of the seat of somebody who is away: it waits; a bot plays until they are back; it is free to all. */
export type Leavers = 'wait' | 'bot' | 'open';

export type Chat = 'off' | 'preset' | 'free';

export type Phase = 'gathering' | 'playing' | 'over' | 'closed';

/** Moves made when the decision opened, the seat, and how many answers it has given to it. */
export type Decision = readonly [number, number, number];

/** The first message on a socket, and whenever the client finds a gap. `seq` is the last it has; 0 = none. */
export interface Hello {
  readonly type: 'hello';
  readonly seq?: number;
}

/** Sent when nothing else was for some seconds. */
export interface Ping {
  readonly type: 'ping';
}

/** A request that is answered. */
export interface Asked {
  readonly action_id: ActionId;
}

/** An answer to a decision. */
export interface Move extends Asked {
  readonly type: 'move';
  readonly decision: Decision;
  /** Words of a choice, without the seat. */
  readonly move: string;
}

/** Take a free seat, or one that a bot keeps and the host has opened. */
export interface Sit extends Asked {
  readonly type: 'sit';
  readonly seat: SeatNumber;
  readonly name: Name;
}

/** Give one's seat up for good. */
export interface Stand extends Asked {
  readonly type: 'stand';
}

/** Be called otherwise. */
export interface Rename extends Asked {
  readonly type: 'rename';
  readonly name: Name;
}

/** Host: put a bot into a seat that no person holds, or with "" open it to whoever comes. */
export interface Fill extends Asked {
  readonly type: 'fill';
  readonly seat: SeatNumber;
  readonly level: Level | '';
}

/** Before the game: be ready or not, and allow spectators to see all hands or not. */
export interface Agree extends Asked {
  readonly type: 'agree';
  readonly ready: boolean;
  readonly open_hands?: boolean;
}

/** Host: begin. Seats that nobody holds get bots. */
export interface Start extends Asked {
  readonly type: 'start';
}

/** Host, before the game: change what the table agrees on. What is left out stays. */
export interface Arrange extends Asked {
  readonly type: 'arrange';
  readonly pace?: Pace | null;
  readonly leavers?: Leavers | null;
  readonly chat?: Chat | null;
  readonly public?: boolean | null;
}

/** Ask to take one's last move back; the other people must agree. */
export interface AskUndo extends Asked {
  readonly type: 'ask-undo';
}

/** Agree that the seat that asked takes its move back, or do not. */
export interface AnswerUndo extends Asked {
  readonly type: 'answer-undo';
  readonly agree: boolean;
}

/** Chat: one of PRESETS, or free text where the table allows it. */
export interface Say extends Asked {
  readonly type: 'say';
  readonly preset?: string;
  readonly text?: string;
}

/** Host: let a person chat no more, or again. */
export interface Silence extends Asked {
  readonly type: 'silence';
  readonly person: string;
  readonly silent: boolean;
}

/** Host: send a spectator away. */
export interface Remove extends Asked {
  readonly type: 'remove';
  readonly person: string;
}

/** After the game: a new table of the same people, bots and options; the first to ask makes it, all are led on. */
export interface Rematch extends Asked {
  readonly type: 'rematch';
}

export type Seating = Sit | Stand | Rename | Fill | Agree | Start | Arrange;

export type Playing = Move | AskUndo | AnswerUndo | Rematch;

export type Talking = Say | Silence | Remove;

export type Sent = Hello | Ping | Seating | Playing | Talking;

/** Who holds a seat. */
export interface Seat {
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'free';
  /** A person's name; a bot has none, the page names it by level and seat. */
  readonly name: string;
  /** Of the bot that plays here: instead of a person who is away, too. */
  readonly level: string;
  /** Public key of the person, for Silence and mutes; never the token. */
  readonly person: string;
  readonly online: boolean;
  readonly ready: boolean;
  readonly open_hands: boolean;
  /** Whether it has given its answer to a decision that others still owe. */
  readonly sealed: boolean;
  /** Milliseconds until the table's policy for leavers takes effect. */
  readonly away_ms: number | null;
  /** Milliseconds left on its clock; it runs only while this seat is deciding. */
  readonly clock_ms: number | null;
}

/** A spectator. */
export interface Person {
  readonly person: string;
  readonly name: string;
  readonly silent: boolean;
}

/** The table apart from the game: people, agreements, and what this viewer may do. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly phase: Phase;
  /** The viewer's seat; -1 = a spectator. */
  readonly you: number;
  /** Whether the viewer is the host. */
  readonly host: boolean;
  /** The viewer's own public key. */
  readonly person: string;
  /** Secret of the viewer's seat, for the link to it; for its owner's eyes only. */
  readonly rejoin: string;
  readonly spectators: readonly Person[];
  readonly pace: Pace;
  readonly leavers: Leavers;
  readonly chat: Chat;
  readonly public: boolean;
  readonly guided: boolean;
  /** SHA-256 of the seed, from the start; "" where luck has no seed of its own. */
  readonly hash: string;
  /** The seed, in hexadecimal, once the game is over. */
  readonly seed: string;
  /** The seat that asks to take its move back; -1 = none. */
  readonly undo: number;
  /** Seats whose consent is still missing. */
  readonly undo_waits: readonly number[];
  /** Id of the table at which it goes on. */
  readonly rematch: string;
  /** Why the table is closed, a message of the page. */
  readonly closed: Text | null;
}

/** All that is drawn: the truth as one viewer knows it. */
export interface Seen {
  readonly table: TableInfo;
  /** None before the start, and where this build lacks the rules. */
  readonly board: Board | null;
  readonly sheet: Sheet;
  /** What the viewer owes an answer to. */
  readonly decision: Decision | null;
  /** Moves made, chance included. */
  readonly moves: number;
  readonly can_undo: boolean;
}

/** One line of the log. */
export interface Happened {
  /** The entry of the table's log that brought it. */
  readonly seq: number;
  /** Whose message files have its text: the game's, or the page's. */
  readonly source: 'game' | 'table' | 'chat';
  readonly line: Line;
  /** Moves made once it had happened: where rewinding to it leads. */
  readonly move: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Who it was then, where a person said or did it. */
  readonly name: string;
  readonly person: string;
  /** The number of moves that an undo went back to: game lines after it are void. */
  readonly undone_to: number | null;
}

/** Everything up to `seq`: draw `view`; `events` are those after the client's last `seq`. */
export interface Update {
  readonly type: 'update';
  readonly seq: number;
  readonly view: Seen;
  readonly events: readonly Happened[];
  /** Whether `events` begin with the table's first: they replace the log instead of adding to it. */
  readonly whole: boolean;
  /** The `seq` that `events` follow on; a client that has not come so far has missed some and says hello again. */
  readonly since: number;
}

/** The request was carried out, now or earlier, and is on disk. */
export interface Ok {
  readonly type: 'ok';
  readonly action_id: string;
  readonly seq: number;
}

/** The request was refused and nothing has changed. The page has a message `error-<code>`. */
export interface Error {
  readonly type: 'error';
  readonly code: string;
  readonly action_id: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** The game's own reason. */
  readonly why: Text | null;
  readonly rule: string;
  /** What would be legal, as words of moves. */
  readonly legal: readonly string[];
}

/** The answer to Ping. */
export interface Pong {
  readonly type: 'pong';
  /** How far the table is, so that a client that has missed its last change notices. */
  readonly seq: number;
}

/** Something to tell everybody, such as a restart. The page has a message `notice-<code>`. */
export interface Notice {
  readonly type: 'notice';
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type Told = Update | Ok | Error | Pong | Notice;

/** What sort of values a table option has. */
export type OptionKind = 'choice' | 'number' | 'seat' | 'counts';

/** One field of the form for table options. The game has messages `option-<name>` and `option-<name>-<value>`, with `-doc` behind them for what the option and the value do, in a sentence; for a group `option-group-<group>`, and the same with `-doc`. */
export interface OptionInfo {
  readonly name: string;
  /** The default first: all values of a choice, the usual number, the word in place of a seat, the usual counts. */
  readonly values: readonly (string | number)[];
  /** In English, where the game has no message for it. */
  readonly doc: string;
  readonly changes: readonly string[];
  /** At which numbers of seats it may be changed; () = all. */
  readonly seats: readonly number[];
  /** Whether a rule that it changes is a ruling of the house. */
  readonly house: boolean;
  /** One of `values`; or the first of them or a whole number, which may be that of a seat; or counts of several things with commas between. */
  readonly kind: OptionKind;
  /** At which numbers of seats the default will not do. */
  readonly needed_at: readonly number[];
  /** What the counts or the number are of: faces of the game's looks, or words. */
  readonly things: readonly string[];
  /** That the counts may add up to. */
  readonly most: number;
  /** What the counts must add up to, for each seat. */
  readonly at_least_per_seat: number;
  /** The lowest number, but for the usual one. */
  readonly low: number;
  /** The highest. */
  readonly high: number;
  /** Where the form puts it away with others; "" = it stands in sight. */
  readonly group: string;
}

/** What the page must know of a game. */
export interface GameInfo {
  readonly slug: string;
  readonly name: string;
  readonly edition: string;
  readonly rules: number;
  /** Fewest and most. */
  readonly seats: readonly [number, number];
  readonly options: readonly OptionInfo[];
  readonly looks: Looks;
  /** For which there are messages. */
  readonly languages: readonly string[];
}

/** One rule, as the game's rules page words it (Markdown). */
export interface RuleInfo {
  readonly id: string;
  readonly text: string;
  readonly authority: string;
  readonly house: boolean;
}

/** A part of a rules page: its heading, running text, and numbered rules. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly rules: readonly RuleInfo[];
}

/** A game's rules page. */
export interface RulesPage {
  readonly title: string;
  readonly language: string;
  readonly chapters: readonly Chapter[];
}

/** A table to be made. Its maker takes seat `seat` and is its host. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly name: Name;
  readonly seat?: SeatNumber;
  readonly options?: Readonly<Record<string, string | number>>;
  /** In all other seats, unless `friends`. */
  readonly bots?: Level;
  /** Whether the other seats are left free and the game waits for Start; else it begins at once. */
  readonly friends?: boolean;
  readonly pace?: Pace;
  readonly leavers?: Leavers;
  readonly chat?: Chat;
  readonly public?: boolean;
  /** Whether the page explains as it goes: a first game. */
  readonly guided?: boolean;
}

/** A table was made. */
export interface Made {
  readonly id: string;
}

/** Play on from a move of a game that is over, as a new table with bots in the other seats. */
export interface Fork {
  readonly at: number;
  readonly seat: SeatNumber;
  readonly name: Name;
}

/** Hold a seat on another device too. */
export interface Rejoin {
  readonly secret: string;
}

/** Who the visitor is to this server. */
export interface Me {
  readonly person: string;
  /** Where they hold a seat, the latest first. */
  readonly tables: readonly Listed[];
}

/** A table in the lobby. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly free: number;
  readonly phase: Phase;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly pace: Pace;
  readonly watching: number;
}

/** A game as a viewer knew it after some of its moves, for rewinding and replay. */
export interface Moment {
  readonly at: number;
  /** In all, so far. */
  readonly moves: number;
  readonly board: Board;
  readonly sheet: Sheet;
  /** Of the move that led here. */
  readonly events: readonly Happened[];
  /** Its words, as the viewer saw them; "" at the start, and for one that is sealed. */
  readonly move: string;
}

/** Every kind of thing that the server tells. */
export interface Kinds {
  Text: Text;
  Suit: Suit;
  Face: Face;
  Card: Card;
  Zone: Zone;
  Track: Track;
  Token: Token;
  Badge: Badge;
  Place: Place;
  Pick: Pick;
  Choice: Choice;
  Refusal: Refusal;
  Step: Step;
  Prompt: Prompt;
  Board: Board;
  Line: Line;
  Cell: Cell;
  Row: Row;
  Sheet: Sheet;
  Looks: Looks;
  Seat: Seat;
  Person: Person;
  TableInfo: TableInfo;
  Seen: Seen;
  Happened: Happened;
  Update: Update;
  Ok: Ok;
  Error: Error;
  Pong: Pong;
  Notice: Notice;
  OptionInfo: OptionInfo;
  GameInfo: GameInfo;
  RuleInfo: RuleInfo;
  Chapter: Chapter;
  RulesPage: RulesPage;
  Made: Made;
  Me: Me;
  Listed: Listed;
  Moment: Moment;
}

const SHAPES = {
  Text: { defaults: { args: {}, players: {} }, parts: {} },
  Suit: { defaults: {}, parts: { name: 'Text' } },
  Face: { defaults: { corner: '', suit: '', rules: [], does: null }, parts: { name: 'Text', does: 'Text' } },
  Card: { defaults: { face: '', copies: 1, seat: -1, marks: [] }, parts: { marks: 'Text' } },
  Zone: { defaults: { seat: -1, cards: [], hidden: 0, minor: false }, parts: { name: 'Text', cards: 'Card' } },
  Track: { defaults: {}, parts: { name: 'Text' } },
  Token: {
    defaults: { seat: -1, track: '', at: 0, marks: [], side: '', cards: [], hidden: 0, asked: false },
    parts: { name: 'Text', marks: 'Text', cards: 'Card' },
  },
  Badge: { defaults: { main: false }, parts: { name: 'Text' } },
  Place: { defaults: { badges: [], deciding: false, out: false, sealed: false }, parts: { badges: 'Badge' } },
  Pick: { defaults: { zone: '', face: '', token: '', seat: -1 }, parts: { text: 'Text' } },
  Choice: { defaults: { confirm: false, any_order: false, then: [] }, parts: { picks: 'Pick' } },
  Refusal: { defaults: {}, parts: { why: 'Text' } },
  Step: { defaults: {}, parts: { name: 'Text' } },
  Prompt: { defaults: { rule: '', pending: [] }, parts: { text: 'Text', pending: 'Text' } },
  Board: {
    defaults: {
      zones: [],
      tracks: [],
      tokens: [],
      status: [],
      hints: [],
      steps: [],
      prompt: null,
      choices: [],
      refusals: [],
    },
    parts: {
      places: 'Place',
      zones: 'Zone',
      tracks: 'Track',
      tokens: 'Token',
      status: 'Text',
      hints: 'Text',
      steps: 'Step',
      prompt: 'Prompt',
      choices: 'Choice',
      refusals: 'Refusal',
    },
  },
  Line: { defaults: { rule: '', seat: -1, face: '', token: '', step: -1 }, parts: { text: 'Text' } },
  Cell: { defaults: { why: [], rule: '' }, parts: { why: 'Text' } },
  Row: { defaults: { running: false }, parts: { name: 'Text', cells: 'Cell' } },
  Sheet: { defaults: { rows: [], totals: [], winners: [] }, parts: { rows: 'Row' } },
  Looks: { defaults: { suits: [], faces: [] }, parts: { suits: 'Suit', faces: 'Face' } },
  Seat: {
    defaults: {
      name: '',
      level: '',
      person: '',
      online: false,
      ready: false,
      open_hands: false,
      sealed: false,
      away_ms: null,
      clock_ms: null,
    },
    parts: {},
  },
  Person: { defaults: { name: '', silent: false }, parts: {} },
  TableInfo: {
    defaults: {
      you: -1,
      host: false,
      person: '',
      rejoin: '',
      spectators: [],
      pace: 'none',
      leavers: 'bot',
      chat: 'preset',
      public: false,
      guided: false,
      hash: '',
      seed: '',
      undo: -1,
      undo_waits: [],
      rematch: '',
      closed: null,
    },
    parts: { seats: 'Seat', spectators: 'Person', closed: 'Text' },
  },
  Seen: {
    defaults: { decision: null, moves: 0, can_undo: false },
    parts: { table: 'TableInfo', board: 'Board', sheet: 'Sheet' },
  },
  Happened: { defaults: { move: 0, at: 0, name: '', person: '', undone_to: null }, parts: { line: 'Line' } },
  Update: { defaults: { events: [], whole: false, since: 0 }, parts: { view: 'Seen', events: 'Happened' } },
  Ok: { defaults: { seq: 0 }, parts: {} },
  Error: { defaults: { action_id: '', args: {}, why: null, rule: '', legal: [] }, parts: { why: 'Text' } },
  Pong: { defaults: { seq: 0 }, parts: {} },
  Notice: { defaults: { args: {} }, parts: {} },
  OptionInfo: {
    defaults: {
      changes: [],
      seats: [],
      house: false,
      kind: 'choice',
      needed_at: [],
      things: [],
      most: 0,
      at_least_per_seat: 0,
      low: 0,
      high: 0,
      group: '',
    },
    parts: {},
  },
  GameInfo: { defaults: {}, parts: { options: 'OptionInfo', looks: 'Looks' } },
  RuleInfo: { defaults: { authority: '', house: false }, parts: {} },
  Chapter: { defaults: { text: '', rules: [] }, parts: { rules: 'RuleInfo' } },
  RulesPage: { defaults: {}, parts: { chapters: 'Chapter' } },
  Made: { defaults: {}, parts: {} },
  Me: { defaults: { tables: [] }, parts: { tables: 'Listed' } },
  Listed: { defaults: { names: [], options: {}, pace: 'none', watching: 0 }, parts: {} },
  Moment: { defaults: { events: [], move: '' }, parts: { board: 'Board', sheet: 'Sheet', events: 'Happened' } },
};

const TAGS = {
  update: 'Update',
  ok: 'Ok',
  error: 'Error',
  pong: 'Pong',
  notice: 'Notice',
} as const;

type Loose = Record<string, unknown>;

/** Put the defaults back that were left out of a thing of this kind, and of all that it holds. */
export function whole<K extends keyof Kinds>(kind: K, given: object): Kinds[K] {
  const { defaults, parts } = SHAPES[kind] as { defaults: Loose; parts: Record<string, keyof Kinds> };
  const made: Loose = { ...defaults, ...given };
  for (const [name, part] of Object.entries(parts)) {
    const held = made[name];
    if (Array.isArray(held)) made[name] = held.map((one: object) => whole(part, one));
    else if (held !== null && held !== undefined) made[name] = whole(part, held);
  }
  return made as unknown as Kinds[K];
}

/** Read a message of the server. Null: it is none that this page knows. */
export function told(given: unknown): Told | null {
  const type = (given as { type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(TAGS, type)) return null;
  return whole(TAGS[type as Told['type']], given as object) as Told;
}
