/** Where a table comes from: a running game, or a past position of one. Boards and shell read this and nothing else. */
import type {
  Action,
  Advice,
  Conclusions,
  Entry,
  FaultSaid,
  Interpreted,
  Line,
  Position,
  Propose,
  Preview,
  Recap,
  Refused,
  TableFacts,
  You,
} from "../protocol/generated/table";
import type { LinkState } from "../socket";

/** One position, and the entries that led to it from the position before; none on the first look. */
export interface Shown {
  readonly position: Position;
  readonly fresh: readonly Entry[];
  /** The last of my own notes after the position's entry; a note changes the position without a number of its own. */
  readonly note: number;
}

/** What can be asked of a table. A capability that is missing cannot be used: a past position can do nothing. */
export interface Capabilities {
  act(action: Action): Promise<boolean>;
  why(action: Action): Promise<FaultSaid | null>;
  advise(): Promise<Advice | null>;
  /** With a line of the history: only what follows from what I saw and that line; -1 is no line at all. */
  deduce(line?: number | null): Promise<Conclusions | null>;
  weigh(action: Action): Promise<Preview | null>;
  /** What action a typed sentence means, about the player on a chair. */
  interpret(target: number, text: string, language: string): Promise<Interpreted | null>;
  takeBack(to?: number | null): Promise<boolean>;
  propose(motion: Propose["motion"]): Promise<boolean>;
  /** Vote for a chair of mine, which a substitute may be playing. */
  vote(ballot: number, agree: boolean, seat: number): Promise<boolean>;
  say(text: string): Promise<boolean>;
  writeNotes(text: string): Promise<boolean>;
  sit(seat: number): Promise<boolean>;
  rise(seat: number): Promise<boolean>;
  comeBack(seat: number): Promise<boolean>;
  setRelation(seat: number, relation: "none" | "mute" | "block"): Promise<boolean>;
  muteSpectator(line: number): Promise<boolean>;
  report(seat: number, text: string): Promise<boolean>;
  rematch(): Promise<boolean>;
  look(seat: number | null): void;
  readBack(): Promise<void>;
  markSeen(): void;
  clearRecap(): void;
}

export interface TableSource {
  readonly mode: "live" | "past";
  readonly id: string;
  readonly facts: TableFacts | null;
  readonly you: You | null;
  readonly shown: Shown | null;
  /** The log as far as it has been read, oldest first. */
  readonly entries: readonly Entry[];
  /** There are entries before these. */
  readonly older: boolean;
  readonly talk: readonly Line[];
  readonly notes: Readonly<Record<string, string>>;
  readonly recap: Recap | null;
  readonly link: LinkState;
  /** The last refusal, until something else happens. */
  readonly refused: Refused | null;
  /** A decision is on its way, or its outcome is not shown yet. Choices stay as they are meanwhile. */
  readonly busy: boolean;
  /** How long the position that is shown will stand at least, in milliseconds: pieces travel no longer than that. */
  readonly beat: number;
  /** The server's clock minus ours, in seconds. */
  readonly skew: number;
  readonly can: Partial<Capabilities>;
}
