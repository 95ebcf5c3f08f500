import { begin, type View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { german } from '../de/language.js';
import { english } from '../en/language.js';
import { de } from '../languages.js';
import type { Language } from '../speech.js';
import { speechIn } from '../wordsIn.js';
import { duelBoard } from './board.js';
import { gridLines, lettersOf } from './grid.js';
import { duelPhrases } from './phrases.js';
import { sheetLines, sheetWords } from './sheet.js';

const telling = (language: Language) => {
  const speech = speechIn(language);
  return [speech, duelPhrases(speech)] as const;
};
const sheet = sheetWords(...telling(english));
const germanSheet = sheetWords(...telling(german));
const board = duelBoard(...telling(english));

const rules = saga.duel.duelScene(saga.edition);

const viewOf = (side1: readonly object[], side2: readonly object[], options: object = {}): View<saga.duel.Duel> => {
  const seated = (people: readonly object[], seat: string): object[] => people.map((one) => ({ seat, ...one }));
  const setup = { seats: ['ana', 'bo'], side1: seated(side1, 'ana'), side2: seated(side2, 'bo') };
  const begun = begin(rules, { setup, options });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return structuredClone(begun.value.run.view('ana'));
};

const at = (x: number, y: number): object => ({ at: { x, y } });

test('the ground is cropped to the action, with walls, the fallen and what lies there', () => {
  const view = viewOf([{ name: 'Ella', ...at(5, 4) }], [{ name: 'Morten', ...at(7, 4) }], {
    'saga.duel.board': { width: 20, height: 20, walls: [{ x: 6, y: 3 }] },
  });
  const { combatants, lying } = view.open as saga.duel.Duel['open'];
  (combatants[1] as { standing: string }).standing = 'incapable';
  lying.push({ item: 'dagger', x: 6, y: 5 });
  expect(gridLines(view)).toEqual([
    '      3  4  5  6  7  8  9',
    '  2   .  .  .  .  .  .  .',
    '  3   .  .  .  #  .  .  .',
    '  4   .  .  E  .  m  .  .',
    '  5   .  .  .  *  .  .  .',
    '  6   .  .  .  .  .  .  .',
    '  7   .  .  .  .  .  .  .',
  ]);
});

test('the edge of the board is drawn where it is near', () => {
  const view = viewOf([{ name: 'Ella', ...at(0, 0) }], [{ name: 'Morten', ...at(2, 0) }], {
    'saga.duel.board': { width: 8, height: 8 },
  });
  expect(gridLines(view)).toEqual([
    '      0  1  2  3  4',
    '    ---------------',
    '  0|  E  .  M  .  .',
    '  1|  .  .  .  .  .',
    '  2|  .  .  .  .  .',
  ]);
});

test('a wide ground is drawn closer together, and never wider than a page', () => {
  const view = viewOf([{ name: 'Ella', ...at(0, 10) }], [{ name: 'Morten', ...at(59, 10) }], {
    'saga.duel.board': { width: 60, height: 20 },
  });
  const lines = [...gridLines(view), ...board(view).flatMap((section) => section.lines)];
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(gridLines(view)[1]).toMatch(/^ {4}01234567890123/);
});

test('initials where they tell people apart, else letters in order', () => {
  expect(lettersOf(viewOf([{ name: 'Ella' }], [{ name: 'Morten' }]))).toEqual(['E', 'M']);
  expect(lettersOf(viewOf([{ name: 'Ella' }], [{ name: 'Eva' }]))).toEqual(['A', 'B']);
  expect(lettersOf(viewOf([{ name: 'Ødger' }], [{ name: 'Eva' }]))).toEqual(['A', 'B']);
});

const hurt = (): View<saga.duel.Duel> =>
  viewOf(
    [
      {
        name: 'Ella',
        skills: { control: 4, fightingMind: 3, speed: 2, strength: 1 },
        hands: { left: 'shield', right: 'sword' },
        carried: ['dagger'],
        armour: 'otherMetal',
        wounds: [
          { part: 'head', severity: 'minor' },
          { part: 'leftArm', severity: 'major' },
          { part: 'leftArm', severity: 'minor' },
        ],
        penalties: [{ on: 'control', by: -3, until: 2 }],
        weakening: 1,
        prone: true,
      },
    ],
    [{ name: 'Morten' }],
  );

test('a sheet has skills as they are and as they were, with why and for how long', () => {
  expect(sheetLines(sheet, hurt(), 0)).toEqual([
    'E Ella (ana’s)',
    '  sword (right), shield (left)',
    '  carries dagger',
    '  armour: other metal (+2)',
    '  Control        4 → −1',
    '  Fighting Mind  3 → 1',
    '  Speed          2 → 0',
    '  Strength       1 → −1',
    '  −2 wounds on the head: all skills',
    '  −3 brought along: Control, to',
    '    round 2',
    '  −1 Defensive Weakening: all defences',
    '  Hold by Control; Footwork, Tackle,',
    '    Feint, Parry by Fighting Mind;',
    '    Quick Attack, Controlled Attack by',
    '    Speed',
    '  L  (1)  R   left arm Major+1 Minor,',
    '  X--[·]--·   head 1 Minor',
    '    ·/ \\·',
    '  PRONE',
  ]);
});

test('a sheet in German', () => {
  expect(sheetLines(germanSheet, hurt(), 0)).toEqual([
    'E Ella (ana)',
    '  Schwert (rechts), Schild (links)',
    '  trägt bei sich: Dolch',
    '  Rüstung: anderes Metall (+2)',
    '  Kontrolle      4 → −1',
    '  Kampfsinn      3 → 1',
    '  Schnelligkeit  2 → 0',
    '  Stärke         1 → −1',
    '  −2 Wunden am Kopf: alle Fertigkeiten',
    '  −3 mitgebracht: Kontrolle, bis',
    '    Runde 2',
    '  −1 Deckungsschwäche: alle',
    '    Verteidigungen',
    '  Haltegriff aus Kontrolle; Fußarbeit,',
    '    Niederringen, Finte, Parade aus',
    '    Kampfsinn; Schneller Angriff,',
    '    Kontrollierter Angriff aus',
    '    Schnelligkeit',
    '  L  (1)  R   linker Arm schwer + 1',
    '  X--[·]--·   leicht, Kopf 1 leicht',
    '    ·/ \\·',
    '  AM BODEN',
  ]);
  const titles = de.scenes['saga/duel']?.board?.(hurt() as never).map(({ title }) => title);
  expect(titles).toEqual(['Die Kämpfenden', 'Das Gelände']);
});
