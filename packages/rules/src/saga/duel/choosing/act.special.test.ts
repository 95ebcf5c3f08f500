import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import {
  actRefusal,
  attempt,
  broken,
  facing,
  HIT,
  MISS,
  nextRound,
  offeredTo,
  ratings,
  skillsNow,
  toActs,
  woundsOf,
} from '../testing/exchange.js';
import { drive, fight, melee, person, type Script } from '../testing/fight.js';

const PASS = { choose: 'act', act: 'pass' };
const HEAD = { act: 'controlledAttack', with: 'right' };
const kills = (target: string): object => ({ act: 'kill', target });
const hands = (table: TestTable<Duel>, name: string): readonly unknown[] => {
  const { left, right, carried } = person(table, name);
  return [left, right, carried];
};

describe('Stand Up', () => {
  test('SAGA-DUEL-ACT-087 it ends PRONE without a check', () => {
    const down = facing('sword', { prone: true });
    const up = drive(down, { acts: { Ella: { act: 'standUp' } } });
    expect([up.run.state.open.round, person(up, 'Ella').prone]).toEqual([2, false]);
    expect(actRefusal(toActs(facing('sword')), 'Ella', { act: 'standUp' })).toMatchObject(broken('SAGA-DUEL-ACT-087'));
  });

  test('SAGA-DUEL-ACT-088 it is not available while a leg has a Major Wound', () => {
    for (const part of ['leftLeg', 'rightLeg']) {
      const table = toActs(facing('sword', { wounds: [{ part, severity: 'major' }] }));
      expect(person(table, 'Ella').prone).toBe(true);
      expect(actRefusal(table, 'Ella', { act: 'standUp' })).toMatchObject(broken('SAGA-DUEL-ACT-088'));
      expect(offeredTo(table, 'Ella')).not.toContainEqual({ choose: 'act', act: 'standUp' });
    }
  });
});

/**
 * Ella has laid Morten low at (10, 8) in round 1 and is in no combat any more; Ada fights Joris three squares below
 * her. The actions of round 2 are to be chosen.
 */
const fallen = (
  ada: { readonly x: number; readonly [also: string]: unknown },
  options: object = {},
): TestTable<Duel> => {
  const { x, ...also } = ada;
  const table = melee(
    [
      { name: 'Ella', at: { x: 10, y: 6 } },
      { name: 'Ada', at: { x, y: 8 }, ...also },
    ],
    [
      { name: 'Morten', at: { x: 10, y: 8 } },
      { name: 'Joris', at: { x, y: 11 } },
    ],
    {
      combats: [
        { side1: ['Ella'], side2: ['Morten'] },
        { side1: ['Ada'], side2: ['Joris'] },
      ],
      ambusher: 1,
      options,
    },
  );
  const second = drive(table, {
    acts: { Ella: { ...HEAD, target: 'Morten' } },
    dice: [HIT],
    parts: { Ella: ['head'] },
  });
  expect(person(second, 'Morten').standing).toBe('incapable');
  return toActs(second, also.prone === true ? {} : { dice: [HIT] });
};

describe('Kill', () => {
  test('SAGA-DUEL-ACT-093 an incapable enemy dies at the end of the round, without a check', () => {
    const chosen = fallen({ x: 7 });
    const revealed = chosen
      .answer('ana', { choose: 'act', ...kills('Morten') }, 'Ella')
      .answer('ana', { choose: 'act', act: 'bash', with: 'right', target: 'Joris' }, 'Ada')
      .answer('bo', PASS, 'Joris');
    expect(person(revealed, 'Morten').standing).toBe('incapable');
    const after = drive(revealed, { dice: [MISS] });
    expect(person(after, 'Morten').standing).toBe('dead');
    expect(after.said.filter(({ event }) => event === 'checked')).toHaveLength(2);
    expect(after.said).toContainEqual({ event: 'killed', who: 2, by: 0 });
  });

  test('SAGA-DUEL-ACT-094 the killer is within Spear distance', () => {
    const after = drive(fallen({ x: 7 }), { acts: { Ada: kills('Morten') } });
    expect(person(after, 'Morten').standing).toBe('dead');
    expect(actRefusal(fallen({ x: 6 }), 'Ada', kills('Morten'))).toMatchObject(broken('SAGA-DUEL-ACT-094'));
  });

  test('SAGA-DUEL-ACT-094 one who cannot move is within the distance of a weapon in hand, else adjacent', () => {
    const reaches = (x: number, right: string | null): boolean => {
      const table = fallen({ x, prone: true, hands: { right } });
      const reached = offeredTo(table, 'Ada').some((one) => (one as { act: string }).act === 'kill');
      if (!reached) expect(actRefusal(table, 'Ada', kills('Morten'))).toMatchObject(broken('SAGA-DUEL-ACT-094'));
      return reached;
    };
    const row = (right: string | null): readonly boolean[] => [9, 8, 7].map((x) => reaches(x, right));
    expect(row('spear')).toEqual([true, true, true]);
    expect(row('sword')).toEqual([true, true, false]);
    expect(row('dagger')).toEqual([true, false, false]);
    expect(row(null)).toEqual([true, false, false]);
    expect(row('shield')).toEqual([true, false, false]);
  });

  test('SAGA-DUEL-ACT-094 walls between are as for any action', () => {
    const walls = [7, 8, 9].flatMap((y) => [8, 9].map((x) => ({ x, y })));
    const board = { 'saga.duel.board': { width: 20, height: 20, walls } };
    expect(actRefusal(fallen({ x: 7 }, board), 'Ada', kills('Morten'))).toMatchObject(broken('SAGA-DUEL-FOOT-028'));
    const through = fallen({ x: 7 }, { ...board, 'saga.duel.wallsBlockReach': false });
    expect(person(drive(through, { acts: { Ada: kills('Morten') } }), 'Morten').standing).toBe('dead');
  });

  test('SAGA-DUEL-ACT-095 the victim must be incapable when actions are chosen', () => {
    const table = toActs(facing('sword'));
    expect(actRefusal(table, 'Ella', kills('Morten'))).toMatchObject(broken('SAGA-DUEL-ACT-095'));
    expect(actRefusal(fallen({ x: 7 }), 'Ada', kills('Joris'))).toMatchObject(broken('SAGA-DUEL-ACT-095'));
    const own = fallen({ x: 7 });
    expect(actRefusal(own, 'Joris', kills('Morten'))).toMatchObject(broken('SAGA-DUEL-ACT-095'));
  });

  test('SAGA-DUEL-ACT-108 combatants and free characters alike may kill any incapable enemy in reach', () => {
    const both = fallen({ x: 8 });
    expect(both.run.state.open.combats).toEqual([{ side1: [1], side2: [3] }]);
    for (const name of ['Ella', 'Ada'])
      expect(person(drive(both, { acts: { [name]: kills('Morten') } }), 'Morten').standing).toBe('dead');
    const twice = drive(both, { acts: { Ella: kills('Morten'), Ada: kills('Morten') } });
    expect(twice.said.filter(({ event }) => event === 'killed')).toEqual([{ event: 'killed', who: 2, by: 0 }]);
  });

  test('SAGA-DUEL-ACT-096 once the encounter is over the victors may kill without further rounds', () => {
    const won = drive(attempt(facing('sword'), HEAD), { dice: [HIT], parts: { Ella: ['head'] } });
    expect(won.run.awaits).toMatchObject({ step: 'finish', asked: [{ seat: 'ana', as: 'side 1' }] });
    expect(won.run.state.open.ending).toBe('side1');
    const killed = won.answer('ana', { choose: 'kill' }, 'side 1');
    expect(killed.run.outcome()).toMatchObject({ ending: 'side1', rounds: 1, dead: ['Morten'], prisoners: [] });
    const spared = won.answer('ana', { choose: 'spare' }, 'side 1');
    expect(spared.run.outcome()).toMatchObject({ ending: 'side1', rounds: 1, dead: [], prisoners: ['Morten'] });
    const draw = drive(facing('sword'), {
      acts: { Ella: { ...HEAD, target: 'Morten' }, Morten: { ...HEAD, target: 'Ella' } },
      dice: [HIT, HIT],
      parts: { Ella: ['head'], Morten: ['head'] },
    });
    expect(draw.run.over).toBe(true);
    expect(draw.run.outcome()).toMatchObject({ ending: 'draw', dead: [] });
  });
});

test('SAGA-DUEL-ACT-097 Pass may always be chosen, and does nothing', () => {
  const held = drive(attempt(facing('dagger', {}, { prone: true }), { act: 'hold' }), { dice: [HIT] });
  const states = [
    facing('sword'),
    facing('sword', {}, { wounds: ['leftArm', 'rightArm', 'leftLeg'].map((part) => ({ part, severity: 'major' })) }),
    held,
  ];
  for (const table of states) {
    const choosing = toActs(table);
    expect(offeredTo(choosing, 'Morten')).toContainEqual(PASS);
    // Nothing changes but the weakening that every second round brings.
    const weakening = choosing.run.state.open.round === 2 ? 1 : 0;
    expect(person(drive(choosing, {}), 'Morten')).toEqual({ ...person(choosing, 'Morten'), weakening });
  }
  expect(offeredTo(fallen({ x: 7 }), 'Ella')).toContainEqual(PASS);
});

describe('Ready', () => {
  const CARRIES = { hands: { left: 'shield', right: 'sword' }, carried: ['dagger', 'mace'] };
  const strike = { act: 'quickAttack', with: 'right', target: 'Ella' };

  test('SAGA-DUEL-ACT-098 it fills the hands at the end of the round; what leaves them is carried', () => {
    const ready = { act: 'ready', left: null, right: 'dagger' };
    const table = facing('sword', CARRIES);
    const parry = drive(table, {
      acts: { Ella: ready, Morten: strike },
      defend: { 'Ella against Morten': { by: 'parry', with: 'right' } },
      until: 'check',
    });
    // Still the sword's Parry, 2 − 2; a dagger's would be 2 − 2 − 2 − 1.
    expect(ratings(parry)[1]).toBe(0);
    const after = drive(parry, { dice: [MISS], parts: { Ella: ['body'] } });
    expect(hands(after, 'Ella')).toEqual([null, 'dagger', ['shield', 'sword', 'mace']]);
    const swapped = drive(table, { acts: { Ella: { act: 'ready', left: 'sword', right: 'shield' } } });
    expect(hands(swapped, 'Ella')).toEqual(['sword', 'shield', ['dagger', 'mace']]);
    const sheathed = drive(table, { acts: { Ella: { act: 'ready', left: null, right: null } } });
    expect(hands(sheathed, 'Ella')).toEqual([null, null, ['shield', 'sword', 'dagger', 'mace']]);
    expect(actRefusal(toActs(table), 'Ella', { act: 'ready', left: 'spear', right: null })).toMatchObject(
      broken('SAGA-DUEL-ACT-098'),
    );
    expect(actRefusal(toActs(table), 'Ella', { act: 'ready', left: 'sword', right: 'sword' })).toMatchObject(
      broken('SAGA-DUEL-ACT-098'),
    );
  });

  test('SAGA-DUEL-ACT-098 things lying on the own or an adjacent square are picked up; what leaves the hands may be dropped', () => {
    const dropped = drive(facing('sword', CARRIES), {
      acts: { Ella: { act: 'ready', left: 'shield', right: 'mace', drop: ['right'] } },
    });
    expect(hands(dropped, 'Ella')).toEqual(['shield', 'mace', ['dagger']]);
    expect(dropped.run.state.open.lying).toEqual([{ item: 'sword', x: 8, y: 9 }]);
    const ready = { act: 'ready', left: 'sword', right: 'sword' };
    const own = nextRound(dropped, { acts: { Ella: { act: 'ready', left: 'sword', right: 'mace' } } });
    expect([hands(own, 'Ella'), own.run.state.open.lying]).toEqual([['sword', 'mace', ['shield', 'dagger']], []]);
    const beside = nextRound(dropped, { moves: { Morten: [9, 10] }, acts: { Morten: ready } });
    expect([hands(beside, 'Morten'), beside.run.state.open.lying]).toEqual([['sword', 'sword', []], []]);
    const far = toActs(dropped, { dice: [HIT] });
    expect(actRefusal(far, 'Morten', ready)).toMatchObject(broken('SAGA-DUEL-ACT-098'));
    // Both reach for it: the one earlier in seat order has it.
    const race = nextRound(dropped, {
      moves: { Morten: [9, 10] },
      acts: { Ella: { act: 'ready', left: 'sword', right: 'mace' }, Morten: ready },
    });
    expect([hands(race, 'Ella')[0], hands(race, 'Morten').slice(0, 2)]).toEqual(['sword', ['sword', null]]);
  });

  test('SAGA-DUEL-ACT-098 under `free` it comes with the choice of action and counts at once', () => {
    const free = { options: { 'saga.duel.ready': 'free' } };
    const table = facing('sword', CARRIES, {}, free);
    const ready = { left: null, right: 'dagger' };
    const acts = { Ella: { act: 'quickAttack', with: 'right', target: 'Morten', ready }, Morten: strike };
    const check = drive(table, {
      acts,
      defend: { 'Ella against Morten': { by: 'parry', with: 'right' } },
      until: 'check',
    });
    expect(hands(check, 'Ella')).toEqual([null, 'dagger', ['shield', 'sword', 'mace']]);
    expect(ratings(check)[0]).toBe(2 - 1);
    const parry = drive(check.dice(...MISS), { parts: { Morten: ['body'] }, until: 'check' });
    expect(ratings(parry)[1]).toBe(2 - 2 - 2 - 1);
    const choosing = toActs(table);
    expect(actRefusal(choosing, 'Ella', { act: 'ready', ...ready })).toMatchObject(broken('SAGA-DUEL-ACT-098'));
    expect(actRefusal(choosing, 'Ella', { act: 'pass', ready: { left: 'spear', right: null } })).toMatchObject(
      broken('SAGA-DUEL-ACT-098'),
    );
    const action = toActs(facing('sword', CARRIES));
    expect(actRefusal(action, 'Ella', { act: 'pass', ready })).toMatchObject(broken('SAGA-DUEL-ACT-098'));
  });

  test('SAGA-DUEL-ACT-099 dropping is free and frees the hand at once; the thing lies on that square', () => {
    const table = facing('dagger', { hands: { left: 'shield', right: 'sword' } });
    const check = attempt(table, { act: 'hold', with: 'left', drop: ['left'] });
    expect(hands(check, 'Ella')).toEqual([null, 'sword', []]);
    expect(check.run.state.open.lying).toEqual([{ item: 'shield', x: 8, y: 9 }]);
    expect(drive(check, { dice: [HIT] }).run.state.open.grips).toMatchObject([{ grip: 'held', hand: 'left' }]);
    const bare = attempt(table, { act: 'bash', with: 'bare', drop: ['left', 'right'] });
    expect([hands(bare, 'Ella'), ratings(bare)[0]]).toEqual([[null, null, []], 2]);
    const empty = toActs(facing('dagger'));
    expect(actRefusal(empty, 'Ella', { act: 'pass', drop: ['left'] })).toMatchObject(broken('SAGA-DUEL-ACT-099'));
    const gone = toActs(table);
    expect(
      actRefusal(gone, 'Ella', { act: 'quickAttack', with: 'right', target: 'Morten', drop: ['right'] }),
    ).toMatchObject(broken('SAGA-DUEL-ACT-006'));
  });
});

test('SAGA-DUEL-ACT-100 letting go of somebody is free, comes with the action and takes effect at the end of the round', () => {
  for (const act of ['hold', 'tackle']) {
    const gripped = drive(attempt(facing('dagger'), { act, with: 'left' }), { dice: [HIT] });
    const check = drive(gripped, {
      acts: { Ella: { act: 'bash', with: 'right', target: 'Morten', release: ['left'] } },
      until: 'check',
    });
    expect(check.run.state.open.grips).toHaveLength(1);
    expect(skillsNow(check, 'Morten')).toMatchObject({ speed: 0, strength: 0 });
    const after = drive(check, { dice: [MISS] });
    expect(after.run.state.open.grips).toEqual([]);
    expect(skillsNow(after, 'Morten')).toMatchObject({ speed: 2, strength: 1 });
    expect(person(after, 'Morten').prone).toBe(act === 'tackle');
  }
  expect(actRefusal(toActs(facing('dagger')), 'Ella', { act: 'pass', release: ['left'] })).toMatchObject(
    broken('SAGA-DUEL-ACT-100'),
  );
});

describe('Flee', () => {
  const FLEE = { act: 'flee' };
  const apart = (ella: object = {}, x = 9): TestTable<Duel> =>
    fight({ at: { x: 5, y: 5 }, ...ella }, { at: { x, y: 5 } }, { ambusher: 1 });

  test('SAGA-DUEL-ACT-101 one who can move and is Apart from every enemy leaves at the end of the round', () => {
    const choosing = toActs(apart());
    const fled = drive(choosing, { acts: { Ella: FLEE } });
    expect(person(fled, 'Ella').standing).toBe('fled');
    expect(fled.run.state.open.ending).toBe('side2');
    expect(fled.run.outcome()).toMatchObject({ fled: ['Ella'], dead: [] });
    expect(actRefusal(toActs(apart({}, 8)), 'Ella', FLEE)).toMatchObject(broken('SAGA-DUEL-ACT-101'));
    expect(actRefusal(toActs(apart({ prone: true })), 'Ella', FLEE)).toMatchObject(broken('SAGA-DUEL-ACT-101'));
    const two = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 } }],
      [
        { name: 'Morten', at: { x: 9, y: 5 } },
        { name: 'Joris', at: { x: 5, y: 8 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Joris'] }], ambusher: 1 },
    );
    expect(actRefusal(toActs(two), 'Ella', FLEE)).toMatchObject(broken('SAGA-DUEL-ACT-101'));
  });

  test('SAGA-DUEL-ACT-101 under `any` the distance does not matter; one made incapable in the round does not leave', () => {
    const any = { options: { 'saga.duel.flee': 'any' } };
    const near = facing('sword', {}, {}, any);
    const fled = drive(near, {
      acts: { Ella: FLEE, Morten: { act: 'quickAttack', with: 'right', target: 'Ella' } },
      dice: [HIT],
      parts: { Ella: [null], Morten: ['body'] },
    });
    expect(person(fled, 'Ella').standing).toBe('fled');
    expect(woundsOf(fled, 'Ella')).toEqual({ body: '1 minor' });
    const caught = drive(near, {
      acts: { Ella: FLEE, Morten: { ...HEAD, target: 'Ella' } },
      dice: [HIT],
      parts: { Morten: ['head'] },
    });
    expect(person(caught, 'Ella').standing).toBe('incapable');
    expect(actRefusal(toActs(facing('sword', { prone: true }, {}, any)), 'Ella', FLEE)).toMatchObject(
      broken('SAGA-DUEL-ACT-101'),
    );
  });
});

describe('surrender', () => {
  test('SAGA-DUEL-ACT-102 it is declared in step 0 and takes the combatant out at once', () => {
    const over = drive(facing('sword'), { declare: { Ella: 'surrender' } });
    expect(over.run.over).toBe(true);
    expect(over.run.outcome()).toMatchObject({ ending: 'side2', rounds: 1, prisoners: ['Ella'] });
    expect(person(over, 'Ella').standing).toBe('surrendered');
    expect(over.said.some(({ event }) => event === 'footworkWon')).toBe(false);
  });

  test('SAGA-DUEL-ACT-102 under `needsAcceptance` it counts only if every enemy in that combat agrees', () => {
    const script: Script = { declare: { Ella: 'surrender' } };
    const asked = drive(
      melee([{ name: 'Ella' }], [{ name: 'Morten' }, { name: 'Joris' }], {
        combats: [{ side1: ['Ella'], side2: ['Morten', 'Joris'] }],
        ambusher: 1,
        options: { 'saga.duel.surrender': 'needsAcceptance' },
      }),
      script,
    );
    expect(asked.run.awaits).toMatchObject({
      step: 'acceptSurrender',
      asked: [{ as: 'Morten' }, { as: 'Joris' }],
    });
    expect(person(asked, 'Ella').standing).toBe('in');
    const one = asked.answer('bo', { choose: 'accept' }, 'Morten');
    const both = one.answer('bo', { choose: 'accept' }, 'Joris');
    expect([person(both, 'Ella').standing, both.run.over]).toEqual(['surrendered', true]);
    const refused = one.answer('bo', { choose: 'refuse' }, 'Joris');
    expect(person(refused, 'Ella').standing).toBe('in');
    expect(toActs(refused).run.awaits).toMatchObject({ step: 'chooseActs' });
  });
});
