import type { Character } from '@warmoot/rules';
import { onlyLine } from '../../../campaign/told.js';
import { changedWhat } from '../../../campaign/why.js';
import type { CampaignNames, CampaignWords, ToldChange } from '../../../campaign/words.js';
import { plainData } from '../../../plain.js';
import { and, count, quoted } from '../../grammar.js';
import { BODY_PARTS, possessive } from '../duel/names.js';

export const wound: CampaignWords['wound'] = ({ part, severity, marks }) => {
  const kind = severity === 'minor' ? 'Minor' : 'Major';
  const marked = marks === 0 ? '' : ` (${count(marks, 'success', 'successes')})`;
  return `a ${kind} Wound on the ${BODY_PARTS[part]}${marked}`;
};

export const DEATHS: CampaignWords['deaths'] = { wound: 'of a wound', plague: 'of the plague' };

const howDied = ({ dead }: Partial<Character>): string => {
  const why = dead?.why ?? '';
  return Object.hasOwn(DEATHS, why) ? ` ${DEATHS[why as keyof typeof DEATHS]}` : why === '' ? '' : `: ${quoted(why)}`;
};

const woundsNow = (wounds: Character['wounds']): string =>
  wounds.length === 0 ? 'no wound is left' : `has ${and(wounds.map(wound))}`;

/** What came of a fight: wounds, the hour of death, captivity, gear. */
const foughtText = ({ set }: ToldChange): string =>
  [
    ...(set.wounds === undefined ? [] : [woundsNow(set.wounds)]),
    ...((set.dying ?? null) === null ? [] : ['dies within the hour unless aid comes']),
    ...((set.captive ?? null) === null ? [] : [`is a prisoner of ${set.captive}`]),
  ].join('; ');

const trailing = (after: string): string => (after === '' ? '' : `, ${after}`);

const ratedText = ({ who, why, lines }: ToldChange, names: CampaignNames): string => {
  const line = onlyLine(lines);
  const change =
    line === null
      ? `A rating of ${who} is changed`
      : `${possessive(who)} ${changedWhat(names, line)} goes from ${plainData(line.from)} to ${plainData(line.to)}`;
  return `${change}: ${quoted(why.code)}.`;
};

const regretText = ({ who, lines, after }: ToldChange, names: CampaignNames): string => {
  const line = onlyLine(lines);
  if (line === null) return `${who} regrets and changes${trailing(after)}.`;
  const what = changedWhat(names, line);
  return `${who} regrets: ${what} goes from ${plainData(line.from)} to ${plainData(line.to)}${trailing(after)}.`;
};

const drivenText = ({ who, set }: ToldChange, { words }: CampaignNames): string => {
  const last = set.driving?.at(-1);
  if (last === undefined) return `${who} is driven by something new.`;
  const { motive, rating, context, topic } = last;
  const strength = rating === null ? '' : ` ${rating}`;
  return `${who} is driven by ${words.character.motives[motive]}${strength}, in ${quoted(context)} on ${quoted(topic)}.`;
};

export const changes: CampaignWords['changes'] = {
  renamed: ({ who, set, lines }) => {
    const from = onlyLine(lines)?.from;
    return typeof from === 'string'
      ? `${from} is now called ${set.name ?? who}.`
      : `Somebody is now called ${set.name ?? who}.`;
  },
  written: ({ who, lines }, names) => {
    const what = lines.map((line) => changedWhat(names, line));
    return `Written on ${possessive(who)} sheet${what.length === 0 ? '' : `: ${what.join(', ')}`}.`;
  },
  arms: ({ who, set }) =>
    set.arms ? `${who} takes the arms ${quoted(set.arms)}.` : `${who} bears no arms on the shield.`,
  locks: ({ who }) => `It is chosen with which skills ${who} fights.`,
  terrain: ({ who, set }) => `The terrain that ${who} knows best is ${quoted(set.terrain ?? '')}.`,
  packed: ({ who, set }) => `${who} packs anew: ${count(set.load?.items.length ?? 0, 'object')}.`,
  related: ({ who, set }, names) => {
    const all = (set.relations ?? []).map(({ to, text }) => `${names.character(to)} (${text})`);
    return `What others are to ${who}: ${all.length === 0 ? 'nothing is written' : and(all)}.`;
  },
  rated: ratedText,
  driven: drivenText,
  playedOut: ({ who }) => `A Driving Motivation of ${who} is played out and forgotten.`,
  regret: regretText,
  raised: ({ who, set }, names) =>
    `${who} is now a main character of ${set.owner ? names.seat(set.owner) : 'nobody'}, in the place of ${names.character(set.inPlaceOf ?? '')}.`,
  died: ({ who, set, after }) => `${who} dies${howDied(set)}${trailing(after)}.`,
  freed: ({ who }) => `${who} is free again.`,
  fought: (change) => {
    const came = foughtText(change);
    return `${change.who}${trailing(change.after)}: ${came === '' ? 'no new wound' : came}.`;
  },
  generated: ({ who, set }) => {
    const blocks = [...(set.skills ? ['skills'] : []), ...(set.motives ? ['motivations'] : [])];
    return `The ${and(blocks)} of ${who} are settled.`;
  },
  healed: ({ who, set }) =>
    set.wounds === undefined || set.wounds.length === 0
      ? `${who} is healed of every wound.`
      : `${who}, healed through day ${set.healedThrough}: ${woundsNow(set.wounds)}.`,
  aided: ({ who, after }) => `Aid reached ${who} in time${trailing(after)}.`,
  completed: ({ who, set, after }) => `${who} has played through day ${set.through}${trailing(after)}.`,
};
