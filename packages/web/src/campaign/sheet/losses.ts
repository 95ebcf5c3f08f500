import type { SeatId } from '@warmoot/kernel';
import { isOpenSheet, type SeenCampaign } from '@warmoot/rules';
import { charactersIn } from '../seen.js';

/** SAGA-DRAFT-017: the dead main characters of a seat in whose place nobody has come yet. */
export const lossesOf = (
  seen: SeenCampaign,
  seat: SeatId | null,
): readonly { readonly key: string; readonly label: string }[] => {
  const all = charactersIn(seen);
  const followed = new Set(all.filter(isOpenSheet).map(({ inPlaceOf }) => inPlaceOf));
  return all
    .filter(({ id, main, dead, owner }) => main && dead !== null && owner === seat && !followed.has(id))
    .map(({ id, name }) => ({ key: id, label: name }));
};
