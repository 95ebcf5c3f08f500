import { apply, begin, exact, type Input, type Run } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { saga } from '../../edition.js';
import type { ActChoice, Duel } from '../duel.js';
import { duelScene } from '../scene.js';
import { foreseeAct, foreseeDefence } from './forecast.js';
import { duelTable } from './table.js';

const rules = duelScene(saga);
const ORDINARY = {
  skills: { control: 2, fightingMind: 2, speed: 2, strength: 2 },
  hands: { right: 'sword' },
  carried: [],
  armour: 'none',
};

const put = (run: Run<Duel>, input: Input): Run<Duel> => {
  const moved = apply(rules, run.state, input);
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return moved.value.run;
};

const answer = (run: Run<Duel>, as: string, choice: unknown): Run<Duel> =>
  put(run, { input: 'answer', seat: as.startsWith('Ella') ? 'ana' : 'bo', as, choice });

/** The fight of the ledger's examples, up to the choice of actions. */
const atActs = (
  ella: object = {},
  morten: object = {},
  { options = {}, ...setup }: { readonly options?: object; readonly distance?: string } = {},
) => {
  const begun = begin(rules, {
    setup: {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', ...ORDINARY, ...ella }],
      side2: [{ name: 'Morten', seat: 'bo', ...ORDINARY, ...morten }],
      distance: 'sword',
      ambusher: 1,
      ...setup,
    },
    options,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  let { run } = begun.value;
  for (const as of ['Ella', 'Morten']) run = answer(run, as, { choose: 'fightOn' });
  const stay = (as: string): object => {
    const who = run.state.given.fighters.findIndex(({ name }) => name === as);
    const { x, y } = run.state.open.combatants[who] as { x: number; y: number };
    return { choose: 'move', to: { x, y } };
  };
  while (run.awaits.need === 'answers' && run.awaits.step === 'move') {
    const { as } = run.awaits.asked[0] as { as: string };
    run = answer(run, as, stay(as));
  }
  return run;
};

const chances = (run: Run<Duel>, act: object, who = 0): Record<string, string> => {
  const seat = who === 0 ? 'ana' : 'bo';
  const target = who === 0 ? 'Morten' : 'Ella';
  const { met } = foreseeAct(rules, run.view(seat), who, { choose: 'act', target, ...act } as ActChoice);
  return Object.fromEntries(met.map(({ defence, strong }) => [defence?.by ?? '', exact(strong)]));
};

const SWORD = { with: 'right' };

describe('one action, all skills 2, swords, Sword distance', () => {
  const run = atActs();

  test('SAGA-DUEL-ACT-007 Quick Attack: an even chance against Dodge, 107/160 against Parry', () => {
    expect(chances(run, { act: 'quickAttack', ...SWORD })).toEqual({ dodge: '1/2', parry: '107/160', none: '73/80' });
  });

  test('SAGA-DUEL-ACT-017 Vicious Attack: 53/128 against Dodge', () => {
    expect(chances(run, { act: 'viciousAttack', ...SWORD })).toMatchObject({ dodge: '53/128' });
  });

  test('SAGA-DUEL-ACT-031 Controlled Attack: 53/160 against Dodge, an even chance against Parry', () => {
    expect(chances(run, { act: 'controlledAttack', ...SWORD })).toMatchObject({ dodge: '53/160', parry: '1/2' });
  });

  test('SAGA-DUEL-ACT-060 Hold from Sword distance: 53/128 against Dodge', () => {
    expect(chances(run, { act: 'hold', with: 'left' })).toMatchObject({ dodge: '53/128' });
  });

  test('SAGA-DUEL-ACT-038 Tackle at Dagger distance: 53/128 against Strength', () => {
    const near = atActs({}, {}, { distance: 'dagger' });
    expect(chances(near, { act: 'tackle', with: 'left' })).toMatchObject({
      strength: '53/128',
      fightingMind: '53/128',
    });
  });

  test('the defence that leaves least comes first', () => {
    const view = run.view('ana');
    const foresight = foreseeAct(rules, view, 0, {
      choose: 'act',
      act: 'quickAttack',
      target: 'Morten',
      with: 'right',
    });
    expect(foresight.met.map(({ defence }) => defence?.by)).toEqual(['dodge', 'parry', 'none']);
    expect(foresight.met[0]?.throw.tally?.plus.map(({ what, by }) => [what, by])).toEqual([['skill.speed', 2]]);
  });

  test('an action without a check has nothing to foresee', () => {
    const { met } = foreseeAct(rules, run.view('ana'), 0, { choose: 'act', act: 'pass' });
    expect(met).toEqual([]);
  });
});

test('SAGA-DUEL-ARMOUR-005 the example of the source: sword, axe and mace against shield and plate', () => {
  const morten = {
    skills: { control: 3, fightingMind: 0, speed: 0, strength: 0 },
    hands: { left: 'shield', right: 'sword' },
    armour: 'metalPlate',
  };
  const skills = { control: 2, fightingMind: 2, speed: 2, strength: 4 };
  const against = (weapon: string): string | undefined => {
    const view = atActs({ skills, hands: { right: weapon } }, morten).view('ana');
    const { met } = foreseeAct(rules, view, 0, { choose: 'act', act: 'quickAttack', target: 'Morten', with: 'right' });
    expect(met[0]?.defence).toEqual({ by: 'parry', with: 'left' });
    return met[0] && exact(met[0].strong);
  };
  expect(['sword', 'axe', 'mace'].map(against)).toEqual(['53/160', '53/128', '1/2']);
});

test('SAGA-DUEL-ACT-089 a Break is checked against the grip, and no defence is named', () => {
  let run = atActs({}, {}, { distance: 'dagger' });
  run = answer(run, 'Ella', { choose: 'act', act: 'hold', target: 'Morten', with: 'left' });
  run = answer(run, 'Morten', { choose: 'act', act: 'pass' });
  run = answer(run, 'Morten against Ella', { choose: 'defend', by: 'parry', with: 'right' });
  run = put(run, { input: 'dice', faces: [8, 8, 9], from: 'table' });
  for (const as of ['Ella', 'Morten']) run = answer(run, as, { choose: 'fightOn' });
  run = answer(run, 'Ella', {
    choose: 'move',
    to: { x: run.state.open.combatants[0]?.x, y: run.state.open.combatants[0]?.y },
  });
  expect(chances(run, { act: 'breakHold', target: 'Ella' }, 1)).toEqual({ '': '1/2' });
});

describe('the table of a round', () => {
  const run = atActs();
  const table = duelTable(rules, run.view('ana'), 0, 1);

  test('has a row for each of my actions and a column for each of theirs', () => {
    expect(table.rows.map(({ act }) => act)).toEqual([
      'quickAttack',
      'viciousAttack',
      'controlledAttack',
      'tackle',
      'bash',
      'flurry',
      'feint',
      'hold',
      'push',
      'trip',
      'ready',
      'pass',
    ]);
    expect(table.columns.map(({ act }) => act)).toEqual(table.rows.map(({ act }) => act));
  });

  test('of several implements it takes the one with the best chance', () => {
    expect(table.rows[0]).toMatchObject({ act: 'quickAttack', with: 'right' });
  });

  test('gives the chance of both, each against the best defence', () => {
    const cell = table.cells[0]?.[2];
    expect(cell?.mine && exact(cell.mine.strong)).toBe('1/2');
    expect(cell?.theirs && exact(cell.theirs.strong)).toBe('53/160');
    expect(cell?.mine?.defence?.by).toBe('dodge');
  });

  test('SAGA-DUEL-ACT-067 who reaches out from a two-handed weapon parries with one hand', () => {
    const skills = { control: 4, fightingMind: 2, speed: 0, strength: 2 };
    const near = atActs({}, { skills, hands: { both: 'bigSword' } }, { distance: 'dagger' }).view('ana');
    const { rows, columns, cells } = duelTable(rules, near, 0, 1);
    const row = rows.findIndex(({ act }) => act === 'quickAttack');
    const mine = (act: string): unknown => {
      const cell = cells[row]?.[columns.findIndex((column) => column.act === act)]?.mine;
      return cell && [cell.defence?.by, exact(cell.strong)];
    };
    expect(mine('bash')).toEqual(['parry', '1/2']);
    expect(mine('hold')).toEqual(['dodge', '75/128']);
  });

  test('is the same whether or not the other has chosen already', () => {
    const sealed = answer(run, 'Morten', { choose: 'act', act: 'trip', target: 'Ella', with: 'right' });
    expect(duelTable(rules, sealed.view('ana'), 0, 1)).toEqual(table);
    const mine = answer(run, 'Ella', { choose: 'act', act: 'pass' });
    expect(duelTable(rules, mine.view('ana'), 0, 1)).toEqual(table);
  });

  test('one enemy of several at a time', () => {
    const begun = begin(rules, {
      setup: {
        seats: ['ana', 'bo'],
        side1: [{ name: 'Ella', seat: 'ana', ...ORDINARY }],
        side2: ['Morten', 'Ada'].map((name) => ({ name, seat: 'bo', ...ORDINARY })),
        combats: [{ side1: ['Ella'], side2: ['Morten', 'Ada'] }],
        ambusher: 1,
      },
    });
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
    let { run: many } = begun.value;
    for (const as of ['Ella', 'Morten', 'Ada']) many = answer(many, as, { choose: 'fightOn' });
    while (many.awaits.need === 'answers' && many.awaits.step === 'move') {
      const asked = many.awaits.asked[0] as { seat: string; as: string };
      many = put(many, { input: 'answer', ...asked, choice: many.choices(asked)?.[0] });
    }
    const second = duelTable(rules, many.view('ana'), 0, 2);
    expect(second.rows.every((act) => !('target' in act) || act.target === 'Ada')).toBe(true);
    expect(second.columns.every((act) => !('target' in act) || act.target === 'Ella')).toBe(true);
  });
});

test('a defence is foreseen by the check it would meet', () => {
  let run = atActs();
  run = answer(run, 'Ella', { choose: 'act', act: 'quickAttack', target: 'Morten', with: 'right' });
  run = answer(run, 'Morten', { choose: 'act', act: 'bash', target: 'Ella', with: 'right' });
  const asked = { seat: 'bo', as: 'Morten against Ella' };
  const parry = foreseeDefence(rules, run.view('bo'), asked, { choose: 'defend', by: 'parry', with: 'right' });
  expect(parry.met.map(({ strong }) => exact(strong))).toEqual(['107/160']);
  expect(parry.actor).toBe(0);
  const none = foreseeDefence(
    rules,
    run.view('ana'),
    { seat: 'ana', as: 'Ella against Morten' },
    { choose: 'defend', by: 'none' },
  );
  expect(none.met.map(({ strong }) => exact(strong))).toEqual(['73/80']);
});
