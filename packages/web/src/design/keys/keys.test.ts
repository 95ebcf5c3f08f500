import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { boardKey as hexKey } from '../../boards/hex/keys.js';
import { roadsKey } from '../../boards/roads/keys.js';
import { boardKey as squareKey } from '../../boards/square/keys.js';
import { dayAfterKey } from '../../campaign/calendar/moving.js';
import { packKey } from '../../campaign/pack/useHand.js';
import { inLanguage } from '../../words/lists.js';
import { KEYS } from './keys.table.js';
import { KEY_WORDS } from './words.js';

/** What a keyboard has, as browsers name it. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const OTHERS = ['Enter', ' ', 'Escape', 'Home', 'End', 'Delete', 'PageUp', 'PageDown', 'Backspace', 'Insert'];
const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
const ALL = [...LETTERS, ...OTHERS, ...ARROWS];

const listed = (...of: readonly string[]): readonly string[] =>
  KEYS.filter((list) => of.includes(list.of))
    .flatMap(({ rows }) => rows.flatMap(({ keys }) => keys.map((together): readonly string[] => together)))
    .flatMap((together) => (together.length === 1 ? together : []))
    .toSorted();

describe('the list of keys', () => {
  test('has every key of a board of squares, and none that it has not', () => {
    const size = { width: 9, height: 9 };
    const works = ALL.filter((key) => squareKey({ size, pieces: [] }, { x: 4, y: 4 }, key) !== null);
    expect(listed('board')).toEqual(works.toSorted());
  });

  test('has every key of a field of hexes', () => {
    const size = { rows: 9, columns: 9 };
    const works = ALL.filter((key) => hexKey(size, { row: 4, column: 4 }, key, 'straight') !== null);
    expect(listed('board', 'field')).toEqual(works.toSorted());
  });

  test('has every key of a map of roads', () => {
    const map = saga.roads.readyRoads('kell');
    const keyed = { map, you: 'gallows-cross', goal: 'kell', parties: ['hobs-cross'] };
    expect(listed('roads')).toEqual(ALL.filter((key) => roadsKey(keyed, 'kell-ford', key) !== null).toSorted());
  });

  test('has every key of the carrying grid and of the calendar', () => {
    expect(listed('pack')).toEqual(ALL.filter((key) => packKey(key) !== null).toSorted());
    for (const key of ARROWS) {
      expect(dayAfterKey(key, 15, 7)).not.toBeNull();
      expect(listed('calendar')).toContain(key);
    }
  });

  test('says in every language what each of them does', () => {
    for (const language of ['en', 'de'] as const) {
      const t = inLanguage(KEY_WORDS, language);
      for (const { of, rows } of KEYS) {
        const told: Readonly<Record<string, unknown>> = t[of];
        expect(Object.keys(told).toSorted()).toEqual(['title', ...rows.map(({ does }) => does)].toSorted());
      }
    }
  });
});
