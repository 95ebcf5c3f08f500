import { type AnyRules, beginState, type ClosedSheets, facesFor, Run, type SceneTypes, stream } from '@warmoot/kernel';
import { manifests, SCENES, saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { captain } from '../captain.js';
import { type Player, playerInput } from '../player.js';
import { playOut } from '../playOut.js';
import { recruit } from '../recruit.js';
import { gestureOf } from '../thinkers.js';

const talk = SCENES['saga/discussion'] as AnyRules;
const both = [recruit, captain];

/** Motives of which the named one is the strongest by far. */
const moved = (most: string): Record<string, number> => ({
  ...Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 2])),
  [most]: 9,
});

const SALT = { context: 'The ford', topic: 'The toll on salt' };
const HALVE = { ...SALT, response: 'Halve it' };

const berta = { name: 'Berta', seat: 'ana', skills: { administer: 6, lead: 1, convince: 4 }, motives: moved('honest') };
const osric = { name: 'Osric', seat: 'bo', motives: moved('proud') };
const hedda = { name: 'Hedda', seat: 'bo', motives: moved('lazy') };

const hall = (people: readonly object[], more: object = {}): { readonly setup: object } => ({
  setup: { seats: ['ana', 'bo'], people, ...more },
});

const begun = (start: { readonly setup: object; readonly closed?: ClosedSheets }): Run<SceneTypes> => {
  const state = beginState(talk, start);
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run<SceneTypes>(talk, state.value);
};

/** What a player answers now at a seat. */
const answerAt = (player: Player, run: Run<SceneTypes>, seat: string, seed = 'q'): Record<string, unknown> =>
  player.answer(playerInput(talk, run.view(seat), { seat, as: seat }, { seed })).choice as Record<string, unknown>;

test.each(both)(
  '$name asks for what its people want: best usual skill, strongest motive, 3, and no words',
  (player) => {
    const run = begun(hall([{ ...berta, wants: [{ ...HALVE, to: ['Osric'] }] }, osric, hedda]));
    expect(answerAt(player, run, 'ana')).toEqual({
      choose: 'appeal',
      talker: 'Berta',
      to: [{ who: 'Osric', pair: null }],
      words: '',
      ...HALVE,
      skill: 'administer',
      motive: 'proud',
      modifiers: [],
      difficulty: 3,
      besides: [],
      note: null,
      changed: null,
    });
    // Osric wants nothing: he has no more to say.
    expect(answerAt(player, run, 'bo')).toEqual({ choose: 'noMore' });
  },
);

test.each(both)('$name asks each listener once for each thing, and a Discussion of computers ends', (player) => {
  const wants = [HALVE, { ...HALVE, topic: 'The bridge', to: ['Hedda'] }];
  const { outcome } = playOut(talk, hall([{ ...berta, wants }, osric, hedda]), { ana: player, bo: player }, 'once');
  const { appeals } = outcome as saga.discussion.DiscussionOutcome;
  expect(appeals.map(({ topic, hearings }) => [topic, hearings[0]?.who])).toEqual([
    ['The toll on salt', 'Osric'],
    ['The toll on salt', 'Hedda'],
    ['The bridge', 'Hedda'],
  ]);
  expect(new Set(appeals.map(({ state }) => state))).toEqual(new Set(['done']));
});

test.each(both)('$name says nothing of what a listener has heard before', (player) => {
  const heardBefore = [{ listener: 'Osric', topic: SALT.topic }];
  const run = begun(hall([{ ...berta, wants: [HALVE] }, osric, hedda], { heardBefore }));
  expect(answerAt(player, run, 'ana')).toMatchObject({ to: [{ who: 'Hedda' }], changed: null });
});

test('alone, one asks oneself', () => {
  const run = begun({ setup: { seats: ['ana'], people: [{ ...berta, wants: [HALVE] }] } });
  expect(answerAt(recruit, run, 'ana')).toMatchObject({ talker: 'Berta', to: [{ who: 'Berta' }], motive: 'honest' });
});

test.each(both)('to $name a closed sheet tells nothing: the motive is drawn, whatever moves the listener', (player) => {
  const asked = (most: string, seed: string): unknown => {
    const people = [
      { ...berta, wants: [HALVE] },
      { ...osric, motives: moved(most) },
    ];
    return answerAt(player, begun({ ...hall(people), closed: { Osric: ['bo'] } }), 'ana', seed).motive;
  };
  const seeds = Array.from({ length: 30 }, (_, at) => `seed ${at}`);
  const drawn = seeds.map((seed) => asked('proud', seed));
  expect(seeds.map((seed) => asked('lazy', seed))).toEqual(drawn);
  expect(new Set(drawn).size).toBeGreaterThan(5);
});

test.each([
  ['saga/discussion', 'council'],
  ['saga-1e/discussion', 'petition'],
] as const)('%s: a %s of computers: all that is wanted is asked for, by no word of their own', (scene, name) => {
  const rules = SCENES[scene] as AnyRules;
  const starts = manifests().flatMap((one) => (one.rules.scene === scene ? one.starts : []));
  const [start] = starts.filter((one) => one.name === name) as [(typeof starts)[number]];
  const setup = start.setup(['one', 'two'], (key) => key) as Pick<saga.discussion.DiscussionSetup, 'people'>;
  const wanted = setup.people.flatMap(({ name: talker, wants = [] }) =>
    wants.flatMap(({ response, to }) => to.map((who) => [talker, response, who].join(', '))),
  );
  const { outcome } = playOut(rules, { setup }, { one: recruit, two: captain }, 'council');
  const { appeals } = outcome as saga.discussion.DiscussionOutcome;
  const asked = appeals.map(({ talker, response, hearings }) => [talker, response, hearings[0]?.who].join(', '));
  expect([...asked].sort()).toEqual([...wanted].sort());
  expect(wanted.length).toBeGreaterThan(1);
  expect(appeals.every(({ words }) => words === '')).toBe(true);
});

/** Lets computers play and reply at the seat of Bo, and gives the lines of the talk. */
const untilReplied = (run: Run<SceneTypes>, seed: string): readonly object[] => {
  const source = stream(seed);
  const lines = (): readonly object[] => (run.state.open as { readonly lines: readonly object[] }).lines;
  for (let { awaits } = run; awaits.need !== 'nothing' && lines().length < 12; { awaits } = run) {
    const made = gestureOf(talk, 'bo', (seat) => run.view(seat));
    if (made !== null) expect(run.gesture('bo', made)).toBeNull();
    else if (awaits.need === 'dice') run.dice(facesFor(source, awaits.throw));
    else if (awaits.need === 'answers') {
      const [asked] = awaits.asked as readonly [(typeof awaits.asked)[number]];
      const { choice } = recruit.answer(playerInput(talk, run.view(asked.seat), asked, { seed }));
      expect(run.answer(asked, choice)).toBeNull();
    }
  }
  return lines();
};

test('whoever is played by a computer replies once to each appeal, when its dice have fallen, each time otherwise', () => {
  const wants = ['one', 'two', 'three'].map((topic) => ({ ...HALVE, topic, to: ['Osric'] }));
  const lines = untilReplied(begun(hall([{ ...berta, wants }, osric])), 'replies');
  expect(lines).toEqual(
    [1, 2, 3].flatMap((appeal) => [
      { line: 'appeal', appeal },
      { line: 'replied', as: 'Osric', appeal, manner: expect.stringMatching(/^(one|two|three)$/) },
    ]),
  );
  expect(new Set(lines.flatMap((one) => ('manner' in one ? [one.manner] : []))).size).toBe(3);
});

test('nobody replies while dice may still fall, nor to themselves', () => {
  const run = begun(hall([{ ...berta, wants: [{ ...HALVE, to: ['Osric'] }] }, osric]));
  const replies = (seat: string): unknown => gestureOf(talk, seat, (one) => run.view(one));
  expect(run.answer({ seat: 'ana', as: 'ana' }, answerAt(recruit, run, 'ana'))).toBeNull();
  while (run.awaits.need === 'answers') {
    expect(replies('bo')).toBeNull();
    const [asked] = run.awaits.asked as readonly [(typeof run.awaits.asked)[number]];
    expect(run.answer(asked, answerAt(recruit, run, asked.seat))).toBeNull();
  }
  // The check reaches him: 8, 8, 9 and Administer 6 are 31 against 17. The d12 is still to come.
  run.dice([8, 8, 9]);
  expect(replies('bo')).toBeNull();
  run.dice([12]);
  expect(replies('bo')).toMatchObject({ make: 'reply', as: 'Osric', appeal: 1 });
  expect(replies('ana')).toBeNull();
});

test.each(both)('$name never walks out, stops nobody, draws no steel and joins no fight', (player) => {
  const people = [
    { ...berta, fighter: { like: 'knight' } },
    { ...osric, fighter: { like: 'knight' } },
    { name: 'Cato', seat: 'cy', motives: moved('valourous'), fighter: { like: 'raider' } },
  ];
  const start = { setup: { seats: ['ana', 'bo', 'cy'], people } };
  const leaving = begun(start);
  expect(leaving.answer({ seat: 'ana', as: 'ana' }, { choose: 'walkOut', who: ['Berta'] })).toBeNull();
  expect(answerAt(player, leaving, 'bo')).toEqual({ choose: 'letGo' });
  const brawl = begun(start);
  const drawn = { choose: 'violence', attackers: ['Berta'], against: ['Osric'], distance: 'sword' };
  expect(brawl.answer({ seat: 'ana', as: 'ana' }, drawn)).toBeNull();
  expect(answerAt(player, brawl, 'cy')).toEqual({ choose: 'join', side1: [], side2: [] });
  expect(brawl.answer({ seat: 'cy', as: 'cy' }, answerAt(player, brawl, 'cy'))).toBeNull();
  // Inside, the duel's own thinker answers.
  const { awaits } = brawl;
  if (awaits.need !== 'answers') throw new Error(awaits.need);
  const [asked] = awaits.asked as readonly [(typeof awaits.asked)[number]];
  const question = playerInput(talk, brawl.view(asked.seat), asked, { seed: 'in', budget: { nodes: 200 } });
  expect(question.rules.scene).toBe('saga/duel');
  expect(brawl.answer(asked, player.answer(question).choice)).toBeNull();
});
