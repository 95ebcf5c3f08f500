import { approx, both, type Chance, chanceThat, either, exact, otherwise } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { gridFor, spacesIn } from '../carry/grid.js';
import { USUAL_CARRYING } from '../carry/model.js';
import { saga } from '../edition.js';
import { awayAt, awayChance, legMatrix } from '../movement/chase/forecast.js';
import { isLight } from '../movement/party/load.js';
import { movesOf } from '../movement/party/party.js';
import { type PartySetup, partyShape } from '../movement/party/setup.js';
import { legOdds, raceChance } from '../movement/race/forecast.js';
import { movesAt } from './moves.js';
import { noticeThrow, pastThrow } from './noticing.js';
import { awaited, book, type Days, dice, HIGH, LOW, march, margin, morning } from './testing/days.js';

/** The ledger's worked examples, by the very throws that are played. */

const party = (some: object): PartySetup => {
  const parsed = partyShape.parse({ name: 'P', seats: ['ana'], ...some });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};
const one = (name: string, more: object = {}): PartySetup => party({ name, members: [{ name, ...more }] });
const HALF: Chance = { ways: 1n, of: 2n };

const chanceNow = ({ run: { awaits } }: Days): Chance => {
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  return chanceThat(awaits.throw, 'success');
};

test('SAGA-MOVE-010 example 1: forced marches', () => {
  const forced = (table: Days, to: string): Days => morning(table, { route: [to], pace: 'forced' });
  const onFirst = forced(march(), 'b');
  const onSecond = forced(dice(onFirst, HIGH), 'c');
  const weary = forced(dice(onFirst, LOW), 'c');
  expect([onFirst, onSecond, weary].map((table) => [margin(table), exact(chanceNow(table))])).toEqual([
    [-1, '53/128'],
    [-2, '53/160'],
    [-3, '163/640'],
  ]);
  expect(exact(both(chanceNow(onFirst), chanceNow(onSecond)))).toBe('2809/20480');
});

test('SAGA-MOVE-015 example 2: Lady Ella’s raid', () => {
  const raid = { party: party({ troops: { mediumCavalry: 60 } }), pace: 'careful' } as const;
  const watch = { party: party({ name: 'Watch', troops: { lightInfantry: 8 } }), pace: 'rest' } as const;
  const standing = { party: raid.party, at: 'a' } as const;
  const roads = {
    name: 'Roads',
    spans: [{ key: 'a', ground: 'open', x: 0, y: 0, water: false, afloat: false, town: false }],
    ways: [],
  };
  expect(movesAt(roads as never, standing as never, 'careful')).toBe(3);
  const seen = chanceThat(noticeThrow(saga, watch, raid), 'success');
  const sees = chanceThat(noticeThrow(saga, raid, watch), 'success');
  expect([exact(seen), exact(sees)]).toEqual(['75/128', '75/128']);
  expect(exact(both(sees, seen))).toBe('5625/16384');
  // Only the raiders are aware: an ambush, in camp, if they Close.
  expect(exact(both(sees, otherwise(seen)))).toBe('3975/16384');
});

test('SAGA-MOVE-024 example 3: getting past', () => {
  const sneaking = { party: one('Hare', { skills: { hide: 4 } }), pace: 'steady', isLed: false } as const;
  const watching = { party: one('Hound', { skills: { notice: 3 } }), pace: 'rest' } as const;
  const past = (isMarked: boolean): Chance =>
    chanceThat(pastThrow(saga, sneaking, { ...watching, isMarked }), 'success');
  expect([exact(past(true)), exact(past(false))]).toEqual(['1/2', '107/160']);
  // Two approaches, marked and picked blindly.
  expect(exact(either(both(HALF, past(true)), both(HALF, past(false))))).toBe('187/320');
});

const SPENT = { quarry: 0, pursuers: 0 };
const between = (quarry: PartySetup, pursuers: PartySetup) => ({ quarry, pursuers, onWater: false, spent: SPENT });

test('SAGA-MOVE-026 SAGA-MOVE-028 example 4: a pursuit', () => {
  const even = between(one('One'), one('Other'));
  expect(exact(legMatrix(saga, even).even)).toBe('203/384');
  expect([2, 1].map((gap) => exact(awayChance(saga, even, gap)))).toEqual(['41209/73970', '8365427/28404480']);
  const better = between(one('One', { skills: { run: 4, hide: 4, jumpClimb: 4 } }), one('Other'));
  expect(exact(legMatrix(saga, better).even)).toBe('443/640');
  expect([2, 1].map((gap) => approx(awayChance(saga, better, gap)).toFixed(6))).toEqual(['0.834896', '0.577905']);
});

test('SAGA-MOVE-028 example 5: rider against walker on the Open', () => {
  const onTheOpen = (quarry: PartySetup, pursuers: PartySetup, guess: 'open' | 'cover'): Chance =>
    legMatrix(saga, between(quarry, pursuers)).ways[0]?.against[guess] as Chance;
  const walker = one('Walker', { light: true, skills: { run: 4 } });
  const rider = one('Rider', { mounted: true, skills: { ride: 3 } });
  expect([movesOf(walker).moves, movesOf(rider).moves]).toEqual([3, 4]);
  expect(exact(onTheOpen(walker, rider, 'open'))).toBe('53/160');
  expect(exact(onTheOpen(walker, rider, 'cover'))).toBe('1/2');
  const leg = onTheOpen(one('Rider', { mounted: true }), one('Walker'), 'open');
  expect([exact(leg), exact(awayAt(leg, 2))]).toEqual(['477/640', '227529/254098']);
});

test('SAGA-MOVE-008 example 6: who travels light', () => {
  const bag = (spaces: number) => ({
    id: `${spaces}`,
    object: { name: 'Bag', picture: ['x'.repeat(spaces)] },
    worn: false,
  });
  const load = (...spaces: readonly number[]) => ({ items: spaces.map(bag) });
  expect(spacesIn(gridFor(2))).toBe(48);
  expect([load(7, 6, 5, 4, 2), load(7, 6, 5, 4, 3)].map((one) => isLight(one, 2, USUAL_CARRYING))).toEqual([
    true,
    false,
  ]);
});

test('SAGA-MOVE-033 example 7: a long race', () => {
  const racers = [one('One', { skills: { run: 3 } }), one('Other', { skills: { run: 3 } })] as const;
  const odds = legOdds(saga, { racers, onWater: false });
  const [level, staked] = [odds[0]?.[0] as Chance, odds[1]?.[0] as Chance];
  expect([exact(level), exact(raceChance([level, level, level]))]).toEqual(['1/2', '1/2']);
  expect([exact(staked), exact(raceChance([staked, staked, staked]))]).toEqual(['75/128', '658125/1048576']);
});

test('SAGA-MOVE-016 SAGA-MOVE-039 example 8: scouts', () => {
  const scouted = march({ one: { at: 'b' }, other: { at: 'd', troops: { lightCavalry: 20 }, members: [] } });
  const closing = dice(morning(scouted), HIGH).answer('bo', { choose: 'close' }, 'Hounds');
  expect(awaited(closing)).toBe('dice notice Hares');
  // Notice 2 against Hide 2 − 1 for twenty: 75/128 to be warned in time.
  expect(exact(chanceNow(closing))).toBe('75/128');
  const [failed, warned] = [dice(closing, LOW), dice(closing, HIGH)];
  expect(awaited(failed)).toBe('handOver Hounds Hares');
  const stands = warned.answer('ana', { choose: 'hold' }, 'Hares');
  expect([awaited(stands), book(stands, 'Hounds').at]).toEqual(['handOver Hounds Hares', 'b']);
});
