import type { Json } from '@warmoot/kernel';
import type { Troops } from '../../saga/battle/model.js';
import { troopsOf } from '../../saga/battle/muster/muster.js';
import type { Troop } from '../../saga/battle/troops.table.js';
import { bandOf, type Leaving } from '../../saga/campaign/bridges/leaving.js';
import { type ArmyAfter, championAfter, lossesOf } from '../../saga/campaign/bridges/mustered.js';
import { certain, characterOf } from '../../saga/campaign/papers/finding.js';
import type { CampaignEvent, Entry, Ruled } from '../../saga/campaign/papers/model.js';
import { calledIn } from '../../saga/campaign/sheets/casting.js';
import type { Wound } from '../../saga/duel/model.js';
import type { ArmyOutcome, CommandOutcome } from '../battle/command.js';
import type { Sheet } from './duels.js';
import { armiesIn, type CommandPlan, everybodyIn, leaderIn } from './plan.js';

type Soldiers = NonNullable<ArmyOutcome['units'][number]['soldiers']>;

/** COMMAND-SAGA-010, COMMAND-SAGA-011: the soldiers of an army by troop type. What is lost counts the prisoners too. */
const soldiersOf = ({ units }: ArmyOutcome) => {
  const sum = (many: (soldiers: Soldiers) => number): Troops =>
    troopsOf(
      units.flatMap(({ soldiers }) =>
        soldiers === null ? [] : [{ troop: soldiers.troop as Troop, soldiers: many(soldiers) }],
      ),
    );
  return {
    before: sum(({ before }) => before),
    after: sum(({ after }) => after),
    lost: sum(({ before, after }) => before - after),
    prisoners: sum(({ prisoners }) => prisoners),
  };
};

/** An army as the calendar keeps it: with its soldiers by troop type, as after every battle of the saga. */
type KeptArmy = ArmyOutcome & ReturnType<typeof soldiersOf>;

/** What the calendar keeps of a battle. */
export interface KeptOutcome extends Omit<CommandOutcome, 'armies'> {
  readonly armies: readonly [KeptArmy, KeptArmy];
}

export const keptOf = (outcome: CommandOutcome): KeptOutcome => {
  const [north, south] = outcome.armies;
  return {
    ...outcome,
    armies: [
      { ...north, ...soldiersOf(north) },
      { ...south, ...soldiersOf(south) },
    ],
  };
};

/** COMMAND-SAGA-010: a unit lost whole stays lost; every other keeps its name, and those of the lost come after them. */
const afterwards = (army: ArmyOutcome): ArmyAfter => ({
  lost: soldiersOf(army).lost,
  units: army.units.flatMap(({ name, soldiers }) =>
    soldiers === null
      ? []
      : [{ name, troop: soldiers.troop as Troop, fate: soldiers.after === 0 ? 'lost' : 'standing' } as const],
  ),
});

/**
 * COMMAND-SAGA-014: whoever fought a duel is as it has left them. COMMAND-SAGA-013: whoever had to get away has a wound more, or
 * is a prisoner of the enemy's commander. Nobody else of the cast is hurt.
 */
const peopleAfter = (
  campaign: Ruled,
  plan: CommandPlan,
  { entry, outcome }: { readonly entry: Entry; readonly outcome: CommandOutcome },
): readonly CampaignEvent[] => {
  const [attacker, defender] = armiesIn(plan);
  const called = certain(calledIn(campaign, championsAndLeaders(plan)));
  return [...called].flatMap(([id, name]) => {
    const champion = outcome.champions.find((one) => one.name === name);
    const flight = outcome.escapes.find(({ who }) => who === name);
    const sheet = (champion?.sheet ?? null) as unknown as Sheet | null;
    if (sheet === null && flight === undefined) return [];
    const character = certain(characterOf(campaign, id));
    const wounds = (sheet?.wounds ??
      character.wounds.map(({ part, severity, marks }) => ({ part, severity, marks }))) as Wound[];
    const wound = flight?.wound ? [{ ...flight.wound, marks: 0 } as Wound] : [];
    const { commander: against } = everybodyIn(attacker).includes(id) ? defender : attacker;
    return championAfter(campaign, character, entry, {
      name,
      army: '',
      standing: flight?.captured ? 'surrendered' : (champion?.standing ?? 'in'),
      wounds: [...wounds, ...wound],
      hands: sheet?.hands ?? null,
      carried: sheet?.carried ?? null,
      against,
    });
  });
};

/** Those whom the battle knows by name: champions and leaders of both armies. */
export const championsAndLeaders = (plan: CommandPlan): readonly string[] =>
  armiesIn(plan).flatMap((army) => [...army.champions, ...[leaderIn(army)].filter((one) => one !== null)]);

/** What a battle means for sheets and units. */
export const takenBack = (
  campaign: Ruled,
  plan: CommandPlan,
  ended: { readonly entry: Entry; readonly outcome: CommandOutcome },
): readonly CampaignEvent[] => {
  const [north, south] = ended.outcome.armies;
  return [
    ...lossesOf(campaign, armiesIn(plan), ended.entry, [afterwards(north), afterwards(south)]),
    ...peopleAfter(campaign, plan, ended),
  ];
};

/** COMMAND-SAGA-012: the army that has retreated may be pursued by the one that has not. SAGA-MOVE-036 */
export const pursuitOf = (plan: CommandPlan, kept: Json): readonly Leaving[] => {
  const { armies } = kept as unknown as KeptOutcome;
  const bands = armiesIn(plan).map((army, at) => {
    const { name, after } = armies[at as 0 | 1];
    return bandOf(name, everybodyIn(army), { unit: army.unit, troops: after });
  });
  const gone = armies.filter(({ retreated }) => retreated);
  const [quarry, pursuers] = armies[0].retreated ? bands : [...bands].reverse();
  if (gone.length !== 1 || quarry === undefined || pursuers === undefined) return [];
  return [{ leaves: 'pursuit', pursuers, quarry, from: 'battle' }];
};
