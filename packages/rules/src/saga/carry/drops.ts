import { gridFor, spacesIn } from './grid.js';
import { piecesOf, spacesTaken } from './load.js';
import { type Carried, type CarryOptions, isSmall, type Load, pictureOf } from './model.js';
import { type Bearer, startPacking } from './pack.js';
import { areaOf } from './shapes.js';
import { SHAPES } from './shapes.table.js';

/** What would have to be dropped. */
export type Drops =
  | { readonly result: 'fits' }
  /** Each is a list of ids: the fewest objects without which the rest fits, one list for each choice of them. */
  | { readonly result: 'drop'; readonly drops: readonly (readonly string[])[] }
  /** The steps did not settle it; these drops are known to do. */
  | { readonly result: 'bound'; readonly drops: readonly (readonly string[])[] };

/** Objects that are the same to whoever drops them, the last one first, and the spaces that one of them may free. */
interface Alike {
  readonly items: readonly Carried[];
  readonly area: number;
}

const alike = (items: readonly Carried[], options: CarryOptions): readonly Alike[] => {
  const groups = new Map<string, Carried[]>();
  for (const item of items.toReversed()) {
    const key = JSON.stringify([item.object, item.left ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const areaOfOne = ({ object }: Carried): number =>
    areaOf(isSmall(object) ? SHAPES.normal : pictureOf(object, options));
  return [...groups.values()].reverse().map((some) => ({ items: some, area: areaOfOne(some[0] as Carried) }));
};

/** The most spaces that so many objects of these may free. */
const mostFreed = (groups: readonly Alike[], many: number): number =>
  groups
    .flatMap(({ items, area }) => items.map(() => area))
    .sort((a, b) => b - a)
    .slice(0, many)
    .reduce((sum, area) => sum + area, 0);

/** Every choice of so many objects that may free what has to be freed; of those that are the same the first ones. */
function* choices(groups: readonly Alike[], many: number, toFree: number): Generator<readonly Carried[]> {
  const [group, ...rest] = groups;
  if (mostFreed(groups, many) < toFree) return;
  if (many === 0) yield [];
  if (many === 0 || group === undefined) return;
  for (let taken = Math.min(many, group.items.length); taken >= 0; taken--) {
    for (const others of choices(rest, many - taken, toFree - taken * group.area)) {
      yield [...group.items.slice(0, taken), ...others];
    }
  }
}

const without = ({ items }: Load, dropped: readonly Carried[]): Load => ({
  items: items.filter((item) => !dropped.includes(item)),
});

/** What it takes to look at a load at all, in steps of the search. */
const TRIAL = 10;

/** A budget of steps, and what has been found out about loads that look the same. */
class Trials {
  private readonly known = new Map<string, 'yes' | 'no'>();
  private readonly bearer: Bearer;
  private steps: number;

  constructor(bearer: Bearer, steps: number) {
    this.bearer = bearer;
    this.steps = steps;
  }

  fits(load: Load): 'yes' | 'no' | 'bound' {
    this.steps -= TRIAL;
    if (this.steps < 0) return 'bound';
    const { endurance, options } = this.bearer;
    if (spacesTaken(load, options) > spacesIn(gridFor(endurance))) return 'no';
    const key = piecesOf(load, options)
      .map(({ picture }) => picture.join('/'))
      .sort()
      .join(' ');
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const search = startPacking({ ...this.bearer, load });
    const { result } = search.run(this.steps);
    this.steps -= search.steps();
    if (result === 'bound') return 'bound';
    const answer = result === 'found' ? 'yes' : 'no';
    this.known.set(key, answer);
    return answer;
  }
}

/** More ways than anybody would read. */
const MOST_SHOWN = 60;

/**
 * SAGA-CARRY-017: whether the load fits, and the smallest drops that would do; which of them, the controller chooses.
 */
export const dropsFor = (bearer: Bearer, steps: number): Drops => {
  const { load, options } = bearer;
  const trials = new Trials(bearer, steps);
  const whole = trials.fits(load);
  if (whole === 'yes') return { result: 'fits' };
  const pieces = new Set(piecesOf(load, options).map(({ item }) => item));
  const smallsCount = [...pieces].some(({ object }) => isSmall(object));
  const useful = load.items.filter((item) => pieces.has(item) || (smallsCount && isSmall(item.object) && !item.worn));
  const groups = alike(useful, options);
  const toFree = spacesTaken(load, options) - spacesIn(gridFor(bearer.endurance));
  let isOpen = whole === 'bound';
  for (let many = 1; many <= useful.length; many++) {
    const drops: string[][] = [];
    for (const dropped of choices(groups, many, toFree)) {
      const answer = trials.fits(without(load, dropped));
      isOpen ||= answer === 'bound';
      if (answer === 'yes') drops.push(dropped.map(({ id }) => id));
      if (isOpen || drops.length === MOST_SHOWN) break;
    }
    if (drops.length > 0 || isOpen) return { result: isOpen ? 'bound' : 'drop', drops };
  }
  return { result: 'drop', drops: [] };
};
