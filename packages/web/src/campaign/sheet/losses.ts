import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { charactersIn } from '../seen.js';

/** SAGA-DRAFT-017: the dead main characters of a seat in whose place nobody has come yet. */
export const lossesOf = (
  seen: saga.campaign.SeenCampaign,
  seat: SeatId | null,
): readonly { readonly key: string; readonly label: string }[] => {
  const all = charactersIn(seen);
  const followed = new Set(all.filter(saga.campaign.isOpenSheet).map(({ inPlaceOf }) => inPlaceOf));
  return all
    .filter(({ id, main, dead, owner }) => main && dead !== null && owner === seat && !followed.has(id))
    .map(({ id, name }) => ({ key: id, label: name }));
};
