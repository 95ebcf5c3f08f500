import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lane, onLanes } from './lanes.js';
import type { Numbered } from './sources.js';

/** What a run without an active mutant says of a test file. */
interface Seen {
  readonly seconds: number;
  /** Why it is not green even so; such files are left out. */
  readonly red: string | null;
  /** The mutants that it came by while it was loaded, and while it ran. */
  readonly loading: readonly number[];
  readonly running: readonly number[];
}

const CHUNK = 20;
const HALF_AN_HOUR = 1800;
const PATIENCE = { times: 5, seconds: 40 };
/** The seconds of a file that was never run. */
const UNKNOWN = 60;

/** Divides a list so that no part goes on once it is full. */
export const chunksOf = (list: readonly string[], isFull: (chunk: readonly string[]) => boolean): readonly string[][] =>
  list.reduce<string[][]>((chunks, file) => {
    const last = chunks.at(-1);
    if (last && !isFull(last)) last.push(file);
    else chunks.push([file]);
    return chunks;
  }, []);

const readMet = (root: string, file: string): ReadonlyMap<string, Pick<Seen, 'loading' | 'running'>> => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const { file: path, ...met } = JSON.parse(line) as Seen & { readonly file: string };
      return [path.slice(root.length + 1), met];
    }),
  );
};

/** What the tests do while no mutant is active: how long they take, and what they come by. */
export class Green {
  private readonly root: string;
  private readonly folder: string;
  private readonly file: string;
  private readonly seen: Record<string, Seen>;

  constructor(root: string, folder: string, file: string) {
    this.root = root;
    this.folder = folder;
    this.file = file;
    this.seen = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Seen>) : {};
  }

  /** The files of a list that are green, cheapest first. */
  of(list: readonly string[]): readonly string[] {
    return list.filter((file) => this.seen[file]?.red === null).sort((a, b) => this.seconds([a]) - this.seconds([b]));
  }

  seconds(list: readonly string[]): number {
    return list.reduce((sum, file) => sum + (this.seen[file]?.seconds ?? UNKNOWN), 0);
  }

  /** After how long a run of these files counts as one that does not end. */
  limit(list: readonly string[]): number {
    return PATIENCE.times * this.seconds(list) + PATIENCE.seconds;
  }

  /** Runs those of a list that were never run. */
  async run(list: readonly string[], lanes: readonly Lane[]): Promise<void> {
    const fresh = list.filter((file) => !(file in this.seen));
    const chunks = chunksOf(fresh, ({ length }) => length >= CHUNK);
    await onLanes(lanes, [...chunks.entries()], (lane, [at, chunk]) => this.runChunk(lane, chunk, at));
  }

  private async runChunk(lane: Lane, chunk: readonly string[], at: number): Promise<void> {
    const met = join(this.folder, `met${at}.jsonl`);
    rmSync(met, { force: true });
    const { failure, passed } = await lane.ask({ files: chunk, active: [], bail: false, met }, HALF_AN_HOUR);
    const numbers = readMet(this.root, met);
    for (const file of chunk) {
      const why = failure?.file === file ? failure.test : 'not green';
      const red = file in passed ? null : why;
      this.seen[file] = { seconds: passed[file] ?? 0, red, loading: [], running: [], ...numbers.get(file) };
      if (red !== null) console.log(`left out, for it is red without mutants: ${file}: ${red}`);
    }
    writeFileSync(this.file, JSON.stringify(this.seen));
    console.log(`green run: ${Object.keys(this.seen).length} test files`);
  }

  /**
   * For each mutant the tests of a list that come by it, cheapest first. Test files share a process, and only the first
   * is seen to load a module: a mutant met while loading counts for all that import its file.
   */
  reaching(
    made: readonly Numbered[],
    list: readonly string[],
    importers: (file: string) => ReadonlySet<string>,
  ): ReadonlyMap<number, readonly string[]> {
    const green = this.of(list);
    const loading = new Set(Object.values(this.seen).flatMap((seen) => seen.loading));
    return new Map(
      made.map(({ number, file }) => {
        const by = loading.has(number) ? importers(file) : new Set<string>();
        return [number, green.filter((test) => by.has(test) || this.seen[test]!.running.includes(number))];
      }),
    );
  }
}
