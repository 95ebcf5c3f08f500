import { saga } from '@warmoot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { wayCurves } from './curves.js';
import { fogOver } from './fog.js';
import { roadsKey } from './keys.js';
import { labelsOf, NAME_SIZE } from './labels.js';
import { landscapeOf } from './landscape.js';
import { NO_MARKS, type RoadsMarks } from './marks.js';
import { RoadsBoard } from './RoadsBoard.js';

const kell = saga.roads.readyRoads('kell');

const MARKS: RoadsMarks = {
  ...NO_MARKS,
  parties: [{ name: 'Ella’s riders', at: 'gallows-cross', tincture: 'gules', icon: 'tr-lc', size: 12, you: true }],
  last: [
    { name: 'The host', at: 'hobs-cross', tincture: 'azure', icon: 'ch-tower', lines: ['The host, 900', '12 Acorn'] },
  ],
  fog: [{ tincture: 'azure', now: ['hobs-cross', 'hob-1'], tonight: ['hob-2'] }],
  route: {
    from: 'gallows-cross',
    spans: ['hag-wood', 'charcoal-pits'],
    halt: 'hag-wood',
    numbers: { 'hag-wood': '2' },
  },
  watchers: ['mill-bridge'],
  goal: 'kell',
};

const markup = (map: saga.roads.Roads, marks: RoadsMarks): string =>
  renderToStaticMarkup(
    <RoadsBoard map={map} marks={marks} label={map.name} nameOf={(key) => `span ${key}`} onPick={() => undefined} />,
  );
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

describe('a map of roads', () => {
  const shown = markup(kell, MARKS);

  test('has one button for each span with its name in words, and one tab stop, where one stands', () => {
    expect(count(shown, /class="roads-span"/g)).toBe(kell.spans.length);
    expect(count(shown, /tabindex="0"/g)).toBe(1);
    expect(shown).toMatch(/aria-label="span gallows-cross"[^>]*tabindex="0"/);
  });

  test('shows a bead for each span, fog in two kinds, the halt, and what was seen last', () => {
    expect(count(shown, /class="roads-bead"/g)).toBe(kell.spans.length);
    expect(count(shown, /data-tincture="azure" class="roads-bead"/g)).toBe(3);
    expect(shown).toContain('tonight');
    expect(shown).toContain('The host, 900');
    expect(shown).toContain('may be there now');
    expect(markup(kell, NO_MARKS)).not.toContain('may be there now');
  });

  test('the picture is the same for the same map, whatever happens on it', () => {
    expect(landscapeOf(kell)).toEqual(landscapeOf(kell));
    const land = (text: string): string => /<g color[\s\S]*?roads-bead/.exec(text)?.[0].slice(0, 40_000) ?? '';
    expect(land(markup(kell, NO_MARKS)).slice(0, 30_000)).toBe(land(shown).slice(0, 30_000));
  });

  test('there is no fog where nobody may be', () => {
    expect(fogOver([])).toBe('');
    expect(fogOver([{ x: 500, y: 300 }])).toMatch(/^M/);
  });
});

describe('names', () => {
  const maps = [
    ...saga.roads.READY_ROADS.map(saga.roads.readyRoads),
    ...['1', '2', '3'].map((seed) => saga.roads.drawRoads(seed)),
  ];
  test.each(maps)('cover no bead on the map $name', (map) => {
    for (const { x, y, anchor, text } of labelsOf({
      spans: map.spans,
      curves: wayCurves(map),
      covered: [],
      taken: [],
    })) {
      const wide = text.length * NAME_SIZE * 0.47;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
      for (const span of map.spans) {
        const isUnder = span.x > left - 8 && span.x < left + wide + 8 && span.y > y - 24 && span.y < y + 10;
        expect(isUnder, `${text} over ${span.key}`).toBe(false);
      }
    }
  });
});

describe('the keys of a map of roads', () => {
  const keyed = { map: kell, you: 'gallows-cross', goal: 'kell', parties: ['gallows-cross', 'hobs-cross'] };
  const goes = (at: string, key: string): string | undefined => {
    const does = roadsKey(keyed, at, key);
    return does?.does === 'go' ? does.to : undefined;
  };

  test('arrows walk along ways, and stay where none leads', () => {
    expect(goes('gallows-cross', 'ArrowUp')).toBe('hag-wood');
    expect(goes('gallows-cross', 'ArrowLeft')).toBe('mill-1');
    expect(goes('gallows-cross', 'ArrowRight')).toBe('ford-1');
    expect(goes('kell', 'ArrowUp')).toBe('kell');
  });

  test('Home is you, End the goal, N and P the parties one knows of', () => {
    expect(goes('the-fen', 'Home')).toBe('gallows-cross');
    expect(goes('the-fen', 'End')).toBe('kell');
    expect(goes('gallows-cross', 'n')).toBe('hobs-cross');
    expect(goes('gallows-cross', 'P')).toBe('hobs-cross');
    expect(goes('the-fen', 'N')).toBe('gallows-cross');
  });

  test('Enter picks, O asks for odds, R reads', () => {
    expect(['Enter', ' ', 'o', 'R', 'x'].map((key) => roadsKey(keyed, 'kell', key)?.does)).toEqual([
      'pick',
      'pick',
      'odds',
      'read',
      undefined,
    ]);
  });
});
