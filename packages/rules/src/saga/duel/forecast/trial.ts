import { type Asked, ATTENTIVE, type Awaited, Impossible, type Listener, oddsOf, type Run } from '@warmoot/kernel';
import type { ActChoice, DefendChoice, Duel } from '../duel.js';

/*
 * A fight played on a copy, to see what would come. Choices are entered as people enter them, and the procedures that
 * play the fight play this one too.
 */

export const PASS: ActChoice = { choose: 'act', act: 'pass' };
const NO_DEFENCE: DefendChoice = { choose: 'defend', by: 'none' };

type Questions = Extract<Awaited, { need: 'answers' }>;

const put = (run: Run<Duel>, asked: Asked, choice: unknown): void => {
  const refusal = run.answer(asked, choice);
  if (refusal !== null) throw new Impossible('a choice that is foreseen and refused', refusal);
};

/** Those who are asked, with those who have sealed an answer first: theirs is given anew, the last one opens all. */
const inOrder = (run: Run<Duel>, { asked }: Questions): readonly Asked[] => {
  const made = new Set(Object.keys(run.state.sealed));
  return [...asked].sort((a, b) => Number(made.has(b.as)) - Number(made.has(a.as)));
};

/** The fight after everybody has chosen an act: those named theirs, the others to pass. */
export const withActs = (run: Run<Duel>, acts: Readonly<Record<string, ActChoice>>): Run<Duel> => {
  const trial = run.fork(ATTENTIVE);
  const { awaits } = trial;
  if (awaits.need !== 'answers' || awaits.step !== 'chooseActs') throw new Impossible('no acts to be chosen', awaits);
  for (const asked of inOrder(trial, awaits)) put(trial, asked, acts[asked.as] ?? PASS);
  return trial;
};

const defencesAsked = ({ awaits }: Run<Duel>): Questions | null =>
  awaits.need === 'answers' && (awaits.step === 'defend' || awaits.step === 'openDefence') ? awaits : null;

/** The fight after all defences, by the name each is asked under. Whoever is not named has none. */
export const withDefences = (run: Run<Duel>, defences: ReadonlyMap<string, DefendChoice>): Run<Duel> => {
  const trial = run.fork(ATTENTIVE);
  for (let asks = defencesAsked(trial); asks !== null; asks = defencesAsked(trial)) {
    for (const asked of inOrder(trial, asks)) put(trial, asked, defences.get(asked.as) ?? NO_DEFENCE);
  }
  return trial;
};

/** Where defences are declared one by one, goes on until this one is asked for; null where it is not. */
export const upToDefence = (run: Run<Duel>, as: string): { readonly run: Run<Duel>; readonly asked: Asked } | null => {
  const trial = run.fork(ATTENTIVE);
  for (let asks = defencesAsked(trial); asks !== null; asks = defencesAsked(trial)) {
    const asked = asks.asked.find((one) => one.as === as);
    if (asked !== undefined) return { run: trial, asked };
    put(trial, asks.asked[0] as Asked, NO_DEFENCE);
  }
  return null;
};

/** Takes the first way on: the first choice open, or the last result that can come. */
const goOn = (run: Run<Duel>): void => {
  const { awaits } = run;
  if (awaits.need === 'dice') {
    const possible = oddsOf(awaits.throw).findLast(({ chance }) => chance.ways > 0n);
    if (possible === undefined) throw new Impossible('a throw without a result', awaits.throw);
    run.fall(possible.result);
  } else if (awaits.need === 'answers') {
    const made = run.state.sealed;
    const asked = awaits.asked.find(({ as }) => made[as] === undefined) as Asked;
    put(run, asked, run.choices(asked)?.[0]);
  }
};

const MOST_STEPS = 200;

/** Moves a run on to the check of an actor; false where there is none. What comes before changes no rating of it. */
export const upToCheck = (run: Run<Duel>, actor: number): boolean => {
  for (let done = 0; done < MOST_STEPS; done++) {
    const step = run.state.agenda.at(-1);
    const { need } = run.awaits;
    if (need === 'nothing' || step === undefined) return false;
    if (need === 'dice') {
      if (step.step === 'check' && step.actor === actor) return true;
      if (step.step === 'contest') return false;
    } else if (step.step !== 'protect' && step.step !== 'place') return false;
    goOn(run);
  }
  return false;
};

/**
 * Lets the check that is awaited have this result and moves the run on to the next check or the end of the round. Says
 * which steps were decided or thrown on the way.
 */
export const throughTheRound = (run: Run<Duel>, result: 'success' | 'failure'): readonly Duel['step'][] => {
  const steps: Duel['step'][] = [];
  const { round } = run.state.open;
  run.fall(result);
  for (let done = 0; done < MOST_STEPS; done++) {
    const step = run.state.agenda.at(-1);
    const isOver = run.awaits.need === 'nothing' || step === undefined || run.state.open.round !== round;
    if (isOver || step.step === 'check') break;
    steps.push(step);
    goOn(run);
  }
  return steps;
};

/** Keeps what is said, for whoever wants to know what came of it. */
export class Ear implements Listener {
  readonly events: Duel['event'][] = [];
  heard({ event }: { readonly event: unknown }): void {
    this.events.push(event as Duel['event']);
  }
  thrown(): void {}
}
