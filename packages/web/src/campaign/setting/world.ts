import type { CampaignDeed, Note, Region, SeenCampaign } from '@warmoot/rules';
import { warningsOf } from '@warmoot/rules';

export const NOTE_KINDS = [
  'place',
  'people',
  'history',
  'thing',
  'magic',
  'other',
] as const satisfies readonly Note['kind'][];

export type NoteDeed = Extract<CampaignDeed, { readonly deed: 'note' }>;

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
  { open }: Pick<SeenCampaign, 'open'>,
  found: (text: string) => boolean,
): readonly (readonly [Note['kind'], readonly Note[]])[] => {
  const all = Object.values(open.notes)
    .filter(({ title, text }) => found(`${title} ${text}`))
    .sort((a, b) => a.title.localeCompare(b.title));
  return NOTE_KINDS.map((kind) => [kind, all.filter((note) => note.kind === kind)] as const).filter(
    ([, notes]) => notes.length > 0,
  );
};

/** How many live in the country, of all. */
export const countryFolk = ({ population, rural }: Pick<Region, 'population' | 'rural'>): number =>
  Math.round((population * rural) / 100);

/** Things the table may want to look at, each with its rule; nothing is stopped by them. */
export const warnings = (seen: SeenCampaign): ReturnType<typeof warningsOf> => warningsOf(seen);
