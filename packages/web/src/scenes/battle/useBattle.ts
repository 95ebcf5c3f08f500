import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { NOTHING, offerTo, type Picked, toggled } from '../../boards/hex/offers.js';
import type { HandsAsked } from '../../boards/hex/useHands.js';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { lastHeard } from '../shared/lastHeard.js';
import { type Question, useQuestion } from '../shared/useQuestion.js';
import { type BattleView, type Side, sideOfArmy, stepOf, type Unit } from './model.js';
import { type Decision, decisionOf, nextToMove, usualPick } from './offers.js';

/** The question before this seat, and for which army it is. */
export interface Open extends Question<Decision, Picked> {
  readonly side: Side;
  /** Units that are marked as staying, for as long as the same phase is moved in: none of them comes to hand by itself. */
  readonly staying: readonly string[];
  readonly onStay: (unit: string) => void;
  /** In which order this round's fights are to be fought, by the unit that stands for each; none named: as listed. */
  readonly order: readonly string[];
  readonly onOrder: (units: readonly string[]) => void;
  /** What is picked, or would be by a press where the mouse or the keys are. */
  readonly looked: Picked;
}

type Event = saga.battle.BattleEvent;

/** The units of an army that were quick in the round before and still stand. */
const quickBefore = ({ open }: BattleView, passages: SceneProps['passages'], side: Side): readonly string[] =>
  (lastHeard<Event, 'quickChosen'>(passages, 'quickChosen')?.units ?? []).flatMap((unit) => {
    const one = open.roster[unit];
    return one?.side === side && (open.at[unit] ?? -1) >= 0 ? [one.name] : [];
  });

/** Whom the unit that is asked shot at last. */
const targetBefore = (view: BattleView, passages: SceneProps['passages']): string | null => {
  const step = stepOf(view);
  const shooter = step?.step === 'aim' ? step.unit : -1;
  const target = lastHeard<Event, 'aimed'>(passages, 'aimed', ({ unit }) => unit === shooter)?.target ?? null;
  return target === null ? null : (view.open.roster[target]?.name ?? null);
};

/** Units that are kept in mind for as long as it is the same phase. */
interface InPhase {
  readonly phase: string;
  readonly units: readonly string[];
}

const NOBODY: InPhase = { phase: '', units: [] };

/** What is asked of this seat now. */
export const useBattle = (
  props: SceneProps,
  view: BattleView,
): {
  readonly asking: Asking | null;
  readonly open: Open | null;
  readonly onSee: (at: number | null) => void;
} => {
  const { passages } = props;
  const phase = `${view.open.round} ${view.open.phase}`;
  const [marked, setMarked] = useState(NOBODY);
  const [ordered, setOrdered] = useState(NOBODY);
  const staying = marked.phase === phase ? marked.units : NOBODY.units;
  const [seen, onSee] = useState<number | null>(null);
  const { asking, open } = useQuestion(props, {
    decide: decisionOf,
    nothing: NOTHING,
    usual: (decision: Decision, { as }) =>
      usualPick(decision, {
        staying,
        quick: quickBefore(view, passages, sideOfArmy(view, as)),
        target: targetBefore(view, passages),
      }),
    // The same is asked again and again in a battle; what is sealed together is asked once a round.
    apart: ({ together }) => (together ? view.open.round : props.passages.length),
  });
  if (open === null) return { asking, open, onSee };
  const { decision, picked } = open;
  const onStay = (unit: string): void => {
    const units = toggled(staying, unit, Number.POSITIVE_INFINITY);
    setMarked({ phase, units });
    // The one in hand is put down for the next; where all stay, none is in hand.
    if (units.includes(picked.unit ?? ''))
      open.onPick({ ...picked, unit: nextToMove(decision.units, units, unit), key: null });
  };
  const place = seen === null || view.open.at.includes(seen) ? undefined : saga.battle.groundOf(view).places[seen];
  const under = goesOf(decision) === null ? null : offerTo(decision, picked, place ?? null);
  const looked = under === null ? picked : { ...picked, key: under.key };
  const order = ordered.phase === phase ? ordered.units : NOBODY.units;
  const onOrder = (units: readonly string[]): void => setOrdered({ phase, units });
  const side = sideOfArmy(view, open.asked.as);
  return { asking, open: { ...open, side, staying, onStay, looked, order, onOrder }, onSee };
};

/** How units go to hexes: a move can be taken back and is made at once, falling back cannot. Null where none goes. */
const goesOf = ({ kind }: Decision): HandsAsked['goes'] | null =>
  kind === 'moves' ? 'atOnce' : kind === 'ways' ? 'shownFirst' : null;

/** What is asked of the hands on the board. */
export const handsAsked = (open: Open | null, view: BattleView, units: readonly Unit[]): HandsAsked | null => {
  if (open === null) return null;
  const { side, decision, made, asking } = open;
  const { kind } = decision;
  const standing = units.filter((unit) => unit.side === side && unit.at >= 0).length;
  return {
    ...open,
    isSealed: made && asking.together,
    placing: kind === 'place' ? () => saga.battle.openToPlace(view, side) : null,
    taking: kind === 'quick' ? saga.battle.quickNumber(standing) : null,
    drags: goesOf(decision) !== null,
    goes: goesOf(decision) ?? 'shownFirst',
  };
};
