import type { Words } from '@warmoot/words';
import { createContext, useContext, useMemo } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import type { MarchView } from './model.js';
import { MARCH, type MarchWords } from './words.js';

/** The date of a day, where the march is played in a campaign. */
export const DatedContext = createContext<NonNullable<SceneProps['dated']> | null>(null);

/** How the page speaks of a march: of spans by its map, of days by the calendar of the campaign or by their number. */
export interface Telling {
  readonly t: MarchWords;
  readonly words: Words;
  /** What people call a span; one without a name by where it lies. */
  readonly span: (key: string) => string;
  /** "Day 3", "14 Acorn". */
  readonly day: (day: number) => string;
  /** "3", "14": where days stand side by side. */
  readonly numbered: (day: number) => string;
  /** "on day 3", "on 14 Acorn". */
  readonly when: (day: number) => string;
}

export const useTelling = ({ given }: Pick<MarchView, 'given'>): Telling => {
  const { t, words } = useSpoken(MARCH);
  const dated = useContext(DatedContext);
  const { roads } = given;
  return useMemo(
    () => ({
      t,
      words,
      span: (key) => words.march.span(roads, key),
      day: (n) => dated?.(n).date ?? t.day({ n }),
      numbered: (n) => `${dated?.(n).dayOfMonth ?? n}`,
      when: (n) => (dated === null ? t.onDay({ n }) : t.onDate({ date: dated(n).date })),
    }),
    [t, words, roads, dated],
  );
};
