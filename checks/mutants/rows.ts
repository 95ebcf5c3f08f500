import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Failure } from './lane.js';
import type { Numbered } from './sources.js';
import { summary } from './summary.js';

export type Stage = 1 | 2 | 3;

/** What came of a mutant. */
export interface Row extends Numbered {
  /** How many unit tests' files come by it; null while that is not known. */
  readonly reached: number | null;
  /** 1 its own tests killed it, 2 another unit test, 3 a slow one; null while it lives. */
  readonly stage: Stage | null;
  readonly by: Failure | null;
  readonly seconds: number;
  /** The last stage whose cheap tests it was given by itself. */
  readonly tried: number;
  /** Whether all unit tests that come by it were green. */
  readonly lives: boolean;
}

const FRESH = { reached: null, stage: null, by: null, seconds: 0, tried: 0, lives: false } as const;

export const rowsIn = (file: string): readonly Row[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { readonly mutants: readonly Row[] }).mutants;

/** The results, written down after each of them: a round that was stopped goes on where it was. */
export class Rows {
  private readonly file: string;
  private readonly commit: string;
  private readonly rows: Map<number, Row>;
  /** The mutants of this round. */
  readonly wanted: readonly number[];

  constructor(file: string, commit: string, made: readonly Numbered[], isWanted: (mutant: Numbered) => boolean) {
    const known = new Map(existsSync(file) ? rowsIn(file).map((row) => [row.id, row]) : []);
    this.file = file;
    this.commit = commit;
    this.rows = new Map(made.map((mutant) => [mutant.number, { ...FRESH, ...known.get(mutant.id), ...mutant }]));
    this.wanted = made.filter(isWanted).map(({ number }) => number);
  }

  at(number: number): Row {
    return this.rows.get(number)!;
  }

  living(): readonly number[] {
    return this.wanted.filter((number) => this.at(number).stage === null);
  }

  change(number: number, news: Partial<Row>): void {
    this.rows.set(number, { ...this.at(number), ...news });
    this.save();
  }

  kill(number: number, by: Failure, stage: Stage, seconds: number): void {
    this.change(number, { by, stage, seconds: Math.round(seconds * 10) / 10 });
    console.log(`${number} ${this.at(number).id}: killed in ${stage} by ${by.file}: ${by.test}`);
  }

  save(): void {
    const mutants = [...this.rows.values()];
    writeFileSync(this.file, `${JSON.stringify({ commit: this.commit, mutants }, null, 1)}\n`);
    writeFileSync(this.file.replace(/(\.json)?$/, '.md'), summary(this.wanted.map((number) => this.at(number))));
  }
}
