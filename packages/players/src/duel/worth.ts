import { apart, type Fighter, isArmed, one, type Sight, sideOf } from './sight.js';

/** How far a fighter at this separation threatens an enemy more than the other way round, as a difference of chances. */
export type Reach = (who: number, foe: number, separation: number) => number;

/**
 * What lowers a fighter's prospects, by how much it takes off the logarithm of the odds of winning: rounded from a
 * logistic regression over some 30,000 rounds of even fights between players of this package.
 * Wounds by part: the first Minor Wound, each further one, the Major Wound.
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
  penalty: { control: 0.05, fightingMind: 0.045, speed: 0.045, strength: 0.045, defences: 0.09 },
  reach: 1,
  /** To be out of the fight, and the most that anything short of it can cost. */
  out: 4,
  most: 3.8,
} as const;

/** In the order of a fighter's lists of wounds. */
const PARTS = ['arm', 'arm', 'leg', 'leg', 'body', 'head'] as const;

const woundsCost = ({ minors, majors }: Fighter): number => {
  let cost = 0;
  for (let part = 0; part < PARTS.length; part++) {
    const [first, further, major] = WEIGHTS[PARTS[part] as (typeof PARTS)[number]];
    const count = minors[part] as number;
    if (count > 0) cost += first + further * (count - 1);
    if (majors[part] !== 0) cost += major;
  }
  return cost;
};

const penaltiesCost = ({ penalties }: Fighter, round: number): number => {
  let cost = 0;
  for (const { on, by, until } of penalties) cost -= by * WEIGHTS.penalty[on] * Math.max(0, until - round + 1);
  return cost;
};

/** What has become of a fighter's prospects. */
const costOf = (sight: Sight, who: number): number => {
  const fighter = one(sight, who);
  if (fighter.standing !== 'in') return WEIGHTS.out;
  let cost = woundsCost(fighter) + penaltiesCost(fighter, sight.open.round);
  if (fighter.prone) cost += WEIGHTS.prone;
  if (!isArmed(fighter)) cost += WEIGHTS.unarmed;
  for (const { victim, grip } of sight.open.grips) if (victim === who) cost += WEIGHTS[grip];
  return Math.min(WEIGHTS.most, cost);
};

/** What a fight is worth that ends without a winner. */
export const NO_WINNER = 0;

/** What a fight is worth to a side as it stands: 1 is won, −1 lost. Both sides are measured alike. */
export const worthOf = (sight: Sight, side: 1 | 2, reach: Reach): number => {
  const { ending, combatants, combats } = sight.open;
  if (ending === 'side1' || ending === 'side2') return ending === `side${side}` ? 1 : -1;
  if (ending !== null) return NO_WINNER;
  let score = 0;
  for (let who = 0; who < combatants.length; who++) {
    score += (sideOf(sight, who) === side ? -1 : 1) * costOf(sight, who);
  }
  for (const { side1, side2 } of combats) {
    const [own, other] = side === 1 ? [side1, side2] : [side2, side1];
    for (const who of own) for (const foe of other) score += WEIGHTS.reach * reach(who, foe, apart(sight, who, foe));
  }
  // Half the odds' logarithm gives the value; where many fight, one fighter's troubles count for less.
  return Math.tanh(score / combatants.length);
};
