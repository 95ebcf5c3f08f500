/** What is said of characters and of the people of a world besides the words of the scene. */
export interface CharacterTexts {
  /** The heads of the table of a world: rating, so many with it or more, exactly so many, who can call upon it, in charge of. */
  readonly worldHeads: readonly [string, string, string, string, string];
  readonly world: (people: string, rules: string) => string;
  readonly inChargeOf: (people: string) => string;
}

export const characterEn: CharacterTexts = {
  worldHeads: ['rating', 'or more', 'exactly', 'who can call upon one such', 'in charge of'],
  world: (people, rules) => `Of ${people} people, to be expected with a group rating, by ${rules}:`,
  inChargeOf: (people) => `about ${people}`,
};

export const characterDe: CharacterTexts = {
  worldHeads: ['Wert', 'oder mehr', 'genau', 'wer auf so jemanden zählen kann', 'Untergebene'],
  world: (people, rules) => `Von ${people} Leuten sind mit einem Gruppenwert zu erwarten, nach ${rules}:`,
  inChargeOf: (people) => `etwa ${people}`,
};
