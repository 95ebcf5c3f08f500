import type { RACE as ENGLISH } from '../en/race.js';
import type { SameKeys } from '../say/index.js';

export const RACE = {
  opening:
    '{legs, plural, =1 {Ein Sprint} other {Ein Wettlauf über # Etappen}}{goal, given, yes {, {goal, line}}}: {one} gegen {other}.{long, select, yes { Kraft zum Einsetzen: {oneEffort} und {otherEffort}.} other {}}',
  freeForm: 'Es wird frei gespielt: Der Tisch urteilt. [SAGA-MOVE-049]',
  legBegan: 'Etappe {leg}.',
  staked: 'Eingesetzt: {one} {a}, {other} {b}. [SAGA-MOVE-033]',
  ran: '{winner} {winner, select, many {gewinnen} other {gewinnt}} {dash, select, yes {den Sprint} other {Etappe {leg}}} vor {loser}{came, given, yes {: #}}.',
  ended: '{winner} {winner, select, many {sind} other {ist}} zuerst da.',
  outcome: '{first} kam zuerst an{won, given, yes {, # zu {lost} Etappen}}.',
  questions: { stake: 'was {party} auf Etappe {leg} einsetzt, von {left}' },
  choices: { stake: '{effort, plural, =0 {nichts einsetzen} other {# einsetzen}}' },
  matters: { first: 'wer zuerst da ist' },
  settled: '{first} zuerst',
  thrownFor: '{one} gegen {other}',
  verdicts: { leg: { success: 'gewonnen', failure: 'verloren', chance: 'Gewinn' } },
  part: 'Etappe {number}.',
  tally: { 'move.stake': 'eingesetzte Kraft' },
  fields: { seats: 'Plätze', racers: 'Wer läuft', legs: 'Etappen', onWater: 'Auf dem Wasser', goal: 'Wohin' },
  broken: { 'move.effortLeft': '{who} hat noch {left} Kraft, und höchstens 2 gehen auf eine Etappe.' },
  board: {
    stand: 'Etappe {leg} von {legs}',
    racer: '{name}, {strength}: {won, plural, one {# Etappe} other {# Etappen}} gewonnen, {effort} Kraft übrig',
    dasher: '{name}, {strength}',
    legs: 'Etappen bisher',
    leg: 'Etappe {leg}: Einsatz {one} und {other}; gewonnen von {winner}',
    stakes: 'Chancen von {name} auf dieser Etappe',
    against: 'gegen {stake}',
    mine: 'Einsatz {stake}',
    best: 'am besten',
    whole: 'Beide so gut sie können: {chance} für {name} auf den Sieg',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
