import { type Run, type SceneTypes, stream } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { begun, playOut } from '../playOut.js';
import { type Rival, repeat } from '../rival.js';

// Ready-made sides with all that they can do, every choice and die at random: what laws and laboratories play. No bare loop
// knows all of it.

const red = { name: 'Red', seat: 'one' };
const blue = { name: 'Blue', seat: 'two' };
const seats = ['one', 'two'];

const atRandom = <T extends SceneTypes>(name: string, first: Run<T>): Rival => {
  let played = 0;
  return repeat(() => playOut(first.fork(), stream(`${name} ${played++}`)));
};

/** Two bands. */
export const skirmish = (): Rival => {
  const a = { ...red, figures: warband.BANDS.usual };
  const b = { ...blue, figures: warband.BANDS.shields };
  return atRandom('skirmish', begun<warband.Skirmish>(warband.skirmishScene, { setup: { seats, a, b } }));
};

/** Two armies of three units. */
export const lines = (): Rival => {
  const a = { ...red, units: warband.ARMIES.mixed };
  const b = { ...blue, units: warband.ARMIES.raiders };
  return atRandom('battle', begun<warband.Battle>(warband.linesScene, { setup: { seats, a, b } }));
};
