import {
  both,
  CERTAIN,
  type Chance,
  either,
  listed,
  NEVER,
  oddsOf,
  type Prospect,
  type Rated,
  scoresOf,
} from '@warmoot/kernel';
import type { Shot } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { shotNet, targetThrow } from '../pool/net.js';
import { poolThrow, type Shots, shotOf, TARGET } from '../pool/throws.js';

/** What a shot may do to its target: nothing, one die lost, two, or finished. */
export const SHOTS = ['none', 'win', 'plus4', 'double'] as const satisfies readonly Shots[];

/** What arrows may do. */
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
    const totals = scoresOf(poolThrow(net.total));
    const of = (what: Shots): Chance =>
      targets.reduce((sum, { result: needs, chance }) => {
        const hits = totals.filter(({ result }) => shotOf(result, needs) === what);
        return either(sum, both(chance, hits.map((one) => one.chance).reduce(either, NEVER)));
      }, NEVER);
    return { stake, net, odds: Object.fromEntries(SHOTS.map((what) => [what, of(what)])) as Arrows['odds'] };
  });
};
