import type { Combatant, DuelOpen, Round } from './model.js';

/** Lists that are only ever replaced as a whole are shared with the copy; those that are written into are copied. */
const copyCombatant = (one: Combatant): Combatant => ({
  standing: one.standing,
  x: one.x,
  y: one.y,
  left: one.left,
  right: one.right,
  carried: one.carried,
  minors: one.minors.slice(),
  majors: one.majors.slice(),
  turned: one.turned.slice(),
  prone: one.prone,
  penalties: one.penalties.slice(),
  weakening: one.weakening,
  dyingSince: one.dyingSince,
});

const copyRound = (turn: Round): Round => ({
  won: turn.won.slice(),
  winners: turn.winners.slice(),
  acts: turn.acts,
  letting: turn.letting,
  answers: turn.answers,
  results: turn.results.slice(),
  stood: turn.stood,
  stuck: turn.stuck,
  landed: turn.landed.slice(),
  pushed: turn.pushed.slice(),
  moved: turn.moved.slice(),
  shielded: turn.shielded,
  eventful: turn.eventful,
});

/** A copy of a fight's open facts that can be played on. */
export const copyOpen = (open: DuelOpen): DuelOpen => ({
  picksFirst: open.picksFirst,
  round: open.round,
  width: open.width,
  height: open.height,
  combatants: open.combatants.map(copyCombatant),
  combats: open.combats,
  grips: open.grips.slice(),
  lying: open.lying.slice(),
  quiet: open.quiet,
  turn: copyRound(open.turn),
  ending: open.ending,
  offered: open.offered,
});
