import { en } from '@warmoot/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type Sitting, seenFrom, sit } from '../../../test/lab/sitting.js';
import { inLanguage } from '../../words/lists.js';
import { fetchTold } from '../../words/told.js';
import { marksFor } from './boardMarks.js';
import { CommandScene } from './CommandScene.js';
import { type Choice, type CommandView, hexOf, unitsOf } from './model.js';
import { decisionOf, NOTHING_PICKED, orderOf, usualPick } from './offers.js';
import { WORDS } from './words.js';

// The page waits for the words of the rules.
beforeAll(() => fetchTold('en'));

const unit = (side: string, row: number, column: number) => ({
  ...{ side, class: 'HI', grade: 'B', points: 5, hex: { row, column } },
});

/** Ana's turn of movement, with so many units of hers, and each beside one of Bo's. */
const moving = (many: number): Sitting =>
  sit(
    {
      scene: 'command/battle',
      title: '',
      seat: 'ana',
      start: {
        setup: {
          seats: ['ana', 'bo'],
          north: { name: 'Avitch', seat: 'ana' },
          south: { name: 'Dorrow', seat: 'bo' },
          position: {
            ...{ active: 'north', round: 2, stage: 2 },
            units: [
              ...Array.from({ length: many }, (_, nth) => unit('north', 3, 1 + nth)),
              unit('south', 4, 1),
              unit('south', 4, 3),
            ],
          },
        },
        options: { 'command.mapRows': 8, 'command.mapColumns': 7, 'command.deployRows': 2 },
      } as never,
    },
    'command',
  );

const drawn = (now: Sitting): string => {
  const { run, view } = seenFrom(now, 'ana');
  return renderToStaticMarkup(
    <CommandScene
      rules={now.session.rules}
      run={run}
      view={view}
      seat="ana"
      people={{}}
      passages={now.passages}
      answer={() => undefined}
      typeDice={null}
      devices={[]}
      busy={false}
    />,
  );
};

test('two or more who may stay for nothing are ordered to by one press; one is not', () => {
  expect([1, 2, 3].map((many) => drawn(moving(many)).includes('data-stay'))).toEqual([false, true, true]);
});

test('a fight to be resolved is on the board by whoever attacks', () => {
  const decision = decisionOf('combats', [{ choose: 'resolve', attacker: 'N1', target: 'S1' } as Choice]);
  expect(decision.units).toEqual(['N1']);
  expect(usualPick(decision)).toMatchObject({ unit: 'N1' });
});

test('an order whose hex is still open washes every hex that it may go to, and where its unit stands', () => {
  const now = moving(1);
  const view = seenFrom(now, 'ana').view as unknown as CommandView;
  const units = unitsOf(en, view);
  const asked = { seat: 'ana', as: 'Avitch' };
  const choices = (now.session.run.choices(asked) ?? []) as unknown as readonly Choice[];
  const decision = decisionOf('movement', choices);
  const to = decision.offers.find((offer) => offer.to !== null);
  if (to === undefined) throw new Error('nobody can go anywhere');
  const order = orderOf(to.choice);
  const wash = (picked: string | null) => {
    const looked = { ...NOTHING_PICKED, unit: to.unit, order: picked };
    const open = { decision, looked, picked: looked, side: 0, asked } as never;
    return marksFor({ view, units, t: inLanguage(WORDS, 'en') }, open).wash;
  };
  const hexes = decision.offers.flatMap((offer) => (orderOf(offer.choice) === order ? [hexOf(view, offer.to)] : []));
  expect(wash(order)).toEqual([...hexes, units[0]?.at]);
  expect(wash(null)).toEqual([]);
});
