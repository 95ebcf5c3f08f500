import type { RuleId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { CampaignNames } from '../catalogue/campaignWords.js';
import type { WealthNames } from '../catalogue/sagaWords.js';
import { spaced } from '../plain.js';
import { wealthText } from '../sagaTold.js';

type Tell<A> = (told: A, names: CampaignNames) => string;

/** Rules behind a sentence, as they stand at its end. */
const cited = (rules: readonly RuleId[]): string => (rules.length === 0 ? '' : ` [${rules.join(', ')}]`);

/** The rule by which alone a rating changes for a reason in the table's own words. */
const BY_DECISION: RuleId = 'SAGA-SKILL-028';

/** The reason for a change under the key that its words have. */
export const changeCode = ({ code, rules }: Pick<saga.campaign.Why, 'code' | 'rules'>): string => {
  if (rules.includes(BY_DECISION)) return 'rated';
  return code.startsWith('regret ') ? 'regret' : code;
};

const known = <A>(table: Readonly<Record<string, A>>, code: string): A | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** What a unit's wealth is spoken of with. */
export const wealthNames = ({ words }: CampaignNames, { name, wealth }: saga.campaign.Unit): WealthNames => ({
  unit: name,
  support: (what) =>
    what === null ? words.wealth.army : (wealth.supports.find(({ id }) => id === what)?.name ?? what),
});

type Kept = Extract<saga.campaign.CampaignEvent, { readonly event: 'kept' }>;

const unitText = (event: Extract<Kept, { readonly in: 'units' }>, names: CampaignNames): string => {
  const { units, otherwise } = names.words.campaign;
  const { thing, why, happened = [] } = event;
  const lead = known(units, why.code);
  const told = lead === undefined ? otherwise({ code: spaced(why.code), what: thing.name }) : lead(thing, names);
  const wealth = wealthText(names.words, happened, wealthNames(names, thing));
  return [...(told === '' ? [] : [`${told}${cited(why.rules)}`]), ...wealth].join(' ');
};

const entryText = ({ thing, why }: Extract<Kept, { readonly in: 'entries' }>, names: CampaignNames): string => {
  const { entries, otherwise } = names.words.campaign;
  const tell = known(entries, why.code);
  const told =
    tell === undefined ? otherwise({ code: spaced(why.code), what: names.titled(thing) }) : tell(thing, names);
  return `${told}${cited(why.rules)}`;
};

const keptText = (event: Kept, names: CampaignNames): string => {
  if (event.in === 'units') return unitText(event, names);
  if (event.in === 'entries') return entryText(event, names);
  const tell = names.words.campaign.kept[event.in] as Tell<Kept>;
  return `${tell(event, names)}${cited(event.why.rules)}`;
};

const changedText = (
  event: Extract<saga.campaign.CampaignEvent, { readonly event: 'changed' }>,
  names: CampaignNames,
): string => {
  const { changes, otherwise, history } = names.words.campaign;
  const { character, set, why } = event;
  const who = names.character(character);
  const code = changeCode(why);
  const tell = known(changes, code);
  if (tell === undefined) return `${otherwise({ code: spaced(code), what: who })}${cited(why.rules)}`;
  const lines = names.changes(character, why, set);
  const after = why.entry === null ? '' : history.after({ title: names.entry(why.entry) });
  return `${tell({ who, set, why, lines, after }, names)}${cited(why.rules)}`;
};

/** What happened in a campaign, as a sentence with the rules behind it. */
export const campaignEventText = (event: saga.campaign.CampaignEvent, names: CampaignNames): string => {
  if (event.event === 'kept') return keptText(event, names);
  if (event.event === 'changed') return changedText(event, names);
  return (names.words.campaign.events[event.event] as Tell<typeof event>)(event, names);
};

/** Whether a fight changed nothing of a sheet but the load. */
const isUnhurt = ({ why, set }: Extract<saga.campaign.CampaignEvent, { readonly event: 'changed' }>): boolean =>
  why.code === 'fought' && Object.keys(set).every((key) => key === 'load' || key === 'healedThrough');

/** Bookkeeping that is worth no line beside what it goes with. */
const isQuiet = (event: saga.campaign.CampaignEvent): boolean => {
  if (event.event === 'changed') return event.why.code === 'completed' || isUnhurt(event);
  return event.event === 'kept' && (event.why.code === 'playedAs' || event.why.code === 'heard');
};

/** What happened at once in a campaign, sentence by sentence; bookkeeping only where there is nothing else. */
export const campaignLines = (
  events: readonly saga.campaign.CampaignEvent[],
  names: CampaignNames,
): readonly string[] => {
  const loud = events.filter((event) => !isQuiet(event));
  return (loud.length === 0 ? events : loud)
    .map((event) => campaignEventText(event, names))
    .filter((sentence) => sentence !== '');
};

/** A deed as something one does, without a point at the end. */
export const deedText = (deed: saga.campaign.CampaignDeed, names: CampaignNames): string =>
  (names.words.campaign.deeds[deed.deed] as Tell<typeof deed>)(deed, names);

/** What was played in a campaign, as a sentence. */
export const playText = (play: saga.campaign.CampaignPlay, names: CampaignNames): string =>
  (names.words.campaign.plays[play.play] as Tell<typeof play>)(play, names);

/** The line that a change left in the history; null where it left several or none. */
export const onlyLine = (lines: readonly saga.campaign.Change[]): saga.campaign.Change | null =>
  lines.length === 1 ? (lines[0] as saga.campaign.Change) : null;
