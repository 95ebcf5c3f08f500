import { LINKS, linkOf, type SeatId } from '@warmoot/kernel';
import type { Deed } from './commands.js';
import type { SeenScene } from './seen.js';

/** What a device does by itself for the dice, and the secret of its chain, to be kept before anything is sent. */
export interface Sharing {
  readonly deed: Extract<Deed, { do: 'share' | 'link' }>;
  readonly secret: string;
}

/** Begins a chain, or begins anew: the way to go on where another device keeps the chain of the seat. */
export const beginShare = ({ scene }: Pick<SeenScene, 'scene'>, secret: string): Sharing => ({
  deed: { do: 'share', scene, tip: linkOf(secret, 0) },
  secret,
});

/** What the dice of a scene wait for from a seat; null where it is nothing. */
export const awaitedOf = ({ dice }: Pick<SeenScene, 'dice'>, seat: SeatId): 'tip' | 'link' | null =>
  dice?.awaited.find((one) => one.seat === seat)?.need ?? null;

/**
 * What the device of a seat does for the dice that are awaited, with the secret that it keeps for this scene, if any; null
 * where nothing is wanted of it, or another device keeps the chain. `fresh` makes a new secret.
 */
export const shareFor = (
  scene: Pick<SeenScene, 'scene' | 'dice'>,
  seat: SeatId,
  secret: string | null,
  fresh: () => string,
): Sharing | null => {
  const need = awaitedOf(scene, seat);
  if (need === 'tip') return beginShare(scene, fresh());
  const share = scene.dice?.shares[seat];
  if (need === null || secret === null || share === undefined) return null;
  const used = LINKS - share.left;
  if (linkOf(secret, used) !== share.last) return null;
  return { deed: { do: 'link', scene: scene.scene, link: linkOf(secret, used + 1) }, secret };
};
