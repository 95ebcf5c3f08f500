import { type Asked, asks, asksTogether, does, type Procedures, shape } from '@warmoot/kernel';
import { type Ban, refusal } from '../ban.js';
import { askedOf, type Duel, type DuelPlay, type DuelSight, whoIs } from '../duel.js';
import { combatant } from '../fighters/hands.js';
import { endGripsOf, seeWhetherOver } from '../fighters/takingOut.js';
import { separation } from '../ground/ground.js';
import { inOrder, splitCombat } from '../ground/split.js';
import type { Combat, Side } from '../model.js';
import { combatOf, enemiesOf, sideOf } from './acts.js';

const FIGHT_ON = { choose: 'fightOn' } as const;
const DECLARATIONS = [FIGHT_ON, { choose: 'surrender' }, { choose: 'breakOff' }] as const;
const ACCEPT_OR_REFUSE = [{ choose: 'accept' }, { choose: 'refuse' }] as const;
const WAIT = { choose: 'wait' } as const;

export const inTheFight = ({ open }: DuelSight): number[] => {
  const all: number[] = [];
  for (let who = 0; who < open.combatants.length; who++) if (open.combatants[who]?.standing === 'in') all.push(who);
  return all;
};

/** Everybody's player, for what is asked of all. */
export const allInTheFight = ({ given, open }: DuelSight): readonly Asked[] => {
  const all: Asked[] = [];
  for (let who = 0; who < open.combatants.length; who++) {
    if (open.combatants[who]?.standing === 'in') all.push(askedOf(given, who));
  }
  return all;
};

/** Whether anybody in the fight is in no individual combat. */
export const someAreFree = (sight: DuelSight): boolean => {
  for (let who = 0; who < sight.open.combatants.length; who++) {
    if (sight.open.combatants[who]?.standing === 'in' && combatOf(sight, who) === undefined) return true;
  }
  return false;
};

const free = (sight: DuelSight): number[] => inTheFight(sight).filter((who) => combatOf(sight, who) === undefined);

/** The combats without those who are out; one with nobody left on a side has ended. */
export const combatsLeft = (sight: DuelSight): Combat[] =>
  sight.open.combats
    .map(({ side1, side2 }) => ({
      side1: side1.filter((who) => combatant(sight, who).standing === 'in'),
      side2: side2.filter((who) => combatant(sight, who).standing === 'in'),
    }))
    .filter(({ side1, side2 }) => side1.length > 0 && side2.length > 0);

const takeSurrender = (play: DuelPlay, who: number): void => {
  play.say({ event: 'surrendered', who });
  endGripsOf(play, who);
  play.say({ event: 'regrouped', combats: combatsLeft(play) });
};

const attackersIn = ({ side1, side2 }: Combat): number => Math.max(side1.length, side2.length);

const NO_ENEMY: Ban = { rule: 'SAGA-DUEL-MULTI-028', what: 'duel.noEnemyToJoin' };
const TOO_FAR: Ban = { rule: 'SAGA-DUEL-MULTI-029', what: 'duel.tooFarToJoin' };
const FULL: Ban = { rule: 'SAGA-DUEL-MULTI-030', what: 'duel.combatIsFull' };
const NOT_FEWEST: Ban = { rule: 'SAGA-DUEL-MULTI-030', what: 'duel.notWhereFewestAttack' };

// SAGA-DUEL-MULTI-028 to -030: within three of an enemy there, never more than four against one.
const joinBan = (sight: DuelSight, who: number, enemy: number): Ban | null => {
  const other = sight.open.combatants[enemy];
  if (other?.standing !== 'in' || sideOf(sight, enemy) === sideOf(sight, who)) return NO_ENEMY;
  if (separation(combatant(sight, who), other) > 3) return TOO_FAR;
  const combat = combatOf(sight, enemy);
  if (combat === undefined) return null;
  const [own, others] = sideOf(sight, who) === 1 ? [combat.side1, combat.side2] : [combat.side2, combat.side1];
  if (others.length === 1 && own.length >= 4) return FULL;
  if (sight.given.options['saga.duel.joinLevel'] === 'setupOnly' || others.length > 1) return null;
  return attackersIn(combat) === Math.min(...sight.open.combats.map(attackersIn)) ? null : NOT_FEWEST;
};

/** The enemies through whom a free character may come into a combat, or start one. */
const joinable = (sight: DuelSight, who: number): number[] =>
  inTheFight(sight).filter((enemy) => joinBan(sight, who, enemy) === null);

const joined = (sight: DuelSight, who: number, enemy: number): Combat[] => {
  const combat = combatOf(sight, enemy) ?? { side1: [], side2: [] };
  const others = sight.open.combats.filter((one) => one !== combat);
  const with_ = (side: Side, list: readonly number[]): number[] =>
    [...new Set([...list, ...[who, enemy].filter((one) => sideOf(sight, one) === side)])].sort((a, b) => a - b);
  const grown = { side1: with_(1, combat.side1), side2: with_(2, combat.side2) };
  const split = grown.side1.length > 1 && grown.side2.length > 1 ? splitCombat(grown, sight.open.combatants) : [grown];
  return inOrder([...others, ...split]);
};

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

type DeclaringSteps = 'round' | 'declare' | 'acceptSurrender' | 'breakOff' | 'joining' | 'join';

/** SAGA-DUEL-ROUND-028: step 0 of a round. */
export const declaringProcedures: Procedures<Duel, DeclaringSteps> = {
  // SAGA-DUEL-ROUND-015: the one order of a round.
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
      if (Object.values(answers).every(({ choose }) => choose === 'fightOn')) return;
      const { given, next } = play;
      const needsAcceptance = given.options['saga.duel.surrender'] === 'needsAcceptance';
      for (const who of inTheFight(play)) {
        if (answers[askedOf(given, who).as]?.choose !== 'surrender') continue;
        if (needsAcceptance && enemiesOf(play, who).length > 0) next({ step: 'acceptSurrender', who });
        else takeSurrender(play, who);
      }
      seeWhetherOver(play);
      const offered = inTheFight(play).filter((who) => answers[askedOf(given, who).as]?.choose === 'breakOff');
      if (offered.length > 0) next({ step: 'breakOff', offered });
    },
  }),

  // SAGA-DUEL-ROUND-024, -028: breaking off takes both sides, once those who surrendered are out.
  breakOff: does((play, { offered }) => {
    const agreed = inTheFight(play).every((who) => offered.includes(who));
    if (play.open.ending === null && agreed) play.say({ event: 'ended', ending: 'brokenOff' });
  }),

  // SAGA-DUEL-ACT-102: where it needs acceptance, every enemy in that combat must agree.
  acceptSurrender: asksTogether({
    whom: (sight, { who }): readonly Asked[] =>
      sight.open.ending === null ? enemiesOf(sight, who).map((enemy) => askedOf(sight.given, enemy)) : [],
    answer: shape.union('choose', { accept: {}, refuse: {} }),
    choices: () => ACCEPT_OR_REFUSE,
    then: (play, { who }, answers) => {
      if (play.open.ending !== null) return;
      if (Object.values(answers).every(({ choose }) => choose === 'accept')) {
        takeSurrender(play, who);
        seeWhetherOver(play);
      } else play.say({ event: 'refusedQuarter', who });
    },
  }),

  // SAGA-DUEL-MULTI-023, -028: free characters in seat order, those who can join or start something.
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
      ...joinable(view, who).map(
        (enemy) => ({ choose: 'join', enemy: view.given.fighters[enemy]?.name as string }) as const,
      ),
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
