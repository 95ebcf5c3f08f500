import type { RuleId } from '@warmoot/kernel';
import type { Load } from '../../saga/carry/model.js';
import type { Skill } from '../../saga/skills.table.js';
import { SLOTS } from '../model/gear.table.js';
import type { FigureSetup } from '../model/model.js';
import type { Grade } from '../model/profiles.table.js';
import { type GivenItem, gearFrom } from './gear.js';
import { type BroughtWound, broughtBy, type SagaWound } from './wounds.js';

/** As much of a character of a saga as a fight takes. */
export interface OfTheCast {
  readonly main: boolean;
  readonly skills: Readonly<Record<Skill, number>>;
  readonly load: Load;
  readonly wounds: readonly SagaWound[];
}

type Rating = 'might' | 'capture' | 'death' | 'agility' | 'vigor' | 'finesse' | 'firstAid';

/** How a number here comes from ratings there: `plus` and their sum divided by `by`, rounded down. */
export interface Reckoned {
  readonly to: Rating;
  readonly from: readonly { readonly skill: Skill; readonly is: number }[];
  readonly plus: number;
  readonly by: number;
  readonly is: number;
  readonly why: RuleId;
}

const MIGHT_SKILLS = ['control', 'fightingMind', 'speed', 'strength'] as const satisfies readonly Skill[];
const LEAST_MIGHT = 1;
const MOST_MIGHT = 5;

/** WARBAND-SAGA-003: 5 and half of a skill. */
const HALVES = {
  capture: 'speed',
  death: 'endurance',
  agility: 'jumpClimb',
  vigor: 'strength',
  finesse: 'control',
  firstAid: 'heal',
} as const satisfies Record<Exclude<Rating, 'might'>, Skill>;

const reckon = (
  to: Rating,
  skills: OfTheCast['skills'],
  { of, plus, by, why }: { readonly of: readonly Skill[] } & Pick<Reckoned, 'plus' | 'by' | 'why'>,
): Reckoned => {
  const from = of.map((skill) => ({ skill, is: skills[skill] }));
  const sum = from.reduce((all, { is }) => all + is, 0);
  return { to, from, plus, by, is: plus + Math.floor(sum / by), why };
};

/** WARBAND-SAGA-002: the four skills of the hand, divided by 8, from 1 to 5. */
const mightOf = (skills: OfTheCast['skills']): Reckoned => {
  const might = reckon('might', skills, { of: MIGHT_SKILLS, plus: 0, by: 8, why: 'WARBAND-SAGA-002' });
  return { ...might, is: Math.max(LEAST_MIGHT, Math.min(MOST_MIGHT, might.is)) };
};

const halfOf = (to: keyof typeof HALVES, skills: OfTheCast['skills']): Reckoned =>
  reckon(to, skills, { of: [HALVES[to]], plus: 5, by: 2, why: 'WARBAND-SAGA-003' });

/** WARBAND-SAGA-004: how steady an NPC is, by its Fighting Mind. */
export const gradeOf = (fightingMind: number): Grade => {
  if (fightingMind <= 1) return 'weak';
  return fightingMind >= 5 ? 'strong' : 'average';
};

/** WARBAND-SAGA-005: what the eye of a shot is worth. */
export const aimOf = (shootAim: number): -1 | 0 | 1 => {
  if (shootAim >= 6) return 1;
  return shootAim <= 1 ? -1 : 0;
};

/** WARBAND-SAGA-006: with so much Lead somebody holds a unit together that they stand with. */
export const LEAD_THAT_HOLDS = 5;
export const holdsTogether = (lead: number): boolean => lead >= LEAD_THAT_HOLDS;

/** Somebody of the cast as a figure, and how each of its numbers came about. */
export interface Copied {
  readonly figure: Pick<FigureSetup, Rating | 'grade' | 'pc' | 'armour' | 'aim' | 'dazed' | 'flags'> & {
    readonly gear: readonly GivenItem[];
    readonly wounds: readonly BroughtWound[];
  };
  readonly reckoned: readonly Reckoned[];
  readonly aim: { readonly shootAim: number; readonly is: -1 | 0 | 1; readonly why: RuleId };
  /** Null of a main character: WARBAND-SAGA-002, WARBAND-MORALE-001. */
  readonly grade: { readonly fightingMind: number; readonly is: Grade; readonly why: RuleId } | null;
  readonly command: { readonly lead: number; readonly is: boolean; readonly why: RuleId };
}

/** WARBAND-SAGA-002 to WARBAND-SAGA-007, WARBAND-SAGA-011: a character of a saga copied into a band. */
export const copyCharacter = ({ main, skills, load, wounds }: OfTheCast): Copied => {
  const reckoned = [
    mightOf(skills),
    ...(Object.keys(HALVES) as (keyof typeof HALVES)[]).map((to) => halfOf(to, skills)),
  ];
  const numbers = Object.fromEntries(reckoned.map(({ to, is }) => [to, is])) as Record<Rating, number>;
  const brought = broughtBy(wounds);
  const lame = brought.wounds.flatMap(({ wound, side }) => (wound === 'hand' ? [side] : []));
  // WARBAND-GEAR-004, WARBAND-WOUND-004, WARBAND-WOUND-019: only of player characters are the slots counted.
  const room = main ? SLOTS - brought.wounds.length : Number.POSITIVE_INFINITY;
  const { armour, gear } = gearFrom(load, { lame, room });
  const aim = aimOf(skills.shootAim);
  const grade = main ? null : gradeOf(skills.fightingMind);
  return {
    figure: {
      ...numbers,
      pc: main,
      ...(grade === null ? {} : { grade }),
      armour,
      gear,
      aim,
      dazed: brought.dazed,
      flags: brought.slow ? ['unique', 'slow'] : ['unique'],
      wounds: brought.wounds,
    },
    reckoned,
    aim: { shootAim: skills.shootAim, is: aim, why: 'WARBAND-SAGA-005' },
    grade: grade === null ? null : { fightingMind: skills.fightingMind, is: grade, why: 'WARBAND-SAGA-004' },
    command: { lead: skills.lead, is: holdsTogether(skills.lead), why: 'WARBAND-SAGA-006' },
  };
};
