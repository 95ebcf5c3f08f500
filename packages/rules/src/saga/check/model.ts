import {
  type Json,
  type RulingChoice,
  type RulingEvent,
  type RulingFacts,
  type RulingStep,
  type SeatId,
  type Shaped,
  shape,
} from '@warmoot/kernel';
import { orNone } from '../notation.js';
import { ALL_SKILLS, SKILL_RATING } from '../skills.table.js';
import { POOL_DICE } from './check.js';

const ruleId = shape.also(shape.text(1, 40), (id) =>
  /^[A-Z0-9]+(-[A-Z0-9]+)*-\d{3}$/.test(id) ? null : 'check.ruleId',
);

const modifier = shape.record({
  by: shape.integer(-100, 100),
  why: shape.text(1, 200),
  /** The rule that gives it, where one does. */
  rule: shape.optional(ruleId),
});
export type Modifier = Shaped<typeof modifier>;

/** Somebody in a check: who plays them, what they use, and what helps or hinders them this once. */
const side = shape.record({
  name: shape.name,
  seat: shape.name,
  skill: shape.optional(shape.oneOf(...ALL_SKILLS)),
  rating: shape.integer(SKILL_RATING.least, SKILL_RATING.most),
  modifiers: shape.withDefault(shape.list(modifier, 0, 20), []),
});
export type Side = Shaped<typeof side>;

/** What failure brings; `failure: null` says that there is nothing to lose. */
export const consequence = shape.record({ failure: shape.nullable(shape.text(1, 500)) });
export type Consequence = Shaped<typeof consequence>;

const common = {
  seats: shape.list(shape.name, 1, 20),
  /** That this check was made before: what has changed since, or the rule that provides for making it again. */
  repeats: shape.withDefault(
    shape.nullable(
      shape.record({
        changed: shape.withDefault(shape.nullable(shape.text(1, 500)), null),
        providedBy: shape.withDefault(shape.nullable(ruleId), null),
      }),
    ),
    null,
  ),
  /** SAGA-CHECK-004: whoever else has a character in the scene that the check is made in: they are no third party. */
  involved: shape.optional(shape.list(shape.name, 0, 20)),
  pool: shape.withDefault(shape.list(shape.oneOf(...POOL_DICE), 0, 200), []),
};

export const checkOptions = shape.record({
  'saga.table.referee': shape.withDefault(orNone(shape.name), null),
  'saga.check.allowRetry': shape.withDefault(shape.flag, false),
});
export type CheckOptions = Shaped<typeof checkOptions>;

/**
 * SAGA-CHECK-002: how a check is set up: two who oppose each other, one who acts with a risk, or several who compete.
 */
export const checkSetup = shape.union('kind', {
  opposed: {
    ...common,
    // SAGA-CHECK-006: one skill of each, and it need not be the same.
    acting: side,
    opposing: side,
    // SAGA-CHECK-007: either form of opposition is one check.
    form: shape.withDefault(shape.oneOf('actsAndStops', 'bothAct'), 'actsAndStops'),
    roller: shape.withDefault(shape.oneOf('acting', 'opposing'), 'acting'),
  },
  unopposed: {
    ...common,
    acting: side,
    action: shape.text(1, 500),
    // SAGA-CHECK-011: a whole number without an upper bound; SAGA-CHECK-025: a rating, to which 14 is still to be
    // added.
    difficulty: shape.optional(shape.integer(0)),
    consequence: shape.optional(consequence),
    /** A rule that itself says what failure brings. */
    stated: shape.optional(shape.record({ failure: shape.text(1, 500), by: ruleId })),
  },
  contest: { ...common, rivals: shape.list(side, 3, 100) },
});
export type CheckSetup = Shaped<typeof checkSetup>;

export interface CheckOpen extends RulingFacts {
  /** Totals thrown so far in the running round of a contest. */
  totals: Record<string, number>;
  /** Who stands in the ladder, the lowest first, and who is still to be placed by lot. */
  ladder: string[];
  result: CheckOutcome | null;
}

/** How a check ended. */
export interface CheckOutcome {
  /** Whether the acting side got what it wanted; null in a contest and where the check was not allowed. */
  readonly success: boolean | null;
  /** Who prevailed; null where the difficulty did, or nobody. */
  readonly prevails: string | null;
  /** What failure has brought. */
  readonly consequence: string | null;
  readonly by: 'dice' | 'nothingToLose' | 'notAllowed';
}

export type CheckStep =
  | RulingStep
  | { readonly step: 'allowRepeat' }
  | { readonly step: 'setTerms' }
  | { readonly step: 'dare' }
  | { readonly step: 'throwCheck' }
  | { readonly step: 'contestThrow'; readonly name: string }
  | { readonly step: 'judgeContest'; readonly among: readonly string[] }
  | { readonly step: 'ladder'; readonly among: readonly string[] }
  | { readonly step: 'lot'; readonly among: readonly string[] }
  | { readonly step: 'meet' }
  | { readonly step: 'meeting'; readonly first: string; readonly second: string };

/** What is heard of a check. */
export type CheckEvent =
  | RulingEvent
  | { readonly event: 'declined'; readonly by: SeatId; readonly change: string }
  | { readonly event: 'totalled'; readonly name: string; readonly total: number }
  | { readonly event: 'tied'; readonly names: readonly string[] }
  | { readonly event: 'placed'; readonly name: string }
  | { readonly event: 'met'; readonly winner: string; readonly loser: string }
  | { readonly event: 'checked'; readonly result: CheckOutcome };

export type DareChoice = { readonly choose: 'roll' } | { readonly choose: 'decline'; readonly change: string };

export type CheckGiven = CheckSetup & { readonly options: CheckOptions };

/** The types of a check. */
export interface Check {
  setup: CheckSetup;
  options: CheckOptions;
  given: CheckGiven;
  open: CheckOpen;
  own: Record<never, never>;
  step: CheckStep;
  event: CheckEvent;
  secret: never;
  choice: RulingChoice | DareChoice;
  outcome: CheckOutcome;
}

export type SettledTerms = { readonly difficulty: number; readonly consequence: Consequence };

export const settledTerms = (settled: Readonly<Record<string, unknown>>): SettledTerms =>
  settled as unknown as SettledTerms;

export const asJson = (value: Consequence): Json => ({ failure: value.failure });
