import type { SeatId } from '@warmoot/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Sitting, seenFrom, sit, take } from '../../../test/lab/sitting.js';
import type { Person } from '../../people/person.js';
import { fetchTold } from '../../words/told.js';
import type { SceneProps } from '../contract.js';
import { RaceScene } from './RaceScene.js';

// The page waits for the words of the rules.
beforeAll(() => fetchTold('en'));

const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  ['ana', 'bo'].map((seat, colour) => [
    seat,
    { seat, name: seat, colour, held: 'person', here: true, you: seat === 'ana' } as const,
  ]),
);

const racer = (name: string, seat: SeatId) => ({
  name,
  seats: [seat],
  members: [{ name, skills: { run: 3, endurance: 1 } }],
});

const begun = (legs: number): Sitting =>
  sit(
    {
      scene: 'saga/race',
      title: '',
      start: { setup: { seats: ['ana', 'bo'], racers: [racer('Ella', 'ana'), racer('Joris', 'bo')], legs } } as never,
      seat: 'ana',
    },
    'race',
  );

const drawn = (now: Sitting, seat: SeatId): string => {
  const props = seenFrom(now, seat) as unknown as SceneProps;
  const rest = { passages: now.passages, rules: now.session.run.rules, seat, people: PEOPLE };
  return renderToStaticMarkup(
    <RaceScene {...props} {...rest} answer={() => undefined} typeDice={null} devices={[]} busy={false} />,
  );
};

describe('the page of a race', () => {
  test('SAGA-MOVE-033: what is left may be staked, with the odds against each stake of the other', () => {
    const html = drawn(begun(3), 'ana');
    // Run 3 against 3: even; one staked against none is 75 in 128.
    expect(html).toMatch(/50\.0\s% if they stake 0/);
    expect(html).toMatch(/58\.6\s% if they stake 0/);
    expect(html).toMatch(/41\.4\s% if they stake 1/);
    expect(html).not.toContain('2 effort');
  });

  test('SAGA-MOVE-033: a sealed stake is in nobody else’s page', () => {
    const sealed = (effort: number): Sitting =>
      take(begun(3), { input: 'answer', seat: 'ana', as: 'Ella', choice: { choose: 'stake', effort } });
    expect(drawn(sealed(0), 'bo')).toBe(drawn(sealed(1), 'bo'));
  });

  test('SAGA-MOVE-032: in a dash nothing is staked', () => {
    const html = drawn(begun(1), 'ana');
    expect(html).toContain('A dash: one check of movement skills.');
    expect(html).not.toContain('Seal it');
  });
});
