import { counted } from '@warmoot/kernel';
import { chanceOf } from '../../attacks/chance.js';
import { withinLimits } from '../../figures/limits.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import { allocationOf, rowsIn } from '../lines/allocation.js';
import { strikesFirstIn, strikingsOf } from '../lines/attack.js';
import { linesOf } from '../lines/forming.js';
import { foeIn, lineAt } from '../lines/frame.js';
import type { BattleSight } from '../model/battle.js';
import type { RankShootChoice } from '../model/choices.js';
import { aimOf } from '../shooting/aims.js';
import { actorNamed, unitOfFigure } from '../units/units.js';

/** Dice of an agent of one unit on somebody of another, and the chance of each. */
export interface BlowsAhead {
  readonly unit: FormationIndex;
  readonly foe: FormationIndex;
  readonly agent: FigureIndex;
  readonly target: FigureIndex;
  readonly first: boolean;
  readonly dice: number;
  readonly chance: number;
}

const LEFT = [0, 0] as const;

type Aim = Parameters<typeof chanceOf>[1];

const chanceIn = (sight: BattleSight, aim: Aim): number =>
  counted(withinLimits(sight.given.options, chanceOf(sight, aim))).total / 12;

/** Who would strike whom if it came to blows as units stand now. Ours: of lots the left one, for a reckoning and not for play. */
export const blowsAhead = (sight: BattleSight): readonly BlowsAhead[] => {
  const lines = linesOf(sight);
  const formed = { ...sight, open: { ...sight.open, lines } } as BattleSight;
  return [...new Set(lines.flatMap(({ units }) => units))].flatMap((unit) =>
    strikingsOf(formed, unit, 'blows').flatMap((striking) => {
      const line = lineAt(formed, striking.line);
      const first = strikesFirstIn(formed, unit, striking.agent, line);
      const told = { ...striking, first, lots: LEFT };
      return rowsIn(formed, told, allocationOf(formed, told)).map((row) => ({
        unit,
        foe: foeIn(line, unit),
        agent: row.by,
        target: row.target,
        first,
        dice: row.dice,
        chance: chanceIn(formed, row as Aim),
      }));
    }),
  );
};

/** What shots would do, share by share, with those who shoot together: their own dice, and the chance of each. */
export const shotsAhead = (
  sight: BattleSight,
  { figure, weapon, choose, dice }: RankShootChoice,
): readonly BlowsAhead[] => {
  const by = actorNamed(sight, figure);
  if (by === null) return [];
  return Object.entries(dice).flatMap(([key, some]) => {
    const target = actorNamed(sight, key)?.figure ?? -1;
    if (target < 0) return [];
    const way = choose === 'shoot' ? 'shot' : 'throw';
    const formation = aimOf(sight, by.figure, target);
    const chance = chanceIn(sight, { by: by.figure, target, way, weapon, subdue: false, formation } as Aim);
    return [
      { unit: by.unit, foe: unitOfFigure(sight, target), agent: by.figure, target, first: true, dice: some, chance },
    ];
  });
};
