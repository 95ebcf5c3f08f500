import { describe, expect, test } from 'vitest';
import { run } from './run.js';
import { fault, json, warmoot } from './testing/terminal.js';
import { DE as de } from './texts/de.js';
import { EN as en } from './texts/en.js';

const CHECK = ['check', '--skill', '4', '--against', '2', '--dice', '4,5,1'];

describe('--lang', () => {
  test('stands before or after the command, with or without =', () => {
    const { exit, out } = warmoot(['--lang', 'de', ...CHECK]);
    expect(exit).toBe(0);
    expect(out).toContain('Die Chance auf Erfolg war 66,9 Prozent, 107 von 160.\n');
    expect(out).toContain('Die Figur scheitert gegen die Gegenseite: 14, nötig 16.');
    for (const argv of [
      [...CHECK, '--lang', 'de'],
      [...CHECK, '--lang=de'],
      ['check', '--lang', 'de', ...CHECK.slice(1)],
    ]) {
      expect(warmoot(argv).out).toBe(out);
    }
    expect(warmoot([...CHECK, '--lang', 'en']).out).toBe(warmoot(CHECK).out);
  });

  test.each([[['--lang', 'fr']], [['--lang']], [['--lang=']], [['--lang', 'constructor']]])('%j is refused', (lang) => {
    expect(fault([...lang.slice(0, 1), ...lang.slice(1), ...(lang.length > 1 ? CHECK : [])])).toMatchObject({
      exit: 2,
      option: '--lang',
    });
  });

  test('without it the terminal says which: German where it is German, else English', () => {
    const said = (locale: string | undefined): string => {
      let out = '';
      const io = {
        out: (text: string) => {
          out += text;
        },
        err: () => undefined,
        readFile: () => '',
        writeFile: () => undefined,
        readLine: () => null,
        tty: false,
        errTty: false,
        secureSeed: () => '',
      };
      run(['odds', 'd6', '--at-least', '3'], locale === undefined ? io : { ...io, locale });
      return out;
    };
    expect(said('de_AT.UTF-8')).toBe('d6: mindestens 3: 66,7 Prozent, 2 von 3.\n');
    for (const locale of [undefined, '', 'C', 'C.UTF-8', 'fr_FR', 'en_GB.UTF-8']) {
      expect(said(locale)).toBe('d6: at least 3: 66.7 percent, 2 in 3.\n');
    }
  });

  test('data for programs are the same, and refusals are said in the language', () => {
    expect(json([...CHECK, '--lang', 'de'])).toEqual(json(CHECK));
    const bad = ['check', '--skill', '11', '--against', '2'];
    const { message: german, ...data } = fault([...bad, '--lang', 'de']);
    const { message: english, ...same } = fault(bad);
    expect(data).toEqual(same);
    expect(english).toBe('--skill: expected a whole number of 0 or more up to 10; found 11.');
    expect(german).toBe('--skill: erwartet eine ganze Zahl von 0 bis 10; gefunden 11.');
  });

  test('a fight at the keyboard is German throughout', () => {
    const { out } = warmoot(
      ['duel', '--against', 'recruit', '--seed', 'acorn', '--distance', 'sword', '--lang', 'de'],
      {},
      ['', '', '', '?', 't', 'h', 's', 'x', 'm', '1', '1', 'q'],
    );
    expect(out).toContain('Runde 1');
    expect(out).toContain('Hier aufgehört, vor dem Ende.');
    const typed = /"3 (?:drop|release) left"/g;
    const english =
      /(?<![\p{L}-])(the|and|of|on|to|with|against|from|by|is|are|has|no|number|board|menu|round|strong|wound)(?![\p{L}-])/iu;
    expect(
      out
        .replaceAll(typed, '')
        .split('\n')
        .filter((line) => english.test(line)),
    ).toEqual([]);
  });
});

test('both languages have the same texts', () => {
  const keys = (node: object): readonly string[] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'object' ? keys(value).map((inner) => `${key}.${inner}`) : [key],
    );
  expect(keys(de)).toEqual(keys(en));
});
