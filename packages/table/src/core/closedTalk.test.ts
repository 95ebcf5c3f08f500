import { type SeatId, sameJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { DeskWatcher } from '../testing/deskWatcher.js';
import { APPEAL } from '../testing/talkTable.js';
import { beginScene } from './play.js';
import { questionsOf } from './questions.js';

/*
 * SAGA-CAMPAIGN-004: a Discussion behind closed sheets, in a world where Bo's people are weak and in one where they are
 * strong. The dice come out alike. Nobody else is sent a byte that differs.
 */

type World = 'weak' | 'strong';

const PAIR = { context: APPEAL.context, topic: APPEAL.topic };
const OTHERS = ['Ana', 'Cy'] as const;

const skillsOf = (rating: number): object => Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, rating]));
const motivesOf = (first: number): object =>
  Object.fromEntries(saga.character.ALL_MOTIVES.map((motive, at) => [motive, at % 2 === 0 ? first : 12 - first]));

const hall = (world: World): DeskTable => {
  const isWeak = world === 'weak';
  const table = new DeskTable(['Ana', 'Bo', 'Cy'], { dice: 'typed' });
  const own = { skills: skillsOf(isWeak ? 2 : 9), motives: motivesOf(isWeak ? 2 : 5) };
  const driving = [{ ...PAIR, motive: 'honest', rating: isWeak ? 3 : 8 }];
  const some = { skills: skillsOf(3), motives: motivesOf(6) };
  const people = [
    { name: 'Ella', seat: 'Ana', ...some },
    { name: 'Joris', seat: 'Bo', ...own, driving, wants: [{ ...PAIR, response: 'Pay it' }] },
    { name: 'Kai', seat: 'Bo', ...own },
    { name: 'Mia', seat: 'Cy', ...some },
  ];
  const closed = { Ella: ['Ana'], Joris: ['Bo'], Kai: ['Bo'], Mia: ['Cy'] };
  const setup = { seats: ['Ana', 'Bo', 'Cy'], people };
  table.act((desk) =>
    expect(beginScene(desk, { scene: 'saga/discussion', setup, options: {}, closed })).toMatchObject({ ok: true }),
  );
  return table;
};

/** All that others were told on the way, and what they could ask and be refused. */
const toldIn = (world: World): readonly unknown[] => {
  const table = hall(world);
  const watchers = OTHERS.map((seat) => new DeskWatcher(table, seat));
  const told: unknown[] = [];
  const look = (): void => {
    told.push(...watchers.map((one) => one.news()), ...watchers.map((one) => one.whole()));
    for (const seat of OTHERS) told.push(questionsOf(table.facts, seat));
  };
  const answer = (seat: SeatId, choice: object, as: string = seat): void => {
    const question = table.due(seat)[0]?.question ?? 'none';
    expect(table.do(seat, { do: 'answer', question, as, choice: choice as never })).toBeNull();
    look();
  };
  const dice = (seat: SeatId, ...faces: readonly number[]): void => {
    const question = table.due(seat)[0]?.question ?? 'none';
    expect(table.do(seat, { do: 'dice', question, faces: [...faces] })).toBeNull();
    look();
  };
  const appeal = (seat: SeatId, more: object): void => {
    answer(seat, { ...APPEAL, ...more });
    // Whoever has heard three says whether they listen.
    if (table.due('Cy')[0]?.as[0] === 'Mia') answer('Cy', { choose: 'listen' }, 'Mia');
    for (const other of ['Ana', 'Bo', 'Cy'].filter((one) => one !== seat)) answer(other, { choose: 'agree' });
    answer(seat, { choose: 'make' });
  };
  const to = (...names: readonly string[]): object => ({ to: names.map((who) => ({ who, pair: null })) });
  look();
  // One roll: Joris and Kai are reached, whatever drives Joris already; Mia is not.
  appeal('Ana', { ...to('Joris', 'Kai', 'Mia'), besides: [{ who: 'Mia', difficulty: 40 }], note: 'deaf' });
  dice('Ana', 8, 8, 9);
  dice('Bo', 1);
  dice('Bo', 12);
  // Whatever Joris can do, 1 + 1 + 0 is not enough, and 8 + 8 + 9 is.
  appeal('Bo', { talker: 'Joris', ...to('Mia') });
  dice('Bo', 1, 1, 0);
  appeal('Bo', { talker: 'Joris', ...to('Mia') });
  dice('Bo', 8, 8, 9);
  dice('Cy', 1);
  // Mia is driven by what Joris said, with a rating that nobody here is told.
  appeal('Ana', to('Mia'));
  dice('Ana', 8, 8, 9);
  dice('Cy', 12);
  // What others try: a pair that drives Joris, and one that does not.
  for (const pair of [PAIR, { context: 'x', topic: 'y' }]) {
    const question = table.due('Ana')[0]?.question ?? 'none';
    const choice = { ...APPEAL, to: [{ who: 'Joris', pair }] };
    told.push(table.do('Ana', { do: 'answer', question, as: 'Ana', choice: choice as never }));
    look();
    told.push(table.do('Ana', { do: 'takeBack' }));
    look();
  }
  for (const seat of ['Ana', 'Bo', 'Cy']) answer(seat, { choose: 'noMore' });
  expect(table.facts.scenes).toMatchObject([{ state: 'ended' }]);
  return told;
};

test('SAGA-CAMPAIGN-004 neither ratings nor what drives somebody reach those who may not read their sheets', () => {
  const [weak, strong] = [toldIn('weak'), toldIn('strong')];
  expect(weak.length).toBe(strong.length);
  const differ = weak.findIndex((one, at) => !sameJson(one, strong[at]));
  expect(differ < 0 ? null : [weak[differ], strong[differ]]).toBeNull();
  const sent = JSON.stringify(weak);
  for (const word of ['"moved"', '"unmoved"', '"ended"']) expect(sent).toContain(word);
});
