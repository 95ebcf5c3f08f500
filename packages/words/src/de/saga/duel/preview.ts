import { nameOf } from '../../../duel/facts.js';
import type { PreviewWords } from '../../../duel/preview.js';
import { chance } from '../../chance.js';
import { ACTS, DEFENCES } from '../../glossary.js';
import { and, bare, possessive, standingAlone } from '../../grammar.js';
import { blowEvents } from './blows.js';
import { answerText } from './choices.js';
import { aWound } from './names.js';

const ROWS: PreviewWords['rows'] = {
  ...standingAlone(ACTS),
  quickAttack: 'Schneller A.',
  viciousAttack: 'Brutaler A.',
  controlledAttack: 'Kontroll. A.',
};

/** At most seven letters. */
const HEADS: PreviewWords['heads'] = {
  quickAttack: 'Schnell',
  viciousAttack: 'Brutal',
  controlledAttack: 'Kontr.',
  tackle: 'Nieder.',
  bash: 'Wucht',
  flurry: 'Hagel',
  feint: 'Finte',
  hold: 'Griff',
  push: 'Stoß',
  trip: 'Bein',
  breakHold: 'Losreiß',
  breakTackle: 'Freir.',
  kill: 'Töten',
  ready: 'Bereit',
  standUp: 'Aufst.',
  flee: 'Flieh.',
  pass: 'Passen',
};

const step: PreviewWords['step'] = (sight, next, actor, victim) => {
  const [one, other] = [nameOf(sight, actor), nameOf(sight, victim)];
  switch (next.step) {
    case 'protect':
      return `${other} darf einen Körperteil schützen.`;
    case 'place':
      return next.by === victim
        ? `${other} erleidet ${aWound(next.severity)} und wählt den Körperteil.`
        : `${one} fügt ${other} ${aWound(next.severity)} zu und wählt den Körperteil.`;
    case 'severity':
      return `Ein Würfel gibt ${other} zwei leichte Wunden (2 von 3) oder eine schwere Wunde (1 von 3), der Körperteil wird ausgelost.`;
    case 'goTo':
      if (next.move === 'push') return `${one} stößt ${other} ein Feld weit zurück.`;
      return next.move === 'closing' ? `${one} rückt heran.` : '';
    default:
      return '';
  }
};

const event: PreviewWords['event'] = (sight, said, actor, placed) => {
  const moment = { sight, was: sight, hearer: null };
  switch (said.event) {
    case 'hindered':
      return blowEvents.hindered(said, moment) as string;
    case 'gripped':
      return blowEvents.gripped(said, moment) as string;
    case 'fellProne':
      return said.why === 'leg' ? '' : (blowEvents.fellProne(said, moment) as string);
    case 'landed':
      return placed ? '' : (blowEvents.landed(said, moment) as string);
    case 'woundLost':
      return blowEvents.woundLost(said, moment) as string;
    case 'gripEnded':
      return said.why === 'broken' ? `${nameOf(sight, said.grip.victim)} ist frei.` : '';
    case 'moved':
      if (said.why === 'push') return `${nameOf(sight, actor)} stößt ${nameOf(sight, said.who)} ein Feld weit zurück.`;
      return said.why === 'closing' ? `${nameOf(sight, said.who)} rückt heran.` : '';
    default:
      return '';
  }
};

const effects = (all: readonly string[]): string => (all.length === 0 ? 'nichts.' : all.join(' '));

const against = (defence: string | null): string => {
  if (defence === null) return '';
  return defence === DEFENCES.none ? ' ohne Verteidigung' : ` gegen ${defence}`;
};

export const preview: PreviewWords = {
  rows: ROWS,
  heads: HEADS,
  noCheckRow: 'ohne Probe',
  noCheckHead: 'keine',
  defence: (sight, who, defence) => (defence.by === 'dodge' ? DEFENCES.dodge : answerText(sight, who, defence)),
  meets: (defence, acts) => `${defence} gegen ${and(acts.map((act) => bare(ACTS[act], 'acc')))}`,
  legend: (mine, theirs) =>
    `Zeilen: ${mine}. Spalten: ${theirs}. In jeder Zelle steht in Prozent die Chance, dass ${possessive(mine)} Aktion stark ist, dann die, dass es ${possessive(theirs)} ist; – wo nicht gewürfelt wird. Jede trifft auf die Verteidigung, die ihr am wenigsten lässt:`,
  hidden: (theirs) => `Die Berechnungswahl von ${theirs} ist verdeckt; hier ist sie geraten.`,
  noThrow: 'Dafür wird nicht gewürfelt.',
  chance: (defence, of) => `Die Chance auf „stark“${against(defence)} ist ${chance(of)}.`,
  strong: (all) => `Stark: ${effects(all)}`,
  weak: (all) => `Schwach: ${effects(all)}`,
  step,
  event,
};
