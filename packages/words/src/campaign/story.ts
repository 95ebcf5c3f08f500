import { saga } from '@warmoot/rules';
import { sheetText } from '../character/sheet.js';
import { capital, signed } from '../plain.js';
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
  stateOf,
  unitLines,
  writtenOn,
} from './facts.js';
import { blocks, fixed, heading, inline, items, prose } from './markdown.js';
import type { SpokenNames } from './names.js';
import { whyText } from './why.js';

/** What was told of scenes at the table, by the ids of their entries. */
export type ScenesTold = Readonly<Record<string, readonly string[]>>;

const titledList = (title: string, texts: readonly string[]): string =>
  texts.length === 0 ? '' : blocks([`**${inline(title)}**`, items(texts)]);

const settingPart = ({ open }: saga.campaign.SeenCampaign, names: SpokenNames): readonly string[] => {
  const { story } = names.words.campaign;
  const notes = Object.values(open.notes).flatMap(({ title, kind, text, bonuses }) => [
    `**${inline(title)}** (${inline(story.noteKinds[kind])})`,
    prose(text),
    items(
      bonuses.map(({ on, by, when }) =>
        story.bonus({ on: names.words.skills[on as 'heal'] ?? on, by: signed(by), when }),
      ),
    ),
  ]);
  const regions = Object.values(open.regions).flatMap(({ name, population, rural, text }) => [
    `**${inline(name)}**: ${inline(story.people({ population, rural }))}`,
    prose(text),
  ]);
  const parts = [
    prose(open.setting),
    ...(notes.length === 0 ? [] : [heading(3, story.notes), ...notes]),
    ...(regions.length === 0 ? [] : [heading(3, story.regions), ...regions]),
  ];
  return parts.every((part) => part === '') ? [] : [heading(2, story.setting), ...parts];
};

const unitsPart = ({ open }: saga.campaign.SeenCampaign, names: SpokenNames): readonly string[] => {
  const units = Object.values(open.units);
  if (units.length === 0) return [];
  return [
    heading(2, names.words.campaign.story.units),
    ...units.flatMap((unit) => [heading(3, unit.name), items(unitLines(unit, names)), prose(unit.text)]),
  ];
};

const numbersOf = (character: saga.campaign.Character, names: SpokenNames): readonly string[] => {
  const { story } = names.words.campaign;
  const numbers = sheetText(names.words, { ...character, name: null });
  const gear = gearText(names, character.load);
  const origin = originLines(character, names);
  return [
    numbers.length === 0 ? '' : fixed(numbers),
    origin.length === 0 ? '' : blocks([`**${inline(story.dice)}**`, fixed(origin)]),
    character.terrain === null ? '' : inline(story.terrain({ terrain: character.terrain })),
    titledList(story.driving, drivesOf(character, names)),
    gear === '' ? '' : `**${inline(story.gear)}**: ${inline(gear)}`,
    titledList(
      story.history,
      character.history.map((change) => whyText(change, names)),
    ),
  ];
};

const characterPart = (
  seen: saga.campaign.SeenCampaign,
  character: saga.campaign.SeenCharacter,
  names: SpokenNames,
): readonly string[] => {
  const { story } = names.words.campaign;
  const { id, name, relations } = character;
  const paper = (title: string, text: string | undefined): string =>
    text === undefined || text === '' ? '' : blocks([`**${inline(title)}**`, prose(text)]);
  return [
    heading(3, name),
    inline(capital(`${stateOf(character, names).join('; ')}.`)),
    ...writtenOn(character, names).map(([what, text]) => `**${inline(what)}**: ${prose(text)}`),
    ...(saga.campaign.isOpenSheet(character) ? numbersOf(character, names) : [inline(story.closed)]),
    titledList(
      story.relations,
      relations.map(({ to, text }) => `${names.character(to)}: ${text}`),
    ),
    paper(story.goals, seen.own?.goals[id]),
    paper(story.privateNote, seen.own?.notes[id]),
  ];
};

const castPart = (seen: saga.campaign.SeenCampaign, names: SpokenNames): readonly string[] => {
  const cast = castOf(seen);
  const { story } = names.words.campaign;
  return [
    heading(2, story.cast),
    ...(cast.length === 0 ? [inline(story.nobody)] : cast.flatMap((one) => characterPart(seen, one, names))),
  ];
};

/** What stands under a day: an entry of the calendar, a page of the journal, the beginning of a sitting. */
type Dated = { readonly day: number } & (
  | { readonly entry: saga.campaign.Entry }
  | { readonly page: saga.campaign.Page }
  | { readonly sitting: saga.campaign.Sitting }
);

const entryPart = (entry: saga.campaign.Entry, names: SpokenNames, scenes: ScenesTold): readonly string[] => [
  inline(entrySentences(entry, names).join(' ')),
  prose(entry.text),
  items(scenes[entry.id] ?? []),
];

const datedPart = (
  thing: Dated & { readonly dayOfMonth: number },
  names: SpokenNames,
  scenes: ScenesTold,
): readonly string[] => {
  const { story } = names.words.campaign;
  const day = inline(story.day({ day: thing.dayOfMonth }));
  if ('sitting' in thing) return [`*${day}: ${inline(story.sat({ names: thing.sitting.present.map(names.seat) }))}*`];
  if ('page' in thing) {
    const { title, text, by } = thing.page;
    const from = inline(story.page({ by: by === null ? null : names.seat(by) }));
    return [`**${day}${title === '' ? '' : `: ${inline(title)}`}** (${from})`, prose(text)];
  }
  const { entry } = thing;
  return [
    `**${day}: ${inline(names.titled(entry))}** (${inline(entryKind(entry, names))})`,
    ...entryPart(entry, names, scenes),
  ];
};

const calendarPart = (seen: saga.campaign.SeenCampaign, names: SpokenNames, scenes: ScenesTold): readonly string[] => {
  const { story } = names.words.campaign;
  const { pages, sittings } = seen.open;
  const dated: readonly Dated[] = [
    ...Object.values(sittings).map((sitting) => ({ day: sitting.from, sitting })),
    ...entriesInOrder(seen, names)
      .filter(({ state }) => state !== 'dropped')
      .map((entry) => ({ day: entry.day, entry })),
    ...Object.values(pages).map((page) => ({ day: page.day, page })),
  ];
  const months = byMonth(dated, names);
  return [
    heading(2, story.calendar),
    ...(months.length === 0 ? [inline(story.empty)] : []),
    ...months.flatMap(({ year, month, things }, at) => [
      ...(months[at - 1]?.year === year ? [] : [heading(3, story.year({ year }))]),
      heading(4, yearPartName(names.words, names.calendar.months[month] as saga.calendar.YearPart)),
      ...things.flatMap((thing) => datedPart(thing, names, scenes)),
    ]),
  ];
};

/** The whole story of a campaign as Markdown, as far as a seat may know it. What people wrote stays text. */
export const storyOf = (seen: saga.campaign.SeenCampaign, names: SpokenNames, scenes: ScenesTold = {}): string => {
  const { open } = seen;
  const { story } = names.words.campaign;
  const parts = [
    heading(1, open.name),
    inline(capital(`${story.edition[open.edition]}. ${story.come({ date: names.date(open.today) })}`)),
    ...settingPart(seen, names),
    ...castPart(seen, names),
    ...unitsPart(seen, names),
    ...calendarPart(seen, names, scenes),
  ];
  return `${blocks(parts)}\n`;
};
