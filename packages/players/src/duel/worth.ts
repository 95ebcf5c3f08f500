import { apart, type Combatant, type DuelSight, isArmed, one, sideOf } from './sight.js';

/** How far a fighter at this separation threatens an enemy more than the other way round, as a difference of chances. */
export type Reach = (who: number, foe: number, separation: number) => number;

/**
 * What lowers a fighter's prospects, by what it takes off (in the logarithm of the odds of winning).
 * Part by part: the first, the second Minor Wound, and the Major Wound.
 */
const WEIGHTS = {
  arm: [0.05, 0.1, 0.5],
  leg: [0.05, 0.2, 0.7],
  body: [0.1, 0.3, 4],
  head: [0.5, 1.2, 4],
  prone: 0.15,
  held: 0.3,
  tackled: 0.8,
  unarmed: 0.6,
  /** For each point of a penalty and each round it still counts. */
  penalty: { control: 0.1, fightingMind: 0.01, speed: 0.085, strength: 0.02, defences: 0.075 } as Record<string, number>,
  reach: 1,
  /** What a fresh fighter is worth: it counts where several fight. */
  fresh: 4,
} as const;

const PARTS = ['arm', 'arm', 'leg', 'leg', 'body', 'head'] as const;

const woundsCost = ({ minors, majors }: Combatant): number => {
  let cost = 0;
  for (let part = 0; part < PARTS.length; part++) {
    const [first, second, major] = WEIGHTS[PARTS[part] as (typeof PARTS)[number]];
    const count = minors[part] as number;
    if (count > 0) cost += first;
    if (count > 1) cost += second * (count - 1);
    if (majors[part] !== 0) cost += major;
  }
  return cost;
};

const penaltiesCost = ({ penalties }: Combatant, round: number): number => {
  let cost = 0;
  for (const { on, by, until } of penalties) cost -= by * (WEIGHTS.penalty[on] ?? 0) * Math.max(0, until - round + 1);
  return cost;
};

/** What is left of a fighter's prospects. */
const standingOf = (sight: DuelSight, who: number): number => {
  const fighter = one(sight, who);
  if (fighter.standing !== 'in') return 0;
  let left = WEIGHTS.fresh - woundsCost(fighter) - penaltiesCost(fighter, sight.open.round);
  if (fighter.prone) left -= WEIGHTS.prone;
  if (!isArmed(fighter)) left -= WEIGHTS.unarmed;
  for (const { victim, grip } of sight.open.grips) {
    if (victim === who) left -= grip === 'held' ? WEIGHTS.held : WEIGHTS.tackled;
  }
  return Math.max(0.2, left);
};

/** What a fight is worth to a side as it stands: 1 is won, −1 lost. Both sides are measured alike. */
export const worthOf = (sight: DuelSight, side: 1 | 2, reach: Reach): number => {
  const { ending, combatants, combats } = sight.open;
  if (ending === 'side1' || ending === 'side2') return ending === `side${side}` ? 1 : -1;
  if (ending !== null) return 0;
  let score = 0;
  for (let who = 0; who < combatants.length; who++) {
    score += (sideOf(sight, who) === side ? 1 : -1) * standingOf(sight, who);
  }
  for (const { side1, side2 } of combats) {
    const [own, other] = side === 1 ? [side1, side2] : [side2, side1];
    for (const who of own) for (const foe of other) score += WEIGHTS.reach * reach(who, foe, apart(sight, who, foe));
  }
  return Math.tanh(score / 2);
};
