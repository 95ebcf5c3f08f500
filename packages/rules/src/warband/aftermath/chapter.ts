import { does, type Procedures, rolls } from '@warmoot/kernel';
import { figureOf, rowOf } from '../figures/figures.js';
import { inSix } from '../figures/picking.js';
import type { AftermathStep, FaringEvent } from '../model/faring.js';
import type { FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishPlay, SkirmishSight, Writers } from '../model/skirmish.js';
import type { WoundRow } from '../model/wounds.table.js';

/** WARBAND-SAGA-012: Wounds of an arm or a leg; that of a hand knows its side. */
const LIMBS: ReadonlySet<WoundRow> = new Set(['shoulder', 'arm', 'knee', 'leg', 'hand']);

/** WARBAND-SAGA-012, WARBAND-SAGA-013: on 1 to 3: on the left; found alive. */
const HALF = 3;

/** The new Wounds of a limb of which nobody knows the side, by their places. */
const unsided = (sight: SkirmishSight, figure: FigureIndex): readonly number[] =>
  figureOf(sight, figure).wounds.flatMap(({ wound, side }, nth) =>
    nth >= rowOf(sight, figure).brought && side === null && LIMBS.has(wound) ? [nth] : [],
  );

const putSides = (play: SkirmishPlay, figure: FigureIndex): void => {
  for (const wound of unsided(play, figure)) play.next({ step: 'woundSide', figure, wound });
};

/** What is thrown when a fight is over, of those alone who go back into a saga. */
export const aftermathProcedures: Procedures<Skirmish, AftermathStep['step']> = {
  aftermath: does((play) => {
    play.open.roster.forEach(({ character }, figure) => {
      if (character === null) return;
      const { fate } = figureOf(play, figure);
      // WARBAND-SAGA-013: a player character who is dead is dead.
      if (fate === 'slain' && !rowOf(play, figure).pc) play.next({ step: 'survival', figure });
      else if (fate !== 'slain' && fate !== 'dead') putSides(play, figure);
    });
  }),

  survival: rolls({
    throws: () => inSix(HALF),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { figure }, result) => {
      const lives = result === 'success';
      play.say({ event: 'foundAfter', figure, lives });
      if (lives) putSides(play, figure);
    },
  }),

  woundSide: rolls({
    throws: () => inSix(HALF),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { figure, wound }, result) =>
      play.say({ event: 'woundSided', figure, wound, side: result === 'success' ? 'left' : 'right' }),
  }),
};

export const aftermathWriters: Pick<Writers<FaringEvent>, 'foundAfter' | 'woundSided'> = {
  foundAfter: (open, { figure, lives }) => {
    const one = open.figures[figure];
    if (one !== undefined) one.survives = lives;
  },
  woundSided: (open, { figure, wound, side }) => {
    const one = open.figures[figure];
    if (one !== undefined) one.wounds = one.wounds.map((old, nth) => (nth === wound ? { ...old, side } : old));
  },
};
