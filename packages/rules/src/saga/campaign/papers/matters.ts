import type { Motive } from '../../character/model.js';
import type { CharacterId, EntryId } from './ids.js';

/** SAGA-TALK-037: a context and a topic together. */
export interface Matter {
  readonly context: string;
  readonly topic: string;
}

/** SAGA-TALK-035, S1E-TALK-004: what drives a character in one matter, and with which rating it was given. */
export interface DrivingMotivation extends Matter {
  readonly id: string;
  readonly motive: Motive;
  /** Null in the first edition, which records none. */
  readonly rating: number | null;
  /** Who gave it, as far as the table has said. */
  readonly by: CharacterId | null;
  readonly since: number;
  /** The Discussion in which it was given, where it was one. */
  readonly entry?: EntryId;
}

/** SAGA-TALK-021: somebody who has heard of a topic: of the cast by their id, a crowd by its name. */
export interface Heard {
  readonly listener: string;
  readonly topic: string;
}
