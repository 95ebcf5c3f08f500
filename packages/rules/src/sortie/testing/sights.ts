import type { Result } from '@warmoot/kernel';
import type { SortieOpen, SortieOptions, SortieSetup } from '../battle/model.js';
import { sortieOptions, sortieSetup } from '../battle/setup.js';
import type { SortieSight } from '../battle/sortie.js';
import { begin } from '../beginning/beginning.js';

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

type Units = readonly Partial<SortieSetup['a']['units'][number]>[];

interface Scenery {
  readonly a?: object;
  readonly b?: object;
  readonly setup?: object;
  readonly options?: Partial<SortieOptions>;
  /** What is otherwise in the facts than at the beginning. */
  readonly open?: Partial<SortieOpen>;
}

/**
 * What is seen of a battle at its beginning: units by their places, first side A's and then side B's. What is left out of a
 * unit is taken for granted as in every setup.
 */
export const sightOf = (a: Units, b: Units, { open, options, setup, ...sides }: Scenery = {}): SortieSight => {
  const given = {
    seats: ['ana', 'bo'],
    a: { name: 'Red', seat: 'ana', units: a, ...sides.a },
    b: { name: 'Blue', seat: 'bo', units: b, ...sides.b },
    ...setup,
  };
  const begun = value(begin(value(sortieSetup.parse(given)), value(sortieOptions.parse(options ?? {}))));
  return { given: begun.given, open: { ...begun.open, ...open } };
};
