import { command, saga, sortie, war, warband } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { done, named, saltCrown, seenBy } from '../sheet/testing/fixture.js';
import { NO_TROOPS } from '../wealth/ledger.js';
import { USUAL_COMMAND } from './command.js';
import { type PlannedLines, USUAL_LINES } from './lines.js';
import { troopsOf, unitsIn } from './musters.js';
import { emptyPlan, fieldSizeIn, lacking, notReckonedYet, type Plan, planDeed, planOf, replanDeed } from './plan.js';
import { type PlannedSkirmish, USUAL_SKIRMISH } from './skirmish.js';
import { type PlannedSortie, USUAL_SORTIE } from './sortie.js';

const campaign = saltCrown();
const seen = seenBy(campaign);
const [ella, morten, maud] = ['Ella', 'Morten', 'Maud'].map((name) => named(campaign, name).id) as [
  string,
  string,
  string,
];

const duel: Plan = { ...emptyPlan(5, 'duel'), title: ' Ford ', sides: [[ella], [morten]], distance: 'sword' };

const army: Plan['armies'][number] = { name: 'Tarn', commander: ella, muster: { from: 'nowhere' }, champions: [maud] };
const house = (unit: string) => ({ from: 'house', unit }) as const;

describe('a plan', () => {
  test('says what is still missing', () => {
    const lack = (plan: Plan) => lacking(plan, seen);
    expect(lack(emptyPlan(0))).toBe('past');
    expect(lack(emptyPlan(5))).toBe('title');
    expect(lack({ ...duel, sides: [[ella], []] })).toBe('sides');
    expect(lack({ ...duel, sides: [[ella], [ella, maud]] })).toBe('bothSides');
    expect(lack(duel)).toBeNull();
    expect(lack({ ...emptyPlan(5, 'arrival'), place: 'Kell' })).toBe('people');
    expect(lack({ ...emptyPlan(5, 'arrival'), characters: [ella] })).toBe('place');
    const battle: Plan = { ...emptyPlan(5, 'battle'), title: 'Kell' };
    expect(lack(battle)).toBe('commanders');
    expect(lack({ ...battle, armies: [army, { ...army, commander: morten }] })).toBe('troops');
    expect(
      lack({
        ...battle,
        armies: [
          { ...army, muster: house('u1') },
          { ...army, muster: house('u2') },
        ],
      }),
    ).toBeNull();
  });

  test('SAGA-WEALTH-008: a scene is for a day that is not reckoned yet; what is no scene may be', () => {
    const { today } = campaign.open;
    const reckoned = { open: { ...seen.open, reckonedOn: today } };
    const talk: Plan = { ...emptyPlan(today), title: 'Talk' };
    expect([lacking(talk, seen), lacking(talk, reckoned)]).toEqual([null, 'reckoned']);
    expect(lacking({ ...talk, what: 'happening' }, reckoned)).toBeNull();
    expect(notReckonedYet(talk, reckoned)).toEqual({ ...talk, day: today + 1 });
    expect(notReckonedYet(talk, seen)).toBe(talk);
    expect(lacking(notReckonedYet(talk, reckoned), reckoned)).toBeNull();
  });

  test('SAGA-CAL-001: becomes a deed that the rules take, with the fighters as its characters', () => {
    const deed = planDeed(duel);
    expect(saga.campaign.campaignDeed.parse(deed).ok).toBe(true);
    expect(deed).toMatchObject({ deed: 'plan', scene: 'duel', title: 'Ford', day: 5, characters: [ella, morten] });
    expect(saga.campaign.duelPlan.parse((deed as { readonly plan: unknown }).plan)).toMatchObject({
      ok: true,
      value: { side1: [ella], side2: [morten], distance: 'sword', ambusher: null },
    });
    const battle = planDeed({
      ...emptyPlan(5, 'battle'),
      title: 'Kell',
      armies: [
        { ...army, muster: house('u1') },
        { ...army, muster: house('u2'), commander: morten, champions: [] },
      ],
    });
    expect(battle).toMatchObject({ characters: [ella, maud, morten] });
    expect(saga.campaign.battlePlan.parse((battle as { readonly plan: unknown }).plan).ok).toBe(true);
    expect(saga.campaign.campaignDeed.parse(planDeed({ ...emptyPlan(5, 'happening'), title: 'Rain' })).ok).toBe(true);
  });

  test('SAGA-BATTLE-TERRAIN-007: offers several fields, all of the size that the campaign plays with', () => {
    const armies: Plan['armies'] = [
      { ...army, muster: house('u1') },
      { ...army, muster: house('u2'), commander: morten, champions: [] },
    ];
    const size = fieldSizeIn(seen);
    expect(size).toEqual({ rows: 23, columns: 20 });
    const drawn = (landscape: 'hills' | 'river', at = size) => war.drawField(landscape, '7', at);
    const battle: Plan = { ...emptyPlan(5, 'battle'), title: 'Kell', armies };
    const offered: Plan = { ...battle, fields: [{ field: 'plain' }, drawn('hills'), drawn('river')] };
    expect(lacking(offered, seen)).toBeNull();
    const deed = planDeed(offered) as unknown as { readonly plan: { readonly fields: readonly unknown[] } };
    expect(saga.campaign.battlePlan.parse(deed.plan)).toMatchObject({ ok: true });
    expect(deed.plan.fields).toHaveLength(3);
    const small = { rows: 15, columns: 12 };
    expect(lacking({ ...battle, fields: [drawn('hills', small)] }, seen)).toBe('fieldSize');
    const options = { ...campaign.open.options, battle: { 'saga.battle.map': small } };
    const switched = seenBy(done(campaign, { deed: 'options', options }));
    expect(lacking({ ...battle, fields: [drawn('hills', small)] }, switched)).toBeNull();
    expect(lacking(offered, switched)).toBe('fieldSize');
  });

  test('SAGA-CAL-002: may be the answer to what follows', () => {
    expect(planDeed({ ...emptyPlan(5), title: 'Supper' }, 'e7')).toMatchObject({
      deed: 'follow',
      entry: 'e7',
      next: { title: 'Supper', scene: 'freeForm' },
    });
  });

  test('an army that is written down for the battle has names for its units; they come back from the entry', () => {
    const troops = { ...NO_TROOPS, bowmen: 400, pikemen: 400 };
    const names = { bowmen: ['Old Guard'] };
    const written: Plan['armies'][number] = { ...army, muster: { from: 'hand', troops }, names };
    const others: Plan['armies'][number] = { ...written, name: 'Kell', commander: morten, champions: [], names: {} };
    const battle: Plan = { ...emptyPlan(5, 'battle'), title: 'Kell', armies: [written, others] };
    const units = unitsIn(seen, battle);
    const called = (side: number, troop: string) =>
      units.filter((unit) => unit.side === side && unit.troop === troop).map((unit) => unit.called);
    expect(called(0, 'bowmen')[0]).toBe('Old Guard');
    // Whoever has no name goes by where the army is at home, which its name says.
    expect(called(0, 'pikemen')[0]).toBe('Tarn pikes');
    expect(units.filter((unit) => unit.called.startsWith('Kell ')).map((unit) => unit.side)).toEqual([1]);
    expect(new Set(units.map((unit) => unit.called)).size).toBe(units.length);
    expect(lacking(battle, seen)).toBeNull();
    expect(lacking({ ...battle, armies: [{ ...written, names: { bowmen: ['Bow 1'] } }, others] }, seen)).toBe('names');
    const put = done(campaign, planDeed(battle));
    const entry = Object.values(put.open.entries).find(({ title }) => title === 'Kell') as saga.campaign.Entry;
    expect(planOf(entry).armies[0].names).toMatchObject(names);
    expect(planOf(entry).armies[1].names).toBeUndefined();
    // An army of a house has the names that its house has.
    const housed = planDeed({ ...battle, armies: [{ ...written, muster: house('u1') }, others] });
    expect(housed).not.toHaveProperty('plan.attacker.names');
  });

  test('of a house’s army it stays said how many of its soldiers come, and who leads them, until another house is picked', () => {
    const troops = { ...NO_TROOPS, mediumCavalry: 30 };
    const ours = { ...army, muster: { ...house('u1'), troops }, leaders: [maud] };
    const armies: Plan['armies'] = [ours, { ...army, muster: house('u2'), commander: morten, champions: [] }];
    const battle: Plan = { ...emptyPlan(5, 'battle'), title: 'Kell', armies };
    const said = { unit: 'u1', troops, commander: ella, leaders: [maud] };
    expect(planDeed(battle)).toMatchObject({ plan: { attacker: said, defender: { unit: 'u2', leaders: [] } } });
    expect(planDeed(battle)).not.toHaveProperty('plan.defender.troops');
    const entry = { ...planDeed(battle), kind: 'scene' } as unknown as saga.campaign.Entry;
    const [first, second] = planOf(entry).armies;
    expect(troopsOf(seen, first)).toEqual(troops);
    const byMaud = planDeed({ ...battle, armies: [{ ...first, commander: maud }, second] });
    expect(byMaud).toMatchObject({ plan: { attacker: { troops, commander: maud, leaders: [] } } });
    const other = planDeed({ ...battle, armies: [{ ...first, muster: house('u2') }, second] });
    expect(other).not.toHaveProperty('plan.attacker.troops');
  });

  test('SORTIE-SAGA-001: a battle may be fought in sorties, and what is said for it comes back', () => {
    const armies: Plan['armies'] = [
      { ...army, muster: house('u1') },
      { ...army, muster: house('u2'), commander: morten, champions: [] },
    ];
    const [first, second] = USUAL_SORTIE.armies;
    const divided = [{ troop: 'bowmen', heads: 90 }] as const;
    const said: PlannedSortie = {
      ...USUAL_SORTIE,
      armies: [
        { ...first, placed: { A2: ella }, said: { ...first.said, divided, inTown: true } },
        { ...second, leader: null },
      ],
      ground: 'rough',
      higher: 'attacker',
    };
    const battle: Plan = { ...emptyPlan(5, 'battle'), title: 'Kell', armies, sortie: said };
    const deed = planDeed(battle) as Extract<ReturnType<typeof planDeed>, { deed: 'plan' }>;
    expect(sortie.sortiePlan.parse(deed.plan)).toMatchObject({
      ok: true,
      value: {
        ...{ by: 'sortie', ground: 'rough', higher: 'attacker' },
        attacker: { placed: [{ character: ella, with: 'A2' }], divided, inTown: true },
        defender: { leader: null, placed: [] },
      },
    });
    const entry = { ...deed, kind: 'scene', state: 'planned', text: '' } as unknown as saga.campaign.Entry;
    expect(planOf(entry)).toMatchObject({ sortie: said, command: null, armies });
    // Whoever leads in them, or stands with a unit, is one of its people.
    const alone = armies.map((one) => ({ ...one, champions: [] })) as unknown as Plan['armies'];
    const withMaud = (first: object, sorties = said.armies) =>
      planDeed({ ...battle, armies: alone, sortie: { ...said, armies: [{ ...sorties[0], ...first }, sorties[1]] } });
    expect(planDeed({ ...battle, armies: alone })).not.toMatchObject({ characters: expect.arrayContaining([maud]) });
    for (const first of [{ leader: maud }, { placed: { A2: maud } }]) {
      expect(withMaud(first)).toMatchObject({ characters: expect.arrayContaining([maud]) });
    }
  });

  test('WARBAND-SAGA-001 WARBAND-SAGA-009: a battle may be fought in battle lines, and what is said for it comes back', () => {
    const armies: Plan['armies'] = [
      { ...army, muster: house('u1'), champions: [maud] },
      { ...army, muster: house('u2'), commander: morten, champions: [] },
    ];
    const said: PlannedLines = {
      ...{ leaders: [undefined, null], placed: { [maud]: 'A2' }, banners: ['A1', undefined], ground: 'bowHill' },
      options: { ...USUAL_LINES.options, 'warband.sagaScale': 10 },
    };
    const battle: Plan = { ...emptyPlan(5, 'battle'), title: 'Kell', armies, lines: said };
    const deed = planDeed(battle) as Extract<ReturnType<typeof planDeed>, { deed: 'plan' }>;
    expect(warband.rankedPlan.parse(deed.plan)).toMatchObject({
      ok: true,
      value: {
        ...{ by: 'warband', ground: 'bowHill', options: { 'warband.sagaScale': 10 } },
        attacker: { placed: [{ character: maud, with: 'A2' }], banner: 'A1' },
        defender: { leader: null, placed: [] },
      },
    });
    const entry = { ...deed, kind: 'scene', state: 'planned', text: '' } as unknown as saga.campaign.Entry;
    expect(planOf(entry)).toMatchObject({ lines: said, sortie: null, command: null, armies });
  });

  test('WARBAND-SAGA-001 WARBAND-SAGA-006: a fight may be fought by figures, and what is said for it comes back', () => {
    const said: PlannedSkirmish = {
      ...USUAL_SKIRMISH,
      leaders: [maud, null],
      stock: [[{ like: 'spearman', name: 'Ada', hireling: true }], []],
      mounted: [morten],
      ground: 'titheBarn',
    };
    const fight: Plan = { ...duel, sides: [[ella, maud], [morten]], ambusher: 2, skirmish: said };
    const deed = planDeed(fight) as Extract<saga.campaign.CampaignDeed, { readonly deed: 'plan' }>;
    expect(saga.campaign.campaignDeed.parse(deed).ok).toBe(true);
    expect(warband.warbandPlan.parse(deed.plan)).toMatchObject({
      ok: true,
      value: {
        ...{ by: 'warband', side1: [ella, maud], side2: [morten], ambusher: 2, leader1: maud, leader2: null },
        ...{ stock1: said.stock[0], stock2: [], mounted: [morten], ground: 'titheBarn' },
      },
    });
    const { entries } = done(campaign, deed).open;
    const entry = Object.values(entries).at(-1) as saga.campaign.Entry;
    expect(planOf(entry)).toMatchObject({ sides: fight.sides, ambusher: 2, skirmish: said });
    // Who is taken out of it leads no more, and rides no more.
    const fewer = planDeed({ ...fight, sides: [[ella], [ella]] }) as typeof deed;
    expect(fewer.plan).not.toHaveProperty('leader1');
    expect(fewer.plan).toMatchObject({ mounted: [], leader2: null });
    expect(planDeed({ ...fight, skirmish: null })).not.toHaveProperty('plan.by');
  });

  test('WARBAND-SAGA-001: figures are several against several, and thirty on a side at most', () => {
    const fight: Plan = { ...duel, skirmish: USUAL_SKIRMISH };
    const levy = { like: 'levy', hireling: true } as const;
    const withStock = (many: number): Plan => ({
      ...fight,
      skirmish: { ...USUAL_SKIRMISH, stock: [[], Array.from({ length: many }, () => levy)] },
    });
    expect([fight, withStock(1), withStock(29), withStock(30)].map((plan) => lacking(plan, seen))).toEqual([
      ...['several', null, null, 'tooMany'],
    ]);
  });

  test('COMMAND-SAGA-001: a battle may be fought by command points, and what is said for it comes back', () => {
    const armies: Plan['armies'] = [
      { ...army, muster: house('u1') },
      { ...army, muster: house('u2'), commander: morten, champions: [] },
    ];
    const options = { ...USUAL_COMMAND.options, 'command.sagaQuality': { north: -1, south: 2 } } as const;
    const said = { leaders: [maud, null], placed: { [maud]: 'N1' }, options } as const;
    const battle: Plan = { ...emptyPlan(5, 'battle'), title: 'Kell', armies, command: said };
    expect(lacking(battle, seen)).toBeNull();
    const deed = planDeed(battle) as unknown as { readonly plan: unknown };
    expect(command.commandPlan.parse(deed.plan)).toMatchObject({
      ok: true,
      value: {
        by: 'command',
        attacker: { leader: maud, placed: [{ character: maud, with: 'N1' }] },
        defender: { leader: null, placed: [] },
        options: { 'command.sagaQuality': { north: -1, south: 2 } },
      },
    });
    const entry = { scene: 'battle', plan: deed.plan, kind: 'scene' } as unknown as saga.campaign.Entry;
    expect(planOf(entry)).toMatchObject({ command: said, armies });
    // By the saga again, nothing of it is left.
    expect(planDeed({ ...battle, command: null })).not.toHaveProperty('plan.by');
  });

  test('comes back from the entry it became', () => {
    const put = done(campaign, planDeed(duel));
    const entry = Object.values(put.open.entries).find(({ title }) => title === 'Ford') as saga.campaign.Entry;
    expect(planOf(entry)).toEqual({ ...duel, title: 'Ford', characters: [ella, morten] });
    const moved = done(put, replanDeed(entry.id, { ...planOf(entry), day: 8, sides: [[ella], [maud]] }));
    expect(moved.open.entries[entry.id]).toMatchObject({ day: 8, characters: [ella, maud] });
  });
});
