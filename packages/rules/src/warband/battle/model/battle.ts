import type { Facts, Play, RulingChoice, RulingEvent, RulingStep, Shaped, Sight } from '@warmoot/kernel';
import type { AttackingStep } from '../../model/attacking.js';
import type { AftermathStep, MoraleStep, RoundStep } from '../../model/faring.js';
import type { GrapplingStep } from '../../model/grappling.js';
import type { SkirmishGiven, SkirmishOpen } from '../../model/model.js';
import type { OwnChoice as FigureChoice, OwnEvent as FigureEvent } from '../../model/skirmish.js';
import type { BattleLine, Removed, Unit } from '../../model/units.js';
import type { BattleChoices } from './choices.js';
import type { UnitEvent } from './events.js';
import type { battleOptions } from './options.js';
import type { BattleOutcome } from './outcome.js';
import type { ArmyOfSaga, battleSetup } from './setup.js';
import type { UnitStep } from './steps.js';

export type BattleSetup = Shaped<typeof battleSetup>;
export type BattleOptions = Shaped<typeof battleOptions>;
export type UnitSetup = BattleSetup['a']['units'][number];
export type RankSetup = UnitSetup['ranks'][number];
export type RankedSetup = RankSetup['figures'][number];
export type BattlePosition = NonNullable<BattleSetup['position']>;

export interface BattleGiven extends SkirmishGiven {
  readonly options: BattleOptions;
  /** WARBAND-BMOVE-012: by space, how hard it is to get over; null: it is no obstacle. */
  readonly obstacles: readonly ('easy' | 'normal' | 'hard' | 'veryHard' | null)[];
  /** WARBAND-UNIT-010 */
  readonly dark: boolean;
  /** Of both sides; null of an army that is of no saga. */
  readonly sagas: readonly [ArmyOfSaga | null, ArmyOfSaga | null];
}

/**
 * The open facts of a battle: those of a fight of figures, of whom each is a rank's normal figures taken together or
 * somebody unique, and the units in which they stand.
 */
export interface BattleOpen extends SkirmishOpen {
  units: Unit[];
  /** The map, by which it is written where figures of a unit stand. */
  readonly width: number;
  readonly height: number;
  /** WARBAND-LINE-001: those of this Melee phase, kept to the End for their tides; none in an Opening. */
  lines: readonly BattleLine[];
  /** In the order of removal. */
  removed: readonly Removed[];
}

/** Steps of a fight of figures that a battle takes as they are. */
type Borrowed =
  | Extract<
      AttackingStep,
      { step: 'helmet' | 'woundDie' | 'whichHand' | 'makeRoom' | 'harm' | 'sacrifice' | 'allyDie' | 'ally' }
    >
  | Extract<GrapplingStep, { step: 'duels' | 'techniques' }>
  | RoundStep
  | MoraleStep
  | AftermathStep;

/** What is to be done in battle lines. */
export type BattleStep = RulingStep | Borrowed | UnitStep;
export type BattleOwnEvent = FigureEvent | UnitEvent;
/** What is heard of battle lines. */
export type BattleEvent = BattleOwnEvent | RulingEvent;
/** What can be answered, rulings of the table left out. */
export type BattleOwnChoice = BattleChoices | Exclude<FigureChoice, { choose: BattleChoices['choose'] }>;
/** What can be answered in battle lines. */
export type BattleChoice = BattleOwnChoice | RulingChoice;

/** The types of battle lines. */
export interface Battle {
  setup: BattleSetup;
  options: BattleOptions;
  given: BattleGiven;
  open: BattleOpen;
  own: Record<never, never>;
  step: BattleStep;
  event: BattleEvent;
  secret: never;
  choice: BattleChoice;
  outcome: BattleOutcome;
}

/** Battle lines as far as their facts go. */
export type BattleSight = Pick<Sight<Battle>, 'given' | 'open'>;
export type BattleFacts = Facts<Battle>;
export type BattlePlay = Play<Battle>;

/** Those of some events that may go by a name. */
type EventCalled<E, K> = E extends { readonly event: infer N } ? (K extends N ? E : never) : never;

/** What writes the events of a chapter into the facts. */
export type BattleWriters<E extends { readonly event: string }> = {
  readonly [K in E['event']]: (open: BattleOpen, event: EventCalled<E, K>) => void;
};
