import { sitDown } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Command, CommandOutcome } from '../battle/command.js';
import { groundOf } from '../battle/ground.js';
import { askedOf, offered, orders, scene, type Table } from '../battle/testing/stand.js';

type At = readonly [number, number];

const unit = (side: 'north' | 'south', of: string, grade: string, points: number, [row, column]: At, more = {}) => ({
  ...{ side, class: of, grade, points, hex: { row, column }, soldiers: 120, troop: 'mediumInfantry' },
  ...more,
});

const ELLA = { name: 'Ella', seat: 'ana', with: 'N1', fighter: { like: 'scout' } };
const BRAM = { name: 'Bram', seat: 'bo', with: 'S1', fighter: { like: 'halberdier' } };
const IVO = { name: 'Ivo', lead: 7, tactics: 4 };

const setup = (units: readonly object[], north: object = {}, south: object = {}, more: object = {}): object => ({
  seats: ['ana', 'bo'],
  north: { name: 'Red', seat: 'ana', ...north },
  south: { name: 'Blue', seat: 'bo', ...south },
  position: { units, active: 'north' },
  ...more,
});

const begun = (start: object, options: object = {}): Table => sitDown<Command>(scene, start, options);
const outcomeOf = ({ run }: Table): CommandOutcome => run.outcome() as unknown as CommandOutcome;
const refusal = (table: Table, choice: object) =>
  table.refusal({ input: 'answer', seat: 'ana', as: 'Red', choice: choice as never });

/** A strong unit beside one that bears no further damage; where nobody else is left, the field is lost. */
const LAST = [unit('north', 'HI', 'A', 5, [5, 6]), unit('south', 'SI', 'C', 5, [6, 6], { damage: 3 })];

/** The stage that runs passes without anything: it is ended, or whoever must act stands still. */
const idle = (table: Table): Table => {
  const words = offered(table).map(({ choose }) => choose);
  if (words.includes('endStage')) return orders(table, ['endStage']);
  const still = offered(table).find(({ choose }) => choose === 'engage' || choose === 'hold') as {
    choose: string;
    unit: string;
  };
  return orders(table, [still.choose, still.unit]);
};

/** The weak unit is attacked, beaten, and routs. */
const beaten = (table: Table): Table =>
  orders(idle(idle(table)), ['attack', 'N1', 'S1'], ['defend', 'S1'], ['resolve', 'N1', 'S1'], ['loseAttack', 'S1']);

describe('an ambush', () => {
  const foot = [{ class: 'HI', grade: 'C' }];
  const ambushed = (): Table =>
    begun({
      seats: ['ana', 'bo'],
      north: { name: 'Red', seat: 'ana', units: foot },
      south: { name: 'Blue', seat: 'bo', units: foot },
      ambush: 'north',
    });

  test('COMMAND-SAGA-008 makes no Leadership roll but chooses, and deploys last, at least four hexes from every enemy', () => {
    const table = ambushed();
    expect(askedOf(table)).toBe('Red takeTurns');
    const first = orders(table, ['goFirst']);
    expect(askedOf(first)).toBe('Blue deploy');
    const last = orders(first, ['deploy', 'S1', [10, 7]]);
    expect(askedOf(last)).toBe('Red deploy');
    expect(refusal(last, { choose: 'deploy', unit: 'N1', hex: { row: 7, column: 7 } })).toMatchObject({
      rule: 'COMMAND-SAGA-008',
    });
    // Four hexes away, in rows that no northern army has otherwise.
    expect(orders(last, ['deploy', 'N1', [6, 7]]).run.state.open.at[0]).toBeGreaterThanOrEqual(0);
    // Who goes second deploys last all the same.
    expect(askedOf(orders(ambushed(), ['goSecond'], ['deploy', 'S1', [10, 7]]))).toBe('Red deploy');
  });
});

describe('a saga’s battlefield', () => {
  const rows = Array.from({ length: 8 }, (_, row) => '.'.repeat(row % 2 === 0 ? 8 : 7));
  const field = (more: object) => ({ field: 'drawn', name: 'Ford', ground: rows, heights: [], barriers: [], ...more });
  const pair = [unit('north', 'HI', 'C', 5, [3, 3]), unit('south', 'HI', 'C', 5, [4, 3])];

  test('COMMAND-SAGA-009 a hard barrier parts units and cannot be crossed; a soft one and closed ground do nothing', () => {
    const attacksOn = (drawn: object) => {
      const table = idle(idle(begun(setup(pair, {}, {}, { field: drawn }))));
      return askedOf(table) === 'Red attacks' && offered(table).some(({ choose }) => choose === 'attack');
    };
    const barrier = (kind: string) => ({ from: { row: 3, column: 3 }, to: { row: 4, column: 3 }, kind });
    expect(attacksOn(field({}))).toBe(true);
    expect(attacksOn(field({ barriers: [barrier('soft')] }))).toBe(true);
    expect(attacksOn(field({ barriers: [barrier('hard')] }))).toBe(false);
  });

  test('COMMAND-SAGA-009 nobody enters Impassable hexes', () => {
    const ground = rows.map((signs, row) => (row === 5 ? `${signs.slice(0, 3)}#${signs.slice(4)}` : signs));
    const table = begun(setup(pair, {}, {}, { field: field({ ground }) }));
    const { places, isPassable } = groundOf(table.run.state as never);
    expect(places.filter((_, at) => isPassable[at] === 0)).toEqual([{ row: 5, column: 3 }]);
  });
});

describe('slaughter of a saga’s soldiers', () => {
  const slaughtered = () => orders(beaten(begun(setup(LAST))), ['slaughter', 'N1']);

  test('COMMAND-SAGA-011 the victor says whether it takes prisoners: 60 of 120, or none', () => {
    const table = slaughtered();
    expect(askedOf(table)).toBe('Red quarter');
    const soldiers = (choose: string) => outcomeOf(orders(table, [choose])).armies[1].units[0]?.soldiers;
    expect(soldiers('takePrisoners')).toEqual({ troop: 'mediumInfantry', before: 120, after: 0, prisoners: 60 });
    expect(soldiers('takeNone')).toEqual({ troop: 'mediumInfantry', before: 120, after: 0, prisoners: 0 });
  });

  test('COMMAND-SAGA-010 routed with four damage and let go, 24 of 120 come back; with two damage, 84', () => {
    const escaped = orders(beaten(begun(setup(LAST))), ['allowEscape', 'N1']);
    expect(outcomeOf(escaped).armies[1].units[0]?.soldiers).toMatchObject({ after: 24, prisoners: 0 });
    const [strong, weak] = LAST;
    const hurt = beaten(begun(setup([{ ...strong, damage: 2 }, weak as object])));
    expect(outcomeOf(orders(hurt, ['allowEscape', 'N1'])).armies[0].units[0]?.soldiers).toMatchObject({ after: 84 });
  });

  test('COMMAND-SAGA-012 who loses the field has retreated; on a draw with both on it nobody has', () => {
    const retreated = (table: Table) => outcomeOf(table).armies.map((army) => army.retreated);
    expect(retreated(orders(beaten(begun(setup(LAST))), ['allowEscape', 'N1']))).toEqual([false, true]);
    expect(retreated(orders(begun(setup(LAST)), ['concede']))).toEqual([true, false]);
    const apart = [unit('north', 'HI', 'C', 5, [2, 6]), unit('south', 'HI', 'C', 5, [9, 6])];
    const limit = begun(setup(apart), { 'command.roundLimit': 1 });
    let table = limit;
    while (!table.run.over) table = idle(table);
    expect(outcomeOf(table).winner).toBeNull();
    expect(retreated(table)).toEqual([false, false]);
  });
});

describe('people on a lost field', () => {
  const lost = (south: object = { leader: IVO }) =>
    orders(beaten(begun(setup(LAST, {}, south))), ['allowEscape', 'N1']);

  test('COMMAND-SAGA-013 the leader rolls: away, hurt, captured, or both', () => {
    const away = (...faces: readonly number[]) => {
      const table = faces.reduce((at, face) => at.dice(face), lost());
      expect(table.run.over).toBe(true);
      return outcomeOf(table).escapes[0];
    };
    for (const face of [1, 2, 3])
      expect(away(face)).toEqual({ who: 'Ivo', army: 'Blue', captured: false, wound: null });
    // SAGA-DUEL-ACT-021: a further d6 says where.
    expect(away(4, 5)).toMatchObject({ captured: false, wound: { part: 'body', severity: 'minor' } });
    expect(away(5)).toMatchObject({ captured: true, wound: null });
    expect(away(6, 6)).toMatchObject({ captured: true, wound: { part: 'head', severity: 'major' } });
  });

  test('COMMAND-SAGA-013 nobody rolls for an army that is still there, without a leader, or let go', () => {
    expect(lost({ leader: null }).run.over).toBe(true);
    expect(lost({ leader: { quality: 3 } }).run.over).toBe(true);
    expect(lost({ leader: null, champions: [BRAM] }).run.over).toBe(true);
    expect(orders(begun(setup(LAST, { leader: IVO })), ['concede']).run.over).toBe(true);
  });

  test('COMMAND-SAGA-013 whoever is with a slaughtered unit rolls; a leader who is, once', () => {
    const cut = (south: object) =>
      orders(beaten(begun(setup(LAST, {}, south))), ['slaughter', 'N1'], ['takePrisoners']);
    const both = cut({ leader: { ...IVO, name: 'Bram' }, champions: [BRAM] }).dice(5);
    expect(both.run.over).toBe(true);
    expect(outcomeOf(both).escapes).toEqual([{ who: 'Bram', army: 'Blue', captured: true, wound: null }]);
    const two = cut({ leader: IVO, champions: [BRAM] })
      .dice(1)
      .dice(5);
    expect(outcomeOf(two).escapes.map(({ who, captured }) => [who, captured])).toEqual([
      ['Ivo', false],
      ['Bram', true],
    ]);
  });
});

describe('a duel in a battle', () => {
  const met = (points = 5, options: object = {}): Table => {
    const near = [unit('north', 'HI', 'A', 5, [5, 6]), unit('south', 'SI', 'C', points, [6, 6])];
    return begun(setup(near, { champions: [ELLA] }, { champions: [BRAM] }), options);
  };
  const challenge = { choose: 'challenge', own: 'Ella', enemy: 'Bram' };
  const fought = (points?: number): Table =>
    met(points).answer('ana', challenge, 'Red').answer('bo', { choose: 'accept' }, 'Blue');
  /** The southern champion gives in at the first question. */
  const yielded = (table: Table): Table => {
    let now = table;
    for (let n = 0; n < 40 && now.run.awaits.need === 'answers' && !['shaken'].includes(now.run.awaits.step); n++) {
      for (const { seat, as } of now.run.awaits.asked) {
        if (now.run.awaits.need !== 'answers') break;
        const all = (now.run.choices({ seat, as } as never) ?? []) as readonly { choose: string }[];
        const wanted = as === 'Bram' ? 'surrender' : 'fightOn';
        now = now.answer(seat, all.find(({ choose }) => choose === wanted) ?? (all[0] as never), as);
      }
    }
    return now;
  };

  test('COMMAND-SAGA-014 may be fought at the start of a turn by those whose units touch, if both agree', () => {
    expect(askedOf(met())).toBe('Red challenge');
    expect(askedOf(met(5, { 'command.sagaDuels': 'off' }))).toBe('Red volleys');
    const refused = met().answer('ana', challenge, 'Red').answer('bo', { choose: 'refuse' }, 'Blue');
    expect(askedOf(refused)).toBe('Red volleys');
    expect(refusal(met(), { choose: 'challenge', own: 'Ella', enemy: 'Ivo' })).toMatchObject({
      rule: 'COMMAND-SAGA-014',
    });
    // Either side may call the other out.
    const second = orders(met(), ['goOn']);
    expect(askedOf(second)).toBe('Blue challenge');
    const far = [unit('north', 'HI', 'A', 5, [4, 6]), unit('south', 'SI', 'C', 5, [6, 6])];
    expect(askedOf(begun(setup(far, { champions: [ELLA] }, { champions: [BRAM] })))).toBe('Red volleys');
  });

  test('COMMAND-SAGA-014 S1E-SCOPE-004 the duel goes by the edition that the setup names, else by the usual', () => {
    const near = [unit('north', 'HI', 'A', 5, [5, 6]), unit('south', 'SI', 'C', 5, [6, 6])];
    const sceneOf = (more: object): string | undefined =>
      begun(setup(near, { champions: [ELLA] }, { champions: [BRAM] }, more))
        .answer('ana', challenge, 'Red')
        .answer('bo', { choose: 'accept' }, 'Blue').run.state.inner?.scene;
    expect([sceneOf({}), sceneOf({ duelsBy: 'saga-1e' })]).toEqual(['saga/duel', 'saga-1e/duel']);
  });

  test('COMMAND-SAGA-014 the battle waits; the unit of whoever loses pays a point or routs', () => {
    const table = yielded(fought());
    expect(askedOf(table)).toBe('Blue shaken');
    const steady = orders(table, ['steady', 'S1']);
    expect(steady.run.state.open.points[1]).toBe(4);
    expect(askedOf(steady)).toBe('Red volleys');
    const fled = orders(table, ['rout', 'S1']);
    expect(fled.run.over).toBe(true);
    expect(outcomeOf(fled).champions.find(({ name }) => name === 'Bram')).toMatchObject({ standing: 'surrendered' });
    // Without a point there is only the rout.
    expect(offered(yielded(fought(0))).map(({ choose }) => choose)).toEqual(['rout']);
  });
});
