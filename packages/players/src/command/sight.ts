import type { SceneTypes, View } from '@warmoot/kernel';
import { command, war } from '@warmoot/rules';

export type Sight = command.CommandSight;
export type Choice = command.CommandChoice;
export type ChoiceOf<K extends Choice['choose']> = Extract<Choice, { choose: K }>;

/** The view of a seat in a battle by command points. */
export const commandView = (view: View<SceneTypes>): View<command.Command> => view as unknown as View<command.Command>;

/** The side of an army, by its name. */
export const sideNamed = ({ given }: Pick<Sight, 'given'>, army: string): war.Side =>
  given.armies[0]?.name === army ? 0 : 1;

export const classOf = ({ open }: Sight, unit: number): (typeof command.CLASSES)[command.UnitClass] =>
  command.CLASSES[(open.roster[unit] as command.UnitRow).class];

/** How far two units stand from one another. */
export const between = (sight: Sight, one: number, other: number): number =>
  war.distance(command.groundOf(sight), sight.open.at[one] as number, sight.open.at[other] as number);

/** How far a hex is from the nearest enemy of a side. */
export const fromEnemies = (sight: Sight, side: war.Side, place: war.Place): number => {
  const ground = command.groundOf(sight);
  const here = war.hexAt(ground, place);
  return war
    .onTheMap(sight, war.otherSide(side))
    .reduce((least, unit) => Math.min(least, war.distance(ground, here, sight.open.at[unit] as number)), Infinity);
};
