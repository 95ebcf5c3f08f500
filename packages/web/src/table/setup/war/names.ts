import { nameFault } from '../../../boards/counter/unitName.js';

/** A unit as it will be called. */
export interface Called {
  readonly called: string;
  readonly sign: string;
}

interface Nameable {
  /** What somebody has called it; left out, the game names it. */
  readonly name?: string;
}

/** The units with those names alone that can be; none of them is among those taken, to which they are added. */
export const ableNamed = <U extends Nameable>(units: readonly U[], taken: string[]): readonly U[] =>
  units.map((unit) => {
    const { name, ...rest } = unit;
    if (name === undefined) return unit;
    if (nameFault(name, taken) !== null) return rest as U;
    taken.push(name);
    return unit;
  });

/** Whether some name cannot stand as it is written. */
export const hasNameFault = (armies: readonly { readonly units: readonly Nameable[] }[]): boolean => {
  const written = (all: readonly Nameable[]): number => all.filter(({ name = '' }) => name.trim() !== '').length;
  const units = armies.flatMap((army) => army.units);
  return written(ableNamed(units, [])) < written(units);
};

/** A unit under another name; an empty one leaves it to the game. */
export const renamed = <U extends Nameable>(unit: U, name: string): U => {
  const { name: _, ...rest } = unit;
  return (name === '' ? rest : { ...rest, name }) as U;
};

/** The name of a unit as the rules get it: none where nothing is written. */
export const nameSaid = ({ name = '' }: Nameable): { readonly name?: string } =>
  name.trim() === '' ? {} : { name: name.trim() };
