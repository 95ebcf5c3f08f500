import { useSpoken } from '../../../words/speech.js';
import type { FigureWish } from './figure.js';
import type { Shown } from './shown.js';
import { SKIRMISH_SETUP } from './words.js';

/** What a figure is and carries, in words: "spear, mounted", "sword, shield". */
export const useTold = () => {
  const { t, words } = useSpoken(SKIRMISH_SETUP);
  const { profiles, items } = words.skirmish;
  const kind = ({ like }: Pick<FigureWish, 'like'>): string => (like === undefined ? t.own : profiles[like]);
  const gear = (shown: Shown | undefined): string => {
    const all = (shown?.state.items ?? []).map(({ item, called }) => called ?? items[item]);
    return all.length === 0 ? t.unarmed : all.join(', ');
  };
  const about = (figure: FigureWish, shown: Shown | undefined): string => {
    const plain = kind(figure);
    return shown?.state.mounted === true && figure.like !== 'rider' ? t.mounted({ kind: plain }) : plain;
  };
  return { kind, gear, about };
};
