import { stream } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { someOf } from '../../../war/deploying/someOf.js';
import { areAdjacent, makeGround } from '../../../war/ground/ground.js';
import type { Side } from '../../../war/roster/sides.js';
import type { Cluster } from '../model.js';
import { bruteClusterings, writtenClusters } from '../testing/bruteClusters.js';
import { broken, clusterNames, drive, events, give, offered, refusalOf, WIN } from '../testing/drive.js';
import { picture, stand, type Table } from '../testing/stand.js';
import { clusteringsOf, contactsOf, partsOf } from './clusters.js';

const waits = (table: Table): string => (table.run.awaits.need === 'nothing' ? 'over' : table.run.awaits.step);

const THREE_TO_TWO = { a1: [10, 8], a2: [10, 9], a3: [10, 10], d1: [9, 8], d2: [9, 9] } as const;

describe('clusters', () => {
  test('SAGA-BATTLE-CLUSTER-001 SAGA-BATTLE-CLUSTER-002 SAGA-BATTLE-CLUSTER-005 who is adjacent to an enemy is in exactly one cluster, nobody else is', () => {
    const table = picture(`
      a1 d1 .  .  .
       .  .  .  a3
      a2 .  .  .  .
       .  .  .  d3
      .  .  d2 .  .`);
    expect(clusterNames(table)).toEqual(['a1: d1']);
    const all = picture(`
      a1 d1 .  d3
       a2 .  a3
      d2 .  .  .`);
    const { clusters } = all.run.state.open;
    const units = clusters.flatMap(({ lone, many }) => [lone, ...many]).sort((a, b) => a - b);
    expect(units).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('SAGA-BATTLE-CLUSTER-003 SAGA-BATTLE-CLUSTER-004 one against one unless that cannot be done, never two or more on both sides', () => {
    const one = stand({ units: { a1: [10, 10], a2: [10, 11], d1: [9, 10] } });
    expect(clusterNames(one)).toEqual(['d1: a1 a2']);
    const two = stand({ units: { a1: [10, 10], a2: [10, 11], d1: [9, 10], d2: [9, 11] } });
    expect(clusterNames(two)).toEqual(['a1: d1', 'a2: d2']);
    expect(waits(two)).toBe('nextCluster');
  });

  test('SAGA-BATTLE-CLUSTER-006 SAGA-BATTLE-CLUSTER-008 as many clusters as possible; of several clusterings the proactive side chooses', () => {
    const table = stand({ units: THREE_TO_TWO });
    expect(table.run.awaits).toMatchObject({ step: 'cluster', asked: [{ seat: 'ana', as: 'Red' }] });
    expect(offered(table)).toEqual([
      {
        choose: 'clusters',
        clusters: [
          { lone: 'd1', many: ['a1', 'a2'] },
          { lone: 'a3', many: ['d2'] },
        ],
      },
      {
        choose: 'clusters',
        clusters: [
          { lone: 'a1', many: ['d1'] },
          { lone: 'd2', many: ['a2', 'a3'] },
        ],
      },
    ]);
    // The same said in another order, and one against one from the other side.
    const clusters = (...all: readonly (readonly [string, ...string[]])[]): object => ({
      choose: 'clusters',
      clusters: all.map(([lone, ...many]) => ({ lone, many })),
    });
    const named = give(table, clusters(['d2', 'a3'], ['d1', 'a2', 'a1']));
    expect(named.run.state).toEqual(give(table, offered(table)[0] as object).run.state);
    for (const other of [
      clusters(['d1', 'a1', 'a2', 'a3']),
      clusters(['d1', 'a1'], ['d2', 'a3']),
      clusters(['a1', 'd1', 'd2'], ['a2', 'd2']),
      clusters(['d1', 'a1', 'a1'], ['d2', 'a3']),
      clusters(['a3', 'a2'], ['a1', 'd1']),
      clusters(['d1', 'a1', 'a2'], ['d2', 'a9']),
    ]) {
      expect(refusalOf(table, other)).toMatchObject(broken('SAGA-BATTLE-CLUSTER-003'));
    }
    const chosen = give(table, offered(table)[1] as object);
    expect(events(chosen, 'clustered')).toHaveLength(1);
    expect(stand({ units: THREE_TO_TWO, round: 2 }).run.awaits).toMatchObject({ step: 'declare' });
    const second = drive(stand({ units: THREE_TO_TWO, round: 2 }), { until: 'cluster' });
    expect(second.run.awaits).toMatchObject({ asked: [{ as: 'Blue' }] });
  });

  const FOUR = { a1: [9, 8], a2: [11, 9], d1: [11, 8], d2: [10, 10], d3: [10, 9], d4: [9, 9] } as const;

  test('SAGA-BATTLE-CLUSTER-007 then the smallest list of sizes, unless the table allows every clustering with the most clusters', () => {
    const table = stand({ units: FOUR });
    expect(clusterNames(table)).toEqual(['a1: d3 d4', 'a2: d1 d2']);
    const free = stand({ units: FOUR, options: { 'saga.battle.clusterEven': false } });
    expect(waits(free)).toBe('cluster');
    const ways = offered(free).map((choice) => (choice.choose === 'clusters' ? choice.clusters : []));
    expect(ways).toContainEqual([
      { lone: 'a1', many: ['d3', 'd4'] },
      { lone: 'a2', many: ['d1', 'd2'] },
    ]);
    expect(ways).toContainEqual([
      { lone: 'a1', many: ['d4'] },
      { lone: 'a2', many: ['d1', 'd2', 'd3'] },
    ]);
    expect(ways).toHaveLength(2);
  });

  test('SAGA-BATTLE-CLUSTER-010 the choice made for a player: by the enemies of each proactive unit, in seat order', () => {
    const table = stand({ units: THREE_TO_TWO });
    // a1 has d1 either way; a2 has d1 in one and d2 in the other: d1 comes first.
    expect(offered(table)[0]).toEqual({
      choose: 'clusters',
      clusters: [
        { lone: 'd1', many: ['a1', 'a2'] },
        { lone: 'a3', many: ['d2'] },
      ],
    });
  });

  test('SAGA-BATTLE-CLUSTER-011 a lone unit can face six', () => {
    const table = stand({
      units: { a1: [10, 10], d1: [10, 9], d2: [10, 11], d3: [9, 9], d4: [9, 10], d5: [11, 9], d6: [11, 10] },
    });
    expect(clusterNames(table)).toEqual(['a1: d1 d2 d3 d4 d5 d6']);
  });

  test('SAGA-BATTLE-CLUSTER-012 SAGA-BATTLE-CLUSTER-013 fixed before shooting; who is destroyed by it leaves, and nothing is formed anew', () => {
    const shot = (target: string, rest: object = {}): Table =>
      drive(
        stand({
          units: { a1: [10, 8], a2: [10, 9], a3: [10, 13], d1: [9, 8], d2: [9, 9] },
          troops: { a3: 'BO' },
          losses: { d1: 99, d2: 99 },
          ...rest,
        }),
        { shots: { a3: target }, dice: [WIN], until: 'never' },
      );
    // a1–d1 and a2–d2: without d2, a2 is in no cluster, though it touches d1.
    const table = shot('d2');
    expect(clusterNames(table)).toEqual(['a1: d1']);
    expect(events(table, 'clustered')).toMatchObject([{ clusters: [{ lone: 0 }, { lone: 1 }] }]);
    expect(events(table, 'destroyed')).toHaveLength(1);
    // Without the lone unit there is nothing left to fight.
    const lone = drive(
      stand({
        units: { a1: [10, 10], a2: [10, 11], a3: [9, 14], d1: [9, 10], d2: [1, 1] },
        troops: { a3: 'BO' },
        losses: { d1: 99 },
      }),
      { shots: { a3: 'd1' }, dice: [WIN] },
    );
    expect(events(lone, 'clustered')).toMatchObject([{ clusters: [{ lone: 3, many: [0, 1] }] }]);
    expect([events(lone, 'meleeBegan'), events(lone, 'clashed')]).toEqual([[], []]);
  });

  test('the worked examples of clusters, with picture', () => {
    const table = picture(`
      .  .  .  .
       .  d1 .
      .  a1 a2 .`);
    expect(clusterNames(table)).toEqual(['d1: a1 a2']);
  });
});

const SMALL = makeGround({ field: 'plain' }, { rows: 7, columns: 6 }, 1);

const formed = (
  roster: readonly { readonly side: Side }[],
  at: readonly number[],
  proactive: Side,
  even: boolean,
): readonly (readonly (readonly Cluster[])[])[] => {
  const contacts = contactsOf(SMALL, roster, at);
  return partsOf(contacts).map((part) => clusteringsOf(contacts, part, { roster, proactive, even }));
};

/** All combinations of the parts' clusterings. */
const combined = (parts: ReturnType<typeof formed>): readonly (readonly Cluster[])[] =>
  parts.reduce<readonly (readonly Cluster[])[]>(
    (all, ways) => all.flatMap((one) => ways.map((way) => [...one, ...way])),
    [[]],
  );

describe('SAGA-BATTLE-CLUSTER-009 the algorithm', () => {
  test.each([true, false])('SAGA-BATTLE-CLUSTER-009 finds what trying all set partitions finds (even: %s)', (even) => {
    const source = stream(`clusters ${even}`);
    for (let game = 0; game < 250; game++) {
      const count = 2 + source.below(8);
      // Close together, so that many are engaged.
      const near = Array.from({ length: SMALL.size }, (_, at) => at).filter((at) => {
        const { row, column } = SMALL.places[at] as { row: number; column: number };
        return row >= 1 && row <= 4 && column >= 1 && column <= 4;
      });
      const at = someOf(near, count, source);
      const roster = at.map((_, i) => ({ side: (i < Math.ceil(count / 2) ? 0 : 1) as Side }));
      const adjacent = (a: number, b: number): boolean => areAdjacent(SMALL, at[a] as number, at[b] as number);
      const wanted = bruteClusterings(
        roster.map(({ side }) => side),
        adjacent,
        even,
      );
      const ways = combined(formed(roster, at, source.below(2) as Side, even));
      expect(ways.map(writtenClusters).sort()).toEqual(wanted);
      expect(new Set(ways.map(writtenClusters)).size).toBe(ways.length);
    }
  });

  test('SAGA-BATTLE-CLUSTER-010 listed in that order, whatever the position', () => {
    const source = stream('order');
    const compare = (a: readonly number[][], b: readonly number[][]): number => {
      for (let i = 0; i < a.length; i++) {
        const [x, y] = [a[i] as number[], b[i] as number[]];
        for (let j = 0; j < Math.max(x.length, y.length); j++) {
          if (x[j] === undefined) return -1;
          if (y[j] === undefined) return 1;
          if (x[j] !== y[j]) return (x[j] as number) - (y[j] as number);
        }
      }
      return 0;
    };
    for (let game = 0; game < 100; game++) {
      const at = someOf(
        Array.from({ length: 24 }, (_, i) => i),
        12,
        source,
      );
      const roster = at.map((_, i) => ({ side: (i < 6 ? 0 : 1) as Side }));
      const proactive = source.below(2) as Side;
      for (const ways of formed(roster, at, proactive, true)) {
        const lists = ways.map((clusters) =>
          roster.flatMap(({ side }, unit) => {
            const mine = clusters.find(({ lone, many }) => lone === unit || many.includes(unit));
            if (side !== proactive || mine === undefined) return [];
            return [mine.lone === unit ? [...mine.many].sort((a, b) => a - b) : [mine.lone]];
          }),
        );
        expect([...lists].sort(compare)).toEqual(lists);
      }
    }
  });

  test('eighteen engaged units are clustered in a few milliseconds', () => {
    const source = stream('eighteen');
    const hexes = Array.from({ length: SMALL.size }, (_, at) => at);
    let [ways, worst] = [0, 0];
    for (let game = 0; game < 60; game++) {
      const at = someOf(hexes.slice(0, 24), 18, source);
      const roster = at.map((_, i) => ({ side: (i < 9 ? 0 : 1) as Side }));
      const before = process.cpuUsage();
      const found = combined(formed(roster, at, 0, true)).length;
      worst = Math.max(worst, process.cpuUsage(before).user / 1000);
      ways = Math.max(ways, found);
    }
    expect(ways).toBeGreaterThan(1);
    // The target is 5 ms on a quiet machine; this only catches an explosion, by what it takes of the machine.
    expect(worst).toBeLessThan(500);
  });
});
