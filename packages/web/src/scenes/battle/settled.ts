import type { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { countedIn } from '../shared/counted.js';
import { sinceOwn } from '../shared/stage/turns.js';
import { eventsIn } from './acts.js';
import type { BattleView, Side } from './model.js';

/** A fight that is over, as one side sees it. */
export interface Settled {
  /** Which fight of the round it was, and of how many. */
  readonly number: number;
  readonly of: number;
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly isWon: boolean;
  /** Where its own units stood when it was over, or fell. */
  readonly at: readonly number[];
}

interface Fought {
  readonly cluster: number;
  /** For every roll, whether the lone unit won it. */
  readonly rolls: readonly boolean[];
}

/** SAGA-BATTLE-MELEE-013: the lone unit must win every roll; of the many, one is enough. */
const settledBy = (
  { cluster, rolls }: Fought,
  clusters: readonly saga.battle.Cluster[],
  side: Side,
  sideOf: (unit: number) => Side | undefined,
): Omit<Settled, 'at'> | null => {
  const fought = clusters[cluster];
  if (fought === undefined) return null;
  const isLone = sideOf(fought.lone) === side;
  const [mine, theirs] = isLone ? [[fought.lone], fought.many] : [fought.many, [fought.lone]];
  const loneWon = rolls.every((won) => won);
  return { number: cluster + 1, of: clusters.length, mine, theirs, isWon: isLone === loneWon };
};

/**
 * The fights of this round that are over. What was settled as the last round ended stays in sight until this seat has
 * acted once more, as lost units do.
 */
export const settledIn = (passages: readonly Passage[], seat: string | null, side: Side): readonly Settled[] => {
  const since = seat === null ? passages.length - 1 : sinceOwn(passages, seat);
  let all: (Settled & { readonly entry: number })[] = [];
  let clusters: readonly saga.battle.Cluster[] = [];
  let fought: Fought = { cluster: -1, rolls: [] };
  for (const [entry, { before, after, ...passage }] of countedIn(passages)) {
    const { roster, at } = (after.state as unknown as BattleView).open;
    const stood = (before?.state as unknown as BattleView | undefined)?.open.at ?? [];
    for (const told of eventsIn(passage)) {
      if (told.event === 'roundBegan') all = all.filter((one) => one.entry >= since);
      if (told.event === 'meleeBegan') clusters = told.clusters;
      if (told.event === 'clusterNamed') fought = { cluster: told.cluster, rolls: [] };
      if (told.event === 'clashed') fought = { ...fought, rolls: [...fought.rolls, told.winner === told.lone] };
      if (told.event !== 'clusterDone') continue;
      const settled = settledBy(fought, clusters, side, (unit) => roster[unit]?.side);
      if (settled === null) continue;
      const hexes = settled.mine.map((unit) => ((at[unit] ?? -1) >= 0 ? at[unit] : stood[unit]) ?? -1);
      all.push({ entry, ...settled, at: hexes.filter((hex) => hex >= 0) });
    }
  }
  return all.map(({ entry: _, ...one }) => one);
};
