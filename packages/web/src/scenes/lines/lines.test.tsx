import { type AnyRules, type Asked, type SeatId, seededDice, stream } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { LINES } from '../../../test/lab/lines.js';
import type { Scenario } from '../../../test/lab/scenario.js';
import { type Sitting, seenFrom, sit, take } from '../../../test/lab/sitting.js';
import type { Person } from '../../people/person.js';
import { fetchTold } from '../../words/told.js';
import type { SceneProps } from '../contract.js';
import { decisionOf, endOf, usualPick } from './acts/offers.js';
import { LinesScene } from './LinesScene.js';
import { type Choice, forcesOf, type LinesView } from './model.js';

beforeAll(() => fetchTold('en'));

const SEATS = ['ana', 'bo', 'cy'] as const;
const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  SEATS.map((seat, colour) => [seat, { seat, name: seat, colour, held: 'person', here: true, you: true } as const]),
);

const stepOf = ({ session: { run } }: Sitting): string =>
  run.awaits.need === 'answers' ? run.awaits.step : run.awaits.need;

const askedIn = ({ session: { run } }: Sitting): Asked => {
  if (run.awaits.need !== 'answers') throw new Error(`nobody is asked: ${run.awaits.need}`);
  return run.awaits.asked.find(({ as }) => run.state.sealed[as] === undefined) as Asked;
};

/** Everybody answers as this seed has it until this is asked. */
const found = (scenario: Scenario, step: string, nth = 0): Sitting => {
  const seed = `${step} ${nth}`;
  let now = sit(scenario, seed);
  for (let done = 0; stepOf(now) !== step; done++) {
    const { run } = now.session;
    const dice = run.awaits.need === 'dice' ? seededDice(now.session, seed) : null;
    if (dice !== null) now = take(now, dice);
    else {
      const asked = askedIn(now);
      const choice = run.sample(asked, stream(`${seed} ${done}`));
      now = take(now, { input: 'answer', ...asked, choice });
    }
    if (now.refusal !== null) throw new Error(JSON.stringify(now.refusal));
  }
  return now;
};

const scenario = (name: string): Scenario => LINES[name] as Scenario;

/** One hero of a player before many, with all that may be given for a blow and no room for more. */
const hero = (gear: readonly object[]): Scenario => {
  const lines = scenario('lines');
  const setup = lines.start.setup as unknown as { readonly a: { readonly units: readonly object[] } };
  const alone = { ranks: [{ figures: [{ like: 'levy', name: 'Aldous', pc: true, hp: 6, gear }] }] };
  return {
    ...lines,
    start: {
      ...lines.start,
      setup: { ...setup, a: { ...setup.a, units: [{ ...alone, at: { x: 10, y: 9 }, facing: 'n' }] } },
    } as never,
  };
};
const FULL = Array.from({ length: 9 }, () => ({ item: 'other', kept: 'packed' }));

const withReferee = (): Scenario => {
  const lines = scenario('lines');
  const setup = { ...(lines.start.setup as object), seats: [...SEATS], referee: 'cy' };
  return { ...lines, start: { ...lines.start, setup } as never };
};

/** Every question of the rules, as a battle comes to it. */
const QUESTIONS: Readonly<Record<string, () => Sitting>> = {
  place: () => found(scenario('linesWhole'), 'place'),
  announce: () => found(scenario('linesOpening'), 'announce'),
  opening: () => found(scenario('linesOpening'), 'opening'),
  challenges: () => found(scenario('lines'), 'challenges'),
  challenge: () => found(scenario('lines'), 'challenge'),
  techniques: () => found(scenario('lines'), 'techniques', 4),
  strikes: () => found(scenario('linesOpening'), 'strikes'),
  blows: () => found(scenario('lines'), 'blows'),
  helmet: () => found(hero([{ item: 'helmet' }, { item: 'sword' }]), 'helmet', 1),
  sacrifice: () => found(hero([{ item: 'shield' }, { item: 'sword' }]), 'sacrifice', 1),
  makeRoom: () => found(hero([{ item: 'sword' }, ...FULL]), 'makeRoom', 1),
  referee: () => found(withReferee(), 'referee'),
  circumstances: () => found(withReferee(), 'circumstances'),
  goAlong: () => found(scenario('lines'), 'goAlong', 2),
};

/** What battles at random do not come to: guard and rally, a vote, and quarter, which needs a unit without a way out. */
const NEVER = ['declare', 'quarter', 'decide', 'vote'];

const drawn = (now: Sitting, seat: SeatId | null): string => {
  const props = seenFrom(now, seat) as unknown as SceneProps;
  return renderToStaticMarkup(
    <LinesScene
      {...props}
      passages={now.passages}
      rules={now.session.run.rules}
      seat={seat}
      people={PEOPLE}
      answer={() => undefined}
      typeDice={null}
      devices={[]}
      busy={false}
    />,
  );
};

/** The panel beside the board, without marks. */
const panelOf = (html: string): string =>
  html.slice(html.indexOf('class="field-panel"')).replaceAll(/<svg.*?<\/svg>/g, '');

const rules = sceneRules('warband/battle');
const procedures = rules.ok ? (rules.value as AnyRules).procedures : {};
/** Steps that ask somebody. */
const asking = Object.entries(procedures as Readonly<Record<string, { readonly verb: string }>>)
  .filter(([, { verb }]) => verb === 'asks' || verb === 'asksTogether')
  .map(([step]) => step);

describe('the page of a battle of units', () => {
  test('every question of the rules is tried here', () => {
    expect(asking.filter((step) => !(step in QUESTIONS) && !NEVER.includes(step))).toEqual([]);
  });

  for (const [step, comes] of Object.entries(QUESTIONS).filter(([one]) => asking.includes(one)))
    test(`${step}: the panel asks it in words, keys reach every answer, and the board too`, () => {
      const now = comes();
      const { seat } = askedIn(now);
      const panel = panelOf(drawn(now, seat));
      // The gold button, with what it does on it; nothing that is only a key of the lists.
      expect(panel).toMatch(/class="btn[^"]*foot-act/);
      const text = panel.replaceAll(/<[^>]*>/g, '\n');
      expect(text).not.toMatch(/\b(undefined|NaN|\[object|asks|[a-z]+[A-Z]\w+)\b/);
      // Rows or a space: something that a key can press.
      expect(panel).toMatch(/data-rows=""|data-end="pass"|class="btn btn-act/);
      // Whoever is not asked is told who is waited for.
      const { awaits } = now.session.run;
      const asked = awaits.need === 'answers' ? awaits.asked.map((one) => one.seat) : [];
      const seats = [...now.session.run.state.seats, null];
      for (const other of seats)
        if (other === null || !asked.includes(other)) expect(panelOf(drawn(now, other))).not.toMatch(/foot-act/);
    });

  test('every listed answer of a part belongs to an act of a unit, and a way to a space leads there', async () => {
    const words = await fetchTold('en');
    for (const step of ['announce', 'opening', 'blows']) {
      const now = (QUESTIONS[step] as () => Sitting)();
      const asked = askedIn(now);
      const view = now.session.run.view(asked.seat) as unknown as LinesView;
      const choices = (now.session.run.choices(asked) ?? []) as unknown as readonly Choice[];
      const decision = decisionOf(view, forcesOf(words, view))(step, choices);
      const sorted = decision.acts.reduce((sum, act) => sum + act.choices.length, 0) + decision.rest.length;
      expect(sorted).toBe(choices.length);
      expect(decision.rest.every((choice) => !('figure' in choice))).toBe(true);
      for (const { goes, choices: own } of decision.acts)
        if (goes) expect(own.every((choice) => endOf(view, choice) !== undefined)).toBe(true);
      expect(usualPick(decision)?.act).not.toBeNull();
    }
  });
});
