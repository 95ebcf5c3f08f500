import { CHAPTERS } from './chapters.js';
import { chunksOf, type Green } from './green.js';
import type { Failure, Told } from './lane.js';
import { type Lane, onLanes } from './lanes.js';
import type { Rows, Stage } from './rows.js';
import { bake, type Numbered } from './sources.js';

/** What all stages work on. */
export interface Round {
  readonly root: string;
  readonly made: readonly Numbered[];
  readonly rows: Rows;
  readonly green: Green;
  readonly importers: (file: string) => ReadonlySet<string>;
}

/** Which mutants a test file is still to be run with. */
type Needs = (file: string) => readonly number[];

/** So many seconds of tests a mutant is given by itself; the dearer ones are run with all survivors at once. */
const BY_ITSELF = 8;
/** What takes more seconds comes last, whose own test it may be: it is run for all chapters at once. */
const HEAVY = 12;
const IN_A_BATCH = { seconds: 20, files: 12 };

const now = (): number => performance.now() / 1000;

const cheap = (green: Green, list: readonly string[]): readonly string[] =>
  list.filter((_, at) => at === 0 || green.seconds(list.slice(0, at + 1)) <= BY_ITSELF);

const isOwn = ({ rows }: Round, number: number, file: string): boolean =>
  CHAPTERS.find(({ name }) => name === rows.at(number).chapter)!.tests.some((begin) => file.startsWith(begin));

/** Whether a test file is run in the stage of the chapter's own. */
const isFirst = (round: Round, number: number, file: string): boolean =>
  isOwn(round, number, file) && round.green.seconds([file]) <= HEAVY;

const kill = (round: Round, number: number, by: Failure, stage: Stage, seconds: number): void =>
  round.rows.kill(number, by, stage === 2 && isOwn(round, number, by.file) ? 1 : stage, seconds);

const ask = ({ root, green }: Round, lane: Lane, files: readonly string[], active: readonly number[], stage: Stage) => {
  if (stage === 3) bake(root, active);
  return lane.ask({ files, active, bail: true, met: '' }, green.limit(files));
};

const byItself = async (round: Round, lane: Lane, number: number, list: readonly string[], stage: Stage) => {
  const { rows } = round;
  const begin = now();
  const { failure }: Pick<Told, 'failure'> =
    list.length === 0 ? { failure: null } : await ask(round, lane, list, [number], stage);
  const seconds = rows.at(number).seconds + now() - begin;
  if (failure) kill(round, number, failure, stage, seconds);
  else rows.change(number, { tried: stage, seconds });
};

/** Finds out which of several mutants a test file notices, halving them while it is red. */
const split = async (
  round: Round,
  lane: Lane,
  file: string,
  active: readonly number[],
  stage: Stage,
): Promise<void> => {
  const begin = now();
  const { failure } = await ask(round, lane, [file], active, stage);
  const [first, ...more] = active;
  if (failure === null || first === undefined) return;
  if (more.length === 0) return kill(round, first, failure, stage, round.rows.at(first).seconds + now() - begin);
  const half = Math.ceil(active.length / 2);
  await split(round, lane, file, active.slice(0, half), stage);
  await split(round, lane, file, active.slice(half), stage);
};

/** Runs test files with all mutants at once that need them, and splits these where a file is red. */
const together = async (
  round: Round,
  lane: Lane,
  batch: readonly string[],
  needs: Needs,
  stage: Stage,
): Promise<void> => {
  const files = batch.filter((file) => needs(file).length > 0);
  if (files.length === 0) return;
  const { failure, passed } = await ask(round, lane, files, [...new Set(files.flatMap(needs))], stage);
  if (failure === null) return;
  await split(round, lane, failure.file, needs(failure.file), stage);
  const left = files.filter((file) => file !== failure.file && !(file in passed));
  await together(round, lane, left, needs, stage);
};

const batches = ({ green }: Round, list: readonly string[]): readonly string[][] =>
  chunksOf(list, (chunk) => chunk.length >= IN_A_BATCH.files || green.seconds(chunk) >= IN_A_BATCH.seconds);

const unitStage = async (
  round: Round,
  lanes: readonly Lane[],
  stage: 1 | 2,
  numbers: readonly number[],
  list: readonly string[],
): Promise<void> => {
  const { rows, green, made, importers } = round;
  await green.run(list, lanes);
  const reach = green.reaching(made, list, importers);
  const tests = new Map(
    numbers.map((number) => [
      number,
      reach.get(number)!.filter((file) => isFirst(round, number, file) === (stage === 1)),
    ]),
  );
  const living = (): readonly number[] => rows.living().filter((number) => tests.has(number) && !rows.at(number).lives);
  const first = new Map(numbers.map((number) => [number, cheap(green, tests.get(number)!)]));
  const open = living().filter((number) => rows.at(number).tried < stage);
  await onLanes(lanes, open, (lane, number) => byItself(round, lane, number, first.get(number)!, stage));
  const needs: Needs = (file) =>
    living().filter((number) => tests.get(number)!.includes(file) && !first.get(number)!.includes(file));
  const dear = green.of(list).filter((file) => needs(file).length > 0);
  console.log(`stage ${stage}: ${living().length} of ${numbers.length} live, ${dear.length} files for all of them`);
  await onLanes(lanes, batches(round, dear), (lane, batch) => together(round, lane, batch, needs, stage));
};

/** Chapter after chapter by its own tests, then what lives by all other unit tests. */
export const unitStages = async (round: Round, lanes: readonly Lane[], unit: readonly string[]): Promise<void> => {
  const { rows, green, made, importers } = round;
  for (const { name, tests } of CHAPTERS) {
    const numbers = rows.wanted.filter((number) => rows.at(number).chapter === name);
    const own = unit.filter((file) => tests.some((begin) => file.startsWith(begin)));
    if (numbers.length > 0) await unitStage(round, lanes, 1, numbers, own);
  }
  await unitStage(round, lanes, 2, rows.living(), unit);
  const reach = green.reaching(made, unit, importers);
  for (const number of rows.living()) rows.change(number, { lives: true, reached: reach.get(number)!.length });
};

/** What lives by these slow tests, which are not known to come by anything: all mutants at once. */
export const slowStage = async (round: Round, lane: Lane, slow: readonly string[]): Promise<void> => {
  bake(round.root, []);
  await round.green.run(slow, [lane]);
  for (const batch of batches(round, round.green.of(slow)))
    await together(round, lane, batch, () => round.rows.living(), 3);
};
