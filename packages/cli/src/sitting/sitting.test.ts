import type { SceneTypes } from '@warmoot/kernel';
import { recruit } from '@warmoot/players';
import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { Sitting } from './sitting.js';

const talk = saga.discussion.discussionScene(saga.edition);
const motives = Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6]));
const wants = [{ context: 'The ford', topic: 'The toll', response: 'Halve it' }];

/** Ana at the keyboard through Ella, a computer through Joris, who wants something. */
const sit = (): Sitting<saga.discussion.Discussion> => {
  const people = [
    { name: 'Ella', seat: 'ana', motives },
    { name: 'Joris', seat: 'bo', motives, wants },
  ];
  return new Sitting(talk, { setup: { seats: ['ana', 'bo'], people } }, { ana: 'person', bo: recruit }, 'seed');
};

const openOf = ({ run }: { readonly run: { readonly state: { readonly open: SceneTypes['open'] } } }) =>
  run.state.open as saga.discussion.Discussion['open'];

test('where the first answer decides, whoever sits at the keyboard speaks before a computer', () => {
  const sitting = sit();
  sitting.goOnAlone();
  expect(openOf(sitting).appeals).toEqual([]);
  expect(sitting.answer({ seat: 'ana', as: 'ana' }, { choose: 'noMore' }).ok).toBe(true);
  sitting.goOnAlone();
  expect(openOf(sitting).appeals).toMatchObject([{ talker: 'Joris', words: '' }]);
});

test('an answer is taken back though something was said since, and that stands', () => {
  const sitting = sit();
  expect(sitting.answer({ seat: 'ana', as: 'ana' }, { choose: 'noMore' }).ok).toBe(true);
  expect(sitting.gesture('ana', { make: 'say', as: 'Ella', text: 'Wait.' }).ok).toBe(true);
  sitting.takesBack = false;
  expect(sitting.safeReturn('ana')).toBeNull();
  sitting.takesBack = true;
  const to = sitting.safeReturn('ana');
  expect(to).not.toBeNull();
  sitting.takeBack(to as number);
  expect(openOf(sitting)).toMatchObject({ noMore: [], lines: [{ line: 'said', as: 'Ella', text: 'Wait.' }] });
});
