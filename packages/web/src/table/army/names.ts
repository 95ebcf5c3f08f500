import { nameFault } from '../../boards/counter/unitName.js';
import type { Names, UnitRow } from './army.js';

type Place<T extends string> = Pick<UnitRow<T>, 'troop' | 'nth'>;

/** What was written down for a unit; null where nothing was. */
export const chosenFor = <T extends string>(names: Names<T>, { troop, nth }: Place<T>): string | null =>
  names[troop]?.[nth] ?? null;

/** The names with another one for a unit; an empty one leaves it to the game. */
export const withName = <T extends string>(names: Names<T>, { troop, nth }: Place<T>, name: string): Names<T> => {
  const own = names[troop] ?? [];
  const padded = Array.from({ length: Math.max(own.length, nth + 1) }, (_, i) => own[i] ?? null);
  return { ...names, [troop]: padded.with(nth, name === '' ? null : name) };
};

const eachName = <T extends string>(names: Names<T>, change: (name: string) => string | null): Names<T> =>
  Object.fromEntries(
    Object.entries<readonly (string | null)[] | undefined>(names).map(([troop, own]) => [
      troop,
      (own ?? []).map((name) => (name === null ? null : change(name.trim()))),
    ]),
  ) as unknown as Names<T>;

/** Every name that was chosen. */
export const allChosen = <T extends string>(names: Names<T>): readonly string[] =>
  Object.values<readonly (string | null)[] | undefined>(names).flatMap((own) =>
    (own ?? []).flatMap((name) => (name === null || name.trim() === '' ? [] : [name.trim()])),
  );

/** Names as they are said to the table: without what stands for nothing; undefined where nobody has one. */
export const namesSaid = <T extends string>(names: Names<T> | undefined): Names<T> | undefined =>
  names === undefined || allChosen(names).length === 0
    ? undefined
    : eachName(names, (name) => (name === '' ? null : name));

/** Whether some name cannot stand as it is written. */
export const hasFault = <T extends string>(names: Names<T> | undefined): boolean =>
  names !== undefined && allChosen(ableNames(names)).length < allChosen(names).length;

/** The names that can stand as they are, each once: what is still being written is left to the game. */
export const ableNames = <T extends string>(names: Names<T> | undefined, taken: readonly string[] = []): Names<T> => {
  if (names === undefined) return {} as Names<T>;
  const had = [...taken];
  return eachName(names, (name) => {
    if (nameFault(name, had) !== null) return null;
    had.push(name);
    return name;
  });
};
