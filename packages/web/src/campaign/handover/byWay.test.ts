import type { Json } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../words/lists.js';
import {
  type CountRow,
  commandCounts,
  linesCounts,
  type Naming,
  sagaCounts,
  sortieCounts,
} from '../plan/ways/counts.js';
import { thereIn } from '../plan/ways/there.js';
import { ALL_WAYS, type Way, wayOf } from '../plan/ways/way.js';
import { WAYS } from '../plan/ways/words.js';
import { foughtBy, isOpenBattle, planOfferedIn } from './byWay.js';
import { nextDeed, type Offer, offersAfter } from './offers.js';
import { marched, NOBODY, told } from './testing/marched.js';
import { isSameFight, wayIn } from './wayIn.js';

type Next = Extract<Offer, { offer: 'next' }>;
type Entry = saga.campaign.Entry;

const { seen, march } = marched();
const battle = offersAfter(seen, march, told).find(isOpenBattle) as Next;
const naming: Naming = { t: inLanguage(WAYS, 'en'), troop: (key) => key };
const totals = (rows: readonly CountRow[]) =>
  Object.fromEntries(rows.map(({ key, of }) => [key, of.map(({ total }) => total)]));

/** What the page promises of the raid's battle, fought that way. */
const promised = (way: Way) => {
  const there = thereIn(seen, planOfferedIn(foughtBy(battle, way) as Next, way));
  if (there === null) throw new Error('nobody is there');
  const counts = { saga: sagaCounts, command: commandCounts, sortie: sortieCounts, lines: linesCounts };
  return totals(counts[way](there, naming));
};

describe('the battle of the raid by each way of war: thirty riders against eighty who were warned', () => {
  test('SAGA-MOVE-022: twenty more have come by the bell, and both sides have their people', () => {
    const { attacker, defender } = battle.next.plan as unknown as Readonly<
      Record<'attacker' | 'defender', saga.campaign.ArmyPlan>
    >;
    expect(attacker.troops).toEqual({ ...NOBODY, mediumCavalry: 30 });
    expect(defender.troops).toEqual({ ...NOBODY, pikemen: 20, bowmen: 20, mediumInfantry: 40 });
    const named = (ids: readonly string[] = []) => ids.map((id) => seen.open.characters[id]?.name);
    expect([named(attacker.champions), named(defender.champions)]).toEqual([
      ['people.ella', 'people.jorun'],
      ['people.joris', 'people.casimir'],
    ]);
  });

  test('SAGA-BATTLE-MUSTER-005 SAGA-BATTLE-MUSTER-012 SAGA-BATTLE-MUSTER-019: six units against nine', () => {
    // Medium infantry 5 of 8, pikemen 2 of 10, bowmen 2 of 10: half of their mean is 4.4, and 30 in 7 would be fewer.
    // 110 / (3 · 15) = 2.4
    expect(promised('saga')).toEqual({ units: ['6', '9'], soldiers: ['30', '80'], loss: ['3'] });
  });

  test('COMMAND-SAGA-002 COMMAND-SAGA-003 COMMAND-SAGA-006 COMMAND-POINTS-004: the same units; Ella leads with 6 ÷ 2, Joris with 4 ÷ 2', () => {
    // Medium cavalry is D: 1 + 3, at most 3. Of the guard 5 are C, 2 B and 2 C: 5 · 4 + 2 · 5 + 2 · 4.
    expect(promised('command')).toEqual({ units: ['6', '9'], points: ['18', '38'], quality: ['3', '2'] });
  });

  test('SORTIE-SAGA-002 SORTIE-SAGA-003: one unit of each troop type; of the guard half are no soldiers', () => {
    // (40 · 0 + 20 · 1 + 20 · 1) / 80
    expect(promised('sortie')).toEqual({ units: ['1', '3'], heads: ['30', '80'], level: ['1', '0.5'] });
  });

  test('WARBAND-SAGA-008 WARBAND-SAGA-009 WARBAND-UNIT-008: 80 ÷ 45 is two soldiers a figure, and two people each', () => {
    expect(promised('lines')).toEqual({
      ...{ scale: ['2 soldiers'], figures: ['17', '42'], units: ['1', '4'] },
      // 15 riders of 2; 20 of 1, 10 of 2, 10 of 1.
      might: ['30', '50'],
    });
  });
});

describe('an offered battle', () => {
  test('is the same by every way but for how it is fought, and is known again by it', () => {
    const by = { saga: undefined, command: 'command', sortie: 'sortie', lines: 'warband' };
    for (const way of ALL_WAYS) {
      const { plan } = (foughtBy(battle, way) as Next).next;
      expect((plan as { by?: string }).by).toBe(by[way]);
      expect(wayIn(plan)).toBe(way);
      expect(wayOf(planOfferedIn(foughtBy(battle, way) as Next, way))).toBe(way);
      expect(isSameFight(plan, battle.next.plan)).toBe(true);
    }
    expect(isSameFight({ by: 'command' }, battle.next.plan)).toBe(false);
  });

  test('can be changed as long as it has not begun: it is replanned with its other way', () => {
    const put = { day: 2, title: 'Battle', place: '' };
    const standing = (state: Entry['state'], plan: Json): Next => ({ ...battle, stands: { ...march, state, plan } });
    const lines = (foughtBy(battle, 'lines') as Next).next.plan;
    const planned = standing('planned', lines);
    expect(isOpenBattle(planned)).toBe(true);
    expect(nextDeed(march, foughtBy(planned, 'lines'), put)).toEqual({ deed: 'replan', entry: march.id, day: 2 });
    expect(nextDeed(march, planned, put)).toMatchObject({ deed: 'replan', plan: battle.next.plan });
    expect(isOpenBattle(standing('running', lines))).toBe(false);
    expect(foughtBy(standing('running', lines), 'sortie')).toEqual(standing('running', lines));
  });

  test('other scenes have no ways of war', () => {
    const parley = offersAfter(seen, march, told).find((one) => one.offer === 'next' && one.next.chapter === 'parley');
    expect(isOpenBattle(parley as Offer)).toBe(false);
    expect(foughtBy(parley as Offer, 'command')).toBe(parley);
  });
});
