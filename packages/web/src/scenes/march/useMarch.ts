import type { Asked } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useState } from 'react';
import type { SceneProps } from '../contract.js';
import { type Question, useQuestion } from '../shared/useQuestion.js';
import type { IntentPicked } from './meet/Exchange.js';
import { type Book, type MarchView, partiesOf, stepOf } from './model.js';
import { type Picked, usualPlan } from './plan/planning.js';

/** What is picked for a question of the road. */
export interface Picks {
  readonly plan: Picked | null;
  readonly intent: IntentPicked;
}

const NOTHING: Picks = { plan: null, intent: { intent: null, to: null } };

const stepNamed = (step: string): string => step;

export interface Marching {
  /** One's own parties, and which of them is looked at. */
  readonly mine: readonly string[];
  readonly party: string | null;
  readonly book: Book | null;
  readonly onParty: (party: string) => void;
  /** What this party is asked; null where nothing is. */
  readonly open: Question<string, Picks> | null;
}

/** What is asked of one's own parties, and which of them is looked at. */
export const useMarch = (props: SceneProps): Marching => {
  const view = props.view as unknown as MarchView;
  const mine = partiesOf(view, props.seat);
  const usual = (step: string, { as }: Asked): Picks => {
    const book = step === 'plan' ? saga.march.bookIn(view, as) : null;
    return { ...NOTHING, plan: book === null ? null : usualPlan(view, book) };
  };
  const choosing = mine.map((name) => saga.march.bookIn(view, name)?.choosing.join()).join();
  const { open } = useQuestion<unknown, string, Picks>(props, {
    decide: stepNamed,
    nothing: NOTHING,
    usual,
    // The same question comes again every morning, and before each of those who are met.
    apart: () => `${view.open.day} ${choosing}`,
  });
  const now = `${view.open.day} ${stepOf(view)?.step} ${open?.asking.mine.map(({ as }) => as).join()}`;
  const [looked, setLooked] = useState({ now, party: '' });
  const picked = looked.now === now && mine.includes(looked.party) ? looked.party : null;
  const party = picked ?? open?.asked.as ?? mine[0] ?? null;
  const isAsked = open !== null && open.asked.as === party;
  return {
    mine,
    party,
    book: party === null ? null : saga.march.bookIn(view, party),
    onParty: (name) => {
      setLooked({ now, party: name });
      const asked = open?.asking.mine.find(({ as }) => as === name);
      if (asked !== undefined) open?.onWhom(asked);
    },
    open: isAsked ? open : null,
  };
};
