import { saga, war } from '@warmoot/rules';
import type { Weighed } from './melee.js';
import type { Choice, Sight } from './sight.js';

/** The share of a field that is closed. */
const closedShare = (field: war.Field): number => {
  if (field.field === 'plain') return 0;
  const signs = field.ground.join('');
  return [...signs].filter((sign) => sign === war.GROUND_SIGNS.closed).length / signs.length;
};

/** What closed ground does to soldiers of a type, in strength. */
const IN_CLOSED: Readonly<Partial<Record<saga.battle.TroopNote, number>>> = {
  lightFooted: 2,
  closeOrder: -1,
  openGround: -2,
  shoots: -1,
};

const closedSuits = (sight: Sight, side: war.Side): number => {
  const troops = Object.entries(sight.given.armies[side]?.troops ?? {}) as [saga.battle.Troop, number][];
  const units = troops
    .filter(([, soldiers]) => soldiers > 0)
    .map(([troop]) => saga.battle.TROOPS[troop] as saga.battle.TroopRow);
  return units.reduce((sum, { notes }) => sum + notes.reduce((all, note) => all + (IN_CLOSED[note] ?? 0), 0), 0);
};

/** The field whose ground suits one's own troops better than the enemy's. */
export const fieldsToPick = (choices: readonly Choice[], sight: Sight, side: war.Side): readonly Weighed[] => {
  const suits = closedSuits(sight, side) - closedSuits(sight, war.otherSide(side));
  return choices.flatMap((choice) => {
    if (choice.choose !== 'field') return [];
    return [{ choice, worth: suits * closedShare(sight.given.fields[choice.field] as war.Field) }];
  });
};
