import { stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { repeat } from '../rival.js';

interface Question {
  readonly endurance: number;
  readonly load: saga.carry.Load;
}

const BOUND = 1_000_000;
const CATEGORIES = ['normal', 'normalLong', 'normalAwkward', 'large', 'largeLong', 'largeAwkward'] as const;

const areaOf = (category: saga.carry.Category): number =>
  saga.carry.SHAPES[category].join('').replaceAll('.', '').length;

const loadOf = (categories: readonly saga.carry.Category[]): saga.carry.Load => ({
  items: categories.map((category, nth) => ({ id: `${nth}`, object: { name: category, category }, worn: false })),
});

const source = stream('loads');

/** Objects at random until the grid is full but for a few spaces. */
const fullLoad = (): Question => {
  const endurance = source.below(11);
  const objects: saga.carry.Category[] = [];
  let free = 44 + 2 * endurance - [0, 0, 0, 2, 4, 6][source.below(6)]!;
  for (;;) {
    const small = CATEGORIES.filter((category) => areaOf(category) <= free);
    if (small.length === 0) return { endurance, load: loadOf(objects) };
    const category = small[source.below(small.length)]!;
    objects.push(category);
    free -= areaOf(category);
  }
};

const FULL = Array.from({ length: 256 }, fullLoad);

const times = (many: number, category: saga.carry.Category): readonly saga.carry.Category[] =>
  Array.from({ length: many }, () => category);

/** The loads that took the most positions, of thousands at random and of all that the list's awkward objects give. */
const HARDEST: readonly Question[] = [
  { endurance: 10, load: loadOf(times(7, 'largeAwkward')) },
  { endurance: 10, load: loadOf([...times(7, 'largeAwkward'), 'normalAwkward']) },
  { endurance: 10, load: loadOf([...times(7, 'largeAwkward'), 'normalLong']) },
  { endurance: 6, load: loadOf([...times(6, 'largeAwkward'), 'normalAwkward']) },
  {
    endurance: 8,
    load: loadOf(['normalLong', 'normalAwkward', 'large', ...times(2, 'largeLong'), ...times(4, 'largeAwkward')]),
  },
];

const answer = ({ endurance, load }: Question): string =>
  saga.carry.pack({ load, endurance, options: saga.carry.USUAL_CARRYING }, BOUND).result;

/** Packs one full load. */
export const fullLoads = repeat((nth) => answer(FULL[nth % FULL.length]!));

export const hardestLoads = repeat((nth) => answer(HARDEST[nth % HARDEST.length]!));
