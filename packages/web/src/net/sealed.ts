import { sceneRules } from '@warmoot/rules';
import type { Sitting } from './sitting.js';

/** Whether nobody but this seat's person has ever played at the table. */
const isAlone = ({ seen, seat }: Pick<Sitting, 'seen' | 'seat'>): boolean =>
  seen?.seats.every((one) => one.seat === seat || one.role === 'spectator' || one.holder === 'computer') ?? false;

/**
 * Whether the log of a scene that is over stays closed to this seat, for what others keep to themselves stands in it.
 * The table refuses such a log, so it is not asked for.
 */
export const staysSealed = (sitting: Pick<Sitting, 'seen' | 'seat' | 'items'>, scene: number): boolean => {
  const head = sitting.seen?.scenes.find((one) => one.scene === scene);
  const rules = head === undefined ? null : sceneRules(head.name);
  if (!rules?.ok || rules.value.staysSecret !== true) return false;
  return !isAlone(sitting) && !sitting.items.some(({ what }) => what.did === 'fileOpened');
};
