import { type Manifest, manifest, type Naming, type RuleId, type SceneRules, type View } from '@warmoot/kernel';
import type { Aid } from './aid.js';
import type { CareOptions, Healing } from './model.js';

/** The rules in which the options stand. */
const CARE_OPTION_RULES = {
  'saga.duel.aid': ['SAGA-DUEL-WOUND-021'],
  'saga.duel.healRolls': ['SAGA-DUEL-HEAL-008', 'SAGA-DUEL-HEAL-025'],
} as const satisfies Record<keyof CareOptions, readonly RuleId[]>;

/** Everybody there wants the victim to live. */
const aidWorth = ({ open }: View<Aid>): number => (open.result === null ? 0 : open.result.result === 'saved' ? 1 : -1);

export const aidManifest = (rules: SceneRules<Aid>): Manifest =>
  manifest({
    rules,
    kind: 'aid',
    setUpBy: 'campaign',
    starts: [
      {
        name: 'oneHelper',
        seats: { least: 1, most: 20 },
        setup: (seats) => ({
          seats,
          victim: { name: 'Ella', seat: seats[0] },
          helpers: [{ name: 'Joris', seat: seats.at(-1), heal: 3 }],
        }),
      },
    ],
    options: CARE_OPTION_RULES,
    worth: aidWorth,
  });

/** Everybody there wants the patient well: the more wounds are healed, the better. */
const healingWorth = ({ open: { wounds } }: View<Healing>): number =>
  (2 * wounds.filter(({ healed }) => healed !== null).length) / Math.max(1, wounds.length) - 1;

/** A wound by the part that it is on. */
const healingNaming: Naming<Healing> = {
  steps: { healCheck: { 'wounds[]': 'wound' } },
  events: {
    dayBegan: { 'barred[].wound': 'wound' },
    checkFailed: { 'wounds[]': 'wound' },
    checkSucceeded: { 'wounds[]': 'wound' },
    marked: { wound: 'wound' },
    becameMinor: { wound: 'wound' },
    healed: { wound: 'wound' },
  },
  choices: {},
  thing: ({ open }, _kind, number) => {
    const wound = open.wounds[number];
    return wound === undefined ? null : { name: wound.part };
  },
};

export const healingManifest = (rules: SceneRules<Healing>): Manifest =>
  manifest({
    rules,
    kind: 'healing',
    setUpBy: 'campaign',
    starts: [
      {
        name: 'monthInBed',
        seats: { least: 1, most: 20 },
        setup: (seats) => ({
          seats,
          patient: {
            name: 'Ella',
            seat: seats[0],
            wounds: [
              { part: 'leftArm', severity: 'major' },
              { part: 'body', severity: 'minor' },
            ],
          },
          healer: { name: 'Joris', seat: seats.at(-1), heal: 6 },
          days: [{ lasting: 30 }],
        }),
      },
    ],
    options: CARE_OPTION_RULES,
    naming: healingNaming,
    worth: healingWorth,
  });
