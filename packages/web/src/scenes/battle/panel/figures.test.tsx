import { en } from '@warmoot/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { battle, dice, says, WIN } from '../../../../test/kit/played.js';
import type { Sitting } from '../../../../test/lab/sitting.js';
import { type BattleView, unitsOf } from '../model.js';
import { battleWords } from '../words.js';
import { Pair } from './Pair.js';
import { RoundLine } from './RoundLine.js';
import { Strengths } from './Strengths.js';

/** a1 stands beside d1, which has 20 of its 100 left, and a2 beside d2. */
const TWO = { units: { a1: [10, 11], a2: [4, 4], d1: [10, 10], d2: [4, 5] }, losses: { d1: 80 } } as const;
const begun = says(battle(TWO), { choose: 'fight', unit: 'a1' });

const shown = ({ session }: Sitting, language: 'en' | 'de' = 'en') => {
  const view = session.run.view('ana') as unknown as BattleView;
  return { view, units: unitsOf(en, view), t: battleWords(language) };
};

const read = (drawn: React.ReactElement): string => renderToStaticMarkup(drawn).replaceAll(/<[^>]+>/g, '');

describe('the figures of a battle', () => {
  test('the round, who leads and what a lost fight costs, in one line', () => {
    expect(read(<RoundLine {...shown(begun)} />)).toBe('Round 1 · proactive: Red · losses go by 30');
    expect(read(<RoundLine {...shown(begun, 'de')} />)).toBe('Runde 1 · Initiative: Red · Verluste je 30');
  });

  test('men and units that are left of each army', () => {
    expect(read(<Strengths {...shown(begun)} />)).toBe(
      'Red200 of 200 men, 2 of 2 unitsBlue120 of 200 men, 2 of 2 units',
    );
    // d1 loses its last 20, and is gone.
    const after = read(<Strengths {...shown(dice(begun, WIN))} />);
    expect(after).toBe('Red200 of 200 men, 2 of 2 unitsBlue100 of 200 men, 1 of 2 units');
  });

  test('who throws against whom, the thrower first', () => {
    const { units, t } = shown(begun);
    const named = (nth: number): string => `${units[nth]?.sign}${units[nth]?.called}`;
    expect(read(<Pair pair={[2, 0]} units={units} t={t} />)).toBe(`${named(2)}against${named(0)}`);
  });
});
