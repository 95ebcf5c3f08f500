import { saga } from '@warmoot/rules';
import { castOf, drivesOf, gearText, originLines, stateOf, unitLines, writtenOn } from '../campaign/facts.js';
import { blocks, fixed, heading, inline, items, prose, quotation } from '../campaign/markdown.js';
import type { SpokenNames } from '../campaign/names.js';
import { whyText } from '../campaign/why.js';
import { sheetText } from '../character/sheet.js';
import { capital, signed } from '../plain.js';
import type { Speech } from './speeches.js';
import { type Chapter, type Story, storyOf, type Tellings, type ToldLeaf } from './story.js';

/** All that was told of scenes at the table, line by line, by the ids of their entries. */
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

const speechPart = ({ who, words, appeal, came, moved }: Speech, names: SpokenNames): string => {
  const { told: t } = names.words.campaign.story;
  const said = words === '' ? '' : t.said({ text: words });
  const spoken = who === null ? words : [`${who}:`, said].filter((one) => one !== '').join(' ');
  const lead = said === '' && appeal !== null ? [] : [inline(spoken)];
  const told = [...(appeal === null ? [] : [inline(appeal)]), ...came.map(inline)];
  const mark = moved ? [`**${inline(t.appealMoved)}**`] : [];
  return quotation([...lead, ...told, ...mark]);
};

const chapterPart = (chapter: Chapter, names: SpokenNames, lines: readonly string[]): readonly string[] => {
  const { number, label, heading: headed, title, date, kind, place, who, outcome, text } = chapter;
  const { turns, speeches, losses, changes, isSealed } = chapter;
  const isNamed = headed !== title;
  const { story } = names.words.campaign;
  const { told } = story;
  const people = who.length === 0 ? [] : [told.with({ names: who.map(({ name }) => name) })];
  return [
    heading(4, isNamed ? headed : `${number} · ${title}`),
    `*${inline([isNamed ? label : '', date, place, kind, ...people].filter((one) => one !== '').join(' · '))}*`,
    inline(outcome.join(' ')),
    ...text.map(prose),
    titledList(
      told.turning,
      turns.map(
        ({ turn, when, text: sentence }) => `${[story.turns[turn], when].filter(Boolean).join(', ')}: ${sentence}`,
      ),
    ),
    ...(speeches.length === 0 ? [] : [`**${inline(told.speeches)}**`]),
    ...speeches.map((one) => speechPart(one, names)),
    titledList(
      told.losses,
      losses.map(({ name, what }) => `${name}: ${what}`),
    ),
    titledList(
      told.changes,
      changes.map(({ name, what }) => `${name}: ${what.join('; ')}`),
    ),
    isSealed ? `*${inline(told.sealed)}*` : '',
    items(lines),
  ];
};

const leafPart = (leaf: ToldLeaf, names: SpokenNames, scenes: ScenesTold): readonly string[] => {
  const { story } = names.words.campaign;
  switch (leaf.leaf) {
    case 'chapter':
      return chapterPart(leaf, names, scenes[leaf.id] ?? []);
    case 'between':
      return [
        `**${inline(`${leaf.date}: ${leaf.title}`)}**`,
        inline(leaf.told),
        ...leaf.text.map(prose),
        items(scenes[leaf.id] ?? []),
      ];
    case 'page': {
      const by = inline(story.page({ by: leaf.by }));
      return [
        `**${inline(leaf.title === '' ? leaf.date : `${leaf.date}: ${leaf.title}`)}** (${by})`,
        ...leaf.text.map(prose),
      ];
    }
    case 'sat':
      return [`*${inline(`${leaf.date}: ${leaf.told}`)}*`];
  }
};

const storyPart = ({ years, journeys }: Story, names: SpokenNames, scenes: ScenesTold): readonly string[] => {
  const { told } = names.words.campaign.story;
  return [
    titledList(
      told.journeys,
      journeys.map(({ name, places }) => told.went({ name, places: places.join(' – ') })),
    ),
    heading(2, told.heading),
    ...(years.length === 0 ? [inline(told.nothing)] : []),
    ...years.flatMap(({ title, leaves }) => [
      heading(3, title),
      ...leaves.flatMap((leaf) => leafPart(leaf, names, scenes)),
    ]),
  ];
};

interface Told {
  readonly tellings?: Tellings;
  /** Every line of the scenes, where it is wanted. */
  readonly scenes?: ScenesTold;
}

/** The whole story of a campaign as Markdown, with its world and its sheets. What people wrote stays text. */
export const storyMarkdown = (
  seen: saga.campaign.SeenCampaign,
  names: SpokenNames,
  { tellings = {}, scenes = {} }: Told = {},
): string => {
  const story = storyOf(seen, names, tellings);
  const { ahead } = names.words.campaign.story.told;
  const parts = [
    heading(1, story.title),
    inline(story.about),
    ...settingPart(seen, names),
    ...storyPart(story, names, scenes),
    ...(story.ahead.length === 0 ? [] : [heading(2, ahead), items(story.ahead)]),
    ...castPart(seen, names),
    ...unitsPart(seen, names),
  ];
  return `${blocks(parts)}\n`;
};
