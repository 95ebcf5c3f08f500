import type { Field } from '../../war/field/field.js';
import { type Ground, makeGround } from '../../war/ground/ground.js';
import type { BattleSight } from './battle.js';

const GROUNDS = new WeakMap<object, Ground[]>();

/** The tables of one of the battle's fields. */
export const fieldGround = (given: BattleSight['given'], field: number): Ground => {
  let all = GROUNDS.get(given);
  if (all === undefined) {
    all = [];
    GROUNDS.set(given, all);
  }
  let ground = all[field];
  if (ground === undefined) {
    const { options, fields } = given;
    ground = makeGround(fields[field] as Field, options['saga.battle.map'], options['saga.battle.closedCost']);
    all[field] = ground;
  }
  return ground;
};

/** The tables of the field that was picked. */
export const groundOf = ({ given, open }: BattleSight): Ground => fieldGround(given, open.field);
