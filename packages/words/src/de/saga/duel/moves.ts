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
import { distanceName, FOOTWORK, PRONE, SKILLS } from '../../glossary.js';
import { and, possessive } from '../../grammar.js';
import { combatText, conditionsOf, distancesFrom, gripName, names, sideName } from './names.js';

type Events = SceneWords<Duel>['events'];

const PICKS = {
  numbers: 'hat mehr Leute',
  best: `hat den besten ${SKILLS.fightingMind}`,
  total: `hat zusammen mehr ${SKILLS.fightingMind}`,
  lot: 'gewinnt das Los',
} as const;

const linedUp: Events['linedUp'] = ({ at, combats }, { sight }) => {
  const places = sight.given.fighters.map(({ name }, who) => `${name} auf ${squareText(at[who] ?? { x: -1, y: -1 })}`);
  const placed = sight.given.placed.some((square) => square !== null);
  const grouped = combats.length > 1 || sight.given.fighters.length > 2;
  return [
    `Sie stehen ${placed ? 'wie aufgestellt' : `auf ${distanceName(sight.given.distance)}distanz`}: ${and(places)}.`,
    ...(grouped ? [combatsText(sight, combats)] : []),
  ];
};

const combatsText = (sight: DuelSight, combats: Combats): string => {
  const free = freeIn(sight, combats);
  const waits = free.length === 0 ? '' : ` In keinem Gefecht: ${names(sight, free)}.`;
  return `Die Gefechte: ${combats.map((combat) => combatText(sight, combat)).join('; ')}.${waits}`;
};

const regrouped: Events['regrouped'] = ({ combats }, { sight, was }) => {
  if (combats.length === 0 || sameJson(combats, was.open.combats)) return '';
  const now = combatsText(sight, combats);
  return hasSplit(was.open.combats, combats) ? `Das Gefecht teilt sich danach, wo alle stehen. ${now}` : now;
};

const footworkWon: Events['footworkWon'] = ({ winner, loser, by }, { sight }) => {
  const [one, other] = [nameOf(sight, winner), nameOf(sight, loser)];
  switch (by) {
    case 'dice':
      return `${one} gewinnt die ${FOOTWORK} gegen ${other}.`;
    case 'ambush':
      return `${one} kommt aus dem Hinterhalt und gewinnt die erste ${FOOTWORK} gegen ${other}.`;
    case 'unopposed':
      return `${other} ist ${and(conditionsOf(sight, loser))}: ${one} gewinnt die ${FOOTWORK} kampflos.`;
  }
};

/** Only where one stands against many does it need saying who may move. */
const footworkSettled: Events['footworkSettled'] = ({ winners }, { sight }) => {
  const found = oneAgainstMany(sight, winners);
  if (found === null) return '';
  const name = nameOf(sight, found.lone);
  if (found.won) return `${name} hat gegen alle gewonnen und darf ziehen.`;
  return `${name} hat nicht gegen alle gewonnen und bleibt. Wer gewonnen hat, darf ein Feld weit ziehen.`;
};

const moved: Events['moved'] = ({ who, to, why }, { sight, was }) => {
  const name = nameOf(sight, who);
  const distances = distancesFrom(sight, who, to);
  const now = distances === '' ? '.' : `: ${distances}.`;
  const way = `von ${squareText(somebody(was, who))} nach ${squareText(to)}`;
  switch (why) {
    case 'footwork':
    case 'free':
      return `${name} zieht ${way}${now}`;
    case 'push':
      return `${name} wird ${way} gestoßen${now}`;
    case 'dodge':
      return `${name} weicht ${way} aus${now}`;
    case 'closing':
      return `${name} rückt ${way} heran${now}`;
    case 'following':
      return `${name} folgt ${way}${now}`;
  }
};

const stayed: Events['stayed'] = ({ who, why }, { sight }) => {
  const name = nameOf(sight, who);
  if (why === 'following') return `${name} folgt nicht.`;
  return `${name} bleibt auf ${squareText(somebody(sight, who))}.`;
};

const gripEnded: Events['gripEnded'] = ({ grip, why, prone }, { sight }) => {
  const [holder, victim] = [nameOf(sight, grip.holder), nameOf(sight, grip.victim)];
  const free = `${victim} ist nicht mehr ${gripName(grip.grip)}${prone ? `, aber ${PRONE}` : ''}.`;
  switch (why) {
    case 'broken':
      return `${victim} kommt von ${holder} frei. ${free}`;
    case 'distance':
      return `${holder} ist nicht mehr neben ${victim}. ${free}`;
    case 'released':
      return `${holder} lässt ${victim} los. ${free}`;
    case 'handUsed':
      return `${holder} braucht die Hand und lässt ${victim} los. ${free}`;
    case 'armLost':
      return `${holder} kann den Arm nicht mehr gebrauchen, der ${victim} hielt. ${free}`;
    case 'holderOut':
      if (somebody(sight, grip.victim).standing !== 'in') return `${possessive(holder)} Griff an ${victim} ist gelöst.`;
      return `${holder} scheidet aus und lässt ${victim} los. ${free}`;
  }
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

export const round = (number: number): string => `Runde ${number}.`;

/** From the pairing to the movements of a round. */
export const moveEvents: Pick<Events, MoveEvents> = {
  pickedFirst: ({ side, why }, { sight }) => `${sideName(sight, side)} ${PICKS[why]} und nennt das erste Paar.`,
  paired: ({ side1, side2 }, { sight }) => `${nameOf(sight, side1)} und ${nameOf(sight, side2)} sind ein Paar.`,
  joinedUp: ({ who, combat }, { sight, was }) => {
    const joined = was.open.combats[combat];
    return `${nameOf(sight, who)} schließt sich an${joined === undefined ? '' : `: ${combatText(was, joined)}`}.`;
  },
  linedUp,
  roundBegan: ({ round: number }) => round(number),
  surrendered: ({ who }, { sight }) => `${nameOf(sight, who)} ergibt sich und scheidet aus.`,
  refusedQuarter: ({ who }, { sight }) =>
    `${possessive(nameOf(sight, who))} Kapitulation wird abgelehnt; der Kampf geht weiter.`,
  joined: ({ who, enemy }, { sight, was }) => {
    const fights = combatOf(was, enemy) !== undefined;
    const [one, other] = [nameOf(sight, who), nameOf(sight, enemy)];
    return fights ? `${one} greift in das Gefecht gegen ${other} ein.` : `${one} beginnt ein Gefecht mit ${other}.`;
  },
  regrouped,
  footworkWon,
  footworkSettled,
  moved,
  stayed,
  tookTurn: () => '',
  leftTheField: ({ who }, { sight }) => `${nameOf(sight, who)} verlässt das Spielfeld und ist geflohen.`,
  gripEnded,
};
