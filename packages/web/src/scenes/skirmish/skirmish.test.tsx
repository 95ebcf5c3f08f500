import { type AnyRules, type Asked, type SeatId, stream } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Sitting, seenFrom, sit, take } from '../../../test/lab/sitting.js';
import type { Person } from '../../people/person.js';
import { fetchTold } from '../../words/told.js';
import type { SceneProps } from '../contract.js';
import { decisionOf, endOf, usualPick } from './ask/offers.js';
import type { Choice, SkirmishView } from './model.js';
import { SkirmishScene } from './SkirmishScene.js';

beforeAll(() => fetchTold('en'));

const SEATS = ['ana', 'bo', 'cy'] as const;
const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  SEATS.map((seat, colour) => [seat, { seat, name: seat, colour, held: 'person', here: true, you: true } as const]),
);

interface Fought {
  readonly a?: object;
  readonly b?: object;
  readonly phase?: 'opening' | 'melee' | 'end';
  readonly position?: object;
  readonly more?: object;
  readonly options?: object;
}

/** Two face to face, and one of each side afar. */
const fought = ({ a = {}, b = {}, phase = 'melee', position = {}, more = {}, options = {} }: Fought): Sitting =>
  sit(
    {
      scene: 'warband/skirmish',
      title: '',
      start: {
        setup: {
          seats: [...SEATS],
          a: {
            name: 'Avitch',
            seat: 'ana',
            figures: [
              { name: 'Aldous', like: 'hero', at: { x: 6, y: 4 }, facing: 'e', ...a },
              { name: 'Tib', like: 'archer', at: { x: 1, y: 8 } },
            ],
          },
          b: {
            name: 'Dorrow',
            seat: 'bo',
            figures: [
              { name: 'Rolf', like: 'captain', at: { x: 7, y: 4 }, facing: 'w', ...b },
              { name: 'Gib', like: 'levy', at: { x: 14, y: 8 } },
            ],
          },
          ...(phase === undefined ? {} : { position: { round: 2, phase, priority: 'a', ...position } }),
          ...more,
        },
        options: { 'warband.map': { width: 17, height: 10 }, ...options },
      } as never,
      seat: 'ana',
    },
    'skirmish',
  );

const stepOf = ({ session: { run } }: Sitting): string =>
  run.awaits.need === 'answers' ? run.awaits.step : run.awaits.need;

const askedIn = ({ session: { run } }: Sitting): Asked => {
  if (run.awaits.need !== 'answers') throw new Error(`nobody is asked: ${run.awaits.need}`);
  return run.awaits.asked[0] as Asked;
};

const says = (now: Sitting, choice: object): Sitting => {
  const next = take(now, { input: 'answer', ...askedIn(now), choice: choice as never });
  if (next.refusal !== null) throw new Error(JSON.stringify(next.refusal));
  return next;
};

const fell = (now: Sitting, ...faces: readonly number[]): Sitting => {
  const next = take(now, { input: 'dice', faces, from: 'table' });
  if (next.refusal !== null) throw new Error(JSON.stringify(next.refusal));
  return next;
};

const PASS = { choose: 'pass' };
const until = (now: Sitting, step: string): Sitting => {
  let at = now;
  while (stepOf(at) !== step) at = says(at, PASS);
  return at;
};

const REFEREE = { more: { referee: 'cy' } };
const strikes = (of: Fought): Sitting =>
  says(until(fought(of), 'blows'), { choose: 'attack', figure: 'A1', dice: { B1: 3 } });
const grapples = (): Sitting => says(until(fought({}), 'blows'), { choose: 'grapple', figure: 'A1', target: 'B1' });
const trips = (of: Fought): Sitting =>
  says(until(fought({ phase: 'opening', ...of }), 'opening'), {
    choose: 'gambit',
    figure: 'A1',
    effect: 'trip',
    target: 'B1',
  });
const fails = (): Sitting => fell(trips({ options: { 'warband.gambitBacklash': 'table' } }), 6);
const FULL = Array.from({ length: 9 }, () => ({ item: 'other', kept: 'packed' }));
const prone: Fought = {
  phase: 'opening',
  a: { prone: true },
  position: { priority: 'b' },
  options: { 'warband.declaredMoveBinding': 'off' },
};

const RISE = { choose: 'rise', figure: 'A1' };
const HINDER = { choose: 'hinder', figure: 'B1', target: 'A1' };

/** Every question of the rules, as a fight comes to it. */
const QUESTIONS: Readonly<Record<string, () => Sitting>> = {
  place: () => sit(unplaced(), 'skirmish'),
  announce: () => fought({ phase: 'opening' }),
  opening: () => until(fought({ phase: 'opening' }), 'opening'),
  declare: () => fought({}),
  strikes: () => until(fought({ position: { charged: [{ figure: 'A1', target: 'B1' }] } }), 'strikes'),
  blows: () => until(fought({}), 'blows'),
  hindering: () => says(says(fought(prone), PASS), RISE),
  hinderOdds: () => says(says(says(fought({ ...prone, ...REFEREE }), PASS), RISE), HINDER),
  helmet: () => fell(strikes({ b: { gear: [{ item: 'helmet' }, { item: 'sword' }] } }), 1, 12, 12),
  sacrifice: () => fell(strikes({ b: { pc: true, gear: [{ item: 'shield' }, { item: 'sword' }] } }), 2, 12, 12),
  makeRoom: () => fell(fell(strikes({ b: { pc: true, gear: [{ item: 'sword' }, ...FULL] } }), 1, 12, 12), 7),
  killingBlow: () => strikes({ b: { unaware: true }, ...REFEREE }),
  odds: () => trips(REFEREE),
  control: () => fell(fell(grapples(), 6, 6, 6), 1, 1, 1),
  price: () => fell(fell(grapples(), 1, 1, 1), 6, 6, 6),
  challenge: () => says(fought({}), { choose: 'challenge', figure: 'A1', target: 'B1' }),
  techniques: () => until(fought({ position: { duels: [['A1', 'B1']] } }), 'techniques'),
  referee: () => until(fought(REFEREE), 'referee'),
  circumstances: () => fought({ phase: 'end', b: { fate: 'slain' }, ...REFEREE }),
  decide: () => fails(),
  vote: () => says(says(fails(), { choose: 'propose', value: 'none' }), { choose: 'object' }),
  quarter: () => fell(fought({ phase: 'end', position: { holds: [{ controller: 'A1', held: 'B1', total: 9 }] } }), 12),
};

const unplaced = (): Parameters<typeof sit>[0] => ({
  scene: 'warband/skirmish',
  title: '',
  start: {
    setup: {
      seats: [...SEATS],
      a: { name: 'Avitch', seat: 'ana', figures: [{ name: 'Aldous', like: 'hero' }] },
      b: { name: 'Dorrow', seat: 'bo', figures: [{ name: 'Rolf', like: 'captain' }] },
    },
    options: {},
  } as never,
  seat: 'ana',
});

const drawn = (now: Sitting, seat: SeatId | null): string => {
  const props = seenFrom(now, seat) as unknown as SceneProps;
  return renderToStaticMarkup(
    <SkirmishScene
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

const rules = sceneRules('warband/skirmish');
const procedures = rules.ok ? (rules.value as AnyRules).procedures : {};
/** Steps that ask somebody. */
const asking = Object.entries(procedures as Readonly<Record<string, { readonly verb: string }>>)
  .filter(([, { verb }]) => verb === 'asks' || verb === 'asksTogether')
  .map(([step]) => step);

test('what a failed gambit costs may be proposed otherwise', () => {
  const panel = panelOf(drawn(fails(), 'ana'));
  expect([...panel.matchAll(/type="radio"/g)]).toHaveLength(5);
  expect(panel).toContain('nothing');
});

describe('the page of a fight of figures', () => {
  test('every question of the rules is tried here', () => {
    expect(asking.toSorted()).toEqual(Object.keys(QUESTIONS).toSorted());
  });

  for (const [step, comes] of Object.entries(QUESTIONS))
    test(`${step}: the panel asks it in words, keys reach every answer, and the board too`, () => {
      const now = comes();
      expect(stepOf(now)).toBe(step);
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
      for (const other of [...SEATS, null])
        if (other === null || !asked.includes(other)) expect(panelOf(drawn(now, other))).not.toMatch(/foot-act/);
    });

  test('every listed answer of a part belongs to an act with a title, and a way to a space leads there', () => {
    for (const step of ['announce', 'opening', 'declare', 'strikes', 'blows', 'control']) {
      const now = (QUESTIONS[step] as () => Sitting)();
      const asked = askedIn(now);
      const view = now.session.run.view(asked.seat) as unknown as SkirmishView;
      const choices = (now.session.run.choices(asked) ?? []) as unknown as readonly Choice[];
      const decision = decisionOf(view)(step, choices);
      const sorted = decision.acts.reduce((sum, act) => sum + act.choices.length, 0) + decision.rest.length;
      expect(sorted).toBe(choices.length);
      for (const { goes, choices: own } of decision.acts)
        if (goes) expect(own.every((choice) => endOf(view, choice) !== undefined)).toBe(true);
      if (step !== 'declare') expect(usualPick(decision)?.act).not.toBeNull();
      expect(now.session.run.sample(asked, stream('any'))).toBeDefined();
    }
  });
});
