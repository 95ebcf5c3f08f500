import type { ServerMessage } from '@warmoot/protocol';
import { expect, test } from 'vitest';
import { beginScene } from '../core/play.js';
import { DeskTable } from '../testing/deskTable.js';
import type { Feed } from './feed.js';
import { Typing, tellTyping } from './typing.js';

const SEATS = ['Ana', 'Bo', 'Cy'];

const HALL = {
  scene: 'saga/discussion',
  setup: {
    seats: ['Ana', 'Bo'],
    people: [
      { name: 'Ella', seat: 'Ana' },
      { name: 'Joris', seat: 'Bo' },
    ],
  },
  options: {},
};

const talking = (few?: readonly string[]): DeskTable => {
  const table = new DeskTable(SEATS);
  table.act((desk) =>
    expect(beginScene(desk, few === undefined ? HALL : { ...HALL, few })).toMatchObject({ ok: true }),
  );
  return table;
};

/** What each of those who watch hears of somebody's writing, by seat. */
const heardBy = (table: DeskTable, by: string, as: string | null): object => {
  const heard: Record<string, unknown> = {};
  const feeds = SEATS.map((seat): Feed => {
    const send = (message: ServerMessage): void => {
      heard[seat] = message;
    };
    return { seat, key: `key ${seat}`, send, write: () => undefined };
  });
  tellTyping(table.facts, feeds, { by, as });
  return heard;
};

const told = (seat: string, by: string, as: string | null): object => ({
  v: 1,
  send: 'typing',
  table: 'desk',
  seat,
  by,
  as,
});

test('all others at the table hear who writes, and as whom of theirs; nothing stands in a record', () => {
  const table = talking();
  const before = table.records.length;
  expect(heardBy(table, 'Ana', 'Ella')).toEqual({ Bo: told('Bo', 'Ana', 'Ella'), Cy: told('Cy', 'Ana', 'Ella') });
  expect(heardBy(table, 'Cy', null)).toEqual({ Ana: told('Ana', 'Cy', null), Bo: told('Bo', 'Cy', null) });
  expect(table.records).toHaveLength(before);
});

test.each([
  ['somebody else’s', 'Joris'],
  ['nobody’s', 'The duke is a coward'],
])('a name that is %s is not passed on', (_, as) => {
  expect(heardBy(talking(), 'Ana', as)).toEqual({ Bo: told('Bo', 'Ana', null), Cy: told('Cy', 'Ana', null) });
});

test('without a scene nobody is anybody else', () => {
  expect(heardBy(new DeskTable(SEATS), 'Ana', 'Ella')).toMatchObject({ Bo: { as: null }, Cy: { as: null } });
});

test('in a scene of which few may know, only these hear that one of them writes', () => {
  const table = talking(['Ana', 'Bo']);
  expect(heardBy(table, 'Ana', 'Ella')).toEqual({ Bo: told('Bo', 'Ana', 'Ella') });
  expect(heardBy(table, 'Cy', 'Ella')).toEqual({ Ana: told('Ana', 'Cy', null), Bo: told('Bo', 'Cy', null) });
});

test('of one seat the others are told once a second, however much is sent, and of each by itself', () => {
  const typing = new Typing();
  const due = (seat: string, now: number): boolean => typing.isDue(seat, now);
  expect([due('Ana', 0), due('Ana', 1), due('Ana', 999), due('Bo', 999), due('Ana', 1_000), due('Ana', 1_999)]).toEqual(
    [true, false, false, true, true, false],
  );
});
