import { describe, expect, test } from 'vitest';
import { warmoot } from './testing/terminal.js';

const said = (argv: readonly string[], ...typed: string[]): string => {
  const { exit, out, err } = warmoot(argv, {}, typed);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return out;
};

/** One line, however the page has broken it. */
const flat = (out: string): string => out.replaceAll(/\s+/g, ' ');

const MILL = ['march', '--start', 'mill', '--seed', 'acorn'];
const ROAD = ['chase', '--start', 'millRoad', '--seed', 'acorn'];

describe('a march at the keyboard', () => {
  test('SAGA-MOVE-009 a plan is a number of a short list, with the odds of being noticed at its pace', () => {
    const out = flat(said([...MILL, '--against', 'recruit'], '?2', 'q'));
    expect(out).toContain(
      '2 50.0 % Chapel road, Steady, halt at the span north-east of Thorn Chapel, bound for Marl Manor',
    );
    // Notice 4 against Hide 4, and the other way round Notice 4 against Hide 3.
    expect(out).toContain(
      "The bailiff's riders, Steady and near: notices you with 50.0 percent, 1 in 2; you notice them with 58.6 percent, 75 in 128.",
    );
  });

  test('or a way of one’s own, span by span; what is not on the map is not understood', () => {
    const out = flat(said([...MILL, '--against', 'recruit'], 'Nowhere > There', 'owl wood > thorn, careful', 'q'));
    expect(out).toContain('A number of the list was expected');
    expect(out).toContain('The salt carriers: Owl path, Careful, halt at Owl Wood, bound for Thorn Chapel');
  });

  test('SAGA-MOVE-042 a curtain falls between two at one keyboard, and neither reads the other’s book', () => {
    const out = said(MILL, '5', '', 'q');
    const [first = '', , second = ''] = out.split(/~{80}/);
    expect(first).toContain('want to reach Marl Manor');
    expect(second).toContain('want to catch The salt carriers');
    expect(second).not.toContain('want to reach Marl Manor');
    expect(second).not.toContain('Owl path, Steady');
  });

  test('roads and people are drawn from a seed, and a ready-made start is not drawn', () => {
    expect(said(['march', '--roads', 'birch', '--watch', 'recruit', '--seed', 'b'])).toContain('The movement ended');
    expect(warmoot(['march', '--roads', 'birch', '--start', 'mill']).exit).toBe(2);
  });

  test('in German', () => {
    const out = flat(said([...MILL, '--against', 'recruit', '--lang', 'de'], 'q'));
    expect(out).toContain('Die Salzträger wollen Marl Manor erreichen.');
  });
});

describe('a pursuit at the keyboard', () => {
  test('SAGA-MOVE-027 1, 2 and 3 are the ways, with their chances guessed and not', () => {
    const out = flat(said([...ROAD, '--against', 'captain'], '2', 'q'));
    expect(out).toContain('2 Cover: “Into the alders by the stream” 50.0 % 66.9 %');
    expect(out).toContain('Wren of Hag Wood takes Cover; Two riders guessed');
  });

  test('SAGA-MOVE-031 b turns at bay, and g gives up', () => {
    expect(said(ROAD, 'b', '', '1')).toContain('Wren of Hag Wood turns at bay.');
    expect(said(ROAD, '1', '', 'g')).toContain('Two riders give up.');
  });

  test('t shows how often each way is best', () => {
    expect(flat(said([...ROAD, '--against', 'captain'], 't', 'q'))).toContain('Cover 50.0 66.9 50.5 74.8');
  });
});

test('SAGA-MOVE-033 a long race is staked leg by leg', () => {
  const out = flat(said(['race', '--start', 'hills', '--seed', 'acorn', '--against', 'captain'], '2', 'q'));
  expect(out).toContain('Staked: Joris Dorrow 1, Tomas Wray');
});
