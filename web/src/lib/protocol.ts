// Made from src/underhall/server/protocol.py and the games' views; do not edit.
// python -m underhall.server.typescript > web/src/lib/protocol.ts

/** What a choice leads to, as far as the chooser can know; amounts by the game's own words. `costs` and `gives` are what has changed when somebody is asked again, `then` is what may be had after that. Not `sure`: something that nobody knows yet will add to it. */
export interface Outlook {
  costs: Record<string, number>;
  gives: Record<string, number>;
  then: Record<string, number>;
  sure: boolean;
}

export interface NewPerson {
  name: string;
}

export interface Person {
  id: string;
  name: string;
  account: string | null;
}

/** A person and the token that proves it. Only ever sent to that person. */
export interface Me {
  person: Person;
  token: string;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface OptionSheet {
  name: string;
  choices: string[];
  rule: string;
  meaning: string;
}

export interface RuleSheet {
  id: string;
  source: string;
  title: string;
  text: string;
}

export interface ChapterSheet {
  title: string;
  rules: RuleSheet[];
}

/** What the lobby needs to know about a game. */
export interface GameCard {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  options: OptionSheet[];
  bots: string[];
}

/** All that a client needs to know about a game once. `box` is the game's own: see its board. */
export interface GameSheet {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  options: OptionSheet[];
  bots: string[];
  chapters: ChapterSheet[];
  words: Record<string, string>;
  box: Record<string, unknown>;
}

/** Time per seat: a stock of seconds, and what every own turn adds. Out of time: a stand-in. */
export interface Clock {
  stock: number;
  add?: number;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  public?: boolean;
  clock?: Clock | null;
  fill_with?: string | null;
  guided?: boolean;
}

export interface SeatSheet {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  online: boolean;
  stand_in: boolean;
  seconds_left: number | null;
}

/** A question to the table: all people seated but the asker answer, one no settles it. */
export interface Ballot {
  id: number;
  kind: "stand_in" | "undo";
  asker: number;
  seat: number | null;
  yes: number[];
  waiting: number[];
}

export interface TableSheet {
  id: string;
  game: string;
  title: string;
  stage: "finished" | "gathering" | "playing";
  public: boolean;
  guided: boolean;
  options: Record<string, string>;
  clock: Clock | null;
  host: string;
  seats: SeatSheet[];
  ballot: Ballot | null;
  watchers: number;
  created: number;
  rematch: string | null;
  rematch_of: string | null;
}

/** One's own table, and whether its game waits for oneself. */
export interface OwnTable {
  id: string;
  game: string;
  title: string;
  stage: "finished" | "gathering" | "playing";
  public: boolean;
  guided: boolean;
  options: Record<string, string>;
  clock: Clock | null;
  host: string;
  seats: SeatSheet[];
  ballot: Ballot | null;
  watchers: number;
  created: number;
  rematch: string | null;
  rematch_of: string | null;
  your_turn: boolean;
}

/** `take` and `leave` for oneself; `bot` and `open` for the host while gathering; `back` takes a seat back from its stand-in. */
export interface SeatOrder {
  do: "back" | "bot" | "leave" | "open" | "take";
  bot?: string | null;
}

/** A legal move: its text is what is sent back; key and words name the components it touches. It has an outlook where its label does not say all. */
export interface Choice {
  text: string;
  key: string;
  words: Record<string, number | string>;
  rule: string;
  label: string;
  explain: string;
  outlook?: Outlook;
}

export interface LogEntry {
  n: number;
  key: string;
  words: Record<string, number | string>;
  text: string;
}

/** `at` counts what happened at the table, undone moves included; a move names the `at` it answers. `question` is a key of the game's words, empty while nobody is asked. */
export interface State {
  at: number;
  to_move: number;
  question: string;
  view: Record<string, unknown>;
  choices: Choice[];
  asides: Choice[];
  can_undo: boolean;
  scores: number[];
  winners: number[];
}

export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  time: number;
}

/** First message on a socket. Without a token one only watches. */
export interface Hello {
  type: "hello";
  token?: string | null;
}

export interface Play {
  type: "play";
  ref: number;
  at: number;
  move: string;
}

export interface Aside {
  type: "aside";
  ref: number;
  move: string;
}

/** Take back the own last choice; beyond what is free, the table is asked. */
export interface Undo {
  type: "undo";
  ref: number;
  at: number;
}

export interface Answer {
  type: "answer";
  ref: number;
  ballot: number;
  yes: boolean;
}

/** Propose that a bot plays on for a seat whose owner is gone. */
export interface AskStandIn {
  type: "ask_stand_in";
  ref: number;
  seat: number;
}

export interface Say {
  type: "say";
  ref: number;
  text: string;
}

/** Why is this move not legal? */
export interface Why {
  type: "why";
  ref: number;
  move: string;
}

export interface Hint {
  type: "hint";
  ref: number;
}

/** A gap in the sequence numbers: please send everything anew. */
export interface Again {
  type: "again";
  ref: number;
}

export interface Ping {
  type: "ping";
  ref: number;
}

/** Everything: the answer to hello and again, and sent by itself when one's seat has changed. */
export interface Welcome {
  type: "welcome";
  seq: number;
  you: Person | null;
  seat: number | null;
  table: TableSheet;
  state: State | null;
  log: LogEntry[];
  chat: ChatLine[];
}

export interface TablePush {
  type: "table";
  seq: number;
  table: TableSheet;
}

/** After a move: the new state, and what is new in the log from entry `log_from` on (undo shortens it). */
export interface StatePush {
  type: "state";
  seq: number;
  state: State;
  log_from: number;
  log: LogEntry[];
}

export interface ChatPush {
  type: "chat";
  seq: number;
  line: ChatLine;
}

export interface Done {
  type: "done";
  ref: number;
}

/** Nothing has changed; `rule` is empty where no rule of the game is concerned. */
export interface Refused {
  type: "refused";
  ref: number;
  rule: string;
  key: string;
  text: string;
}

/** The answer to why. */
export interface Because {
  type: "because";
  ref: number;
  legal: boolean;
  rule: string;
  text: string;
}

export interface HintReply {
  type: "hint";
  ref: number;
  move: string;
  label: string;
  text: string;
}

export interface Pong {
  type: "pong";
  ref: number;
}

/** A message that could not be understood or is not allowed. */
export interface Fault {
  type: "fault";
  ref: number | null;
  text: string;
}

/** A game to look back at, with the eyes that are allowed. Of a running game only own moves are told. */
export interface ReplaySheet {
  id: string;
  game: string;
  title: string;
  finished: boolean;
  names: string[];
  eyes: string[];
  moves: string[];
}

/** The game after `at` moves. `views`: what every seat saw, with open eyes only. */
export interface Frame {
  at: number;
  state: State;
  log: LogEntry[];
  views: (Record<string, unknown>)[];
}

export interface Upload {
  record: string;
  names?: string[];
}

/** Every error over HTTP. */
export interface Problem {
  error: string;
  rule: string;
}

export type ClientMessage = Hello | Play | Aside | Undo | Answer | AskStandIn | Say | Why | Hint | Again | Ping;

export type ServerMessage = Welcome | TablePush | StatePush | ChatPush | Done | Refused | Because | HintReply | Pong | Fault;

export type SeatKind = "bot" | "open" | "person";

export type TableStage = "finished" | "gathering" | "playing";

/** A whitelist. Unknown kinds, values and roles are -1; sets of seats are bitmasks. */
export interface LostMinesView {
  seat: number;
  seats: number;
  round: number;
  further_rounds: boolean;
  first: number;
  to_move: number;
  question: string;
  steps_left: number;
  points: number[];
  results: LostMinesResult[];
  pile: number;
  hand_sizes: number[];
  hand: number[];
  discarded: number[];
  discard_counts: number[];
  shown: number[];
  clans: number[];
  roles: number[];
  role_seen: number[];
  dwarves: number[];
  places: number[];
  ways: number[];
  passed: boolean[];
  dragon: number;
  laid: number[];
  sides: number[];
  tools: number[];
  traps: number[];
  trolls: number[];
  mine_kinds: number[];
  mine_seen: number[];
  mine_open: boolean[];
  treasure_kinds: number[];
  treasure_values: number[];
  treasure_owners: number[];
  treasure_seen: number[];
}

/** How one round ended: everything that is open afterwards (LM-6.12), and how the points came about. A treasure is its owner, kind and value. Points are a seat's share and extra, less its loss. */
export interface LostMinesResult {
  roles: number[];
  treasures: ([number, number, number])[];
  shares: number[];
  extras: number[];
  losses: number[];
}

/** A whitelist. What is absent or unknown is -1; sets of squares are lists of fields. */
export interface MountainKingView {
  seat: number;
  seats: number;
  side: number;
  teams: boolean;
  hide_tokens: boolean;
  first: number;
  to_move: number;
  question: string;
  details: Record<string, number>;
  scores: number[];
  honor: number[];
  crowns: number[];
  crowns_left: number[];
  last_rounds: number;
  results: (Record<string, number>)[];
  storage: number[][];
  held: number[][];
  council: number[][];
  laden: number[][];
  draft: number[];
  hand: number[];
  deck_sizes: number[];
  under: number[][];
  horde: number[];
  prices: number[];
  bribes: number[][];
  horde_pedestals: number[];
  bag: number[];
  workshops: number[];
  workshop_at: number[];
  entrances: number[];
  spell_deck: number;
  spells_under: number[];
  book: number[];
  runes: number[];
  charms: number;
  by_hand: boolean;
  statues: number[];
  statue_clans: number[];
  track: number[];
  track_owner: number[];
  stacks: number[];
  halls: number[];
  altars: number[];
  pedestals: number[][];
  gates: number[];
  regions: number[][];
  kinds: number[];
  standing: number[];
  looted: number[];
  networks: number[][];
}

/** A whitelist. Empty slots and unknown tiles are -1, blocked spaces -2. `post` is the tool in use, `power` the strength it acts with; `site` and `strength` are those of the open question, -1 if it has none; `cleared` are the slots of rubble chosen in the dig that is going on. */
export interface CovenantView {
  seat: number;
  seats: number;
  era: number;
  first: number;
  to_move: number;
  question: string;
  chain: CovenantLink[];
  post: number;
  power: number;
  boost: number;
  acted: boolean;
  ornament_used: boolean;
  site: number;
  strength: number;
  cleared: number[];
  rows: number[][];
  stacks: number[];
  discards: number[][];
  enemy_bag: number[];
  dice: number[];
  projects: number[];
  offers: number[][];
  backs: number[];
  tiles: number[];
  enemies: number[][];
  sites: number[][];
  markers: number[][];
  throne: number[];
  clans: CovenantClanView[];
  elders: CovenantEldersView | null;
  unresolved_coins: number[];
  results: number[][];
}

/** One pending item of the chain that is being worked off, next first. */
export interface CovenantLink {
  item: string;
  clan: number;
  rewards: string[];
}

/** A clan board. Goals that may not be known are -1. */
export interface CovenantClanView {
  glory: number;
  tracks: number[];
  achievements: number;
  tavern: number[];
  posts: number[];
  tools: number[];
  ornaments: number[];
  support: number[];
  resources: number[];
  storage: number;
  coins: number[];
  traditions: number[];
  relics: number[];
  fresh_relics: number[];
  used_relics: number[];
  keys: number;
  dungeon: number[];
  forge: number[];
  finished: number[];
  carts: number;
  houses: number[];
  workshops: number[];
  pillars: number[];
  gates: number[];
  start_tile: number;
  goals: number[];
  shown_goals: number[];
}

/** The Elders' board: how many cards, which were used, which tiles they store by row. */
export interface CovenantEldersView {
  difficulty: number;
  available: number;
  forge: number;
  used: number[];
  tiles: number[][];
}
