import { effectsOf } from '../blows/resolving.js';
import { actOf } from '../choosing/incoming.js';
import type { DuelPlay, DuelSight } from '../duel.js';
import { bareHandUsed, gripOf, type Held, otherHand } from '../fighters/hands.js';
import { combatant } from '../fighters/people.js';
import { afterReady } from '../fighters/ready.js';
import { endGrip } from '../fighters/takingOut.js';
import { separation } from '../ground/ground.js';
import type { Act, CheckedAct, Penalty, Who } from '../model.js';
import { type Effect, type GripKind, specialRow } from '../tables/actions.table.js';
import { HANDS, type Hand } from '../tables/body.table.js';
import { DAGGER } from '../tables/distances.table.js';

/** What a fighter did this round. */
export const actDone = ({ open }: DuelSight, who: Who): Act | null => open.turn.acts[who] ?? null;

/** How many there are, for going through them in seat order. */
export const everybody = ({ open }: DuelSight): number => open.turn.acts.length;

const addBareHand = (used: Hand[], sight: DuelSight, who: Who): void => {
  const hand = bareHandUsed(sight, who);
  if (hand !== null) used.push(hand);
};

// SAGA-DUEL-COND-026: the hands that were used for something else than the grip they hold.
const handsUsed = (sight: DuelSight, who: Who): Hand[] => {
  const used: Hand[] = [];
  const act = actDone(sight, who);
  if (act === null) return used;
  if ('with' in act) {
    if (act.with === 'bare') addBareHand(used, sight, who);
    if (act.both) used.push(otherHand(act.with as Hand));
  }
  const filled = act.act === 'ready' ? act : sight.open.turn.letting[who]?.ready;
  if (filled) for (const hand of HANDS) if (filled[hand] !== null) used.push(hand);
  sight.open.turn.answers.forEach((defence, attacker) => {
    if (defence?.by !== 'parry' || actOf(sight, attacker)?.target !== who) return;
    if (defence.with === 'bare') addBareHand(used, sight, who);
    else if (defence.both) used.push(otherHand(defence.with));
  });
  return used;
};

const loosen = (play: DuelPlay, who: Who, hand: Hand, why: 'released' | 'handUsed'): void => {
  const grip = gripOf(play, who, hand);
  if (grip !== undefined) endGrip(play, grip, why);
};

// SAGA-DUEL-COND-011: HELD ends by letting go, or by another use of the gripping hand.
const loosenGrips = (play: DuelPlay): void => {
  if (play.open.grips.length === 0) return;
  for (let who = 0; who < everybody(play); who++) {
    const release = play.open.turn.letting[who]?.release;
    if (release !== undefined) for (const hand of release) loosen(play, who, hand, 'released');
  }
  for (let who = 0; who < everybody(play); who++) {
    for (const hand of handsUsed(play, who)) loosen(play, who, hand, 'handUsed');
  }
};

// SAGA-DUEL-COND-009: HELD ends with a successful Break Hold.
// SAGA-DUEL-COND-017: TACKLED ends with a successful Break Tackle.
// SAGA-DUEL-ACT-091: a failed Break does nothing.
const breakGrip = (play: DuelPlay, who: Who, act: Act): void => {
  const kind = specialRow(act.act)?.breaks ?? null;
  if (kind === null || !('target' in act) || play.open.turn.results[who] !== 'strong') return;
  const grip = play.open.grips.find((one) => one.victim === who && one.holder === act.target && one.grip === kind);
  if (grip !== undefined) endGrip(play, grip, 'broken');
};

export const ready = (play: DuelPlay, who: Who, held: Held): void => {
  const { left, right, carried, lying } = afterReady(play, who, held);
  play.say({ event: 'readied', who, left, right, carried, lying });
};

/** (1) What this round's Stand Up, Breaks, releases and other uses of the hand end; and what Ready arranges. */
export const endOldConditions = (play: DuelPlay): void => {
  for (let who = 0; who < everybody(play); who++) {
    const act = actDone(play, who);
    if (act === null) continue;
    if (act.act === 'standUp') play.say({ event: 'stoodUp', who });
    else if (play.open.grips.length > 0) breakGrip(play, who, act);
  }
  loosenGrips(play);
  for (let who = 0; who < everybody(play); who++) {
    const act = actDone(play, who);
    if (act?.act === 'ready') ready(play, who, act);
  }
};

const NO_EFFECTS: readonly Effect[] = [];

/** What this round's act of one fighter brings. */
const effectsBy = (sight: DuelSight, attacker: Who): readonly Effect[] => {
  const act = actOf(sight, attacker);
  const result = sight.open.turn.results[attacker];
  return act === null || !result ? NO_EFFECTS : effectsOf(act.act, result);
};

const victimOf = (sight: DuelSight, attacker: Who): Who => (actOf(sight, attacker) as CheckedAct).target;

// SAGA-DUEL-ACT-069: a grip needs the attacker beside the victim; else a Tackle leaves its victim PRONE.
const setGrip = (play: DuelPlay, attacker: Who, grip: GripKind): void => {
  const victim = victimOf(play, attacker);
  const beside = separation(combatant(play, attacker), combatant(play, victim)) <= DAGGER;
  const hand = actOf(play, attacker)?.with as Hand;
  if (beside) play.say({ event: 'gripped', grip: { holder: attacker, victim, grip, hand } });
  else if (grip === 'tackled') play.say({ event: 'fellProne', who: victim, why: 'tackle' });
};

// SAGA-DUEL-COND-028: they act from here until one of their endings; none has a time.
/** (3) New conditions. */
export const setConditions = (play: DuelPlay): void => {
  for (let attacker = 0; attacker < everybody(play); attacker++) {
    for (const effect of effectsBy(play, attacker)) {
      if (effect.effect === 'prone') play.say({ event: 'fellProne', who: victimOf(play, attacker), why: 'tripped' });
      else if (effect.effect === 'grip') setGrip(play, attacker, effect.grip);
    }
  }
};

// SAGA-DUEL-ROUND-012: an effect lasts through the two rounds that follow.
const LASTING = 2;

const EXPOSED: readonly Penalty['on'][] = ['defences'];

const hinder = (
  play: DuelPlay,
  who: Who,
  on: readonly Penalty['on'][],
  { by, why, from }: Pick<Penalty, 'by' | 'why' | 'from'>,
): void => {
  const until = play.open.round + LASTING;
  const penalties: Penalty[] = [];
  for (const one of on) penalties.push({ on: one, by, until, from, why });
  play.say({ event: 'hindered', who, penalties });
};

/** (4) New timed penalties. */
export const setPenalties = (play: DuelPlay): void => {
  for (let attacker = 0; attacker < everybody(play); attacker++) {
    for (const effect of effectsBy(play, attacker)) {
      if (effect.effect !== 'hinder' && effect.effect !== 'expose') continue;
      const { act: from, target } = actOf(play, attacker) as CheckedAct;
      const penalty = { by: effect.by, why: effect.why, from };
      if (effect.effect === 'hinder') hinder(play, target, effect.skills, penalty);
      else hinder(play, attacker, EXPOSED, penalty);
    }
  }
};

// SAGA-DUEL-ROUND-010: penalties that have had their last round are removed.
/** (5) Whether there are any. */
export const penaltiesEnd = ({ open }: DuelSight): boolean => {
  for (const { penalties } of open.combatants) for (const { until } of penalties) if (until <= open.round) return true;
  return false;
};
