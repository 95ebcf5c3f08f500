import { saga } from '@warmoot/rules';
import { en } from '@warmoot/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Scenario } from '../../../test/lab/scenario.js';
import { SCENARIOS } from '../../../test/lab/scenarios.js';
import { playUntil, seenFrom, sit } from '../../../test/lab/sitting.js';
import { fetchTold } from '../../words/told.js';
import { askingOf } from '../shared/asking.js';
import { DuelBoard } from './board/DuelBoard.js';
import { boardPlay, opensBoard } from './boardPlay.js';
import { SquarePanel } from './choose/SquarePanel.js';
import { tokenText } from './choose/tokens.js';
import type { PanelProps } from './choose/types.js';
import { decisionOf, NOTHING_PICKED, type Picked, pickedFor, squareToken } from './grouping.js';
import type { DuelRun, DuelView } from './sheet.js';
import { choiceTold } from './useDecision.js';
import { duelWords } from './words.js';

// The page waits for the words of the rules.
beforeAll(() => fetchTold('en'));

/** All that a panel is given where Ana is asked at a step of a fight. */
const askedAt = (name: string, step: string, pick: (choices: readonly saga.duel.DuelChoice[]) => Picked) => {
  const scenario = SCENARIOS[name] as Scenario;
  const sitting = playUntil(sit(scenario, 'lab'), { seed: '3', person: 'ana', typed: false }, step, 0);
  const seen = seenFrom(sitting, 'ana');
  const view = seen.view as unknown as DuelView;
  const asking = askingOf(seen.run, 'ana');
  const asked = asking?.mine[0];
  if (asking === null || asked === undefined) throw new Error(`Ana is not asked at ${step}`);
  const choices = (seen.run.choices(asked) ?? []) as unknown as readonly saga.duel.DuelChoice[];
  const props: PanelProps = {
    rules: sitting.session.rules,
    run: seen.run as unknown as DuelRun,
    view,
    pair: { near: 0, far: 1 },
    people: {},
    busy: false,
    asking,
    asked,
    decision: decisionOf(asking.step, choices),
    picked: pick(choices),
    made: false,
    onPick: () => {},
    onAnswer: () => {},
    told: (choice) => choiceTold(en, seen, view, asked, choice),
    lead: '',
    t: duelWords(en, 'en'),
    words: en,
  };
  return props;
};

const textIn = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const stepFrom = (view: DuelView, away: number) => (choices: readonly saga.duel.DuelChoice[]) => {
  const [me] = view.open.combatants;
  const to = choices.find(
    (one) => one.choose === 'move' && me !== undefined && saga.duel.stepsTo(view, me, one.to) === away,
  );
  if (to === undefined) throw new Error('nothing is that far away');
  return pickedFor(to);
};

test('a step says how far it goes and at what distance it ends; of one enemy nobody says whose', () => {
  const { view } = askedAt('ford', 'move', () => NOTHING_PICKED);
  const [stay, step] = [0, 1].map((away) => {
    const props = askedAt('ford', 'move', stepFrom(view, away));
    const markup = renderToStaticMarkup(<SquarePanel {...props} />);
    return {
      rows: textIn(markup.slice(0, markup.indexOf('scene-foot'))),
      foot: textIn(markup.slice(markup.indexOf('scene-foot'))),
    };
  });
  expect(stay?.rows).toMatch(/Stay at \(\d+, \d+\) (Dagger|Sword|Spear) distance/);
  expect(step?.rows).toMatch(/Move to \(\d+, \d+\) (Dagger|Sword|Spear) distance/);
  expect(step?.rows).not.toContain('from Joris');
  expect(stay?.foot).toMatch(/Stay at \(\d+, \d+\) \w+ distance from Joris Dorrow/);
  expect(step?.foot).toMatch(/One step to \(\d+, \d+\) \w+ distance from Joris Dorrow/);
});

test('what a way comes to is written over whoever is drawn at its end', () => {
  const { view } = askedAt('ford', 'move', () => NOTHING_PICKED);
  const props = askedAt('ford', 'move', stepFrom(view, 1));
  const play = boardPlay(view, { ...props, by: {}, onWhom: () => {} }, { look: () => {}, confirm: () => {} });
  expect(play.asks).toBe(true);
  const markup = renderToStaticMarkup(
    <DuelBoard
      view={view}
      who={1}
      holder={0}
      whole={false}
      yours
      play={play}
      trails={[]}
      describedBy=""
      onRead={() => {}}
      onOdds={() => {}}
      t={props.t}
    />,
  );
  expect(markup.indexOf('board-ghost')).toBeGreaterThan(markup.indexOf('board-way'));
  expect(markup.indexOf('board-way-end')).toBeGreaterThan(markup.indexOf('board-ghost'));
});

test('a defence asks for a square when a Dodge is picked, and not before', () => {
  const asks = (by: saga.duel.Defence['by'] | null): boolean => {
    const props = askedAt('ford', 'defend', (choices) => {
      const one = choices.find((choice) => choice.choose === 'defend' && choice.by === by);
      return one === undefined ? NOTHING_PICKED : pickedFor(one);
    });
    return boardPlay(props.view, { ...props, by: {}, onWhom: () => {} }, { look: () => {}, confirm: () => {} }).asks;
  };
  expect([asks(null), asks('none'), asks('dodge')]).toEqual([false, false, true]);
});

test('a small screen shows the board where a square is asked for, and to who only looks on', () => {
  const { view } = askedAt('ford', 'move', () => NOTHING_PICKED);
  const [square, plain] = [
    { asks: true, mover: 0 },
    { asks: false, mover: -1 },
  ];
  expect(opensBoard(view, square, { yours: true, idle: false })).toBe(true);
  expect(opensBoard(view, plain, { yours: true, idle: false })).toBe(false);
  // Sealed, and then looking on.
  expect(opensBoard(view, plain, { yours: false, idle: false })).toBe(false);
  expect(opensBoard(view, plain, { yours: false, idle: true })).toBe(true);
  const over = { ...view, open: { ...view.open, ending: { why: 'won', winner: 1 } } } as unknown as DuelView;
  expect(opensBoard(over, plain, { yours: false, idle: true })).toBe(false);
});

test('squares to dodge to say how far they are, and of one enemy no more', () => {
  const { view, t } = askedAt('ford', 'defend', () => NOTHING_PICKED);
  // Two squares to the left of Joris is Sword distance.
  const at = view.open.combatants[1] ?? { x: 0, y: 0 };
  expect(tokenText(view, 0, 'to', squareToken({ x: at.x - 2, y: at.y }), t)).toBe(
    `(${at.x - 2}, ${at.y}): Sword distance`,
  );
});
