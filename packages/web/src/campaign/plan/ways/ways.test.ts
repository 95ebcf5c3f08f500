import type { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../../words/lists.js';
import { named, saltCrown, seenBy } from '../../sheet/testing/fixture.js';
import { NO_TROOPS } from '../../wealth/ledger.js';
import { emptyPlan, type Plan } from '../plan.js';
import { type CountRow, commandCounts, linesCounts, type Naming, sagaCounts, sortieCounts } from './counts.js';
import { type There, thereIn } from './there.js';
import { inWay, wayOf } from './way.js';
import { WAYS } from './words.js';

const campaign = saltCrown();
const seen = seenBy(campaign);
const army = (troops: Partial<saga.battle.Troops>, who: string): Plan['armies'][number] => ({
  ...{ name: who, commander: named(campaign, who).id, champions: [] },
  muster: { from: 'hand', troops: { ...NO_TROOPS, ...troops } },
});
const plan: Plan = {
  ...emptyPlan(5, 'battle'),
  armies: [
    army({ mediumInfantry: 600, heavyCavalry: 100, bowmen: 300 }, 'Ella'),
    army({ heavyInfantry: 500 }, 'Morten'),
  ],
};
const there = thereIn(seen, plan) as There;
const naming: Naming = { t: inLanguage(WAYS, 'en'), troop: (key) => key };
const totals = (rows: readonly CountRow[]) =>
  Object.fromEntries(rows.map(({ key, of }) => [key, of.map(({ total }) => total)]));

describe('the ways of war side by side', () => {
  test('WARBAND-SAGA-009 WARBAND-UNIT-004 WARBAND-UNIT-008: 1000 against 500 are 43 figures against 22, of 23 soldiers each', () => {
    expect(totals(linesCounts(there, naming))).toMatchObject({
      ...{ scale: ['23 soldiers'], figures: ['43', '22'], units: ['4', '2'] },
      // 26 of Might 1, 4 of 3, 13 of 1; 22 of 2.
      might: ['51', '44'],
    });
  });

  test('SAGA-BATTLE-MUSTER-009 SAGA-BATTLE-MUSTER-014 SAGA-BATTLE-MUSTER-019: nine units against eight, and what a lost fight costs', () => {
    expect(totals(sagaCounts(there, naming))).toEqual({
      ...{ units: ['9', '8'], soldiers: ['1000', '500'] },
      // 1500 / (3 · 17) = 29.4
      loss: ['30'],
    });
  });

  test('COMMAND-SAGA-002 SORTIE-SAGA-002: the same units there, and one of each troop type here', () => {
    expect(totals(commandCounts(there, naming)).units).toEqual(['9', '8']);
    expect(totals(sortieCounts(there, naming))).toMatchObject({ units: ['3', '1'], heads: ['1000', '500'] });
  });

  test('what is chosen fills the plan, and what was said for it stays', () => {
    for (const way of ['command', 'sortie', 'lines', 'saga'] as const) expect(wayOf(inWay(plan, way))).toBe(way);
    const said = inWay(plan, 'sortie');
    expect(inWay(said, 'sortie').sortie).toBe(said.sortie);
    expect(inWay(said, 'saga')).toEqual(plan);
  });

  test('without two armies there is nothing to reckon', () => {
    expect(thereIn(seen, emptyPlan(5, 'battle'))).toBe(null);
  });
});
