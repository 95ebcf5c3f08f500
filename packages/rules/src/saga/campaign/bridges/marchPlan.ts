import { type Shaped, shape } from '@warmoot/kernel';
import { MOST_PARTIES, marchPartyFields } from '../../march/setup.js';
import { roadsShape } from '../../movement/roads/setup.js';
import { partiesFit, partyPlanFields } from './partyPlan.js';

/** How Contested Movement is planned: on which map, who is where, and what they want. */
export const marchPlan = shape.also(
  shape.record({
    roads: roadsShape,
    parties: shape.list(shape.record({ ...partyPlanFields, ...marchPartyFields }), 2, MOST_PARTIES),
  }),
  ({ parties }) => partiesFit(parties),
);
export type MarchPlan = Shaped<typeof marchPlan>;
