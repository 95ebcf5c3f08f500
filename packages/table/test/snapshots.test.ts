import { Client, DeskTable, expectSameAsFresh, onEachStore, openTable } from '@warmoot/table/testing';
import { expect, test } from 'vitest';
import { commandPrint } from '../src/core/desk.js';
import { Memory } from '../src/room/memory.js';
import { keep } from '../src/room/snapshots.js';
import { openStore } from '../src/store/index.js';

onEachStore('a long table', ({ serve, place }) => {
  test('is opened from a snapshot and what came after, and is the same; what was done is not done twice', async () => {
    const first = await serve();
    const ana = new Client(await openTable(first.url, 'Ana'));
    await ana.connect(first.url);
    expect(await ana.deed({ deed: 'found', name: 'The long one' })).toBeNull();
    for (let n = 0; n < 420; n++) expect(await ana.deed({ deed: 'page', text: `page ${n}` }, `page-${n}`)).toBeNull();
    expect(await ana.deed({ deed: 'add', name: 'Olaf' }, 'olaf')).toBeNull();
    await first.stop();

    const store = await openStore(place());
    const kept = await store.snapshot(ana.place.table);
    const records = await store.read(ana.place.table, 0);
    await store.close();
    expect(kept?.length).toBe(400);
    expect(kept?.length).toBeLessThan(records.length);

    const { url } = await serve();
    await ana.connect(url);
    await expectSameAsFresh(url, ana);
    const people = () => Object.values(ana.campaign?.open.characters ?? {}).map(({ name }) => name);
    // One before the snapshot, one after it.
    expect(await ana.deed({ deed: 'page', text: 'page 3' }, 'page-3')).toBeNull();
    expect(await ana.deed({ deed: 'add', name: 'Olaf' }, 'olaf')).toBeNull();
    expect([Object.keys(ana.campaign?.open.pages ?? {}).length, people()]).toEqual([420, ['Olaf']]);
    expect(await ana.deed({ deed: 'add', name: 'Liv' })).toBeNull();
    expect(people()).toEqual(['Olaf', 'Liv']);
    await expectSameAsFresh(url, ana);
  });
});

test('facts are kept while nothing runs: neither a scene nor a proposal is plain data', () => {
  const kept: number[] = [];
  const store = { keepSnapshot: async (_: string, { length }: { length: number }) => void kept.push(length) } as never;
  const keeps = ({ facts }: DeskTable): number => keep(store, { facts, memory: new Memory() }, -400);
  const [atRest, asking, playing] = [1, 2, 3].map(() => new DeskTable(['Ana', 'Bo'])) as [
    DeskTable,
    DeskTable,
    DeskTable,
  ];
  expect(asking.propose('Ana', 'pause')).toBeNull();
  expect(playing.beginToy(['Ana', 'Bo'])).toBeNull();
  expect([atRest, asking, playing].map(keeps)).toEqual([atRest.facts.length, -400, -400]);
  expect(kept).toEqual([atRest.facts.length]);
});

test('a command is known again by the print that stores have of it', () => {
  expect(commandPrint({ deed: { do: 'say', text: 'Hello' } })).toBe('91fb14c51ddcdedd');
});
