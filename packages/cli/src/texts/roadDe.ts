import type { SameKeys } from '@warmoot/words/say';
import type { ROAD_EN } from './roadEn.js';

export const ROAD_DE = {
  party: 'Schar',
  other: 'Gegenseite',
  watchers: 'Wachen',

  leg: 'Eine Etappe, Weg für Weg: die Chance, dass der Abstand wächst',
  mixes: 'Wie oft jeder am besten gewählt und geraten wird, sicher gegen alles',
  barred: 'Jemand hinkt, das versperrt den freien Weg. [SAGA-MOVE-044]',
  taken: 'gewählt',
  guess: 'geraten',
  legBest: 'Beide so gemischt: {chance} je Etappe.',
  legEven: 'Alle Wege gleich oft gewählt und geraten: {chance} je Etappe.',
  gap: 'Abstand {gap}',
  awayEven: 'Entkommen, alle Wege gleich oft, niemand ermüdet:',
  awayBest: 'Entkommen, beide so gut es geht, niemand ermüdet:',
  awayTiring: 'Entkommen, beide so gut es geht, Atemholen nach jeder dritten Etappe:',
  without: 'ohne Führen',
  withLead: 'mit Führen, je Seite einmal',
  always: 'Immer {way}, immer {guess} geraten: {chance} je Etappe. Entkommen, niemand ermüdet:',

  notices: 'Bemerken ({who}) gegen Verbergen ({whom})',
  aware: 'Wer von wem weiß, wenn beide proben:',
  awareOf: {
    both: 'beide',
    onlyParty: 'nur die Schar',
    onlyOther: 'nur die Gegenseite',
    neither: 'niemand',
  },

  pastMarked: 'Vorbei auf dem Zugang, den sie markiert haben',
  pastOther: 'Vorbei auf einem anderen',
  pastBlindly: 'Bei {approaches} Zugängen, von beiden blind gewählt: {chance}',

  firstEvening: 'Nicht müder nach dem ersten Tag im Eilmarsch',
  forcedDay: 'Tag {day} im Eilmarsch, Ausdauer gegen {difficulty}:',
  wearyBy: ['frisch', 'müde um 1', 'müde um 2', 'müde um 3, kein Eilmarsch mehr'],
  setsOut: 'nicht müder, wenn sie {weary} aufbricht',
  evening: 'am Abend:',

  dash: 'Ein Sprint: Die Schar ist zuerst da',
  plainLeg: 'Eine Etappe ohne Einsatz: Die Schar gewinnt sie',
  byStakes: 'Die Schar gewinnt eine Etappe, nach ihrem Einsatz (Zeile) und dem der Gegenseite (Spalte):',
  raceBest:
    '{legs} Etappen, Kraft {one} gegen {other}, beide setzen so gut es geht: Die Schar gewinnt mit {share}. Am besten zuerst gesetzt:',
  mix: '{stake} in {share}',
  racePlanned: 'Einsatz {one} gegen {other}: Die Schar gewinnt mit {chance}',
} as const satisfies SameKeys<typeof ROAD_EN>;
