import { command, saga, sortie, warband } from '@warmoot/rules';
import { USUAL_COMMAND } from '../command.js';
import { USUAL_LINES } from '../lines.js';
import { troopsOf, unitsIn } from '../musters.js';
import type { Plan } from '../plan.js';
import { USUAL_SORTIE } from '../sortie.js';

type Seen = Pick<saga.campaign.SeenCampaign, 'open'>;
type Troop = saga.battle.Troop;
type Both<A> = readonly [A, A];

const SIDES = [0, 1] as const;
const both = <A>(of: (side: 0 | 1) => A): Both<A> => [of(0), of(1)];

/** Who leads an army elsewhere: the rating, `closed` where the sheet cannot be read here, null where nobody leads. */
const leadOf = (
  seen: Seen,
  plan: Pick<Plan, 'armies' | 'command' | 'lines'>,
  side: 0 | 1,
): number | 'closed' | null => {
  const said = (plan.command ?? plan.lines)?.leaders[side];
  const id = said === undefined ? plan.armies[side].commander : said;
  const found = id === null || id === '' ? undefined : seen.open.characters[id];
  if (found === undefined) return null;
  return saga.campaign.isOpenSheet(found) && found.skills !== null ? found.skills.lead : 'closed';
};

/** WARBAND-SAGA-008: what somebody of a troop type is worth; WARBAND-MOD-019: with what a mount adds. */
const mightOf = ({ might, mounted }: Pick<TroopRow, 'might' | 'mounted'>): number => might + (mounted ? 1 : 0);
type TroopRow = warband.SagaOptions['warband.sagaTroops'][Troop];

/** A troop type of an army in ranks. */
export interface InRanks {
  readonly troop: Troop;
  readonly soldiers: number;
  readonly figures: number;
  /** Of each figure. */
  readonly might: number;
  readonly units: readonly (readonly number[])[];
}

const inRanks = (
  side: 0 | 1,
  troops: saga.campaign.Unit['troops'],
  scale: number,
  { 'warband.sagaTroops': table }: warband.SagaOptions,
): readonly InRanks[] => {
  const all = warband.troopsOf(troops, scale);
  const units = warband.unitsOf(side, all);
  return all.map(({ troop, soldiers, figures }) => ({
    ...{ troop, soldiers, figures, might: mightOf(table[troop]) },
    units: units.filter((unit) => unit.troop === troop).map((unit) => warband.ranksOf(unit.figures)),
  }));
};

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
  const ranked = (plan.lines ?? USUAL_LINES).options;
  const scale = warband.scaleOf(armies, ranked);
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
      armies: both((side) => inRanks(side, armies[side], scale.is, ranked)),
    },
  };
};
export type There = NonNullable<ReturnType<typeof thereIn>>;
export { SIDES };
