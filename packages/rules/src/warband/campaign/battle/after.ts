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

/** The unit of a rank, or of somebody in it, as it stood at the start: that of `A2.1` and `A2u1` is the second. */
const unitOfKey = (key: string): number => Number(/^[AB](\d+)[.u]/.exec(key)?.[1] ?? 0) - 1;

type Told = Pick<ArmyOutcome, 'saga' | 'removed' | 'units'>;

/** WARBAND-UNIT-003: one figure alone is unique; whoever is not of the cast is one of the soldiers all the same. */
const soldiersAlone = ({ units }: Told) =>
  units.flatMap(({ figures }) => figures.filter((one) => one.character === null));

/** Figures of a troop type that have given themselves up. */
const surrenderedOf = (army: Told, troop: string): number => {
  const isOf = (key: string): boolean => army.saga?.units[unitOfKey(key)] === troop;
  const ranks = army.units.flatMap((unit) => unit.ranks).filter(({ rank }) => isOf(rank));
  const alone = soldiersAlone(army).filter(({ figure, fate }) => isOf(figure) && fate === 'surrendered');
  return ranks.reduce((sum, { surrendered }) => sum + surrendered, alone.length);
};

/**
 * WARBAND-SAGA-014: each removed figure is one scale of soldiers of its type; the last one of a type, in the order of removal, what is
 * left of it. Ours: who gives up comes after who was slain.
 */
const lossesByTroop = (army: Told): readonly Losses[] => {
  const { saga, removed, units } = army;
  if (saga === null) return [];
  const cast = new Set(
    units.flatMap(({ figures }) => figures.flatMap((one) => (one.character === null ? [] : one.figure))),
  );
  return saga.troops.map(({ troop, soldiers, figures }) => {
    const slain = removed.filter(
      ({ figure, how }) => how === 'slain' && !cast.has(figure) && saga.units[unitOfKey(figure)] === troop,
    );
    const worth = (nth: number): number => (nth === figures - 1 ? soldiers - nth * saga.scale : saga.scale);
    const sum = (of: (lives: boolean) => boolean): number =>
      slain.reduce((all, { lives }, nth) => all + (of(lives === true) ? worth(nth) : 0), 0);
    const given = Array.from({ length: surrenderedOf(army, troop) }, (_none, nth) => worth(slain.length + nth));
    return {
      troop: troop as Troop,
      soldiers,
      dead: sum((lives) => !lives),
      hurt: sum((lives) => lives),
      prisoners: given.reduce((all, some) => all + some, 0),
    };
  });
};

/** WARBAND-SAGA-014: the soldiers of an army by troop type. The dead and prisoners are lost; the hurt are away. No halving. */
const soldiersOf = (army: Told) => {
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
    const alone = soldiersAlone({ saga, removed: [], units: [unit] });
    const stood =
      unit.ranks.some(({ left, survived }) => left + survived > 0) ||
      alone.some(({ fate, survives }) => fate === 'fighting' || fate === 'left' || survives);
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
