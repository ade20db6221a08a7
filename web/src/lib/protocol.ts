// Made from src/underhall/server/wire/protocol.py and the games; do not edit.
// python -m underhall.server.wire.typescript > web/src/lib/protocol.ts

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

export interface NewPassword {
  password: string;
  new: string;
}

/** Who wants to be forgotten for good proves it once more, if there is a password to prove it with. */
export interface Farewell {
  password?: string | null;
}

/** Whose token no longer counts. */
export interface Gone {
  person: string;
}

/** By which links others come to this hall, the best first; none where that is not known, or not for the asker to know. `only_here`: the server hears nobody but its own machine. */
export interface Whereabouts {
  links: string[];
  only_here: boolean;
}

/** A language that is spoken here, and what it calls itself. */
export interface LanguageCard {
  code: string;
  name: string;
}

/** The web client's own words in a language, as a Fluent file; none in English, which it brings along. */
export interface Words {
  language: string;
  text: string;
  languages: LanguageCard[];
}

/** `name` and `choices` are what is sent; `title` and `labels`, by choice, are what is read. */
export interface OptionCard {
  name: string;
  choices: string[];
  rule: string;
  meaning: string;
  title: string;
  labels: Record<string, string>;
}

export interface RuleText {
  id: string;
  source: string;
  title: string;
  text: string;
}

export interface Chapter {
  title: string;
  rules: RuleText[];
}

/** What the lobby needs to know about a game. It `hides` what one seat holds from the others. */
export interface GameCard {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  options: OptionCard[];
  bots: string[];
  hides: boolean;
}

/** All that a client needs to know about a game once. `box` is the game's own: see its board. */
export interface GameBook {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  options: OptionCard[];
  bots: string[];
  hides: boolean;
  chapters: Chapter[];
  words: Record<string, string>;
  box: Record<string, unknown>;
}

/** What a choice leads to, as far as the chooser can know; amounts by the game's own words. `costs` and `gives` are what has changed when somebody is asked again, `then` is what may be had after that. Not `sure`: something that nobody knows yet will add to it. `warns` of what the chooser may not want, by the keys of the game's words under `warning`. */
export interface Outlook {
  costs: Record<string, number>;
  gives: Record<string, number>;
  then: Record<string, number>;
  sure: boolean;
  warns?: string[];
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

export interface SeatCard {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  online: boolean;
  stand_in: boolean;
  seconds_left: number | null;
  waits: number | null;
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

/** `box` names the components it is played with: see `GET /api/games/{name}`. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  box: string;
  stage: "finished" | "gathering" | "playing";
  public: boolean;
  guided: boolean;
  options: Record<string, string>;
  clock: Clock | null;
  host: string;
  seats: SeatCard[];
  ballot: Ballot | null;
  watchers: number;
  created: number;
  rematch: string | null;
  rematch_of: string | null;
  clears_in: number | null;
}

/** A table that was put away: for who asked, or for all. */
export interface Cleared {
  table: string;
  for_all: boolean;
}

/** One's own table, and whether its game waits for oneself. */
export interface OwnTable {
  id: string;
  game: string;
  title: string;
  box: string;
  stage: "finished" | "gathering" | "playing";
  public: boolean;
  guided: boolean;
  options: Record<string, string>;
  clock: Clock | null;
  host: string;
  seats: SeatCard[];
  ballot: Ballot | null;
  watchers: number;
  created: number;
  rematch: string | null;
  rematch_of: string | null;
  clears_in: number | null;
  your_turn: boolean;
}

/** `take` and `leave` for oneself; `bot` and `open` for the host; `back` takes it from a stand-in. */
export interface SeatOrder {
  do: "back" | "bot" | "leave" | "open" | "take";
  bot?: string | null;
}

/** A legal move: its text is what is sent back; key and words name the components it touches. It has an outlook where its label does not say all. Beyond the open question it has moves that come `first`. */
export interface Choice {
  text: string;
  key: string;
  words: Record<string, number | string>;
  rule: string;
  label: string;
  explain: string;
  outlook?: Outlook;
  first?: string[];
}

export interface LogEntry {
  n: number;
  key: string;
  words: Record<string, number | string>;
  text: string;
}

/** Where points come from, were all counted now. */
export interface Source {
  label: string;
  points: number;
}

/** `at` counts what happened at the table, undone moves included; a move names the `at` it answers. `question` is a key of the game's words, empty while nobody is asked. `beyond` could be chosen right after going on. `tally` tells for each player, then for whoever plays beside them, what the score would be made of by now; it is empty where it is the score. */
export interface State {
  at: number;
  to_move: number;
  question: string;
  view: Record<string, unknown>;
  choices: Choice[];
  beyond: Choice[];
  asides: Choice[];
  can_undo: boolean;
  scores: number[];
  tally: Source[][];
  winners: number[];
}

export interface Remark {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  time: number;
}

/** First message on a socket. Without a token one only watches. In `language` one reads all that is told; without it, in that of the socket's own request. */
export interface Hello {
  type: "hello";
  token?: string | null;
  language?: string | null;
}

export interface Play {
  type: "play";
  ref: number;
  at: number;
  move: string;
  first?: string[];
  brisk?: boolean;
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
  table: TableCard;
  state: State | null;
  log: LogEntry[];
  chat: Remark[];
}

export interface TablePush {
  type: "table";
  seq: number;
  table: TableCard;
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
  remark: Remark;
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

/** A game to look back at, with the eyes that are allowed. Of a running game only own moves are told. `uploaded`: there is no table to go back to. */
export interface ReplayCard {
  id: string;
  game: string;
  title: string;
  box: string;
  finished: boolean;
  uploaded: boolean;
  names: string[];
  eyes: string[];
  moves: string[];
}

/** The game after `at` moves. `views`: what every seat saw, with open eyes only. What somebody chose last is told from the log entry `told_from` on. */
export interface Frame {
  at: number;
  state: State;
  log: LogEntry[];
  told_from: number;
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

/** How things stood after `at` moves, the last of which `actor` did: -1 is chance. Points scored, and what they would come to, by player, whoever plays beside the seats last; chances by side, if known yet. */
export interface MarkCard {
  at: number;
  actor: number;
  scores: number[];
  stands: number[];
  chances: number[];
}

/** Where the chances of a side changed most, between two marks. */
export interface TurningCard {
  since: number;
  at: number;
  actor: number;
  side: number;
  before: number;
  after: number;
  text: string;
}

/** A choice after `at` moves that cost most against what the hard bot would have played, and why. */
export interface SwingCard {
  at: number;
  seat: number;
  played: string;
  better: string;
  reason: string;
  chance_played: number;
  chance_better: number;
  text: string;
}

export interface GainCard {
  label: string;
  points: number[];
}

/** Where a player's points rose most. */
export interface TurnCard {
  player: number;
  since: number;
  at: number;
  points: number;
}

/** Where the last chance of a side came from: these four sum up to it. */
export interface ShareCard {
  side: number;
  began: number;
  luck: number;
  own: number;
  others: number;
}

export interface FallCard {
  label: string;
  came: number;
  expected: number;
}

/** Dice or draws of one kind; of a seat, or -1. */
export interface ThrowsCard {
  label: string;
  seat: number;
  number: number;
  falls: FallCard[];
}

/** How a finished game went, as far as it is known: `done` of `total` steps. `players` are names. */
export interface AnalysisCard {
  stage: "done" | "failed" | "running" | "stopped" | "unasked";
  done: number;
  total: number;
  seats: number;
  players: string[];
  sides: number[][];
  marks: MarkCard[];
  turnings: TurningCard[];
  swings: SwingCard[];
  gains: GainCard[];
  best: TurnCard[];
  shares: ShareCard[];
  throws: ThrowsCard[];
}

export type ClientMessage = Hello | Play | Aside | Undo | Answer | AskStandIn | Say | Why | Hint | Again | Ping;

export type ServerMessage = Welcome | TablePush | StatePush | ChatPush | Done | Refused | Because | HintReply | Pong | Fault;

export type SeatKind = "bot" | "open" | "person";

export type TableStage = "finished" | "gathering" | "playing";

export type AnalysisStage = "done" | "failed" | "running" | "stopped" | "unasked";

/** A whitelist. Unknown kinds, values and roles are -1; sets of seats are bitmasks. */
export interface LostMinesView {
  seat: number;
  seats: number;
  round: number;
  further_rounds: boolean;
  first: number;
  to_move: number;
  question: LostMinesQuestion | "";
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

export type LostMinesQuestion =
  | "ChooseDwarf"
  | "PlayOrDiscard"
  | "DiscardAnother"
  | "MoveDwarf"
  | "ChooseTurn"
  | "PickTreasure"
  | "Vote";

export type LostMinesNotation =
  | "agree"
  | "keep the rest"
  | "mine as printed"
  | "mine half turned"
  | "propose end"
  | "refuse"
  | "stop"
  | `discard ${string}`
  | `lay ${string} at ${string} turned`
  | `lay ${string} at ${string}`
  | `pick dwarf ${string}`
  | `play ${string} on mine ${string}`
  | `play ${string} on role ${string}`
  | `play ${string} on treasure ${string}`
  | `play axe on ${string}`
  | `play boat on ${string}`
  | `play rope on ${string}`
  | `play storm on ${string}`
  | `play trap on ${string}`
  | `play troll on ${string}`
  | `step ${string}`
  | `take treasure ${string}`;

/** A whitelist. What is absent or unknown is -1; sets of squares are lists of fields. */
export interface MountainKingView {
  seat: number;
  seats: number;
  side: number;
  teams: boolean;
  hide_tokens: boolean;
  first: number;
  to_move: number;
  question: MountainKingQuestion | "";
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

export type MountainKingQuestion =
  | "ChooseWorkshop"
  | "PlaceGate"
  | "PlaceStarter"
  | "SpellAndWorkshop"
  | "FollowCharm"
  | "DigBySpell"
  | "CaveIn"
  | "Divine"
  | "EarthRite"
  | "Elevate"
  | "ElevateWith"
  | "Drum"
  | "Unload"
  | "TakeToll"
  | "Wander"
  | "Stir"
  | "SendStatue"
  | "Consecrate"
  | "ConsecrateTo"
  | "UseWorkshop"
  | "RecruitOrDig"
  | "GiveOne"
  | "ChoosePedestal"
  | "SeatTroll"
  | "TradeInCascade"
  | "LayTunnel"
  | "AddPedestal"
  | "FoundWorkshop"
  | "DedicateHall"
  | "MoveStatues"
  | "HaulTo";

export type MountainKingNotation =
  | "done"
  | "follow the spell"
  | "go on"
  | "leave the anchor"
  | "leave the site"
  | "leave the workshop"
  | "let it roll on"
  | "no hall"
  | "pay by hand"
  | "skip"
  | "stop after each row"
  | "take no pedestal"
  | "waive the spell"
  | `cast ${string}`
  | `choose ${string}`
  | `collapse ${string}`
  | `consecrate ${string}`
  | `dedicate ${string} at ${string} turned ${string}`
  | `dedicate ${string} at ${string}`
  | `dig ${string} with ${string}`
  | `divine ${string}`
  | `drum for ${string}`
  | `elevate ${string}`
  | `found ${string}`
  | `gate at ${string}`
  | `give ${string} from ${string}`
  | `give ${string}`
  | `haul from ${string}`
  | `lay ${string} at ${string} flipped`
  | `lay ${string} at ${string} turned ${string} flipped`
  | `lay ${string} at ${string} turned ${string}`
  | `lay ${string} at ${string}`
  | `place at ${string}`
  | `put ${string} at ${string}`
  | `put pedestal ${string}`
  | `recruit ${string}`
  | `stir ${string}`
  | `store ${string} from ${string}`
  | `take ${string}`
  | `take pedestal ${string}`
  | `to ${string}`
  | `toll from ${string}`
  | `trade for ${string}`
  | `unload ${string}`
  | `use ${string} for ${string}`
  | `use ${string}`
  | `with ${string}`
  | `work at ${string}`;

/** A whitelist. Empty slots and unknown tiles are -1, blocked spaces -2. `post` is the tool in use, `power` the strength it acts with; `site` and `strength` are those of the open question, -1 if it has none; `cleared` are the slots of rubble chosen in the dig that is going on. */
export interface CovenantView {
  seat: number;
  seats: number;
  era: number;
  first: number;
  to_move: number;
  question: CovenantQuestion | "";
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

export type CovenantQuestion =
  | "DraftTile"
  | "AssignDwarf"
  | "SpendSupport"
  | "UseTool"
  | "ChooseReward"
  | "ChooseSupport"
  | "Strengthen"
  | "Forge"
  | "Adorn"
  | "ChooseResource"
  | "Overflow"
  | "PayAny"
  | "FreeStep"
  | "TakeCoin"
  | "BenefitOfCoin"
  | "TakeRelic"
  | "RansomRelic"
  | "UseRelic"
  | "ChooseRubble"
  | "RevealChamber"
  | "ChooseEnemy"
  | "ChooseDie"
  | "DefeatGoblin"
  | "DefeatOrc"
  | "MoveEnemy"
  | "CaptureEnemy"
  | "Transport"
  | "DeliverToSite"
  | "ChooseDelivery"
  | "DeliverToThrone"
  | "PlaceMarker"
  | "Build"
  | "PlaceBuilding"
  | "BuildHouse"
  | "BuildWorkshop"
  | "ChooseCoin"
  | "ChooseTradition"
  | "CheckKeys"
  | "ChooseGoal"
  | "TakeTradition";

export type CovenantNotation =
  | "build"
  | "dig"
  | "done"
  | "fight"
  | "pass"
  | "plan house + workshop + pillar or gate"
  | "plan workshop + 2 pillar or gate"
  | "plan workshop + pillar or gate"
  | "token +1"
  | "token +2 for +1"
  | "transport"
  | "use ornament"
  | `adorn ${string} with gold ${string}`
  | `adorn ${string} with silver ${string}`
  | `adorn place ${string} with gold ${string}`
  | `adorn place ${string} with silver ${string}`
  | `assign ${string} to ${string}`
  | `assign ${string} to place ${string}`
  | `benefit of coin ${string}`
  | `bonus space ${string}`
  | `build gate at ${string}`
  | `build house at ${string}`
  | `build pillar at ${string}`
  | `build workshop at ${string}`
  | `capture ${string}`
  | `clear rubble ${string}`
  | `coin ${string} to place ${string}`
  | `defeat ${string} at ${string}`
  | `deliver ${string} to the throne`
  | `deliver ${string}`
  | `discard ${string}`
  | `draft goal ${string}`
  | `draft start ${string}`
  | `draft tradition ${string}`
  | `forge tool ${string} at place ${string}`
  | `gain ${string}`
  | `go to ${string}`
  | `honour tradition ${string}`
  | `move ${string} from ${string} to ${string}`
  | `pay ${string}`
  | `plan ${string}`
  | `release ${string}`
  | `relic in slot ${string}`
  | `resolve coin at place ${string}`
  | `reveal ${string}`
  | `show goal ${string}`
  | `spend ${string}`
  | `step on ${string}`
  | `strengthen ${string} in tavern`
  | `strengthen dwarf at ${string}`
  | `strengthen dwarf at place ${string}`
  | `take ${string} die as ${string}`
  | `take ${string} die`
  | `take ${string}`
  | `tradition in slot ${string}`
  | `use ${string} as ${string}`
  | `use ${string}`;

export type Notation = LostMinesNotation | MountainKingNotation | CovenantNotation;
