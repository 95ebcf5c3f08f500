import { asks, brokenRule, type Procedures, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../../war/indexes.js';
import { commander } from '../../../war/roster/armies.js';
import { isOnTheMap, nameOf, sideOf, unitNamed } from '../../../war/roster/roster.js';
import { acting, type ChoiceOf, type Command, type CommandPlay, type CommandSight } from '../command.js';
import { calledBy } from '../names.js';
import { damage, rout, whyRout } from '../rout.js';
import { attacksLeft, routOf } from '../turn.js';
import { canPay } from '../units.js';
import { answerFault } from '../volleys.js';
import { attackTotal, defenceTotal, winnerOf } from './clash.js';

/** COMMAND-RESOLVE-012 */
export const LOSE_ATTACK_COST = 2;
/** COMMAND-SURVIVOR-004 */
export const ALLOW_ESCAPE_COST = 1;

/** COMMAND-RESOLVE-001: any attack that is not yet resolved. */
const resolutions = (sight: CommandSight): readonly ChoiceOf<'resolve'>[] =>
  attacksLeft(sight).map(([attacker, target]) => ({
    choose: 'resolve',
    attacker: nameOf(sight, attacker),
    target: nameOf(sight, target),
  }));

/** COMMAND-RESOLVE-016: winning costs nothing and moves nobody. COMMAND-RESOLVE-013: only who leads pays for losing. */
const resolve = (play: CommandPlay, unit: UnitIndex, target: UnitIndex): void => {
  const attack = play.rate(attackTotal(play, unit));
  const defence = play.rate(defenceTotal(play, target));
  const won = winnerOf(play, { attack: attack.total, defence: defence.total });
  const winner = won === null ? null : won === 'attacker' ? unit : target;
  play.say({ event: 'clashed', unit, target, attack, defence, winner });
  if (winner !== null) play.next({ step: 'lost', unit: winner === unit ? target : unit, by: winner });
};

/** COMMAND-RESOLVE-014: with fewer than two points a loser must rout. */
const lossAnswers = (sight: CommandSight, unit: UnitIndex): readonly ChoiceOf<'loseAttack' | 'rout'>[] => [
  ...(canPay(sight, unit, LOSE_ATTACK_COST) ? [{ choose: 'loseAttack', unit: nameOf(sight, unit) } as const] : []),
  routOf(sight, unit),
];

/** COMMAND-SURVIVOR-005: without a point the victor must slaughter, or rout. */
const survivorAnswers = (
  sight: CommandSight,
  unit: UnitIndex,
): readonly ChoiceOf<'allowEscape' | 'slaughter' | 'rout'>[] => {
  const name = nameOf(sight, unit);
  return [
    ...(canPay(sight, unit, ALLOW_ESCAPE_COST) ? [{ choose: 'allowEscape', unit: name } as const] : []),
    { choose: 'slaughter', unit: name },
    routOf(sight, unit),
  ];
};

export const combatProcedures: Procedures<Command, 'combats' | 'lost' | 'survivors'> = {
  // COMMAND-RESOLVE-002: one attack at a time, after seeing what came of the last.
  combats: asks({
    whom: (facts) => commander(facts.given, acting(facts)),
    answer: shape.union('choose', { resolve: { attacker: shape.name, target: shape.name } }),
    choices: (view) => resolutions(view),
    refuses: (view, _step, { attacker, target }) =>
      brokenRule('COMMAND-RESOLVE-001', 'command.noSuchAttack', {
        unit: calledBy(view, attacker),
        attacker: calledBy(view, attacker),
        target: calledBy(view, target),
      }),
    then: (play, _step, { attacker, target }) => {
      resolve(play, unitNamed(play, attacker), unitNamed(play, target));
      play.next({ step: 'settle' });
    },
  }),

  lost: asks({
    whom: (facts, { unit }) => commander(facts.given, sideOf(facts, unit)),
    answer: shape.union('choose', { loseAttack: { unit: shape.name }, rout: { unit: shape.name } }),
    choices: (view, { unit }) => lossAnswers(view, unit),
    refuses: (view, { unit }, choice) => answerFault(view, unit, choice, LOSE_ATTACK_COST),
    then: (play, { unit, by }, { choose }) => {
      if (choose === 'loseAttack') {
        // COMMAND-RESOLVE-015: the points are paid even where the damage routs it.
        play.say({ event: 'lostAttack', unit, to: by, cost: LOSE_ATTACK_COST });
        damage(play, unit, by, 'combat');
      } else rout(play, unit, whyRout(canPay(play, unit, LOSE_ATTACK_COST)));
      // COMMAND-MORALE-008: the checks come before the survivors.
      play.next({ step: 'morale' });
      // COMMAND-SURVIVOR-001, COMMAND-SURVIVOR-002: only where a defender has routed. COMMAND-RESOLVE-017: not an attacker.
      const isDefender = sideOf(play, unit) !== play.open.active;
      if (isDefender && !isOnTheMap(play, unit)) play.next({ step: 'survivors', unit: by, routed: unit });
    },
  }),

  // COMMAND-SURVIVOR-007: the unit that led the attack, and nobody else.
  survivors: asks({
    whom: (facts, { unit }) => commander(facts.given, sideOf(facts, unit)),
    answer: shape.union('choose', {
      allowEscape: { unit: shape.name },
      slaughter: { unit: shape.name },
      rout: { unit: shape.name },
    }),
    choices: (view, { unit }) => survivorAnswers(view, unit),
    refuses: (view, { unit }, choice) => answerFault(view, unit, choice, ALLOW_ESCAPE_COST),
    then: (play, { unit, routed }, { choose }) => {
      if (choose === 'allowEscape') play.say({ event: 'letEscape', unit, routed, cost: ALLOW_ESCAPE_COST });
      // COMMAND-SURVIVOR-003: it goes with those it has taken. COMMAND-SURVIVOR-006: that is no rout.
      else if (choose === 'slaughter') play.say({ event: 'slaughtered', unit, routed, cost: 0 });
      else {
        rout(play, unit, 'chosen');
        play.next({ step: 'morale' });
      }
    },
  }),
};
