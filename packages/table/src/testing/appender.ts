// A process that adds records and says so, until it is killed. Run by the contract of the stores.
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openStore, type StorePlace } from '../store/index.js';

const [, , place = '', round = ''] = process.argv;
const store = await openStore(JSON.parse(place) as StorePlace);

const recordOf = (id: string): string => {
  const text = `${id} `.repeat(1 + Math.floor(Math.random() * 200));
  return JSON.stringify({ id, text, sum: createHash('sha256').update(text).digest('hex') });
};

const write = async (table: string): Promise<never> => {
  let length = (await store.head(table))?.length ?? 0;
  for (let n = 0; ; n++) {
    const ids = Array.from({ length: 1 + (n % 3) }, (_, index) => `${round}/${table}/${n}/${index}`);
    const head = { keys: [`key of ${table}`, `round ${round}`], summary: { length: length + ids.length } };
    if (!(await store.append(table, length, ids.map(recordOf), head))) throw new Error('somebody else was first');
    // Not by a stream: what is said must be out before the next thing is done.
    writeSync(1, `${JSON.stringify({ table, at: length, ids })}\n`);
    length += ids.length;
  }
};

await Promise.all(['north', 'east', 'south', 'west'].map(write));
