import type { saga } from '@warmoot/rules';

type Open = Pick<saga.campaign.SeenCampaign, 'open'>;

export const entriesIn = ({ open }: Open): readonly saga.campaign.Entry[] => Object.values(open.entries);

export const charactersIn = ({ open }: Open): readonly saga.campaign.SeenCharacter[] => Object.values(open.characters);

let collator: Intl.Collator | null = null;

/** Names as people sort them. It is made once, and not before names are sorted: the browser takes 20 ms for it. */
export const byName = (a: string, b: string): number => {
  collator ??= new Intl.Collator(undefined, { numeric: true });
  return collator.compare(a, b);
};
