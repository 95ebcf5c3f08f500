import type { Json } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { CampaignNames } from '../catalogue/campaignWords.js';
import { number, plainData, spaced } from '../plain.js';
import { changeCode } from './told.js';

export const isSkill = (what: string): what is saga.Skill => (saga.ALL_SKILLS as readonly string[]).includes(what);
export const isMotive = (what: string): what is saga.character.Motive =>
  (saga.character.ALL_MOTIVES as readonly string[]).includes(what);

/** What a change is about: a skill, a motivation or a part of the sheet. A trade in words is not the skill Trade. */
export const changedWhat = (
  { words }: CampaignNames,
  { what, to }: Pick<saga.campaign.Change, 'what' | 'to'>,
): string => {
  if (isSkill(what) && typeof to !== 'string') return words.skills[what];
  if (isMotive(what)) return words.character.motives[what];
  const { fields } = words.campaign.history;
  return Object.hasOwn(fields, what) ? fields[what as keyof typeof fields] : spaced(what);
};

type Tell = (value: never, names: CampaignNames) => string;

/** Parts of a sheet that are more than a number or a text. */
const VALUES: Readonly<Record<string, Tell>> = {
  owner: (seat: string, names) => names.seat(seat),
  groups: (groups: NonNullable<saga.campaign.Character['groups']>, { words }) =>
    saga.character.GROUPS.map((group) => `${words.character.groups[group]} ${groups[group]}`).join(', '),
  driving: (driving: saga.campaign.Character['driving'], { words }) =>
    driving.map(({ motive, rating }) => `${words.character.motives[motive]} ${rating ?? ''}`.trim()).join(', '),
  wounds: (wounds: saga.campaign.Character['wounds'], { words }) => wounds.map(words.campaign.wound).join(', '),
  weary: ({ steps }: NonNullable<saga.campaign.Character['weary']>) => number(steps),
  dying: (entry: string, names) => names.entry(entry),
  dead: ({ day }: NonNullable<saga.campaign.Character['dead']>, names) => names.date(day),
  relations: (relations: saga.campaign.Character['relations'], names) =>
    relations.map(({ to, text }) => `${names.character(to)} (${text})`).join(', '),
  inPlaceOf: (id: string, names) => names.character(id),
  locks: (locks: saga.campaign.Character['locks'], { words }) => {
    const { acts, defences } = words.duel.names;
    return Object.entries(locks)
      .map(
        ([what, skill]) => `${acts[what] ?? defences[what] ?? words.campaign.history.footwork}: ${words.skills[skill]}`,
      )
      .join(', ');
  },
};

/** A value of a sheet as people read it. */
const valueText = (names: CampaignNames, what: string, value: Json): string => {
  const { nothing, yes, no } = names.words.campaign.history;
  if (value === null || value === '') return nothing;
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return value ? yes : no;
  const told = VALUES[what]?.(value as never, names) ?? plainData(value);
  return told === '' ? nothing : told;
};

/** Whole blocks of ratings are on the sheet itself. */
const BLOCKS: ReadonlySet<string> = new Set(['skills', 'motives']);

/** Words that people have written. */
const PROSE: ReadonlySet<string> = new Set(['context', 'home', 'ties', 'trade', 'past', 'terrain']);

/** "Bold 10 → 9"; where there was nothing before, only what is there now. */
export const whatText = (names: CampaignNames, change: saga.campaign.Change): string => {
  const { what, from, to } = change;
  const label = changedWhat(names, change);
  if (BLOCKS.has(what)) return label;
  const told = (value: Json): string =>
    typeof value === 'string' && value !== '' && PROSE.has(what)
      ? names.words.campaign.quoted({ text: value })
      : valueText(names, what, value);
  return from === null || from === '' ? `${label} ${told(to)}` : `${label} ${told(from)} → ${told(to)}`;
};

const becauseText = (names: CampaignNames, { code, rules, entry }: saga.campaign.Change): string => {
  const { history, quoted } = names.words.campaign;
  const key = changeCode({ code, rules });
  const why =
    key === 'rated'
      ? quoted({ text: code })
      : Object.hasOwn(history.because, key)
        ? history.because[key as keyof typeof history.because]
        : spaced(key);
  return entry === null ? why : `${why}, ${history.after({ title: names.entry(entry) })}`;
};

/** A line of a sheet's history: when, what, why and by which rules. */
export const whyText = (change: saga.campaign.Change, names: CampaignNames): string => {
  const { day, rules } = change;
  const told = names.words.campaign.history.line({
    day,
    what: whatText(names, change),
    why: becauseText(names, change),
  });
  return rules.length === 0 ? told : `${told} (${rules.join(', ')})`;
};
