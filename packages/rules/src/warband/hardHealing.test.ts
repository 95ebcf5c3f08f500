import { describe, expect, test } from 'vitest';
import { afterDay, hurt, moreRetainers } from './recovery/recovery.js';
import {
  actsOf,
  awaited,
  fightIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  type Staged,
  says,
  stateIn,
  type Table,
} from './testing/stage.js';

/** Hard cases of Wounds, tests, the subdued, the unaware and those who get well: worked out from the ledger by hand. */

const FREE = { 'warband.declaredMoveBinding': 'off' };
const CALM = { flags: ['fearless'] };
const A: Staged = { ...CALM, at: [5, 5] };
const B: Staged = { ...CALM, at: [6, 5] };
const HERO: Staged = { pc: true, at: [5, 5], finesse: 5, death: 7 };
const FAR: Staged = { ...CALM, at: [20, 14] };
const fight = (
  phase: 'opening' | 'melee' | 'end',
  a: readonly Staged[],
  b: readonly Staged[],
  more: object = {},
  options: object = {},
): Table => fightIn(phase, { a, b, ...more }, { ...FREE, ...options });
const blows = (a: readonly Staged[], b: readonly Staged[], more: object = {}, options: object = {}): Table =>
  passUntil(fight('melee', a, b, more, options), 'blows');
const strikes = (a: readonly Staged[], b: readonly Staged[], more: object = {}, options: object = {}): Table =>
  passUntil(fight('melee', a, b, more, options), 'strikes');
const blow = (figure: string, dice: Readonly<Record<string, number>>, subdue = false) => ({
  choose: 'attack',
  figure,
  dice,
  ...(subdue ? { subdue } : {}),
});
const aid = (figure: string, patient: string, bandages = false) => ({ choose: 'firstAid', figure, patient, bandages });

describe('saves and tests', () => {
  const bleeding = { hpNow: 0, criticalSince: 1 };

  test('WARBAND-TEST-002 WARBAND-TEST-003 WARBAND-WOUND-013 first aid on oneself, Finesse 5, with a Head wound: 5 − 4 − 1 = 0, limited to 1; with bandages 4', () => {
    const wounds = [{ wound: 'head' }];
    const position = { round: 2 };
    const bare = fight('opening', [{ ...HERO, ...bleeding, wounds }], [FAR], { position });
    expect(lastOf(says(bare, aid('A1', 'A1')).dice(2), 'aided')).toMatchObject({ worked: false, needs: { total: 1 } });
    expect(stateIn(says(bare, aid('A1', 'A1')).dice(1), 'A1').stabilised).toBe(true);
    const gear = [{ item: 'bandages' }];
    const bound = fight('opening', [{ ...HERO, ...bleeding, wounds, gear }], [FAR], { position });
    const tried = says(bound, aid('A1', 'A1', true)).dice(5);
    expect(lastOf(tried, 'aided')).toMatchObject({ worked: false, needs: { total: 4 } });
    // WARBAND-HEALTH-015: they are gone either way.
    expect(stateIn(tried, 'A1').items[0]?.kept).toBe('depleted');
    const off = fight(
      'opening',
      [{ ...HERO, ...bleeding, wounds }],
      [FAR],
      { position },
      { 'warband.oneAlwaysSucceeds': 'off' },
    );
    expect(lastOf(says(off, aid('A1', 'A1')).dice(1), 'aided')).toMatchObject({ worked: false, needs: { total: 0 } });
  });

  test('WARBAND-HEALTH-013 WARBAND-HEALTH-025 WARBAND-HEALTH-023 one try a round, whoever makes it; two rounds, then death', () => {
    const friend = { ...HERO, at: [5, 6], finesse: 6 };
    let table = fight('opening', [{ ...HERO, ...bleeding }, friend], [FAR], { position: { round: 2 } });
    table = says(table, aid('A2', 'A1')).dice(7);
    expect(refusedFor(table, aid('A1', 'A1'))).toBe('WARBAND-HEALTH-025 warband.aidedAlready');
    table = passUntil(table, 'priority').dice(1);
    table = says(passUntil(table, 'opening Red'), aid('A1', 'A1')).dice(2);
    const dead = passUntil(table, 'priority');
    expect(lastOf(table, 'aided').needs?.total).toBe(1);
    expect(stateIn(dead, 'A1').fate).toBe('dead');
  });

  test('WARBAND-HEALTH-020 WARBAND-HEALTH-023 deathSaveTiming endOfPhase: shot down in the Opening, saved when it ends, bound in the Melee phase of that round', () => {
    const archer = { ...CALM, at: [12, 5], like: 'archer' };
    const friend = { ...HERO, at: [5, 6], gear: [{ item: 'bandages' }] };
    let table = fight(
      'opening',
      [{ ...HERO, hp: 1 }, friend],
      [archer],
      { position: { priority: 'b' } },
      {
        'warband.deathSaveTiming': 'endOfPhase',
      },
    );
    table = says(table, { choose: 'shoot', figure: 'B1', weapon: 'longbow', dice: { A1: 1 } }).dice(8);
    table = passUntil(table, 'deathSave').dice(7).dice(14);
    expect(stateIn(table, 'A1')).toMatchObject({ criticalSince: 1, wounds: [{ wound: 'leg', permanent: true }] });
    table = says(passUntil(table, 'blows'), aid('A2', 'A1', true));
    expect(stateIn(table, 'A1').stabilised).toBe(true);
    // WARBAND-WOUND-007
    expect(moreRetainers(stateIn(table, 'A1').wounds)).toBe(1);
  });

  test('WARBAND-WOUND-002 WARBAND-WOUND-003 WARBAND-WOUND-023 the d20 of a made save: 10 and 20 are the hand, 18 a permanent chest; a failed one rolls none', () => {
    const down = fight('end', [{ ...HERO, hpNow: 0, dying: true }], [FAR]);
    expect(awaited(down)).toBe('deathSave');
    const saved = down.dice(7);
    expect(awaited(saved.dice(10))).toBe('whichHand');
    expect(stateIn(saved.dice(20).dice(4), 'A1').wounds).toMatchObject([
      { wound: 'hand', permanent: true, side: 'right' },
    ]);
    expect(stateIn(saved.dice(18), 'A1').wounds).toMatchObject([{ wound: 'chest', permanent: true }]);
    const failed = down.dice(8);
    expect([stateIn(failed, 'A1').fate, awaited(failed)]).toEqual(['dead', 'over']);
    // Chest: 7 − 1.
    const chest = fight('end', [{ ...HERO, hpNow: 0, dying: true, wounds: [{ wound: 'chest' }] }], [FAR]);
    expect(lastOf(chest.dice(7), 'deathSaved')).toMatchObject({ lives: false, needs: { total: 6 } });
  });
});

describe('Wounds', () => {
  test('WARBAND-WOUND-006 WARBAND-WOUND-019 WARBAND-WOUND-020 Shoulder and Guts on an NPC of armour 3: 8 − 3 + 2 = 7; for an NPC 5 where it is for characters alone; a character’s own open nothing', () => {
    const wounds = [{ wound: 'shoulder' }, { wound: 'guts' }, { wound: 'knee' }];
    const at = (mine: Staged, theirs: Staged, options: object = {}) =>
      lastOf(
        says(
          blows([{ ...A, ...mine }], [{ ...B, armour: 3, wounds, ...theirs }], {}, options),
          blow('A1', { B1: 1 }),
        ).dice(12),
        'struck',
      ).chance.total;
    const pcs = { 'warband.npcWoundBonusFor': 'pcs' };
    expect([at({}, {}), at({}, {}, pcs), at({ pc: true }, {}, pcs)]).toEqual([7, 5, 7]);
    expect(at({ pc: true }, { pc: true })).toBe(5);
  });

  test('WARBAND-WOUND-010 WARBAND-MOVE-016 a Knee of a critical counts after the phase: speed 6 is 4, or 8 as a double move', () => {
    const archer = { ...CALM, at: [20, 5], like: 'archer' };
    let table = fight('opening', [{ ...A, at: [3, 5], hp: 9 }], [archer], { position: { priority: 'b' } });
    table = says(table, { choose: 'shoot', figure: 'B1', weapon: 'longbow', dice: { A1: 1 } })
      .dice(1)
      .dice(3);
    const far = (at: Table) =>
      Math.max(
        ...offered(at).flatMap((one) =>
          one.choose === 'move' ? [(one as { path?: unknown[] }).path?.length ?? 0] : [],
        ),
      );
    expect(far(passUntil(table, 'opening Red'))).toBe(12);
    const later = passUntil(passUntil(table, 'priority').dice(1), 'opening Red');
    expect(far(later)).toBe(8);
  });

  test('WARBAND-WOUND-016 Eye: −1 from afar, nothing in melee; an NPC has it too', () => {
    const eye = { ...A, wounds: [{ wound: 'eye' }] };
    expect(lastOf(says(blows([eye], [B]), blow('A1', { B1: 1 })).dice(12), 'struck').chance.total).toBe(8);
    const archer = { ...eye, gear: [{ item: 'longbow' }] };
    const shot = { choose: 'shoot', figure: 'A1', weapon: 'longbow', dice: { B1: 1 } };
    expect(lastOf(says(fight('opening', [archer], [FAR]), shot).dice(12), 'struck').chance.total).toBe(7);
  });

  test('WARBAND-CRIT-002 WARBAND-CRIT-005 supernatural HP: a 1 is a hit, the helmet is not asked for', () => {
    const ghost = { ...B, hp: 3, flags: ['fearless', 'supernatural'], gear: [{ item: 'sword' }, { item: 'helmet' }] };
    const hit = says(blows([A], [ghost]), blow('A1', { B1: 1 })).dice(1);
    expect([awaited(hit), stateIn(hit, 'B1').hp]).toEqual(['blows Blue', 2]);
  });

  test('WARBAND-CRIT-001 WARBAND-CRIT-004 a 1 against the last HP still leaves its Wound, on who lives and on who does not', () => {
    const hero = blows([{ ...HERO, hp: 1 }], [B], { position: { priority: 'b' } });
    const struck = says(hero, blow('B1', { A1: 1 })).dice(1);
    expect(awaited(struck)).toBe('woundDie');
    expect(stateIn(struck.dice(9), 'A1')).toMatchObject({ hp: 0, wounds: [{ wound: 'eye' }] });
  });

  test('WARBAND-WOUND-004 WARBAND-RECOVER-003 WARBAND-RECOVER-005 two temporary Wounds and a permanent one: three weeks until nothing fills a slot', () => {
    let one = hurt({
      hp: 0,
      mostHp: 4,
      wounds: [
        { wound: 'arm', permanent: false, side: null, rested: false },
        { wound: 'leg', permanent: true, side: null, rested: false },
        { wound: 'eye', permanent: false, side: null, rested: false },
      ],
    });
    const left: string[] = [];
    for (let day = 1; day <= 21; day++) {
      one = afterDay(one, 'rest');
      if (day === 3) expect(one.hp).toBe(3);
      if (day % 7 === 0) left.push(one.wounds.map(({ wound, rested }) => `${wound}${rested ? '*' : ''}`).join(' '));
    }
    expect([one.hp, left]).toEqual([4, ['leg eye', 'leg* eye', 'leg*']]);
    expect(moreRetainers(one.wounds)).toBe(1);
  });
});

describe('the subdued and the unaware', () => {
  test('WARBAND-SUBDUE-005 points of first strikes and of later blows count together; who adds the last says what becomes of it', () => {
    const two = [
      { ...A, might: 1 },
      { ...A, at: [6, 6], might: 1 },
    ];
    const target = { ...B, hp: 2, facing: 'w' };
    // A2 stands south of B1, on its flank: first strike.
    const first = says(strikes(two, [target]), blow('A2', { B1: 1 })).dice(2);
    const later = passUntil(first, 'blows Red');
    const subdued = says(later, blow('A1', { B1: 1 }, true)).dice(7);
    expect(stateIn(passUntil(subdued, 'over'), 'B1').fate).toBe('subdued');
    const slain = says(later, blow('A1', { B1: 1 })).dice(8);
    expect(stateIn(passUntil(slain, 'over'), 'B1').fate).toBe('slain');
    // Subdued in the first-strike step it is gone before it can strike.
    const alone = says(strikes([two[1] as Staged], [{ ...target, hp: 1 }]), blow('A1', { B1: 1 }, true)).dice(8);
    expect(stateIn(passUntil(alone, 'over'), 'B1')).toMatchObject({ fate: 'subdued', melee: null });
  });

  test('WARBAND-SUBDUE-004 WARBAND-SUBDUE-005 a point more by anybody, before or after, and it dies', () => {
    const three = [
      { ...A, might: 1 },
      { ...A, at: [5, 6] },
      { ...A, at: [5, 4] },
    ];
    let table = says(blows(three, [{ ...B, hp: 2 }]), blow('A2', { B1: 1 })).dice(2);
    table = says(table, blow('A1', { B1: 1 }, true)).dice(7);
    expect(stateIn(table, 'B1').hp).toBe(0);
    // Others need not strike at the dying, but nobody else is in reach: a third blow is one too many.
    table = says(table, blow('A3', { B1: 1 }, true)).dice(7);
    expect(stateIn(passUntil(table, 'over'), 'B1').fate).toBe('slain');
  });

  test('WARBAND-SUBDUE-006 WARBAND-SUBDUE-007 a character: exactly its HP, a captive; with more at 0 HP and a save', () => {
    const strike = (...dice: readonly number[]) =>
      passUntil(
        says(
          blows(
            [
              { ...HERO, hp: 1 },
              { ...A, at: [1, 1] },
            ],
            [{ ...B, might: 2 }],
            { position: { priority: 'b' } },
          ),
          blow('B1', { A1: 2 }, true),
        ).dice(...dice),
        'deathSave',
      );
    expect(stateIn(strike(7, 7), 'A1').dying).toBe(true);
    const one = says(
      blows(
        [
          { ...HERO, hp: 1 },
          { ...A, at: [1, 1] },
        ],
        [{ ...B, might: 2 }],
        { position: { priority: 'b' } },
      ),
      blow('B1', { A1: 2 }, true),
    ).dice(7, 8);
    expect(stateIn(passUntil(one, 'priority'), 'A1')).toMatchObject({ fate: 'subdued', hp: 0, dying: false });
  });

  test('WARBAND-VANQUISH-005 WARBAND-VANQUISH-009 WARBAND-MOD-003 from behind an unaware one takes one point more; then it knows, and the next must roll', () => {
    const asleep = { ...B, hp: 9, unaware: true, facing: 'e' };
    let table = says(
      strikes(
        [
          { ...A, might: 3 },
          { ...A, at: [5, 6] },
        ],
        [asleep],
      ),
      blow('A1', { B1: 3 }),
    );
    expect(lastOf(table, 'hitAutomatically')).toMatchObject({ why: 'unaware', points: 4 });
    expect(stateIn(table, 'B1')).toMatchObject({ hp: 5, unaware: false });
    table = says(table, blow('A2', { B1: 1 }));
    expect(awaited(table)).toBe('row');
  });

  test('WARBAND-VANQUISH-004 WARBAND-VANQUISH-008 WARBAND-HEALTH-019 a character killed at once is dead without a save, and its killer has 1 Might more', () => {
    const asleep = { ...HERO, unaware: true, sure: true };
    const table = strikes([asleep, { ...A, at: [1, 1] }], [B], { position: { priority: 'b' } });
    const dead = says(table, blow('B1', { A1: 1 }));
    expect(stateIn(dead, 'A1').fate).toBe('dead');
    expect(stateIn(dead, 'B1')).toMatchObject({ might: 2, hp: 2, attacks: 2 });
  });

  test('WARBAND-PRIORITY-007 WARBAND-PRIORITY-009 shot down in the Opening it still charges in it, and is gone before it can strike', () => {
    const archer = { ...A, at: [3, 5], gear: [{ item: 'longbow' }] };
    let table = fight('opening', [archer], [{ ...B, at: [9, 5] }, FAR]);
    table = says(table, { choose: 'shoot', figure: 'A1', weapon: 'longbow', dice: { B1: 1 } }).dice(8);
    table = passUntil(table, 'opening Blue');
    expect(actsOf(table, 'B1')).toContain('charge');
    const path = [8, 7, 6, 5, 4].map((x) => ({ x, y: 5 }));
    table = says(table, { choose: 'charge', figure: 'B1', target: 'A1', path });
    expect(stateIn(passUntil(table, 'priority'), 'B1')).toMatchObject({ fate: 'slain', melee: null });
  });
});
