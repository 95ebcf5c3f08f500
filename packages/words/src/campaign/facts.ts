import { sameJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { originText } from '../character/sheet.js';
import { grouped } from '../plain.js';
import { hasOwnTitle } from '../sagaTold.js';
import type { SpokenNames } from './names.js';
import { outcomeOf } from './outcome.js';
import { wealthNames } from './told.js';

/** The cast in its order: main characters first, by their players, then the others, by name. */
export const castOf = ({ open }: saga.campaign.SeenCampaign): readonly saga.campaign.SeenCharacter[] => {
  const rank = ({ main, owner, name }: saga.campaign.SeenCharacter): string =>
    `${main ? 0 : 1}${main ? (owner ?? '~') : ''}\n${name}`;
  return Object.values(open.characters).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
};

const whose = ({ main, owner }: saga.campaign.SeenCharacter, names: SpokenNames): string => {
  const { mainOf, mainOfNobody, ownedBy, shared } = names.words.campaign.story;
  if (owner === null) return main ? mainOfNobody : shared;
  return main ? mainOf({ owner: names.seat(owner) }) : ownedBy({ owner: names.seat(owner) });
};

const diedHow = ({ words }: SpokenNames, why: string): string => {
  const { deaths, quoted } = words.campaign;
  return Object.hasOwn(deaths, why) ? deaths[why as keyof typeof deaths] : `(${quoted({ text: why })})`;
};

/** Whose somebody is and how they are. */
export const stateOf = (character: saga.campaign.SeenCharacter, names: SpokenNames): readonly string[] => {
  const { dead, dying, captive, wounds } = character;
  const { campaign } = names.words;
  const { story } = campaign;
  if (dead !== null)
    return [whose(character, names), story.dead({ date: names.date(dead.day), why: diedHow(names, dead.why) })];
  return [
    whose(character, names),
    ...(dying === null ? [] : [story.dying]),
    ...(captive === null ? [] : [story.captive({ of: captive })]),
    ...(wounds.length === 0 ? [] : [campaign.and({ names: wounds.map(campaign.wound) })]),
  ];
};

/** What a sheet says in words: each with its name. */
export const writtenOn = (
  { words }: saga.campaign.SeenCharacter,
  names: SpokenNames,
): readonly (readonly [string, string])[] => {
  const { fields } = names.words.campaign.history;
  return Object.entries(words).flatMap(([key, text]) =>
    text === '' ? [] : [[fields[key as keyof typeof words], text] as const],
  );
};

/** What somebody carries, the same things counted. */
export const gearText = ({ words }: SpokenNames, { items }: saga.campaign.Character['load']): string => {
  const called = items.map(({ object }) => (typeof object === 'string' ? words.carry.objects[object] : object.name));
  return grouped(called.sort())
    .map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`))
    .join(', ');
};

/** What drives somebody: in which matter, since when, who gave it, with which rating and in which scene. */
export const drivesOf = ({ driving }: saga.campaign.Character, names: SpokenNames): readonly string[] =>
  driving.map(({ motive, rating, context, topic, since, by, entry = null }) =>
    names.words.campaign.story.drives({
      ...{ motive: names.words.character.motives[motive], rating, context, topic, date: names.date(since) },
      by: by === null ? null : names.character(by),
      title: entry === null ? null : names.entry(entry),
    }),
  );

/** SAGA-MOTIVE-008: who is driven by what in the matters of a scene, a sentence each. */
export const remindersText = (
  seen: Pick<saga.campaign.SeenCampaign, 'open'>,
  entry: Parameters<typeof saga.campaign.remindersIn>[1],
  { words, character: named }: Pick<SpokenNames, 'words' | 'character'>,
): readonly string[] =>
  saga.campaign
    .remindersIn(seen, entry)
    .map(({ character, driving: { motive, context, topic } }) =>
      words.campaign.story.reminds({ name: named(character), motive: words.character.motives[motive], context, topic }),
    );

/** Where the ratings of a sheet come from, by the dice where there were any. */
export const originLines = ({ origin }: saga.campaign.Character, { words }: SpokenNames): readonly string[] => {
  const { hand, brought } = words.campaign.story;
  const found = [origin.skills, origin.motives].filter((one) => one !== null);
  const [first, second] = found;
  const apart = first !== undefined && second !== undefined && sameJson(first, second) ? [first] : found;
  return apart.flatMap((one) => {
    if (one.from !== 'scene') return [one.from === 'hand' ? hand : brought];
    return originText(words, { origin: one.dice as unknown as saga.character.SetOrigin });
  });
};

/** What a political unit is worth, who rules it and what it has. */
export const unitLines = (unit: saga.campaign.Unit, names: SpokenNames): readonly string[] => {
  const { story, troops: troopNames } = names.words.campaign;
  const { ruler, wealth, troops } = unit;
  const listed = (some: saga.campaign.Unit['troops']): string =>
    saga.battle.ALL_TROOPS.filter((troop) => some[troop] > 0)
      .map((troop) => `${some[troop]} ${troopNames[troop]}`)
      .join(', ');
  const soldiers = listed(troops);
  const whoseWealth =
    wealth.of === 'character'
      ? story.ownedAlone({ name: names.character(wealth.unit) })
      : story.ruledBy({ name: ruler === null ? null : names.character(ruler) });
  const supports = saga.wealth
    .supportedBy(wealth, saga.campaign.allSoldiersOf(unit))
    .filter(({ now, supported }) => now + supported > 0);
  return [
    `${whoseWealth} ${story.wealth({ rating: names.wealth(wealth.level), level: wealth.level })}`,
    story.credits({ raise: wealth.raise, lower: wealth.lower }),
    soldiers === '' ? story.noArmy : story.army({ troops: soldiers, cost: saga.battle.costOf(troops) }),
    ...(unit.away ?? []).map((one) => story.away({ back: names.date(one.back), troops: listed(one.troops) })),
    ...supports.map((one) => names.words.wealth.supported(one, wealthNames(names, unit))),
    ...(wealth.toSettle ? [story.toSettle] : []),
  ];
};

/** What an entry is, where its title does not say so, and how far it has come: "Hand-to-Hand, done". */
export const entryKind = (entry: saga.campaign.Entry, { words }: SpokenNames): string => {
  const { kinds, scenes, states } = words.calendar;
  const { kind, scene, state } = entry;
  if (!hasOwnTitle(entry)) return states[state];
  return `${kind === 'scene' ? scenes[scene ?? 'freeForm'] : kinds[kind]}, ${states[state]}`;
};

/** Sentences on an entry: who, where, for how long, and what came of it. */
export const entrySentences = (
  entry: saga.campaign.Entry & Partial<saga.calendar.Folded<saga.campaign.Entry>>,
  names: SpokenNames,
): readonly string[] => {
  const { calendar, campaign } = names.words;
  const { characters, place, days, title, also = [] } = entry;
  return [
    ...(characters.length === 0 || !hasOwnTitle(entry)
      ? []
      : [calendar.people({ names: characters.map(names.character) })]),
    ...(place === '' || place === title ? [] : [campaign.story.at({ place })]),
    ...(days > 1 ? [calendar.days({ days })] : []),
    ...(also.length === 0 ? [] : [calendar.also({ days: also, n: also.length })]),
    ...outcomeOf(entry, names),
  ];
};

/** Things of one month. */
export interface Month<A> {
  readonly year: number;
  readonly month: number;
  readonly things: readonly (A & { readonly dayOfMonth: number })[];
}

/** Things with a day, put into the months of the campaign's own calendar; within a day they keep their order. */
export const byMonth = <A extends { readonly day: number }>(
  things: readonly A[],
  { calendar }: SpokenNames,
): readonly Month<A>[] => {
  const months: { year: number; month: number; things: (A & { readonly dayOfMonth: number })[] }[] = [];
  for (const thing of [...things].sort((a, b) => a.day - b.day)) {
    const { year, month, dayOfMonth } = saga.calendar.dateOf(calendar, thing.day);
    const last = months.at(-1);
    const placed = { ...thing, dayOfMonth };
    if (last?.year === year && last.month === month) last.things.push(placed);
    else months.push({ year, month, things: [placed] });
  }
  return months;
};

/** The calendar in its order, each entry on the day it began; the successes of a healing by months. */
export const entriesInOrder = (
  { open }: saga.campaign.SeenCampaign,
  { calendar }: SpokenNames,
): readonly saga.calendar.Folded<saga.campaign.Entry>[] =>
  saga.calendar.foldedHealings(
    calendar,
    saga.calendar.inOrder(Object.values(open.entries)).toSorted((a, b) => a.day - b.day || a.order - b.order),
  );
