import type { Troops } from '../../saga/battle/model.js';
import { troopsOf } from '../../saga/battle/muster/muster.js';
import type { Troop } from '../../saga/battle/troops.table.js';
import { armiesIn } from '../../saga/campaign/bridges/guestPlan.js';
import { type CameOut, peopleAfter } from '../../saga/campaign/bridges/guests.js';
import { type ArmyAfter, lossesOf } from '../../saga/campaign/bridges/mustered.js';
import type { CampaignEvent, Entry, Ruled } from '../../saga/campaign/papers/model.js';
import type { ArmyOutcome, CommandOutcome } from '../battle/command.js';
import type { Sheet } from './duels.js';
import type { CommandPlan } from './plan.js';

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
const cameOut = ({ champions, escapes }: CommandOutcome, name: string): CameOut | null => {
  const champion = champions.find((one) => one.name === name);
  const flight = escapes.find(({ who }) => who === name);
  const sheet = (champion?.sheet ?? null) as unknown as Sheet | null;
  if (sheet === null && flight === undefined) return null;
  return {
    standing: flight?.captured ? 'surrendered' : (champion?.standing ?? 'in'),
    wound: (flight?.wound ?? null) as CameOut['wound'],
    sheet,
  };
};

/** What a battle means for sheets and units. */
export const takenBack = (
  campaign: Ruled,
  plan: CommandPlan,
  ended: { readonly entry: Entry; readonly outcome: CommandOutcome },
): readonly CampaignEvent[] => {
  const [north, south] = ended.outcome.armies;
  return [
    ...lossesOf(campaign, armiesIn(plan), ended.entry, [afterwards(north), afterwards(south)]),
    ...peopleAfter(campaign, plan, ended.entry, (name) => cameOut(ended.outcome, name)),
  ];
};
