import { asks, does, type Procedures, shape } from '@warmoot/kernel';
import { majorCost, withWound } from '../blows/wounds.js';
import type { Duel, DuelPlay, DuelSight } from '../duel.js';
import { armUsable, gripOf, keepingHand } from '../fighters/hands.js';
import {
  combatant,
  combatOf,
  combatsLeft,
  inTheFight,
  isIn,
  otherSide,
  sideOf,
  speakersFor,
} from '../fighters/people.js';
import { endGrip, endGripsOf, seeWhetherOver } from '../fighters/takingOut.js';
import type { Side, Who } from '../model.js';
import { type Hand, HEAD, handOn, type PartAt } from '../tables/body.table.js';
import {
  actDone,
  endOldConditions,
  everybody,
  penaltiesEnd,
  ready,
  setConditions,
  setPenalties,
} from './conditions.js';

// SAGA-DUEL-WOUND-011: a Minor Wound on the leg changes nothing.
// holds by: SAGA-DUEL-WOUND-026 follows from the effects of arms and legs being all there are.
// holds by: SAGA-DUEL-WOUND-027 follows from SAGA-DUEL-WOUND-018 and SAGA-DUEL-ACT-093: nothing else kills.
/** What a new Major Wound brings. */
const sufferMajor = (play: DuelPlay, who: Who, part: PartAt): void => {
  const cost = majorCost(play.given.options, part);
  if (cost === 'dying' || cost === 'incapable') {
    const { standing, dyingSince: already } = combatant(play, who);
    if (standing !== 'in' && (cost === 'incapable' || already !== null)) return;
    // SAGA-DUEL-WOUND-018: the hour of somebody's death is counted from this round.
    const dyingSince = cost === 'dying' ? play.open.round : null;
    play.say({ event: 'incapacitated', who, part: part === HEAD ? 'head' : 'body', dyingSince });
  } else if (cost === 'prone') play.say({ event: 'fellProne', who, why: 'leg' });
};

/** An arm that took its Major Wound this round. */
interface LostArm {
  readonly who: Who;
  readonly hand: Hand;
}

const NO_ARMS: readonly LostArm[] = [];

/** (2) Wounds in the attackers' seat order, with what they cause. */
const takeWounds = (play: DuelPlay): readonly LostArm[] => {
  const { landed } = play.open.turn;
  if (landed.length === 0) return NO_ARMS;
  const lost: LostArm[] = [];
  const stays = play.given.options['saga.duel.thirdMinorStays'];
  for (const { victim, part, severity } of landed) {
    const now = combatant(play, victim);
    const before = { minors: now.minors[part] as number, major: now.majors[part] !== 0 };
    const { minors, major, turned } = withWound(before, severity, stays);
    play.say({ event: 'wounded', who: victim, part, minors, major, turned });
    if (!major || before.major) continue;
    sufferMajor(play, victim, part);
    const hand = handOn(part);
    if (hand !== null) lost.push({ who: victim, hand });
  }
  return lost;
};

// SAGA-DUEL-ACT-093: an incapable enemy dies at the end of the round in which an act was spent on it.
// SAGA-DUEL-WOUND-019: that needs no check.
const killVictims = (play: DuelPlay): void => {
  for (let who = 0; who < everybody(play); who++) {
    const act = actDone(play, who);
    if (act?.act === 'kill' && combatant(play, act.target).standing === 'incapable')
      play.say({ event: 'killed', who: act.target, by: who });
  }
};

// SAGA-DUEL-WEAPON-006: where the other hand was on it, a two-handed weapon is not lost with the arm. A hand that grips
// by the end of the round was not.
const shiftWeapons = (play: DuelPlay, lost: readonly LostArm[]): void => {
  for (const { who, hand } of lost) {
    const me = combatant(play, who);
    const to = keepingHand(me);
    if (to === null || to === hand || gripOf(play, who, to) !== undefined) continue;
    ready(play, who, { left: me.right, right: me.left });
  }
};

// SAGA-DUEL-DEF-027: at the end of every second round all defences lose one more. SAGA-DUEL-ROUND-011 says so too.
// holds by: SAGA-DUEL-DEF-028 follows from SAGA-DUEL-DEF-027: it is the same sum, written down by rounds.
/** (6) Defensive Weakening. */
const weaken = (play: DuelPlay): void => {
  const { given, open } = play;
  if (open.round % 2 !== 0) return;
  // SAGA-DUEL-DEF-031: each has a count of their own, and it grows for those in a combat.
  const everyone = given.options['saga.duel.weakening'] === 'everyone';
  const who: Who[] = [];
  for (let one = 0; one < given.fighters.length; one++) {
    if (everyone || combatOf(play, one) !== undefined) who.push(one);
  }
  play.say({ event: 'weakened', who });
};

const endGripsOfThoseOut = (play: DuelPlay): void => {
  if (play.open.grips.length === 0) return;
  // SAGA-DUEL-WOUND-025: an incapable combatant lets go of everyone.
  for (let who = 0; who < play.open.combatants.length; who++) if (!isIn(play, who)) endGripsOf(play, who);
  // SAGA-DUEL-WOUND-028: a grip ends with the arm that kept it.
  for (const grip of [...play.open.grips]) {
    if (!armUsable(combatant(play, grip.holder), grip.hand)) endGrip(play, grip, 'armLost');
  }
};

// SAGA-DUEL-WOUND-024: whoever is incapable is out of the combat.
/** (7) Who is out, whose grips end, which combats and whether the encounter are over. */
const seeWhoIsOut = (play: DuelPlay): void => {
  for (let who = 0; who < everybody(play); who++) {
    // SAGA-DUEL-ACT-101: whoever was made incapable this round does not get away.
    if (actDone(play, who)?.act === 'flee' && isIn(play, who)) play.say({ event: 'fled', who });
  }
  endGripsOfThoseOut(play);
  if (!play.open.turn.eventful) return;
  const combats = combatsLeft(play);
  if (combats !== play.open.combats) play.say({ event: 'regrouped', combats });
  seeWhetherOver(play);
};

const loser = ({ open }: DuelSight): Side | null => (open.ending === 'side1' ? 2 : open.ending === 'side2' ? 1 : null);

type EndingSteps = 'endOfRound' | 'mercy' | 'finish';

export const endingProcedures: Procedures<Duel, EndingSteps> = {
  // SAGA-DUEL-ROUND-009: what the round brought takes effect now. SAGA-DUEL-WOUND-007: wounds too.
  // SAGA-DUEL-ROUND-008: whoever falls here has had the full result of their act.
  // SAGA-DUEL-ROUND-013: the order of what takes effect.
  endOfRound: does((play) => {
    if (play.open.ending !== null) return;
    endOldConditions(play);
    const lost = takeWounds(play);
    killVictims(play);
    setConditions(play);
    shiftWeapons(play, lost);
    setPenalties(play);
    if (penaltiesEnd(play)) play.say({ event: 'penaltiesEnded', round: play.open.round });
    weaken(play);
    seeWhoIsOut(play);
    const quiet = play.open.turn.eventful ? 0 : play.open.quiet + 1;
    play.say({ event: 'roundEnded', quiet });
    // SAGA-DUEL-ROUND-023: a long quiet ends the encounter without a winner.
    const limit = play.given.options['saga.duel.quietRounds'];
    if (play.open.ending === null && limit !== null && quiet >= limit) play.say({ event: 'ended', ending: 'quiet' });
  }),

  // SAGA-DUEL-ACT-096: once it is over the victors may kill without playing on.
  mercy: does((play) => {
    const side = loser(play);
    if (side === null) return;
    play.open.combatants.forEach(({ standing }, who) => {
      if (standing === 'incapable' && sideOf(play, who) === side) play.next({ step: 'finish', who });
    });
  }),

  finish: asks({
    whom: (sight, { who }) => speakersFor(sight, otherSide(sideOf(sight, who))),
    answer: shape.union('choose', { spare: {}, kill: {} }),
    choices: () => [{ choose: 'spare' }, { choose: 'kill' }] as const,
    then: (play, { who }, { choose }) => {
      const by = inTheFight(play).find((one) => sideOf(play, one) !== sideOf(play, who)) ?? who;
      play.say(choose === 'spare' ? { event: 'spared', who } : { event: 'killed', who, by });
    },
  }),
};
