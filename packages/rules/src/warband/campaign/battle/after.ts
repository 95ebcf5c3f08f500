import type { Troops } from '../../../saga/battle/model.js';
import { troopsOf } from '../../../saga/battle/muster/muster.js';
import type { Troop } from '../../../saga/battle/troops.table.js';
import { armiesIn, knownIn } from '../../../saga/campaign/bridges/guestPlan.js';
import { type ArmyAfter, lossesOf } from '../../../saga/campaign/bridges/mustered.js';
import type { CampaignEvent, Entry, Ruled } from '../../../saga/campaign/papers/model.js';
import type { ArmyOutcome, BattleOutcome } from '../../battle/model/outcome.js';
import { personAfter } from '../after.js';
import type { RankedPlan } from './plan.js';

/** WARBAND-SAGA-014: so many days, and those who were found alive are back. */
const AWAY_DAYS = 7;

/** What has become of figures of one troop type, and the soldiers they stand for. */
interface Losses {
  readonly troop: Troop;
  readonly soldiers: number;
  readonly dead: number;
  readonly hurt: number;
  readonly prisoners: number;
}

/** WARBAND-UNIT-005: the unit of a rank as it stood at the start: `A2` of `A2.1`. Null of somebody unique. */
const unitOfRank = (key: string): number | null => {
  const found = /^[AB](\d+)\./.exec(key);
  return found === null ? null : Number(found[1]) - 1;
};

/**
 * WARBAND-SAGA-014: each removed figure is one scale of soldiers of its type; the last one of a type, in the order of removal, what is
 * left of it.
 */
const lossesByTroop = ({ saga, removed }: Pick<ArmyOutcome, 'saga' | 'removed'>): readonly Losses[] => {
  if (saga === null) return [];
  return saga.troops.map(({ troop, soldiers, figures }) => {
    const gone = removed.filter(({ figure }) => saga.units[unitOfRank(figure) ?? -1] === troop);
    const worth = (nth: number): number => (nth === figures - 1 ? soldiers - nth * saga.scale : saga.scale);
    const sum = (of: (one: (typeof gone)[number]) => boolean): number =>
      gone.reduce((all, one, nth) => all + (of(one) ? worth(nth) : 0), 0);
    return {
      troop: troop as Troop,
      soldiers,
      dead: sum(({ how, lives }) => how === 'slain' && lives !== true),
      hurt: sum(({ how, lives }) => how === 'slain' && lives === true),
      prisoners: sum(({ how }) => how === 'surrendered'),
    };
  });
};

/** WARBAND-SAGA-014: the soldiers of an army by troop type. The dead and prisoners are lost; the hurt are away. No halving. */
const soldiersOf = (army: Pick<ArmyOutcome, 'saga' | 'removed'>) => {
  const sum = (many: (of: Losses) => number): Troops =>
    troopsOf(lossesByTroop(army).map((of) => ({ troop: of.troop, soldiers: many(of) })));
  return {
    before: sum(({ soldiers }) => soldiers),
    after: sum(({ soldiers, dead, hurt, prisoners }) => soldiers - dead - hurt - prisoners),
    lost: sum(({ dead, prisoners }) => dead + prisoners),
    away: sum(({ hurt }) => hurt),
    prisoners: sum(({ prisoners }) => prisoners),
  };
};

/** An army as the calendar keeps it: with its soldiers by troop type, as after every battle of the saga. */
type KeptArmy = ArmyOutcome & ReturnType<typeof soldiersOf>;

/** What the calendar keeps of a battle. */
export interface KeptOutcome extends Omit<BattleOutcome, 'armies'> {
  readonly armies: readonly [KeptArmy, KeptArmy];
}

export const keptOf = (outcome: BattleOutcome): KeptOutcome => {
  const [a, b] = outcome.armies;
  return {
    ...outcome,
    armies: [
      { ...a, ...soldiersOf(a) },
      { ...b, ...soldiersOf(b) },
    ],
  };
};

/** The attacker, then the defender, whichever side they were. */
export const inPlanOrder = <A extends Pick<ArmyOutcome, 'saga'>>([a, b]: readonly [A, A]): readonly [A, A] =>
  a.saga?.role === 'defender' ? [b, a] : [a, b];

/** Units keep their names; that of a unit of whose soldiers nobody is left comes after them. Parts that left a unit had none. */
const namedAfter = ({ units, saga }: ArmyOutcome): NonNullable<ArmyAfter['units']> =>
  (saga?.units ?? []).flatMap((troop, at) => {
    const unit = units[at];
    if (unit === undefined) return [];
    const stood = unit.ranks.some(({ left, survived }) => left + survived > 0);
    return [{ name: unit.name, troop: troop as Troop, fate: stood ? 'standing' : 'lost' } as const];
  });

const afterwards = (army: ArmyOutcome, { day }: Entry): ArmyAfter => {
  const { lost, away } = soldiersOf(army);
  return {
    lost,
    units: namedAfter(army),
    away: { troops: away, back: day + AWAY_DAYS, rule: 'WARBAND-SAGA-014' },
  };
};

/** WARBAND-SAGA-012, WARBAND-SAGA-013: what the battle did to the people in it; who is taken is a prisoner of the enemy's commander. */
const peopleAfter = (campaign: Ruled, plan: RankedPlan, { entry, outcome }: Ended): readonly CampaignEvent[] => {
  const [attacker, defender] = armiesIn(plan);
  const figures = outcome.armies.flatMap(({ units }) => units.flatMap((unit) => unit.figures));
  return figures.flatMap((figure) => {
    if (figure.character === null) return [];
    const id = figure.character;
    const captor = knownIn(attacker).includes(id) ? defender.commander : attacker.commander;
    return personAfter(campaign, { id, figure }, { entry, captor });
  });
};

interface Ended {
  readonly entry: Entry;
  readonly outcome: BattleOutcome;
}

/** What a battle means for sheets and units. */
export const takenBack = (campaign: Ruled, plan: RankedPlan, ended: Ended): readonly CampaignEvent[] => {
  const [attacker, defender] = inPlanOrder(ended.outcome.armies);
  const after = [afterwards(attacker, ended.entry), afterwards(defender, ended.entry)] as const;
  return [...lossesOf(campaign, armiesIn(plan), ended.entry, after), ...peopleAfter(campaign, plan, ended)];
};
