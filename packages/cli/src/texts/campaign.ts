/** What is said of a campaign in a file. */
export interface CampaignTexts {
  readonly next: string;
  readonly cast: string;
  readonly wealth: string;
  readonly noCampaign: string;
  readonly noSuchSeat: (seat: string, known: readonly string[]) => string;
  readonly nobody: (name: string, known: readonly string[]) => string;
  readonly several: (name: string, found: readonly string[]) => string;
  readonly holds: (file: string, name: string) => string;
  /** How much was checked: records, scenes played again, deeds done again. */
  readonly checked: (records: number, scenes: number, deeds: number) => string;
  readonly notReplayed: (scenes: readonly number[]) => string;
  readonly written: (file: string, lines: number) => string;
  readonly sealed: (seat: string) => string;
}

const list = (names: readonly string[], word: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const MANY = 12;

const some = (names: readonly string[], word: string): string =>
  names.length > MANY ? `${names.slice(0, MANY).join(', ')}, …` : list(names, word);

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const campaignEn: CampaignTexts = {
  next: 'Next',
  cast: 'Cast',
  wealth: 'Wealth',
  noCampaign: 'There is no campaign in this file.',
  noSuchSeat: (seat, known) => `Nobody sits there as "${seat}". There are ${some(known, 'and')}.`,
  nobody: (name, known) =>
    `Nobody in the cast is called "${name}".${known.length === 0 ? '' : ` There are ${some(known, 'and')}.`}`,
  several: (name, found) => `"${name}" could be ${some(found, 'or')}. Write more of the name, or the id.`,
  holds: (file, name) => `${file}: ${name}, the file holds.`,
  checked: (records, scenes, deeds) =>
    `${count(records, 'record', 'records')} read; ${count(scenes, 'scene', 'scenes')} played again and ${count(deeds, 'deed', 'deeds')} done again, with the same result.`,
  notReplayed: (scenes) =>
    `Played by other rules than those here, and kept as history: scene ${list(scenes.map(String), 'and')}.`,
  written: (file, lines) => `${file}: ${count(lines, 'line', 'lines')}.`,
  sealed: (seat) => `This file holds what ${seat} could see, and no more. Only a whole table can be checked.`,
};

export const campaignDe: CampaignTexts = {
  next: 'Als Nächstes',
  cast: 'Ensemble',
  wealth: 'Reichtum',
  noCampaign: 'In dieser Datei ist keine Kampagne.',
  noSuchSeat: (seat, known) => `Niemand sitzt dort als „${seat}“. Es gibt ${some(known, 'und')}.`,
  nobody: (name, known) =>
    `Niemand im Ensemble heißt „${name}“.${known.length === 0 ? '' : ` Es gibt ${some(known, 'und')}.`}`,
  several: (name, found) => `„${name}“ kann ${some(found, 'oder')} sein. Schreib mehr vom Namen, oder die Kennung.`,
  holds: (file, name) => `${file}: ${name}, die Datei stimmt.`,
  checked: (records, scenes, deeds) =>
    `${count(records, 'Eintrag', 'Einträge')} gelesen; ${count(scenes, 'Szene', 'Szenen')} noch einmal gespielt und ${count(deeds, 'Tat', 'Taten')} noch einmal getan, mit demselben Ergebnis.`,
  notReplayed: (scenes) =>
    `Nach anderen Regeln gespielt als den hiesigen und als Geschichte bewahrt: Szene ${list(scenes.map(String), 'und')}.`,
  written: (file, lines) => `${file}: ${count(lines, 'Zeile', 'Zeilen')}.`,
  sealed: (seat) =>
    `Diese Datei enthält, was ${seat} sehen konnte, und nicht mehr. Prüfen lässt sich nur ein ganzer Tisch.`,
};
