import { sameJson } from '@warmoot/kernel';
import type { Duel, DuelSight } from '@warmoot/rules';
import {
  type Combats,
  combatOf,
  freeIn,
  hasSplit,
  nameOf,
  oneAgainstMany,
  somebody,
  squareText,
} from '../../../duel/facts.js';
import type { SceneWords } from '../../../words.js';
import { and } from '../../grammar.js';
import { combatText, conditionsOf, distanceName, distancesFrom, names, possessive, sideName } from './names.js';

type Events = SceneWords<Duel>['events'];

const PICKS = {
  numbers: 'has more people',
  best: 'has the best Fighting Mind',
  total: 'has more Fighting Mind in all',
  lot: 'has the lot',
} as const;

const linedUp: Events['linedUp'] = ({ at, combats }, { sight }) => {
  const places = sight.given.fighters.map(({ name }, who) => `${name} at ${squareText(at[who] ?? { x: -1, y: -1 })}`);
  const distance = distanceName(sight.given.distance);
  const placed = sight.given.placed.some((square) => square !== null);
  const grouped = combats.length > 1 || sight.given.fighters.length > 2;
  return [
    `They stand ${placed ? 'as placed' : `at ${distance} distance`}: ${and(places)}.`,
    ...(grouped ? [combatsText(sight, combats)] : []),
  ];
};

const combatsText = (sight: DuelSight, combats: Combats): string => {
  const free = freeIn(sight, combats);
  const waits = free.length === 0 ? '' : ` In no combat: ${names(sight, free)}.`;
  return `The combats: ${combats.map((combat) => combatText(sight, combat)).join('; ')}.${waits}`;
};

const regrouped: Events['regrouped'] = ({ combats }, { sight, was }) => {
  if (combats.length === 0 || sameJson(combats, was.open.combats)) return '';
  const now = combatsText(sight, combats);
  return hasSplit(was.open.combats, combats) ? `The combat splits by position. ${now}` : now;
};

const footworkWon: Events['footworkWon'] = ({ winner, loser, by }, { sight }) => {
  const [one, other] = [nameOf(sight, winner), nameOf(sight, loser)];
  switch (by) {
    case 'dice':
      return `${one} wins the Footwork against ${other}.`;
    case 'ambush':
      return `${one} comes from ambush and wins the first Footwork against ${other}.`;
    case 'unopposed':
      return `${other} is ${and(conditionsOf(sight, loser))}: ${one} has the Footwork unopposed.`;
  }
};

/** Only where one stands against many does it need saying who may move. */
const footworkSettled: Events['footworkSettled'] = ({ winners }, { sight }) => {
  const found = oneAgainstMany(sight, winners);
  if (found === null) return '';
  const name = nameOf(sight, found.lone);
  if (found.won) return `${name} has won against all and may move.`;
  return `${name} has not won against all and stays. Those who won may move one square.`;
};

const moved: Events['moved'] = ({ who, to, why }, { sight, was }) => {
  const name = nameOf(sight, who);
  const distances = distancesFrom(sight, who, to);
  const now = distances === '' ? '.' : `: ${distances}.`;
  const from = squareText(somebody(was, who));
  switch (why) {
    case 'footwork':
    case 'free':
      return `${name} moves from ${from} to ${squareText(to)}${now}`;
    case 'push':
      return `${name} is pushed from ${from} to ${squareText(to)}${now}`;
    case 'dodge':
      return `${name} dodges from ${from} to ${squareText(to)}${now}`;
    case 'closing':
      return `${name} closes in from ${from} to ${squareText(to)}${now}`;
    case 'following':
      return `${name} follows from ${from} to ${squareText(to)}${now}`;
  }
};

const stayed: Events['stayed'] = ({ who, why }, { sight }) => {
  const name = nameOf(sight, who);
  if (why === 'following') return `${name} does not follow.`;
  return `${name} stays at ${squareText(somebody(sight, who))}.`;
};

const ENDED = {
  distance: 'is no longer beside',
  released: 'lets go of',
  broken: '',
  handUsed: 'needs the hand and lets go of',
  armLost: 'has lost the use of the arm that gripped',
  holderOut: '',
} as const;

const gripEnded: Events['gripEnded'] = ({ grip, why, prone }, { sight }) => {
  const [holder, victim] = [nameOf(sight, grip.holder), nameOf(sight, grip.victim)];
  const free = `${victim} is no longer ${grip.grip === 'held' ? 'HELD' : 'TACKLED'}${prone ? ', but PRONE' : ''}.`;
  if (why === 'broken') return `${victim} breaks free of ${holder}. ${free}`;
  if (why !== 'holderOut') return `${holder} ${ENDED[why]} ${victim}. ${free}`;
  if (somebody(sight, grip.victim).standing !== 'in') return `${possessive(holder)} grip on ${victim} has ended.`;
  return `${holder} is out and lets go of ${victim}. ${free}`;
};

type MoveEvents =
  | 'pickedFirst'
  | 'paired'
  | 'joinedUp'
  | 'linedUp'
  | 'roundBegan'
  | 'surrendered'
  | 'refusedQuarter'
  | 'joined'
  | 'regrouped'
  | 'footworkWon'
  | 'footworkSettled'
  | 'moved'
  | 'stayed'
  | 'tookTurn'
  | 'leftTheField'
  | 'gripEnded';

export const round = (number: number): string => `Round ${number}.`;

/** From the pairing to the movements of a round. */
export const moveEvents: Pick<Events, MoveEvents> = {
  pickedFirst: ({ side, why }, { sight }) => `${sideName(sight, side)} ${PICKS[why]} and names the first pair.`,
  paired: ({ side1, side2 }, { sight }) => `${nameOf(sight, side1)} and ${nameOf(sight, side2)} are paired.`,
  joinedUp: ({ who, combat }, { sight, was }) => {
    const joined = was.open.combats[combat];
    return `${nameOf(sight, who)} joins${joined === undefined ? '' : ` ${combatText(was, joined)}`}.`;
  },
  linedUp,
  roundBegan: ({ round: number }) => round(number),
  surrendered: ({ who }, { sight }) => `${nameOf(sight, who)} surrenders and is out of the fight.`,
  refusedQuarter: ({ who }, { sight }) => `${possessive(nameOf(sight, who))} surrender is refused; the fight goes on.`,
  joined: ({ who, enemy }, { sight, was }) => {
    const fights = combatOf(was, enemy) !== undefined;
    const [one, other] = [nameOf(sight, who), nameOf(sight, enemy)];
    return fights ? `${one} joins the combat against ${other}.` : `${one} starts a combat with ${other}.`;
  },
  regrouped,
  footworkWon,
  footworkSettled,
  moved,
  stayed,
  tookTurn: () => '',
  leftTheField: ({ who }, { sight }) => `${nameOf(sight, who)} steps off the board and has fled.`,
  gripEnded,
};
