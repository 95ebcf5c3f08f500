import type { DuelEvent, DuelPlay } from '../duel.js';
import { separation } from '../ground/ground.js';
import type { Grip, Who } from '../model.js';
import { DAGGER } from '../tables/distances.table.js';
import { combatant, isIn } from './people.js';

type Why = Extract<DuelEvent, { event: 'gripEnded' }>['why'];

// SAGA-DUEL-COND-019: a Tackle that ends leaves its victim PRONE.
// SAGA-DUEL-COND-020: one that was broken does not, unless the table wants it so.
// SAGA-DUEL-COND-031: it is the TACKLED that ends here, whatever word the entry uses.
export const endGrip = (play: DuelPlay, grip: Grip, why: Why): void => {
  const broken = why === 'broken' && !play.given.options['saga.duel.breakTackleProne'];
  const prone = grip.grip === 'tackled' && !broken && isIn(play, grip.victim);
  play.say({ event: 'gripEnded', grip, why, prone });
};

// SAGA-DUEL-COND-029: the grips of someone who is out, and on someone who is out, end as a release.
export const endGripsOf = (play: DuelPlay, who: Who): void => {
  if (play.open.grips.length === 0) return;
  for (const grip of [...play.open.grips]) {
    if (grip.holder === who || grip.victim === who) endGrip(play, grip, 'holderOut');
  }
};

// SAGA-DUEL-COND-025: distance ends a grip as soon as the move that opened it is finished.
// SAGA-DUEL-COND-024: nobody is dragged along.
export const endGripsByDistance = (play: DuelPlay): void => {
  if (play.open.grips.length === 0) return;
  for (const grip of [...play.open.grips]) {
    const apart = separation(combatant(play, grip.holder), combatant(play, grip.victim)) > DAGGER;
    if (apart) endGrip(play, grip, 'distance');
  }
};

// SAGA-DUEL-ROUND-022: a side with nobody left in the fight has lost; if neither has anybody, it is a draw.
export const seeWhetherOver = ({ given, open, say }: DuelPlay): void => {
  let one = 0;
  let two = 0;
  for (let who = 0; who < open.combatants.length; who++) {
    if (open.combatants[who]?.standing !== 'in') continue;
    if (given.fighters[who]?.side === 1) one++;
    else two++;
  }
  if (one > 0 && two > 0) return;
  say({ event: 'ended', ending: one > 0 ? 'side1' : two > 0 ? 'side2' : 'draw' });
};
