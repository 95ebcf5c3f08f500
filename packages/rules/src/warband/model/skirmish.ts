import type { Facts, Play, RulingChoice, RulingEvent, RulingStep, Sight } from '@warmoot/kernel';
import type * as attacking from './attacking.js';
import type * as faring from './faring.js';
import type * as grappling from './grappling.js';
import type { SkirmishGiven, SkirmishOpen, SkirmishOptions, SkirmishSetup } from './model.js';
import type * as moving from './moving.js';
import type { SkirmishOutcome } from './outcome.js';

/** What is to be done in a skirmish. */
export type SkirmishStep =
  | RulingStep
  | moving.MovingStep
  | attacking.AttackingStep
  | grappling.GrapplingStep
  | faring.RoundStep
  | faring.MoraleStep
  | faring.AftermathStep;

/** What is heard, rulings of the table left out. */
export type OwnEvent = moving.MovingEvent | attacking.AttackingEvent | grappling.GrapplingEvent | faring.FaringEvent;
/** What is heard of a skirmish. */
export type SkirmishEvent = OwnEvent | RulingEvent;

/** WARBAND-ACTION-017: acts of a figure, by the names of the ledger. */
export type OpeningAct =
  | moving.MoveChoice
  | moving.ChargeChoice
  | moving.RetreatChoice
  | moving.RiseChoice
  | moving.HinderChoice
  | attacking.ShootChoice
  | faring.SpellChoice
  | faring.GearChoice
  | faring.AidChoice
  | grappling.GambitChoice
  | Extract<grappling.HoldChoice, { choose: 'letGo' | 'tighten' | 'drag' }>;
export type DeclareAct = faring.DeclareChoice | grappling.DuelChoice;
export type MeleeAct =
  | attacking.AttackChoice
  | grappling.GrappleChoice
  | Exclude<grappling.HoldChoice, { choose: 'tighten' }>
  | grappling.GambitChoice
  | Exclude<faring.GearChoice, { choose: 'reload' | 'search' }>
  | faring.AidChoice;
/** What a figure can do when it acts. */
export type ActChoice = OpeningAct | DeclareAct | MeleeAct;

/** What can be answered, rulings of the table left out. */
export type OwnChoice =
  | ActChoice
  | faring.PassChoice
  | moving.PlaceChoice
  | moving.AnnounceChoice
  | moving.HinderingChoice
  | attacking.HelmetChoice
  | attacking.HarmChoice
  | attacking.DropChoice
  | attacking.KillingBlowChoice
  | grappling.OddsChoice
  | grappling.PriceChoice
  | grappling.ChallengedChoice
  | grappling.TechniqueChoice
  | faring.QuarterChoice
  | faring.CircumstancesChoice
  | faring.RefereeChoice;
/** What can be answered in a skirmish. */
export type SkirmishChoice = OwnChoice | RulingChoice;

/** The types of a skirmish. */
export interface Skirmish {
  setup: SkirmishSetup;
  options: SkirmishOptions;
  given: SkirmishGiven;
  open: SkirmishOpen;
  own: Record<never, never>;
  step: SkirmishStep;
  event: SkirmishEvent;
  secret: never;
  choice: SkirmishChoice;
  outcome: SkirmishOutcome;
}

/** A skirmish as far as its facts go. */
export type SkirmishSight = Pick<Sight<Skirmish>, 'given' | 'open'>;
export type SkirmishFacts = Facts<Skirmish>;
export type SkirmishPlay = Play<Skirmish>;

/** Those of some events that may go by a name. */
type EventCalled<E, K> = E extends { readonly event: infer N } ? (K extends N ? E : never) : never;

/** What writes the events of a chapter into the facts: one short function for each, without rules. */
export type Writers<E extends { readonly event: string }> = {
  readonly [K in E['event']]: (open: SkirmishOpen, event: EventCalled<E, K>) => void;
};
