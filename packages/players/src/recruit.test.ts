import { SCENES, saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import type { Question } from './player.js';
import { playOut } from './playOut.js';
import { recruit } from './recruit.js';

const duel = SCENES['saga/duel'] as NonNullable<(typeof SCENES)[string]>;

interface Seen {
  readonly step: string;
  readonly choice: { readonly choose: string; readonly act?: string; readonly by?: string };
  readonly open: readonly { readonly choose: string; readonly act?: string; readonly by?: string }[];
  readonly hurt: boolean;
}

const badlyHurt = ({ view, asked }: Question): boolean => {
  const { given, open } = view as unknown as {
    given: { fighters: { name: string }[] };
    open: { combatants: { minors: number[]; majors: number[] }[] };
  };
  const me = open.combatants[given.fighters.findIndex(({ name }) => name === asked.as)];
  return me !== undefined && (me.majors.filter((n) => n > 0).length > 1 || (me.minors[5] ?? 0) > 1);
};

/** Everything that recruits were asked and answered in forty fights. */
const seen: Seen[] = [];
Object.keys(saga.duel.FIGHTERS).forEach((kind, i) => {
  for (let n = 0; n < 4; n++) {
    const like = { like: kind };
    const setup = {
      seats: ['one', 'two'],
      side1: [{ name: 'Red', seat: 'one', ...like }],
      side2: [{ name: 'Blue', seat: 'two', ...like }],
    };
    playOut(duel, { setup }, { one: recruit, two: recruit }, `recruits ${i} ${n}`, {
      look: (question, { choice }) =>
        seen.push({
          step: question.step,
          choice: choice as Seen['choice'],
          open: question.choices as Seen['open'],
          hurt: badlyHurt(question),
        }),
    });
  }
});

const at = (...steps: readonly string[]): readonly Seen[] => seen.filter(({ step }) => steps.includes(step));
const share = (all: readonly Seen[], test: (one: Seen) => boolean): number => all.filter(test).length / all.length;

test('a recruit fights on, and gives up rarely and only when badly hurt', () => {
  const declared = at('declare');
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter(({ choice }) => choice.choose === 'breakOff')).toEqual([]);
  expect(declared.filter(({ choice, hurt }) => choice.choose === 'surrender' && !hurt)).toEqual([]);
});

test('a recruit does something whenever it can, and attacks more often than not', () => {
  const acts = at('chooseActs');
  const canStrike = acts.filter(({ open }) => open.some(({ act }) => act === 'quickAttack'));
  expect(canStrike.filter(({ choice }) => choice.act === 'pass' || choice.act === 'flee')).toEqual([]);
  expect(share(canStrike, ({ choice }) => choice.act?.endsWith('Attack') ?? false)).toBeGreaterThan(0.5);
});

test('a recruit who lies on the ground mostly gets up', () => {
  const down = at('chooseActs').filter(({ open }) => open.some(({ act }) => act === 'standUp'));
  expect(down.length).toBeGreaterThan(5);
  expect(share(down, ({ choice }) => choice.act === 'standUp')).toBeGreaterThan(0.5);
});

test('a recruit defends with something when there is something', () => {
  const could = at('defend').filter(({ open }) => open.some(({ by }) => by !== 'none'));
  expect(could.filter(({ choice }) => choice.by === 'none')).toEqual([]);
});

test('a recruit spares the fallen', () => {
  expect(new Set(at('finish').map(({ choice }) => choice.choose))).toEqual(new Set(['spare']));
});
