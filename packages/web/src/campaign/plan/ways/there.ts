import { command, saga, sortie } from '@warmoot/rules';
import { USUAL_COMMAND } from '../command.js';
import { troopsOf, unitsIn } from '../musters.js';
import type { Plan } from '../plan.js';
import { USUAL_SORTIE } from '../sortie.js';
import { figuresOf, MIGHT, ranksOf, scaleOf, someOf } from './figures.js';

type Seen = Pick<saga.campaign.SeenCampaign, 'open'>;
type Troop = saga.battle.Troop;
type Both<A> = readonly [A, A];

const SIDES = [0, 1] as const;
const both = <A>(of: (side: 0 | 1) => A): Both<A> => [of(0), of(1)];

/** Who leads an army elsewhere: the rating, `closed` where the sheet cannot be read here, null where nobody leads. */
export const leadOf = (seen: Seen, plan: Pick<Plan, 'armies' | 'command'>, side: 0 | 1): number | 'closed' | null => {
  const said = plan.command?.leaders[side];
  const id = said === undefined ? plan.armies[side].commander : said;
  const found = id === null || id === '' ? undefined : seen.open.characters[id];
  if (found === undefined) return null;
  return saga.campaign.isOpenSheet(found) && found.skills !== null ? found.skills.lead : 'closed';
};

/** A troop type of an army in ranks. */
export interface InRanks {
  readonly troop: Troop;
  readonly soldiers: number;
  readonly figures: number;
  readonly units: readonly (readonly number[])[];
}

const inRanks = (troops: saga.campaign.Unit['troops'], scale: number): readonly InRanks[] =>
  someOf(troops).map(([troop, soldiers]) => {
    const figures = figuresOf(soldiers, scale);
    return { troop, soldiers, figures, units: ranksOf(figures) };
  });

export const mightOf = (army: readonly InRanks[]): number =>
  army.reduce((sum, { troop, figures }) => sum + figures * MIGHT[troop], 0);

/** What two planned armies become in each war; null as long as one of them has nobody. */
export const thereIn = (seen: Seen, plan: Plan) => {
  const troops = plan.armies.map((army) => troopsOf(seen, army));
  const [first, second] = troops;
  if (first === undefined || second === undefined) return null;
  const armies: Both<saga.campaign.Unit['troops']> = [first, second];
  const soldiers = both((side) => saga.battle.soldiersIn(armies[side]));
  if (soldiers.includes(0)) return null;
  const mustered = unitsIn(seen, plan);
  const leads = both((side) => leadOf(seen, plan, side));
  const rated = (lead: number | 'closed' | null): number | null => (lead === 'closed' ? null : lead);
  const options = (plan.command ?? USUAL_COMMAND).options;
  const sorties = plan.sortie ?? USUAL_SORTIE;
  const scale = scaleOf(soldiers);
  return {
    soldiers,
    saga: {
      units: both((side) => mustered.filter((unit) => unit.side === side)),
      loss: saga.battle.lossNumberOf(mustered),
    },
    command: {
      leads,
      units: command.translated(
        [
          { troops: first, lead: rated(leads[0]) },
          { troops: second, lead: rated(leads[1]) },
        ],
        options,
      ),
    },
    sortie: {
      units: both((side) =>
        sortie.translated(side, { troops: armies[side], divided: sorties.armies[side].said.divided }, sorties.options),
      ),
    },
    lines: {
      scale,
      named: both((side) => plan.armies[side].champions.length),
      armies: both((side) => inRanks(armies[side], scale)),
    },
  };
};
export type There = NonNullable<ReturnType<typeof thereIn>>;
export { SIDES };
