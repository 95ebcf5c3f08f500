import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Sitting } from '../net/sitting.js';
import { entriesIn } from './seen.js';
import type { CampaignHere } from './useCampaign.js';

/** The seats that draft: all players who sit there, computers among them. */
export const draftSeats = ({ seen }: Pick<Sitting, 'seen'>): readonly SeatId[] =>
  (seen?.seats ?? [])
    .filter(({ role, taken, holder }) => role === 'player' && (taken || holder === 'computer'))
    .map(({ seat }) => seat);

export const isDrafting = (seen: saga.campaign.SeenCampaign): boolean =>
  entriesIn(seen).some(({ kind, state }) => kind === 'draft' && state === 'running');

/** Says how many main characters each player has, and begins the draft. Whether it was done. */
export const startDraft = async (
  { seen, do: doIt, play }: Pick<CampaignHere, 'seen' | 'do' | 'play'>,
  counts: Readonly<Record<SeatId, number>>,
): Promise<boolean> => {
  for (const [seat, characters] of Object.entries(counts)) {
    if (seen.open.players[seat] === characters) continue;
    if ((await doIt({ deed: 'castSize', seat, characters })) !== null) return false;
  }
  return (await play({ play: 'draft' })) === null;
};
