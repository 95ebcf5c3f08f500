import { describe, expect, test } from 'vitest';
import { fault, json, warmoot } from '../testing/terminal.js';

const pack = (...argv: readonly string[]) => warmoot(['pack', ...argv]);
const KIT = 'sword, shield, spear, bedroll, 2 waterskin, food x2, tent';

describe('pack', () => {
  test('SAGA-CARRY-011: draws the grid with a letter for each object, and a legend', () => {
    const { exit, out } = pack('--endurance', '1', KIT);
    expect(exit).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toBe('Endurance 1: 46 spaces, 46 taken, 0 free.');
    const drawn = lines.slice(2, 8).map((line) => line.trim());
    expect(drawn.map((row) => row.length)).toEqual([8, 8, 8, 8, 7, 7]);
    const letters = [...drawn.join('')].sort().join('');
    expect(letters).toBe('AAAABBBBBBBBCCCCCCDDDDEEEEFFFFGGGGHHHHIIIIIIII');
    expect(lines.slice(9)).toEqual([
      'A    sword',
      'B    shield',
      'C    spear',
      'D    bedroll',
      'E F  waterskin',
      'G H  food',
      'I    tent',
      '',
    ]);
  });

  test('SAGA-CARRY-012, SAGA-CARRY-015, SAGA-CARRY-032: tells what takes no space', () => {
    const { out } = pack('keys, candle, worn mail armour, helmet worn, quiver left 3');
    expect(out).toContain('A  quiver (3 arrows)\n');
    expect(out).toContain('Small, without space (2 of 8): keys, candle.\n');
    expect(out).toContain('Worn: mail armour, helmet (in a fight: other metal).\n');
  });

  test('as JSON the load comes back laid out, and can be packed again', () => {
    const first = json(['pack', KIT]);
    expect(first).toMatchObject({ endurance: 2, spaces: 48, taken: 46, smallFree: 0, armour: 'none' });
    const files = { 'kit.json': JSON.stringify(first.load) };
    expect(json(['pack', '--file', 'kit.json'], files)).toEqual(first);
  });

  test('a file has entries on lines or between commas, and remarks', () => {
    const files = { 'kit.txt': '# for the road\nsword, shield\nfood x3 # six days\n\n' };
    expect(json(['pack', '--file', 'kit.txt'], files)).toMatchObject({ taken: 4 + 8 + 12 });
  });

  test('SAGA-CARRY-011, SAGA-CARRY-017: says that nothing fits and what to drop; example 6', () => {
    expect(pack('--endurance', '4', '13 rope')).toMatchObject({
      exit: 1,
      out: '',
      err: 'warmoot: It does not fit, though the load takes only 52 of 52 spaces: no arrangement exists.\nThe rest fits without: rope.\n',
    });
    expect(fault(['pack', '--endurance', '1', '6 tent'])).toMatchObject({
      exit: 1,
      refusal: {
        rule: 'SAGA-CARRY-002',
        what: 'carry.noArrangement',
        facts: { why: 'area', spaces: 46, taken: 48, drops: [['tent 6']] },
      },
    });
  });

  test('SAGA-CARRY-017: far too much is told at once, the same things counted and a few ways of many', () => {
    // 156 of 48 spaces: 18 of the 30 objects have to go, the large ones among them.
    const two =
      'sword, shield, tent, food, rope, halberd, spear, torch, bedroll, lantern, staff, longbow, book, boots, pot';
    expect(pack('9 rock').out).toContain('Small, without space (8 of 8): 8 × rock.');
    const { exit, err } = pack(two.replaceAll(/,|$/g, ' x2,'));
    expect(exit).toBe(1);
    expect(err).toMatch(
      /^warmoot: It does not fit: the load takes 156 spaces, and there are 48\.\nThe rest fits without: /,
    );
    expect(err).toContain('2 × halberd');
    expect(err).toMatch(/; or without\s+others\.\n$/);
    expect(err.split(';')).toHaveLength(7);
    // Two tents and two ropes fewer would leave eleven ropes for 44 spaces, and ten is the most (example 2).
    expect(pack('13 rope, 2 tent', '--endurance', '0').err).toBe(
      'warmoot: It does not fit: the load takes 68 spaces, and there are 44.\nThe rest fits without: 3 × rope and 2 × tent.\n',
    );
  });

  test('names are known in both languages, by their ids and by part', () => {
    expect(json(['pack', 'Schwert, SHIELD, moneyBag, swords, clothes, pot'])).toMatchObject({ taken: 4 + 8 + 4 * 4 });
    expect(json(['pack', 'Schwert, Wasserschlauch', '--lang', 'de'])).toMatchObject({ taken: 8 });
  });

  test('an unknown name ends it, with the nearest ones', () => {
    expect(pack('sowrd, shield')).toMatchObject({
      exit: 2,
      err: 'warmoot: No object is called "sowrd". Is it sword, fencing sword or big sword?\n',
    });
    expect(pack('Schwrt', '--lang', 'de').err).toContain('Ist es Schwert');
    expect(pack('qqqqqqqqqq').err).toBe('warmoot: No object is called "qqqqqqqqqq".\n');
  });

  test('SAGA-CARRY-031: own objects by category or picture', () => {
    expect(json(['pack', 'drum=large, hook=xxx/x.x'])).toMatchObject({ taken: 8 + 5 });
    expect(fault(['pack', 'hook=x.x'])).toMatchObject({ exit: 2, refusal: { code: 'BAD_SHAPE' } });
  });

  test('SAGA-CARRY-010, SAGA-CARRY-020, SAGA-CARRY-031: options of the table', () => {
    expect(json(['pack', 'torch', '--option', 'awkwardShape=three'])).toMatchObject({ taken: 3 });
    expect(fault(['pack', 'coins left 11'])).toMatchObject({ exit: 1, refusal: { rule: 'SAGA-CARRY-031' } });
    expect(json(['pack', 'coins left 11', '--option', 'coinsPerSmall=12'])).toMatchObject({ smallFree: 1 });
    // Five of these only go in where some are flipped over.
    expect(json(['pack', '5 halberd', '--mirror'])).toMatchObject({ spaces: 48, taken: 40 });
    expect(fault(['pack', '5 halberd', '--no-mirror'])).toMatchObject({
      exit: 1,
      refusal: { what: 'carry.noArrangement', facts: { why: 'search', drops: [['halberd 5']] } },
    });
    expect(json(['pack', '4 halberd', '--no-mirror'])).toMatchObject({ taken: 32 });
  });

  test('what cannot be worn is refused', () => {
    expect(fault(['pack', 'worn shield'])).toMatchObject({ exit: 1, refusal: { rule: 'SAGA-CARRY-016' } });
  });

  test('says when its steps do not settle it', () => {
    expect(pack('--endurance', '10', '7 halberd', '--steps', '100')).toMatchObject({
      exit: 2,
      err: 'warmoot: Not settled after 100 steps. Allow more with --steps.\n',
    });
  });

  test.each([
    [['--endurance', '11', 'sword']],
    [['--steps', '0', 'sword']],
    [[]],
    [['sword', '--file', 'kit.txt']],
    [['--file', 'missing.txt']],
  ])('%j is bad usage', (argv) => {
    expect(pack(...argv)).toMatchObject({ exit: 2, out: '' });
  });

  test('in German', () => {
    expect(pack('Zelt, Schlüssel, am Leib Helm, Seil noch 5', '--lang', 'de').out).toMatch(
      /^Ausdauer 2: 48 Felder, 12 belegt, 36 frei\..*Seil \(5 m\).*Klein, ohne Platz \(1 von 8\): Schlüssel\.\nAm Leib: Helm/s,
    );
  });
});
