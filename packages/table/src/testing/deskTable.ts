import type { AnyRules, SeatId } from '@warmoot/kernel';
import { road, toy } from '@warmoot/kernel/testing';
import type { AnyRefusal, Deed, Due, Item, Outcome, TableFile, TableRecord } from '@warmoot/protocol';
import { table as rules, sceneRules } from '@warmoot/rules';
import { dueIn } from '../core/asked.js';
import { runOut } from '../core/clock.js';
import { type Circumstances, Desk, TABLE_ITSELF } from '../core/desk.js';
import { NO_TABLE, type TableFacts } from '../core/facts.js';
import { obey } from '../core/obey.js';
import { begunRead, type Read, readFor } from '../core/reads.js';
import { invite, join, openTable } from '../core/seating.js';
import { itemsOf } from '../core/seen.js';
import { wholeFile } from '../core/tableFiles.js';

/** A table without a server: what is asked of it is done at once, at a time that is set. */
export class DeskTable {
  facts: TableFacts = { ...NO_TABLE, table: 'desk' };
  readonly records: TableRecord[] = [];
  now: number;
  private ids = 0;

  constructor(names: readonly string[], options: Partial<TableFacts['options']> = {}, now = 1_000_000) {
    this.now = now;
    const [host, ...others] = names as readonly [string, ...string[]];
    const all = { ...rules.USUAL_OPTIONS, ...options };
    this.act((desk) => openTable(desk, { me: host, title: 'T', options: all, hash: `key ${host}` }));
    this.act((desk) => invite(desk, host, 'player', 'code'));
    for (const me of others) this.act((desk) => join(desk, { secretHash: 'code', hash: `key ${me}`, me }));
  }

  /** Who is not connected. */
  readonly away = new Set<string>();

  get circumstances(): Circumstances {
    const toys: readonly AnyRules[] = [toy, road];
    const rules: Circumstances['rules'] = (scene) => {
      const found = toys.find((one) => one.scene === scene);
      return found === undefined ? sceneRules(scene) : { ok: true, value: found };
    };
    const here = (seat: string): boolean => !this.away.has(seat);
    return { rules, now: this.now, secret: () => `seed ${this.ids++}`, players: ['recruit'], here };
  }

  act(work: (desk: Desk) => unknown): void {
    const desk = new Desk(this.facts, this.circumstances, TABLE_ITSELF);
    work(desk);
    this.keep(desk);
  }

  private keep({ facts, records }: Desk): void {
    this.facts = facts;
    this.records.push(...records);
  }

  /** Does something; null when it is done, or why not. */
  do(seat: SeatId, deed: Deed): AnyRefusal | null {
    const command = { id: `${this.ids++}`, table: this.facts.table, seat, deed };
    const obeyed = obey(this.facts, command, this.circumstances, () => undefined);
    if (!obeyed.ok) return obeyed.refusal;
    this.keep(obeyed.value.desk);
    return null;
  }

  /** Lets time go by, and the clock be looked at. */
  wait(seconds: number): void {
    this.now += seconds * 1000;
    this.act(runOut);
  }

  propose(seat: SeatId, about: Extract<Deed, { do: 'propose' }>['about'], value: object = {}): AnyRefusal | null {
    return this.do(seat, { do: 'propose', about, value: value as never });
  }

  /** Speaks to the first proposal. */
  speak(seat: SeatId, choice: object): AnyRefusal | null {
    const [found] = this.facts.proposals;
    if (found === undefined) return { code: 'NO_SUCH_PROPOSAL', proposal: 0 };
    const question = dueIn(this.facts, found, seat)[0]?.question ?? 'none';
    return this.do(seat, { do: 'speak', proposal: found.proposal, question, choice: choice as never });
  }

  /** What is asked of a seat in the scene. */
  due(seat: SeatId): readonly Due[] {
    return this.facts.scene === null ? [] : dueIn(this.facts, this.facts.scene, seat);
  }

  /** The lines of a seat's log. */
  lines(seat: SeatId): readonly Item[] {
    return itemsOf(this.records, seat, 0);
  }

  /** What a seat may read of the table: all of it, or the log of a scene, as text. */
  read(read: Read): Outcome<string> {
    const reading = begunRead(read, this.facts, this.circumstances.rules);
    if (!('read' in reading)) return reading;
    return readFor(reading, this.facts, this.records.slice(reading.from, reading.to), this.circumstances.rules);
  }

  /** The whole table as a file. */
  get file(): TableFile {
    return JSON.parse(JSON.stringify(wholeFile(this.facts.table, this.records, this.circumstances.rules))) as TableFile;
  }

  beginToy(seats: readonly SeatId[], rounds = 2): AnyRefusal | null {
    const setup = { seats: [...seats], rounds };
    return this.do(this.facts.host ?? '', { do: 'begin', scene: toy.scene, setup, options: {} });
  }

  bid(seat: SeatId, bid: number): AnyRefusal | null {
    const question = this.due(seat)[0]?.question ?? 'none';
    return this.do(seat, { do: 'answer', question, as: seat, choice: { choose: 'bid', bid } });
  }
}
