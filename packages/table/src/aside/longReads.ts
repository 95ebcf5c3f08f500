import { type Outcome, refuse } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import type { RulesOf, TableFacts } from '../core/facts.js';
import { readRecord } from '../core/logs.js';
import { begunRead, type Read, type Reading, readFor } from '../core/reads.js';
import type { Store } from '../store/port.js';
import { Line } from './line.js';
import { Cut, runAside } from './run.js';
import { IS_BUILT } from './start.js';

/** So many records are read in the server's own process: that takes less time than to start another. */
const SHORT = 250;
/** Records that are read from the store at once. */
const PAGE = 250;
const MOST_WAITING = 20;
const MEGABYTES = 512;
const MS = 45_000;

interface LongReadsOptions {
  readonly store: Store;
  /** Rules that only this process knows. */
  readonly rules?: RulesOf | undefined;
  /** Whether long tables are read in a process of its own, where it is not as usual. */
  readonly aside?: boolean | undefined;
}

/**
 * Reads whole tables, and the logs of scenes. A table is played again for that, so a long one is read in a process of its
 * own, one at a time; of a log only its own records are read. The server hands on the lines as the store has them.
 */
export class LongReads {
  private readonly store: Store;
  private readonly rules: RulesOf | undefined;
  private readonly isAside: boolean;
  private readonly line = new Line(MOST_WAITING);

  constructor({ store, rules, aside = IS_BUILT }: LongReadsOptions) {
    this.store = store;
    this.rules = rules;
    this.isAside = aside && rules === undefined;
  }

  /** What a seat is given, as text; null when whoever asked has gone. */
  async read(read: Read, facts: TableFacts, gone: AbortSignal): Promise<Outcome<string> | null> {
    const reading = begunRead(read, facts, this.rules ?? sceneRules);
    if ('ok' in reading) return reading;
    if (!this.isAside || reading.to - reading.from <= SHORT) return this.readHere(reading, facts);
    const done = await this.line.use(() => this.readAside(reading, facts, gone));
    return done === null ? refuse({ code: 'TRY_AGAIN', why: 'busy' }) : done.value;
  }

  private async readHere(reading: Reading, facts: TableFacts): Promise<Outcome<string>> {
    const stored = await this.store.read(facts.table, reading.from, reading.to - reading.from);
    return readFor(reading, facts, stored.map(readRecord), this.rules ?? sceneRules);
  }

  private async readAside(reading: Reading, { table }: TableFacts, gone: AbortSignal): Promise<Outcome<string> | null> {
    if (gone.aborted) return null;
    try {
      const said = await runAside(
        ['read', JSON.stringify(reading)],
        async (write) => {
          for (let at = reading.from; at < reading.to && !gone.aborted; at += PAGE) {
            const lines = await this.store.read(table, at, Math.min(PAGE, reading.to - at));
            await write(`${lines.join('\n')}\n`);
          }
        },
        { megabytes: MEGABYTES, ms: MS, gone },
      );
      if (!said.ok) return said;
      const [first = '', text = ''] = said.value;
      const found = JSON.parse(first) as Outcome<null>;
      return found.ok ? { ok: true, value: text } : found;
    } catch (error) {
      if (error instanceof Cut && error.refusal === null) return null;
      throw error;
    }
  }
}
