import { brokenRule, type Refusal } from '@warmoot/kernel';
import { keyOf, rowOf } from '../../figures/figures.js';
import { agentsOf } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex, SwapAnnouncement } from '../../model/units.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import { partnersOf, swapBan } from '../swaps/places.js';
import { isPromised } from '../units/promised.js';
import { actorNamed, isRouted, keyOfActor, unitOf } from '../units/units.js';
import type { Announcing } from './announcements.js';

/** Why two of a unit cannot announce that they trade places; null where they can. */
const pairFault = (sight: BattleSight, { unit, figure }: Actor, partner: FigureIndex): Refusal | null => {
  const ban = swapBan(sight, unit, figure, partner);
  if (ban !== null) return ban;
  const taken = [figure, partner].find((one) => isPromised(sight, unit, one));
  return taken === undefined
    ? null
    : brokenRule('WARBAND-MOVE-004', 'warband.hasAnnounced', { figure: keyOf(sight, taken) });
};

/** WARBAND-MOVE-032: why an exchange cannot be announced as it is named. */
export const swapAnnounceFault = (sight: BattleSight, actor: Actor, choice: Announcing): Refusal | null => {
  const { figure: key, path, charge, retreat, manoeuvre, swap = '' } = choice;
  if (path.length > 0 || charge !== undefined || retreat === true || manoeuvre !== undefined)
    return brokenRule('WARBAND-MOVE-003', 'warband.oneUnitAnnouncement', { figure: key });
  if (actor.figure < 0) return brokenRule('WARBAND-BMOVE-003', 'warband.swap.wholeUnit', { figure: key });
  const partner = actorNamed(sight, swap)?.figure ?? -1;
  if (partner < 0) return { code: 'NO_SUCH', what: 'figure', id: swap };
  return pairFault(sight, actor, partner);
};

export const swapAnnounced = (sight: BattleSight, { figure }: Actor, swap: string): SwapAnnouncement => ({
  what: 'swap',
  part: figure,
  partner: actorNamed(sight, swap)?.figure ?? -1,
});

/** The exchanges that somebody unique in a unit could announce, for those of one seat. */
export const swapsToAnnounce = (sight: BattleSight, unit: FormationIndex, seat: string): readonly Announcing[] => {
  if (isRouted(sight, unit)) return [];
  return agentsOf(unitOf(sight, unit)).flatMap((figure) => {
    const actor = { unit, figure };
    const partners = rowOf(sight, figure).seat === seat ? partnersOf(sight, actor) : [];
    return partners
      .filter((partner) => pairFault(sight, actor, partner) === null)
      .map(
        (partner): Announcing => ({
          choose: 'announce',
          figure: keyOfActor(sight, actor),
          path: [],
          swap: keyOf(sight, partner),
        }),
      );
  });
};
