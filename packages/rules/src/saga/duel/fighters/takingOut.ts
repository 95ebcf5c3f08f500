import type { DuelEvent, DuelPlay } from '../duel.js';
import { separation } from '../ground/ground.js';
import type { Grip } from '../model.js';
import { combatant } from './hands.js';

type Why = Extract<DuelEvent, { event: 'gripEnded' }>['why'];

/** SAGA-DUEL-COND-019, -020: a Tackle that ends otherwise than by breaking it leaves its victim PRONE. */
export const endGrip = (play: DuelPlay, grip: Grip, why: Why): void => {
  const broken = why === 'broken' && !play.given.options['saga.duel.breakTackleProne'];
  const prone = grip.grip === 'tackled' && !broken && combatant(play, grip.victim).standing === 'in';
  play.say({ event: 'gripEnded', grip, why, prone });
};

/** The grips of someone who is out, and on someone who is out, end. */
export const endGripsOf = (play: DuelPlay, who: number): void => {
  for (const grip of [...play.open.grips]) {
    if (grip.holder === who || grip.victim === who) endGrip(play, grip as Grip, 'holderOut');
  }
};

// SAGA-DUEL-COND-025: distance ends a grip as soon as the move that opened it is finished.
export const endGripsByDistance = (play: DuelPlay): void => {
  if (play.open.grips.length === 0) return;
  for (const grip of [...play.open.grips]) {
    const apart = separation(combatant(play, grip.holder), combatant(play, grip.victim)) > 1;
    if (apart) endGrip(play, grip as Grip, 'distance');
  }
};

// SAGA-DUEL-ROUND-022: a side with nobody left in the fight has lost; if neither has anybody, it is a draw.
export const seeWhetherOver = ({ given, open, say }: DuelPlay): void => {
  const left = [0, 0];
  open.combatants.forEach(({ standing }, who) => {
    if (standing === 'in') left[(given.fighters[who]?.side ?? 1) - 1]! += 1;
  });
  const [one, two] = left as [number, number];
  if (one > 0 && two > 0) return;
  say({ event: 'ended', ending: one > 0 ? 'side1' : two > 0 ? 'side2' : 'draw' });
};
