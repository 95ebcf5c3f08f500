import { saga, sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { itemsOf, sceneSeen } from './seen.js';
import { fileFor, logFor, wholeFile } from './tableFiles.js';
import { readFile } from './takenFile.js';

const CLOSED = { 'saga.table.openSheets': false };

const deed = (table: DeskTable, seat: string, what: object): void => {
  const parsed = saga.campaign.campaignDeed.parse(what);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  expect(table.do(seat, { do: 'campaign', deed: parsed.value })).toBeNull();
};

const idOf = ({ facts }: DeskTable, name: string): string =>
  Object.values(facts.campaign?.open.characters ?? {}).find((one) => one.name === name)?.id ?? '';

const begun = (dice: 'seed' | 'typed' | 'shared'): DeskTable => {
  const table = new DeskTable(['Ana', 'Bo'], { dice });
  deed(table, 'Ana', { deed: 'found', name: 'Closed', options: CLOSED });
  deed(table, 'Bo', { deed: 'add', name: 'Joris', owner: 'Bo' });
  return table;
};

const generate = (table: DeskTable, ...names: readonly string[]) =>
  table.propose('Bo', 'play', {
    play: { play: 'generation', characters: names.map((name) => idOf(table, name)), method: { by: 'mainDice' } },
  });

const decided = (table: DeskTable): void => {
  expect(generate(table, 'Joris')).toBeNull();
  expect(table.speak('Ana', { choose: 'agree' })).toBeNull();
};

describe('SAGA-CAMPAIGN-004: ratings that are thrown behind closed sheets', () => {
  test('are thrown before their owner alone, and stay the owner’s', () => {
    const table = begun('seed');
    decided(table);
    expect(table.facts.scenes).toMatchObject([{ name: 'saga/generation', state: 'ended', closed: true }]);
    expect(table.facts.campaign?.open.characters[idOf(table, 'Joris')]?.skills).not.toBeNull();
    const told = (seat: string): string => JSON.stringify(itemsOf(table.records, seat, 0));
    expect(told('Bo')).toContain('"groupRated"');
    for (const word of ['groupRated', 'pointDealt', '"faces"', '"outcome":{"sets"', '"skills"']) {
      expect(told('Ana')).not.toContain(word);
    }
    expect(JSON.stringify(fileFor(table.facts, 'Ana', table.records, sceneRules))).not.toContain('groupRated');
    const log = logFor(table.facts, 'Ana', 1, table.records, sceneRules);
    expect(log).toEqual({ ok: false, refusal: { code: 'SEALED', scene: 1 } });
  });

  test('are the same in a file that the operator moves elsewhere', async () => {
    const table = begun('seed');
    decided(table);
    const read = await readFile(JSON.parse(JSON.stringify(wholeFile('closedsheets', table.records, sceneRules))));
    expect(read.ok ? null : read.refusal).toBeNull();
  });

  test('with real dice too, which their owner types in', () => {
    const table = begun('typed');
    decided(table);
    expect(sceneSeen(table.facts, 'Ana')).toBeNull();
    expect(table.due('Ana')).toEqual([]);
    expect(sceneSeen(table.facts, 'Bo')).toMatchObject({ name: 'saga/generation' });
    const [due] = table.due('Bo');
    expect(table.do('Bo', { do: 'dice', question: due?.question ?? '', faces: [1, 2, 3, 4] })).toBeNull();
    expect(JSON.stringify(itemsOf(table.records, 'Ana', 0))).not.toContain('"faces"');
  });

  test('nobody is asked for a share of their dice: that would tell how many there are', async () => {
    const table = begun('shared');
    decided(table);
    expect(table.facts.scenes).toMatchObject([{ name: 'saga/generation', state: 'ended', closed: true }]);
    const read = await readFile(JSON.parse(JSON.stringify(wholeFile('closedsheets', table.records, sceneRules))));
    expect(read.ok ? null : read.refusal).toBeNull();
  });

  test('for the characters of one owner at a time', () => {
    const table = begun('seed');
    deed(table, 'Ana', { deed: 'add', name: 'Ella', owner: 'Ana' });
    expect(generate(table, 'Joris', 'Ella')).toMatchObject({ rule: 'SAGA-CAMPAIGN-004', what: 'campaign.oneOwner' });
  });
});
