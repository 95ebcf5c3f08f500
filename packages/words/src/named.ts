import type { Tally, Throw } from '@warmoot/kernel';
import type { Called, Words } from './catalogue/words.js';

/** A scene as far as names go: which it is, and its facts. */
interface Place {
  readonly rules: { readonly scene: string };
  readonly state: { readonly given: unknown; readonly open: unknown };
}

/** Everything in a scene that has a name and a sign. */
export const unitsCalled = (words: Words, { rules, state }: Place): readonly Called[] =>
  words.scenes[rules.scene]?.units?.(state as never) ?? [];

/** Everybody who may stand in a sum by a key. */
export const notedIn = (words: Words, place: Place): readonly Pick<Called, 'key' | 'name'>[] => [
  ...unitsCalled(words, place),
  ...(words.scenes[place.rules.scene]?.noted?.(place.state as never) ?? []),
];

/** A name of a unit as the language has it: its kind in its own word. */
export const nameIn = (words: Words, scene: string, name: string): string =>
  words.scenes[scene]?.unitName?.(name) ?? name;

/** A sum that names units as people call them; in the log they stand by their keys. */
export const namedTally = (units: readonly Pick<Called, 'key' | 'name'>[], tally: Tally): Tally =>
  tally.map((line) => {
    const unit = units.find(({ key }) => key === line.note);
    return unit === undefined ? line : { ...line, note: unit.name };
  });

/** A throw whose sums name units as people call them; in the log they stand by their keys. */
export const namedThrow = (units: readonly Pick<Called, 'key' | 'name'>[], thrown: Throw): Throw => {
  const { tally } = thrown;
  if (tally === null || units.length === 0) return thrown;
  return { ...thrown, tally: { plus: namedTally(units, tally.plus), against: namedTally(units, tally.against) } };
};
