import { type Stream, stream } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import {
  AROUND,
  attacksOf,
  type Body,
  extraDice,
  type Ground,
  type House,
  meleeChance,
  sideOf,
} from '../testing/oracle.js';
import { awaited, fightIn, offered, type Staged, says, sightOf, stateIn, type Table } from '../testing/stage.js';

/** Melee phases of a few figures at random, played blow by blow, held against a second bookkeeping from the ledger alone. */

const CASES = 120;
const HOUSE: House = {
  oneAlways: true,
  openingsForAll: true,
  strayOn12: true,
  excessKillsPc: false,
  surprise: false,
  surpriseFromAfar: true,
};
/** A knot of spaces in which everybody stands near everybody. */
const SPACES = [5, 6, 7].flatMap((x) => [5, 6, 7].map((y) => [x, y] as const));
type Named = Body & { readonly key: string; readonly enemy: 'A' | 'B' };

/** Nobody leaves a Wound on them, so that nothing changes but their HP. */
const somebody = (source: Stream, at: readonly [number, number], key: string): Named => ({
  key,
  enemy: key.startsWith('A') ? 'B' : 'A',
  at,
  facing: AROUND[source.below(8)] as Body['facing'],
  pc: false,
  mounted: false,
  might: 1 + source.below(3),
  armour: source.below(5),
  shield: source.below(2) === 0,
  helmet: false,
  weapon: source.below(4) === 0 ? null : 'sword',
  prone: false,
  supernatural: true,
  unaware: false,
  guards: false,
  dazed: 0,
  aim: 0,
  wounds: [],
});

const staged = ({ at, facing, might, armour, shield, weapon }: Named): Staged => ({
  at,
  facing,
  might,
  armour,
  flags: ['supernatural', 'fearless'],
  gear: [...(weapon === null ? [] : [{ item: weapon }]), ...(shield ? [{ item: 'shield' }] : [])],
});

const fightAt = (source: Stream) => {
  const spaces = [...SPACES];
  const place = () => spaces.splice(source.below(spaces.length), 1)[0] as readonly [number, number];
  const band = (side: 'A' | 'B') =>
    Array.from({ length: 1 + source.below(3) }, (_none, nth) => somebody(source, place(), `${side}${nth + 1}`));
  const [a, b] = [band('A'), band('B')];
  const ground: Ground = {
    height: Object.fromEntries(SPACES.map(([x, y]) => [`${x},${y}`, source.below(2)])),
    cover: {},
  };
  const priority = source.below(2) === 0 ? 'a' : 'b';
  const table = fightIn('melee', {
    a: a.map(staged),
    b: b.map(staged),
    ground: SPACES.map(([x, y]) => ({ at: { x, y }, height: ground.height[`${x},${y}`] ?? 0 })),
    position: { priority },
  });
  return { all: [...a, ...b], ground, priority, table };
};

const nextTo = (one: Body, other: Body): boolean =>
  Math.max(Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[1] - other.at[1])) === 1;

interface Attack {
  readonly choose: string;
  readonly figure: string;
  readonly dice: Readonly<Record<string, number>>;
  readonly subdue?: boolean;
}

test('WARBAND-MELEE-001 WARBAND-MELEE-006 WARBAND-MELEE-008 WARBAND-MELEE-013 WARBAND-MELEE-014 WARBAND-MELEE-015 WARBAND-MELEE-016 WARBAND-MELEE-017 WARBAND-MELEE-025 WARBAND-MELEE-026 WARBAND-MELEE-028 WARBAND-PRIORITY-004 WARBAND-PRIORITY-007 WARBAND-VANQUISH-001 a Melee phase of up to three a side, blow by blow', () => {
  const source = stream('warband oracle: a Melee phase');
  const seen = { first: 0, rows: 0, slain: 0, kept: 0 };
  for (let nth = 0; nth < CASES; nth++) {
    const { all, ground, priority, table: start } = fightAt(source);
    const hp = new Map(all.map(({ key, might }) => [key, might]));
    const gone = new Set<string>();
    /** Dice that wait for the normal step, and who has had its attack. */
    const kept = new Map<string, Readonly<Record<string, number>>>();
    const done = new Set<string>();
    const find = (key: string): Named => all.find((one) => one.key === key) as Named;
    const isFirst = (by: Named, target: Named): boolean => sideOf(target, by.at) !== 'front';
    const reached = (by: Named): readonly Named[] => {
      const near = all.filter((one) => one.key.startsWith(by.enemy) && !gone.has(one.key) && nextTo(by, one));
      const alive = near.filter(({ key }) => (hp.get(key) as number) > 0);
      return alive.length > 0 ? alive : near;
    };
    const rolls = (at: Table, by: Named, dice: Readonly<Record<string, number>>): Table => {
      let table = at;
      for (const [key, some] of Object.entries(dice).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
        const target = find(key);
        const many = some + extraDice(by, target);
        const faces = Array.from({ length: many }, () => 1 + source.below(12));
        expect(awaited(table)).toBe('row');
        table = table.dice(...faces);
        const chance = meleeChance(by, target, ground, HOUSE, false);
        const hits = faces.filter((face) => face !== 12 && face <= chance).length;
        hp.set(key, Math.max(0, (hp.get(key) as number) - hits));
        expect([key, stateIn(table, key).hp]).toEqual([key, hp.get(key)]);
        seen.rows++;
      }
      return table;
    };
    let table = start;
    const order = priority === 'a' ? (['A', 'B'] as const) : (['B', 'A'] as const);
    for (const step of ['strikes', 'blows'] as const) {
      for (const side of order) {
        for (;;) {
          while (awaited(table).startsWith('declare')) table = says(table, { choose: 'pass' });
          const band = side === 'A' ? 'Red' : 'Blue';
          const can = all.filter(
            (one) =>
              one.key.startsWith(side) &&
              !gone.has(one.key) &&
              (step === 'blows' && kept.has(one.key)
                ? Object.keys(kept.get(one.key) ?? {}).some((key) => !gone.has(key))
                : !done.has(one.key) && reached(one).some((target) => step === 'blows' || isFirst(one, target))),
          );
          // Who could not strike may still grapple or try a gambit; it does not.
          if (awaited(table) !== `${step} ${band}`) {
            expect([step, side, can.map(({ key }) => key)]).toEqual([step, side, []]);
            break;
          }
          const attacks = (offered(table) as unknown as readonly Attack[]).filter(
            ({ choose, subdue }) => choose === 'attack' && subdue !== true,
          );
          expect([...new Set(attacks.map(({ figure }) => figure))].toSorted()).toEqual(
            can.map(({ key }) => key).toSorted(),
          );
          const chosen = attacks[source.below(Math.max(1, attacks.length))];
          if (chosen === undefined) {
            table = says(table, { choose: 'pass' });
            break;
          }
          const by = find(chosen.figure);
          const wasKept = kept.get(by.key);
          const dice = Object.values(chosen.dice).reduce((sum, some) => sum + some, 0);
          if (step === 'blows' && wasKept !== undefined) {
            const left = Object.fromEntries(Object.entries(wasKept).filter(([key]) => !gone.has(key)));
            expect(chosen.dice).toEqual(left);
            kept.delete(by.key);
          } else {
            expect(dice).toBe(attacksOf(by));
            const shares = reached(by).map(({ key }) => chosen.dice[key] ?? 0);
            expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
          }
          done.add(by.key);
          const now = Object.entries(chosen.dice).filter(([key]) => step === 'blows' || isFirst(by, find(key)));
          const later = Object.entries(chosen.dice).filter(([key]) => !now.some(([one]) => one === key));
          if (step === 'strikes') seen.first++;
          if (later.length > 0) {
            seen.kept++;
            kept.set(by.key, Object.fromEntries(later));
          }
          table = rolls(says(table, chosen), by, Object.fromEntries(now));
        }
      }
      for (const { key } of all) if (hp.get(key) === 0) gone.add(key);
      const fates = all.map(({ key }) => [key, stateIn(table, key).fate]);
      if (sightOf(table).open.phase === 'melee' || step === 'blows')
        expect(fates).toEqual(all.map(({ key }) => [key, gone.has(key) ? 'slain' : 'fighting']));
    }
    seen.slain += gone.size;
  }
  expect(Math.min(seen.first, seen.slain, seen.kept)).toBeGreaterThan(15);
});
