import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearers } from '../store/hearers.js';
import type { Store } from '../store/port.js';
import { Elsewhere } from './elsewhere.js';

const BEAT = 1_000;
const words = hearers<string>();
const all = new Set<Process>();

/** A process on a line that can be cut, in both directions. */
class Process {
  readonly seats = new Map<string, Set<string>>();
  readonly changed: string[] = [];
  readonly typed: (readonly [table: string, seat: string, as: string | null])[] = [];
  isCut = false;
  private readonly elsewhere: Elsewhere;

  constructor() {
    const say: Store['say'] = async (said) => {
      if (this.isCut) throw new Error('the line is cut');
      await null;
      for (const word of said) words.tell(word);
    };
    this.elsewhere = new Elsewhere({
      store: { say } as Store,
      mine: () => this.seats,
      changed: (table) => this.changed.push(table),
      typed: (...typed) => this.typed.push(typed),
      beatMs: BEAT,
    });
    words.add((word) => this.isCut || this.elsewhere.heed(word));
    this.elsewhere.open();
    all.add(this);
  }

  at(table: string): readonly string[] {
    return [...this.elsewhere.at(table)].sort();
  }

  sit(table: string, ...seats: readonly string[]): void {
    this.seats.set(table, new Set(seats));
    this.elsewhere.tell(table, new Set(seats));
  }

  type(table: string, seat: string, as: string | null): void {
    this.elsewhere.typed(table, seat, as);
  }

  close(): Promise<void> {
    return this.elsewhere.close();
  }
}

const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const one of all) await one.close();
  all.clear();
  vi.useRealTimers();
});

test('each knows who watches with the others, and is told when that changes', async () => {
  const [one, two] = [new Process(), new Process()];
  one.sit('ash', 'Ana');
  one.sit('elm', 'Ana', 'Bo');
  two.sit('ash', 'Cy');
  await wait(100);
  expect([one.at('ash'), one.at('elm')]).toEqual([['Cy'], []]);
  expect([two.at('ash'), two.at('elm'), two.at('oak')]).toEqual([['Ana'], ['Ana', 'Bo'], []]);
  expect([one.changed, [...two.changed].sort()]).toEqual([['ash'], ['ash', 'elm']]);
  one.sit('elm', 'Bo');
  one.sit('ash');
  await wait(100);
  expect([two.at('ash'), two.at('elm')]).toEqual([[], ['Bo']]);
});

test('who comes and goes at once is not taken to be there', async () => {
  const [one, two] = [new Process(), new Process()];
  for (let time = 0; time < 20; time++) one.sit('ash', ...(time % 2 === 0 ? ['Ana'] : []));
  await wait(100);
  expect(two.at('ash')).toEqual([]);
});

test('who begins later is told who is there', async () => {
  const one = new Process();
  one.sit('ash', 'Ana');
  await wait(10 * BEAT);
  const two = new Process();
  await wait(100);
  expect(two.at('ash')).toEqual(['Ana']);
});

test('a process that falls silent is gone after a while, and not before; when it is heard again all is as it was', async () => {
  const [one, two] = [new Process(), new Process()];
  one.sit('ash', 'Ana', 'Bo');
  await wait(100 * BEAT);
  expect(two.at('ash')).toEqual(['Ana', 'Bo']);
  one.isCut = true;
  await wait(3 * BEAT);
  expect(two.at('ash')).toEqual(['Ana', 'Bo']);
  await wait(3 * BEAT);
  expect(two.at('ash')).toEqual([]);
  // What changed meanwhile could not be said.
  one.sit('ash', 'Bo');
  one.isCut = false;
  await wait(2 * BEAT);
  expect(two.at('ash')).toEqual(['Bo']);
});

test('a word that could not be said is said later, also where nobody missed the process', async () => {
  const [one, two] = [new Process(), new Process()];
  one.sit('ash', 'Ana');
  await wait(100);
  one.isCut = true;
  one.sit('ash');
  one.sit('elm', 'Ana');
  await wait(100);
  one.isCut = false;
  await wait(BEAT);
  expect([two.at('ash'), two.at('elm')]).toEqual([[], ['Ana']]);
});

test('who closes is gone at once, and what is no word is not heeded', async () => {
  const [one, two] = [new Process(), new Process()];
  one.sit('ash', 'Ana');
  await wait(100);
  for (const text of ['', 'nonsense', '7', '{"by":"x"}', '{"by":"y","say":"what"}']) words.tell(text);
  expect(two.at('ash')).toEqual(['Ana']);
  await one.close();
  expect(two.at('ash')).toEqual([]);
  one.sit('ash', 'Bo');
  await wait(10 * BEAT);
  expect(two.at('ash')).toEqual([]);
});

test('that somebody writes is said once, where somebody watches that table there', async () => {
  const [one, two, three] = [new Process(), new Process(), new Process()];
  one.sit('ash', 'Ana');
  two.sit('ash', 'Bo');
  three.sit('elm', 'Cy');
  await wait(100);
  one.type('ash', 'Ana', 'Ella');
  three.type('elm', 'Cy', null);
  await wait(100);
  expect([one.typed, two.typed]).toEqual([[], [['ash', 'Ana', 'Ella']]]);
});
