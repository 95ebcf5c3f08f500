import type { Json } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { type Plan, planOf } from '../plan/plan.js';
import { inWay, type Way } from '../plan/ways/way.js';
import type { Offer } from './offers.js';
import { BY } from './wayIn.js';

type NextOffer = Extract<Offer, { offer: 'next' }>;

/** A battle that is offered and has not begun: how it is fought is still open. */
export const isOpenBattle = (offer: Offer): offer is NextOffer =>
  offer.offer === 'next' &&
  offer.next.scene === 'battle' &&
  (offer.stands === null || offer.stands.state === 'planned');

/** The same offer, fought that way. All that the way asks for besides is as usual. */
export const foughtBy = <O extends Offer>(offer: O, way: Way): O => {
  if (way === 'saga' || !isOpenBattle(offer)) return offer;
  const plan = { ...(offer.next.plan as object), by: BY[way] } as Json;
  return { ...offer, next: { ...offer.next, plan } };
};

/** An offered battle as the form of plans has it: with those of each house who are there. */
export const planOfferedIn = ({ next }: NextOffer, way: Way): Plan => {
  const { plan: said, characters } = next;
  return inWay(
    planOf({ kind: 'scene', scene: 'battle', plan: said, characters } as unknown as saga.campaign.Entry),
    way,
  );
};
