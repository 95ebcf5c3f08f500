import { readFileSync } from 'node:fs';
import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { done } from '../sheet/testing/fixture.js';
import { changedOptions, optionsIn, readWalls, USUAL, wallsText, withChange } from './options.js';
import { GROUPS, RULES_OF } from './options.table.js';
import { countryFolk, finder, notesBy, warnings } from './world.js';

const founded = done(saga.campaign.UNFOUNDED, { deed: 'found', name: 'The Salt Crown' });
const told = [
  { deed: 'note', kind: 'place', title: 'Tarn Hall', text: 'On the salt road.' },
  { deed: 'note', kind: 'magic', title: 'The drowned bell', text: '', bonuses: [{ on: 'notice', by: 2 }] },
  { deed: 'note', kind: 'place', title: 'Kell Ford', text: 'Where the Dorrow road meets the salt road.' },
  { deed: 'region', name: 'The Fen', population: 4001, rural: 85 },
].reduce((now, deed) => done(now, deed), founded);
const seen = (campaign: typeof told) => saga.campaign.seenCampaign(campaign, { seat: 'ana', referee: null });
const all = (): boolean => true;

/** The options as the ledger lists them: name, values, default, rules. */
const ledgerOptions = (): ReadonlyMap<string, { readonly usual: string; readonly rules: readonly string[] }> => {
  const books = ['saga-general', 'saga-duel', 'saga-battle', 'saga-1e'].map((book) =>
    readFileSync(new URL(`../../../../../docs/ledger/${book}.md`, import.meta.url), 'utf8'),
  );
  const rows = books.flatMap((book) => [...book.matchAll(/^\| `(saga\.[^`]+)` \|[^|]*\| ([^|]*) \| ([^|]*) \|$/gm)]);
  return new Map(
    rows.map(([, name = '', usual = '', rules = '']) => [
      name,
      { usual: usual.trim(), rules: rules.trim().split(', ') },
    ]),
  );
};

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
  expect([saga.campaign.isCrowded({ rural: 89 }), saga.campaign.isCrowded({ rural: 90 })]).toEqual([true, false]);
  // 85 of 100 of 4,001 are 3,400.85.
  expect(countryFolk({ population: 4001, rural: 85 })).toBe(3401);
});

test('options are put together with what was changed, and not where they make no sense', () => {
  const { options } = founded.open;
  expect(changedOptions(options, { 'saga.events.magic': false })).toEqual({ ...options, 'saga.events.magic': false });
  expect(changedOptions(options, { 'saga.draft.castSize': { least: 4, most: 2 } })).toBeNull();
  expect(changedOptions(options, { 'saga.carry.coinsPerSmall': 0 })).toBeNull();
});

test('options of a fight are put under their scene, the rest of it as usual', () => {
  const { options } = founded.open;
  const next = changedOptions(options, { 'saga.duel.aid': 'heal7', 'saga.battle.quietRounds': null });
  expect(next?.duel).toMatchObject({ 'saga.duel.aid': 'heal7', 'saga.duel.stacking': 'add' });
  expect(next?.battle).toMatchObject({ 'saga.battle.quietRounds': null, 'saga.battle.rounding': 'up' });
  const decided = done(founded, { deed: 'options', options: next });
  expect(decided.open.options).toEqual(next);
  // What was never spoken of stays unsaid, and what was said stays said.
  expect(changedOptions(options, { 'saga.duel.edge': 'open' })).not.toHaveProperty('battle');
  expect(changedOptions(decided.open.options, { 'saga.events.magic': false })?.duel).toEqual(next?.duel);
  expect(changedOptions(options, { 'saga.duel.board': { width: 7, height: 20, walls: [] } })).toBeNull();
});

test('options of a guest are known by their names, and put under its scene', () => {
  // As the ledger has them.
  expect(USUAL).toMatchObject({ 'command.roundLimit': 10, 'command.moralRange': 'field', 'command.ties': 'none' });
  const next = changedOptions(founded.open.options, { 'command.roundLimit': 6 } as never);
  expect(next).toMatchObject({ command: { 'command.roundLimit': 6, 'command.quietRounds': 2 } });
  expect(changedOptions(founded.open.options, { 'command.roundLimit': 0 } as never)).toBeNull();
  expect(done(founded, { deed: 'options', options: next }).open.options).toEqual(next);
});

test('a change back to what is in force is no change', () => {
  const inForce = saga.campaign.everyOption(founded.open.options);
  const once = withChange(inForce, {}, 'saga.duel.flee', 'any');
  expect(once).toEqual({ 'saga.duel.flee': 'any' });
  expect(withChange(inForce, once, 'saga.duel.flee', 'apart')).toEqual({});
});

test('what belongs to the first edition alone is shown there alone', () => {
  expect(optionsIn('table', 'saga')).not.toContain('saga.first.borrowMissing');
  expect(optionsIn('table', 'saga-1e')).toContain('saga.first.borrowMissing');
  expect(Object.keys(GROUPS).flatMap((group) => optionsIn(group as never, 'saga-1e'))).not.toContain(
    'saga.generation.others',
  );
});

test('every option stands in one group, under the rules and with the usual answer that the ledger names', () => {
  const shown = Object.values(GROUPS).flat();
  expect([...shown].sort()).toEqual(Object.keys(RULES_OF).sort());
  const ledger = ledgerOptions();
  expect(Object.keys(RULES_OF).filter((name) => !ledger.has(name))).toEqual([]);
  for (const name of shown) expect([name, ...RULES_OF[name]]).toEqual([name, ...(ledger.get(name)?.rules ?? [])]);
  const plain = shown.filter((name) => ['string', 'boolean', 'number'].includes(typeof USUAL[name]));
  for (const name of plain) expect([name, `${USUAL[name]}`]).toEqual([name, ledger.get(name)?.usual]);
  // The referee is the table's, and talk and travel are not played by their own rules yet.
  const others = [...ledger.keys()].filter((name) => !Object.hasOwn(RULES_OF, name));
  expect(others.filter((name) => !/^saga\.(table\.referee|talk\.|move\.)/.test(name))).toEqual([]);
});

test('SAGA-DUEL-FOOT-026: wall squares are read as they are written', () => {
  const walls = [
    { x: 3, y: 4 },
    { x: 3, y: 12 },
  ];
  expect(wallsText(walls)).toBe('(3, 4) (3, 12)');
  expect(readWalls(wallsText(walls))).toEqual(walls);
  expect(readWalls('3 4; 3/12')).toEqual(walls);
});
