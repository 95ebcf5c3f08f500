import { asks, does, type Procedures, sameJson, shape } from '@warmoot/kernel';
import { speakersFor } from '../beginning/pairing.js';
import { effectsOf } from '../blows/resolving.js';
import { withWound } from '../blows/wounds.js';
import { combatOf, sideOf } from '../choosing/acts.js';
import { combatsLeft, inTheFight } from '../choosing/declaring.js';
import { actOf } from '../choosing/defences.js';
import type { Duel, DuelPlay, DuelSight } from '../duel.js';
import { armUsable, bareHandUsed, combatant, gripOf, keepingHand, otherHand } from '../fighters/hands.js';
import { afterReady } from '../fighters/ready.js';
import { endGrip, endGripsOf, seeWhetherOver } from '../fighters/takingOut.js';
import { separation } from '../ground/ground.js';
import { type Act, BODY, type Grip, HANDS, type Hand, HEAD, type Penalty, type Side } from '../model.js';
import type { Action } from '../tables/actions.table.js';

interface Done {
  readonly who: number;
  readonly act: Act;
}

interface Came {
  readonly attacker: number;
  readonly victim: number;
  readonly act: Action;
  readonly result: 'strong' | 'weak';
}

/** What everybody did this round, in seat order. */
const actsDone = ({ open }: DuelSight): Done[] => {
  const all: Done[] = [];
  for (let who = 0; who < open.turn.acts.length; who++) {
    const act = open.turn.acts[who];
    if (act) all.push({ who, act: act as Act });
  }
  return all;
};

/** Checked actions with how they came out, in seat order. */
const checksMade = (sight: DuelSight): Came[] => {
  const all: Came[] = [];
  for (let attacker = 0; attacker < sight.open.turn.acts.length; attacker++) {
    const act = actOf(sight, attacker);
    const result = sight.open.turn.results[attacker];
    if (act !== null && result) all.push({ attacker, victim: act.target, act: act.act, result });
  }
  return all;
};

// SAGA-DUEL-COND-026: the hands that were used for something else than the grip they hold.
const handsUsed = (sight: DuelSight, who: number): Hand[] => {
  const used: Hand[] = [];
  const act = sight.open.turn.acts[who];
  if (act === null || act === undefined) return used;
  if ('with' in act) {
    if (act.with === 'bare') used.push(...[bareHandUsed(sight, who)].filter((hand) => hand !== null));
    if (act.both) used.push(otherHand(act.with as Hand));
  }
  const filled = act.act === 'ready' ? act : sight.open.turn.letting[who]?.ready;
  if (filled) for (const hand of HANDS) if (filled[hand] !== null) used.push(hand);
  sight.open.turn.answers.forEach((answer, attacker) => {
    if (answer?.by !== 'parry' || actOf(sight, attacker)?.target !== who) return;
    if (answer.with === 'bare') used.push(...[bareHandUsed(sight, who)].filter((hand) => hand !== null));
    else if (answer.both) used.push(otherHand(answer.with));
  });
  return used;
};

// SAGA-DUEL-COND-011, -019: letting go, or another use of the gripping hand.
const loosenGrips = (play: DuelPlay, done: readonly Done[]): void => {
  const loosen = (who: number, hand: Hand, why: 'released' | 'handUsed'): void => {
    const grip = gripOf(play, who, hand);
    if (grip !== undefined) endGrip(play, grip, why);
  };
  for (const { who } of done)
    for (const hand of play.open.turn.letting[who]?.release ?? []) loosen(who, hand, 'released');
  for (const { who } of done) for (const hand of handsUsed(play, who)) loosen(who, hand, 'handUsed');
};

/** (1) What this round's Stand Up, Breaks, releases and other uses of the hand end; and what Ready arranges. */
const endOldConditions = (play: DuelPlay, done: readonly Done[]): void => {
  for (const { who, act } of done) {
    if (act.act === 'standUp') play.say({ event: 'stoodUp', who });
    if (act.act === 'breakHold' || act.act === 'breakTackle') {
      if (play.open.turn.results[who] !== 'strong') continue;
      const kind = act.act === 'breakHold' ? 'held' : 'tackled';
      const grip = play.open.grips.find((one) => one.victim === who && one.holder === act.target && one.grip === kind);
      if (grip !== undefined) endGrip(play, grip as Grip, 'broken');
    }
  }
  if (play.open.grips.length > 0) loosenGrips(play, done);
  for (const { who, act } of done) {
    if (act.act === 'ready') play.say({ event: 'readied', who, ...afterReady(play, who, act) });
  }
};

// SAGA-DUEL-WOUND-012, -017, -023, -025: what a new Major Wound brings.
const sufferMajor = (play: DuelPlay, who: number, part: number): void => {
  const { 'saga.duel.bodyWounds': body } = play.given.options;
  const asHead = part === HEAD || (part === BODY && body === 'asHead');
  if (asHead || (part === BODY && body === 'incapable')) {
    const { standing, dyingSince: already } = combatant(play, who);
    if (standing !== 'in' && (!asHead || already !== null)) return;
    const dyingSince = asHead ? play.open.round : null;
    play.say({ event: 'incapacitated', who, part: part === HEAD ? 'head' : 'body', dyingSince });
  } else if (part === 2 || part === 3) play.say({ event: 'fellProne', who, why: 'leg' });
};

/** An arm that took its Major Wound this round. */
interface LostArm {
  readonly who: number;
  readonly hand: Hand;
}

/** (2) Wounds in the attackers' seat order, with what they cause; and those who are killed. */
const takeWounds = (play: DuelPlay, done: readonly Done[]): readonly LostArm[] => {
  const lost: LostArm[] = [];
  const stays = play.given.options['saga.duel.thirdMinorStays'];
  for (const { victim, part, severity } of play.open.turn.landed) {
    const { minors, majors } = combatant(play, victim);
    const before = { minors: minors[part] as number, major: majors[part] !== 0 };
    const after = withWound(before, severity, stays);
    play.say({ event: 'wounded', who: victim, part, ...after });
    if (!after.major || before.major) continue;
    sufferMajor(play, victim, part);
    if (part === 0 || part === 1) lost.push({ who: victim, hand: part === 0 ? 'left' : 'right' });
  }
  for (const { who, act } of done) {
    if (act.act === 'kill' && combatant(play, act.target).standing === 'incapable')
      play.say({ event: 'killed', who: act.target, by: who });
  }
  return lost;
};

// SAGA-DUEL-WEAPON-006: where the other hand was on it, a two-handed weapon is not lost with the arm. A hand that grips
// by the end of the round was not.
const shiftWeapons = (play: DuelPlay, lost: readonly LostArm[]): void => {
  for (const { who, hand } of lost) {
    const me = combatant(play, who);
    const to = keepingHand(me);
    if (to === null || to === hand || gripOf(play, who, to) !== undefined) continue;
    play.say({ event: 'readied', who, ...afterReady(play, who, { left: me.right, right: me.left }) });
  }
};

/** (3) New conditions. SAGA-DUEL-ACT-069: a grip needs the attacker beside the victim. */
const setConditions = (play: DuelPlay, came: readonly Came[]): void => {
  for (const { attacker, victim, act, result } of came) {
    for (const effect of effectsOf(act, result)) {
      if (effect.effect === 'prone') play.say({ event: 'fellProne', who: victim, why: 'tripped' });
      if (effect.effect !== 'grip') continue;
      const beside = separation(combatant(play, attacker), combatant(play, victim)) <= 1;
      const hand = actOf(play, attacker)?.with as Hand;
      if (beside) play.say({ event: 'gripped', grip: { holder: attacker, victim, grip: effect.grip, hand } });
      else if (effect.grip === 'tackled') play.say({ event: 'fellProne', who: victim, why: 'tackle' });
    }
  }
};

// SAGA-DUEL-ROUND-012: through the two rounds that follow.
const lasting = (play: DuelPlay): number => play.open.round + 2;

/** (4) New timed penalties. */
const setPenalties = (play: DuelPlay, came: readonly Came[]): void => {
  const until = lasting(play);
  for (const { attacker, victim, act, result } of came) {
    for (const effect of effectsOf(act, result)) {
      if (effect.effect === 'hinder') {
        const penalties = effect.skills.map(
          (on): Penalty => ({ on, by: effect.by, until, from: act, why: effect.why }),
        );
        play.say({ event: 'hindered', who: victim, penalties });
      } else if (effect.effect === 'expose') {
        const penalties: Penalty[] = [{ on: 'defences', by: effect.by, until, from: act, why: effect.why }];
        play.say({ event: 'hindered', who: attacker, penalties });
      }
    }
  }
};

/** (5) Whether somebody's penalty has had its last round. */
const penaltiesEnd = ({ open }: DuelSight): boolean =>
  open.combatants.some(({ penalties }) => penalties.some(({ until }) => until <= open.round));

/** (6) SAGA-DUEL-DEF-027, -031 */
const weaken = (play: DuelPlay): void => {
  const { given, open } = play;
  if (open.round % 2 !== 0) return;
  const everyone = given.options['saga.duel.weakening'] === 'everyone';
  const who = given.fighters.flatMap((_, one) => (everyone || combatOf(play, one) !== undefined ? [one] : []));
  play.say({ event: 'weakened', who });
};

/** (7) Who is out, whose grips end, which combats and whether the encounter are over. */
const seeWhoIsOut = (play: DuelPlay, done: readonly Done[]): void => {
  for (const { who, act } of done) {
    if (act.act === 'flee' && combatant(play, who).standing === 'in') play.say({ event: 'fled', who });
  }
  if (play.open.grips.length > 0) {
    for (const [who, { standing }] of play.open.combatants.entries()) if (standing !== 'in') endGripsOf(play, who);
    for (const grip of [...play.open.grips]) {
      if (!armUsable(combatant(play, grip.holder), grip.hand)) endGrip(play, grip as Grip, 'armLost');
    }
  }
  if (!play.open.turn.eventful) return;
  const combats = combatsLeft(play);
  if (!sameJson(combats, play.open.combats)) play.say({ event: 'regrouped', combats });
  seeWhetherOver(play);
};

const loser = ({ open }: DuelSight): Side | null => (open.ending === 'side1' ? 2 : open.ending === 'side2' ? 1 : null);

type EndingSteps = 'endOfRound' | 'mercy' | 'finish';

export const endingProcedures: Procedures<Duel, EndingSteps> = {
  // SAGA-DUEL-ROUND-013: the order of what takes effect.
  endOfRound: does((play) => {
    if (play.open.ending !== null) return;
    const done = actsDone(play);
    const came = checksMade(play);
    endOldConditions(play, done);
    const lost = takeWounds(play, done);
    setConditions(play, came);
    shiftWeapons(play, lost);
    setPenalties(play, came);
    if (penaltiesEnd(play)) play.say({ event: 'penaltiesEnded', round: play.open.round });
    weaken(play);
    seeWhoIsOut(play, done);
    const quiet = play.open.turn.eventful ? 0 : play.open.quiet + 1;
    play.say({ event: 'roundEnded', quiet });
    const limit = play.given.options['saga.duel.quietRounds'];
    // SAGA-DUEL-ROUND-023
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
    whom: (sight, { who }) => speakersFor(sight, sideOf(sight, who) === 1 ? 2 : 1),
    answer: shape.union('choose', { spare: {}, kill: {} }),
    choices: () => [{ choose: 'spare' }, { choose: 'kill' }] as const,
    then: (play, { who }, { choose }) => {
      if (choose === 'spare') play.say({ event: 'spared', who });
      else
        play.say({
          event: 'killed',
          who,
          by: inTheFight(play).find((one) => sideOf(play, one) !== sideOf(play, who)) ?? who,
        });
    },
  }),
};
