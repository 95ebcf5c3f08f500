import { setupRefusal } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, chases, firstChases, hares, hounds, leg, type Road, road } from './testing/road.js';

const AT_BAY = { choose: 'atBay' };
const STOP = { choose: 'stop' };
const GIVE_UP = { choose: 'giveUp' };
const RUNS = { choose: 'way', way: 'open' };
const GUESSES = { choose: 'guess', way: 'open' };

const both = (table: Road, quarry: object, pursuers: object): Road =>
  table.answer('ana', quarry, 'Hares').answer('bo', pursuers, 'Hounds');
const caught = (more: object = {}): Road => leg(road({ gap: 1, ...more }), false);
const broken = (rule: string): object => ({ code: 'BROKEN_RULE', rule });

const many = { troops: { lightInfantry: 14 } };

describe('how a pursuit ends', () => {
  test('SAGA-MOVE-031 SAGA-MOVE-023 before any leg the quarry may turn at bay: a meeting', () => {
    for (const rules of [chases, firstChases]) {
      const bay = both(road({}, rules), AT_BAY, GUESSES);
      expect(bay.last).toEqual([
        { event: 'turned', how: 'atBay' },
        { event: 'ended', end: 'atBay' },
      ]);
      const meeting = { kind: 'meeting', massCombat: false, ambusher: null, defence: null, distance: 'spear' };
      expect(bay.run.outcome()).toMatchObject({ end: 'atBay', legs: [], contact: meeting });
    }
    expect(both(leg(road(), true), AT_BAY, GUESSES).run.outcome()).toMatchObject({ end: 'atBay', gap: 3 });
  });

  test('SAGA-MOVE-031 before any leg the pursuers may give up: a parting, whatever the quarry does', () => {
    for (const quarry of [RUNS, AT_BAY]) {
      const parted = both(road(), quarry, GIVE_UP);
      expect(parted.last).toContainEqual({ event: 'gaveUp' });
      expect(parted.run.outcome()).toMatchObject({ end: 'gaveUp', contact: null });
    }
  });

  test('SAGA-MOVE-031 SAGA-MOVE-047 caught: ambushed on the march, or at Sword distance with the first Footwork lost', () => {
    const contact = { kind: 'ambushed', ambusher: 'pursuers', defence: 'onTheMarch', distance: 'sword' };
    expect(caught().run.outcome().contact).toEqual({ ...contact, massCombat: false });
    const army = { quarry: { ...hares, ...many } };
    expect(caught(army).run.outcome().contact).toEqual({ ...contact, massCombat: true });
  });

  test('SAGA-MOVE-040 SAGA-MOVE-031 fifteen on either side, characters and troops alike, make it Mass Combat', () => {
    const massCombat = (quarry: object, pursuers: object): boolean | undefined =>
      both(
        road({ quarry: { ...hares, ...quarry }, pursuers: { ...hounds, ...pursuers } }),
        AT_BAY,
        GUESSES,
      ).run.outcome().contact?.massCombat;
    expect(massCombat({}, many)).toBe(true);
    expect(massCombat(many, {})).toBe(true);
    expect(massCombat({ troops: { lightInfantry: 13 } }, { troops: { lightInfantry: 13 } })).toBe(false);
  });

  test('SAGA-MOVE-035 out of a Discussion they stop of their own will and are back, with no fight of it', () => {
    const talk = road({ from: 'discussion' });
    for (const pursuers of [GUESSES, GIVE_UP]) {
      const stopped = both(talk, STOP, pursuers);
      expect(stopped.last).toContainEqual({ event: 'turned', how: 'stop' });
      expect(stopped.run.outcome()).toMatchObject({ end: 'stopped', contact: null });
    }
    expect(leg(talk, false).run.outcome()).toMatchObject({ end: 'caught', contact: null });
    const bay = { input: 'answer', seat: 'ana', as: 'Hares', choice: AT_BAY } as const;
    expect(talk.refusal(bay)).toMatchObject(broken('SAGA-MOVE-035'));
    expect(road().refusal({ ...bay, choice: STOP })).toMatchObject(broken('SAGA-MOVE-035'));
  });

  test('SAGA-MOVE-031 what is said of it all: each leg, who is spent, and what became of Lead', () => {
    const outcome = caught().run.outcome();
    expect(outcome).toMatchObject({
      end: 'caught',
      gap: 0,
      legs: [{ leg: 1, way: 'cover', guess: 'rough', led: null, success: false, before: 1, after: 0 }],
      spent: { quarry: 0, pursuers: 0 },
      lead: { quarry: 'no', pursuers: 'no' },
    });
  });
});

describe('without the draft rules', () => {
  const free = (more: object = {}): Road => road({ options: { 'saga.move.rules': 'freeForm', ...more } });

  test('SAGA-MOVE-049 the table says whether they are caught; unless it agrees on that, they get away', () => {
    expect(asked(free())).toBe('decide ana bo');
    const away = free().answer('ana', { choose: 'agree' }).answer('bo', { choose: 'agree' });
    expect(away.run.outcome()).toMatchObject({ end: 'away', legs: [], contact: null });
    const caughtBy = free().answer('bo', { choose: 'propose', value: true }).answer('ana', { choose: 'agree' });
    expect(caughtBy.run.outcome()).toMatchObject({ end: 'caught', contact: null });
    const voted = free().answer('bo', { choose: 'propose', value: true }).answer('ana', { choose: 'object' });
    expect(asked(voted)).toBe('vote ana bo');
  });

  test('SAGA-MOVE-049 a referee’s word replaces the vote', () => {
    const asks = free({ 'saga.table.referee': 'bo' });
    const voted = asks.answer('bo', { choose: 'propose', value: true }).answer('ana', { choose: 'object' });
    expect(asked(voted)).toBe('vote bo');
    expect(voted.answer('bo', { choose: 'vote', vote: 'for' }).run.outcome()).toMatchObject({ end: 'caught' });
  });
});

describe('what is no pursuit', () => {
  const refusalOf = (more: object, options: object = {}) =>
    setupRefusal(chases, { seats: ['ana', 'bo'], quarry: hares, pursuers: hounds, ...more }, options);

  test('SAGA-MOVE-026 a gap that is not that of where the quarry comes from', () => {
    expect(refusalOf({ from: 'duel', gap: 2 })).toMatchObject(broken('SAGA-MOVE-026'));
    expect(refusalOf({ from: 'battle', gap: 1 })).toMatchObject(broken('SAGA-MOVE-026'));
    expect(refusalOf({ gap: 3 }).code).toBe('BAD_SHAPE');
  });

  test('SAGA-MOVE-001 somebody in both parties', () => {
    expect(refusalOf({ pursuers: { ...hounds, members: hares.members } })).toMatchObject(broken('SAGA-MOVE-001'));
  });

  test('seats, referees and names that are not there', () => {
    expect(refusalOf({ seats: ['ana'] })).toMatchObject({ code: 'UNKNOWN_SEAT', seat: 'bo' });
    expect(refusalOf({}, { 'saga.table.referee': 'cy' })).toMatchObject({ code: 'UNKNOWN_SEAT', seat: 'cy' });
    expect(refusalOf({ pursuers: { ...hounds, name: 'Hares' } }).code).toBe('BAD_SHAPE');
  });
});
