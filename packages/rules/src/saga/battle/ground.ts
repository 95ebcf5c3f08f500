import { keptForThing } from '@warmoot/kernel';
import type { Field } from '../../war/field/field.js';
import { type Ground, makeGround } from '../../war/ground/ground.js';
import type { BattleSight } from './battle.js';

const grounds = keptForThing(
  'the tables of a battlefield are large and follow from the setup alone: they are made once for each field',
  (_given: BattleSight['given']): Ground[] => [],
);

/** The tables of one of the battle's fields. */
export const fieldGround = (given: BattleSight['given'], field: number): Ground => {
  const made = grounds(given);
  const { options, fields } = given;
  made[field] ??= makeGround(fields[field] as Field, options['saga.battle.map'], options['saga.battle.closedCost']);
  return made[field];
};

/** The tables of the field that was picked. */
export const groundOf = ({ given, open }: BattleSight): Ground => fieldGround(given, open.field);
