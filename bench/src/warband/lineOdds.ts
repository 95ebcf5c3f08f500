import { exact, forgetAllKept } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { begun } from '../playOut.js';
import { type Rival, repeat } from '../rival.js';

/** Thirty dice on both sides: two ranks of five with spears, three attacks each, and a captain in the middle of each front. */
const sight = ((): warband.BattleSight => {
  const spears = { might: 3, armour: 2, gear: [{ item: 'spear' }] };
  const unit = (x: number, facing: string) => ({
    at: { x, y: 7 },
    facing,
    ranks: [
      {
        figures: [
          { ...spears, count: 2 },
          { ...spears, flags: ['unique'] },
          { ...spears, count: 2 },
        ],
      },
      { figures: [{ ...spears, count: 5 }] },
    ],
  });
  const setup = {
    seats: ['one', 'two'],
    a: { name: 'Red', seat: 'one', units: [unit(11, 'e')] },
    b: { name: 'Blue', seat: 'two', units: [unit(12, 'w')] },
    position: { phase: 'melee' },
  };
  return begun<warband.Battle>(warband.linesScene, { setup }).state;
})();

const ahead = (): warband.LineForecast => warband.forecastLine(sight, 0, 'blows');

const proof = (): string => {
  const { agents, losses } = ahead();
  const many = agents.reduce((sum, one) => sum + one.aims.reduce((all, { dice }) => all + dice, 0), 0);
  if (many !== 60) throw new Error(`not thirty dice on both sides: ${many}`);
  return losses.flatMap(({ figures }) => figures.map(exact)).join();
};

/** With nothing kept: every chance is counted. */
export const anew: Rival = repeat(() => {
  forgetAllKept();
  return ahead();
}, proof);

/** As a page asks again. */
export const again: Rival = repeat(ahead, proof);
