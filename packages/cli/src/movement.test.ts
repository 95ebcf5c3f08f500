import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fault, warmoot } from './testing/terminal.js';

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

  describe('on a route map from a file', () => {
    const span = (key: string, x: number, more: object = {}) => ({ key, name: key.toUpperCase(), x, y: 300, ...more });
    const ROADS = {
      name: 'Two roads',
      spans: [span('mill', 100), span('ford', 300), span('kell', 500), span('isle', 700), span('reef', 800)],
      ways: [
        { from: 'mill', to: 'ford' },
        { from: 'ford', to: 'kell' },
        { from: 'isle', to: 'reef' },
      ],
    };
    const mapOf = (more: object = {}) =>
      JSON.stringify({ format: 'warmoot-roads', version: 1, roads: { ...ROADS, ...more } });
    const setupOf = (at: string, goal: string) =>
      JSON.stringify({
        seats: ['ana', 'bo'],
        parties: [
          { name: 'Hares', seats: ['ana'], members: [{ name: 'Hare' }], at, wants: { want: 'reach', span: goal } },
          { name: 'Hounds', seats: ['bo'], members: [{ name: 'Hound' }], at: 'kell' },
        ],
      });
    const files = (map: string, setup = setupOf('mill', 'kell')) => ({ 'map.json': map, 'setup.json': setup });
    const ON_MAP = ['march', '--setup', 'setup.json', '--map', 'map.json'];

    test('it is played there', () => {
      const { exit, out } = warmoot([...ON_MAP, '--watch', 'recruit', '--seed', 'acorn'], files(mapOf()));
      expect(exit).toBe(0);
      expect(out).toContain('“Two roads”');
      expect(out).toContain('The movement ended');
    });

    test.each([
      ['is not JSON', files('{"format": '), { file: 'map.json', refusal: { code: 'NOT_JSON' } }, 'not JSON'],
      [
        'is something else',
        files('{"format": "warmoot-field"}'),
        { file: 'map.json', path: 'format' },
        'expected "warmoot-roads"',
      ],
      [
        'has a way to nowhere',
        files(mapOf({ ways: [{ from: 'mill', to: 'frod' }] })),
        { file: 'map.json', path: 'roads.ways[0].to' },
        'expected the key of a span of this map; found frod',
      ],
      [
        'has a span that is off the sheet',
        files(mapOf({ spans: [span('mill', 5000), span('ford', 1)] })),
        { file: 'map.json', path: 'roads.spans[0].x' },
        'up to 1000; found 5000',
      ],
      [
        'has no span where a party stands',
        files(mapOf(), setupOf('mull', 'kell')),
        { path: 'setup.parties[0].at' },
        'expected the key of a span of this map; found mull',
      ],
      [
        'has no span that is wanted',
        files(mapOf(), setupOf('mill', 'kall')),
        { path: 'setup.parties[0].wants.span' },
        'expected the key of a span of this map; found kall',
      ],
      [
        'has no way to what is wanted',
        files(mapOf(), setupOf('mill', 'isle')),
        { path: 'setup.parties[0].wants.span' },
        'expected a span to which ways lead from mill; found isle',
      ],
    ])('a map that %s is refused with what was found and what was expected', (_, given, where, message) => {
      expect(fault(ON_MAP, given)).toMatchObject({ exit: 2, ...where, message: expect.stringContaining(message) });
    });

    test('it needs a setup: ready-made marches stand on roads of their own', () => {
      for (const more of [[], ['--start', 'mill'], ['--roads', 'birch']])
        expect(fault(['march', ...more, '--map', 'map.json'], files(mapOf()))).toMatchObject({
          exit: 2,
          option: '--map',
        });
    });

    test('in German', () => {
      const { err } = warmoot([...ON_MAP, '--lang', 'de'], files(mapOf(), setupOf('mill', 'isle')));
      expect(err).toContain('eine Strecke, zu der von mill aus Wege führen');
    });
  });

  test('in German', () => {
    const out = flat(said([...MILL, '--against', 'recruit', '--lang', 'de'], 'q'));
    expect(out).toContain('Die Salzträger wollen Marl Manor erreichen.');
  });
});

describe('a pursuit at the keyboard', () => {
  test('SAGA-MOVE-027 1, 2 and 3 are the ways, with their chances guessed and not', () => {
    const out = flat(said([...ROAD, '--against', 'captain'], '2', 'q'));
    expect(out).toContain('2 50.0 % 66.9 % Cover: “Into the alders by the stream”');
    expect(out).toContain('Wren of Hag Wood takes Cover. Two riders guessed');
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

describe('scripts of movement', () => {
  const folder = new URL('../../../docs/examples/', import.meta.url);
  const files = readdirSync(folder).filter((file) => /^(march|chase|race)-.*\.json$/.test(file));
  const script = (file: string) => ({ [file]: readFileSync(new URL(file, folder), 'utf8') });
  const played = (file: string): string => flat(warmoot(['play', file], script(file)).out);

  test('there are six of them', () => {
    expect(files).toHaveLength(6);
  });

  test.each(files)('%s plays to its end, replays and holds', (file) => {
    const { exit, out, written } = warmoot(['play', file, '--log', 'log.json'], script(file));
    expect(exit).toBe(0);
    expect(out).toContain('Outcome: ');
    expect(warmoot(['replay', 'log.json'], written)).toMatchObject({ exit: 0 });
    const verified = warmoot(['verify', 'log.json'], written);
    expect(verified.exit).toBe(0);
    expect(verified.out).toContain('the log holds');
    expect(warmoot(['replay', 'log.json', '--lang', 'de'], written).exit).toBe(0);
  });

  test('SAGA-MOVE-024 SAGA-MOVE-021 a march past watchers that ends in an ambush', () => {
    const out = played('march-night-past-watchers.json');
    const [past, ambush] = [out.indexOf('are past The toll house'), out.indexOf('The patrol ambushes The walkers')];
    expect(past).toBeGreaterThan(0);
    expect(ambush).toBeGreaterThan(past);
  });

  test('SAGA-MOVE-034 a race over days that one check decides, after two days with as much movement left', () => {
    const out = played('march-race-over-days.json');
    expect(out).toContain('The boat comes to Stavehithe before Those by the bridge: 25, needed 18. [SAGA-MOVE-034]');
    expect(out).toContain('The movement ended on day 2');
  });

  test('a fight inside a march is told with its facts as they are', () => {
    expect(played('march-night-past-watchers.json')).toContain('Tomas Wray against Bram. In no combat: Rolf.');
  });

  test('SAGA-MOVE-035 a walk-out that becomes a pursuit, and ends caught and back in the hall', () => {
    const out = played('discussion-walk-out.json');
    const told = ['Morten makes for the door', 'Leg 1.', 'Morten is caught', 'Morten is back'];
    const places = told.map((sentence) => out.indexOf(sentence));
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('SAGA-MOVE-046 of three parties an ambush and a pursuit at one moment: the ambush comes first, and is the only contact', () => {
    const [first = '', second = ''] = played('march-three-parties.json').split('Day 2.');
    expect(first).toContain('The pedlars have seen nothing and are ambushed by The outlaws');
    expect(first).toContain(
      "Nothing comes of it between The outlaws and The warden's men: one of them is taken up with others today. [SAGA-MOVE-046]",
    );
    expect(first).not.toContain('Leg 1');
    expect(second.match(/The gap is \d of 4/g)).toEqual([1, 2, 1, 0].map((gap) => `The gap is ${gap} of 4`));
  });
});
