import type { Rated } from '@warmoot/kernel';
import { signed } from '@warmoot/words';
import type { IconName } from '../../../design/base/Icon.js';
import type { Unit } from '../model.js';
import { emblemOf, reasonOf } from './emblems.js';

/** Dice of one reason that lie together in a pool. */
export interface DiceGroup {
  readonly key: string;
  readonly reason: string;
  readonly note: string | null;
  readonly icon: IconName;
  readonly look: 'plain' | 'penalty' | 'staked' | 'unknown';
  readonly dice: number;
}

/** Bonus and penalty dice that cancel each other, as many of the one as of the other. */
interface Struck {
  readonly bonus: readonly DiceGroup[];
  readonly penalty: readonly DiceGroup[];
}

export interface Pool {
  readonly groups: readonly DiceGroup[];
  readonly struck: Struck | null;
  readonly net: number;
}

/** Of dice that must go, those of the surroundings go first and a stake last: it makes no difference to the roll. */
const KEPT_LONGEST = [
  'ground',
  'larger',
  'fronts',
  'higher',
  'weapons',
  'flank',
  'armour',
  'strength',
  'maneuver',
  'bid',
];

const keptLong = ({ reason }: DiceGroup): number => KEPT_LONGEST.findIndex((start) => reason.startsWith(start)) + 0.5;

/** Takes so many dice out of groups; what is left of them, and what was taken. */
const takeOut = (
  groups: readonly DiceGroup[],
  many: number,
): { readonly left: readonly DiceGroup[]; readonly taken: readonly DiceGroup[] } => {
  let still = many;
  const gone = new Map<string, number>();
  for (const group of groups.toSorted((one, two) => keptLong(one) - keptLong(two))) {
    const dice = Math.min(still, group.dice);
    if (dice > 0) gone.set(group.key, dice);
    still -= dice;
  }
  const cut = (of: (group: DiceGroup) => number): readonly DiceGroup[] =>
    groups.map((group) => ({ ...group, dice: of(group) })).filter(({ dice }) => dice > 0);
  return {
    left: cut((group) => group.dice - (gone.get(group.key) ?? 0)),
    taken: cut((group) => gone.get(group.key) ?? 0),
  };
};

interface PoolOf {
  readonly net: Rated;
  readonly unit: Unit;
  readonly charge: IconName;
  /** A stake that is only supposed lies there as a question. */
  readonly supposed: boolean;
}

/** SORTIE-POOL-007: the dice of a pool by their reasons, and what cancels each other. */
export const poolOf = ({ net, unit, charge, supposed }: PoolOf): Pool => {
  const groups = (net.lines ?? []).map((line, nth): DiceGroup => {
    const reason = reasonOf(line);
    const look = line.by < 0 ? 'penalty' : reason !== 'bid' ? 'plain' : supposed ? 'unknown' : 'staked';
    return {
      key: `${nth}`,
      reason,
      note: line.note ?? null,
      icon: emblemOf(line, unit, charge),
      look,
      dice: Math.abs(line.by),
    };
  });
  const count = (of: readonly DiceGroup[]): number => of.reduce((sum, { dice }) => sum + dice, 0);
  const [bonus, penalty] = [
    groups.filter(({ look }) => look !== 'penalty'),
    groups.filter(({ look }) => look === 'penalty'),
  ];
  const both = Math.min(count(bonus), count(penalty));
  if (both === 0) return { groups, struck: null, net: net.total };
  const [more, less] = [takeOut(bonus, both), takeOut(penalty, both)];
  return {
    groups: [...more.left, ...less.left],
    struck: { bonus: more.taken, penalty: less.taken },
    net: net.total,
  };
};

/** Net dice with their sign; none have none. */
export const netText = (net: number): string => (net === 0 ? '0' : signed(net));
