import type { SeatId } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Scenario } from '../../../../test/lab/scenario.js';
import { type Sitting, seenFrom, sit, take } from '../../../../test/lab/sitting.js';
import { SORTIES } from '../../../../test/lab/sorties.js';
import type { Person } from '../../../people/person.js';
import { inLanguage } from '../../../words/lists.js';
import { fetchTold } from '../../../words/told.js';
import type { SortieView, Unit } from '../model.js';
import { poolOf } from './dice.js';
import { PlanUnit } from './Plan.js';
import { meaningText } from './PlanOutcomes.js';
import { emptyPlan, fightsOf, isWhole, type PlanChoice, rollsOf, stakedIn, trayed, withStake } from './planning.js';
import { PLAN } from './words.js';

beforeAll(() => fetchTold('en'));

const t = inLanguage(PLAN, 'en');

const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  ['ana', 'bo'].map((seat, colour) => [
    seat,
    { seat, name: seat, colour, held: 'person', here: true, you: seat === 'ana' } as const,
  ]),
);

const viewOf = (sitting: Sitting): SortieView => seenFrom(sitting, 'ana').view as unknown as SortieView;

const unitsIn = ({ open }: SortieView): readonly Unit[] =>
  open.roster.map((row, index) => ({
    index,
    name: row.name,
    called: row.chosen ?? row.name,
    isMany: false,
    side: row.side,
    kinds: row.parts,
    heads: open.heads[index] ?? 0,
    floating: open.floating[index] ?? 0,
    purse: Math.max(0, open.floating[index] ?? 0),
    record: 0,
    flankedBy: open.flankedBy[index] ?? [],
    fate: 'here',
    goneIn: 0,
    order: null,
  }));

/** The third round at the salt pans: Tarn guard fights Dorrow riders, and Priory bows shoot at it. */
const pans = () => {
  const sitting = sit(SORTIES.sortiePlans as Scenario, 'plans');
  const view = viewOf(sitting);
  const units = unitsIn(view);
  const named = (name: string): Unit => units.find((unit) => unit.name === name) as Unit;
  return { sitting, view, units, named };
};

/** Two dice against the riders, one against the arrows. */
const STAKED: PlanChoice = { choose: 'plan', maneuver: 'attack', bids: { B2: 2, B3: 1 } };

const page = (unit: Unit, plan: PlanChoice): string => {
  const { view, units } = pans();
  return renderToStaticMarkup(
    <PlanUnit
      view={view}
      people={PEOPLE}
      unit={unit}
      rolls={rollsOf(view, units, unit)}
      plan={plan}
      isSecret
      onPlan={() => undefined}
      onAgain={() => undefined}
      news={null}
    />,
  );
};

describe('what a unit plans', () => {
  const { sitting, view, units, named } = pans();
  const rolls = rollsOf(view, units, named('A3'));

  test('SORTIE-ROUND-008 SORTIE-ARCHER-010: every roll to come has its tray, and the rules take what comes of them', () => {
    expect(rolls.map(({ kind, slot, enemy }) => [kind, slot, enemy.name])).toEqual([
      ['sortie', 'bids', 'B2'],
      ['arrows', 'bids', 'B3'],
    ]);
    expect(fightsOf(rolls).map(({ name }) => name)).toEqual(['B2']);
    expect(rollsOf(view, units, named('A1')).map(({ kind, enemy }) => [kind, enemy.name])).toEqual([['shot', 'B1']]);
    expect(emptyPlan(rolls)).toEqual({ choose: 'plan', bids: { B2: 0, B3: 0 } });
    expect([isWhole(emptyPlan(rolls), rolls), isWhole(STAKED, rolls)]).toEqual([false, true]);
    const taken = take(sitting, { input: 'answer', seat: 'ana', as: 'A3', choice: STAKED as never });
    expect(taken.refusal).toBeNull();
  });

  test('SORTIE-FLOAT-016: no more is staked than there is in hand', () => {
    const [riders, arrows] = rolls as [(typeof rolls)[number], (typeof rolls)[number]];
    const most = (plan: PlanChoice, dice: number): PlanChoice => withStake(plan, rolls, arrows, dice, 4);
    expect(most(STAKED, 9).bids).toEqual({ B2: 2, B3: 2 });
    expect(most(STAKED, -1).bids).toEqual({ B2: 2, B3: 0 });
    expect(stakedIn(withStake(STAKED, rolls, riders, 4, 4), rolls)).toBe(4);
  });

  test('a die that is moved is the only one that moves', () => {
    const first = trayed(
      [],
      [
        ['kept', 3],
        ['one', 0],
        ['two', 1],
      ],
    );
    expect(first).toEqual(['kept', 'kept', 'kept', 'two']);
    expect(
      trayed(first, [
        ['kept', 2],
        ['one', 1],
        ['two', 1],
      ]),
    ).toEqual(['kept', 'kept', 'one', 'two']);
  });

  test('SORTIE-POOL-007: dice have the emblem of their reason, and as many are struck as cancel each other', () => {
    const riders = named('B2');
    const facing = { unit: riders.index, enemy: named('A3').index, bid: 1, theirBid: 2 };
    const cell = sortie.matrixOf(view, facing).find(({ mine, theirs }) => mine === 'flank' && theirs === 'attack');
    const pool = poolOf({ net: (cell as sortie.Cell).nets[0], unit: riders, charge: 'ch-tower', supposed: true });
    // Larger, Flank, light against heavier, and his one; open ground and the march cancel each other.
    expect(pool.net).toBe(4);
    expect(pool.groups.map(({ reason, look, dice }) => `${reason} ${look} ${dice}`).toSorted()).toEqual([
      'bid unknown 1',
      'flankHeavier plain 1',
      'larger plain 1',
      'maneuver.flank plain 1',
    ]);
    expect(pool.struck?.bonus.map(({ reason, icon }) => [reason, icon])).toEqual([['ground.open', 'tr-lc']]);
    expect(pool.struck?.penalty.map(({ reason, icon }) => [reason, icon])).toEqual([['moved', 'so-march']]);
  });

  test('SORTIE-POOL-008 SORTIE-MATRIX-001: the table has the figures of the two pools, and says them', () => {
    const text = page(named('A3'), STAKED);
    const percents = [...text.matchAll(/<b>(\d\d\.\d)<\/b><i>/g)].map(([, percent]) => Number(percent));
    expect(percents).toEqual([
      71.7, 62.7, 47.6, 70.7, 54.6, 75.5, 71.7, 73.8, 70.7, 75.5, 62.7, 67.0, 54.6, 47.6, 54.6, 62.7, 41.4, 71.7, 49.3,
      42.3, 70.7,
    ]);
    expect(text).toContain('Attack against Flank: you +6, they +4; you win 54.6 percent, equal 14.6.');
    expect(text).toContain('Charge against Flank: you +6, they +6; you win 41.4 percent, equal 17.1. his best answer.');
    for (const none of ['he gets away', 'you get away', 'both get away', 'both fail']) expect(text).toContain(none);
    // What is looked at first is the answer that is best for him.
    expect(text).toContain('Attack against Retreat</h3>');
    // Priory bows against one die of the guard, by what they stake.
    for (const share of ['85.6', '12.3', '2.1', '68.0', '24.8', '7.3', '44.9', '36.6', '18.6']) {
      expect(text).toContain(`${share}\u00a0%`);
    }
  });

  test('SORTIE-EFFECT-006 SORTIE-EFFECT-007 SORTIE-EFFECT-016: each way to come out says what it does', () => {
    const supposed = { unit: named('A3').index, enemy: named('B2').index, bid: 2, theirBid: 1 };
    const cells = sortie.matrixOf(view, supposed);
    const told = (mine: string, theirs: string): readonly string[] => {
      const cell = cells.find((one) => one.mine === mine && one.theirs === theirs) as sortie.Cell;
      return sortie.meansOf(view, supposed, cell).map((meaning) => meaningText(t, meaning, true));
    };
    expect(told('attack', 'flank')).toEqual([
      'They are Finished; you gain 1 die',
      'They lose 2 dice; you gain 1 die',
      'They lose 1 die',
      'Nothing; staked dice stay spent',
      'Nothing',
      'You are Flanked',
      'You are Flanked; you lose 2 dice',
    ]);
    expect(told('defend', 'retreat')).toEqual(['They are a full move away']);
  });

  test('SORTIE-FLOAT-018: with penalty dice there is nothing to stake, and it says so', () => {
    const levy = { ...named('A3'), floating: -2, purse: 0 };
    const text = page(levy, { choose: 'plan', bids: { B2: 0, B3: 0 } });
    expect(text).toContain('Tarn guard: 2 penalty dice');
    expect(text).toContain('penalty dice lie in every pool');
    expect(text).not.toContain('role="spinbutton"');
  });
});
