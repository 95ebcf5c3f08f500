import { describe, expect, test } from 'vitest';
import { type Drawer, Outbox } from './outbox.js';
import { waitBefore } from './socket.js';

const drawer = (): Drawer => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};

const say = (id: string) => ({ id, table: 't', seat: 'Ana', deed: { do: 'say', text: id } }) as const;

describe('what was asked for', () => {
  test('is there after a reload, in order, under the same ids', () => {
    const kept = drawer();
    const before = new Outbox(kept);
    before.put(say('1'));
    before.put(say('2'));
    expect(new Outbox(kept).all.map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('is taken out once, when it is answered', () => {
    const outbox = new Outbox(drawer());
    outbox.put(say('1'));
    expect(outbox.take('1')?.deed).toEqual({ do: 'say', text: '1' });
    expect(outbox.take('1')).toBeUndefined();
    expect(outbox.all).toEqual([]);
  });

  test('is kept for this page where the browser keeps nothing', () => {
    const closed: Drawer = {
      getItem: () => 'not JSON',
      setItem: () => {
        throw new Error('full');
      },
    };
    const outbox = new Outbox(closed);
    outbox.put(say('1'));
    expect(outbox.all).toHaveLength(1);
  });
});

test('each wait is longer, up to a limit, and never the same for all', () => {
  const longest = [0, 1, 2, 3, 20].map((tries) => waitBefore(tries, () => 1));
  expect(longest).toEqual([250, 500, 1000, 2000, 15_000]);
  expect(waitBefore(3, () => 0)).toBe(1000);
});
