import type { STAGES as ENGLISH } from '../en/stages.js';
import type { SameKeys } from '../say/index.js';

export const STAGES = {
  check: { terms: 'Bedingungen', dare: 'Wagnis', dice: 'Würfel' },
  duel: {
    opening: 'Aufstellung',
    declare: 'Ansage',
    footwork: 'Fußarbeit',
    acts: 'Aktionen',
    defences: 'Abwehr',
    dice: 'Würfel',
    wounds: 'Wunden',
    moves: 'Bewegung',
  },
  battle: {
    muster: 'Musterung',
    field: 'Feld',
    placeDefender: 'Aufstellung',
    line: 'Reihe',
    placeAttacker: 'Aufstellung',
    declare: 'Ansage',
    quick: 'Schnelle Einheiten',
    move1: 'Zug 1',
    move2: 'Zug 2',
    move3: 'Zug 3',
    move4: 'Zug 4',
    combat: 'Kampf',
  },
  discussion: { talk: 'Gespräch', table: 'Tisch', check: 'Probe', motive: 'Beweggrund' },
  march: { plan: 'Weg und Gangart', cross: 'Übergang', march: 'Marsch', evening: 'Abend' },
  chase: { choose: 'Wege', run: 'Lauf', breathe: 'Atem' },
  race: { stake: 'Einsatz', run: 'Lauf' },
  draft: { sets: 'Sätze', order: 'Reihenfolge', picks: 'Wahl' },
} as const satisfies SameKeys<typeof ENGLISH>;
