import { saga } from '@warmoot/rules';

export const NOTE_KINDS = [
  'place',
  'people',
  'history',
  'thing',
  'magic',
  'other',
] as const satisfies readonly saga.campaign.Note['kind'][];

export type NoteDeed = Extract<saga.campaign.CampaignDeed, { readonly deed: 'note' }>;

/** Whether every word that is looked for stands somewhere in a text. */
export const finder = (wanted: string): ((text: string) => boolean) => {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return parts.every((part) => lower.includes(part));
  };
};

/** The notes of a kind, by title. */
export const notesBy = (
  { open }: Pick<saga.campaign.SeenCampaign, 'open'>,
  found: (text: string) => boolean,
): readonly (readonly [saga.campaign.Note['kind'], readonly saga.campaign.Note[]])[] => {
  const all = Object.values(open.notes)
    .filter(({ title, text }) => found(`${title} ${text}`))
    .sort((a, b) => a.title.localeCompare(b.title));
  return NOTE_KINDS.map((kind) => [kind, all.filter((note) => note.kind === kind)] as const).filter(
    ([, notes]) => notes.length > 0,
  );
};

/** How many live in the country, of all. */
export const countryFolk = ({ population, rural }: Pick<saga.campaign.Region, 'population' | 'rural'>): number =>
  Math.round((population * rural) / 100);

/** Things the table may want to look at, each with its rule; nothing is stopped by them. */
export const warnings = (seen: saga.campaign.SeenCampaign): ReturnType<typeof saga.campaign.warningsOf> =>
  saga.campaign.warningsOf(seen);
