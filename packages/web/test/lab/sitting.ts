import {
  type AnyRules,
  type Asked,
  copyJson,
  enter,
  imagine,
  type Json,
  type Listener,
  openSession,
  type Refusal,
  Run,
  type SceneTypes,
  type SeatId,
  type Session,
  seededDice,
  stream,
  type View,
} from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import type { Scenario } from './scenario.js';

/** A scene played in the browser alone: the seats of others answer at random. */
export interface Sitting {
  readonly session: Session<SceneTypes>;
  readonly passages: readonly Passage[];
  readonly refusal: Refusal | null;
}

const QUIET: Listener = { heard: () => {}, thrown: () => {} };

export const sit = ({ scene, start, before = [] }: Scenario, seed: string): Sitting => {
  const rules = sceneRules(scene);
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  const opened = openSession(rules.value as AnyRules, start, seed);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { entries, run } = opened.value;
  const begun: Sitting = {
    session: opened.value,
    passages: [{ entry: entries[0] as Passage['entry'], before: null, after: run }],
    refusal: null,
  };
  return before.reduce<Sitting>((now, answer) => take(now, { input: 'answer', ...answer } as Input), begun);
};

type Input = Parameters<typeof enter>[1];

export const take = (sitting: Sitting, input: Input): Sitting => {
  const entered = enter(sitting.session, input);
  if (!entered.ok) return { ...sitting, refusal: entered.refusal };
  const entry = entered.value.entries.at(-1) as Passage['entry'];
  return {
    session: entered.value,
    passages: [...sitting.passages, { entry, before: sitting.session.run, after: entered.value.run }],
    refusal: null,
  };
};

const unanswered = ({ session: { run } }: Sitting): readonly Asked[] =>
  run.awaits.need === 'answers' ? run.awaits.asked.filter(({ as }) => run.state.sealed[as] === undefined) : [];

interface Manner {
  readonly seed: string;
  /** The seat of the person; nobody is asked where it is null. */
  readonly person: SeatId | null;
  readonly typed: boolean;
}

/** Lets dice fall and the others answer until the person is asked or it is over. */
export const goOn = (sitting: Sitting, { seed, person, typed }: Manner): Sitting => {
  let now = sitting;
  for (let done = 0; done < 500; done++) {
    const { run, entries } = now.session;
    if (run.awaits.need === 'dice') {
      if (typed && (run.awaits.by === null || run.awaits.by === person)) return now;
      const dice = seededDice(now.session, seed);
      if (dice === null) return now;
      now = take(now, dice);
      continue;
    }
    // Where whoever answers first decides, it is left to the person.
    const open = unanswered(now);
    if (run.awaits.need === 'answers' && !run.awaits.together && open.some(({ seat }) => seat === person)) return now;
    const other = open.find(({ seat }) => seat !== person);
    if (other === undefined) return now;
    now = take(now, { input: 'answer', ...other, choice: run.sample(other, stream(`${seed} ${entries.length}`)) });
  }
  return now;
};

/** Plays everybody, the person too, until the person is asked at this step. */
export const playUntil = (sitting: Sitting, manner: Manner, step: string, nth: number): Sitting => {
  let now = goOn(sitting, manner);
  let met = 0;
  for (let done = 0; done < 600; done++) {
    const { run, entries } = now.session;
    if (run.awaits.need === 'nothing') return now;
    if (run.awaits.need === 'answers' && run.awaits.step === step && ++met > nth) return now;
    if (run.awaits.need === 'dice') {
      if (step === 'dice' && ++met > nth) return now;
      const dice = seededDice(now.session, manner.seed);
      now = goOn(dice === null ? now : take(now, dice), manner);
      continue;
    }
    const [asked] = unanswered(now);
    if (asked === undefined) return now;
    const choice = run.sample(asked, stream(`${manner.seed} me ${entries.length}`));
    now = goOn(take(now, { input: 'answer', ...asked, choice }), manner);
  }
  return now;
};

/** The scene as one seat would be given it by a server: its view, and a world imagined behind it. */
export const seenFrom = (
  { session }: Sitting,
  seat: SeatId | null,
): { readonly run: Run<SceneTypes>; readonly view: View<SceneTypes> } => {
  const view = copyJson(session.run.view(seat) as unknown as Json) as unknown as View<SceneTypes>;
  return { view, run: new Run(session.rules, imagine(session.rules, view, stream('lab')), QUIET) };
};
