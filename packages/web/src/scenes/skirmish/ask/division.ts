import { both, type Chance, counted } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Choice, Fighter, SkirmishView } from '../model.js';
import type { Fares, Joint } from '../parts.js';
import type { Picked } from './offers.js';

type Sight = Pick<SkirmishView, 'given' | 'open'>;
export type AttackChoice = Extract<Choice, { choose: 'attack' }>;
export type Strike = Extract<Choice, { choose: 'attack' | 'shoot' | 'throw' }>;

/** How attacks may be spread over some: so many on each, and the odd ones wherever one likes. */
export interface Spread {
  readonly targets: readonly number[];
  readonly each: number;
  readonly odd: number;
  /** Dice that were kept from the first strikes: nothing is divided any more. */
  readonly fixed: AttackChoice | null;
}

const keyOf = ({ open }: Sight, figure: number): string => open.roster[figure]?.name ?? '';

/** All the ways in which somebody may divide its attacks now, as sets of targets. */
export const spreadsOf = (sight: Sight, by: number, listed: readonly AttackChoice[]): readonly Spread[] => {
  const [first] = listed;
  if (first === undefined) return [];
  if (sight.open.figures[by]?.kept !== null && listed.length === 1) {
    const targets = Object.keys(first.dice).map((key) => warband.figureNamed(sight, key));
    return [{ targets, each: 0, odd: 0, fixed: first }];
  }
  const sets = [...warband.setsOf(sight, by), ...warband.unawareOf(sight, by).map((target) => [target])];
  const isOpen = (targets: readonly number[]): boolean =>
    listed.some(({ dice }) => Object.keys(dice).every((key) => targets.includes(warband.figureNamed(sight, key))));
  return sets.filter(isOpen).map((targets) => {
    const pool = warband.poolOf(sight, by, targets);
    return { targets, each: Math.floor(pool / targets.length), odd: pool % targets.length, fixed: null };
  });
};

/** Whom the odd dice go to where nobody has said so: those who may be struck first, then as they stand. */
const usualOdd = (sight: Sight, by: number, { targets, odd }: Spread): readonly string[] => {
  const first = (target: number): number => (warband.strikesFirst(sight, by, target) ? 0 : 1);
  const sorted = [...targets].sort((one, other) => first(one) - first(other) || one - other);
  return sorted.slice(0, odd).map((target) => keyOf(sight, target));
};

export const oddOf = (sight: Sight, by: number, spread: Spread, { odd }: Picked): readonly string[] => {
  const keys = spread.targets.map((target) => keyOf(sight, target));
  return odd !== null && odd.length === spread.odd && odd.every((key) => keys.includes(key))
    ? odd
    : usualOdd(sight, by, spread);
};

/** The attack as it is divided. */
export const attackOf = (sight: Sight, by: number, spread: Spread, picked: Picked): AttackChoice => {
  if (spread.fixed !== null) return spread.fixed;
  const odd = oddOf(sight, by, spread, picked);
  const dice = spread.targets.map((target) => {
    const key = keyOf(sight, target);
    return [key, spread.each + (odd.includes(key) ? 1 : 0)] as const;
  });
  return {
    choose: 'attack',
    figure: keyOf(sight, by),
    dice: Object.fromEntries(dice.filter(([, some]) => some > 0)),
    ...(picked.subdue ? { subdue: true } : {}),
  };
};

/** The dice of a target with those that come on top. */
export const diceOn = (sight: Sight, by: number, target: number, dice: number): number =>
  warband.diceOf(sight, {
    by,
    target,
    dice,
    way: warband.areGrappling(sight, by, target) ? 'grapple' : 'melee',
  });

/** What ends are called. */
export interface EndWords {
  readonly fates: Readonly<Record<Exclude<warband.ForecastFate, 'stands'>, string>>;
  readonly loses: (facts: { readonly n: number }) => string;
  readonly unhurt: string;
}

const FATES = ['dead', 'slain', 'door', 'subdued'] as const;

/** What a target may come to: how it falls, how much it loses, or nothing. */
export const faresOf = (words: EndWords, { name, now }: Fighter, of: warband.TargetForecast): Fares => {
  const falls = FATES.flatMap((fate) => {
    const chance = of.fates[fate];
    return chance === undefined || chance.ways === 0n ? [] : [{ text: words.fates[fate], chance }];
  });
  const hurt = of.points
    .slice(0, Math.max(1, now.hp))
    .flatMap((chance, n) =>
      chance.ways === 0n || (now.hp === 0 && falls.length > 0)
        ? []
        : [{ text: n === 0 ? words.unhurt : words.loses({ n }), chance }],
    )
    .reverse();
  return { name, ends: [...falls, ...hurt] };
};

export const jointOf = (across: Fares, down: Fares): Joint => ({
  across,
  down,
  joint: across.ends.map((one) => down.ends.map((other): Chance => both(one.chance, other.chance))),
});

/** A figure as it would stand after a charge, with all its attacks on whom it meets. */
export const afterCharge = (
  sight: Sight,
  by: number,
  { target, at, facing }: { readonly target: number; readonly at: number; readonly facing: warband.Direction },
): warband.AttackForecast | null => {
  const figures = sight.open.figures.map((one, index) =>
    index === by ? { ...one, at, facing, charged: target } : one,
  );
  const then = { ...sight, open: { ...sight.open, figures } } as Sight;
  const [all] = warband.setsOf(then, by);
  if (all === undefined || !all.includes(target)) return null;
  const pool = counted(warband.attacksOf(then, by)).total;
  const each = Math.floor(pool / all.length) + (pool % all.length > 0 ? 1 : 0);
  if (each === 0) return null;
  return warband.forecastAttack(then, {
    choose: 'attack',
    figure: keyOf(sight, by),
    dice: { [keyOf(sight, target)]: each },
  });
};
