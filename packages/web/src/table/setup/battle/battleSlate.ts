import { type Shape, type Shaped, shape } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import type { Names } from '../../army/army.js';
import type { SeatedArmy } from './battleStart.js';

const number = shape.integer(0, 1_000_000);

const troops = shape.record(
  Object.fromEntries(saga.battle.ALL_TROOPS.map((troop) => [troop, number])),
) as unknown as Shape<saga.battle.Troops>;

const champion = shape.record({
  name: shape.text(0, 40),
  like: shape.oneOf(...(Object.keys(saga.duel.FIGHTERS) as [saga.duel.FighterName])),
  seat: shape.text(0, 60),
});

/** What units are called, as far as it is written. */
const names = shape.record(
  Object.fromEntries(
    saga.battle.ALL_TROOPS.map((troop) => [
      troop,
      shape.optional(shape.list(shape.nullable(shape.text(0, 40)), 0, 18)),
    ]),
  ),
) as unknown as Shape<Names<saga.battle.Troop>>;

/** What of a battle stands on the slate besides its places. */
export const battleSlate = {
  budget: number,
  defence: shape.oneOf('standing', 'onTheMarch', 'inCamp'),
  armies: shape.list(
    shape.record({
      muster: shape.union('from', {
        nowhere: {},
        house: { unit: shape.text(1, 60) },
        readyMade: { kind: shape.text(1, 40) },
        hand: { troops },
      }),
      names: shape.optional(names),
      champions: shape.list(champion, 0, 20),
    }),
    2,
    2,
  ),
  fields: shape.list(
    shape.union('from', {
      plain: {},
      seed: { landscape: shape.oneOf(...war.LANDSCAPES), seed: shape.text(0, 200) },
      own: {
        name: shape.text(0, 200),
        field: shape.anyJson as unknown as Shape<war.Field>,
        size: shape.record({ rows: shape.integer(1, 500), columns: shape.integer(1, 500) }),
      },
    }),
    1,
    9,
  ),
} as const;

type Armies = Shaped<(typeof battleSlate)['armies']>;

export const usualArmies: Armies = [
  { muster: { from: 'readyMade', kind: 'crown' }, champions: [] },
  { muster: { from: 'readyMade', kind: 'guard' }, champions: [] },
];

/** What is left of an army where its name and its commander stand among the places. */
export const mustered = ({ muster, names, champions }: SeatedArmy): Armies[number] => ({
  muster,
  ...(names && { names }),
  champions,
});
