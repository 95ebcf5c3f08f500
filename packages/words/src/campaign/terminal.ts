import { saga } from '@warmoot/rules';
import { sheetText } from '../character/sheet.js';
import { wrapped } from '../lines.js';
import { yearPartName } from '../sagaTold.js';
import {
  byMonth,
  castOf,
  drivesOf,
  entriesInOrder,
  entryKind,
  entrySentences,
  gearText,
  originLines,
  remindersText,
  stateOf,
  unitLines,
  writtenOn,
} from './facts.js';
import type { SpokenNames } from './names.js';
import { whyText } from './why.js';

const WIDE = 80;

/** A text with lines below its first indented. */
const hanging = (text: string, indent: number): readonly string[] => wrapped(text, WIDE, indent);

const list = (title: string, texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : ['', title, ...texts.flatMap((text) => hanging(`  ${text}`, 4))];

/** Lines that are as wide as they may be already. */
const block = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** Everybody in the cast in a line: whose they are, and how they are. */
export const castText = (seen: saga.campaign.SeenCampaign, names: SpokenNames): readonly string[] => {
  const cast = castOf(seen);
  if (cast.length === 0) return [names.words.campaign.story.nobody];
  return cast.flatMap((one) => hanging(`${one.name}: ${stateOf(one, names).join('; ')}`, 2));
};

/** A sheet in lines: who they are, numbers, what drives them, what they carry, and why it is so. */
export const characterText = (seen: saga.campaign.SeenCampaign, names: SpokenNames, id: string): readonly string[] => {
  const character = seen.open.characters[id];
  if (character === undefined) return [];
  const { story } = names.words.campaign;
  const lead = [character.name, ...hanging(stateOf(character, names).join('; '), 2)];
  const written = list(
    names.words.campaign.history.fields.words,
    writtenOn(character, names).map(([what, text]) => `${what}: ${text.replaceAll(/\s+/g, ' ')}`),
  );
  const papers = [
    ...list(
      story.goals,
      [seen.own?.goals[id] ?? ''].filter((text) => text !== ''),
    ),
    ...list(
      story.privateNote,
      [seen.own?.notes[id] ?? ''].filter((text) => text !== ''),
    ),
  ];
  const relations = character.relations.map(({ to, text }) => `${names.character(to)}: ${text}`);
  if (!saga.campaign.isOpenSheet(character))
    return [...lead, story.closed, ...written, ...list(story.relations, relations), ...papers];
  const numbers = sheetText(names.words, { ...character, name: null });
  const gear = gearText(names, character.load);
  return [
    ...lead,
    ...(numbers.length === 0 ? [] : ['', ...numbers]),
    ...block(story.dice, originLines(character, names)),
    ...(character.terrain === null ? [] : ['', ...hanging(story.terrain({ terrain: character.terrain }), 2)]),
    ...written,
    ...list(story.driving, drivesOf(character, names)),
    ...list(story.relations, relations),
    ...list(story.gear, gear === '' ? [] : [gear]),
    ...papers,
    ...list(
      story.history,
      character.history.map((change) => whyText(change, names)),
    ),
  ];
};

const entryLine = (
  entry: saga.campaign.Entry & { readonly dayOfMonth: number },
  names: SpokenNames,
): readonly string[] => {
  const sentences = entrySentences(entry, names).join(' ');
  const line = `${`${entry.dayOfMonth}`.padStart(6)}  ${names.titled(entry)} (${entryKind(entry, names)})`;
  return hanging(sentences === '' ? line : `${line}. ${sentences}`, 8);
};

/** The calendar by year and month; of one year, where it is given. */
export const calendarText = (
  seen: saga.campaign.SeenCampaign,
  names: SpokenNames,
  year: number | null = null,
): readonly string[] => {
  const { story } = names.words.campaign;
  const all = byMonth(entriesInOrder(seen, names), names);
  const months = all.filter((one) => year === null || one.year === year);
  if (months.length === 0) return [year === null || all.length === 0 ? story.empty : story.emptyYear({ year })];
  return months.flatMap(({ year: of, month, things }, at) => [
    ...(months[at - 1]?.year === of ? [] : [story.year({ year: of })]),
    `  ${yearPartName(names.words, names.calendar.months[month] as saga.calendar.YearPart)}`,
    ...things.flatMap((entry) => entryLine(entry, names)),
  ]);
};

/** A scene that is running or comes next: its day, its people, and reminders. */
const upcomingText = (seen: saga.campaign.SeenCampaign, names: SpokenNames, entry: saga.campaign.Entry): string => {
  const unarmed = entry.state === 'planned' ? saga.campaign.unarmedIn(seen, entry).map(names.character) : [];
  return [
    `${names.titled(entry)} (${entryKind(entry, names)}): ${names.date(saga.calendar.dueDay(entry))}.`,
    ...entrySentences(entry, names),
    ...(unarmed.length === 0 ? [] : [names.words.campaign.story.unarmed({ names: unarmed })]),
    ...remindersText(seen, entry, names),
  ].join(' ');
};

/** SAGA-MOTIVE-008: what drives people in the scenes that are being played. */
export const remindedNow = (seen: saga.campaign.SeenCampaign, names: SpokenNames): readonly string[] =>
  saga.campaign
    .entriesOf(seen)
    .filter(({ state }) => state === 'running')
    .flatMap((entry) => remindersText(seen, entry, names));

/** What is being played, what comes next on the calendar, and when the year is reckoned. */
export const nextText = (seen: saga.campaign.SeenCampaign, names: SpokenNames): readonly string[] => {
  const { story } = names.words.campaign;
  const entries = saga.campaign.entriesOf(seen);
  const next = saga.calendar.nextEntry(entries);
  const running = saga.calendar.inOrder(entries.filter(({ kind, state }) => kind === 'scene' && state === 'running'));
  const told = [...running, ...(next === null ? [] : [next])].map((entry) => upcomingText(seen, names, entry));
  const isDue = Object.keys(seen.open.units).length > 0;
  return [
    ...(told.length === 0 ? [story.nothingNext] : told).flatMap((text) => hanging(text, 2)),
    ...(isDue ? hanging(story.reckoning({ date: names.date(saga.campaign.nextReckoning(seen).day) }), 2) : []),
  ];
};

/** Every political unit with what it is worth and has. */
export const unitsText = (seen: saga.campaign.SeenCampaign, names: SpokenNames): readonly string[] =>
  Object.values(seen.open.units).flatMap((unit) => [
    unit.name,
    ...unitLines(unit, names).flatMap((line) => hanging(`  ${line}`, 4)),
  ]);
