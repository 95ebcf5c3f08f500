import type { DuelEvent } from './duel.js';
import { standsAt } from './ground/ground.js';
import type { Combatant, DuelOpen, Hand, Round, Square, Who } from './model.js';

const OFF = -1;

const nobody = (count: number): null[] => {
  const list: null[] = [];
  for (let i = 0; i < count; i++) list.push(null);
  return list;
};

export const freshRound = (count: number): Round => ({
  won: [],
  winners: [],
  acts: nobody(count),
  letting: [],
  answers: nobody(count),
  results: nobody(count),
  stood: [],
  stuck: [],
  landed: [],
  pushed: [],
  moved: [],
  shielded: null,
  eventful: false,
});

const at = (combatants: readonly Combatant[], who: Who): Combatant => combatants[who] as Combatant;

// SAGA-DUEL-FOOT-033: whoever fled or surrendered is taken off the board.
const takeOff = (one: Combatant, standing: 'fled' | 'surrendered'): void => {
  one.standing = standing;
  one.x = OFF;
  one.y = OFF;
};

const placesOf = (combatants: readonly Combatant[]): Square[] => {
  const places: Square[] = [];
  for (const one of combatants) places.push(standsAt(one));
  return places;
};

// SAGA-DUEL-ACT-099: what is dropped lies on the square where it was dropped.
const dropFrom = (open: DuelOpen, who: Who, hands: readonly Hand[] | undefined): void => {
  if (hands === undefined) return;
  const me = at(open.combatants, who);
  for (const hand of hands) {
    const item = me[hand];
    if (item !== null) open.lying.push({ item, x: me.x, y: me.y });
    me[hand] = null;
  }
};

// SAGA-DUEL-DEF-032: Defensive Weakening and all timed penalties are cleared when the encounter ends.
const clear = (one: Combatant): void => {
  one.penalties = [];
  one.weakening = 0;
};

/** Writes what was said into the facts. */
export const evolve = (open: DuelOpen, event: DuelEvent): void => {
  const { combatants, turn } = open;
  switch (event.event) {
    case 'pickedFirst':
      open.picksFirst = event.side;
      return;
    case 'paired':
      open.combats = [...open.combats, { side1: [event.side1], side2: [event.side2] }];
      return;
    case 'joinedUp': {
      const side = event.side === 1 ? 'side1' : 'side2';
      open.combats = open.combats.map((combat, i) =>
        i === event.combat ? { ...combat, [side]: [...combat[side], event.who].sort((a, b) => a - b) } : combat,
      );
      return;
    }
    case 'linedUp':
      open.width = event.width;
      open.height = event.height;
      open.combats = [...event.combats];
      event.at.forEach(({ x, y }, who) => {
        const me = at(combatants, who);
        me.x = x;
        me.y = y;
      });
      return;
    case 'roundBegan':
      open.round = event.round;
      open.turn = freshRound(combatants.length);
      return;
    case 'offeredToBreakOff':
      open.offered = { round: open.round, who: event.who };
      return;
    case 'surrendered':
      takeOff(at(combatants, event.who), 'surrendered');
      turn.eventful = true;
      return;
    case 'fled':
    case 'leftTheField':
      takeOff(at(combatants, event.who), 'fled');
      turn.eventful = true;
      return;
    case 'refusedQuarter':
    case 'stayed':
    case 'joined':
    case 'spared':
    case 'woundLost':
      return;
    case 'regrouped':
      open.combats = [...event.combats];
      return;
    case 'footworkWon':
      turn.won.push([event.winner, event.loser]);
      return;
    case 'footworkSettled':
      for (const winner of event.winners) turn.winners.push(winner);
      return;
    case 'moved': {
      const me = at(combatants, event.who);
      me.x = event.to.x;
      me.y = event.to.y;
      if (event.why === 'push') turn.pushed.push(event.who);
      return;
    }
    case 'tookTurn':
      turn.moved.push(`${event.part} ${event.who}`);
      return;
    case 'gripEnded': {
      const { holder, victim, grip, hand } = event.grip;
      open.grips = open.grips.filter(
        (g) => g.holder !== holder || g.victim !== victim || g.grip !== grip || g.hand !== hand,
      );
      if (event.prone) at(combatants, victim).prone = true;
      return;
    }
    case 'revealed':
      turn.acts = event.acts;
      turn.letting = event.letting;
      turn.stood = placesOf(combatants);
      turn.stuck = event.stuck;
      for (let who = 0; who < event.letting.length; who++) dropFrom(open, who, event.letting[who]?.drop);
      return;
    case 'readied': {
      const me = at(combatants, event.who);
      me.left = event.left;
      me.right = event.right;
      me.carried = [...event.carried];
      open.lying = [...event.lying];
      return;
    }
    case 'defended':
      turn.answers = event.answers;
      return;
    case 'checked':
      turn.results[event.actor] = event.result;
      turn.shielded = null;
      return;
    case 'protected':
      turn.shielded = event.part;
      return;
    case 'landed':
      turn.landed.push(event.wound);
      return;
    case 'stoodUp':
      at(combatants, event.who).prone = false;
      return;
    case 'wounded': {
      const me = at(combatants, event.who);
      me.minors[event.part] = event.minors;
      me.majors[event.part] = event.major ? 1 : 0;
      if (event.turned) me.turned[event.part] = 1;
      turn.eventful = true;
      return;
    }
    case 'fellProne':
      at(combatants, event.who).prone = true;
      return;
    case 'incapacitated': {
      const me = at(combatants, event.who);
      me.standing = 'incapable';
      me.prone = true;
      me.dyingSince = event.dyingSince;
      return;
    }
    case 'gripped':
      open.grips.push(event.grip);
      return;
    case 'hindered':
      for (const penalty of event.penalties) at(combatants, event.who).penalties.push(penalty);
      return;
    case 'penaltiesEnded':
      for (const me of combatants) {
        if (me.penalties.length > 0) me.penalties = me.penalties.filter(({ until }) => until > event.round);
      }
      return;
    case 'weakened':
      for (const who of event.who) at(combatants, who).weakening += 1;
      return;
    case 'killed':
      at(combatants, event.who).standing = 'dead';
      turn.eventful = true;
      return;
    case 'roundEnded':
      open.quiet = event.quiet;
      return;
    case 'ended':
      open.ending = event.ending;
      for (const me of combatants) clear(me);
  }
};

/** The facts as they were written before 1.1.0: what was counted in the fight was left standing when it was over. */
export const evolveUncleared = (open: DuelOpen, event: DuelEvent): void => {
  if (event.event === 'ended') open.ending = event.ending;
  else evolve(open, event);
};
