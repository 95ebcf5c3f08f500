import { type CampaignOptions, costOf } from '@warmoot/rules';
import { optionsChanged } from '../../../campaign/options.js';
import { lastCheck } from '../../../campaign/outcome.js';
import type { CampaignNames, CampaignWords } from '../../../campaign/words.js';
import { capital } from '../../../plain.js';
import { and, count, quoted } from '../../grammar.js';
import { options } from './options.js';
import { EDITIONS, NOTE_KINDS } from './story.js';

const DRAWERS = {
  notes: 'aus den Notizen',
  regions: 'aus den Regionen',
  units: 'aus den Gemeinwesen',
  pages: 'aus dem Tagebuch',
} as const;

/** Subject and verb: "Du schreibst", "Ana schreibt". */
const does = (seat: string | null, { hearer, seat: nameOf }: CampaignNames, du: string, they: string): string =>
  seat !== null && seat === hearer ? `Du ${du}` : `${seat === null ? 'Der Tisch' : nameOf(seat)} ${they}`;

/** The options in which two lists differ. */
export const optionsTold = (before: CampaignOptions, after: CampaignOptions): string => {
  const changed = optionsChanged(options, before, after);
  return changed.length === 0 ? 'alles wie üblich' : changed.join('; ');
};

const withPeople = (ids: readonly string[], names: CampaignNames): string =>
  ids.length === 0 ? '' : `, mit ${names.characters(ids)}`;

export const events: CampaignWords['events'] = {
  founded: ({ name, edition }) => `Die Kampagne ${quoted(name)} ist gegründet, ${EDITIONS[edition]}.`,
  named: ({ name }) => `Die Kampagne heißt nun ${quoted(name)}.`,
  optionsSet: ({ options: set }, names) =>
    `Die Optionen der Kampagne sind gesetzt; anders als üblich: ${optionsTold(names.usual, set)}.`,
  castSizeSet: ({ seat, characters }, names) =>
    `${does(seat, names, 'führst', 'führt')} ${count(characters, 'Hauptfigur', 'Hauptfiguren')}. [SAGA-DRAFT-002]`,
  settingWritten: () => 'Die Welt ist beschrieben. [SAGA-WORLD-008]',
  removed: ({ from, name }) => `${capital(DRAWERS[from])} genommen: ${name === '' ? 'eine Seite' : quoted(name)}.`,
  joined: ({ character: { name, owner, main } }, names) => {
    if (owner === null) return `${name} gehört nun zum Ensemble. [SAGA-DRAFT-004]`;
    return `${name} gehört nun zum Ensemble, als ${main ? 'Hauptfigur' : 'Figur'} von ${names.seat(owner)}. [SAGA-DRAFT-009]`;
  },
  dayCame: ({ day }, names) => `Es ist nun ${names.date(day)}. [SAGA-CAL-009]`,
  yearReckoned: ({ year }) => `Die Abrechnung von Jahr ${year} ist gemacht. [SAGA-WEALTH-008]`,
  goalsWritten: ({ seat, character }, names) =>
    `${does(seat, names, 'schreibst', 'schreibt')} die Ziele von ${names.character(character)} auf. [SAGA-DRAFT-010]`,
  noteWritten: ({ seat, character }, names) =>
    `${does(seat, names, 'machst', 'macht')} eine eigene Notiz zu ${names.character(character)}. [SAGA-CAMPAIGN-004]`,
};

export const kept: CampaignWords['kept'] = {
  notes: ({ thing: { title, kind } }) => `Notiert unter ${NOTE_KINDS[kind]}: ${quoted(title)}.`,
  regions: ({ thing: { name, population, rural } }) =>
    `Die Region ${name}: ${count(population, 'Mensch', 'Menschen')}, davon ${rural} Prozent auf dem Land.`,
  pages: ({ thing: { title, day, by } }, names) =>
    `${does(by, names, 'schreibst', 'schreibt')} ins Tagebuch zu ${names.date(day)}${title === '' ? '' : `: ${quoted(title)}`}.`,
  sittings: ({ thing: { present, from, to } }, names) =>
    to === null
      ? `Eine Sitzung mit ${and(present.map(names.seat))} beginnt: ${names.date(from)}.`
      : `Die Sitzung mit ${and(present.map(names.seat))} endet: ${names.date(to)}.`,
};

/** A title that is spoken of stands after a colon: it has no gender and no case. */
export const entries: CampaignWords['entries'] = {
  planned: (entry, names) => {
    const { calendar } = names.words;
    const kind = entry.kind === 'scene' ? calendar.scenes[entry.scene ?? 'freeForm'] : calendar.kinds[entry.kind];
    return `Geplant für ${names.date(entry.day)}: ${names.titled(entry)} (${kind})${withPeople(entry.characters, names)}.`;
  },
  replanned: (entry, names) =>
    `Neu geplant: ${names.titled(entry)}, für ${names.date(entry.day)}${withPeople(entry.characters, names)}.`,
  arranged: (entry, names) => `Nun an Platz ${entry.order} des Tages: ${names.titled(entry)}.`,
  dropped: (entry, names) => `Gestrichen: ${names.titled(entry)}.`,
  control: (entry, names) => {
    const who = Object.entries(entry.control).map(([id, seat]) => `${names.seat(seat)} führt ${names.character(id)}`);
    return `Wer wen führt, ${names.titled(entry)}: ${and(who)}.`;
  },
  happened: (entry, names) =>
    entry.kind === 'arrival'
      ? `Ankunft von ${names.characters(entry.characters)}: ${quoted(entry.place)}.`
      : `Es geschieht: ${names.titled(entry)}${withPeople(entry.characters, names)}.`,
  began: (entry, names) => `Es beginnt: ${names.titled(entry)}.`,
  playedAs: (entry, names) => `Am Tisch ist das Szene ${entry.played}: ${names.titled(entry)}.`,
  cameIn: (entry, names) => `Nun dabei, ${names.titled(entry)}: ${names.characters(entry.characters)}.`,
  paused: (entry, names) =>
    `Unterbrochen: ${names.titled(entry)}. Weiter geht es mit ${names.date(entry.pausedOn ?? entry.day)}.`,
  ended: (entry, names) => `Zu Ende: ${names.titled(entry)}.`,
  noneYet: (entry, names) => `Was hierauf folgt, ist noch offen: ${names.titled(entry)}.`,
  followed: (entry, names) => `Was hierauf folgt, ist nun benannt: ${names.titled(entry)}.`,
  creditGiven: (entry, names) => {
    const { raise = null, lower = null } = entry.credited ?? {};
    const toward = [
      ...(raise === null ? [] : [`zum Steigen von ${names.unit(raise)}`]),
      ...(lower === null ? [] : [`zum Sinken von ${names.unit(lower)}`]),
    ];
    return `Gutgeschrieben, ${names.titled(entry)}: ${toward.length === 0 ? 'nichts' : and(toward)}.`;
  },
  checked: (entry, names) => `${capital(names.titled(entry))}: ${lastCheck(entry, names)}`,
  brokenOff: (entry, names) => `Abgebrochen: ${names.titled(entry)}.`,
  healed: (entry, names) =>
    `Eine Heilprobe gelingt für ${names.characters(entry.characters)}: ${names.date(entry.day)}.`,
};

const ruledBy = (ruler: string | null, names: CampaignNames): string =>
  ruler === null ? 'von niemandem regiert' : `regiert von ${names.character(ruler)}`;

export const units: CampaignWords['units'] = {
  unitMade: ({ name, ruler, wealth: { of, level, supports }, troops }, names) => {
    const parts = supports.map((support) => `${support.now} ${support.name}`);
    const army = costOf(troops) === 0 ? [] : [`ein Heer für ${costOf(troops)}`];
    const has = [...parts, ...army];
    const what = of === 'unit' ? `Ein Gemeinwesen: ${name}, ${ruledBy(ruler, names)}` : `Eigener Besitz: ${name}`;
    return `${what}, Reichtum ${names.wealth(level)}${has.length === 0 ? '' : `; es hat ${and(has)}`}.`;
  },
  unitWritten: ({ name }) => `Was von ${name} bekannt ist, ist neu geschrieben.`,
  rulePassed: ({ name, ruler }, names) => `${name} wird nun ${ruledBy(ruler, names)}; der Reichtum geht mit.`,
  newYear: () => '',
  booksClosed: ({ name }) => `${name} lässt alles, wie es ist, bis zur nächsten Abrechnung.`,
  credited: () => '',
  reckoned: ({ name }) => `Das Jahr ist abgerechnet für ${name}.`,
  settled: ({ name }) => `${name} gleicht das Jahr aus.`,
  lostThings: () => '',
  lostInBattle: ({ name, troops }) => `${name} kommt aus der Schlacht mit einem Heer für ${costOf(troops)}.`,
};
