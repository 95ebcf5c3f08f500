import { type RuleId, type SeatId, type Shaped, type Sum, shape } from '@warmoot/kernel';
import { SKILL_RATING } from '../skills.table.js';
import type { CareOptions } from './model.js';

const helperShape = shape.record({
  name: shape.name,
  seat: shape.name,
  heal: shape.withDefault(shape.integer(SKILL_RATING.least, SKILL_RATING.most), 0),
  /** Whether they have materials suited to the wound. */
  materials: shape.withDefault(shape.flag, true),
  /** The minute, counted from the wound, at which they are there. */
  from: shape.withDefault(shape.integer(0, 10_000), 0),
});
export type Helper = Shaped<typeof helperShape>;

/** How the hour of a Major head wound is set up. */
export const aidSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  victim: shape.record({ name: shape.name, seat: shape.name }),
  helpers: shape.withDefault(shape.list(helperShape, 0, 20), []),
  /** Minutes since the wound when the scene begins. */
  minute: shape.withDefault(shape.integer(0, 59), 0),
});
export type AidSetup = Shaped<typeof aidSetup>;

/** SAGA-DUEL-WOUND-018, SAGA-DUEL-WOUND-020: the hour is 60 minutes from the wound. */
export const HOUR = 60;

// SAGA-DUEL-WOUND-021: one check per ten minutes and helper.
const SPAN = 10;

/** The end of the ten minutes in which a minute lies. */
export const spanEnd = (minute: number): number => minute - (minute % SPAN) + SPAN;

/**
 * SAGA-DUEL-WOUND-021: anyone with suitable materials, who is there and has not yet had their turn in these ten
 * minutes.
 */
export const mayAid = ({ name, materials, from }: Helper, minute: number, had: readonly string[]): boolean =>
  materials && from < spanEnd(minute) && !had.includes(name);

const WHY: RuleId = 'SAGA-DUEL-WOUND-021';

// SAGA-DUEL-WOUND-021: under heal7, Heal against 7.
export const aidRating =
  ({ name, heal }: Helper) =>
  (sum: Sum): void =>
    sum.add(heal, 'skill.heal', WHY, name);

export const aidDifficulty = (sum: Sum): void => sum.add(7, 'difficulty', WHY);

/** Whether the victim lives. */
export interface AidOutcome {
  readonly victim: string;
  readonly result: 'saved' | 'dies';
  /** When it was settled, in minutes from the wound. */
  readonly minute: number;
  /** Whose aid it was. */
  readonly by: string | null;
}

/** The types of first aid for one who is dying. */
export interface Aid {
  setup: AidSetup;
  options: CareOptions;
  given: Pick<AidSetup, 'victim' | 'helpers'> & { readonly options: CareOptions };
  open: {
    minute: number;
    /** Who has tried or waited in these ten minutes. */
    had: string[];
    result: Omit<AidOutcome, 'victim'> | null;
  };
  own: Record<never, never>;
  step:
    | { readonly step: 'clock' }
    | { readonly step: 'giveAid' }
    | { readonly step: 'aidCheck'; readonly helper: string };
  event:
    | { readonly event: 'waited'; readonly helper: string }
    | { readonly event: 'aidFailed'; readonly helper: string; readonly minute: number }
    | { readonly event: 'saved'; readonly helper: string; readonly minute: number }
    | { readonly event: 'timePassed'; readonly minute: number }
    | { readonly event: 'died'; readonly minute: number };
  secret: never;
  choice: AidChoice;
  outcome: AidOutcome;
}

/** What a helper can do in a minute. */
export type AidChoice = { readonly choose: 'aid' | 'wait' };

/** The helper of that name, who is asked and throws. */
export const helperNamed = (helpers: readonly Helper[], name: string): Helper =>
  helpers.find((helper) => helper.name === name) as Helper;

/** Everybody's seat. */
export const aidSeats = ({ victim, helpers }: AidSetup): readonly SeatId[] => [
  victim.seat,
  ...helpers.map(({ seat }) => seat),
];
