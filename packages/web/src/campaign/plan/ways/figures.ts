import type { saga } from '@warmoot/rules';

type Troops = saga.campaign.Unit['troops'];

/** WARBAND-SAGA-009: so many figures has the larger army. */
export const MOST = 45;
const IN_RANK = 5;
const IN_UNIT = 15;

/** WARBAND-SAGA-008: what a soldier of a troop type is worth here; riders in the saddle. */
export const MIGHT: Readonly<Record<saga.battle.Troop, number>> = {
  lightInfantry: 1,
  mediumInfantry: 1,
  heavyInfantry: 2,
  pikemen: 2,
  lightCavalry: 2,
  mediumCavalry: 2,
  heavyCavalry: 3,
  bowmen: 1,
};

/** WARBAND-SAGA-009: soldiers for each figure. */
export const scaleOf = (soldiers: readonly number[]): number => Math.max(1, Math.ceil(Math.max(...soldiers) / MOST));

/** WARBAND-SAGA-009: rounded to the nearest, halves up, at least one. */
export const figuresOf = (soldiers: number, scale: number): number =>
  Math.max(1, Math.floor((2 * soldiers + scale) / (2 * scale)));

/** WARBAND-UNIT-004, WARBAND-UNIT-008: so many in units of three ranks of five. */
export const ranksOf = (figures: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(figures / IN_UNIT) }, (_unit, nth) => {
    const here = Math.min(IN_UNIT, figures - nth * IN_UNIT);
    return Array.from({ length: Math.ceil(here / IN_RANK) }, (_rank, at) => Math.min(IN_RANK, here - at * IN_RANK));
  });

export const someOf = (troops: Troops): readonly (readonly [saga.battle.Troop, number])[] =>
  (Object.entries(troops) as [saga.battle.Troop, number][]).filter(([, soldiers]) => soldiers > 0);
