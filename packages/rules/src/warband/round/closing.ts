import { does, type Procedures } from '@warmoot/kernel';
import { SIDES, type Side } from '../../war/roster/sides.js';
import { letFall } from '../attacks/wounds.js';
import { areFoes, heldIn, hereOf } from '../figures/figures.js';
import type { Ending, FigureIndex } from '../model/model.js';
import { MINUTES } from '../model/outcome.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';

const isHeldByFoe = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const hold = heldIn(sight, figure);
  return hold !== undefined && areFoes(sight, figure, hold.controller);
};

/** WARBAND-ROUND-009: whether a side still has somebody on the map who is out of no fight and held by no foe. */
export const stands = (sight: SkirmishSight, side: Side): boolean =>
  hereOf(sight, side).some((figure) => !isHeldByFoe(sight, figure));

export interface End {
  readonly ending: Ending;
  readonly winner: Side | null;
}

/**
 * WARBAND-ROUND-009, WARBAND-ROUND-010: how the fight is over as things stand; null where it goes on. `standing`: the sides that
 * have somebody left.
 */
export const endOf = (sight: SkirmishSight, standing: readonly Side[], quiet: number): End | null => {
  if (standing.length === 0) return { ending: 'bothGone', winner: null };
  if (standing.length === 1) return { ending: 'won', winner: standing[0] as Side };
  if (sight.open.tired.every(Boolean)) return { ending: 'agreed', winner: null };
  return quiet >= sight.given.options['warband.quietRounds'] ? { ending: 'quiet', winner: null } : null;
};

/** Those that have known of no enemy. Ours: at the End of a round in which there was fighting everybody knows. */
export const roused = ({ open }: SkirmishSight): readonly FigureIndex[] =>
  open.stirred ? open.figures.flatMap(({ unaware }, figure) => (unaware ? [figure] : [])) : [];

export const closingProcedures: Procedures<Skirmish, 'closing'> = {
  closing: does((play) => {
    // WARBAND-WOUND-021: the Wounds of death saves.
    letFall(play);
    const quiet = play.open.stirred ? 0 : play.open.quiet + 1;
    play.say({ event: 'roundEnded', quiet, roused: roused(play) });
    const standing = SIDES.filter((side) => stands(play, side));
    const end = endOf(play, standing, quiet);
    if (end === null) {
      play.next({ step: 'round' });
      return;
    }
    play.say({ event: 'ended', ...end, minutes: MINUTES });
    if (play.given.referee !== null) play.next({ step: 'referee' });
    play.next({ step: 'aftermath' });
  }),
};
