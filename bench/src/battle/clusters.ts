import { type Stream, stream } from '@warmoot/kernel';
import { saga, type war } from '@warmoot/rules';
import { type Rival, repeat } from '../rival.js';
import { bareClusterings } from './bareBattle.js';
import { bareField } from './bareField.js';

const SIZE = { rows: 12, columns: 12 };
const FIELD = bareField(null, SIZE);
const NINE_EACH = Array.from({ length: 18 }, (_, unit) => ({ side: (unit < 9 ? 0 : 1) as 0 | 1 }));

/** The part of a ground that contacts are worked out from. */
const GROUND = { touches: FIELD.touch, occupants: new Int32Array(FIELD.size) } as unknown as war.Ground;

const contactsAt = (at: readonly number[]): readonly number[] => saga.battle.contactsOf(GROUND, NINE_EACH, at);

/** Eighteen units together on the plain, nine of each side, all of them engaged. */
const melee = (source: Stream): readonly number[] => {
  for (;;) {
    const hexes = [Math.floor(FIELD.size / 2)];
    while (hexes.length < 18) {
      const next = FIELD.touch[hexes[source.below(hexes.length)]! * 6 + source.below(6)]!;
      if (next >= 0 && !hexes.includes(next)) hexes.push(next);
    }
    const at: number[] = [];
    while (hexes.length > 0) at.push(hexes.splice(source.below(hexes.length), 1)[0]!);
    if (contactsAt(at).every((near) => near !== 0)) return at;
  }
};

const source = stream('melees');
const RANDOM = Array.from({ length: 64 }, () => melee(source));

/**
 * The hardest positions that a search by hill climbing over thousands of melees came upon, by the time that the kernel's
 * rules took: nine attackers, then nine defenders, as hexes of the field above.
 */
const HARDEST: readonly (readonly number[])[] = [
  [50, 40, 83, 93, 71, 63, 73, 70, 60, 72, 82, 52, 59, 62, 74, 39, 81, 51],
];

const kernelWays = (
  at: readonly number[],
): readonly (readonly (readonly { lone: number; many: readonly number[] }[])[])[] => {
  const contacts = contactsAt(at);
  return saga.battle
    .partsOf(contacts)
    .map((part) => saga.battle.clusteringsOf(contacts, part, { roster: NINE_EACH, proactive: 0, even: true }));
};

/** By part and way: the clusters, each as the bits of its units, in order. */
const kernelBits = (at: readonly number[]): number[][][] =>
  kernelWays(at).map((ways) =>
    ways.map((clusters) =>
      clusters
        .map(({ lone, many }) => many.reduce((bits, unit) => bits | (1 << unit), 1 << lone))
        .sort((a, b) => a - b),
    ),
  );

const bareBits = (at: readonly number[]): number[][][] =>
  bareClusterings(FIELD, at, 9).map((ways) => ways.map((stars) => [...stars].sort((a, b) => a - b)));

const rivalOf = (
  positions: readonly (readonly number[])[],
  work: (at: readonly number[]) => readonly unknown[],
  bits: (at: readonly number[]) => number[][][],
): Rival =>
  repeat(
    (nth) => work(positions[nth % positions.length]!).length,
    () => JSON.stringify(positions.map(bits)),
  );

/** All allowed clusterings of 18 engaged units, in melees at random. */
export const kernelRandom = rivalOf(RANDOM, kernelWays, kernelBits);
export const bareRandom = rivalOf(RANDOM, (at) => bareClusterings(FIELD, at, 9), bareBits);

/** The same in the hardest known. */
export const kernelHardest = rivalOf(HARDEST, kernelWays, kernelBits);
export const bareHardest = rivalOf(HARDEST, (at) => bareClusterings(FIELD, at, 9), bareBits);
