import { describe, expect, test } from 'vitest';
import { fault, json, warmoot } from '../testing/terminal.js';

type Exact = { readonly exact: string; readonly approx: number };

const flat = (argv: readonly string[]): string => {
  const { exit, out, err } = warmoot(argv);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return out.replaceAll(/\s+/g, ' ');
};

describe('odds chase', () => {
  test('SAGA-MOVE-026 SAGA-MOVE-027 everything equal: 203/384 a leg, and away from each gap', () => {
    const { leg, away, ways } = json(['odds', 'chase']) as {
      leg: Record<'best' | 'even', Exact>;
      away: Record<'even' | 'best', Record<string, Exact>> & Record<'tiring', Record<string, number>>;
      ways: { taken: Exact; guessed: Exact }[];
    };
    expect([leg.best.exact, leg.even.exact]).toEqual(['203/384', '203/384']);
    expect([away.even[1]?.exact, away.even[2]?.exact]).toEqual(['8365427/28404480', '41209/73970']);
    expect([away.even[1]?.approx, away.even[2]?.approx]).toEqual([
      expect.closeTo(0.294511, 6),
      expect.closeTo(0.557104, 6),
    ]);
    // SAGA-MOVE-030: as it was played by calculation, with fatigue.
    expect([away.tiring[1]?.toFixed(2), away.tiring[2]?.toFixed(2)]).toEqual(['0.29', '0.56']);
    expect(ways.map(({ taken, guessed }) => [taken.exact, guessed.exact])).toEqual([
      ['1/3', '1/3'],
      ['1/3', '1/3'],
      ['1/3', '1/3'],
    ]);
  });

  test('SAGA-MOVE-029 a quarry that is 2 better in every way', () => {
    const { leg, away } = json(['odds', 'chase', '--quarry', 'run=4,hide=4,jumpClimb=4']) as {
      leg: Record<'even', Exact>;
      away: Record<'even', Record<string, Exact>>;
    };
    expect(leg.even.exact).toBe('443/640');
    expect([away.even[2]?.approx, away.even[1]?.approx]).toEqual([
      expect.closeTo(0.834896, 6),
      expect.closeTo(0.577905, 6),
    ]);
  });

  test('SAGA-MOVE-028 a light walker before a rider on the Open, and a rider who always takes it', () => {
    const { ways } = json(['odds', 'chase', '--quarry', 'run=4,light', '--pursuers', 'ride=3,mounted']) as {
      ways: { against: Record<string, Exact> }[];
    };
    expect([ways[0]?.against.open?.exact, ways[0]?.against.cover?.exact]).toEqual(['53/160', '1/2']);
    const always = ['odds', 'chase', '--quarry', 'mounted', '--way', 'open', '--guess', 'open'];
    expect(json(always)).toMatchObject({
      always: { leg: { exact: '477/640' }, away: { 2: { exact: '227529/254098' } } },
    });
    expect(flat(always)).toContain('Always Open, always guessed as Open: 477/640 = 0.745313 a leg.');
  });

  test('SAGA-MOVE-044 whoever limps bars the Open way', () => {
    expect(flat(['odds', 'chase', '--quarry', 'lame'])).toContain('Open – – Cover 53/128');
    expect(fault(['odds', 'chase', '--quarry', 'lame', '--way', 'open', '--guess', 'open'])).toMatchObject({
      exit: 2,
      option: '--way',
    });
  });

  test('is told with fraction and decimal, in German too', () => {
    const out = flat(['odds', 'chase', '--lang', 'de']);
    expect(out).toContain('Frei 53/128 0,414063 75/128 0,585938');
    expect(out).toContain('Abstand 2 41209/73970 0,557104');
  });

  test('no line is wider than a page, whatever the language', () => {
    for (const lang of ['en', 'de']) {
      const { out } = warmoot(['odds', 'chase', '--quarry', 'run=4,light', '--pursuers', 'mounted', '--lang', lang]);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    }
  });
});

describe('odds notice', () => {
  const RAID = ['odds', 'notice', '--party', 'mediumCavalry=60,careful', '--other', 'notice=3,rest'];

  test('SAGA-MOVE-015 SAGA-MOVE-004 SAGA-MOVE-009 sixty careful riders before a town watch: 75/128 either way', () => {
    expect(json(RAID)).toMatchObject({
      noticed: { exact: '75/128' },
      notices: { exact: '75/128' },
      aware: { both: { exact: '5625/16384' }, onlyParty: { exact: '3975/16384' } },
    });
    const out = flat(RAID);
    expect(out).toContain('numbers make noise (60) −1 SAGA-MOVE-004 Careful +1 SAGA-MOVE-009');
    expect(out).toContain('only the party 3975/16384 0.242615');
  });

  test('SAGA-MOVE-011 weariness takes from Hide and from Notice', () => {
    // Hide 3 - 1 = 2 against Notice 3, and Notice 3 - 1 = 2 against Hide 2.
    expect(json(['odds', 'notice', '--party', 'hide=3,notice=3,weary=1', '--other', 'notice=3'])).toMatchObject({
      noticed: { exact: '75/128' },
      notices: { exact: '1/2' },
    });
  });

  test('SAGA-MOVE-003 SAGA-MOVE-004 so many people with the same ratings, or troops that scout', () => {
    // Hide 5 - 5 = 0 against Notice 2: margin +2; light infantry notices with 3 against Hide 2.
    expect(json(['odds', 'notice', '--party', 'hide=5,people=20000', '--other', 'steady'])).toMatchObject({
      noticed: { exact: '107/160' },
    });
    expect(json(['odds', 'notice', '--party', 'lightInfantry=10'])).toMatchObject({ notices: { exact: '75/128' } });
  });
});

test('SAGA-MOVE-024 odds past: Hide 4 against Notice 3, marked, on another, and picked blindly', () => {
  const argv = ['odds', 'past', '--party', 'hide=4', '--watchers', 'notice=3'];
  expect(json(argv)).toMatchObject({
    marked: { exact: '1/2' },
    other: { exact: '107/160' },
    blindly: { exact: '187/320' },
  });
  expect(flat(argv)).toContain('Of 2 approaches, picked blindly on both sides: 187/320 = 0.584375');
  expect(flat([...argv, '--lang', 'de'])).toContain('von beiden blind gewählt: 187/320 = 0,584375');
});

test('SAGA-MOVE-010 SAGA-MOVE-011 odds forced: Endurance 2 on two Forced days', () => {
  const argv = ['odds', 'forced', '--party', 'endurance=2'];
  expect(json(argv)).toMatchObject({
    days: [
      { difficulty: 3, holds: [{ exact: '53/128' }, {}, {}, null] },
      {
        difficulty: 4,
        holds: [{ exact: '53/160' }, { exact: '163/640' }, {}, null],
        weary: [{ exact: '2809/20480' }, {}, {}, {}],
      },
    ],
  });
  expect(flat(argv)).toContain('no wearier, if it sets out weary by 1 163/640 = 0.254688');
  expect(flat([...argv, '--lang', 'de'])).toContain('frisch 2809/20480 = 0,137158');
  expect(fault(['odds', 'forced', '--party', 'weary=3'])).toMatchObject({ exit: 2, option: '--party' });
  expect(fault(['odds', 'forced', '--party', 'lame'])).toMatchObject({ exit: 2, option: '--party' });
});

describe('odds race', () => {
  test('SAGA-MOVE-032 a dash is one check of movement skills', () => {
    expect(json(['odds', 'race', '--party', 'run=3', '--other', 'run=3'])).toMatchObject({ wins: { exact: '1/2' } });
    expect(flat(['odds', 'race', '--party', 'run=3', '--other', 'run=2'])).toContain('the party is first: 75/128');
  });

  test('SAGA-MOVE-033 three legs, 1 staked in each against nothing: 75/128 a leg, 658125/1048576 the race', () => {
    const argv = ['odds', 'race', '--party', 'run=3,endurance=3', '--other', 'run=3', '--legs', '3'];
    expect(json([...argv, '--stakes', '1,1,1'])).toMatchObject({
      effort: [3, 2],
      leg: [[{ exact: '1/2' }, {}, {}], [{ exact: '75/128' }, { exact: '1/2' }, {}], {}],
      planned: { exact: '658125/1048576' },
    });
    expect(flat([...argv, '--stakes', '1,1,1'])).toContain('the party wins with 658125/1048576 = 0.627637');
    expect(flat([...argv, '--lang', 'de'])).toContain('3 Etappen, Kraft 3 gegen 2');
    // Nothing left to stake on either side.
    expect(json(['odds', 'race', '--party', 'endurance=0', '--other', 'endurance=0', '--legs', '3'])).toMatchObject({
      best: { wins: expect.closeTo(0.5, 9) },
    });
  });

  test.each([
    [['--legs', '3', '--stakes', '2,2,2'], 'Endurance gives 2 to stake'],
    [['--legs', '3', '--stakes', '1,1'], '3 stakes were expected, one for each leg, and 2 found'],
    [['--stakes', '1'], 'Nothing is staked in a dash'],
    [['--legs', '3', '--stakes', '3,0,0'], '0, 1 or 2 was expected for each leg'],
    [['--legs', '4'], '3 or 5 for a long race'],
  ])('%j says what is wrong', (argv, message) => {
    expect(fault(['odds', 'race', ...argv])).toMatchObject({ exit: 2, message: expect.stringContaining(message) });
  });
});

describe('a party in words', () => {
  test.each([
    ['rum=4', '"rum=4" says nothing about a party. Expected were, with commas: run=n'],
    ['run', '"run" needs a number, such as run=2'],
    ['run=eleven', 'After "run=" a whole number from 0 to 10 was expected, and "eleven" was found'],
    ['run=11', 'from 0 to 10'],
    ['weary=4', 'from 0 to 3'],
    ['run=3,run=4', '"run" is said twice'],
    ['people=0', 'A party needs somebody'],
    ['careful', 'The pace of the day does not count here'],
    ['', '"" says nothing about a party'],
  ])('%j is refused with what was expected', (text, message) => {
    expect(fault(['odds', 'chase', '--quarry', text])).toMatchObject({
      exit: 2,
      message: expect.stringContaining(message),
    });
  });

  test('one pace a day; upper and lower case are the same; a way needs its guess', () => {
    expect(fault(['odds', 'notice', '--party', 'careful,forced'])).toMatchObject({
      message: expect.stringContaining('A party goes at one pace'),
    });
    expect(json(['odds', 'race', '--party', 'RUN=3', '--other', 'Run=3'])).toMatchObject({ wins: { exact: '1/2' } });
    expect(fault(['odds', 'chase', '--way', 'open'])).toMatchObject({ exit: 2, option: '--guess' });
    expect(fault(['odds', 'past', '--approaches', '1'])).toMatchObject({ exit: 2 });
  });

  test.each(['chase', 'notice', 'past', 'forced', 'race'])('help on odds %s has examples that run', (name) => {
    const { exit, out } = warmoot(['odds', name, '--help']);
    expect(exit).toBe(0);
    const examples = out.split('Examples:')[1]?.match(/warmoot (.*)/g) ?? [];
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) expect(warmoot(example.split(' ').slice(1)).exit).toBe(0);
  });
});
