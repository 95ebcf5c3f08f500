import {
  asks,
  badForm,
  brokenRule,
  does,
  evolveRuling,
  type Facts,
  type Fixed,
  ok,
  type Procedures,
  propose,
  putQuestion,
  RULING_EVENTS,
  type RulingEvent,
  refused,
  rolls,
  rulingProcedures,
  type SceneRules,
  type Sum,
  shape,
} from '@warmoot/kernel';
import { type CheckEdition, sagaChecks } from './check.js';
import { contestProcedures, ladderOfEquals, ladderOfLots } from './contest.js';
import {
  asJson,
  type Check,
  type CheckGiven,
  type CheckOptions,
  type CheckOutcome,
  type CheckSetup,
  checkOptions,
  checkSetup,
  consequence,
  type DareChoice,
  type Side,
  settledTerms,
} from './model.js';
import { ratingOf } from './rating.js';
import { difficultySetters, refereeOf, shut, sidesOf } from './table.js';

// SAGA-CHECK-010, S1E-CHECK-011: where nobody says otherwise.
export const DEFAULT_DIFFICULTY = 3;

const difficultyOf =
  (rating: number) =>
  (sum: Sum): void =>
    sum.add(rating, 'difficulty', 'SAGA-CHECK-008');

const ROLL = { choose: 'roll' } as const;

const dareAnswer = shape.union('choose', { roll: {}, decline: { change: shape.text(1, 500) } });

type Unopposed = Extract<CheckGiven, { kind: 'unopposed' }>;
type Opposed = Extract<CheckGiven, { kind: 'opposed' }>;

const unopposed = ({ given }: Pick<Facts<Check>, 'given'>): Unopposed => given as Unopposed;

const settled = (success: boolean, setup: Unopposed, failure: string | null): CheckOutcome => ({
  success,
  prevails: success ? setup.acting.name : null,
  consequence: success ? null : failure,
  by: 'dice',
});

/** With what a check of each kind begins once it is allowed. */
const firstStep = ({ contest }: CheckEdition, given: Fixed<CheckGiven>): Check['step'] => {
  if (given.kind === 'unopposed') return { step: 'setTerms' };
  if (given.kind === 'opposed') return { step: 'throwCheck' };
  return { step: contest === 'ladder' ? 'ladder' : 'judgeContest', among: namesOf(given) };
};

type CheckSteps = 'allowRepeat' | 'setTerms' | 'dare' | 'throwCheck';

const checkProcedures = (edition: CheckEdition): Procedures<Check, CheckSteps> => ({
  // SAGA-CHECK-023: a check made before needs a change that the table accepts, unless a rule provides
  // for it (SAGA-CHECK-030).
  allowRepeat: does(({ given, open, say, next }) => {
    const change = given.repeats?.changed;
    if (open.settled.changed === false) {
      say({ event: 'checked', result: { success: null, prevails: null, consequence: null, by: 'notAllowed' } });
    } else if (open.settled.changed === undefined && change && !given.repeats?.providedBy) {
      const by = sidesOf(given as CheckSetup)[0]?.seat as string;
      propose({ say, next }, { about: 'changed', entitled: given.seats, fallback: false }, { by, value: true });
      next({ step: 'allowRepeat' });
    } else next(firstStep(edition, given));
  }),

  // SAGA-CHECK-009, SAGA-CHECK-012: the difficulty and what failure brings are known before the dice.
  setTerms: does((play) => {
    const { open, next } = play;
    const setup = unopposed(play);
    if (open.settled.difficulty === undefined) {
      putQuestion(play, { about: 'difficulty', entitled: difficultySetters(setup), fallback: DEFAULT_DIFFICULTY });
      next({ step: 'setTerms' });
    } else if (open.settled.consequence === undefined) {
      putQuestion(play, { about: 'consequence', entitled: setup.seats, fallback: null });
      next({ step: 'setTerms' });
    } else if (settledTerms(open.settled).consequence.failure === null) {
      // SAGA-CHECK-014: nothing to lose, no check.
      const result = { ...settled(true, setup, null), by: 'nothingToLose' } as const;
      play.say({ event: 'checked', result });
    } else next({ step: 'dare' });
  }),

  // SAGA-CHECK-013: who dislikes the risk may decline and change the situation; the terms are then set anew.
  dare: asks({
    whom: (facts) => {
      const { seat } = unopposed(facts).acting;
      return [{ seat, as: seat }];
    },
    answer: dareAnswer,
    choices: () => [ROLL],
    others: () => true,
    refuses: (_view, _step, choice) =>
      choice.choose === 'decline' ? null : brokenRule('SAGA-CHECK-013', 'check.rollOrDecline'),
    sample: (_view, _step, _asked, source): DareChoice =>
      source.below(3) > 0 ? ROLL : { choose: 'decline', change: 'another way is tried' },
    then: ({ say, next }, _step, choice, { seat }) => {
      if (choice.choose === 'roll') {
        next({ step: 'throwCheck' });
        return;
      }
      say({ event: 'declined', by: seat, change: choice.change });
      next({ step: 'setTerms' });
    },
  }),

  throwCheck: rolls({
    throws: ({ given, open, rate }) => {
      if (given.kind === 'opposed') {
        const [roller, opposing] = readFrom(edition, given as Opposed);
        return edition.check(
          { roller: rate(ratingOf(roller, edition)), opposing: rate(ratingOf(opposing, edition)) },
          given.pool,
        );
      }
      const { acting, pool } = given as Unopposed;
      const opposing = rate(difficultyOf(settledTerms(open.settled).difficulty));
      return edition.check({ roller: rate(ratingOf(acting, edition)), opposing }, pool);
    },
    thrower: ({ given }) =>
      (given.kind === 'opposed' ? rollerFirst(given as Opposed)[0] : (given as Unopposed).acting).seat,
    then: ({ given, open, say }, _step, result) => {
      if (given.kind === 'unopposed') {
        const { failure } = settledTerms(open.settled).consequence;
        say({ event: 'checked', result: settled(result === 'success', given as Unopposed, failure) });
        return;
      }
      // SAGA-CHECK-019: if the roller's side fails, the other prevails.
      const [roller, opposing] = readFrom(edition, given as Opposed);
      const prevails = (result === 'success' ? roller : opposing).name;
      const success = prevails === (given as Opposed).acting.name;
      say({ event: 'checked', result: { success, prevails, consequence: null, by: 'dice' } });
    },
  }),
});

// SAGA-CHECK-020, SAGA-CHECK-028: either may roll; unless somebody says otherwise the side that acts or was entered
// first does.
const rollerFirst = ({ roller, acting, opposing }: Opposed): readonly [Side, Side] =>
  roller === 'acting' ? [acting, opposing] : [opposing, acting];

/** The side from which the dice are read, and the other. Where both act alike, that is always the roller's. */
const readFrom = ({ reads }: CheckEdition, setup: Opposed): readonly [Side, Side] =>
  reads === 'acting' && setup.form === 'actsAndStops' ? [setup.acting, setup.opposing] : rollerFirst(setup);

const namesOf = (setup: Fixed<CheckSetup>): readonly string[] => sidesOf(setup as CheckSetup).map(({ name }) => name);

const begin = (setup: CheckSetup, options: CheckOptions): ReturnType<SceneRules<Check>['begin']> => {
  const { seats, repeats } = setup;
  const names = namesOf(setup);
  const referee = refereeOf({ options });
  const stranger = [...sidesOf(setup).map(({ seat }) => seat), ...(referee === null ? [] : [referee])].find(
    (seat) => !seats.includes(seat),
  );
  if (stranger !== undefined) return refused({ code: 'UNKNOWN_SEAT', seat: stranger, known: seats });
  if (new Set(names).size < names.length || new Set(seats).size < seats.length) {
    return refused(badForm('setup', 'setup.differentNames', names.join(', ')));
  }
  if (
    repeats !== null &&
    repeats.changed === null &&
    repeats.providedBy === null &&
    !options['saga.check.allowRetry']
  ) {
    return refused(brokenRule('SAGA-CHECK-023', 'check.unchanged', { who: names[0] ?? '' }));
  }
  const terms: Record<string, ReturnType<typeof asJson> | number> = {};
  if (setup.kind === 'unopposed') {
    if (setup.difficulty !== undefined) terms.difficulty = setup.difficulty;
    // SAGA-CHECK-029: where a rule says what failure brings, nobody is asked.
    const known = setup.stated === undefined ? setup.consequence : { failure: setup.stated.failure };
    if (known !== undefined) terms.consequence = asJson(known);
  }
  return ok({
    seats,
    given: { ...setup, options },
    open: { ruling: null, settled: terms, totals: {}, ladder: [], result: null },
    agenda: [{ step: 'allowRepeat' }],
  });
};

/** SAGA-CHECK-003: what the table as a whole may settle in a check. */
const QUESTIONS = {
  difficulty: { value: shape.integer(0), samples: [2, 3, 7] },
  consequence: {
    value: consequence as typeof shape.anyJson,
    samples: [{ failure: 'the climber falls' }, { failure: null }],
  },
  changed: { value: shape.flag as typeof shape.anyJson, samples: [true, false] },
};

const sceneBy = (edition: CheckEdition): SceneRules<Check> => ({
  scene: `${edition.ruleSet}/check`,
  version: '1.0.0',
  setup: checkSetup,
  options: checkOptions,
  begin,
  shut,
  procedures: {
    ...checkProcedures(edition),
    ...contestProcedures(edition),
    ...rulingProcedures<Check>({ questions: QUESTIONS, referee: ({ given }) => refereeOf(given) }),
  },
  evolve: (open, event) => {
    if (RULING_EVENTS.has(event.event)) {
      evolveRuling(open, event as RulingEvent);
      return;
    }
    switch (event.event) {
      case 'declined':
        open.settled = Object.fromEntries(Object.entries(open.settled).filter(([about]) => about === 'changed'));
        return;
      case 'totalled':
        open.totals[event.name] = event.total;
        return;
      case 'tied':
        open.totals = {};
        return;
      case 'placed':
        open.ladder.push(event.name);
        return;
      case 'met':
        open.ladder = open.ladder.filter((name) => name !== event.loser);
        return;
      case 'checked':
        open.result = event.result;
    }
  },
  evolveOwn: () => undefined,
  outcome: ({ open }) => open.result as CheckOutcome,
  scenes: {},
});

/** The check as a scene, in one edition or the other. Lots are thrown in one of them alone. */
export const checkScene = (edition: CheckEdition): SceneRules<Check> => {
  const rules = sceneBy(edition);
  if (edition.contest !== 'ladder') return rules;
  /** As it was: a rating counted by the rule of the other edition. */
  const formerly = (version: string, ladder: typeof ladderOfLots, reads: CheckEdition['reads']): SceneRules<Check> => {
    const before = sceneBy({ ...edition, reads, ratingRule: sagaChecks.ratingRule });
    return { ...before, version, procedures: { ...before.procedures, ...ladder } };
  };
  return {
    ...rules,
    version: '1.2.0',
    formerly: [
      formerly('1.1.0', ladderOfEquals, edition.reads),
      // Everybody drew a lot, and the dice were always read from the roller's side.
      formerly('1.0.0', ladderOfLots, 'roller'),
    ],
  };
};
