import {
  type Asked,
  enter,
  facesFor,
  Impossible,
  type Input,
  openSession,
  type Run,
  type SceneTypes,
  type Session,
  type Start,
  type Stream,
  type Throw,
  type ThrowResult,
} from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';

/** What is picked, by the name of the question. */
export type Picked = Readonly<Record<string, string>>;

/** One exchange with fixed people: a scene that is played by its own rules, up to one throw and what comes of it. */
export interface Exchange {
  readonly scene: string;
  readonly start: (picked: Picked) => Start;
  /** What somebody answers at a step; null where the exchange is over. */
  readonly answer: (step: string, asked: Asked, run: Run<SceneTypes>, picked: Picked) => unknown;
  /** Steps whose dice decide nothing: they are laid without a word. */
  readonly passes?: readonly string[];
}

type Played = Session<SceneTypes>;

const begun = ({ scene, start }: Exchange, picked: Picked): Played => {
  const rules = sceneRules(scene);
  const session = rules.ok ? openSession<SceneTypes>(rules.value, start(picked), null) : rules;
  if (!session.ok) throw new Impossible('an exchange that cannot begin', session.refusal);
  return session.value;
};

const entered = (session: Played, input: Input): Played => {
  const next = enter(session, input);
  if (!next.ok) throw new Impossible('an exchange that the rules refuse', next.refusal);
  return next.value;
};

const LOWEST: Stream = { below: () => 0 };

/** Gives the next answer; null where dice are awaited, or nothing more is told. */
const answered = (exchange: Exchange, session: Played, picked: Picked): Played | null => {
  const { awaits, state } = session.run;
  if (awaits.need === 'dice' && exchange.passes?.includes(awaits.step)) {
    return entered(session, { input: 'dice', faces: facesFor(LOWEST, awaits.throw), from: 'table' });
  }
  if (awaits.need !== 'answers') return null;
  const asked = awaits.asked[awaits.together ? Object.keys(state.sealed).length : 0];
  const choice = asked === undefined ? null : exchange.answer(awaits.step, asked, session.run, picked);
  if (asked === undefined || choice === null) return null;
  return entered(session, { input: 'answer', ...asked, choice });
};

const onward = (exchange: Exchange, session: Played, picked: Picked): Played => {
  const next = answered(exchange, session, picked);
  return next === null ? session : onward(exchange, next, picked);
};

/** The exchange as far as the throw. */
export interface Ready {
  readonly session: Played;
  readonly thrown: Throw;
}

/** Plays the exchange as far as the throw. */
export const upToThrow = (exchange: Exchange, picked: Picked): Ready => {
  const session = onward(exchange, begun(exchange, picked), picked);
  const { awaits } = session.run;
  if (awaits.need !== 'dice') throw new Impossible('an exchange without a throw', awaits);
  return { session, thrown: awaits.throw };
};

/** What came of the throw: its faces, its sum, its result, and all that was told until the exchange was over. */
export interface Fallen {
  readonly faces: readonly number[];
  readonly score: number | null;
  readonly result: ThrowResult;
  readonly passages: readonly Passage[];
}

/** Throws the dice and plays on until the exchange is over. Dice that come later fall from the same source. */
export const throwIt = (exchange: Exchange, { session, thrown }: Ready, picked: Picked, source: Stream): Fallen => {
  const passages: Passage[] = [];
  const faces = facesFor(source, thrown);
  let at = session;
  const goTo = (next: Played): void => {
    const entry = next.entries.at(-1);
    if (entry !== undefined) passages.push({ entry, before: at.run, after: next.run });
    at = next;
  };
  goTo(entered(at, { input: 'dice', faces, from: 'table' }));
  const { score, result } = at.entries.at(-1)?.thrown ?? { score: null, result: 'failure' };
  for (;;) {
    const { awaits } = at.run;
    const next =
      awaits.need === 'dice'
        ? entered(at, { input: 'dice', faces: facesFor(source, awaits.throw), from: 'table' })
        : answered(exchange, at, picked);
    if (next === null) return { faces, score, result, passages };
    goTo(next);
  }
};

/** Plays an exchange in which nothing is thrown from its first answer to its end: all that is told of it. */
export const playedOut = (exchange: Exchange, picked: Picked): readonly Passage[] => {
  const passages: Passage[] = [];
  for (let at = begun(exchange, picked); ; ) {
    const next = answered(exchange, at, picked);
    if (next === null) return passages;
    const entry = next.entries.at(-1);
    if (entry !== undefined) passages.push({ entry, before: at.run, after: next.run });
    at = next;
  }
};
