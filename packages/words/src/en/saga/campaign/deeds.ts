import type { CampaignDeed } from '@warmoot/rules';
import { costOf } from '@warmoot/rules';
import type { CampaignNames, CampaignWords } from '../../../campaign/words.js';
import { and, count, quoted } from '../../grammar.js';
import { possessive } from '../duel/names.js';
import { SKILLS } from '../skills.js';
import { optionsTold } from './events.js';
import { EDITIONS, history, NOTE_KINDS } from './story.js';

type Planned = Omit<Extract<CampaignDeed, { readonly deed: 'plan' }>, 'deed'>;

const withPeople = (ids: readonly string[], names: CampaignNames): string =>
  ids.length === 0 ? '' : `, with ${names.characters(ids)}`;

const plannedText = (planned: Planned, names: CampaignNames): string => {
  const { title, scene, day, days, characters, place } = planned;
  const takes = days > 1 ? `, for ${count(days, 'day')}` : '';
  const where = place === '' ? '' : `, at ${quoted(place)}`;
  return `${quoted(title)} (${names.words.calendar.scenes[scene]}) on ${names.date(day)}${takes}${where}${withPeople(characters, names)}`;
};

const drivingText = (character: string, id: string, names: CampaignNames): string => {
  const driving = names.driving(character, id);
  const who = names.character(character);
  if (driving === null) return `a Driving Motivation of ${who}`;
  return `what drives ${who}, ${names.words.character.motives[driving.motive]} in ${quoted(driving.context)} on ${quoted(driving.topic)}`;
};

const DRAWERS = { notes: 'the note', regions: 'the region', units: 'the political unit', pages: 'the page' } as const;

const removedText = (from: keyof typeof DRAWERS, id: string, names: CampaignNames): string => {
  if (from === 'units') return names.unit(id);
  return from === 'regions' ? names.region(id) : names.thing(from, id);
};

const ofWhom = (owner: string | null, names: CampaignNames): string =>
  owner === null ? ', shared out by the table' : ` for ${names.seat(owner)}`;

const people: Pick<
  CampaignWords['deeds'],
  'add' | 'bring' | 'rename' | 'words' | 'arms' | 'locks' | 'goals' | 'privateNote' | 'terrain' | 'carry' | 'relate'
> = {
  add: ({ name, owner, main, skills, motives }, names) => {
    const byHand = skills !== null || motives !== null ? ', with ratings written by hand' : '';
    return `Take ${name} into the cast${main ? ' as a main character' : ''}${ofWhom(owner, names)}${byHand}`;
  },
  bring: ({ sheet, owner }, names) =>
    `Bring ${sheet.name} from a campaign ${EDITIONS[sheet.edition]}${ofWhom(owner, names)}`,
  rename: ({ character, name }, names) => `Call ${names.character(character)} ${name}`,
  words: ({ deed, character, ...said }, names) => {
    const parts = Object.entries(said).filter(([, text]) => text !== undefined);
    const what = parts.map(([key]) => history.fields[key as keyof typeof history.fields]);
    return `Write on ${possessive(names.character(character))} sheet: ${what.length === 0 ? 'nothing' : what.join(', ')}`;
  },
  arms: ({ character, arms }, names) =>
    arms === ''
      ? `Take ${possessive(names.character(character))} arms away`
      : `Give ${names.character(character)} the arms ${quoted(arms)}`,
  locks: ({ character }, names) => `Choose with which skills ${names.character(character)} fights`,
  goals: ({ character }, names) => `Write down the goals of ${names.character(character)}`,
  privateNote: ({ character }, names) => `Make a private note on ${names.character(character)}`,
  terrain: ({ character, terrain }, names) =>
    `Name the terrain that ${names.character(character)} knows best: ${quoted(terrain)}`,
  carry: ({ character, load }, names) =>
    `Have ${names.character(character)} carry ${count(load.items.length, 'object')}, packed anew`,
  relate: ({ character, to, text }, names) =>
    text === ''
      ? `Forget what ${names.character(to)} is to ${names.character(character)}`
      : `Note what ${names.character(to)} is to ${names.character(character)}: ${quoted(text)}`,
};

const fates: Pick<
  CampaignWords['deeds'],
  'rate' | 'drive' | 'playedOut' | 'regret' | 'raise' | 'die' | 'free' | 'aid'
> = {
  rate: ({ character, skill, to, reason }, names) =>
    `Set ${possessive(names.character(character))} ${SKILLS[skill]} to ${to}: ${quoted(reason)}`,
  drive: ({ character, context, topic, motive, rating }, names) => {
    const strength = rating === null ? '' : ` ${rating}`;
    const what = `${names.words.character.motives[motive]}${strength}`;
    return `Have ${names.character(character)} driven by ${what}, in ${quoted(context)} on ${quoted(topic)}`;
  },
  playedOut: ({ character, driving }, names) => `Count as played out ${drivingText(character, driving, names)}`,
  regret: ({ character, driving, entry }, names) =>
    `Lower by 1 what was regretted after ${names.entry(entry)}: ${drivingText(character, driving, names)}`,
  raise: ({ character, lost }, names) =>
    `Make ${names.character(character)} a main character in the place of ${names.character(lost)}`,
  die: ({ character, why }, names) => `Let ${names.character(character)} die: ${quoted(why)}`,
  free: ({ character }, names) => `Set ${names.character(character)} free`,
  aid: ({ character, came }, names) =>
    came ? `Let aid reach ${names.character(character)} in time` : `Let ${names.character(character)} die without aid`,
};

const days: Pick<
  CampaignWords['deeds'],
  | 'plan'
  | 'replan'
  | 'arrange'
  | 'drop'
  | 'control'
  | 'happening'
  | 'arrival'
  | 'happened'
  | 'start'
  | 'pause'
  | 'resume'
  | 'close'
  | 'follow'
  | 'pass'
> = {
  plan: (deed, names) => `Plan ${plannedText(deed, names)}`,
  replan: ({ entry, day, title, characters, place }, names) => {
    const changed = [
      ...(title === undefined ? [] : [`called ${quoted(title)}`]),
      ...(day === undefined ? [] : [`on ${names.date(day)}`]),
      ...(place === undefined || place === '' ? [] : [`at ${quoted(place)}`]),
      ...(characters === undefined || characters.length === 0 ? [] : [`with ${names.characters(characters)}`]),
    ];
    return `Change the plan for ${names.entry(entry)}${changed.length === 0 ? '' : `: ${changed.join(', ')}`}`;
  },
  arrange: ({ day, entries }, names) =>
    `Put ${names.date(day)} in this order: ${entries.map((id) => names.entry(id)).join(', ')}`,
  drop: ({ entry }, names) => `Drop ${names.entry(entry)}`,
  control: ({ entry, character, seat }, names) =>
    `Let ${names.seat(seat)} run ${names.character(character)} in ${names.entry(entry)}`,
  happening: ({ day, title, characters }, names) =>
    `Enter that ${quoted(title)} comes about on ${names.date(day)}${withPeople(characters, names)}`,
  arrival: ({ day, place, characters }, names) =>
    `Enter the arrival of ${names.characters(characters)} on ${names.date(day)}: ${quoted(place)}`,
  happened: ({ entry }, names) => `Let ${names.entry(entry)} come about`,
  start: ({ entry }, names) => `Begin ${names.entry(entry)}`,
  pause: ({ entry }, names) => `Pause ${names.entry(entry)}`,
  resume: ({ entry }, names) => `Go on with ${names.entry(entry)}`,
  close: ({ entry }, names) => `Close ${names.entry(entry)}`,
  follow: ({ entry, next }, names) =>
    next === null
      ? `Leave open what follows ${names.entry(entry)}`
      : `Let ${names.entry(entry)} be followed by ${plannedText(next, names)}`,
  pass: ({ to }, names) => `Let time pass to ${names.date(to)}`,
};

export const deeds: CampaignWords['deeds'] = {
  ...people,
  ...fates,
  ...days,
  found: ({ name, edition }) => `Found the campaign ${quoted(name)}, ${EDITIONS[edition]}`,
  name: ({ name }) => `Call the campaign ${quoted(name)}`,
  options: ({ options: after }, names) => `Set the options of the campaign: ${optionsTold(names.options, after)}`,
  castSize: ({ seat, characters }, names) => `Give ${names.seat(seat)} ${count(characters, 'main character')}`,
  setting: () => 'Write the setting',
  note: ({ title, kind }) => `Note under ${NOTE_KINDS[kind]}: ${quoted(title)}`,
  region: ({ name }) => `Write down the region ${name}`,
  unit: ({ id, name, ruler, level = 1, own = false }, names) => {
    if (own && id === undefined) {
      const whose = ruler === null ? 'nobody' : names.character(ruler);
      return `Write down the own wealth of ${whose}: ${name}, ${names.wealth(level)}`;
    }
    const ruled = ruler === null ? 'ruled by nobody' : `ruled by ${names.character(ruler)}`;
    return id === undefined
      ? `Make the political unit ${name}, ${ruled}, wealth ${names.wealth(level)}`
      : `Write ${names.unit(id)} anew: ${name}, ${ruled}`;
  },
  remove: ({ from, id }, names) => `Take out ${DRAWERS[from]}: ${removedText(from, id, names)}`,
  credit: ({ entry, raise, lower }, names) => {
    const toward = [
      ...(raise === null ? [] : [`raising ${names.unit(raise)}`]),
      ...(lower === null ? [] : [`lowering ${names.unit(lower)}`]),
    ];
    return `Count ${names.entry(entry)} toward ${toward.length === 0 ? 'nothing' : and(toward)}`;
  },
  reckon: () => 'Reckon the year',
  settle: ({ unit, troops }, names) =>
    `Settle the year of ${names.unit(unit)}, with an army that costs ${costOf(troops)}`,
  lose: ({ unit, what, amount }, names) =>
    `Note a loss of ${names.unit(unit)}: ${amount} of ${names.support(unit, what)}`,
  page: ({ title, day }, names) => {
    const when = day === undefined ? '' : ` for ${names.date(day)}`;
    return `Write in the journal${when}${title === '' ? '' : `: ${quoted(title)}`}`;
  },
  sit: ({ present }, names) => `Note that ${and(present.map(names.seat))} sit down to play`,
  rise: () => 'Note the end of the sitting',
};

export const plays: CampaignWords['plays'] = {
  entry: ({ entry }, names) => `Play ${names.entry(entry)}`,
  check: ({ entry, acting, opposing }, names) => {
    const side = ({ character, skill }: typeof acting): string => `${names.character(character)} with ${SKILLS[skill]}`;
    const against = opposing === null ? '' : ` against ${side(opposing)}`;
    return `Make a check in ${names.entry(entry)}: ${side(acting)}${against}`;
  },
  draft: () => 'Draft the main characters',
  generation: ({ characters }, names) => `Throw the missing ratings of ${names.characters(characters)}`,
  event: () => 'Throw for an external event',
  healing: ({ character, healer, days: stretches }, names) => {
    const all = stretches.reduce((sum, { lasting }) => sum + lasting, 0);
    const by = healer === null ? ', treated by nobody' : `, treated by ${names.character(healer)}`;
    return `Play ${count(all, 'day')} of healing for ${names.character(character)}${by}`;
  },
  aid: ({ character, helpers }, names) =>
    `Play the hour in which ${names.character(character)} is dying${helpers.length === 0 ? '' : `, with the help of ${names.characters(helpers)}`}`,
};
