// The process of one rival: node child.js SECTION RIVAL. It works when its parent says so and is idle otherwise.
import type { Rival } from './rival.js';
import { SECTIONS } from './sections.js';

/** What the parent asks for: to get ready for slices of so many milliseconds, or to do one slice. */
export type Order =
  | { readonly order: 'prepare'; readonly warmUp: number; readonly slice: number }
  | { readonly order: 'work' };

export type Report =
  | { readonly report: 'ready'; readonly proof: string | null }
  | { readonly report: 'worked'; readonly units: number; readonly seconds: number };

/** The time is that of the processor, collecting garbage and all, so that other programs' turns do not count. */
const timed = (rival: Rival, units: number): { readonly units: number; readonly seconds: number } => {
  const start = process.cpuUsage();
  const done = rival.work(units);
  const { user, system } = process.cpuUsage(start);
  return { units: done, seconds: Math.max(1, user + system) / 1e6 };
};

/** Where the engine has compiled all that it will: a second's work differs from the one before by no more than this. */
const STEADY = 0.03;
/** Rules of many files go on being compiled for ten seconds; what is not steady then never is. */
const MOST_SPELLS = 15;

/** Works until the engine has compiled what it will; says how many units then fill a slice. */
const warmUp = (rival: Rival, milliseconds: number, slice: number): number => {
  let units = 1;
  let before = 0;
  for (let spell = 0; spell < MOST_SPELLS; spell++) {
    let [worked, spent] = [0, 0];
    while (spent < milliseconds / 1000) {
      const { units: done, seconds } = timed(rival, units);
      worked += done;
      spent += seconds;
      const fitting = Math.round((done / seconds) * (slice / 1000));
      units = Math.max(1, Math.min(fitting, units * 4));
    }
    if (Math.abs(worked / spent - before) < before * STEADY) break;
    before = worked / spent;
  }
  return units;
};

const loadRival = async (sectionName: string | undefined, rivalName: string | undefined): Promise<Rival> => {
  const section = SECTIONS.find(({ name }) => name === sectionName);
  const entrant = section?.entrants.find(({ name }) => name === rivalName);
  if (entrant === undefined) throw new Error(`no rival ${rivalName} in ${sectionName}`);
  return entrant.load();
};

const rival = await loadRival(process.argv[2], process.argv[3]);
const say = (report: Report): void => {
  process.send?.(report);
};
let units = 1;

process.on('message', (order: Order) => {
  if (order.order === 'prepare') {
    units = warmUp(rival, order.warmUp, order.slice);
    say({ report: 'ready', proof: rival.proof?.() ?? null });
    return;
  }
  say({ report: 'worked', ...timed(rival, units) });
});
