import { isCrowded, seenCampaign, UNFOUNDED } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { done } from '../sheet/fixture.js';
import { changedOptions, flagsIn } from './options.js';
import { countryFolk, finder, notesBy, warnings } from './world.js';

const founded = done(UNFOUNDED, { deed: 'found', name: 'The Salt Crown' });
const told = [
  { deed: 'note', kind: 'place', title: 'Tarn Hall', text: 'On the salt road.' },
  { deed: 'note', kind: 'magic', title: 'The drowned bell', text: '', bonuses: [{ on: 'notice', by: 2 }] },
  { deed: 'note', kind: 'place', title: 'Kell Ford', text: 'Where the Dorrow road meets the salt road.' },
  { deed: 'region', name: 'The Fen', population: 4001, rural: 85 },
].reduce((now, deed) => done(now, deed), founded);
const seen = (campaign: typeof told) => seenCampaign(campaign, { seat: 'ana', referee: null });
const all = (): boolean => true;

test('notes stand by their kind, and by their title', () => {
  const found = notesBy(seen(told), all).map(([kind, notes]) => [kind, notes.map(({ title }) => title)]);
  expect(found).toEqual([
    ['place', ['Kell Ford', 'Tarn Hall']],
    ['magic', ['The drowned bell']],
  ]);
});

test('all words that are looked for must be there, in whatever order', () => {
  expect(notesBy(seen(told), finder('road DORROW')).flatMap(([, notes]) => notes.map(({ title }) => title))).toEqual([
    'Kell Ford',
  ]);
  expect(finder(' ')('anything')).toBe(true);
});

test('SAGA-WORLD-009, -012: what is worth a look is said with its rule', () => {
  expect(warnings(seen(founded))).toMatchObject([{ rule: 'SAGA-WORLD-009', what: 'noSetting' }]);
  expect(warnings(seen(told))).toMatchObject([{ rule: 'SAGA-WORLD-012', what: 'rural', name: 'The Fen' }]);
  expect([isCrowded({ rural: 89 }), isCrowded({ rural: 90 })]).toEqual([true, false]);
  // 85 of 100 of 4,001 are 3,400.85.
  expect(countryFolk({ population: 4001, rural: 85 })).toBe(3401);
});

test('options are put together with what was changed, and not where they make no sense', () => {
  const { options } = founded.open;
  expect(changedOptions(options, { 'saga.events.magic': false })).toEqual({ ...options, 'saga.events.magic': false });
  expect(changedOptions(options, { 'saga.draft.castSize': { least: 4, most: 2 } })).toBeNull();
  expect(changedOptions(options, { 'saga.carry.coinsPerSmall': 0 })).toBeNull();
});

test('what belongs to the first edition alone is shown there alone', () => {
  const keys = flagsIn('saga').map(([key]) => key as string);
  expect(keys).not.toContain('saga.first.borrowMissing');
  expect(flagsIn('saga-1e').map(([key]) => key as string)).toContain('saga.first.borrowMissing');
});
