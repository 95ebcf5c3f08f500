import { describe, expect, test } from 'vitest';
import { fault, json, warmoot } from './testing/terminal.js';

const SEEDED = ['skirmish', '--seed', 'acorn', '--me', 'usual', '--them', 'shields'];

const said = (typed: readonly string[], ...more: string[]): string => {
  const { exit, out, err } = warmoot([...SEEDED, ...more], {}, typed);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return out;
};

describe('the command', () => {
  test('bands and grounds are listed, and one that is not there is refused', () => {
    const { out } = warmoot(['skirmish', '--list'], {});
    expect(out).toMatch(/^shields +1 × captain, 1 × veteran, 4 × spear$/m);
    expect(out).toMatch(/^titheBarn +24 by 16 spaces$/m);
    expect(warmoot(['--lang', 'de', 'skirmish', '--list'], {}).out).toMatch(/^titheBarn +24 mal 16 Felder$/m);
    expect(fault(['skirmish', '--me', 'elephants'], {})).toMatchObject({ option: '--me' });
    expect(warmoot(['skirmish', '--ground', 'lava'], {}).exit).toBe(2);
  });

  test('a band has a name of its own, ground and surprise are as the flags say', () => {
    const flags = ['--me', 'Reds=bows', '--ground', 'brokenTower', '--surprised', 'them', '--log', 'begun.log.json'];
    const { exit, written } = warmoot(['skirmish', '--seed', 'acorn', ...flags], {}, ['q']);
    expect(exit).toBe(0);
    const { header } = JSON.parse(written['begun.log.json'] as string) as { readonly header: object };
    expect(header).toMatchObject({
      setup: { a: { name: 'Reds' }, surprised: 'b' },
      options: { 'warband.map': { width: 16, height: 12 } },
    });
  });
});

test('a fight of two computers comes to its end, and its log holds', () => {
  const flags = ['--me', 'bear', '--them', 'bows', '--ground', 'brokenTower', '--watch', 'recruit,recruit'];
  const { exit, out, written } = warmoot(['skirmish', '--seed', 'acorn', ...flags, '--log', 'short.log.json'], {});
  expect(exit).toBe(0);
  expect(out).toMatch(/The fight took/);
  const files = { 'short.log.json': written['short.log.json'] as string };
  expect(warmoot(['verify', 'short.log.json'], files).exit).toBe(0);
});

describe('at the keyboard', () => {
  /** Both bands as is usual, and nothing announced. */
  const OPENED = ['', '', ''];

  test('an act is a figure and whom or where, by sign, key or name; a figure alone lists its acts', () => {
    for (const typed of ['Be move 5,7', 'a1 5,7', 'Berrin Holt move (5, 7)']) {
      expect(said([...OPENED, typed])).toContain('Berrin Holt moves to (5, 7)');
    }
    expect(said([...OPENED, 'Be move 5,7 ne'])).toContain('Berrin Holt moves to (5, 7), facing north-east.');
    expect(said([...OPENED, 'Be move 4,7 4,6 5,6'])).toContain('Berrin Holt moves to (5, 6)');
    expect(said([...OPENED, 'Wi'])).toMatch(/^Move \(\d+ ways\)$\n^Wilkin shoots with the longbow/m);
    expect(said(['', '', 'Pe move 17,6'])).toContain('Pell is going to move to (17, 6).');
  });

  test('WARBAND-GRID-002 an act that is not listed is judged by its rule, also where it is only asked about', () => {
    for (const typed of ['Od move 9,9 30,30', '?Od move 9,9 30,30'])
      expect(said([...OPENED, typed])).toContain('[WARBAND-GRID-002]');
    expect(said([...OPENED, 'Od charge Ru'])).toMatch(/\[WARBAND-MOVE-\d\d\d\]/);
    expect(said([...OPENED, 'hello'])).toMatch(/Nothing here is called “hello”\. Type a figure/);
    // Side B announces; the bow of side A has its turn later.
    expect(said(['', '', 'Wi shoot Ru'])).toContain('Not asked now: Wilkin.');
    expect(said(['', '', 'Pe attack Be'])).toMatch(/Attack is not open now\. Open to Pell: Announce \(\d+ ways\)\./);
  });

  test('many ways are told row by row', () => {
    // Capture 7, and twice that outside melee; row 7 is Berrin’s own, with Wilkin behind him.
    expect(said([...OPENED, 'Be move'])).toMatch(/^ {2}y 7: x -1…1, 4…17$/m);
  });

  test('WARBAND-RANGED-013 a shot is explained with its sum and the exact odds', () => {
    // 8 − body armour 3 − shield 1 and 2 more against arrows: 2 of 12, and the captain has three HP.
    const told = said([...OPENED, '?Wi shoot Ru']);
    expect(told).toMatch(/^ {2}shield +−3 {2}WARBAND-RANGED-013$/m);
    expect(told).toMatch(/^ {2}1 {2}1\/6 {2}16\.67 % /m);
    expect(told).toMatch(/^ {2}stands +1 +100\.00 %$/m);
    expect(told).toMatch(/^ {2}a critical among them +1\/12 +8\.33 %$/m);
    // To subdue is one less.
    expect(said([...OPENED, '?Wi shoot Ru subdue'])).toMatch(/^ {2}1 +1\/12 +8\.33 % /m);
  });

  test('German has its own words for it', () => {
    const { out } = warmoot(['--lang', 'de', ...SEEDED], {}, [...OPENED, 'Be Gehen 5,7', 'Wilkin schießen Ru']);
    expect(out).toContain('Berrin Holt geht nach (5, 7)');
    expect(out).toMatch(/Wilkin schießt/);
  });
});

describe('healing', () => {
  interface Day {
    readonly hp: number;
    readonly slots: number;
    readonly wounds: readonly { readonly wound: string }[];
  }
  const course = (...argv: string[]): readonly Day[] => {
    const told = json(['skirmish', 'heal', ...argv], {}) as {
      readonly people: readonly { readonly days: readonly Day[] }[];
    };
    return told.people[0]?.days ?? [];
  };

  test('WARBAND-RECOVER-001 WARBAND-RECOVER-006 a day of rest gives one HP, never more than there were', () => {
    expect(course('Odda=1/3', '--days', 'rest=3').map(({ hp }) => hp)).toEqual([2, 3, 3]);
  });

  test('WARBAND-RECOVER-002 WARBAND-RECOVER-007 a week of quiet days gives all, and a day without rest begins anew', () => {
    expect(course('Odda=1/9', '--days', 'downtime=7').map(({ hp }) => hp)).toEqual([1, 1, 1, 1, 1, 1, 9]);
    expect(course('Odda=1/9', '--days', 'downtime=6,busy,downtime').at(-1)?.hp).toBe(1);
  });

  test('WARBAND-RECOVER-003 WARBAND-RECOVER-004 WARBAND-RECOVER-005 a week of rest heals the Wound of one’s choice', () => {
    const days = course('Berrin=8/8,knee,eye!', '--days', 'rest=14', '--heals', 'eye,knee');
    expect(days.map(({ slots }) => slots)).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0]);
    expect(days.at(-1)?.wounds.map(({ wound }) => wound)).toEqual(['eye']);
  });

  test('it is told as a table for each, in either language', () => {
    const argv = ['skirmish', 'heal', 'Berrin=2/8,knee,hand:left!', 'Odda=1/3', '--days', 'rest=2'];
    const { out } = warmoot(argv, {});
    expect(out).toMatch(/^ +2 {2}full rest {2}4\/8 +2 {2}Knee, Left hand for good$/m);
    expect(out).toContain('Berrin attracts 1 retainer more. [WARBAND-WOUND-007]');
    expect(out).toContain('Odda: well on day 2.');
    expect(warmoot(['--lang', 'de', ...argv], {}).out).toContain('Knie, Linke Hand auf Dauer');
    for (const wrong of ['Berrin', 'Berrin=9/8', 'Berrin=2/8,toe'])
      expect(warmoot(['skirmish', 'heal', wrong], {}).exit).toBe(2);
    expect(warmoot(['skirmish', 'heal', 'Berrin=2/8', '--days', 'feast=3'], {}).exit).toBe(2);
  });
});
