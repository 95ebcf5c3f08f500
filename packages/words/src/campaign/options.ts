import { type Json, sameJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { EmptyOption, OptionName, OptionWords } from '../catalogue/optionWords.js';
import { number } from '../plain.js';

/** An answer in words: "by a Heal check against 7". */
export const optionText = <K extends OptionName>(
  words: OptionWords,
  name: K,
  value: saga.campaign.EveryOption[K],
): string => {
  const given: Partial<Record<string, Readonly<Record<string, string>>>> = words.answers;
  if (value === null) return words.empty[name as EmptyOption];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return given[name]?.[value] ?? value;
  if ('length' in value) return words.parts({ n: value.length });
  if ('least' in value) return value.least === value.most ? `${value.least}` : words.range(value);
  if ('rows' in value) return words.field(value);
  return words.board({ ...value, walls: value.walls.length });
};

/** What another way of war calls its options and their answers. */
export interface GuestWords {
  readonly options: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An answer to an option of another way of war: a word, a number, or how many things the table has listed. */
const guestText = (words: OptionWords, { answers }: GuestWords, name: string, value: Json): string => {
  if (typeof value === 'string') return answers[name]?.[value] ?? value;
  if (typeof value === 'number') return number(value);
  const entries = Object.values(value ?? {});
  return entries.every((one) => typeof one === 'number')
    ? entries.map((one) => number(one as number)).join(' / ')
    : words.parts({ n: entries.length });
};

/** The options that are other than before, in words. */
export const optionsChanged = (
  words: OptionWords,
  guests: GuestWords,
  before: saga.campaign.CampaignOptions,
  after: saga.campaign.CampaignOptions,
): readonly string[] => {
  const [was, is] = [saga.campaign.everyOption(before), saga.campaign.everyOption(after)];
  return (Object.keys(is) as OptionName[])
    .filter((name) => !sameJson(was[name] as Json, is[name] as Json))
    .map((name) => {
      const guest = guests.options[name];
      return guest === undefined
        ? `${words.names[name]}: ${optionText(words, name, is[name])}`
        : `${guest}: ${guestText(words, guests, name, is[name] as Json)}`;
    });
};
