import type { saga } from '@warmoot/rules';
import type { IconName } from '../../design/base/Icon.js';
import type { DrawnBox } from './laid.js';

/** How a symbol of the sprite fills the spaces of an object. */
export interface Silhouette {
  readonly symbol: IconName;
  /** By how many degrees the sprite has tilted it; it is set upright before it is laid into its spaces. */
  readonly tilt: 0 | 45;
  /** What it fills once it stands upright: left, top, right, bottom. */
  readonly box: DrawnBox;
}

const tilted = (symbol: IconName, ...box: Silhouette['box']): Silhouette => ({ symbol, tilt: 45, box });
const upright = (symbol: IconName, ...box: Silhouette['box']): Silhouette => ({ symbol, tilt: 0, box });

/** Objects that the sprite has a symbol for. */
export const SILHOUETTES: Readonly<Partial<Record<saga.carry.ObjectId, Silhouette>>> = {
  keys: upright('ch-key', 7, 1, 18, 23),
  book: upright('ch-quill', 3, 1.5, 21.5, 23),
  dagger: tilted('wp-dagger', 9.5, 2, 22.5, 30.5),
  rock: upright('wp-rock', 4.5, 5, 27.5, 27.5),
  bandages: upright('wb-bandage', 4, 3.5, 23.5, 22),
  sword: tilted('wp-sword', 8, -4.5, 24, 36),
  fencingSword: tilted('wp-fencing', 9, -6, 23, 36),
  bigSword: tilted('wp-bigsword', 5.5, -6, 26.5, 37),
  warhammer: tilted('wp-hammer', 4.5, -3, 26, 36),
  hammer: tilted('wp-hammer', 4.5, -3, 26, 36),
  mace: tilted('wp-mace', 7.5, -5, 24.5, 36),
  axe: tilted('wp-axe', 12, -3.5, 30, 36),
  club: tilted('wp-club', 10, -5, 22, 36),
  shortBow: upright('wp-bow', 7, 1.5, 22, 30.5),
  longbow: upright('wp-bow', 7, 1.5, 22, 30.5),
  quiver: upright('wb-quiver', 6, -1, 25, 32),
  spear: tilted('wp-spear', 10.5, -8, 21.5, 40),
  staff: tilted('wp-staff', 12, -7, 20, 39),
  halberd: tilted('wp-halberd', 7, -8, 27, 40),
  shield: upright('ar-shield', 4, 4, 28, 31),
  helmet: upright('ar-helmet', 2, 3, 30, 32),
  mailArmour: upright('ar-mail', 5, 3.5, 27, 30),
  paddedArmour: upright('ar-leather', 5, 3.5, 27, 29),
  plateLower: upright('ar-plate', 5, 3.5, 27, 31),
  plateUpper: upright('ar-plate', 5, 3.5, 27, 31),
  food: upright('tv-food', 1.5, 5.5, 22.5, 20),
  waterskin: upright('tv-water', 3.5, 1, 20.5, 23),
};
