import { type Battle, unitAt } from '@warmoot/rules';
import {
  armyName,
  championName,
  clusterOf,
  hexText,
  musteredGroups,
  nameOf,
  sizesText,
} from '../../../battle/facts.js';
import type { SceneWords } from '../../../words.js';
import { and, count } from '../../grammar.js';
import { clusterText, lineText, TROOP_NAMES, units, unitText } from './names.js';

type Events = SceneWords<Battle>['events'];

const PHASES = ['', 'quick units', 'quick units', 'the other units', 'the other units'];

const ENDINGS = {
  destroyed: 'The battle is over: an army has lost every unit.',
  bothDestroyed: 'The battle is over: both armies have lost every unit.',
  left: 'The battle is over: an army has left the field.',
  surrender: 'The battle is over.',
  brokenOff: 'Both sides break off the battle.',
  quiet: 'Nothing has happened for too long: the battle is broken off.',
} as const;

const mustered: Events['mustered'] = ({ units: all }, { sight }) => {
  const groups = musteredGroups(all).map(
    ({ troop, names, sizes }) => `${names} ${TROOP_NAMES[troop]} (${sizesText(sizes)})`,
  );
  return `${armyName(sight, all[0]?.side ?? 0)} musters ${count(all.length, 'unit')}: ${groups.join('; ')}.`;
};

/** The side that moves in a phase. */
const movingIn = (round: number, phase: number): number => ((round % 2 === 1) === (phase % 2 === 1) ? 0 : 1);

const moved: Events['moved'] = ({ unit, path, pins }, { sight }) => {
  const to = hexText(sight, path.at(-1) ?? -1);
  const halt = pins.length === 0 ? '' : `, next to ${and(pins.map((enemy) => unitText(sight, enemy)))}`;
  return `${unitText(sight, unit)} moves ${count(path.length, 'space')} to ${to}${halt}.`;
};

const shot: Events['shot'] = ({ unit, target, won, losses }, { sight }) => {
  const volley = `The volley of ${nameOf(sight, unit)} ${won ? 'goes home' : 'does little'}`;
  return losses === 0
    ? `${volley}: ${nameOf(sight, target)} loses nobody.`
    : `${volley}: ${losses} for ${nameOf(sight, target)}.`;
};

const quickChosen: Events['quickChosen'] = ({ units: quick }, { sight }) => {
  const sides = [0, 1].map((side) => {
    const own = quick.filter((unit) => unitAt(sight, unit).side === side);
    return `${units(sight, own)} of ${armyName(sight, side)}`;
  });
  return `Quick this round: ${sides.join('; ')}.`;
};

const DECLARED = {
  fightOn: '',
  retreat: 'sounds the retreat',
  surrender: 'offers its surrender',
  breakOff: 'offers to break off',
} as const;

export const events: Events = {
  fieldPicked: ({ field }, { sight }) => {
    const chosen = sight.given.fields[field];
    const name = chosen?.field === 'drawn' && chosen.name !== '' ? chosen.name : 'the open plain';
    return `The battlefield: ${name}.`;
  },
  musterBegan: () => '',
  grew: () => '',
  mustered,
  lossNumberSet: ({ lossNumber }) => `A lost fight costs ${count(lossNumber, 'soldier')}.`,
  mannerSet: ({ waived }, { sight }) =>
    waived
      ? `${armyName(sight, 1)} may place its units in any shape.`
      : `${armyName(sight, 1)} must place its units ${sight.given.defence === 'onTheMarch' ? 'as a marching column' : 'as one camp'}.`,
  placed: ({ side, units: all, at }, { sight }) =>
    `${armyName(sight, side)} places ${all.map((unit, i) => `${nameOf(sight, unit)} at ${hexText(sight, at[i] as number)}`).join(', ')}.`,
  lineNamed: ({ line }, { sight }) => `${armyName(sight, 1)} names ${lineText(line)}.`,
  roundBegan: ({ round }, { sight }) => `Round ${round}. ${armyName(sight, round % 2 === 1 ? 0 : 1)} is proactive.`,
  declared: ({ side, declaration }, { sight }) =>
    DECLARED[declaration] === '' ? '' : `${armyName(sight, side)} ${DECLARED[declaration]}.`,
  retreated: ({ side }, { sight }) => `${armyName(sight, side)} retreats.`,
  surrendered: ({ side }, { sight }) => `${armyName(sight, side)} surrenders.`,
  left: ({ units: all }, { sight }) => `${units(sight, all)} ${all.length === 1 ? 'leaves' : 'leave'} the field.`,
  quickChosen,
  phaseBegan: ({ phase }, { sight }) =>
    `Movement phase ${phase}: ${armyName(sight, movingIn(sight.open.round, phase))}, ${PHASES[phase]}.`,
  moved,
  movementEnded: () => '',
  clustered: ({ clusters }, { sight }) =>
    `Engaged: ${clusters.map((cluster) => clusterText(sight, cluster)).join('; ')}.`,
  aimed: ({ unit, target }, { sight }) =>
    target === null
      ? `${unitText(sight, unit)} holds its fire.`
      : `${unitText(sight, unit)} shoots at ${unitText(sight, target)}.`,
  shot,
  lossesTaken: ({ unit, losses }, { sight }) => {
    const { size } = unitAt(sight, unit);
    return `${unitText(sight, unit)} loses ${losses}; ${size - (sight.open.losses[unit] ?? 0)} of ${size} are left.`;
  },
  destroyed: ({ unit }, { sight }) => `${unitText(sight, unit)} is lost for good.`,
  meleeBegan: () => 'Melee.',
  clusterNamed: ({ cluster }, { sight }) => `${clusterText(sight, clusterOf(sight, cluster))}.`,
  clashed: ({ lone, other, winner }, { sight }) =>
    `${unitText(sight, winner)} beats ${unitText(sight, winner === lone ? other : lone)}.`,
  pressed: ({ lone, by }, { sight }) => `${nameOf(sight, lone)} must move back from ${nameOf(sight, by)}.`,
  boxedIn: ({ unit }, { sight }) => `${nameOf(sight, unit)} has no room to move back: double losses.`,
  fellBack: ({ unit, to }, { sight }) => `${nameOf(sight, unit)} falls back to ${hexText(sight, to)}.`,
  stepped: ({ unit, to }, { sight }) => `${nameOf(sight, unit)} steps on to ${hexText(sight, to)}.`,
  clusterDone: () => '',
  challenged: ({ side, own, enemy }, { sight }) =>
    `${armyName(sight, side)} proposes single combat: ${championName(sight, own)} against ${championName(sight, enemy)}.`,
  challengeRefused: ({ side }, { sight }) => `${armyName(sight, side)} will have none of it.`,
  duelsDeclined: ({ side }, { sight }) => `${armyName(sight, side)} wants no single combat this round.`,
  duelFought: () => 'The single combat is over, and the battle goes on.',
  roundEnded: () => '',
  ended: ({ ending }) => ENDINGS[ending],
};
