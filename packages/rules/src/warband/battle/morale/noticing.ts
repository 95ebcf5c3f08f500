import { figureOf } from '../../figures/figures.js';
import type { FormationIndex } from '../../model/units.js';
import { noticeAllies, noticeAmbush, noticeThirds, type Watched } from '../../morale/triggers.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import { asFigures } from '../model/borrowing.js';
import { isInUnit, lossesOfUnit } from '../nerve/members.js';
import { notesOfUnit, noticeBanners, triggerUnit } from '../nerve/triggers.js';
import { unitOf } from '../units/units.js';

const UNITS: Watched = {
  losses: (sight: BattleSight, unit) => lossesOfUnit(sight, unit),
  notes: (sight: BattleSight, unit, by) => notesOfUnit(sight, unit, by),
};

/**
 * WARBAND-MORALE-005, WARBAND-TACTIC-009: dead, surrendered or gone from the field; or gone from the unit, and on the way. Who
 * runs with the unit has not left it. Who is subdued is a loss, and none of these.
 */
const isLeaderLost = (sight: BattleSight, unit: FormationIndex): boolean => {
  const { leader } = unitOf(sight, unit);
  const { fate, retreating } = figureOf(sight, leader);
  if (fate !== 'fighting') return fate !== 'subdued';
  return retreating !== 'no' && !isInUnit(sight, unit, leader);
};

/** WARBAND-TACTIC-009, WARBAND-TACTIC-010: each leader is missed once, by those whom they led in this round. */
const noticeLeaders = (play: BattlePlay): void => {
  for (let unit = 0; unit < play.open.units.length; unit++) {
    const { leader, duelLost } = unitOf(play, unit);
    if (leader < 0 || play.open.mourned.includes(leader) || !isLeaderLost(play, unit)) continue;
    play.say({ event: 'leaderLost', figure: leader });
    triggerUnit(play, unit, duelLost ? 'duel' : 'leader');
  }
};

/** WARBAND-MORALE-029: what units see of each other in one and the same End, where the table wants that. */
export const noticeEachOther = (play: BattlePlay): void => {
  noticeLeaders(play);
  noticeAllies(asFigures(play), UNITS);
};

/** WARBAND-MORALE-020: all that has happened in a round for which units check at its End. */
export const notice = (play: BattlePlay): void => {
  noticeThirds(asFigures(play), UNITS);
  noticeEachOther(play);
  noticeAmbush(asFigures(play), UNITS);
  noticeBanners(play);
};
