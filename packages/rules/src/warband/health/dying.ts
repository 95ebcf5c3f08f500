import { d, does, type Procedures, rolls, sumOf } from '@warmoot/kernel';
import { takeWound } from '../attacks/wounds.js';
import { hasRow } from '../figures/ailments.js';
import { settleDuels } from '../figures/duelling.js';
import { figureOf, isHere, rowOf } from '../figures/figures.js';
import { settleHolds } from '../figures/grappling.js';
import { creditKiller } from '../figures/killers.js';
import { testTarget, testThrow } from '../figures/tests.js';
import type { FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { WOUNDS, type WoundRow } from '../model/wounds.table.js';

/** WARBAND-HEALTH-007, WARBAND-HEALTH-023: so many rounds after the one in which its condition began. */
const BLEEDS_FOR = 2;

const figuresIn = ({ open }: SkirmishSight): readonly FigureIndex[] => open.figures.map((_figure, nth) => nth);

/** WARBAND-HEALTH-007, WARBAND-HEALTH-016: whether somebody's time is up. Ours: off the map there is time to bind wounds. */
const bleedsToDeath = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const { criticalSince, stabilised } = figureOf(sight, figure);
  return isHere(sight, figure) && criticalSince > 0 && !stabilised && sight.open.round >= criticalSince + BLEEDS_FOR;
};

/** WARBAND-HEALTH-003: who has to roll. Who has left the map at 0 HP still has. */
const hasToSave = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const { dying, fate } = figureOf(sight, figure);
  return dying && (fate === 'fighting' || fate === 'left');
};

/** Puts the death saves that are due. */
export const putDeathSaves = (play: SkirmishPlay): void => {
  for (const figure of figuresIn(play)) if (hasToSave(play, figure)) play.next({ step: 'deathSave', figure });
};

/** WARBAND-HEALTH-019: the killers gain by it. WARBAND-GRAPPLE-040, WARBAND-DUEL-011: the dead hold nobody, and duel no more. */
const died = (play: SkirmishPlay, dead: readonly FigureIndex[]): void => {
  for (const figure of dead) creditKiller(play, figure);
  settleHolds(play);
  settleDuels(play);
};

/** WARBAND-WOUND-002, WARBAND-WOUND-003: a d20, of which the upper half are permanent. */
const deathWoundThrow = sumOf([d(2 * WOUNDS.length)]);

const rowAt = (face: number): { readonly wound: WoundRow; readonly permanent: boolean } => ({
  wound: WOUNDS[(face - 1) % WOUNDS.length] as WoundRow,
  permanent: face > WOUNDS.length,
});

type DyingSteps = 'bleeding' | 'deathSave' | 'deathWound';

export const dyingProcedures: Procedures<Skirmish, DyingSteps> = {
  // WARBAND-PHASE-006: first those whose time is up, then the saves.
  bleeding: does((play) => {
    const dead = figuresIn(play).filter((figure) => bleedsToDeath(play, figure));
    for (const figure of dead) play.say({ event: 'bledToDeath', figure });
    died(play, dead);
    putDeathSaves(play);
  }),

  // WARBAND-HEALTH-003, WARBAND-HEALTH-004, WARBAND-HEALTH-005, WARBAND-HEALTH-006
  deathSave: rolls({
    throws: (facts, { figure }) => testThrow(facts.rate(testTarget(facts, figure, 'death'))),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { figure }, result) => {
      const lives = result === 'success';
      play.say({ event: 'deathSaved', figure, lives, needs: play.rate(testTarget(play, figure, 'death')) });
      if (lives) play.next({ step: 'deathWound', figure });
      else died(play, [figure]);
    },
  }),

  deathWound: rolls<Skirmish, { readonly figure: FigureIndex }, number>({
    throws: () => deathWoundThrow,
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { figure }, face) => {
      const { wound, permanent } = rowAt(face);
      if (!hasRow(play, figure, wound)) play.say({ event: 'deathWounded', figure, wound, permanent });
      takeWound(play, figure, wound, permanent);
    },
  }),
};
