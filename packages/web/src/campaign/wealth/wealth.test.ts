import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { done } from '../sheet/testing/fixture.js';
import { armyAt, booksOf, changesNothing, creditable, holderSeat, linesOf, NO_TROOPS, settlementOf } from './ledger.js';

const founded = done(saga.campaign.UNFOUNDED, { deed: 'found', name: 'The Salt Crown' });

/** 60 ships and an army of 300 × 3 + 100 × 4 + 20 × 20 = 1,700 at level 4, rating 2. */
const built = done(done(founded, { deed: 'add', name: 'Ella', owner: 'bo' }), {
  deed: 'unit',
  name: 'Tarn',
  ruler: 'c1',
  level: 4,
  supports: [{ name: 'ships', amount: 60 }],
  troops: { ...NO_TROOPS, mediumInfantry: 300, bowmen: 100, heavyCavalry: 20 },
});

const seen = (campaign: saga.campaign.Campaign) => saga.campaign.seenCampaign(campaign, { seat: 'ana', referee: null });
const tarn = ({ open }: saga.campaign.Campaign): saga.campaign.Unit =>
  Object.values(open.units)[0] as saga.campaign.Unit;

/** The same unit on another step, as if scenes had moved it. */
const moved = (campaign: saga.campaign.Campaign, level: number): saga.campaign.Campaign => {
  const unit = tarn(campaign);
  const thing = { ...unit, wealth: { ...unit.wealth, level } };
  return { ...campaign, open: { ...campaign.open, units: { [unit.id]: thing } } };
};

const reckoned = (level: number): saga.campaign.Campaign => done(moved(built, level), { deed: 'reckon' });

test('SAGA-WEALTH-014: what a unit has is what its wealth supports as it was built', () => {
  const [ships, army] = linesOf(tarn(built));
  expect(ships).toMatchObject({ name: 'ships', built: 60, builtAt: 4, now: 60, supported: 60, excess: 0, room: 0 });
  expect(army).toMatchObject({ name: null, built: 1700, now: 1700, supported: 1700 });
});

test('SAGA-WEALTH-007: a step that was gained counts from the next reckoning on', () => {
  // Level 5 is 2.5: 60 × 2.5 / 2 = 75, 1,700 × 2.5 / 2 = 2,125.
  expect(linesOf(tarn(moved(built, 5))).map(({ supported, ahead }) => [supported, ahead])).toEqual([
    [60, 75],
    [1700, 2125],
  ]);
  expect(linesOf(tarn(reckoned(5))).map(({ now, supported, room }) => [now, supported, room])).toEqual([
    [60, 75, 15],
    [1700, 2125, 425],
  ]);
});

test.each([1, 2, 3, 4, 5, 6, 12])(
  'SAGA-WEALTH-015: what is settled on by itself at level %i is taken, and is just what is supported',
  (level) => {
    const campaign = reckoned(level);
    const settlement = settlementOf(tarn(campaign));
    const after = tarn(done(campaign, settlement));
    const [ships, army] = linesOf(after);
    expect(ships).toMatchObject({ excess: 0, room: 0 });
    expect(army?.excess).toBe(0);
    // Nobody who is there costs less than 3, so that less than 3 is left.
    expect(army?.room).toBeLessThan(3);
    expect(after.wealth.toSettle).toBe(false);
    expect(changesNothing(tarn(campaign), settlement)).toBe(level === 4);
  },
);

test('an army shrinks in its proportions, and takes on only what it has', () => {
  // 1,275 of 1,700 is three quarters: 225, 75 and 15 cost 675 + 300 + 300.
  const { troops } = tarn(built);
  expect(armyAt(troops, 1275)).toMatchObject({ mediumInfantry: 225, bowmen: 75, heavyCavalry: 15 });
  expect(armyAt(NO_TROOPS, 500)).toEqual(NO_TROOPS);
  const more = armyAt(troops, 3500);
  for (const troop of saga.battle.ALL_TROOPS) if (troops[troop] === 0) expect(more[troop]).toBe(0);
  expect(saga.battle.costOf(more)).toBeGreaterThan(3497);
});

test('SAGA-WEALTH-008: the reckoning is due on the last day of the year, after what is planned before it', () => {
  expect(booksOf(seen(built))).toMatchObject({ year: 1, day: 360, first: null, due: false, open: [] });
  const planned = done(built, { deed: 'plan', day: 40, scene: 'freeForm', title: 'The ford', characters: [] });
  expect(booksOf(seen(planned)).first?.title).toBe('The ford');
  const last = done(built, { deed: 'pass', to: 360 });
  expect(booksOf(seen(last)).due).toBe(true);
  const after = booksOf(seen(done(last, { deed: 'reckon' })));
  expect(after).toMatchObject({ year: 2, day: 720, due: false });
  expect(after.open.map(({ name }) => name)).toEqual(['Tarn']);
});

test('SAGA-WEALTH-011: scenes of the four kinds can be counted when they are over', () => {
  expect(creditable(seen(built))).toEqual([]);
  const planned = done(built, { deed: 'plan', day: 4, scene: 'discussion', title: 'Parley', characters: ['c1'] });
  const [entry] = Object.keys(planned.open.entries) as [string];
  expect(creditable(seen(planned))).toEqual([]);
  const over = done(done(planned, { deed: 'start', entry }), { deed: 'close', entry });
  expect(creditable(seen(over)).map(({ title }) => title)).toEqual(['Parley']);
  const half = done(over, { deed: 'credit', entry, raise: tarn(over).id, lower: null });
  expect(creditable(seen(half)).map(({ credited }) => credited?.lower)).toEqual([null]);
});

test('a unit is in the hand of whoever runs its ruler', () => {
  expect(holderSeat(seen(built), tarn(built))).toBe('bo');
  expect(holderSeat(seen(built), { ruler: null })).toBeNull();
});
