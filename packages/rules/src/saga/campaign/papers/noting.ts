import type { RuleId } from '@warmoot/kernel';
import type { WealthEvent } from '../../wealth/wealth.js';
import type { Campaign, CampaignEvent, Character, Entry, Unit, Why } from './model.js';

/** Why something changed: by which rules, and in which entry. */
export const because = (code: string, rules: readonly RuleId[] = [], entry: string | null = null): Why => ({
  code,
  rules,
  entry,
});

/** The next id of a kind of thing; `after` counts the things that are made before it by the same deed. */
export const newId = ({ open }: Campaign, letter: 'c' | 'e' | 'u' | 'n' | 'r' | 'p' | 's', after = 0): string =>
  `${letter}${open.made + 1 + after}`;

export const change = (
  { id }: Pick<Character, 'id'>,
  set: Extract<CampaignEvent, { readonly event: 'changed' }>['set'],
  why: Why,
): CampaignEvent => ({ event: 'changed', character: id, set, why });

/** The same with the day on which it happened. */
export const dated = (events: readonly CampaignEvent[], day: number): readonly CampaignEvent[] =>
  events.map((event) => (event.event === 'changed' ? { ...event, why: { ...event.why, day } } : event));

export const keepEntry = (entry: Entry, why: Why): CampaignEvent => ({
  event: 'kept',
  in: 'entries',
  thing: entry,
  why,
});

/** A unit after something befell its wealth, with what that was. */
export const keepUnit = (unit: Unit, why: Why, happened: readonly WealthEvent[] = []): CampaignEvent => ({
  event: 'kept',
  in: 'units',
  thing: unit,
  why,
  happened,
});
