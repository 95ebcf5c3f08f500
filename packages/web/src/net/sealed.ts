import type { SceneHead } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import type { Sitting } from './sitting.js';

/** Whether nobody but this seat's person has ever played at the table. */
const isAlone = ({ seen, seat }: Pick<Sitting, 'seen' | 'seat'>): boolean =>
  seen?.seats.every((one) => one.seat === seat || one.role === 'spectator' || one.holder === 'computer') ?? false;

/** SAGA-CAMPAIGN-004: whether sheets were closed in a scene. */
export const isShut = ({ closed }: Pick<SceneHead, 'closed'>): boolean => closed === true;

/** Whether what people keep to themselves in a scene stays secret when it is over. */
const isSecret = ({ name }: Pick<SceneHead, 'name'>): boolean => {
  const rules = sceneRules(name);
  return rules.ok && rules.value.staysSecret === true;
};

/**
 * Whether the log of a scene that is over stays closed to this seat, for what others keep to themselves stands in it.
 * The table refuses such a log, so it is not asked for.
 */
export const staysSealed = (sitting: Pick<Sitting, 'seen' | 'seat' | 'items'>, scene: number): boolean => {
  const head = sitting.seen?.scenes.find((one) => one.scene === scene);
  if (head === undefined || !(isShut(head) || isSecret(head))) return false;
  return !isAlone(sitting) && !sitting.items.some(({ what }) => what.did === 'fileOpened');
};
