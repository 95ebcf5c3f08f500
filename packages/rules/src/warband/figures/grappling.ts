import type { Fixed } from '@warmoot/kernel';
import type { FigureIndex, Hold } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { areBeside, figureOf, isHeld, isHere } from './figures.js';

const isIn = ({ controller, held, joiners }: Fixed<Hold>, figure: FigureIndex): boolean =>
  controller === figure || held === figure || joiners.includes(figure);

/** The grapple in which a figure is, as the one that holds, is held, or has joined; undefined where it is in none. */
export const grappleOf = ({ open }: SkirmishSight, figure: FigureIndex): Fixed<Hold> | undefined =>
  open.holds.find((hold) => isIn(hold, figure));

/** WARBAND-GRAPPLE-027: whoever is outside a grapple strikes at those in it as at the prone. `attacker` is in none of it. */
export const countsAsProne = (sight: SkirmishSight, figure: FigureIndex, attacker: FigureIndex): boolean => {
  if (figureOf(sight, figure).prone) return true;
  if (sight.given.options['warband.grapplersProne'] === 'off') return false;
  return sight.open.holds.some((hold) => isIn(hold, figure) && !isIn(hold, attacker));
};

/** WARBAND-GRAPPLE-040: whether a hold is over as things stand: who holds or is held is out, or held, or they are apart. */
const isOver = (sight: SkirmishSight, { controller, held }: Fixed<Hold>): boolean =>
  !isHere(sight, controller) ||
  !isHere(sight, held) ||
  isHeld(sight, controller) ||
  !areBeside(sight, controller, held);

/** WARBAND-GRAPPLE-039: whether somebody who has joined is no longer part of it. */
const hasLeft = (sight: SkirmishSight, joiner: FigureIndex, held: FigureIndex): boolean =>
  !isHere(sight, joiner) || isHeld(sight, joiner) || !areBeside(sight, joiner, held);

/** WARBAND-GRAPPLE-040: says which holds are over, and who is no longer part of one. After every change of who holds whom. */
export const settleHolds = (play: SkirmishPlay): void => {
  for (const hold of play.open.holds) {
    const { controller, held, joiners } = hold;
    if (isOver(play, hold)) play.say({ event: 'letGo', controller, held, why: 'over' });
    else
      for (const joiner of joiners)
        if (hasLeft(play, joiner, held)) play.say({ event: 'letGo', controller: joiner, held, why: 'over' });
  }
};
