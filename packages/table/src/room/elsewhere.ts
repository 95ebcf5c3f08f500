import { randomUUID } from 'node:crypto';
import type { SeatId } from '@warmoot/kernel';
import type { Store } from '../store/port.js';

/** How often a process says that it is there; and after how many such times of silence it is taken to be gone. */
const BEAT_MS = 5_000;
const MISSED = 4;

/** Changes within this time go out as one message. */
const TOGETHER_MS = 50;

/**
 * What processes say to one another of who watches and who writes. `anew`: nothing holds that was said before, and all follows.
 * Whoever hears of a process that it does not know asks for that.
 */
type Word =
  | { readonly by: string; readonly say: 'here' | 'away'; readonly table: string; readonly seat: SeatId }
  | {
      readonly by: string;
      readonly say: 'typing';
      readonly table: string;
      readonly seat: SeatId;
      readonly as: string | null;
    }
  | { readonly by: string; readonly say: 'anew' | 'ask' | 'alive' | 'gone' };

const wordIn = (text: string): Word | null => {
  try {
    return JSON.parse(text) as Word;
  } catch {
    return null;
  }
};

/** Another process: when it was last heard, and who watches there. */
interface Other {
  heard: number;
  readonly tables: Map<string, Set<SeatId>>;
}

interface ElsewhereOptions {
  readonly store: Store;
  /** The seats that are watched from in this process, by table. */
  readonly mine: () => Iterable<readonly [table: string, seats: ReadonlySet<SeatId>]>;
  /** Somebody came or went at a table in another process. */
  readonly changed: (table: string) => void;
  /** Somebody writes at a table in another process. */
  readonly typed: (table: string, seat: SeatId, as: string | null) => void;
  readonly beatMs?: number | undefined;
}

const NOBODY: ReadonlySet<SeatId> = new Set();

/** Who watches in other processes on the same store, as far as these have said. A process that dies falls silent. */
export class Elsewhere {
  private readonly id = randomUUID();
  private readonly store: Store;
  private readonly mine: ElsewhereOptions['mine'];
  private readonly changed: ElsewhereOptions['changed'];
  private readonly heardTyping: ElsewhereOptions['typed'];
  private readonly beatMs: number;
  private readonly others = new Map<string, Other>();
  /** The seats of this process that the others were last told of, by table. */
  private readonly told = new Map<string, ReadonlySet<SeatId>>();
  /** Tables at which somebody came or went just now. */
  private readonly touched = new Set<string>();
  private beating: NodeJS.Timeout | null = null;
  private readonly unsaid: string[] = [];
  private saying: Promise<void> | null = null;
  /** Whether a message to the others failed. */
  private isLost = false;

  constructor({ store, mine, changed, typed, beatMs = BEAT_MS }: ElsewhereOptions) {
    this.store = store;
    this.mine = mine;
    this.changed = changed;
    this.heardTyping = typed;
    this.beatMs = beatMs;
  }

  open(): void {
    this.beating = setInterval(() => this.beat(), this.beatMs);
    this.beating.unref();
    this.begin();
  }

  /** The seats of a table that are watched from in other processes. */
  *at(table: string): Generator<SeatId> {
    for (const { tables } of this.others.values()) yield* tables.get(table) ?? NOBODY;
  }

  /** Tells the others who watches a table here, where that is not what they were told last. */
  tell(table: string, seats: ReadonlySet<SeatId>): void {
    if (this.beating === null) return;
    const before = this.told.get(table) ?? NOBODY;
    this.say([
      ...[...seats].filter((seat) => !before.has(seat)).map((seat) => this.word('here', table, seat)),
      ...[...before].filter((seat) => !seats.has(seat)).map((seat) => this.word('away', table, seat)),
    ]);
    if (seats.size === 0) this.told.delete(table);
    else this.told.set(table, seats);
  }

  /** Tells the others that somebody writes, where anybody watches that table there. */
  typed(table: string, seat: SeatId, as: string | null): void {
    if (this.beating === null || this.at(table).next().done === true) return;
    this.say([{ by: this.id, say: 'typing', table, seat, as }]);
  }

  /** Begins anew, as when words may have been missed: what was heard is worth nothing. */
  begin(): void {
    for (const by of [...this.others.keys()]) this.forget(by);
    this.say([{ by: this.id, say: 'ask' }]);
    this.sayAll();
  }

  heed(text: string): void {
    const word = wordIn(text);
    if (word === null || word.by === this.id || this.beating === null) return;
    if (word.say === 'gone') this.forget(word.by);
    else this.take(word, this.others.get(word.by) ?? this.meet(word));
  }

  /** Says goodbye: nothing is said or heeded any more. */
  async close(): Promise<void> {
    if (this.beating === null) return;
    clearInterval(this.beating);
    this.beating = null;
    this.say([{ by: this.id, say: 'gone' }]);
    await this.saying;
  }

  private take(word: Word, other: Other): void {
    other.heard = performance.now();
    if (word.say === 'ask') this.sayAll();
    else if (word.say === 'anew') this.empty(other);
    else if (word.say === 'typing') this.heardTyping(word.table, word.seat, word.as);
    else if (word.say === 'here' || word.say === 'away') this.note(other, word);
  }

  private meet({ by, say }: Word): Other {
    const other: Other = { heard: 0, tables: new Map() };
    this.others.set(by, other);
    // A process that has just started announces everything by itself.
    if (say !== 'ask' && say !== 'anew') this.say([{ by: this.id, say: 'ask' }]);
    return other;
  }

  private note({ tables }: Other, { say, table, seat }: Extract<Word, { say: 'here' | 'away' }>): void {
    const seats = tables.get(table) ?? new Set();
    if (say === 'here') tables.set(table, seats.add(seat));
    else if (seats.delete(seat) && seats.size === 0) tables.delete(table);
    this.touch(table);
  }

  private empty({ tables }: Other): void {
    for (const table of tables.keys()) this.touch(table);
    tables.clear();
  }

  private forget(by: string): void {
    const other = this.others.get(by);
    if (other !== undefined) this.empty(other);
    this.others.delete(by);
  }

  private touch(table: string): void {
    if (this.touched.size === 0) setTimeout(() => this.tellTouched(), TOGETHER_MS).unref();
    this.touched.add(table);
  }

  private tellTouched(): void {
    const tables = [...this.touched];
    this.touched.clear();
    if (this.beating !== null) for (const table of tables) this.changed(table);
  }

  private beat(): void {
    const now = performance.now();
    for (const [by, { heard }] of this.others) if (now - heard > MISSED * this.beatMs) this.forget(by);
    if (this.isLost) this.sayAll();
    else this.say([{ by: this.id, say: 'alive' }]);
  }

  private sayAll(): void {
    this.told.clear();
    for (const [table, seats] of this.mine()) if (seats.size > 0) this.told.set(table, seats);
    const here = [...this.told].flatMap(([table, seats]) => [...seats].map((seat) => this.word('here', table, seat)));
    this.isLost = false;
    this.say([{ by: this.id, say: 'anew' }, ...here]);
  }

  private word(say: 'here' | 'away', table: string, seat: SeatId): Word {
    return { by: this.id, say, table, seat };
  }

  private say(words: readonly Word[]): void {
    this.unsaid.push(...words.map((word) => JSON.stringify(word)));
    if (this.unsaid.length > 0) this.saying ??= this.sayOn();
  }

  /** One thing after another: what is said at once may be heard in any order. */
  private async sayOn(): Promise<void> {
    while (this.unsaid.length > 0) {
      try {
        await this.store.say(this.unsaid.splice(0));
      } catch {
        this.isLost = true;
      }
    }
    this.saying = null;
  }
}
