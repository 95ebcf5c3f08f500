import { does, type Procedures, rolls } from '@warmoot/kernel';
import { rowOf } from '../figures/figures.js';
import { pickedOf, pickThrow } from '../figures/picking.js';
import type { AttackingStep } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishPlay } from '../model/skirmish.js';

type Stray = Extract<AttackingStep, { step: 'ally' | 'allyDie' }>;

/** WARBAND-RANGED-014, WARBAND-RANGED-015: 1 damage for each die, whatever the ally wears, and no critical. */
const strike = (play: SkirmishPlay, { by, points, subdue }: Stray, ally: FigureIndex): void => {
  play.say({ event: 'strayed', by, ally, points });
  play.next({ step: 'harm', figure: ally, by, points, subdue, hit: true });
};

/** WARBAND-RANGED-016. Ours: the ally is looked for once for a row, and all its stray dice strike the same one. */
export const allyProcedures: Procedures<Skirmish, 'ally' | 'allyDie'> = {
  ally: does((play, step) => {
    const [first, second] = step.among;
    if (first === undefined) return;
    if (second === undefined) strike(play, step, first);
    else play.next({ ...step, step: 'allyDie' });
  }),
  // WARBAND-CORE-007
  allyDie: rolls({
    throws: (_facts, { among }) => pickThrow(among.length),
    thrower: (facts, { by }) => rowOf(facts, by).seat,
    then: (play, step, result) => strike(play, step, pickedOf(step.among, result)),
  }),
};
