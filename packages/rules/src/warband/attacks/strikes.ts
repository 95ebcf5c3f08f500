import { asks, does, type Procedures, rolls, shape } from '@warmoot/kernel';
import { endangered, struckFor } from '../figures/aiming.js';
import { disturbDuel, settleDuels } from '../figures/duelling.js';
import { figureOf, keyOf, rowOf } from '../figures/figures.js';
import { countsAsProne, settleHolds } from '../figures/grappling.js';
import { creditKiller } from '../figures/killers.js';
import type { KillingBlowChoice, Row, Sure } from '../model/attacking.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { canBeWounded, goThrough } from './criticals.js';
import { harm } from './damage.js';
import { diceOf, fallenOf, rowDice, rowThrow } from './rows.js';

/**
 * Why a row hits without dice; null where dice fall. WARBAND-GRAPPLE-020: the price of a grapple that failed.
 * WARBAND-MOD-005: a death blow. WARBAND-VANQUISH-005: a target that knows of nothing. WARBAND-MOD-028: never from afar.
 */
export const sureOf = (sight: SkirmishSight, { by, target, way }: Pick<Row, 'by' | 'target' | 'way'>): Sure | null => {
  if (way !== 'melee') return null;
  const { unaware, openTo } = figureOf(sight, target);
  if (unaware) return 'unaware';
  if (openTo.includes(by)) return 'price';
  return countsAsProne(sight, target, by) ? 'deathBlow' : null;
};

/**
 * Puts a row of attacks, with dice or without. WARBAND-ACTION-010: on whoever shields the target. WARBAND-DUEL-010: it ends
 * a duel into which it falls. WARBAND-VANQUISH-007: a referee is asked whether a killing blow is sure.
 */
export const putRow = (play: SkirmishPlay, aimed: Row): void => {
  const row = { ...aimed, target: struckFor(play, aimed.target) };
  disturbDuel(play, row.by, row.target);
  const why = sureOf(play, row);
  if (why === null) play.next({ step: 'row', ...row });
  else if (why === 'unaware' && play.given.referee !== null) play.next({ step: 'killingBlow', ...row });
  else if (why === 'unaware' && figureOf(play, row.target).sure) slay(play, row);
  else play.next({ step: 'sureRow', why, ...row });
};

/** WARBAND-VANQUISH-004, WARBAND-VANQUISH-008: the victim is out at once; a player character only where the table has it so. */
const slay = (play: SkirmishPlay, row: Row): void => {
  const { by, target } = row;
  if (rowOf(play, target).pc && play.given.options['warband.vulnerableKillsPc'] === 'off') {
    const points = figureOf(play, target).hp;
    // WARBAND-VANQUISH-009: it knows of its enemies now. A killing blow subdues nobody.
    play.say({ event: 'hitAutomatically', ...row, subdue: false, points, why: 'unaware' });
    play.say({ event: 'harmed', figure: target, by, points, hp: 0, subdue: false });
    return;
  }
  play.say({ event: 'slainAtOnce', figure: target, by });
  creditKiller(play, target);
  settleHolds(play);
  settleDuels(play);
};

/** A row's own fields out of a step that has more. */
const rowIn = ({ by, target, dice, way, weapon, subdue, first }: Row): Row => ({
  by,
  target,
  dice,
  way,
  weapon,
  subdue,
  first,
});

// holds by: WARBAND-MELEE-010, WARBAND-MELEE-018: blows only mark points; who falls is judged when all of a step or phase have struck.
// holds by: WARBAND-MELEE-019, WARBAND-VANQUISH-002: at 0 HP a figure is still in the fight until then, and strikes in its turn.
// holds by: WARBAND-VANQUISH-003: a choice names a target and nothing of it; what a blow looks like is for people to tell.
// holds by: WARBAND-VANQUISH-006: without a referee nothing is sure unless the set-up says so; with one the judgement is asked for.
// holds by: WARBAND-CRIT-001: nothing here asks who is a character and who is not.
export const strikeProcedures: Procedures<Skirmish, 'row' | 'sureRow' | 'killingBlow'> = {
  // WARBAND-MELEE-003, WARBAND-MELEE-006, WARBAND-CORE-008: one target after the other, all its dice in one row.
  row: rolls<Skirmish, Row & { step: 'row' }, readonly number[]>({
    throws: (facts, row) => rowThrow(facts, row),
    // WARBAND-MELEE-009
    thrower: (facts, { by }) => rowOf(facts, by).seat,
    then: (play, step, counts) => {
      const row = rowIn(step);
      const { thrown, chance, dice: rolled } = rowDice(play, row);
      const { criticals, hits, allies } = fallenOf(thrown, counts);
      const among = allies > 0 ? endangered(play, row.by, row.target) : [];
      play.say({ event: 'struck', ...row, chance, rolled, hits, criticals, allies });
      // WARBAND-MELEE-008, WARBAND-CRIT-004: every success is a point.
      goThrough(play, { row, points: hits + criticals, criticals: canBeWounded(play, row) ? criticals : 0 });
      const { by, target, subdue } = row;
      if (allies > 0) play.next({ step: 'ally', by, target, points: allies, subdue, among });
    },
  }),

  // WARBAND-MOD-005, WARBAND-MOD-029: a point for each attack, no dice, and so no criticals.
  sureRow: does((play, { why, ...step }) => {
    const row = rowIn(step);
    const points = diceOf(play, row);
    play.say({ event: 'hitAutomatically', ...row, points, why });
    harm(play, { figure: row.target, by: row.by, points, subdue: row.subdue, hit: true });
  }),

  // WARBAND-VANQUISH-007, WARBAND-CORE-006
  killingBlow: asks<Skirmish, Row & { step: 'killingBlow' }, KillingBlowChoice>({
    whom: (facts, { target }) => [{ seat: facts.given.referee as string, as: keyOf(facts, target) }],
    answer: shape.union('choose', { sure: {}, notSure: {} }),
    choices: () => [{ choose: 'notSure' }, { choose: 'sure' }],
    then: (play, step, { choose }) => {
      const row = rowIn(step);
      if (choose === 'sure') slay(play, row);
      else play.next({ step: 'sureRow', why: 'unaware', ...row });
    },
  }),
};
