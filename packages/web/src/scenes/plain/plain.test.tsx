import type { SeatId } from '@warmoot/kernel';
import { seatsFor, setupFields } from '@warmoot/protocol';
import { manifests } from '@warmoot/rules';
import { en, fieldTitle } from '@warmoot/words';
import { addToy } from '@warmoot/words/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { goOn, playUntil, type Sitting, seenFrom, sit } from '../../../test/lab/sitting.js';
import type { Person } from '../../people/person.js';
import { fetchTold } from '../../words/told.js';
import type { SceneProps } from '../contract.js';
import { PlainScene } from './PlainScene.js';

// Somebody from outside adds a scene; the page waits for its words.
beforeAll(() => {
  addToy();
  return fetchTold('en');
});

const TOY = 'toy/toy';
const SEATS = ['ana', 'bo'] as const;
const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  SEATS.map((seat, colour) => [
    seat,
    { seat, name: seat, colour, held: 'person', here: true, you: seat === 'ana' } as const,
  ]),
);
const MANNER = { seed: 'toy', person: 'ana', typed: false } as const;

const begun = (): Sitting =>
  sit({ scene: TOY, title: '', seat: 'ana', start: { setup: { seats: [...SEATS], rounds: 2 }, options: {} } }, 'toy');

const drawn = (now: Sitting): string => {
  const props = seenFrom(now, 'ana') as unknown as SceneProps;
  return renderToStaticMarkup(
    <PlainScene
      {...props}
      passages={now.passages}
      rules={now.session.run.rules}
      seat="ana"
      people={PEOPLE}
      answer={() => undefined}
      typeDice={null}
      devices={[]}
      busy={false}
    />,
  ).replaceAll('\u00a0', ' ');
};

const rowsIn = (html: string): number => [...html.matchAll(/<input type="radio"/g)].length;

describe('a scene from outside, with nothing but rules and words', () => {
  test('is asked for and told from its words alone, and played to its end', () => {
    const asked = drawn(goOn(begun(), MANNER));
    expect(asked).toContain('Each has a hidden number and bids on it');
    expect(asked).toMatch(/Your number is \d/);
    expect(rowsIn(asked)).toBe(4);
    for (const bid of [0, 1, 2, 3]) expect(asked).toContain(`Bid ${bid}<`);
    const over = drawn(playUntil(begun(), MANNER, 'none', 0));
    expect(rowsIn(over)).toBe(0);
    expect(over).toMatch(/Points: ana \d, bo \d/);
  });

  test('its manifest says what its form asks, in its words, and how many play', () => {
    const manifest = manifests().find(({ rules }) => rules.scene === TOY);
    if (manifest === undefined) throw new Error('it was not added');
    expect(setupFields(manifest.rules).map(({ name, ask }) => [fieldTitle(en, TOY, name), ask])).toEqual([
      ['Rounds to play', 'number'],
    ]);
    expect(seatsFor(manifest, manifest.starts[0]?.name ?? null).least).toBe(2);
  });
});
