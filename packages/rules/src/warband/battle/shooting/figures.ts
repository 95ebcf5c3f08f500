import { brokenRule, type Fixed } from '@warmoot/kernel';
import { gearActs } from '../../gear/chapter.js';
import { healthActs } from '../../health/chapter.js';
import type { ActRules } from '../../model/acts.js';
import type { ActChoice } from '../../model/skirmish.js';
import { spellActs } from '../../spells/chapter.js';
import type { Actor, UnitActRules } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import { asFigures } from '../model/borrowing.js';
import { isBody } from '../units/names.js';
import { keyOfActor, unitOf } from '../units/units.js';
import { settleWalls } from '../units/walls.js';

/** What a rank's normal figures may do as one: all of them alike, with what all of them have. */
const FOR_RANKS: ReadonlySet<string> = new Set(['ready', 'reload', 'search', 'drop', 'misc']);

const isRank = ({ open }: BattleSight, { figure }: Actor): boolean =>
  isBody((open.roster[figure] ?? { name: '' }) as Fixed<{ name: string }>);

/**
 * WARBAND-LINE-010, ours: an act of a fight of figures in a battle: somebody unique does it as there, a rank's normal figures only where
 * all of them can do it alike; a unit as a whole does none of them.
 */
const ofFigures = <C extends ActChoice>(name: string, rules: ActRules<C>): UnitActRules<C> => {
  const may = (sight: BattleSight, actor: Actor): boolean =>
    actor.figure >= 0 && (FOR_RANKS.has(name) || !isRank(sight, actor));
  const { any, others, sample } = rules;
  return {
    moments: rules.moments,
    fields: rules.fields,
    lists: (sight, actor, moment) => (may(sight, actor) ? rules.lists(sight, actor.figure, moment) : []),
    ...(any && { any: (sight, actor, moment) => may(sight, actor) && any(sight, actor.figure, moment) }),
    ...(others && { others: (sight, actor, moment) => may(sight, actor) && others(sight, actor.figure, moment) }),
    refuses: (sight, actor, choice, moment) => {
      if (may(sight, actor)) return rules.refuses(sight, actor.figure, choice, moment);
      const key = actor.figure < 0 ? unitOf(sight, actor.unit).name : keyOfActor(sight, actor);
      return brokenRule('WARBAND-LINE-010', 'warband.forOneFigure', { figure: key, act: name });
    },
    ...(sample && {
      sample: (sight, actor, moment, source) =>
        may(sight, actor) ? sample(sight, actor.figure, moment, source) : null,
    }),
    then: (play, actor, choice, moment) => {
      rules.then(asFigures(play), actor.figure, choice, moment);
      // WARBAND-TACTIC-035: shields may have been laid down.
      settleWalls(play);
    },
  };
};

type Borrowed<A> = { readonly [K in keyof A]: A[K] extends ActRules<infer C> ? UnitActRules<C> : never };

const all = <A extends Readonly<Record<string, unknown>>>(acts: A): Borrowed<A> =>
  Object.fromEntries(
    Object.entries(acts).map(([name, rules]) => [name, ofFigures(name, rules as ActRules<ActChoice>)]),
  ) as unknown as Borrowed<A>;

/** WARBAND-ACTION-004 to WARBAND-ACTION-013, WARBAND-SPELL-004: what unique figures do besides fighting, as in a fight of figures. */
export const figureActs = { ...all(gearActs), ...all(healthActs), ...all(spellActs) };
