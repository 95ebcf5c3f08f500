import { expect, test } from 'vitest';
import {
  awaited,
  fight,
  fightIn,
  lastOf,
  passUntil,
  refusedFor,
  says,
  stateIn,
  type Table,
  wasSaid,
} from '../testing/stage.js';
import { opening } from '../testing/walks.js';

/** A character and a plain foe beside each other; the foe's armour keeps no blow off, and its grade never fails. */
const HERO = { like: 'hero', gear: [{ item: 'sword' }], armour: 0, at: [5, 5], facing: 'e' };
const FOE = { might: 3, flags: ['fearless'], at: [6, 5], facing: 'w', grade: 'strong' };

/** Somebody who is far away, so that the fight goes on. */
const FRIEND_FAR = { at: [1, 1], flags: ['fearless'] };

const attack = (figure: string, target: string, dice: number, more: object = {}) => ({
  choose: 'attack',
  figure,
  dice: { [target]: dice },
  ...more,
});

/** Ends every part until dice or the End of the round are awaited. */
const toDice = (table: Table): Table => {
  let at = table;
  while (at.run.awaits.need === 'answers') at = says(at, { choose: 'pass' });
  return at;
};

const bleeding = (more: object = {}) => ({ ...HERO, hpNow: 0, criticalSince: 3, ...more });

test('WARBAND-VANQUISH-001 WARBAND-VANQUISH-002 WARBAND-PRIORITY-007 WARBAND-PRIORITY-008 an NPC at 0 HP strikes back before it is slain', () => {
  const pair = fightIn('melee', {
    a: [{ at: [5, 5], facing: 'e', flags: ['fearless'] }, FRIEND_FAR],
    b: [
      { at: [6, 5], facing: 'w', flags: ['fearless'] },
      { at: [20, 5], flags: ['fearless'] },
    ],
  });
  // Might 1, no armour: 8 hits.
  const struck = says(passUntil(pair, 'blows Red'), attack('A1', 'B1', 1)).dice(8);
  expect(stateIn(struck, 'B1')).toMatchObject({ hp: 0, fate: 'fighting' });
  expect(awaited(struck)).toBe('blows Blue');
  const back = says(struck, attack('B1', 'A1', 1)).dice(8);
  const over = toDice(back);
  expect([stateIn(over, 'A1').fate, stateIn(over, 'B1').fate]).toEqual(['slain', 'slain']);
});

test('WARBAND-FIGURE-004 WARBAND-HEALTH-003 WARBAND-HEALTH-020 a player character at 0 HP acts on, and saves at the End of the round', () => {
  const table = passUntil(
    fightIn('melee', { a: [{ ...HERO, hpNow: 1 }], b: [FOE], position: { priority: 'b' } }),
    'blows Blue',
  );
  // WARBAND-HEALTH-021: three points at once are one blow.
  const struck = says(table, attack('B1', 'A1', 3)).dice(2, 3, 4);
  expect(stateIn(struck, 'A1')).toMatchObject({ hp: 0, fate: 'fighting', dying: false });
  const end = toDice(says(struck, attack('A1', 'B1', 3)).dice(12, 12, 12));
  expect(awaited(end)).toBe('deathSave');
  expect(stateIn(end, 'A1')).toMatchObject({ dying: true, fate: 'fighting' });
});

test('WARBAND-HEALTH-004 WARBAND-HEALTH-019 WARBAND-HEALTH-026 a failed save is death, and who struck it down has 1 Might more', () => {
  const table = fightIn('end', { a: [{ ...HERO, hpNow: 0 }, FRIEND_FAR], b: [FOE] });
  // Death 7: an 8 fails.
  const dead = table.dice(8);
  expect(stateIn(dead, 'A1').fate).toBe('dead');
  // Nobody is known to have done it.
  expect(wasSaid(dead, 'gotMight')).toBe(false);

  const killed = says(
    passUntil(fightIn('melee', { a: [{ ...HERO, hpNow: 1 }], b: [FOE], position: { priority: 'b' } }), 'blows Blue'),
    attack('B1', 'A1', 3),
  ).dice(2, 12, 12);
  const later = toDice(killed).dice(8);
  expect(lastOf(later, 'gotMight')).toEqual({ event: 'gotMight', figure: 1 });
  // WARBAND-FIGURE-003: Might 3 becomes 4, in HP and attacks, too.
  expect(stateIn(later, 'B1')).toMatchObject({ might: 4, hp: 4, mostHp: 4, attacks: 4 });
});

test('WARBAND-HEALTH-005 WARBAND-HEALTH-006 WARBAND-WOUND-002 WARBAND-WOUND-003 a made save is a Wound, and the character acts on in critical condition', () => {
  const table = fightIn('end', { a: [{ ...HERO, hpNow: 0 }], b: [FOE], position: { round: 3 } });
  const saved = table.dice(7);
  expect(lastOf(saved, 'deathSaved')).toMatchObject({ lives: true, needs: { total: 7 } });
  expect(awaited(saved)).toBe('deathWound');
  // 14 is the permanent Leg.
  const wounded = saved.dice(14);
  expect(stateIn(wounded, 'A1')).toMatchObject({
    criticalSince: 3,
    dying: false,
    downWound: 'leg',
    wounds: [{ wound: 'leg', permanent: true, counts: true }],
  });
  expect(stateIn(saved.dice(4), 'A1').wounds).toMatchObject([{ wound: 'leg', permanent: false }]);
  // It may still act: the priority die, then its Opening.
  expect(awaited(wounded)).toBe('priority');
  expect(awaited(wounded.dice(1))).toMatch(/Red|Blue/);
});

test('WARBAND-WOUND-005 WARBAND-WOUND-021 a Wound that it has is a scar; of a hand a die says which, and it drops what it held', () => {
  const scarred = { ...HERO, hpNow: 0, wounds: [{ wound: 'leg' }] };
  expect(
    stateIn(
      fightIn('end', { a: [scarred], b: [FOE] })
        .dice(7)
        .dice(14),
      'A1',
    ),
  ).toMatchObject({
    losses: 1,
    downWound: null,
    wounds: [{ wound: 'leg', permanent: false }],
  });
  const handed = fightIn('end', { a: [{ ...HERO, hpNow: 0 }], b: [FOE] })
    .dice(7)
    .dice(20)
    .dice(4);
  expect(stateIn(handed, 'A1').wounds).toMatchObject([{ wound: 'hand', permanent: true, side: 'right' }]);
  expect(stateIn(handed, 'A1').items).toMatchObject([{ item: 'sword', kept: 'dropped' }]);
});

test('WARBAND-HEALTH-007 WARBAND-HEALTH-023 WARBAND-PHASE-006 a save made in round 3 and no help: dead at the End of round 5, before any save', () => {
  const at = (round: number) =>
    fightIn('end', { a: [bleeding(), { ...HERO, hpNow: 0, at: [1, 1] }], b: [FOE], position: { round } });
  expect(stateIn(at(4), 'A1').fate).toBe('fighting');
  expect(stateIn(at(5), 'A1').fate).toBe('dead');
  expect(awaited(at(5))).toBe('deathSave');
  expect(lastOf(at(5), 'bledToDeath').figure).toBe(0);
});

test('WARBAND-HEALTH-016 who is stabilised does not bleed; WARBAND-HEALTH-017 and dies of more damage all the same', () => {
  const stable = { ...bleeding(), stabilised: true };
  expect(stateIn(fightIn('end', { a: [stable], b: [FOE], position: { round: 9 } }), 'A1').fate).toBe('fighting');
  const table = passUntil(
    fightIn('melee', { a: [stable, FRIEND_FAR], b: [FOE], position: { round: 9, priority: 'b' } }),
    'blows Blue',
  );
  const struck = says(table, attack('B1', 'A1', 3)).dice(2, 12, 12);
  // WARBAND-HEALTH-022: it completes the phase.
  expect(awaited(struck)).toBe('blows Red');
  expect(stateIn(passUntil(struck, 'priority'), 'A1').fate).toBe('dead');
});

test('WARBAND-HEALTH-008 damage in a later phase kills a character that has still to save; WARBAND-HEALTH-019 its killer gains at once', () => {
  const table = fightIn('melee', { a: [{ ...HERO, hpNow: 0 }, FRIEND_FAR], b: [FOE], position: { priority: 'b' } });
  const struck = says(passUntil(table, 'blows Blue'), attack('B1', 'A1', 3)).dice(2, 12, 12);
  const over = passUntil(struck, 'priority');
  expect(stateIn(over, 'A1').fate).toBe('dead');
  expect(wasSaid(over, 'deathSaved')).toBe(false);
  expect(stateIn(over, 'B1').might).toBe(4);
});

test('WARBAND-HEALTH-022 WARBAND-MELEE-016 in the first-strike step it does not complete the phase', () => {
  // The foe stands behind the character.
  const table = fightIn('melee', {
    a: [{ ...HERO, hpNow: 0 }, FRIEND_FAR],
    b: [{ ...FOE, at: [4, 5], facing: 'e' }],
    position: { priority: 'b' },
  });
  // WARBAND-MOD-003: three attacks and one more from the rear.
  const struck = says(passUntil(table, 'strikes Blue'), attack('B1', 'A1', 3)).dice(2, 12, 12, 12);
  expect(stateIn(struck, 'A1').fate).toBe('dead');
  // Nobody of its side is left who could strike: the round is over.
  expect(awaited(struck)).toBe('priority');
  expect(stateIn(struck, 'A1').melee).toBe(null);
});

test('WARBAND-HEALTH-021 the table may have it that more than enough kills at once', () => {
  const blow = (options: object) =>
    toDice(
      says(
        passUntil(
          fightIn('melee', { a: [{ ...HERO, hpNow: 1 }], b: [FOE], position: { priority: 'b' } }, options),
          'blows Blue',
        ),
        attack('B1', 'A1', 3),
      ).dice(2, 3, 12),
    );
  expect(awaited(blow({}))).toBe('deathSave');
  const harsh = blow({ 'warband.samePhaseExcessKillsPc': 'on' });
  expect(stateIn(harsh, 'A1').fate).toBe('dead');
});

test('WARBAND-HEALTH-020 the table may have the save when the phase is over', () => {
  const table = fightIn(
    'melee',
    { a: [{ ...HERO, hpNow: 1 }], b: [FOE], position: { priority: 'b' } },
    { 'warband.deathSaveTiming': 'endOfPhase' },
  );
  const struck = toDice(says(passUntil(table, 'blows Blue'), attack('B1', 'A1', 3)).dice(2, 12, 12));
  expect(awaited(struck)).toBe('deathSave');
  expect(struck.run.state.open.phase).toBe('melee');
});

test('WARBAND-SUBDUE-006 WARBAND-SUBDUE-007 exactly its HP, the last to subdue: a captive that rolls no save', () => {
  const blow = (dice: readonly number[]) =>
    toDice(
      says(
        passUntil(
          fightIn('melee', { a: [{ ...HERO, hpNow: 2 }, FRIEND_FAR], b: [FOE], position: { priority: 'b' } }),
          'blows Blue',
        ),
        attack('B1', 'A1', 3, { subdue: true }),
      ).dice(...dice),
    );
  // 8 − 0 − 1 = 7 hits.
  expect(stateIn(blow([7, 7, 8]), 'A1')).toMatchObject({ fate: 'subdued', hp: 0 });
  expect(awaited(blow([7, 7, 7]))).toBe('deathSave');
});

test('WARBAND-HEALTH-001 WARBAND-HEALTH-002 HP that are lost above 0 take nothing but themselves', () => {
  const struck = says(
    passUntil(fightIn('melee', { a: [HERO], b: [FOE], position: { priority: 'b' } }), 'blows Blue'),
    attack('B1', 'A1', 3),
  ).dice(2, 3, 12);
  expect(stateIn(struck, 'A1')).toMatchObject({ hp: 1, attacks: 3, might: 3 });
  expect(stateIn(toDice(struck), 'A1')).toMatchObject({ hp: 1, fate: 'fighting', dying: false });
});

const aid = (figure: string, patient: string, bandages = false) => ({ choose: 'firstAid', figure, patient, bandages });
const FRIEND = { at: [5, 6], finesse: 6, gear: [{ item: 'sword' }, { item: 'bandages' }] };
const nursed = (more: object = {}) =>
  opening({ a: [bleeding(more), FRIEND], b: [{ at: [20, 5] }], position: { round: 4 } });

test('WARBAND-HEALTH-009 WARBAND-HEALTH-011 WARBAND-HEALTH-012 WARBAND-HEALTH-024 first aid is a Finesse test, and costs the action', () => {
  const tried = says(nursed(), aid('A2', 'A1'));
  expect(awaited(tried)).toBe('aidTest');
  expect(lastOf(tried.dice(6), 'aided')).toMatchObject({ worked: true, needs: { total: 6 } });
  expect(stateIn(tried.dice(6), 'A1').stabilised).toBe(true);
  const failed = tried.dice(7);
  expect(stateIn(failed, 'A1').stabilised).toBe(false);
  expect(stateIn(failed, 'A2').opening).toBe('firstAid');
});

test('WARBAND-HEALTH-010 WARBAND-HEALTH-015 on oneself it is Very hard, with bandages Normal', () => {
  // The hero's Finesse is 5: 5 − 4 = 1.
  expect(lastOf(says(nursed(), aid('A1', 'A1')).dice(2), 'aided')).toMatchObject({
    worked: false,
    needs: { total: 1 },
  });
  const armed = nursed({ gear: [{ item: 'sword' }, { item: 'bandages' }] });
  const bound = says(armed, aid('A1', 'A1', true)).dice(5);
  expect(lastOf(bound, 'aided')).toMatchObject({ worked: true, needs: { total: 5 } });
  expect(stateIn(bound, 'A1').items).toMatchObject([{}, { item: 'bandages', kept: 'depleted' }]);
});

test('WARBAND-HEALTH-014 bandages on somebody else need no die', () => {
  const bound = says(nursed(), aid('A2', 'A1', true));
  expect(lastOf(bound, 'aided')).toMatchObject({ worked: true, needs: null });
  expect(stateIn(bound, 'A1').stabilised).toBe(true);
  expect(stateIn(bound, 'A2').items).toMatchObject([{}, { item: 'bandages', kept: 'depleted' }]);
  expect(refusedFor(nursed(), aid('A1', 'A1', true))).toBe('WARBAND-ACTION-007 warband.noBandages');
});

test('WARBAND-HEALTH-013 WARBAND-HEALTH-025 one attempt for each patient in a round, from beside it', () => {
  const failed = says(nursed(), aid('A2', 'A1')).dice(12);
  expect(refusedFor(failed, aid('A1', 'A1'))).toBe('WARBAND-HEALTH-025 warband.aidedAlready');
  const far = opening({
    a: [bleeding(), { ...FRIEND, at: [5, 7] }],
    b: [{ at: [20, 5] }],
    position: { round: 4 },
  });
  expect(refusedFor(far, aid('A2', 'A1'))).toBe('WARBAND-HEALTH-025 warband.patientTooFar');
  expect(refusedFor(nursed(), aid('A1', 'A2'))).toBe('WARBAND-HEALTH-023 warband.notBleeding');
});

test('WARBAND-HEALTH-027 healing above 0 HP ends it all; a later fall is a new save', () => {
  const table = fight({ a: [bleeding({ criticalSince: 1 })], b: [FOE], referee: 'rae' });
  const healed = says(table, { choose: 'heal', figure: 'A1', points: 9 });
  expect(stateIn(healed, 'A1')).toMatchObject({ hp: 3, criticalSince: 0, stabilised: false, dying: false });
  const again = says(healed, { choose: 'harm', figure: 'A1', points: 3 }, { choose: 'pass' });
  expect(stateIn(again, 'A1')).toMatchObject({ hp: 0, dying: true, fate: 'fighting' });
});
