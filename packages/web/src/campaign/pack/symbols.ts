import type { saga } from '@warmoot/rules';
import type { IconName } from '../../design/base/Icon.js';
import type { Space } from './hand.js';

/** The symbol of an object, where the sprite has one. */
export const SYMBOLS: Readonly<Partial<Record<saga.carry.ObjectId, IconName>>> = {
  keys: 'ch-key',
  book: 'ch-quill',
  dagger: 'wp-dagger',
  rock: 'wp-rock',
  sword: 'wp-sword',
  fencingSword: 'wp-fencing',
  bigSword: 'wp-bigsword',
  warhammer: 'wp-hammer',
  hammer: 'wp-hammer',
  mace: 'wp-mace',
  axe: 'wp-axe',
  club: 'wp-club',
  shortBow: 'wp-bow',
  longbow: 'wp-bow',
  spear: 'wp-spear',
  staff: 'wp-staff',
  halberd: 'wp-halberd',
  shield: 'ar-shield',
  mailArmour: 'ar-mail',
  paddedArmour: 'ar-leather',
  plateLower: 'ar-plate',
  plateUpper: 'ar-plate',
};

/** Some spaces in a rectangle. */
export interface Box extends Space {
  readonly high: number;
  readonly wide: number;
}

const LIMIT = 8;
const each = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth + 1);

/** The largest rectangle within a set of spaces: there is room to write. */
export const roomIn = (spaces: readonly Space[]): Box => {
  const taken = new Set(spaces.map(({ row, column }) => `${row},${column}`));
  const isWithin = ({ row, column, high, wide }: Box): boolean =>
    each(high).every((down) => each(wide).every((right) => taken.has(`${row + down - 1},${column + right - 1}`)));
  let best: Box = { row: 0, column: 0, high: 0, wide: 0 };
  for (const { row, column } of spaces) {
    for (const high of each(LIMIT)) {
      for (const wide of each(LIMIT)) {
        const box = { row, column, high, wide };
        if (high * wide > best.high * best.wide && isWithin(box)) best = box;
      }
    }
  }
  return best;
};

/** A name in lines of about so many letters. */
export const linesOf = (name: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
