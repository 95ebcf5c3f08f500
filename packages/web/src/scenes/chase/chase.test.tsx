import type { SeatId } from '@warmoot/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Sitting, seenFrom, sit, take } from '../../../test/lab/sitting.js';
import type { Person } from '../../people/person.js';
import { fetchTold } from '../../words/told.js';
import type { SceneProps } from '../contract.js';
import { ChaseScene } from './ChaseScene.js';

// The page waits for the words of the rules.
beforeAll(() => fetchTold('en'));

const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  ['ana', 'bo'].map((seat, colour) => [
    seat,
    { seat, name: seat, colour, held: 'person', here: true, you: seat === 'ana' } as const,
  ]),
);

const WREN = { name: 'Wren', light: true, skills: { run: 4, hide: 5, jumpClimb: 3, endurance: 2, lead: 2 } };
const RIDER = { name: 'Tomas', mounted: true, skills: { ride: 3, notice: 4, endurance: 3, lead: 2 } };

const begun = (more: object = {}, quarry: object = {}, options: object = {}): Sitting =>
  sit(
    {
      scene: 'saga/chase',
      title: '',
      start: {
        setup: {
          seats: ['ana', 'bo'],
          quarry: { name: 'Wren', seats: ['ana'], members: [WREN], ...quarry },
          pursuers: { name: 'The riders', seats: ['bo'], members: [RIDER] },
          ...more,
        },
        options,
      } as never,
      seat: 'ana',
    },
    'chase',
  );

const chosen = (now: Sitting, way: object, guess: object): Sitting => {
  const first = take(now, { input: 'answer', seat: 'ana', as: 'Wren', choice: way });
  return take(first, { input: 'answer', seat: 'bo', as: 'The riders', choice: guess });
};

const fell = (now: Sitting, ...faces: readonly number[]): Sitting => take(now, { input: 'dice', faces, from: 'table' });

const drawn = (now: Sitting, seat: SeatId | null): string => {
  const props = seenFrom(now, seat) as unknown as SceneProps;
  return renderToStaticMarkup(
    <ChaseScene
      {...props}
      passages={now.passages}
      rules={now.session.run.rules}
      seat={seat}
      people={PEOPLE}
      answer={() => undefined}
      typeDice={null}
      devices={[]}
      busy={false}
    />,
  );
};

/** The cells of the table, row by row, without what is only heard. */
const cellsIn = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<tr[^>]*><th scope="row">.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<span class="vh">.*?<\/span>/g, '').replaceAll(/<[^>]*>/g, ''),
    ),
  );

describe('the page of a pursuit', () => {
  test('SAGA-MOVE-028: each way of the quarry stands against each guess, exactly', () => {
    expect(cellsIn(drawn(begun(), 'ana'))).toEqual([
      ['10 against 11', '33.1', '50.0', '50.0'],
      ['5 against 4', '66.9', '50.0', '66.9'],
      ['3 against 3', '58.6', '58.6', '41.4'],
    ]);
  });

  test('SAGA-MOVE-028: the pursuers read the same table turned: that the gap closes', () => {
    expect(cellsIn(drawn(begun(), 'bo'))).toEqual([
      ['10 against 11', '66.9', '33.1', '41.4'],
      ['5 against 4', '50.0', '50.0', '41.4'],
      ['3 against 3', '50.0', '33.1', '58.6'],
    ]);
  });

  test('SAGA-MOVE-027: a way that is sealed is in nobody else’s page', () => {
    const sealed = take(begun(), { input: 'answer', seat: 'ana', as: 'Wren', choice: { choose: 'way', way: 'cover' } });
    const open = begun();
    const lead = take(open, { input: 'answer', seat: 'ana', as: 'Wren', choice: { choose: 'way', way: 'rough' } });
    expect(drawn(sealed, 'bo')).toBe(drawn(lead, 'bo'));
    expect(drawn(sealed, 'ana')).toContain('Into cover');
  });

  test('SAGA-MOVE-029: a leg that was run stands with its way, its guess, its dice and the gap before and after', () => {
    const ran = fell(chosen(begun(), { choose: 'way', way: 'cover' }, { choose: 'guess', way: 'open' }), 8, 8, 9);
    const html = drawn(ran, 'ana');
    expect(html).toContain('Cover, they guessed Open');
    expect(html).toContain('gap from 2 to 3');
    expect(html).toContain('aria-label="The gap: 3 of 4"');
  });

  test('SAGA-MOVE-044: who limps cannot take the Open way, and the page says who', () => {
    const html = drawn(begun({}, { members: [{ ...WREN, wounds: [{ severity: 'major', part: 'leftLeg' }] }] }), 'ana');
    expect(html).toContain('Wren limps: the Open way is closed');
  });

  test('SAGA-MOVE-004: fifteen or more are counters', () => {
    const html = drawn(begun({}, { troops: { mediumInfantry: 30 } }), 'ana');
    expect(html).toContain('course-counter');
  });

  test('SAGA-MOVE-031: what follows is said before anybody turns at bay', () => {
    expect(drawn(begun(), 'ana')).toContain('Hand-to-Hand at Spear distance, ordinary Footwork. 1 against 1.');
    expect(drawn(begun(), 'bo')).toContain('They part, and nobody follows.');
  });

  test('SAGA-MOVE-035: who walked out of a Discussion stops, and is back in it', () => {
    const html = drawn(begun({ from: 'discussion' }), 'ana');
    expect(html).toContain('Stop and turn back');
    expect(html).not.toContain('Turn at bay');
  });

  test('SAGA-MOVE-049: in free form the table says how it ends', () => {
    const html = drawn(begun({}, {}, { 'saga.move.rules': 'freeForm' }), 'ana');
    expect(html).toContain('plays without rules for a pursuit');
    expect(html).not.toContain('chase-matrix');
  });
});
