import { both, CERTAIN, type Chance, either, listed, NEVER, oddsOf, type Prospect, type Rated } from '@warmoot/kernel';
import type { Shot } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { shotNet, targetThrow } from '../pool/net.js';
import { type Shots, shotThrow, TARGET } from '../pool/throws.js';

/** What a shot may do to its target: nothing, one die lost, two, or finished. */
export const SHOTS = ['none', 'win', 'plus4', 'double'] as const satisfies readonly Shots[];

export interface Arrows {
  /** The dice that the archers stake. */
  readonly stake: number;
  readonly net: Rated;
  readonly odds: Readonly<Record<Shots, Chance>>;
}

/** The target numbers that a target's dice may come to. */
export const targetsOf = (sight: SortieSight, shot: Shot, bid: number): readonly Prospect<number>[] => {
  const thrown = targetThrow(sight, shot, bid);
  return thrown === null
    ? [{ result: TARGET, chance: CERTAIN }]
    : (oddsOf(thrown) as readonly Prospect<number>[]).filter(({ chance }) => chance.ways > 0n);
};

/** What a shot does, by what the archers stake, when the target stakes `bid` dice against it. Exact, over every number. */
export const arrowsOf = (sight: SortieSight, shot: Shot, bid: number): readonly Arrows[] => {
  const targets = targetsOf(sight, shot, bid);
  const most = Math.max(0, sight.open.floating[shot.archers] as number);
  return Array.from({ length: most + 1 }, (_, stake) => {
    const net = listed(shotNet(sight, shot, stake));
    const rolls = targets.map(({ result, chance }) => ({ chance, odds: oddsOf(shotThrow(net.total, result)) }));
    const of = (what: Shots): Chance =>
      rolls.reduce((sum, { chance, odds }) => {
        const hit = odds.find(({ result }) => result === what)?.chance ?? NEVER;
        return either(sum, both(chance, hit));
      }, NEVER);
    return { stake, net, odds: Object.fromEntries(SHOTS.map((what) => [what, of(what)])) as Arrows['odds'] };
  });
};
