import type { DuelEvent } from './duel.js';
import { standsAt } from './ground/ground.js';
import type { Combatant, DuelOpen, Turn } from './model.js';

const OFF = -1;

const nulls: null[][] = [];

/** As many nulls as there are fighters; shared, since such lists are replaced as a whole and never written into. */
const nobody = (count: number): null[] => {
  nulls[count] ??= Object.freeze(new Array(count).fill(null)) as null[];
  return nulls[count];
};

const NONE: never[] = Object.freeze([]) as unknown as never[];

export const freshTurn = (count: number): Turn => ({
  won: [],
  winners: [],
  acts: nobody(count),
  letting: NONE,
  answers: nobody(count),
  results: new Array(count).fill(null),
  stood: NONE,
  stuck: NONE,
  landed: [],
  pushed: [],
  moved: [],
  shielded: null,
  eventful: false,
});

const at = (combatants: readonly Combatant[], who: number): Combatant => combatants[who] as Combatant;

const takeOff = (one: Combatant, standing: 'fled' | 'surrendered'): void => {
  one.standing = standing;
  one.x = OFF;
  one.y = OFF;
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
        Object.assign(at(combatants, who), { x, y });
      });
      return;
    case 'roundBegan':
      open.round = event.round;
      open.turn = freshTurn(combatants.length);
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
      turn.winners.push(...event.winners);
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
      turn.stood = combatants.map(standsAt);
      turn.stuck = event.stuck;
      event.letting.forEach((letting, who) => {
        const me = at(combatants, who);
        for (const hand of letting.drop ?? []) {
          const item = me[hand];
          if (item !== null) open.lying.push({ item, x: me.x, y: me.y });
          me[hand] = null;
        }
      });
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
      at(combatants, event.who).penalties.push(...event.penalties);
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
  }
};
