import { beginState, type SeatId } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { manifestsOf } from '../../scenes.js';
import { MOTIVE_PAIRS, type Motive, RATING_PAIRS } from '../character/motives.table.js';
import type { DiscussionSetup } from './setup.js';

const SEATS: readonly SeatId[] = ['ana', 'bo', 'cy', 'di'];
const EDITIONS = manifestsOf('discussion').map((one) => [one.rules.scene, one] as const);

const byKey = (key: string): string => key;
const lowFirst = (one: number, other: number): string => [one, other].sort((a, b) => a - b).join('/');

/** SAGA-MOTIVE-021: the pairs of ratings that everybody has, whatever pair they stand with. */
const HANDED_OUT = RATING_PAIRS.map(([low, high]) => lowFirst(low, high)).sort();
const pairsOf = (motives: Readonly<Record<Motive, number>>): readonly string[] =>
  MOTIVE_PAIRS.map(([left, right]) => lowFirst(motives[left], motives[right])).sort();

const peopleIn = (setup: unknown) => (setup as DiscussionSetup).people;

describe.each(EDITIONS)('%s: what is ready-made', (scene, { rules, starts, atOnce }) => {
  const begun = (setup: unknown): void => {
    const state = beginState(rules, { setup, options: {} });
    if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  };

  test('begins for any number of seats it may have, with everybody played by somebody', () => {
    for (const { setup, seats } of starts) {
      for (let many = seats.least; many <= seats.most; many++) {
        const made = setup(SEATS.slice(0, many), byKey);
        begun(made);
        expect(new Set(peopleIn(made).map(({ seat }) => seat)).size).toBe(many);
      }
    }
  });

  test('SAGA-TALK-002: it is called by its use, where the edition has a list of them', () => {
    const uses = starts.map(({ setup }) => (setup(SEATS, byKey) as DiscussionSetup).use);
    expect(uses).toEqual(
      scene === 'saga/discussion' ? ['council', 'petition', 'reflection', 'crowd'] : Array(4).fill(undefined),
    );
  });

  test('SAGA-MOTIVE-021: motives are as the rules hand them out', () => {
    const all = [
      ...starts.map(({ setup }) => setup(SEATS, byKey)),
      ...['a', 'b', 'c'].map((seed) => atOnce?.setup(SEATS, seed, byKey)),
    ];
    for (const { motives } of all.flatMap(peopleIn)) if (motives) expect(pairsOf(motives)).toEqual(HANDED_OUT);
  });

  test('in the council each of four wants two things at least, of others who are there, on three topics in all', () => {
    const people = peopleIn(starts[0]?.setup(SEATS, byKey));
    expect(people.map(({ name }) => name)).toEqual(['Ella Avitch', 'Morten Avitch', 'Jorun Halfhand', 'Hedda Quill']);
    for (const { name, wants } of people) {
      expect(wants.length).toBeGreaterThanOrEqual(2);
      const asked = wants.flatMap(({ to }) => to);
      expect(asked.filter((one) => one === name || people.every((other) => other.name !== one))).toEqual([]);
    }
    expect(new Set(people.flatMap(({ wants }) => wants.map(({ topic }) => topic))).size).toBe(3);
  });

  test('SAGA-TALK-030: who is petitioned is driven already in the first matter he is asked about', () => {
    const [asks, ruler] = peopleIn(starts[1]?.setup(SEATS, byKey));
    const { context, topic } = asks?.wants[0] ?? {};
    expect(ruler?.driving).toMatchObject([{ context, topic, motive: 'selfish' }]);
  });

  test('at once you are one of three, and each wants something of another', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => peopleIn(atOnce?.setup(SEATS.slice(0, 3), seed, byKey)));
    for (const people of drawn) {
      expect(people.map(({ seat }) => seat).sort()).toEqual(['ana', 'bo', 'cy']);
      for (const { name, wants } of people) for (const { to } of wants) expect(to).not.toContain(name);
    }
    // Who you are is drawn as well.
    expect(new Set(drawn.map((people) => people.findIndex(({ seat }) => seat === 'ana'))).size).toBeGreaterThan(1);
  });
});
