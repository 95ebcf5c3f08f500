import { type CampaignOptions, costOf } from '@warmoot/rules';
import { optionsChanged } from '../../../campaign/options.js';
import { lastCheck } from '../../../campaign/outcome.js';
import type { CampaignNames, CampaignWords } from '../../../campaign/words.js';
import { capital } from '../../../plain.js';
import { and, count, quoted } from '../../grammar.js';
import { options } from './options.js';
import { EDITIONS, NOTE_KINDS } from './story.js';

const DRAWERS = { notes: 'notes', regions: 'regions', units: 'political units', pages: 'journal' } as const;

/** Subject and verb: "You write", "Ana writes". */
const does = (seat: string | null, { hearer, seat: nameOf }: CampaignNames, you: string, they: string): string =>
  seat !== null && seat === hearer ? `You ${you}` : `${seat === null ? 'The table' : nameOf(seat)} ${they}`;

/** The options in which two lists differ. */
export const optionsTold = (before: CampaignOptions, after: CampaignOptions): string => {
  const changed = optionsChanged(options, before, after);
  return changed.length === 0 ? 'all as usual' : changed.join('; ');
};

const withPeople = (ids: readonly string[], names: CampaignNames): string =>
  ids.length === 0 ? '' : `, with ${names.characters(ids)}`;

export const events: CampaignWords['events'] = {
  founded: ({ name, edition }) => `The campaign ${quoted(name)} is founded, ${EDITIONS[edition]}.`,
  named: ({ name }) => `The campaign is now called ${quoted(name)}.`,
  optionsSet: ({ options: set }, names) =>
    `The options of the campaign are set; other than usual: ${optionsTold(names.usual, set)}.`,
  castSizeSet: ({ seat, characters }, names) =>
    `${does(seat, names, 'run', 'runs')} ${count(characters, 'main character')}. [SAGA-DRAFT-002]`,
  settingWritten: () => 'The setting is written down. [SAGA-WORLD-008]',
  removed: ({ from, name }) => `Taken out of the ${DRAWERS[from]}: ${name === '' ? 'a page' : quoted(name)}.`,
  joined: ({ character: { name, owner, main } }, names) => {
    if (owner === null) return `${name} joins the cast. [SAGA-DRAFT-004]`;
    return `${name} joins the cast, a ${main ? 'main ' : ''}character of ${names.seat(owner)}. [SAGA-DRAFT-009]`;
  },
  dayCame: ({ day }, names) => `It is now ${names.date(day)}. [SAGA-CAL-009]`,
  yearReckoned: ({ year }) => `The reckoning of year ${year} is done. [SAGA-WEALTH-008]`,
  goalsWritten: ({ seat, character }, names) =>
    `${does(seat, names, 'write', 'writes')} down the goals of ${names.character(character)}. [SAGA-DRAFT-010]`,
  noteWritten: ({ seat, character }, names) =>
    `${does(seat, names, 'make', 'makes')} a private note on ${names.character(character)}. [SAGA-CAMPAIGN-004]`,
};

export const kept: CampaignWords['kept'] = {
  notes: ({ thing: { title, kind } }) => `Noted under ${NOTE_KINDS[kind]}: ${quoted(title)}.`,
  regions: ({ thing: { name, population, rural } }) =>
    `The region ${name}: ${count(population, 'person', 'people')}, ${rural} percent of them in the country.`,
  pages: ({ thing: { title, day, by } }, names) =>
    `${does(by, names, 'write', 'writes')} in the journal for ${names.date(day)}${title === '' ? '' : `: ${quoted(title)}`}.`,
  sittings: ({ thing: { present, from, to } }, names) =>
    to === null
      ? `${and(present.map(names.seat))} sit down to play, from ${names.date(from)} on.`
      : `The sitting of ${and(present.map(names.seat))} ends, on ${names.date(to)}.`,
};

export const entries: CampaignWords['entries'] = {
  planned: (entry, names) => {
    const { calendar } = names.words;
    const kind = entry.kind === 'scene' ? calendar.scenes[entry.scene ?? 'freeForm'] : calendar.kinds[entry.kind];
    return `Planned for ${names.date(entry.day)}: ${names.titled(entry)} (${kind})${withPeople(entry.characters, names)}.`;
  },
  replanned: (entry, names) =>
    `Planned anew: ${names.titled(entry)}, for ${names.date(entry.day)}${withPeople(entry.characters, names)}.`,
  arranged: (entry, names) => `${capital(names.titled(entry))} now has place ${entry.order} in its day.`,
  dropped: (entry, names) => `${capital(names.titled(entry))} is dropped.`,
  control: (entry, names) => {
    const who = Object.entries(entry.control).map(([id, seat]) => `${names.character(id)} by ${names.seat(seat)}`);
    return `Who runs whom in ${names.titled(entry)}: ${and(who)}.`;
  },
  happened: (entry, names) =>
    entry.kind === 'arrival'
      ? `${capital(names.characters(entry.characters))} ${entry.characters.length === 1 ? 'arrives' : 'arrive'}: ${quoted(entry.place)}.`
      : `${capital(names.titled(entry))} comes about${withPeople(entry.characters, names)}.`,
  began: (entry, names) => `${capital(names.titled(entry))} begins.`,
  playedAs: (entry, names) => `${capital(names.titled(entry))} is scene ${entry.played} of the table.`,
  cameIn: (entry, names) => `Now in ${names.titled(entry)}: ${names.characters(entry.characters)}.`,
  paused: (entry, names) =>
    `${capital(names.titled(entry))} pauses and goes on with ${names.date(entry.pausedOn ?? entry.day)}.`,
  ended: (entry, names) => `${capital(names.titled(entry))} is over.`,
  noneYet: (entry, names) => `What follows ${names.titled(entry)} is not known yet.`,
  followed: (entry, names) => `What follows ${names.titled(entry)} has been named.`,
  creditGiven: (entry, names) => {
    const { raise = null, lower = null } = entry.credited ?? {};
    const toward = [
      ...(raise === null ? [] : [`toward raising ${names.unit(raise)}`]),
      ...(lower === null ? [] : [`toward lowering ${names.unit(lower)}`]),
    ];
    return `${capital(names.titled(entry))} counts ${toward.length === 0 ? 'toward nothing' : and(toward)}.`;
  },
  checked: (entry, names) => `${capital(names.titled(entry))}: ${lastCheck(entry, names)}`,
  brokenOff: (entry, names) => `${capital(names.titled(entry))} is broken off.`,
  healed: (entry, names) =>
    `A Heal check for ${names.characters(entry.characters)} succeeds on ${names.date(entry.day)}.`,
};

const ruledBy = (ruler: string | null, names: CampaignNames): string =>
  ruler === null ? 'ruled by nobody' : `ruled by ${names.character(ruler)}`;

export const units: CampaignWords['units'] = {
  unitMade: ({ name, ruler, wealth: { of, level, supports }, troops }, names) => {
    const parts = supports.map((support) => `${support.now} ${support.name}`);
    const army = costOf(troops) === 0 ? [] : [`an army that costs ${costOf(troops)}`];
    const has = [...parts, ...army];
    const what = of === 'unit' ? `A political unit: ${name}, ${ruledBy(ruler, names)}` : `Somebody’s own: ${name}`;
    return `${what}, wealth ${names.wealth(level)}${has.length === 0 ? '' : `, with ${and(has)}`}.`;
  },
  unitWritten: ({ name }) => `What is known of ${name} is written anew.`,
  rulePassed: ({ name, ruler }, names) => `${name} is now ${ruledBy(ruler, names)}, and its wealth goes along.`,
  newYear: () => '',
  booksClosed: ({ name }) => `${name} leaves what it has as it is until the next reckoning.`,
  credited: () => '',
  reckoned: ({ name }) => `The year is reckoned for ${name}.`,
  settled: ({ name }) => `${name} settles its year.`,
  lostThings: () => '',
  lostInBattle: ({ name, troops }) => `${name} comes out of the battle with an army that costs ${costOf(troops)}.`,
};
