import { beginState, exact, forgetAllKept, scoresOf, type Throw } from '@warmoot/kernel';
import { SCENES, sortie } from '@warmoot/rules';
import { type Rival, repeat } from '../rival.js';

/** Two heavy units that stake ten dice each: twelve dice net, fifteen rolled, and more by maneuver. */
const STAKE = 10;
const UNIT = { weight: 'heavy', level: 3, commander: { level: 2 } };
const SUPPOSED = { unit: 0, enemy: 1, bid: STAKE, theirBid: STAKE };

const sight = ((): sortie.SortieSight => {
  const setup = {
    seats: ['one', 'two'],
    a: { name: 'Red', seat: 'one', units: [UNIT] },
    b: { name: 'Blue', seat: 'two', units: [UNIT] },
  };
  const begun = beginState<sortie.Sortie>(SCENES['sortie/battle'] as never, { setup });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return begun.value;
})();

const matrix = (): readonly sortie.Cell[] => sortie.matrixOf(sight, SUPPOSED);
const proof = (): string =>
  matrix()
    .map(({ odds }) => (odds === null ? '' : exact(odds.wins[0])))
    .join();

const NETS = [...new Set(matrix().flatMap(({ nets }) => nets.map(({ total }) => total)))];

// More than the kernel keeps, so that a pool that comes round again has been forgotten.
const SHIFTS = 20_000;

/** A pool with every face moved up, which no cache has seen: the same work. */
const moved = (net: number, shift: number): Throw => {
  const pool = sortie.poolThrow(net);
  return { ...pool, dice: pool.dice.map((die) => ({ ...die, low: die.low + shift })) };
};

let shift = 0;

/** All 25 pairs with nothing kept: every pool is counted, and then every pair of pools. */
export const anew: Rival = repeat(() => {
  shift = (shift + 1) % SHIFTS;
  forgetAllKept();
  for (const net of NETS) scoresOf(moved(net, shift));
  return matrix();
}, proof);

/** As a page asks again, when one more die is staked and then taken back. */
export const again: Rival = repeat(matrix, proof);
