import { asks, does, type Procedure, type Procedures } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import type { Moment } from '../model/acts.js';
import type { PassChoice } from '../model/faring.js';
import type { FigureIndex } from '../model/model.js';
import type { ActChoice, Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import type { Part } from './machine.js';

export type FigurePart = Part<ActChoice, FigureIndex, SkirmishSight, SkirmishPlay>;

type PartStep = 'opening' | 'declare' | 'strikes' | 'blows';
type Naming = { readonly step: PartStep; readonly side: Side };

/** The steps in which a side names one after the other: WARBAND-PRIORITY-005, WARBAND-PRIORITY-006. */
export const partSteps = (part: FigurePart): Procedures<Skirmish, PartStep | 'part'> => {
  // Each act is carried out before the next is named.
  const naming = (moment: Moment): Procedure<Skirmish, Naming> =>
    asks<Skirmish, Naming, ActChoice | PassChoice>({
      whom: (facts, { side }) => part.askedOf(facts, side, moment),
      answer: part.shapeOf(moment),
      suggests: true,
      choices: (view, { side }, { seat }) => part.listed(view, side, moment, seat),
      refuses: (view, { side }, choice, { seat }) => part.fault(view, side, moment, { choice, seat }),
      sample: (view, { side }, { seat }, source) => part.sampled(view, side, moment, { seat, source }),
      then: (play, { side }, choice, { seat }) => {
        if (choice.choose === 'pass') play.say({ event: 'passed', seat, side });
        else if (choice.choose === 'endFight') play.say({ event: 'tiredOfIt', side });
        else part.carriesOut(play, choice, moment);
        play.next({ step: 'part', moment, side });
      },
    });
  return {
    // A part in which nobody of the side can still act ends by itself.
    part: does((play, { side, moment }) => {
      if (part.askedOf(play, side, moment).length > 0) play.next({ step: moment, side });
      else play.say({ event: 'partEnded', side });
    }),
    opening: naming('opening'),
    declare: naming('declare'),
    strikes: naming('strikes'),
    blows: naming('blows'),
  };
};
