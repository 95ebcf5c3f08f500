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
import { clusterText, fieldText, lineText, TROOP_NAMES, units, unitText } from './names.js';

type Events = SceneWords<Battle>['events'];

const PHASES = ['', 'schnelle Einheiten', 'schnelle Einheiten', 'die übrigen Einheiten', 'die übrigen Einheiten'];

const ENDINGS = {
  destroyed: 'Die Schlacht ist vorbei: Ein Heer hat alle Einheiten verloren.',
  bothDestroyed: 'Die Schlacht ist vorbei: Beide Heere haben alle Einheiten verloren.',
  left: 'Die Schlacht ist vorbei: Ein Heer hat das Schlachtfeld verlassen.',
  surrender: 'Die Schlacht ist vorbei.',
  brokenOff: 'Beide Seiten brechen die Schlacht ab.',
  quiet: 'Zu lange ist nichts geschehen: Die Schlacht wird abgebrochen.',
} as const;

const mustered: Events['mustered'] = ({ units: all }, { sight }) => {
  const groups = musteredGroups(all).map(
    ({ troop, names, sizes }) => `${names} ${TROOP_NAMES[troop]} (${sizesText(sizes)})`,
  );
  return `${armyName(sight, all[0]?.side ?? 0)} stellt ${count(all.length, 'Einheit', 'Einheiten')} auf: ${groups.join('; ')}.`;
};

/** The side that moves in a phase. */
const movingIn = (round: number, phase: number): number => ((round % 2 === 1) === (phase % 2 === 1) ? 0 : 1);

const moved: Events['moved'] = ({ unit, path, pins }, { sight }) => {
  const to = hexText(sight, path.at(-1) ?? -1);
  const halt = pins.length === 0 ? '' : ` und bindet ${and(pins.map((enemy) => unitText(sight, enemy)))}`;
  return `${unitText(sight, unit)} zieht ${count(path.length, 'Feld', 'Felder')} weit nach ${to}${halt}.`;
};

const shot: Events['shot'] = ({ unit, target, won, losses }, { sight }) => {
  const volley = `Die Salve von ${nameOf(sight, unit)} ${won ? 'sitzt' : 'richtet wenig aus'}`;
  return losses === 0
    ? `${volley}: ${nameOf(sight, target)} verliert niemanden.`
    : `${volley}: ${losses} Verluste bei ${nameOf(sight, target)}.`;
};

const quickChosen: Events['quickChosen'] = ({ units: quick }, { sight }) => {
  const sides = [0, 1].map((side) => {
    const own = quick.filter((unit) => unitAt(sight, unit).side === side);
    return `${armyName(sight, side)} ${units(sight, own)}`;
  });
  return `Schnell in dieser Runde: ${sides.join('; ')}.`;
};

const DECLARED = {
  fightOn: '',
  retreat: 'bläst zum Rückzug',
  surrender: 'bietet die Kapitulation an',
  breakOff: 'bietet den Abbruch an',
} as const;

export const events: Events = {
  fieldPicked: ({ field }, { sight }) => {
    return `Das Schlachtfeld: ${fieldText(sight.given.fields[field])}.`;
  },
  musterBegan: () => '',
  grew: () => '',
  mustered,
  lossNumberSet: ({ lossNumber }) => `Ein verlorenes Gefecht kostet ${count(lossNumber, 'Soldaten', 'Soldaten')}.`,
  mannerSet: ({ waived }, { sight }) =>
    waived
      ? `${armyName(sight, 1)} darf sich beliebig aufstellen.`
      : `${armyName(sight, 1)} muss sich ${sight.given.defence === 'onTheMarch' ? 'als Marschkolonne' : 'als ein Lager'} aufstellen.`,
  placed: ({ side, units: all, at }, { sight }) =>
    `${armyName(sight, side)} stellt auf: ${all.map((unit, i) => `${nameOf(sight, unit)} auf ${hexText(sight, at[i] as number)}`).join(', ')}.`,
  lineNamed: ({ line }, { sight }) => `${armyName(sight, 1)} nennt ${lineText(line)}.`,
  roundBegan: ({ round }, { sight }) =>
    `Runde ${round}. ${armyName(sight, round % 2 === 1 ? 0 : 1)} hat die Initiative.`,
  declared: ({ side, declaration }, { sight }) =>
    DECLARED[declaration] === '' ? '' : `${armyName(sight, side)} ${DECLARED[declaration]}.`,
  retreated: ({ side }, { sight }) => `${armyName(sight, side)} zieht sich zurück.`,
  surrendered: ({ side }, { sight }) => `${armyName(sight, side)} ergibt sich.`,
  left: ({ units: all }, { sight }) =>
    `${units(sight, all)} ${all.length === 1 ? 'verlässt' : 'verlassen'} das Schlachtfeld.`,
  quickChosen,
  phaseBegan: ({ phase }, { sight }) =>
    `Bewegungsphase ${phase}: ${armyName(sight, movingIn(sight.open.round, phase))}, ${PHASES[phase]}.`,
  moved,
  movementEnded: () => '',
  clustered: ({ clusters }, { sight }) =>
    `Im Gefecht: ${clusters.map((cluster) => clusterText(sight, cluster)).join('; ')}.`,
  aimed: ({ unit, target }, { sight }) =>
    target === null
      ? `${unitText(sight, unit)} schießt nicht.`
      : `${unitText(sight, unit)} schießt auf ${unitText(sight, target)}.`,
  shot,
  lossesTaken: ({ unit, losses }, { sight }) => {
    const { size } = unitAt(sight, unit);
    return `${unitText(sight, unit)} verliert ${losses}; es bleiben ${size - (sight.open.losses[unit] ?? 0)} von ${size}.`;
  },
  destroyed: ({ unit }, { sight }) => `${unitText(sight, unit)} ist endgültig verloren.`,
  meleeBegan: () => 'Nahkampf.',
  clusterNamed: ({ cluster }, { sight }) => `${clusterText(sight, clusterOf(sight, cluster))}.`,
  clashed: ({ lone, other, winner }, { sight }) =>
    `${unitText(sight, winner)} schlägt ${unitText(sight, winner === lone ? other : lone)}.`,
  pressed: ({ lone, by }, { sight }) => `${nameOf(sight, lone)} muss vor ${nameOf(sight, by)} weichen.`,
  boxedIn: ({ unit }, { sight }) => `${nameOf(sight, unit)} kann nicht weichen: doppelte Verluste.`,
  fellBack: ({ unit, to }, { sight }) => `${nameOf(sight, unit)} weicht nach ${hexText(sight, to)}.`,
  stepped: ({ unit, to }, { sight }) => `${nameOf(sight, unit)} rückt nach ${hexText(sight, to)}.`,
  clusterDone: () => '',
  challenged: ({ side, own, enemy }, { sight }) =>
    `${armyName(sight, side)} schlägt einen Zweikampf vor: ${championName(sight, own)} gegen ${championName(sight, enemy)}.`,
  challengeRefused: ({ side }, { sight }) => `${armyName(sight, side)} lehnt ab.`,
  duelsDeclined: ({ side }, { sight }) => `${armyName(sight, side)} will in dieser Runde keinen Zweikampf.`,
  duelFought: () => 'Der Zweikampf ist vorbei, und die Schlacht geht weiter.',
  roundEnded: () => '',
  ended: ({ ending }) => ENDINGS[ending],
};
