import {
  type Campaign,
  type Entry,
  healingDays,
  mayHealThrough,
  type SeenCampaign,
  type SeenCharacter,
} from '@warmoot/rules';

type Open = Pick<SeenCampaign, 'open'>;

/** What is seen of a campaign, for the rules that ask only about its calendar and its houses. */
export const asCampaign = ({ open }: Open): Campaign => ({ open: open as Campaign['open'], own: {} });

export const entriesIn = ({ open }: Open): readonly Entry[] => Object.values(open.entries);

export const charactersIn = ({ open }: Open): readonly SeenCharacter[] => Object.values(open.characters);

let collator: Intl.Collator | null = null;

/** Names as people sort them. It is made once, and not before names are sorted: the browser takes 20 ms for it. */
export const byName = (a: string, b: string): number => {
  collator ??= new Intl.Collator(undefined, { numeric: true });
  return collator.compare(a, b);
};

/** How many days of healing are still to be thrown for somebody. */
export const healingDue = (seen: Open, { id }: Pick<SeenCharacter, 'id'>): readonly number[] => {
  const character = asCampaign(seen).open.characters[id];
  if (character === undefined || character.dead !== null || character.dying !== null) return [];
  return healingDays(character, mayHealThrough(asCampaign(seen), character));
};
