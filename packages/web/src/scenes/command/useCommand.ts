import { command } from '@warmoot/rules';
import { useState } from 'react';
import { offersFor, offerTo, type Picked } from '../../boards/hex/offers.js';
import type { HandsAsked } from '../../boards/hex/useHands.js';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { type Question, useQuestion } from '../shared/useQuestion.js';
import { type CommandView, type Side, sideOfArmy } from './model.js';
import { type CommandPicked, type Decision, decisionOf, NOTHING_PICKED, orderOf, usualPick } from './offers.js';

/** The question before this seat, and for which army it is. */
export interface Open extends Question<Decision, CommandPicked> {
  readonly side: Side;
  /** What is picked, or would be by a press where the mouse or the keys are. */
  readonly looked: CommandPicked;
}

/** What hands may do: the answers of the picked unit that are the picked order, and the other units to be picked. */
const inHand = (decision: Decision, { unit, order }: CommandPicked): Decision => ({
  ...decision,
  offers: decision.offers.filter(
    (offer) => offer.unit !== unit || offer.to === null || order === null || orderOf(offer.choice) === order,
  ),
});

/** What is asked of this seat now. */
export const useCommand = (
  props: SceneProps,
  view: CommandView,
): {
  readonly asking: Asking | null;
  readonly open: Open | null;
  readonly onSee: (at: number | null) => void;
} => {
  const [seen, onSee] = useState<number | null>(null);
  const { asking, open } = useQuestion(props, {
    decide: decisionOf,
    nothing: NOTHING_PICKED,
    usual: usualPick,
    // The same is asked again and again.
    apart: () => props.passages.length,
  });
  if (open === null) return { asking, open, onSee };
  const { decision, picked } = open;
  const place = seen === null || view.open.at.includes(seen) ? undefined : command.groundOf(view).places[seen];
  const under =
    decision.kind === 'orders' || decision.kind === 'answers'
      ? offerTo(inHand(decision, picked), picked, place ?? null)
      : null;
  const looked = under === null ? picked : { ...picked, key: under.key, order: orderOf(under.choice) };
  return { asking, open: { ...open, side: sideOfArmy(view, open.asked.as), looked }, onSee };
};

/** What is asked of the hands on the board. */
export const handsAsked = (open: Open | null): HandsAsked | null => {
  if (open === null) return null;
  const { side, decision, picked, onPick } = open;
  const atHand = inHand(decision, picked);
  return {
    side,
    decision: decision.kind === 'plain' ? { offers: [], units: [], rest: [] } : atHand,
    picked,
    // Another unit begins without an order; a hex names the order that leads there.
    onPick: (next: Picked) => {
      const offer = offersFor(atHand, next.unit).find(({ key }) => key === next.key);
      const order = offer !== undefined ? orderOf(offer.choice) : next.unit === picked.unit ? picked.order : null;
      onPick({ ...next, order });
    },
    isSealed: false,
    placing: null,
    taking: null,
    drags: true,
    goes: decision.kind === 'deploy' ? 'atOnce' : 'shownFirst',
  };
};
