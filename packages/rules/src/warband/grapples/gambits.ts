import { asks, brokenRule, type Procedures, type Refusal, rolls, shape } from '@warmoot/kernel';
import { figureNamed, isHeld, keyOf, rowOf } from '../figures/figures.js';
import { gambitOdds, oddsQuestion, trialThrow } from '../figures/gambits.js';
import type { Acts, Moment } from '../model/acts.js';
import { GAMBITS, type Gambit, type GambitChoice, type GrapplingStep, type OddsChoice } from '../model/grappling.js';
import type { FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';
import { payBacklash } from './backlash.js';
import { effectBan, takeEffect } from './effects.js';
import { companies, foesBeside, grapplingBan, helpersBan, spendActions, tryingBan } from './joining.js';

const systemOf = ({ given }: SkirmishSight) => given.options['warband.grappleSystem'];

/** WARBAND-GRAPPLE-001: what is tried by a gambit; holding and breaking free only where there are no contests. */
const effectsOf = (sight: SkirmishSight, figure: FigureIndex): readonly Gambit[] => {
  if (systemOf(sight) !== 'gambit') return ['disarm', 'trip', 'push'];
  return isHeld(sight, figure) ? ['free'] : ['disarm', 'trip', 'push', 'hold'];
};

const MOST_TEXT = 200;
const fields = {
  effect: shape.oneOf(...GAMBITS),
  target: shape.name,
  helpers: shape.optional(shape.list(shape.name, 0, 20)),
  text: shape.optional(shape.text(1, MOST_TEXT)),
};

const banOf = (effect: Gambit) => (effect === 'hold' ? grapplingBan : tryingBan);

const listsOf = (sight: SkirmishSight, figure: FigureIndex, moment: Moment): readonly GambitChoice[] =>
  foesBeside(sight, figure).flatMap((target) =>
    effectsOf(sight, figure).flatMap((effect) => {
      const tried = { by: figure, target, effect };
      if (tryingBan(sight, figure, target) !== null || effectBan(sight, tried) !== null) return [];
      const alone = { choose: 'gambit', figure: keyOf(sight, figure), effect, target: keyOf(sight, target) } as const;
      return companies(sight, { ...tried, moment, ban: banOf(effect) }).map((helpers) =>
        helpers.length === 0 ? alone : { ...alone, helpers },
      );
    }),
  );

const refusesOf = (
  sight: SkirmishSight,
  figure: FigureIndex,
  { effect, target: key, helpers = [], text }: GambitChoice,
  moment: Moment,
): Refusal | null => {
  const target = figureNamed(sight, key);
  if (target < 0) return { code: 'NO_SUCH', what: 'figure', id: key };
  // WARBAND-GRAPPLE-011: what else is tried is told in words.
  if (effect === 'other' ? text === undefined || isHeld(sight, figure) : !effectsOf(sight, figure).includes(effect))
    return brokenRule('WARBAND-GRAPPLE-001', 'warband.gambit.notByGambit', { effect });
  return (
    tryingBan(sight, figure, target) ??
    effectBan(sight, { by: figure, target, effect }) ??
    helpersBan(sight, { by: figure, target, moment, ban: banOf(effect) }, helpers)
  );
};

export const gambitActs: Acts<GambitChoice> = {
  // WARBAND-GRAPPLE-002, WARBAND-GRAPPLE-004, WARBAND-GRAPPLE-010, WARBAND-ACTION-016: by either side, in place of any action.
  gambit: {
    moments: ['opening', 'blows'],
    fields,
    lists: listsOf,
    refuses: refusesOf,
    then: (play, by, choice, moment) => {
      const { effect, text = null } = choice;
      const target = figureNamed(play, choice.target);
      const helpers = (choice.helpers ?? []).map((key) => figureNamed(play, key));
      spendActions(play, [by, ...helpers], 'gambit', moment);
      if (systemOf(play) === 'contest') {
        play.say({ event: 'grappled', by, joiners: helpers, target, effect });
        play.next({ step: 'contest', by, joiners: helpers, target, effect });
        return;
      }
      const tried = { by, effect, target, helpers, text };
      if (play.given.referee !== null) {
        play.next({ step: 'odds', ...tried });
        return;
      }
      const odds = gambitOdds(play, by, target, helpers.length);
      play.say({ event: 'tried', odds, ...tried });
      play.next({ step: 'gambitDie', odds, ...tried });
    },
  },
};

/** What is tried, without the step that says so. */
const triedIn = ({ by, effect, target, helpers, text }: Extract<GrapplingStep, { step: 'odds' | 'gambitDie' }>) => ({
  by,
  effect,
  target,
  helpers,
  text,
});

export const gambitProcedures: Procedures<Skirmish, 'odds' | 'gambitDie'> = {
  // WARBAND-GRAPPLE-005, WARBAND-GRAPPLE-007
  odds: asks<Skirmish, Extract<GrapplingStep, { step: 'odds' }>, OddsChoice>({
    ...oddsQuestion,
    then: (play, step, { odds }) => {
      play.say({ event: 'tried', odds, ...triedIn(step) });
      play.next({ step: 'gambitDie', odds, ...triedIn(step) });
    },
  }),

  // WARBAND-CORE-003, WARBAND-GRAPPLE-009: one die, however many take part.
  gambitDie: rolls({
    throws: (facts, step) => trialThrow(facts, step, step.odds),
    thrower: (facts, { by }) => rowOf(facts, by).seat,
    then: (play, step, result) => {
      const { by, target, helpers, effect, odds } = step;
      const worked = result === 'success';
      play.say({ event: 'gambitCame', odds, worked, ...triedIn(step) });
      if (!worked) {
        payBacklash(play, triedIn(step));
        return;
      }
      takeEffect(play, effect, { by, target, joiners: helpers });
      if (effect === 'hold') play.next({ step: 'control', by, target });
    },
  }),
};
