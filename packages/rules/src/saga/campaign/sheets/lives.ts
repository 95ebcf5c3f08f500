import { NO_WORDS } from '../../draft/model.js';
import type { Campaign, CampaignEvent, Character } from '../papers/model.js';
import { because, change } from '../papers/noting.js';

/** A character with a name and nothing else. */
export const blankCharacter = (
  { open }: Campaign,
  { id, name, owner }: Pick<Character, 'id' | 'name' | 'owner'>,
): Character => ({
  id,
  name,
  main: false,
  owner,
  words: NO_WORDS,
  arms: '',
  skills: null,
  motives: null,
  groups: null,
  origin: { skills: null, motives: null },
  terrain: null,
  driving: [],
  load: { items: [] },
  locks: {},
  wounds: [],
  healedThrough: 0,
  dying: null,
  dead: null,
  captive: null,
  relations: [],
  through: open.today - 1,
  inPlaceOf: null,
  history: [],
});

/** SAGA-DRAFT-016: which blocks of ratings somebody lacks. */
export const lacking = ({
  skills,
  motives,
}: Pick<Character, 'skills' | 'motives'>): readonly ('skills' | 'motives')[] => [
  ...(skills === null ? (['skills'] as const) : []),
  ...(motives === null ? (['motives'] as const) : []),
];

/** SAGA-CAMPAIGN-003: nobody is protected. */
export const dies = (
  { open }: Campaign,
  found: Character,
  { why, entry = null, day = open.today }: { readonly why: string; readonly entry?: string | null; day?: number },
): CampaignEvent => change(found, { dead: { day, why }, dying: null }, because('died', ['SAGA-CAMPAIGN-003'], entry));

/** SAGA-DUEL-WOUND-020: nobody came within the hour, so it was on the day of the wound. */
export const diesOfWound = (campaign: Campaign, found: Character): CampaignEvent => {
  const { dying: entry, wounds } = found;
  const { entries, today } = campaign.open;
  // In a scene over days it need not have been on the first.
  const blows = wounds.filter(({ part, severity }) => part === 'head' && severity === 'major').map(({ day }) => day);
  const day = Math.max(entries[entry ?? '']?.day ?? today, ...blows);
  return dies(campaign, found, { why: 'wound', entry, day });
};
