import type { Entry, SeatId } from '@warmoot/kernel';
import { PLAYERS } from '@warmoot/players';
import {
  type Command,
  type Made,
  type OpenTable,
  type Outcome,
  refuse,
  type TableFile,
  type TableRecord,
} from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { think } from '../aside/think.js';
import { runOut } from '../core/clock.js';
import { type Circumstances, Desk, TABLE_ITSELF } from '../core/desk.js';
import { NO_TABLE, people, type TableFacts } from '../core/facts.js';
import { madeBy, madeSoFar } from '../core/made.js';
import { obey } from '../core/obey.js';
import { noteRules, throwScreened } from '../core/play.js';
import { screenedIn } from '../core/screen.js';
import { openTable } from '../core/seating.js';
import { newSecret } from '../core/secret.js';
import { type CheckedFile, wholeFile } from '../core/tableFiles.js';
import { nextTurn } from '../core/turns.js';
import { writeDown } from '../core/writeDown.js';
import { playGestures, playTurn, wantedOf } from './computers.js';

/** When something is done in a file, and where the seeds of its dice come from. Nobody watches a file. */
interface Occasion {
  readonly now: number;
  /** From how many records there are; left out, from the system's secure source. */
  readonly secret?: (records: number) => string;
}

const circumstancesOf = ({ now }: Occasion, secret: () => string): Circumstances => ({
  rules: sceneRules,
  now,
  secret,
  players: Object.keys(PLAYERS),
  here: () => false,
});

/** A table that is in no store: its records are at hand, and what is done is done at once. */
export class LooseTable {
  facts: TableFacts;
  records: readonly TableRecord[];
  private readonly circumstances: Circumstances;

  constructor({ facts, records }: Pick<CheckedFile, 'facts' | 'records'>, occasion: Occasion) {
    this.facts = facts;
    this.records = records;
    const { secret = newSecret } = occasion;
    this.circumstances = circumstancesOf(occasion, () => secret(this.records.length));
  }

  private keep({ facts, records }: Desk): void {
    this.facts = facts;
    this.records = [...this.records, ...records];
  }

  /** The seats of people who have a say. */
  get people(): readonly SeatId[] {
    return people(this.facts).map(({ seat }) => seat);
  }

  act<A>(work: (desk: Desk) => A): A {
    const desk = new Desk(this.facts, this.circumstances, TABLE_ITSELF);
    const done = work(desk);
    this.keep(desk);
    return done;
  }

  /** What a server does when it takes up a table: it notes other rules, and answers for those whose time has run out. */
  wake(): void {
    this.act(noteRules);
    this.act(runOut);
  }

  obey(command: Command): Outcome<Made | null> {
    const { length } = this.records;
    const soFar = madeSoFar(this.facts);
    const obeyed = obey(this.facts, command, this.circumstances, () => undefined);
    if (!obeyed.ok) return obeyed;
    this.keep(obeyed.value.desk);
    return { ok: true, value: madeBy(this.records.slice(length), command.seat, soFar) };
  }

  /** Writes down what was played of the running scene elsewhere, by the seed that it has here. */
  writeDown(entries: readonly Entry[]): Outcome<null> {
    return this.act((desk) => writeDown(desk, entries));
  }

  /** Lets computer players act and hidden dice fall until people are asked, or nobody. */
  letPlay(): void {
    for (;;) {
      this.act(playGestures);
      this.act((desk) => throwScreened(desk, screenedIn(desk.facts)));
      const turn = nextTurn(this.facts);
      if (turn === null) return;
      const wanted = wantedOf(this.facts, turn, this.circumstances.secret());
      const choice = 'choice' in wanted ? wanted.choice : think(wanted.thought);
      this.act((desk) => playTurn(desk, turn, choice));
    }
  }

  get file(): TableFile {
    return wholeFile(this.facts.table, this.records, this.circumstances.rules);
  }
}

/** A file after something was done at its table. */
interface DoneInFile {
  readonly file: TableFile;
  readonly made: Made | null;
}

/**
 * Does at the table in a checked file what a server would that had taken it, by the same checks. Whoever has a file
 * speaks for its host, as whoever imports it does: the other seats are other people's.
 */
export const doInFile = (
  { facts, records, host }: CheckedFile,
  { seat, deed }: Pick<Command, 'seat' | 'deed'>,
  now: number,
): Outcome<DoneInFile> => {
  if (seat !== host) return refuse({ code: 'NOT_YOUR_SEAT', seat });
  const table = new LooseTable({ facts, records }, { now });
  table.wake();
  const made = table.obey({ id: 'file', table: facts.table, seat, deed });
  if (!made.ok) return made;
  table.letPlay();
  return { ok: true, value: { file: table.file, made: made.value } };
};

/** A new table as a file, with one person at it, who is its host. */
export const newFile = (wish: OpenTable, table: string, now: number): TableFile => {
  const loose = new LooseTable({ facts: { ...NO_TABLE, table }, records: [] }, { now });
  loose.act((desk) => openTable(desk, { ...wish, hash: '' }));
  return loose.file;
};
