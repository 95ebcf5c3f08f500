import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order, Report } from './child.js';
import type { Pace } from './pace.js';
import type { Entrant, Section } from './section.js';

/** Units of the section that each rival did in a second, round by round. */
export interface Race {
  readonly section: Section;
  readonly rates: ReadonlyMap<string, readonly number[]>;
}

interface Runner {
  readonly entrant: Entrant;
  readonly child: ChildProcess;
  readonly rates: number[];
}

const CHILD = fileURLToPath(new URL('./child.js', import.meta.url));

// Production, because boardgame.io and others check more elsewhere.
const start = (section: Section, entrant: Entrant): Runner => {
  const env = { ...process.env, NODE_ENV: 'production' };
  return { entrant, child: fork(CHILD, [section.name, entrant.name], { env }), rates: [] };
};

const ask = ({ child, entrant }: Runner, order: Order): Promise<Report> =>
  new Promise((resolve, reject) => {
    const died = (code: number | null) => reject(new Error(`${entrant.name}: its process ended with ${code}`));
    child.once('exit', died);
    child.once('message', (report: Report) => {
      child.off('exit', died);
      resolve(report);
    });
    child.send(order);
  });

/** Warms a rival up and asks for its proof. */
const prepare = async (runner: Runner, { warmUp, slice }: Pace): Promise<string | null> => {
  const report = await ask(runner, { order: 'prepare', warmUp, slice });
  return report.report === 'ready' ? report.proof : null;
};

const runSlice = async (runner: Runner): Promise<void> => {
  const report = await ask(runner, { order: 'work' });
  if (report.report === 'worked') {
    runner.rates.push(report.units / report.seconds / (runner.entrant.unitsEach ?? 1));
  }
};

const checkProofs = (section: Section, runners: readonly Runner[], proofs: readonly (string | null)[]): void => {
  const given = runners.flatMap(({ entrant }, i) => (proofs[i] ? [{ name: entrant.name, proof: proofs[i] }] : []));
  const odd = given.find(({ proof }) => proof !== given[0]?.proof);
  if (odd === undefined) return;
  const [one, other] = [given[0], odd].map((rival) => `${rival?.name}: ${rival?.proof?.slice(0, 200)}`);
  throw new Error(`${section.name}: the rivals do not do the same work\n  ${one}\n  ${other}`);
};

/**
 * Lets the rivals of a section work by turns, one at a time, each in its own process. Every round goes through all of
 * them, there and back alternately, so that a disturbance of the machine hits all alike.
 */
export const race = async (section: Section, pace: Pace, progress: (what: string) => void): Promise<Race> => {
  const runners = section.entrants.map((entrant) => start(section, entrant));
  try {
    const proofs: (string | null)[] = [];
    for (const runner of runners) {
      progress(`${section.name}: warming up ${runner.entrant.name}`);
      proofs.push(await prepare(runner, pace));
    }
    checkProofs(section, runners, proofs);
    for (let round = 1; round <= pace.rounds; round++) {
      progress(`${section.name}: round ${round} of ${pace.rounds}`);
      for (const runner of round % 2 === 0 ? runners.toReversed() : runners) await runSlice(runner);
    }
    return { section, rates: new Map(runners.map(({ entrant, rates }) => [entrant.name, rates])) };
  } finally {
    for (const { child } of runners) child.kill();
  }
};
