import { describe, expect, test } from 'vitest';
import { houseFiles } from './house.js';
import { addressesIn, addressFaults, carriers } from './ledger/addresses.js';
import { coverageFaults, coverageOf, report, table } from './ledger/coverage.js';
import { familyOf, idsNamedIn, idsOf, unknownIds } from './ledger/ids.js';
import { testTitles } from './ledger/titles.js';
import { readLedger } from './ledger.js';

describe('the house', () => {
  const ledger = readLedger();

  test('the ledger holds 1,943 ids', () => {
    expect(ledger.ids).toHaveLength(1943);
  });

  test('every id of a built family is named by a test, and unbuilt.json is true', () => {
    expect(coverageFaults(ledger)).toEqual([]);
  });

  test('every id of a built family has its address in the production code of kernel and rules', () => {
    const files = carriers(houseFiles(/^packages\//));
    expect(files.length).toBeGreaterThan(100);
    expect(addressFaults(ledger.ids, ledger.unbuilt, files)).toEqual([]);
  });

  test('every id named anywhere stands in the ledger', () => {
    expect(unknownIds(houseFiles(/^(?!docs\/ledger\/)/), new Set(ledger.ids))).toEqual([]);
  });
});

// Made-up ids, put together here so that the house's own check does not read them as ids.
const feint = (number: string) => `SAGA-DUEL-FEINT-${number}`;
const puddle = (number: string) => `SORTIE-PUDDLE-${number}`;

describe('ids', () => {
  test('an id is what stands bold at the start of a bullet', () => {
    const chapter = `# Title\n- **${feint('001')}** A rule, see **${feint('009')}**.\n- **Seat order** is no id.\n  - **${feint('002')}** nor is this`;
    expect(idsOf(chapter)).toEqual([feint('001')]);
  });

  test('a family is an id without its last number', () => {
    expect(familyOf(feint('001'))).toBe('SAGA-DUEL-FEINT');
  });

  test('ids are found in text, misspelt ones too', () => {
    const text = `// ${feint('001')}: why; '${puddle('12b')}' (S1E-${'1'}), but not SAGA-DUEL, saga-1e or X${feint('003')}`;
    expect(idsNamedIn(text)).toEqual([feint('001'), puddle('12b'), `S1E-${'1'}`]);
  });

  test('an id without a ledger row is reported with its line', () => {
    const file = { path: 'packages/a.ts', text: `one\n${feint('001')} ${feint('002')}` };
    expect(unknownIds([file], new Set([feint('001')]))).toEqual([`packages/a.ts:2 ${feint('002')}`]);
  });
});

describe('addresses', () => {
  const file = (text: string, path = 'packages/rules/src/saga/duel/feint.ts') => ({ path, text });

  test('an address is a line of production code of kernel or rules', () => {
    const files = [
      file('one'),
      file('two', 'packages/kernel/src/hex.ts'),
      file('no', 'packages/web/src/a.ts'),
      file('no', 'packages/rules/src/saga/duel/feint.test.ts'),
      file('no', 'packages/rules/src/saga/duel/testing/feints.ts'),
    ];
    expect(carriers(files).map(({ text }) => text)).toEqual(['one', 'two']);
  });

  test('it is found with its line', () => {
    const path = 'packages/rules/src/saga/duel/feint.ts';
    expect(addressesIn([file(`one\n  // ${feint('001')}: why`)])).toEqual([
      { id: feint('001'), path, line: 2, text: `// ${feint('001')}: why` },
    ]);
  });

  test('a built rule without one is a fault, an unbuilt one is not, and half an id is none', () => {
    const ids = [feint('001'), feint('002'), puddle('001')];
    const [one, two] = [`${feint('001')} has no address`, `${feint('002')} has no address`];
    const faults = (text: string) =>
      addressFaults(ids, ['SORTIE-PUDDLE'], [file(text)]).map((fault) => fault.replace(' in production code', ''));
    expect(faults('')).toEqual([one, two]);
    expect(faults(`// ${feint('001')}\n// holds by: ${feint('002')} follows from ${feint('001')}`)).toEqual([]);
    const half = 'packages/rules/src/saga/duel/feint.ts:1 names a rule by half';
    for (const join of [', -', ' and -', ' to -', '; -']) {
      expect(faults(`// ${feint('001')}${join}002`)).toEqual([two, half]);
    }
  });
});

describe('titles', () => {
  test.each([
    ["test('one', () => {})", ['one']],
    [`it(\`one \${x} two\`, f)`, ['one … two']],
    ["test.each([['no', 1]])('one', f)", ['one']],
    [`test.each\`a\n\${1}\`('one', f)`, ['one']],
    ["test.only('one', f); test.runIf(x)('two', f)", ['one', 'two']],
    ["describe('a', () => { describe('b', () => { test('c', f); }); test('d', f); })", ['a > b > c', 'a > d']],
    ["for (const x of xs) { test('one', f); }", ['one']],
    ["const same = <T>(x: T): T => <T>x; test('one', f)", ['one']],
    ["describe('a group without a test', () => {})", []],
    ["test.skip('no', f); test.todo('no'); describe.skip('no', () => { test('no', f); })", []],
    ["// test('no', f)\nconst s = \"test('no', f)\"; best('no'); expect.test('no')", []],
  ])('%s', (source, titles) => {
    expect(testTitles({ path: 'a.test.ts', text: source })).toEqual(titles);
  });
});

describe('coverage', () => {
  const ids = [feint('001'), feint('002'), puddle('001')];

  test('an id of a built family without a test is a fault, one of an unbuilt family is not', () => {
    const proved = new Set([feint('001')]);
    expect(coverageFaults({ ids, proved, unbuilt: ['SORTIE-PUDDLE'] })).toEqual([
      `${feint('002')} is named by no test`,
    ]);
    expect(coverageFaults({ ids, proved, unbuilt: ['SORTIE-PUDDLE', 'SAGA-DUEL-FEINT'] })).toEqual([]);
  });

  test('unbuilt.json may name neither what is not there nor what is done', () => {
    expect(coverageFaults({ ids, proved: new Set(ids), unbuilt: ['SAGA-NONE', 'SORTIE-PUDDLE'] })).toEqual([
      'unbuilt.json: there is no SAGA-NONE',
      'unbuilt.json: SORTIE-PUDDLE is proved in full; strike it out',
    ]);
  });

  test('an id may stand only once in the ledger', () => {
    const twice = { ids: [...ids, puddle('001')], proved: new Set(ids), unbuilt: [] };
    expect(coverageFaults(twice)).toEqual([`${puddle('001')} stands twice in the ledger`]);
  });

  test('the table adds up per rule set', () => {
    const coverage = coverageOf({ ids, proved: new Set([feint('001')]), unbuilt: ['SORTIE-PUDDLE'] });
    expect(table(report(coverage))).toBe(
      [
        'saga                        1 /    2',
        '  SAGA-DUEL-FEINT           1 /    2',
        '',
        'sortie                      0 /    1',
        '  SORTIE-PUDDLE             0 /    1   not yet built',
        '',
        'in all                      1 /    3',
      ].join('\n'),
    );
  });
});
