import type { Json, SeatId } from '@warmoot/kernel';
import type { Item } from '@warmoot/protocol';
import { type saga, table } from '@warmoot/rules';
import { campaignNames } from './campaign/names.js';
import type { ProposalTelling, TableTelling } from './catalogue/tableWords.js';
import type { Hearer, Words } from './catalogue/words.js';
import { plainData } from './plain.js';

/** Who listens to a table, what people are called there, and its campaign as the listener knows it. */
interface TableHearing {
  readonly hearer: Hearer;
  readonly nameOf: (seat: SeatId) => string;
  readonly campaign?: saga.campaign.SeenCampaign | null;
}

/** A line of a table's log as a sentence; '' for the entries of a scene, which have an account instead. */
export const tableLine = (
  words: Words,
  { what, by, how }: Pick<Item, 'what' | 'by' | 'how'>,
  { hearer, nameOf, campaign = null }: TableHearing,
): string => {
  if (what.did === 'played') return '';
  const tell = words.table.events[what.did] as (event: typeof what, telling: TableTelling) => string;
  return tell(what, {
    hearer,
    nameOf,
    by,
    how,
    // Few lines are about the campaign; the others need none of its names.
    get campaign() {
      return campaignNames(words, campaign, nameOf, hearer);
    },
  });
};

/** What is proposed, in words; as its data where it is of no form we know. */
export const proposalText = (
  words: Words,
  about: table.ProposalKind,
  value: Json,
  { nameOf, campaign = null, now }: Pick<TableHearing, 'nameOf' | 'campaign'> & Pick<ProposalTelling, 'now'>,
): string => {
  if (value === table.AS_IT_IS) return words.table.asItIs;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return plainData(value);
  const telling = { nameOf, campaign: campaignNames(words, campaign, nameOf), ...(now !== undefined && { now }) };
  return words.table.proposals[about](value as Readonly<Record<string, Json>>, telling);
};

/** The name of a scene for people; that of the program where there is none. */
export const sceneTitle = (words: Words, scene: string): string => words.table.scenes[scene] ?? scene;

/** The name of a computer player. */
export const playerTitle = (words: Words, player: string): string => words.table.players[player] ?? player;
