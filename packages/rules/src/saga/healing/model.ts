import { type Index, type RuleId, type Shaped, shape } from '@warmoot/kernel';
import { PARTS, type Part, type Wound } from '../duel/model.js';
import { SKILL_RATING } from '../skills.table.js';

export type Severity = Wound['severity'];

/** SAGA-DUEL-HEAL-002: bandages, needle and thread are for cuts, splints and braces for bones. */
export const MATERIALS = { cut: 'bandages', bone: 'splints' } as const;
export type WoundKind = keyof typeof MATERIALS;

/** SAGA-DUEL-HEAL-007: successes until a wound is better. */
export const SUCCESSES_NEEDED = 4;

const calendarDay = shape.integer(1, 1_000_000);

/** A wound as the outcome of a fight gives it, with the day on which it was taken. */
const woundShape = shape.record({
  part: shape.oneOf(...PARTS),
  severity: shape.oneOf('minor', 'major'),
  marks: shape.withDefault(shape.integer(0, SUCCESSES_NEEDED - 1), 0),
  kind: shape.withDefault(shape.oneOf('cut', 'bone'), 'cut'),
  day: shape.withDefault(calendarDay, 1),
  /** The day on which it dropped from Major to Minor, where it did. */
  becameMinor: shape.withDefault(shape.nullable(calendarDay), null),
});

/** Who treats the patient; the patient, where the name is the same. */
const healerShape = shape.record({
  name: shape.name,
  seat: shape.name,
  heal: shape.integer(SKILL_RATING.least, SKILL_RATING.most),
});
export type Healer = Shaped<typeof healerShape>;

/** What the patient had on a day, and did. What is left out is as good as it can be. */
const careFields = {
  materials: shape.withDefault(shape.list(shape.oneOf('bandages', 'splints'), 0, 2), ['bandages', 'splints']),
  food: shape.withDefault(shape.flag, true),
  water: shape.withDefault(shape.flag, true),
  sleep: shape.withDefault(shape.flag, true),
  dry: shape.withDefault(shape.flag, true),
  clean: shape.withDefault(shape.flag, true),
  spent: shape.withDefault(shape.oneOf('inBed', 'carried', 'riding', 'walking'), 'inBed'),
  armsUsed: shape.withDefault(shape.list(shape.oneOf('leftArm', 'rightArm'), 0, 2), []),
};
const careShape = shape.record(careFields);
export type Care = Shaped<typeof careShape>;

const dayShape = shape.record({
  ...careFields,
  /** For how many days in a row this is so. */
  lasting: shape.withDefault(shape.integer(1, 360), 1),
  /** Whoever heals on these days in place of the usual healer; null is nobody. */
  healer: shape.optional(shape.nullable(healerShape)),
});

/** How the healing of one patient is set up. `days: [{ lasting: 30 }]` is a month of the best care. */
export const healingSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  patient: shape.record({ name: shape.name, seat: shape.name, wounds: shape.list(woundShape, 1, 40) }),
  /** The usual healer. */
  healer: shape.withDefault(shape.nullable(healerShape), null),
  /** The first day; left out, the day after the last wound. */
  from: shape.optional(calendarDay),
  days: shape.list(dayShape, 1, 200),
});
export type HealingSetup = Shaped<typeof healingSetup>;

/** The options that bear on the care of the wounded, at once and day by day. */
export const careOptions = shape.record({
  'saga.duel.aid': shape.withDefault(shape.oneOf('automatic', 'heal7'), 'automatic'),
  'saga.duel.healRolls': shape.withDefault(shape.oneOf('perSeverity', 'perWound'), 'perSeverity'),
});
export type CareOptions = Shaped<typeof careOptions>;

/** A wound with all that its healing depends on. */
export interface PatientWound extends Wound {
  readonly kind: WoundKind;
  readonly day: number;
  readonly becameMinor: number | null;
}

/** Days in a row with the same healer and the same care. SAGA-DUEL-HEAL-012: one healer a day. */
export interface Stretch {
  readonly through: number;
  readonly healer: Healer | null;
  readonly care: Care;
}

export interface HealingGiven {
  readonly patient: { readonly name: string; readonly seat: string };
  readonly stretches: readonly Stretch[];
  readonly options: CareOptions;
}

/** A Heal check that succeeded: what is entered on the calendar (SAGA-CAL-006). */
export interface Success {
  readonly day: number;
  readonly healer: string;
  readonly severity: Severity;
  readonly parts: readonly Part[];
}

export interface HealingOpen {
  /** The last day that has begun. */
  day: number;
  /** In the order entered; those that are healed keep their place. */
  wounds: (PatientWound & { readonly healed: number | null })[];
  successes: Success[];
  recovered: number | null;
}

/** How the patient is afterwards. */
export interface HealingOutcome {
  readonly patient: string;
  /** What is left, as another setup would take it. */
  readonly wounds: readonly PatientWound[];
  readonly successes: readonly Success[];
  readonly through: number;
  /** The day on which the last wound was healed. */
  readonly recovered: number | null;
}

/** A wound by its place in the list. */
export type WoundIndex = Index<'wound'>;

export interface HealCheck {
  readonly severity: Severity;
  readonly wounds: readonly WoundIndex[];
}

/** What is heard of healing. */
export type HealingEvent =
  | {
      readonly event: 'dayBegan';
      readonly day: number;
      readonly healer: string | null;
      /** The wounds that cannot heal on this day, each with the rules that bar it. */
      readonly barred: readonly { readonly wound: WoundIndex; readonly why: readonly RuleId[] }[];
    }
  | ({ readonly event: 'checkFailed'; readonly day: number } & HealCheck)
  | ({ readonly event: 'checkSucceeded'; readonly wounds: readonly WoundIndex[] } & Omit<Success, 'parts'>)
  | { readonly event: 'marked'; readonly wound: WoundIndex; readonly marks: number }
  | { readonly event: 'becameMinor' | 'healed'; readonly wound: WoundIndex; readonly day: number }
  | { readonly event: 'recovered'; readonly day: number };

export type HealingStep =
  | { readonly step: 'day'; readonly day: number }
  | ({ readonly step: 'healCheck'; readonly day: number } & HealCheck);

/** The types of healing over days. */
export interface Healing {
  setup: HealingSetup;
  options: CareOptions;
  given: HealingGiven;
  open: HealingOpen;
  own: Record<never, never>;
  step: HealingStep;
  event: HealingEvent;
  secret: never;
  choice: never;
  outcome: HealingOutcome;
}
