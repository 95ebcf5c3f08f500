import { exact, forgetAllKept } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { begun } from '../playOut.js';
import { type Rival, repeat } from '../rival.js';

/**
 * Thirty dice on one target: 29 that are named, more than a figure has by itself (a forecast takes what it is asked for),
 * and one more because the target has nothing in its hands.
 */
const sight = ((): warband.SkirmishSight => {
  const setup = {
    seats: ['one', 'two'],
    a: { name: 'Red', seat: 'one', figures: [{ attacks: 20, at: { x: 5, y: 5 } }] },
    b: { name: 'Blue', seat: 'two', figures: [{ might: 20, armour: 3, gear: [], at: { x: 6, y: 5 } }] },
    position: { phase: 'melee' },
  };
  return begun<warband.Skirmish>(warband.skirmishScene, { setup }).state;
})();

const ahead = (): warband.AttackForecast =>
  warband.forecastAttack(sight, { choose: 'attack', figure: 'A1', dice: { B1: 29 } });

const proof = (): string => {
  const { targets, points } = ahead();
  if (targets[0]?.dice !== 30) throw new Error('not thirty dice');
  return points.map(exact).join();
};

/** With nothing kept: every chance is counted. */
export const anew: Rival = repeat(() => {
  forgetAllKept();
  return ahead();
}, proof);

/** As a page asks again. */
export const again: Rival = repeat(ahead, proof);
