import type { SameKeys } from '@warmoot/words/say';

export const RACE = {
  title: '{one} gegen {other}',
  won: '{won} von {legs} Etappen',
  effort: '{n, plural, =0 {keine Kraft mehr} one {noch 1 Kraft} other {noch # Kraft}}',
  you: '{who}, du',
  stakeTitle: 'Setze heimlich auf Etappe {leg}',
  stake: '{n, plural, =0 {Nichts} one {1 Kraft} other {# Kraft}}',
  stakeNote: 'Zählt auf dieser Etappe dazu und ist danach fort.',
  odds: '{percent}, wenn sie {n} setzen',
  best: 'Sicher gegen jeden Einsatz: {percent}, das Rennen zu gewinnen',
  bestShow: 'Zeigen, was gegen jeden Einsatz sicher ist',
  bestHide: 'Verbergen, was sicher ist',
  bestRow: '{stake}: {percent}',
  legs: 'Etappen bisher',
  noLegs: 'Noch ist niemand gelaufen.',
  leg: '{who} war vorn',
  staked: '{one} gegen {other} gesetzt',
  dash: 'Ein Spurt: eine Probe auf die Bewegung.',
  wins: '{who} gewinnt',
  closed: 'Fähigkeiten der anderen Seite stehen auf einem verdeckten Bogen, darum gibt es keine Chancen.',
} as const satisfies SameKeys<typeof import('./words.en.js').RACE>;
