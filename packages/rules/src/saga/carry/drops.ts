import { gridFor, spacesIn } from './grid.js';
import { piecesOf, spacesTaken } from './load.js';
import { type Carried, isSmall, type Load } from './model.js';
import { type Bearer, startPacking } from './pack.js';

/** What would have to be dropped. */
export type Drops =
  | { readonly result: 'fits' }
  /** Each is a list of ids: the fewest objects without which the rest fits, one list for each choice of them. */
  | { readonly result: 'drop'; readonly drops: readonly (readonly string[])[] }
  /** The steps did not settle it; these drops are known to do. */
  | { readonly result: 'bound'; readonly drops: readonly (readonly string[])[] };

/** Objects that are the same to whoever drops them, the last one first. */
const alike = (items: readonly Carried[]): readonly (readonly Carried[])[] => {
  const groups = new Map<string, Carried[]>();
  for (const item of items.toReversed()) {
    const key = JSON.stringify([item.object, item.left ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].reverse();
};

/** Every choice of so many objects, of objects that are the same always the first ones. */
function* choices(groups: readonly (readonly Carried[])[], many: number): Generator<readonly Carried[]> {
  const [group, ...rest] = groups;
  if (many === 0) yield [];
  if (many === 0 || group === undefined) return;
  for (let taken = Math.min(many, group.length); taken >= 0; taken--) {
    for (const others of choices(rest, many - taken)) yield [...group.slice(0, taken), ...others];
  }
}

const without = ({ items }: Load, dropped: readonly Carried[]): Load => ({
  items: items.filter((item) => !dropped.includes(item)),
});

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
    this.steps--;
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

// SAGA-CARRY-017: whether the load fits, and the smallest drops that would do; which of them, the controller chooses.
export const dropsFor = (bearer: Bearer, steps: number): Drops => {
  const { load, options } = bearer;
  const trials = new Trials(bearer, steps);
  const whole = trials.fits(load);
  if (whole === 'yes') return { result: 'fits' };
  const pieces = new Set(piecesOf(load, options).map(({ item }) => item));
  const smallsCount = [...pieces].some(({ object }) => isSmall(object));
  const useful = load.items.filter((item) => pieces.has(item) || (smallsCount && isSmall(item.object) && !item.worn));
  const groups = alike(useful);
  let isOpen = whole === 'bound';
  for (let many = 1; many <= useful.length; many++) {
    const drops: string[][] = [];
    for (const dropped of choices(groups, many)) {
      const answer = trials.fits(without(load, dropped));
      isOpen ||= answer === 'bound';
      if (answer === 'yes') drops.push(dropped.map(({ id }) => id));
      if (isOpen || drops.length === MOST_SHOWN) break;
    }
    if (drops.length > 0 || isOpen) return { result: isOpen ? 'bound' : 'drop', drops };
  }
  return { result: 'drop', drops: [] };
};
