import type { Json } from '@warmoot/kernel';
import type { Item, SeenEvent, TableRefusal } from '@warmoot/protocol';
import { table } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import type { Words } from './catalogue/words.js';
import { de, en } from './languages.js';
import { refusalText } from './refusal.js';
import { playerTitle, proposalText, sceneTitle, tableLine } from './tableTold.js';

const NAMES: Readonly<Record<string, string>> = { Ana: 'Ana', Bo: 'Bob' };
const nameOf = (seat: string): string => NAMES[seat] ?? seat;

const told = (words: Words, what: SeenEvent, by: string | null = 'Bo', hearer: string | null = 'Ana'): string =>
  tableLine(words, { what, by, how: 'person' } satisfies Pick<Item, 'what' | 'by' | 'how'>, { hearer, nameOf });

const OPTIONS = { ...table.USUAL_OPTIONS, hideMade: true, dice: 'typed', referee: 'Bo', deadline: 60 } as const;

const seatedAs = (seat: string, player: string): SeenEvent => ({
  did: 'seated',
  seat,
  name: seat,
  role: 'player',
  holder: 'computer',
  player,
});

describe('what happens at a table', () => {
  test.each<[SeenEvent, string, string]>([
    [{ did: 'titled', title: 'Kell' }, 'The table is now called “Kell”.', 'Der Tisch heißt nun „Kell“.'],
    [{ did: 'left', seat: 'Bo' }, 'Bob leaves the table.', 'Bob verlässt den Tisch.'],
    [{ did: 'hosted', seat: 'Ana' }, 'You are the host.', 'Du bist Gastgeber.'],
    [
      seatedAs('Recruit', 'captain'),
      'Recruit, the computer (Captain), sits down.',
      'Recruit, der Computer (Hauptmann), setzt sich dazu.',
    ],
    [
      { did: 'held', seat: 'Ana', holder: 'regent', player: 'captain' },
      'Captain plays for you.',
      'Hauptmann spielt für dich.',
    ],
    [
      { did: 'proposed', proposal: 1, about: 'undo', value: { to: 3 } },
      'Bob proposes: Go back to entry 3.',
      'Bob schlägt vor: Zurück zu Eintrag 3.',
    ],
    [{ did: 'settled', proposal: 1, about: 'undo', value: null, why: 'fell' }, 'It falls.', 'Abgelehnt.'],
    [
      { did: 'settled', proposal: 1, about: 'play', value: null, why: 'changed' },
      'It falls, for the scene has been changed meanwhile.',
      'Hinfällig, denn die Szene wurde inzwischen geändert.',
    ],
    [
      {
        did: 'answered',
        proposal: 1,
        heard: [{ to: null, depth: 0, event: { event: 'objected', about: 'undo', by: 'Bo' } as never }],
      },
      'Bob objects. It goes to the vote.',
      'Bob widerspricht. Es wird abgestimmt.',
    ],
    [
      { did: 'switched', options: OPTIONS },
      'From now on: dice are real ones, typed in; nobody is told who has chosen; Bob is the referee; silence counts as agreement after 60 seconds; on what is somebody’s own, silence counts after 24 hours; a computer plays for the absent after 10 minutes at the earliest.',
      'Von nun an: gewürfelt wird mit echten Würfeln; niemand erfährt, wer schon gewählt hat; Bob ist Schiedsrichter; Schweigen gilt nach 60 Sekunden als Zustimmung; bei dem, was jemandem gehört, gilt Schweigen nach 24 Stunden; für Abwesende spielt der Computer frühestens nach 10 Minuten.',
    ],
  ])('%j is told', (event, english, german) => {
    expect([told(en, event), told(de, event)]).toEqual([english, german]);
  });

  test('a computer that is called what it is is not named twice', () => {
    expect(told(en, seatedAs('Captain 2', 'captain'))).toBe('Captain 2, the computer, sits down.');
    expect(told(de, seatedAs('Hauptmann', 'captain'))).toBe('Hauptmann, der Computer, setzt sich dazu.');
  });

  test('an entry of a scene is told by its account instead', () => {
    const entry = { no: 0, input: { input: 'begin' }, thrown: null, heard: [] } as never;
    expect(told(en, { did: 'played', scene: 1, entry })).toBe('');
  });

  test('what is proposed has words in both languages, also that nothing changes', () => {
    expect(proposalText(en, 'regent', { seat: 'Bo', player: 'captain' }, { nameOf })).toBe('Let Captain play for Bob');
    expect(proposalText(de, 'abandon', {}, { nameOf })).toBe('Diese Szene abbrechen');
    expect(proposalText(en, 'pause', 'as it is', { nameOf })).toBe('All stays as it is');
  });

  test('of the table’s options only what changes is told, where it is known what they are', () => {
    const changed = { ...OPTIONS, referee: null, absence: 3600 } as unknown as Json;
    const told = (words: typeof en, value: Json) => proposalText(words, 'options', value, { nameOf, now: OPTIONS });
    expect(told(en, changed)).toBe(
      'Change the table: there is no referee; on what is somebody’s own, silence counts after 60 minutes',
    );
    expect(told(de, changed)).toBe(
      'Den Tisch ändern: es gibt keinen Schiedsrichter; bei dem, was jemandem gehört, gilt Schweigen nach 60 Minuten',
    );
    // Whoever proposes what holds already is told as a whole.
    expect(told(en, OPTIONS as unknown as Json)).toContain('a computer plays for the absent after 10 minutes');
  });

  test('scenes and players have names; what is unknown keeps its own', () => {
    expect([sceneTitle(en, 'saga/duel'), sceneTitle(de, 'saga/duel'), sceneTitle(en, 'x/y')]).toEqual([
      'Duel',
      'Zweikampf',
      'x/y',
    ]);
    expect([playerTitle(de, 'captain'), playerTitle(de, 'nobody')]).toEqual(['Hauptmann', 'nobody']);
  });
});

describe('what a table refuses', () => {
  const DATA = {
    table: 't',
    seat: 'Ana',
    scene: 1,
    question: 'q',
    now: [],
    proposal: 1,
    most: 2048,
    name: 'Ana',
    player: 'x',
    known: ['captain'],
    said: 'a',
    found: 'b',
    of: 'scene',
    number: 1,
    why: 'store',
    record: 4,
    here: 1,
    seconds: 3,
    what: 'tables',
    id: 'i',
    path: '/x',
    fault: 'f1',
  };
  test.each(Object.keys(en.table.refusals))('%s is said in both languages', (code) => {
    for (const words of [en, de]) {
      const text = refusalText(words, { ...DATA, code } as unknown as TableRefusal);
      expect(text).toMatch(/[.!]$/);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
