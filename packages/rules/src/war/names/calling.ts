import {
  badForm,
  type Fixed,
  type Gestures,
  gestures,
  keptForThingUnderKey,
  type Refusal,
  type SceneTypes,
  shape,
} from '@warmoot/kernel';
import type { UnitIndex } from '../indexes.js';
import { type Listed, unitNamed } from '../roster/roster.js';
import { isSameName, signsFor, unitNameShape } from './names.js';

/** A war whose units people may rename: by their keys, the names that somebody has given them. */
interface Named extends Listed {
  readonly given: object;
  readonly open: Listed['open'] & { readonly names?: Readonly<Record<string, string>> };
}

/** What the units of a war are called, by their place in the roster. */
interface Called {
  readonly names: readonly string[];
  readonly signs: readonly string[];
  /** Before anybody was renamed. */
  readonly first: readonly string[];
}

/** The questions about names that every war with named units answers. */
export interface Calling<S> {
  /** What every unit is called, by its place in the roster. */
  readonly unitNames: (sight: S) => readonly string[];
  /** The sign of every unit, by its place in the roster: two letters that no other has. */
  readonly unitSigns: (sight: S) => readonly string[];
  /** A unit by its key, its sign or its name, however it is written; −1 where there is none. */
  readonly unitCalled: (sight: S, text: string) => UnitIndex;
  /** What the unit with a key is called; what is no key stays as it is. */
  readonly calledBy: (sight: S, key: string) => string;
  /** Why a unit cannot go by another name: no two go by one, nor by one that another began with. */
  readonly nameFault: (sight: S, unit: UnitIndex, name: string) => Refusal | null;
}

/** The names of a war's units, from the names they have before anybody renames them. */
export const callingBy = <S extends Named>(parts: {
  /** What the first names hang on, besides what never changes. */
  readonly key: (sight: S) => string;
  /** Units in the order in which they are named, with the first name of each. */
  readonly firstNames: (sight: S) => readonly (readonly [unit: UnitIndex, name: string])[];
}): Calling<S> => {
  const calledIn = (sight: S): Called => {
    const { open } = sight;
    const first = parts.firstNames(sight);
    const inOrder = first.map(([, name]) => name);
    const now = first.map(([unit, name]) => open.names?.[open.roster[unit]?.name ?? ''] ?? name);
    const signs = signsFor(now, inOrder);
    const byUnit = (list: readonly string[]): readonly string[] =>
      open.roster.map((_, unit) => list[first.findIndex(([one]) => one === unit)] as string);
    return { names: byUnit(now), signs: byUnit(signs), first: byUnit(inOrder) };
  };
  const called = keptForThingUnderKey(
    'names are asked for with every line that is written, and change when somebody is renamed',
    (sight: S) => `${parts.key(sight)} ${JSON.stringify(sight.open.names ?? {})}`,
    (_given: object, sight) => calledIn(sight),
  );
  const unitNames = (sight: S): readonly string[] => called(sight.given, sight).names;
  const unitSigns = (sight: S): readonly string[] => called(sight.given, sight).signs;
  return {
    unitNames,
    unitSigns,
    unitCalled: (sight, text) => {
      const isSame = (key: string): boolean => key.toLowerCase() === text.toLowerCase();
      const keyed = sight.open.roster.findIndex(({ name }) => isSame(name));
      if (keyed >= 0) return keyed;
      const signed = unitSigns(sight).findIndex(isSame);
      return signed >= 0 ? signed : unitNames(sight).findIndex((name) => isSameName(name, text));
    },
    calledBy: (sight, key) => unitNames(sight)[unitNamed(sight, key)] ?? key,
    nameFault: (sight, unit, name) => {
      const { names, first } = called(sight.given, sight);
      const isTaken = [...names, ...first].some((other, i) => i % names.length !== unit && isSameName(other, name));
      return isTaken ? badForm('gesture.name', 'war.nameOnce', name) : null;
    },
  };
};

/** A war whose armies have commanders. */
interface Led extends Named {
  readonly given: { readonly armies: readonly { readonly seat: string }[] };
}

type Renames = SceneTypes & { given: Led['given']; open: Named['open'] };

/** Whoever commands an army may call its units what they like, at any time. */
export const renamingBy = <T extends Renames>({ nameFault }: Calling<never>): Gestures<T> =>
  gestures<T, { readonly make: 'rename'; readonly unit: string; readonly name: string }>({
    shape: shape.union('make', { rename: { unit: shape.name, name: unitNameShape } }),
    refuses: (facts, seat, { unit: key, name }) => {
      const sight = facts as unknown as Led;
      const unit = unitNamed(sight, key);
      const side = sight.open.roster[unit]?.side;
      if (side === undefined || sight.given.armies[side]?.seat !== seat)
        return badForm('gesture.unit', 'war.ownUnit', key);
      return nameFault(sight as never, unit, name);
    },
    says: (facts, { unit, name }) =>
      ({ event: 'renamed', unit: unitNamed(facts as unknown as Named, unit), name }) as unknown as Fixed<T['event']>,
  });
