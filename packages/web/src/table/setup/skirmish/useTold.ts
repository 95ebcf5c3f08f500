import type { warband } from '@warmoot/rules';
import { useSpoken } from '../../../words/speech.js';
import type { FigureWish } from './figure.js';
import type { Shown } from './shown.js';
import { SKIRMISH_SETUP } from './words.js';

/** What a figure is and carries, in words: "spear, mounted", "sword, shield". */
export const useTold = () => {
  const { t, words } = useSpoken(SKIRMISH_SETUP);
  const { profiles, items } = words.skirmish;
  const kind = ({ like, character }: Pick<FigureWish, 'like' | 'character'>): string => {
    if (like !== undefined) return profiles[like];
    return character === undefined ? t.own : t.ofCast;
  };
  const things = (
    all: readonly { readonly item: warband.Item; readonly called?: string | null | undefined }[],
  ): string => all.map(({ item, called }) => called ?? items[item]).join(', ') || t.unarmed;
  const gear = (shown: Shown | undefined): string => things(shown?.state.items ?? []);
  const about = (figure: FigureWish, shown: Shown | undefined): string => {
    const plain = kind(figure);
    return shown?.state.mounted === true && figure.like !== 'rider' ? t.mounted({ kind: plain }) : plain;
  };
  /** What it is, and how steady: "hero, player character", "veteran, Strong". */
  const sort = (figure: FigureWish, shown: Shown | undefined): string => {
    const grade = shown?.row.grade ?? null;
    const more = shown?.row.pc === true ? t.pc : grade === null ? null : words.skirmish.grades[grade];
    return more === null ? about(figure, shown) : `${about(figure, shown)}, ${more}`;
  };
  return { kind, things, gear, about, sort };
};
