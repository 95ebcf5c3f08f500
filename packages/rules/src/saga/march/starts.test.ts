import { beginState, keyedIn, type SeatId } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { manifestsOf } from '../../scenes.js';
import { countingIn, hasScouts, isMassCombat, movesOf, noiseOf, sizeOf } from '../movement/party/party.js';
import { routesBetween } from '../movement/roads/routes.js';
import type { March } from './model.js';
import type { MarchParty, MarchSetup } from './setup.js';

const SEATS: readonly SeatId[] = ['ana', 'bo', 'cy'];
const byKey = (key: string): string => key;
const EDITIONS = manifestsOf('march').map((one) => [one.rules.scene, one] as const);

describe.each(EDITIONS)('%s: what is ready-made', (_, { rules, starts, atOnce, naming }) => {
  const begun = (setup: unknown) => {
    const state = beginState(rules, { setup, options: {} });
    if (!state.ok) throw new Error(JSON.stringify(state.refusal));
    return state.value;
  };
  const madeOf = (name: string, many: number): MarchSetup =>
    starts.find((one) => one.name === name)?.setup(SEATS.slice(0, many), byKey) as MarchSetup;
  const parsedOf = (name: string): MarchSetup => {
    const parsed = (rules.setup as unknown as { parse: (one: unknown) => { value: MarchSetup } }).parse(
      madeOf(name, 2),
    );
    return parsed.value;
  };

  test('begins for any number of seats it may have, with everybody at the table in it', () => {
    for (const { name, seats } of starts) {
      for (let many = seats.least; many <= seats.most; many++) {
        const made = madeOf(name, many);
        begun(made);
        expect(new Set(made.parties.flatMap((party) => party.seats)).size).toBe(many);
      }
    }
  });

  test('the road to Kell has the figures of its picture', () => {
    const [riders, host, watch] = parsedOf('kell').parties as [MarchParty, MarchParty, MarchParty];
    const rated = (party: MarchParty, skill: 'hide' | 'notice' | 'endurance' | 'survive' | 'tactics'): number =>
      countingIn(party, skill).rating - party.weary + (skill === 'hide' ? noiseOf(sizeOf(party)) : 0);
    expect([sizeOf(riders), sizeOf(host)]).toEqual([12, 900]);
    expect([rated(riders, 'hide'), rated(riders, 'notice'), movesOf(riders).moves]).toEqual([1, 4, 4]);
    expect([rated(host, 'hide'), rated(host, 'notice'), movesOf(host).moves]).toEqual([-1, 3, 2]);
    expect([rated(watch, 'notice'), watch.approaches?.length]).toEqual([2, 2]);
    expect([rated(riders, 'endurance'), rated(riders, 'survive'), riders.forced]).toEqual([1, 4, 1]);
    // Tactics at one more than the host: a meeting is won with 75 in 128.
    expect(rated(riders, 'tactics') - rated(host, 'tactics')).toBe(1);
    expect([hasScouts(riders), hasScouts(host), isMassCombat(riders, host)]).toEqual([true, true, true]);
    expect(riders.members.find(({ food }) => food === 1)?.name).toBe('Wren of Hag Wood');
    const { roads } = parsedOf('kell');
    const named = routesBetween(roads, 'gallows-cross', 'kell').filter(({ crossings }) => crossings.length === 0);
    expect(named.map(({ name, cost }) => [name, cost])).toEqual([
      ['Ford road', 5],
      ['Hag Wood path', 7],
      ['Mill road', 9],
    ]);
  });

  test('at once some want to get somewhere and others want to have them, on roads of every kind', () => {
    const drawn = Array.from(
      { length: 40 },
      (_, seed) => atOnce?.setup(SEATS.slice(0, 2), `s${seed}`, byKey) as MarchSetup,
    );
    for (const setup of drawn) {
      begun(setup);
      const [wanderers, hunters] = setup.parties;
      expect(wanderers?.at).not.toBe(hunters?.at);
    }
    expect(new Set(drawn.map(({ parties }) => parties[0]?.seats[0])).size).toBe(2);
  });

  test('spans are called by what people call them', () => {
    const sight = begun(madeOf('kell', 2)) as unknown as Pick<March, 'given' | 'open'>;
    const told = { choose: 'plan', route: ['Hag Wood', 'charcoal pits'], past: [{ of: 'KELL.WATCH', approach: 0 }] };
    expect(keyedIn(naming, sight, 'choices', { called: 'plan', data: told })).toMatchObject({
      route: ['hag-wood', 'charcoal-pits'],
      past: [{ of: 'kell.watch' }],
    });
  });
});
