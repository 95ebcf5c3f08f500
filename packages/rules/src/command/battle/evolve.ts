import type { UnitIndex } from '../../war/indexes.js';
import { otherSide } from '../../war/roster/sides.js';
import type { CommandEvent } from './command.js';
import type { CommandOpen, Fate } from './model.js';

// holds by: COMMAND-POINTS-002, COMMAND-HEALTH-004: nothing but this changes points and nothing but `damaged` changes damage.
const pay = (open: CommandOpen, unit: UnitIndex, cost: number): void => {
  if (cost === 0) return;
  (open.points[unit] as number) -= cost;
  open.stirred = true;
};

const leave = (open: CommandOpen, unit: UnitIndex, fate: Fate): void => {
  open.wentFrom[unit] = open.at[unit] as number;
  open.at[unit] = -1;
  open.fate[unit] = fate;
  open.goneIn[unit] = open.round;
  open.acted[unit] = 1;
  open.stirred = true;
};

const nobody = (open: CommandOpen): UnitIndex[] => open.roster.map(() => -1);

/** Writes what was said into the open facts. */
export const evolve = (open: CommandOpen, event: CommandEvent): void => {
  switch (event.event) {
    case 'led':
      open.leadership = event.side === 0 ? [event.total, open.leadership[1]] : [open.leadership[0], event.total];
      return;
    case 'turnsTaken':
      open.first = event.first;
      open.active = event.first;
      return;
    case 'deployed':
      open.at[event.unit] = event.at;
      return;
    case 'roundBegan':
      open.round = event.round;
      open.active = open.first ?? 0;
      open.stood = open.at.slice();
      open.stirred = false;
      return;
    case 'turnBegan':
      open.stage = 0;
      open.charges = nobody(open);
      open.attacks = nobody(open);
      open.helps = nobody(open);
      open.defends = nobody(open);
      return;
    case 'turnEnded':
      open.active = otherSide(event.side);
      return;
    case 'stageBegan':
      open.stage = event.stage;
      open.acted = open.roster.map(() => 0);
      return;
    case 'stageEnded':
      for (const unit of event.held) open.acted[unit] = 1;
      return;
    case 'volleyed':
    case 'held':
    case 'engaged':
    case 'waited':
    case 'attacked':
      pay(open, event.unit, event.cost);
      open.acted[event.unit] = 1;
      return;
    case 'advanced':
    case 'manoeuvred':
    case 'disengaged':
    case 'charged':
      pay(open, event.unit, event.cost);
      open.at[event.unit] = event.path.at(-1) as number;
      open.acted[event.unit] = 1;
      if (event.event === 'charged') open.charges[event.unit] = event.target;
      return;
    case 'pursued':
    case 'feinted':
      pay(open, event.unit, event.cost);
      open.at[event.unit] = event.path.at(-1) as number;
      return;
    case 'allowedDisengagement':
    case 'enduredMissiles':
    case 'enduredCharge':
    case 'lostAttack':
    case 'letEscape':
    case 'steadied':
      pay(open, event.unit, event.cost);
      return;
    case 'checkedMorale':
      pay(open, event.unit, event.cost);
      open.checked.push(event.unit);
      return;
    case 'damaged':
      (open.damage[event.unit] as number) += 1;
      open.stirred = true;
      return;
    case 'defended':
      open.attacks[event.by] = event.unit;
      return;
    case 'supportedAttack':
      open.helps[event.unit] = event.attacker;
      open.acted[event.unit] = 1;
      return;
    case 'supportedDefence':
      open.defends[event.unit] = event.defender;
      open.acted[event.unit] = 1;
      return;
    case 'attackLapsed':
    case 'attackIgnored':
    case 'clashed':
      open.attacks[event.unit] = -1;
      return;
    case 'supportLapsed':
      open.helps[event.unit] = -1;
      return;
    case 'routed':
      leave(open, event.unit, 'routed');
      open.routs.push(event.unit);
      return;
    case 'checksDone':
      open.routs.shift();
      open.checked = [];
      return;
    case 'slaughtered':
      leave(open, event.unit, 'left');
      open.fate[event.routed] = 'slaughtered';
      return;
    case 'duelFought':
      open.champions = open.champions.map((champion, i) => event.champions.find(([who]) => who === i)?.[1] ?? champion);
      return;
    case 'quarterSaid':
      if (!event.given) open.noQuarter = event.side === 0 ? [true, open.noQuarter[1]] : [open.noQuarter[0], true];
      return;
    case 'cameAway':
      open.escapes = [...open.escapes, event.escape];
      return;
    case 'renamed':
      open.names = { ...open.names, [(open.roster[event.unit] as { name: string }).name]: event.name };
      return;
    case 'roundEnded':
      open.quiet = event.quiet;
      return;
    case 'ended':
      open.ending = event.ending;
      open.winner = event.winner;
      return;
    case 'tied':
    case 'conceded':
    case 'challenged':
    case 'challengeRefused':
    case 'noChallenge':
  }
};

/** A copy of the open facts that can be played on. What is only ever replaced as a whole is shared with it. */
export const copyOpen = (open: CommandOpen): CommandOpen => ({
  ...open,
  at: open.at.slice(),
  points: open.points.slice(),
  damage: open.damage.slice(),
  fate: open.fate.slice(),
  goneIn: open.goneIn.slice(),
  wentFrom: open.wentFrom.slice(),
  acted: open.acted.slice(),
  charges: open.charges.slice(),
  attacks: open.attacks.slice(),
  helps: open.helps.slice(),
  defends: open.defends.slice(),
  routs: open.routs.slice(),
  checked: open.checked.slice(),
});
