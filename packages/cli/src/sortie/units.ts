import type { View } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import type { Speech } from '../texts/texts.js';

/** A unit by all that it is called at the keyboard. */
interface Called {
  readonly key: string;
  readonly sign: string;
  readonly name: string;
  readonly index: number;
}

const calledUnits = ({ words }: Speech, view: View<sortie.Sortie>): readonly Called[] =>
  words.scenes['sortie/battle']?.units?.(view) ?? [];

/** What a unit is called in the language that is spoken. */
export const unitName = (speech: Speech, view: View<sortie.Sortie>, unit: number): string =>
  calledUnits(speech, view).find(({ index }) => index === unit)?.name ?? '';

/** Everything by which a unit can be called: key, sign, its name in the language that is spoken and in the rules. */
export const namesOfUnit = (speech: Speech, view: View<sortie.Sortie>, unit: number): readonly string[] =>
  calledUnits(speech, view)
    .filter(({ index }) => index === unit)
    .flatMap(({ key, sign, name }) => [key, sign, name, sortie.unitNames(view)[unit] ?? '']);

/** The unit that is called so; −1 where none is. */
export const unitIn = (speech: Speech, view: View<sortie.Sortie>, text: string): number =>
  calledUnits(speech, view).find(({ index }) =>
    namesOfUnit(speech, view, index).some((name) => name.toLowerCase() === text.trim().toLowerCase()),
  )?.index ?? -1;
