import { brokenRule, type Procedures, rolls, shape } from '@warmoot/kernel';
import { keyOf, rowOf } from '../../figures/figures.js';
import { testTarget, testThrow } from '../../figures/tests.js';
import type { FigureIndex } from '../../model/model.js';
import type { Actor, UnitActs } from '../model/acts.js';
import type { Battle, BattlePlay, BattleSight, BattleStep } from '../model/battle.js';
import type { SwapChoice } from '../model/choices.js';
import type { Swapping } from '../model/steps.js';
import { isEngagedUnit } from '../units/engaged.js';
import { maySwap } from '../units/promised.js';
import { actorNamed, keyOfActor } from '../units/units.js';
import { settleWalls } from '../units/walls.js';
import { partnersOf, swapBan, swapOf } from './places.js';
import { tradedIn } from './trading.js';

/** WARBAND-MOVE-032: of the side that announces, only those who have. */
const partnersNow = (sight: BattleSight, actor: Actor): readonly FigureIndex[] =>
  partnersOf(sight, actor).filter((partner) => maySwap(sight, actor, partner));

const partnerIn = (sight: BattleSight, key: string): FigureIndex => actorNamed(sight, key)?.figure ?? -1;

export const swapActs: UnitActs<SwapChoice> = {
  // WARBAND-BMOVE-003: a move action of each.
  swap: {
    moments: ['opening'],
    fields: { partner: shape.name },
    any: (sight, actor) => partnersNow(sight, actor).length > 0,
    lists: (sight, actor) =>
      partnersNow(sight, actor).map((partner) => ({
        choose: 'swap',
        figure: keyOfActor(sight, actor),
        partner: keyOf(sight, partner),
      })),
    refuses: (sight, { unit, figure }, choice) => {
      const partner = partnerIn(sight, choice.partner);
      if (figure < 0) return brokenRule('WARBAND-BMOVE-003', 'warband.swap.wholeUnit', { figure: choice.figure });
      if (partner < 0) return { code: 'NO_SUCH', what: 'figure', id: choice.partner };
      // WARBAND-MOVE-004: it is as it was announced.
      return maySwap(sight, { unit, figure }, partner)
        ? swapBan(sight, unit, figure, partner)
        : brokenRule('WARBAND-MOVE-004', 'warband.swap.otherPartner', { figure: choice.figure });
    },
    then: (play, { unit, figure }, choice) => {
      const swapping = swapOf(play, unit, figure, partnerIn(play, choice.partner));
      if (swapping !== null) play.next({ step: 'swapSave', nth: 0, saved: false, ...swapping });
    },
  },
};

/** WARBAND-BMOVE-006 to WARBAND-BMOVE-008: one that fails spoils the round of both; two that fail spoil the exchange too. */
const settles = (play: BattlePlay, swapping: Swapping, saved: readonly [boolean, boolean]): void => {
  const { unit, figure, partner } = swapping;
  const trades = saved.includes(true);
  const loses = saved.includes(false);
  const exposed = loses && play.given.options['warband.swapFailExposed'] === 'on' && isEngagedUnit(play, unit);
  play.say({
    event: 'swapped',
    unit,
    figure,
    partner,
    saved,
    traded: trades,
    exposed,
    ...tradedIn(play, swapping, { trades, loses }),
  });
  // WARBAND-TACTIC-035: who stands in front now may have no shield.
  settleWalls(play);
};

type Saving = Extract<BattleStep, { readonly step: 'swapSave' }>;
const saverOf = ({ nth, figure, partner }: Saving): FigureIndex => (nth === 0 ? figure : partner);

export const swapProcedures: Procedures<Battle, 'swapSave'> = {
  // WARBAND-BMOVE-005, WARBAND-BMOVE-009: a Capture save of each, who asks first.
  swapSave: rolls({
    throws: (facts, step) => testThrow(facts.rate(testTarget(facts, saverOf(step), 'capture'))),
    thrower: (facts, step) => rowOf(facts, saverOf(step)).seat,
    then: (play, { step: _step, ...saving }, result) => {
      const { nth, saved: first, ...swapping } = saving;
      const saved = result === 'success';
      const who = nth === 0 ? swapping.figure : swapping.partner;
      play.say({ event: 'swapRolled', figure: who, saved, needs: play.rate(testTarget(play, who, 'capture')) });
      if (nth === 0) play.next({ step: 'swapSave', nth: 1, saved, ...swapping });
      else settles(play, swapping, [first, saved]);
    },
  }),
};
