import type { Trigger } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import { isRouted, isUnitHere, unitOf } from '../units/units.js';
import { hasBanner } from './chance.js';
import { groupOfUnit, isWatched } from './members.js';

/** Whether it is noted of a unit that something has happened to it. WARBAND-MORALE-033: of one that runs, once a round. */
export const notesOfUnit = (sight: BattleSight, unit: FormationIndex, by: Trigger): boolean => {
  if (!isWatched(sight, unit)) return false;
  if (isRouted(sight, unit)) return unitOf(sight, unit).lastTrigger < sight.open.round;
  return !groupOfUnit(sight, unit).triggers.includes(by);
};

/** WARBAND-MORALE-020: something has happened for which a unit checks at the End. */
export const triggerUnit = (play: BattlePlay, unit: FormationIndex, by: Trigger): void => {
  if (notesOfUnit(play, unit, by)) play.say({ event: 'triggered', group: unit, by, thirds: null });
};

/** WARBAND-TACTIC-017, WARBAND-TACTIC-020: banners whose bearers have fallen. When figures have been removed. */
export const noticeBanners = (play: BattlePlay): void => {
  for (let unit = 0; unit < play.open.units.length; unit++) {
    const { bearer, ranks } = unitOf(play, unit);
    // Who leaves the map or gives itself up takes its banner along.
    const isAway = ranks.length > 0 && !isUnitHere(play, unit);
    if (bearer < 0 || isAway || hasBanner(play, unit)) continue;
    play.say({ event: 'bannerLost', unit });
    triggerUnit(play, unit, 'banner');
  }
};
