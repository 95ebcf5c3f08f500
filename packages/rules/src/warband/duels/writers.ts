import type { GrapplingEvent } from '../model/grappling.js';
import type { Duel } from '../model/model.js';
import type { Writers } from '../model/skirmish.js';

type Own = Extract<
  GrapplingEvent,
  { event: 'challenged' | 'duelBegan' | 'duelRefused' | 'duelEnded' | 'techniquesShown' }
>;

const isOf =
  ([one, other]: Duel['pair']) =>
  ({ pair }: Duel): boolean =>
    pair[0] === one && pair[1] === other;

/** Writes formal duels. */
export const duelWriters: Writers<Own> = {
  challenged: (open, { figure }) => {
    const one = open.figures[figure];
    if (one !== undefined) one.challenged = true;
  },
  duelBegan: (open, { pair }) => {
    open.duels = [...open.duels, { pair, techniques: null }];
  },
  duelRefused: () => undefined,
  duelEnded: (open, { pair }) => {
    const isIt = isOf(pair);
    open.duels = open.duels.filter((duel) => !isIt(duel));
  },
  techniquesShown: (open, { pair, techniques }) => {
    const isIt = isOf(pair);
    open.duels = open.duels.map((duel) => (isIt(duel) ? { pair, techniques } : duel));
  },
};
