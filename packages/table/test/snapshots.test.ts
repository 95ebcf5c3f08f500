import { Client, expectSameAsFresh, onEachStore, openTable } from '@warmoot/table/testing';
import { expect, test } from 'vitest';
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
