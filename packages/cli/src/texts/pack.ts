/** What is said of a load that is packed. */
export interface PackTexts {
  readonly figures: (endurance: number, spaces: number, taken: number) => string;
  readonly smalls: (names: string, count: number) => string;
  readonly worn: (names: string, armour: string) => string;
  readonly left: (name: string, amount: string) => string;
  readonly unknown: (name: string, nearest: readonly string[]) => string;
  readonly tooLarge: (spaces: number, taken: number) => string;
  readonly noArrangement: (spaces: number, taken: number) => string;
  /** Ways to make the rest fit, and whether there are others. */
  readonly drops: (ways: readonly (readonly string[])[], others: 'all' | 'more') => string;
  readonly unsettled: (steps: number) => string;
}

const list = (names: readonly string[], word: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

export const packEn: PackTexts = {
  figures: (endurance, spaces, taken) =>
    `Endurance ${endurance}: ${spaces} spaces, ${taken} taken, ${spaces - taken} free.`,
  smalls: (names, count) => `Small, without space (${count} of 8): ${names}.`,
  worn: (names, armour) => `Worn: ${names} (in a fight: ${armour}).`,
  left: (name, amount) => `${name} (${amount})`,
  unknown: (name, nearest) =>
    `No object is called "${name}".${nearest.length === 0 ? '' : ` Is it ${list(nearest, 'or')}?`}`,
  tooLarge: (spaces, taken) => `It does not fit: the load takes ${taken} spaces, and there are ${spaces}.`,
  noArrangement: (spaces, taken) =>
    `It does not fit, though the load takes only ${taken} of ${spaces} spaces: no arrangement exists.`,
  drops: (ways, others) =>
    `The rest fits without: ${ways.map((names) => list(names, 'and')).join('; ')}${others === 'more' ? '; or without others' : ''}.`,
  unsettled: (steps) => `Not settled after ${steps} steps. Allow more with --steps.`,
};

export const packDe: PackTexts = {
  figures: (endurance, spaces, taken) =>
    `Ausdauer ${endurance}: ${spaces} Felder, ${taken} belegt, ${spaces - taken} frei.`,
  smalls: (names, count) => `Klein, ohne Platz (${count} von 8): ${names}.`,
  worn: (names, armour) => `Am Leib: ${names} (im Kampf: ${armour}).`,
  left: (name, amount) => `${name} (${amount})`,
  unknown: (name, nearest) =>
    `Kein Gegenstand heißt „${name}“.${nearest.length === 0 ? '' : ` Ist es ${list(nearest, 'oder')}?`}`,
  tooLarge: (spaces, taken) => `Es passt nicht: Die Last braucht ${taken} Felder, und es gibt ${spaces}.`,
  noArrangement: (spaces, taken) =>
    `Es passt nicht, obwohl die Last nur ${taken} von ${spaces} Feldern braucht: Es gibt keine Anordnung.`,
  drops: (ways, others) =>
    `Der Rest passt ohne: ${ways.map((names) => list(names, 'und')).join('; ')}${others === 'more' ? '; oder ohne anderes' : ''}.`,
  unsettled: (steps) => `Nach ${steps} Schritten nicht geklärt. Mit --steps sind mehr erlaubt.`,
};
