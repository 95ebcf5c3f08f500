import type { SeatId, Shaped } from '@warmoot/kernel';
import { shape } from '@warmoot/kernel';
import { ALL_KITS, type Kit } from '../carry/kits.table.js';
import type { RatingSet } from '../character/model.js';
import { ALL_SKILLS } from '../skills.table.js';

const range = shape.record({ least: shape.integer(1, 40), most: shape.integer(1, 40) });

export const draftOptions = shape.record({
  'saga.draft.castSize': shape.withDefault(range, { least: 3, most: 5 }),
});
export type DraftOptions = Shaped<typeof draftOptions>;

const id = shape.text(1, 40);
const arms = shape.text(0, 60);

/** SAGA-DRAFT-009: somebody of the setting whom a set may become. */
const personOfWorld = shape.record({
  id,
  name: shape.name,
  arms: shape.withDefault(arms, ''),
  home: shape.withDefault(shape.text(0, 200), ''),
  trade: shape.withDefault(shape.text(0, 200), ''),
  /** The skills that fit them. */
  suits: shape.withDefault(shape.list(shape.oneOf(...ALL_SKILLS), 0, ALL_SKILLS.length), []),
  kit: shape.withDefault(shape.oneOf(...ALL_KITS), 'emptyHands'),
});
export type PersonOfWorld = Shaped<typeof personOfWorld>;

export const draftSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  /** SAGA-DRAFT-002: how many main characters each player has. */
  characters: shape.dictionary(shape.integer(0, 1000)),
  /** People of the setting whom the players may be. */
  people: shape.optional(shape.list(personOfWorld, 0, 200)),
});
export type DraftSetup = Shaped<typeof draftSetup>;

const line = shape.text(0, 200);
const prose = shape.text(0, 2000);

/** SAGA-DRAFT-009: what a sheet says in words; all of it may be filled in later. */
const sheetWords = shape.record({
  context: shape.withDefault(prose, ''),
  home: shape.withDefault(line, ''),
  ties: shape.withDefault(prose, ''),
  trade: shape.withDefault(line, ''),
  past: shape.withDefault(prose, ''),
});
export type SheetWords = Shaped<typeof sheetWords>;

export const NO_WORDS: SheetWords = { context: '', home: '', ties: '', trade: '', past: '' };

export const pickAnswer = shape.union('choose', {
  pick: {
    /** Which set, counted from 1. */
    set: shape.integer(1, 1000),
    name: shape.name,
    words: shape.withDefault(sheetWords, NO_WORDS),
    /** SAGA-DRAFT-010: for the player alone. */
    goals: shape.withDefault(prose, ''),
    /** Which of the people of the setting it is; left out: somebody new. */
    who: shape.optional(id),
    arms: shape.optional(arms),
    /** What they set out with; left out: with empty hands. */
    kit: shape.optional(shape.oneOf(...ALL_KITS)),
  },
});
export type PickChoice = Shaped<typeof pickAnswer>;

/** A set that somebody has made a character of. */
export interface Picked {
  readonly owner: SeatId;
  readonly name: string;
  readonly words: SheetWords;
  readonly set: number;
  readonly who?: string;
  readonly arms?: string;
  readonly kit?: Kit;
}

/** A main character with its player. */
export interface DraftedCharacter extends Picked, Pick<RatingSet, 'skills' | 'motives' | 'groups' | 'origin'> {}

/** The cast that was drafted. */
export interface DraftOutcome {
  readonly order: readonly SeatId[];
  /** In the order they were picked. */
  readonly characters: readonly DraftedCharacter[];
}

export type DraftStep =
  | { readonly step: 'generate' }
  | { readonly step: 'rollOrder'; readonly among: readonly SeatId[]; readonly place: number }
  | { readonly step: 'orderDie'; readonly who: SeatId }
  | { readonly step: 'judgeOrder'; readonly among: readonly SeatId[]; readonly place: number }
  | { readonly step: 'picks' }
  | { readonly step: 'pick'; readonly who: SeatId };

export type DraftEvent =
  | { readonly event: 'setsMade'; readonly sets: readonly RatingSet[] }
  | { readonly event: 'orderRolled'; readonly who: SeatId; readonly face: number }
  | { readonly event: 'orderTied'; readonly who: readonly SeatId[]; readonly place: number }
  | { readonly event: 'orderPlaced'; readonly who: SeatId; readonly place: number }
  | { readonly event: 'picked'; readonly character: Picked };

export type DraftSecret = { readonly event: 'goalsKept'; readonly set: number; readonly goals: string };

/** Who plays whom: sets of ratings, a picking order, and one pick after another. */
export interface Draft {
  setup: DraftSetup;
  options: DraftOptions;
  given: {
    readonly characters: Readonly<Record<SeatId, number>>;
    readonly options: DraftOptions;
    readonly people?: readonly PersonOfWorld[];
  };
  open: {
    sets: RatingSet[];
    /** Every d20 of each player in order; players with equal numbers throw again. */
    rolls: Record<SeatId, number[]>;
    /** The player in each place, from the first on; null while the place is open. */
    order: (SeatId | null)[];
    picked: Picked[];
  };
  /** What a player wants for each character, for nobody else to see. */
  own: { goals: { readonly set: number; readonly goals: string }[] };
  step: DraftStep;
  event: DraftEvent;
  secret: DraftSecret;
  choice: PickChoice;
  outcome: DraftOutcome;
}
