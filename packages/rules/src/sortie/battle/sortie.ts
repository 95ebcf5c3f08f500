import type { Facts, Fixed, Play, Rated, RulingChoice, RulingEvent, RulingStep, Sight } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { Fronts } from './kinds.table.js';
import type { Maneuver } from './maneuvers.table.js';
import type {
  Army,
  CharacterFate,
  Ending,
  Fought,
  Impact,
  Meeting,
  Order,
  Plan,
  Shooting,
  Shot,
  SortieGiven,
  SortieOpen,
  SortieOptions,
  SortieSetup,
  Toll,
  UnitRow,
} from './model.js';
import type { SortieOutcome } from './outcome.js';

/** Steps that need no fields besides their name. */
type Named<K extends string> = K extends string ? { readonly step: K } : never;
type OfUnit<K extends string> = K extends string ? { readonly step: K; readonly unit: UnitIndex } : never;
/** `nth` counts the shots, or the sorties, of the round. */
type Nth<K extends string> = K extends string ? { readonly step: K; readonly nth: number } : never;

/** What is to be done in a battle of sorties. */
export type SortieStep =
  | RulingStep
  // Before the first round: SORTIE-FLOAT-012, SORTIE-ROUND-006.
  | { readonly step: 'initiative'; readonly side: Side }
  | Named<'compareInitiative'>
  | { readonly step: 'place'; readonly side: Side }
  // SORTIE-ROUND-002: a round.
  | Named<'round' | 'orders' | 'meet' | 'plans' | 'show' | 'effects' | 'escapes' | 'destroyed' | 'doomed'>
  | OfUnit<'fronts'>
  | { readonly step: 'planOpenly'; readonly side: Side }
  /** The table has said how those stand who fight a lone unit. */
  | OfUnit<'frontsSaid'>
  | Nth<'volley' | 'targetDice' | 'sortie' | 'compare'>
  /** With the net dice, which have been worked out for all to see. */
  | { readonly step: 'shot'; readonly nth: number; readonly net: number }
  | { readonly step: 'pool'; readonly nth: number; readonly side: Side; readonly net: number }
  | OfUnit<'escapeThrow'>
  | Named<'moves' | 'movement' | 'withdrawals' | 'pressing' | 'recovery' | 'endOfRound'>
  // After the battle.
  | Named<'victory' | 'quarter' | 'spoils' | 'reckoning' | 'over'>
  | OfUnit<'recordDice' | 'fractionDie'>
  | { readonly step: 'characterDie'; readonly who: string; readonly unit: UnitIndex }
  | {
      readonly step: 'bodyPart';
      readonly who: string;
      readonly unit: UnitIndex;
      readonly end: 'minorWound' | 'majorWound';
    };

type OnUnit<K extends string> = K extends string ? { readonly event: K; readonly unit: UnitIndex } : never;

/** What is heard of a battle of sorties. */
export type SortieEvent =
  | RulingEvent
  | { readonly event: 'initiativeRolled'; readonly side: Side; readonly total: Rated }
  | {
      readonly event: 'initiativeWon';
      readonly side: Side | null;
      readonly by: 'roll' | 'table' | 'surprise' | 'ambush';
    }
  | (OnUnit<'placed'> & { readonly halfMoves: number })
  | { readonly event: 'roundBegan'; readonly round: number }
  /** SORTIE-ROUND-007: all orders, shown together; by unit. */
  | { readonly event: 'ordered'; readonly orders: readonly (Order | null)[] }
  /** SORTIE-ROUND-008: who fights whom, and who shoots; `lapsed`: whose orders are lost, since they were engaged. */
  | {
      readonly event: 'met';
      readonly meetings: readonly Meeting[];
      readonly shots: readonly Shot[];
      readonly lapsed: readonly UnitIndex[];
    }
  | (OnUnit<'beset'> & { readonly fronts: Fronts })
  /** All plans, or those of one side where bids are open; by unit. */
  | { readonly event: 'planned'; readonly side: Side | null; readonly plans: readonly (Plan | null)[] }
  /** SORTIE-ARCHER-009, SORTIE-ARCHER-010: the target number, and the net dice of the archers. */
  | (Shot & { readonly event: 'aimed'; readonly nth: number; readonly needs: Rated; readonly net: Rated })
  | (Shot & { readonly event: 'shot'; readonly nth: number; readonly how: Shooting })
  /** The two nets of a sortie before its dice: side A's, then side B's. */
  | {
      readonly event: 'faced';
      readonly nth: number;
      readonly a: UnitIndex;
      readonly b: UnitIndex;
      readonly maneuvers: readonly [Maneuver, Maneuver];
      readonly nets: readonly [Rated, Rated];
    }
  | { readonly event: 'rolledPool'; readonly nth: number; readonly unit: UnitIndex; readonly total: number }
  /** How it came out; without totals where the maneuvers needed no roll. */
  | {
      readonly event: 'fought';
      readonly nth: number;
      readonly a: UnitIndex;
      readonly b: UnitIndex;
      readonly maneuvers: readonly [Maneuver, Maneuver];
      readonly how: Fought;
    }
  /** `hands`: the dice of each of them afterwards, with a line for each reason. */
  | { readonly event: 'applied'; readonly impacts: readonly Impact[]; readonly hands: readonly Rated[] }
  | (OnUnit<'finished' | 'destroyed' | 'escaped'> & { readonly total: number | null })
  | (OnUnit<'caught'> & { readonly total: number | null })
  /** SORTIE-STATE-024, SORTIE-STATE-028: what becomes of a Destroyed unit. */
  | OnUnit<'fled' | 'stayed'>
  | (OnUnit<'takenIn'> & { readonly fate: 'captured' | 'killed' })
  /** SORTIE-MULTI-004 to SORTIE-MULTI-006, SORTIE-MULTI-010: where a unit that fought several went. */
  | (OnUnit<'shifted'> & {
      readonly how: 'pressed' | 'towards' | 'stayed' | 'withdrew' | 'forced' | 'pinned' | 'through';
      readonly apart: readonly (readonly [enemy: UnitIndex, halfMoves: number])[];
    })
  /** SORTIE-ROUND-010, SORTIE-ROUND-011: the new distances; pairs that have not changed are left out. */
  | {
      readonly event: 'movedApart';
      readonly apart: readonly (readonly [UnitIndex, UnitIndex, number])[];
      /** Who has left the walls by it, and who has moved away. */
      readonly leftWalls: readonly UnitIndex[];
      /** SORTIE-SITUATION-019: who has parted from whom, and comes from an unguarded side no more when they meet again. */
      readonly parted: readonly (readonly [unit: UnitIndex, enemy: UnitIndex])[];
    }
  | (OnUnit<'passedThrough'> & { readonly friend: UnitIndex; readonly dice: number })
  | (OnUnit<'took'> & { readonly target: UnitIndex; readonly fate: 'captured' | 'killed' })
  /** The unit is now part of `into`, which is as `row` says. */
  | (OnUnit<'joined'> & {
      readonly into: UnitIndex;
      readonly row: UnitRow;
      readonly floating: number;
      readonly started: number;
      readonly apart: readonly number[];
    })
  /** Heads, dice and record of the part that stays, and of the one that goes. */
  | (OnUnit<'split'> & {
      readonly rows: readonly [UnitRow, UnitRow];
      readonly floating: readonly [number, number];
      readonly record: readonly [number, number];
      readonly started: readonly [number, number];
      readonly headsBefore: readonly [number, number];
    })
  | (OnUnit<'withdrew'> & { readonly halfMoves: 0 | 1 | 2; readonly ignored: number })
  | (OnUnit<'pressed' | 'letGo'> & { readonly of: UnitIndex })
  | { readonly event: 'recovered'; readonly units: readonly UnitIndex[] }
  | { readonly event: 'leftField'; readonly units: readonly UnitIndex[] }
  | { readonly event: 'roundEnded'; readonly quiet: number }
  | { readonly event: 'decided'; readonly ending: Ending; readonly winner: Side | null }
  | { readonly event: 'quarterSaid'; readonly side: Side; readonly given: boolean }
  | { readonly event: 'spoiled'; readonly target: UnitIndex; readonly fate: 'captured' | 'killed' }
  /** SORTIE-AFTER-003, SORTIE-AFTER-007: what the dice of the reckoning say. */
  | (OnUnit<'counted'> & { readonly by: 'record' | 'fraction'; readonly injured: number; readonly dead: number })
  | ({ readonly event: 'reckoned'; readonly sums: { readonly injured: Rated; readonly dead: Rated } } & Toll)
  | ({ readonly event: 'characterFate' } & CharacterFate)
  | (OnUnit<'renamed'> & { readonly name: string })
  | { readonly event: 'ended'; readonly ending: Ending; readonly winner: Side | null };

type None = Record<never, never>;

/** SORTIE-POOL-002: nothing else is chosen. SORTIE-ROUND-014: choices are named by the words of the ledger; units by their keys. The unit itself is who is asked. */
interface ChoiceWords {
  place: { readonly halfMoves: number };
  engage: { readonly target: string };
  shoot: { readonly target: string };
  close: { readonly target: string; readonly halfMoves: 1 | 2 };
  fallBack: { readonly halfMoves: 1 | 2 };
  stand: None;
  take: { readonly target: string; readonly fate: 'captured' | 'killed' };
  /** `leads`, where both have as many heads: the one of them whose commander has the whole; left out, the first listed. */
  join: { readonly friend: string; readonly leads?: string };
  split: { readonly heads: number; readonly commander: 'stays' | 'goes' };
  /**
   * `bids` has the dice for each enemy rolled against or shooting at it. Where two archers shoot at each other, `bids` are
   * for the unit's own shot and `arrows` against the other's.
   */
  plan: {
    readonly maneuver?: Maneuver;
    readonly bids: Readonly<Record<string, number>>;
    readonly arrows?: Readonly<Record<string, number>>;
  };
  escape: None;
  yield: None;
  /** Of a unit that fought two or more: `towards` an enemy that it beat, `press` those named back, through one, or none. */
  move: {
    readonly way: 'towards' | 'stay' | 'withdraw' | 'press' | 'through';
    readonly enemy?: string;
    readonly back?: readonly string[];
  };
  flee: None;
  stay: None;
  captured: None;
  killed: None;
  withdraw: { readonly halfMoves: 0 | 1 | 2 };
  press: None;
  letGo: None;
  takePrisoners: None;
  takeNone: None;
}

/** Some of the choices, by their words. */
export type ChoiceOf<K extends keyof ChoiceWords> = { [W in K]: { readonly choose: W } & ChoiceWords[W] }[K];
/** SORTIE-ROUND-007: the orders. */
export type OrderChoice = ChoiceOf<'engage' | 'shoot' | 'close' | 'fallBack' | 'stand' | 'take' | 'join' | 'split'>;
/** What can be answered, rulings of the table left out. */
export type OwnChoice = ChoiceOf<keyof ChoiceWords>;
/** What can be answered in a battle of sorties. */
export type SortieChoice = OwnChoice | RulingChoice;

/** The types of a battle of sorties. */
export interface Sortie {
  setup: SortieSetup;
  options: SortieOptions;
  given: SortieGiven;
  open: SortieOpen;
  own: Record<never, never>;
  step: SortieStep;
  event: SortieEvent;
  secret: never;
  choice: SortieChoice;
  outcome: SortieOutcome;
}

/** A battle of sorties as far as its facts go. */
export type SortieSight = Pick<Sight<Sortie>, 'given' | 'open'>;
export type SortieFacts = Facts<Sortie>;
export type SortiePlay = Play<Sortie>;

/** The army of a side. */
export const armyOf = ({ given }: Pick<SortieSight, 'given'>, side: Side): Fixed<Army> =>
  given.armies[side] as Fixed<Army>;
