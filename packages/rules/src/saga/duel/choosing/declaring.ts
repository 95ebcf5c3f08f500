import { type Answers, type Asked, answerFor, asks, asksTogether, does, type Procedures, shape } from '@warmoot/kernel';
import { type Ban, refusal } from '../ban.js';
import type { Duel, DuelPlay, DuelSight } from '../duel.js';
import {
  allInTheFight,
  askedOf,
  combatant,
  combatOf,
  combatsLeft,
  enemiesOf,
  inTheFight,
  nameOf,
  sideOf,
  someAreFree,
  whoIs,
} from '../fighters/people.js';
import { endGripsOf, seeWhetherOver } from '../fighters/takingOut.js';
import { separation } from '../ground/ground.js';
import { attackersIn, inOrder, MOST_AGAINST_ONE, splitCombat } from '../ground/split.js';
import type { Combat, Side, Who } from '../model.js';
import { SPEAR } from '../tables/distances.table.js';

const FIGHT_ON = { choose: 'fightOn' } as const;
const DECLARATIONS = [FIGHT_ON, { choose: 'surrender' }, { choose: 'breakOff' }] as const;
const ACCEPT_OR_REFUSE = [{ choose: 'accept' }, { choose: 'refuse' }] as const;
const WAIT = { choose: 'wait' } as const;

const free = (sight: DuelSight): Who[] => inTheFight(sight).filter((who) => combatOf(sight, who) === undefined);

const takeSurrender = (play: DuelPlay, who: Who): void => {
  play.say({ event: 'surrendered', who });
  endGripsOf(play, who);
  play.say({ event: 'regrouped', combats: combatsLeft(play) });
};

const NO_ENEMY: Ban = { rule: 'SAGA-DUEL-MULTI-028', what: 'duel.noEnemyToJoin' };
const TOO_FAR: Ban = { rule: 'SAGA-DUEL-MULTI-029', what: 'duel.tooFarToJoin' };
const FULL: Ban = { rule: 'SAGA-DUEL-MULTI-030', what: 'duel.combatIsFull' };
const NOT_FEWEST: Ban = { rule: 'SAGA-DUEL-MULTI-030', what: 'duel.notWhereFewestAttack' };

// SAGA-DUEL-MULTI-028: a free enemy near by is fought whether they want it or not.
// SAGA-DUEL-MULTI-029: joining needs a separation of three or less.
// SAGA-DUEL-MULTI-030: it never makes more than four against one.
const joinBan = (sight: DuelSight, who: Who, enemy: Who): Ban | null => {
  if (combatant(sight, enemy)?.standing !== 'in' || sideOf(sight, enemy) === sideOf(sight, who)) return NO_ENEMY;
  if (separation(combatant(sight, who), combatant(sight, enemy)) > SPEAR) return TOO_FAR;
  const combat = combatOf(sight, enemy);
  if (combat === undefined) return null;
  const [own, others] = sideOf(sight, who) === 1 ? [combat.side1, combat.side2] : [combat.side2, combat.side1];
  if (others.length === 1 && own.length >= MOST_AGAINST_ONE) return FULL;
  if (sight.given.options['saga.duel.joinLevel'] === 'setupOnly' || others.length > 1) return null;
  return attackersIn(combat) === Math.min(...sight.open.combats.map(attackersIn)) ? null : NOT_FEWEST;
};

/** The enemies through whom a free character may come into a combat, or start one. */
const joinable = (sight: DuelSight, who: Who): Who[] =>
  inTheFight(sight).filter((enemy) => joinBan(sight, who, enemy) === null);

// SAGA-DUEL-MULTI-024: a combat with two or more on both sides splits at once.
const joined = (sight: DuelSight, who: Who, enemy: Who): Combat[] => {
  const combat = combatOf(sight, enemy) ?? { side1: [], side2: [] };
  const others = sight.open.combats.filter((one) => one !== combat);
  const with_ = (side: Side, list: readonly Who[]): Who[] =>
    [...new Set([...list, ...[who, enemy].filter((one) => sideOf(sight, one) === side)])].sort((a, b) => a - b);
  const grown = { side1: with_(1, combat.side1), side2: with_(2, combat.side2) };
  const split = grown.side1.length > 1 && grown.side2.length > 1 ? splitCombat(grown, sight.open.combatants) : [grown];
  return inOrder([...others, ...split]);
};

// SAGA-DUEL-ROUND-001: Footwork comes before the actions.
// holds by: SAGA-DUEL-MULTI-021 follows from SAGA-DUEL-ROUND-015: each step goes through all combats.
/** The steps of a round, and the next round after them. */
const ROUND: readonly Duel['step'][] = [
  { step: 'declare' },
  { step: 'joining', from: 0 },
  { step: 'footwork' },
  { step: 'freeMoves' },
  { step: 'chooseActs' },
  { step: 'resolve' },
  { step: 'pushes' },
  { step: 'dodges' },
  { step: 'closings' },
  { step: 'followings' },
  { step: 'endOfRound' },
  { step: 'round' },
];

/** What most rounds begin with: nobody has anything to declare. */
const allFightOn = (answers: Answers<{ readonly choose: string }>): boolean => {
  for (const { choice } of answers) if (choice.choose !== 'fightOn') return false;
  return true;
};

// SAGA-DUEL-ROUND-024: breaking off takes both sides, once those who surrendered are out.
const haveAgreed = (sight: DuelSight, offered: readonly Who[]): boolean =>
  inTheFight(sight).every((who) => offered.includes(who));

/** Who offered to break off in the round before, so that the others may agree in this one; nobody where it is done. */
export const offersOpen = ({ open: { offered, round } }: DuelSight): readonly Who[] =>
  offered?.round === round - 1 ? offered.who : [];

/** What was done before 1.2.0: an offer that was not taken up was told to nobody. */
export const offersUntold: Procedures<Duel, 'breakOff'> = {
  breakOff: does((play, { offered }) => {
    if (play.open.ending === null && haveAgreed(play, offered)) play.say({ event: 'ended', ending: 'brokenOff' });
  }),
};

type DeclaringSteps = 'round' | 'declare' | 'acceptSurrender' | 'breakOff' | 'joining' | 'join';

/** SAGA-DUEL-ROUND-028: step 0 of a round: surrenders, breaking off, then joining. */
export const declaringProcedures: Procedures<Duel, DeclaringSteps> = {
  // SAGA-DUEL-ROUND-015: the one order of a round.
  // SAGA-DUEL-ROUND-014: rounds are counted from 1 for the whole encounter.
  // holds by: SAGA-DUEL-ROUND-021 follows from SAGA-DUEL-ROUND-015: after every round comes another.
  round: does(({ open, say, next }) => {
    if (open.ending !== null) {
      next({ step: 'mercy' });
      return;
    }
    say({ event: 'roundBegan', round: open.round + 1 });
    for (const step of ROUND) next(step);
  }),

  declare: asksTogether({
    whom: allInTheFight,
    answer: shape.union('choose', { fightOn: {}, surrender: {}, breakOff: {} }),
    choices: () => DECLARATIONS,
    sample: (_view, _step, _asked, source) =>
      DECLARATIONS[Math.max(0, source.below(60) - 57)] as (typeof DECLARATIONS)[number],
    then: (play, _step, answers) => {
      if (allFightOn(answers)) return;
      const { given, next } = play;
      const needsAcceptance = given.options['saga.duel.surrender'] === 'needsAcceptance';
      for (const who of inTheFight(play)) {
        if (answerFor(answers, nameOf(play, who))?.choose !== 'surrender') continue;
        if (needsAcceptance && enemiesOf(play, who).length > 0) next({ step: 'acceptSurrender', who });
        else takeSurrender(play, who);
      }
      seeWhetherOver(play);
      const offered = inTheFight(play).filter((who) => answerFor(answers, nameOf(play, who))?.choose === 'breakOff');
      if (offered.length > 0) next({ step: 'breakOff', offered });
    },
  }),

  // SAGA-DUEL-ROUND-024: an offer that not all have made is known to all, so that they may agree in the next round.
  breakOff: does((play, { offered }) => {
    if (play.open.ending !== null) return;
    const who = inTheFight(play).filter((one) => offered.includes(one));
    if (haveAgreed(play, offered)) play.say({ event: 'ended', ending: 'brokenOff' });
    else if (who.length > 0) play.say({ event: 'offeredToBreakOff', who });
  }),

  // SAGA-DUEL-ACT-102: where a surrender needs acceptance, every enemy in that combat must agree.
  acceptSurrender: asksTogether({
    whom: (sight, { who }): readonly Asked[] =>
      sight.open.ending === null ? enemiesOf(sight, who).map((enemy) => askedOf(sight.given, enemy)) : [],
    answer: shape.union('choose', { accept: {}, refuse: {} }),
    choices: () => ACCEPT_OR_REFUSE,
    then: (play, { who }, answers) => {
      if (play.open.ending !== null) return;
      if (answers.every(({ choice }) => choice.choose === 'accept')) {
        takeSurrender(play, who);
        seeWhetherOver(play);
      } else play.say({ event: 'refusedQuarter', who });
    },
  }),

  // SAGA-DUEL-MULTI-023: the victors of a combat may join another, in seat order like all who are free.
  // SAGA-DUEL-MULTI-017: those who found no place at first come in here.
  joining: does((play, { from }) => {
    if (play.open.ending !== null || !someAreFree(play)) return;
    const who = free(play).find((one) => one >= from && joinable(play, one).length > 0);
    if (who === undefined) return;
    play.next({ step: 'join', who });
    play.next({ step: 'joining', from: who + 1 });
  }),

  join: asks({
    whom: ({ given }, { who }) => [askedOf(given, who)],
    answer: shape.union('choose', { join: { enemy: shape.name }, wait: {} }),
    choices: (view, { who }) => [
      WAIT,
      ...joinable(view, who).map((enemy) => ({ choose: 'join', enemy: nameOf(view, enemy) }) as const),
    ],
    refuses: (view, { who }, choice) =>
      choice.choose === 'wait' ? null : refusal(joinBan(view, who, whoIs(view, choice.enemy)) ?? NO_ENEMY),
    then: (play, { who }, choice) => {
      if (choice.choose === 'wait') return;
      const enemy = whoIs(play, choice.enemy);
      const combats = joined(play, who, enemy);
      play.say({ event: 'joined', who, enemy });
      play.say({ event: 'regrouped', combats });
    },
  }),
};
