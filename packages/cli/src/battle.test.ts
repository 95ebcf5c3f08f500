import { readdirSync, readFileSync } from 'node:fs';
import type { Log } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { fault, json, warmoot } from './testing/terminal.js';

const SMALL = ['--points', '900', '--option', 'map={"rows":9,"columns":8}'];
const SEEDED = ['battle', '--seed', 'acorn', '--me', 'levy', '--them', 'levy', ...SMALL];

/** Blue places in the middle and names its first row, Red places two hexes away. */
const PLACED = ['1', '1', '1'];
/** All bowmen hold their fire in round 1, and in round 2 both fight on. */
const HELD = ['hold', 'hold', 'hold', 'hold', 'hold', 'hold', '', ''];

const said = (typed: readonly string[], ...more: string[]): string => {
  const { exit, out, err } = warmoot([...SEEDED, ...more], {}, typed);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return out;
};

const widest = (out: string): number => Math.max(...out.split('\n').map((line) => line.length));

/** What was typed, with `hold` replaced by the number that it has in the menu it is typed at. */
const played = (typed: readonly string[], ...more: string[]): { readonly keys: string[]; readonly out: string } => {
  const keys: string[] = [];
  for (const key of typed) {
    if (key !== 'hold') {
      keys.push(key);
      continue;
    }
    const out = said(keys, ...more);
    const [, number] = /^ *(\d+) {2}hold fire$/m.exec(out.slice(out.lastIndexOf('shoot at.'))) ?? [];
    if (number !== undefined && out.lastIndexOf('shoot at.') > out.lastIndexOf('whether to fight on.'))
      keys.push(number);
  }
  return { keys, out: said(keys, ...more) };
};

const TO_QUICK = played([...PLACED, ...HELD]).keys;

test('an answer that stands is taken back like any other, and is then asked for by hand', () => {
  const against = ['--against', 'recruit'];
  // Placing, a shot, a fight and a way back, each by its first or second choice; then they are asked to declare.
  const keys = ['1', '2', '1', '1', 'f 1'];
  const out = said(keys, ...against);
  expect(out).toContain('You fight on, as standing.');
  expect(widest(out.slice(out.indexOf('f 1  stands'), out.indexOf('You fight on')))).toBeLessThanOrEqual(80);
  const asks = (text: string): number => text.split('whether to fight on.').length;
  expect(asks(said([...keys, 'u'], ...against))).toBe(asks(out) + 1);
});

describe('two people at one keyboard', () => {
  test('place, in the open: by number, by hex, or by number with changes', () => {
    const out = said(PLACED);
    expect(out).toContain('Placed for Blue: Kell levy at ');
    expect(out).toContain('Named by Blue: map row 4, the attacker above it.');
    expect(out).toContain('Placed for Red: Tarn levy at ');
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect(said(['1 Ke 8,0'])).toContain('Placed for Blue: Kell levy at (8, 0), Dorrow levy at');
    expect(said(['1 kell levy 8,0'])).toBe(said(['1 d1 8,0']));
    const all = Array.from({ length: 9 }, (_, i) => `d${i + 1} ${i < 8 ? `6,${i}` : '8,0'}`).join(' ');
    expect(said([all])).toMatch(/Placed for Blue: Kell levy at \(6, 0\), Dorrow levy at \(6, 1\)/);
  });

  test('which units are quick is in no byte that is printed before both have chosen', () => {
    const first = said(TO_QUICK);
    expect(first).toContain('which units are quick.');
    const chosen = ['1', '2', '3', '4', 'd9 d8 d7 d6'].map((choice) =>
      said([...TO_QUICK, choice, '', 's', '?', 'u', 'm']),
    );
    for (const one of chosen) expect(one).toBe(chosen[0]);
    expect(chosen[0]).toContain('Pass the keyboard to ana.');
    const both = said([...TO_QUICK, 'd9 d8 d7 d6', '', 'a1 a2 a3 a4']);
    expect(both).toContain(
      'Quick this round: Tarn levy, Fen levy, Sarn levy and Quern levy of Red; Toll\n  levy, Wath bows, Garth bows and Reed bows of Blue.',
    );
  });

  test('the curtain wipes a terminal', () => {
    const { out } = warmoot(SEEDED, {}, [...TO_QUICK, '1', ''], 'terminal');
    expect(out).toContain('\u001b[2J\u001b[3J\u001b[H');
  });
});

describe('champions', () => {
  const BOTH = ['--champions', 'Hild=knight', '--their-champions', 'raider'];
  /** Red proposes a meeting, and Blue accepts. */
  const MEET = [...PLACED, '3', '1'];
  /** Each chooses for themselves, and Hild gives up behind the curtain. */
  const MET = [...MEET, 'c', '2', '', '1'];

  test('SAGA-BATTLE-008: meet hand to hand when both sides agree, each choice sealed, and the battle goes on', () => {
    const out = said(MET, ...BOTH);
    expect(out).toContain('Single combat is proposed by Red: Hild against Morten.');
    expect(out).toContain('bo, for Morten: whether to fight on.');
    const [before = '', after = ''] = out.split('Pass the keyboard to bo.');
    expect(before).toContain('ana, for Hild: whether to fight on.');
    expect(before).not.toContain('Hild surrenders');
    expect(after.slice(after.indexOf('Hild surrenders'))).toContain('ana, for Red: what Harrow bows shoot at.');
  });

  test('fight as in any duel: both sheets, the ground, squares by number, odds, the table and the explanation', () => {
    const begun = said(MEET, ...BOTH);
    expect(begun).toMatch(/^H Hild \(ana’s\) +M Morten \(bo’s\)$/m);
    expect(begun).toContain('Hild – Morten: Spear (3)');
    // Enter says for both that they fight on; then whoever lost the Footwork moves.
    const toMove = said([...MEET, ''], ...BOTH);
    expect(toMove).toMatch(/^ {2}9 {3}\. {2}\. {2}H {2}\. {2}5 {2}1 {2}6/m);
    const toAct = said([...MEET, '', '', ''], ...BOTH);
    expect(toAct).toContain('an action.');
    expect(toAct).toMatch(/^ *1 {2}Quick Attack on .* [\d.]+ % +\w+$/m);
    expect(said([...MEET, '', '', '', 't'], ...BOTH)).toMatch(/Quick {2}Vicious|Quick Vicious/);
    expect(said([...MEET, '', '', '', '?1'], ...BOTH)).toMatch(
      /The chance of a strong result against \w+ is [\d.]+ percent/,
    );
    expect(widest(toAct)).toBeLessThanOrEqual(80);
  });

  test('are asked for nothing where one side has none, and are no matter to those who watch', () => {
    expect(said(PLACED, '--champions', 'knight')).not.toContain('single combat');
    const argv = [...SEEDED, ...BOTH, '--watch', 'recruit', '--log', 'battle.json'];
    expect(warmoot(['verify', 'battle.json'], warmoot(argv).written).exit).toBe(0);
  });
});

test('a battle is fought by the first edition where that is asked for', () => {
  const argv = [...SEEDED, '--rules', 'saga-1e', '--watch', 'recruit'];
  expect(json(argv)).toMatchObject({ scene: 'saga-1e/battle', over: true });
  expect(warmoot(['verify', 'old.json'], warmoot([...argv, '--log', 'old.json']).written).exit).toBe(0);
  expect(warmoot(['battle', '--rules', 'saga-2e']).exit).toBe(2);
});

const TO_MOVE = [...TO_QUICK, 'd1 d2 d3 d4', '', 'a1 a2 a3 a4'];

/** A hex next to an enemy to which d1 can move, from the map with its reach. */
const attackOf = (unit: string): string => {
  const out = said([...TO_MOVE, unit]);
  const map = out.slice(out.lastIndexOf('Where Kell levy can go')).split('\n').slice(2, 11);
  for (const [row, line] of map.entries()) {
    const at = line.indexOf('!');
    if (at >= 0) return `${row},${Math.floor((at - 3 - (row % 2)) / 3)}`;
  }
  throw new Error(`no attack:\n${map.join('\n')}`);
};

describe('at a question', () => {
  test('a unit alone shows where it can go', () => {
    const out = said([...TO_MOVE, 'Ke']);
    expect(out).toContain('Where Kell levy can go: + free, ! next to an enemy.');
    for (const typed of ['d1', 'KE', 'kell levy', 'Kell-Levy']) expect(said([...TO_MOVE, typed])).toBe(out);
    expect(said([...TO_MOVE, 'Kell-Aufgebot'], '--lang', 'de')).toContain('Wohin Kell-Aufgebot gehen kann');
    expect(out).toMatch(/^ \d .*\+/m);
    expect(said([...TO_MOVE, 'a1'])).toContain('Tarn levy cannot move now.');
  });

  test('? before a move says who would fight whom, with the sums and the exact odds', () => {
    const to = attackOf('d1');
    const out = said([...TO_MOVE, `?d1 ${to}`]);
    expect(out).toMatch(
      /Kell levy against \w+ levy(,?\s(?:and\s)?\w+\slevy)*: Kell\slevy\s+wins\swith\s[\d.]+\spercent,\s\d+\s+in\s+\d+\./,
    );
    expect(out).toContain('medium infantry (Kell levy)');
    expect(out).toContain('SAGA-BATTLE-TROOP-009');
    expect(out).not.toContain('Kell levy moves');
  });

  test('a move is made by unit and hex, and can be taken back before anybody else has moved', () => {
    const to = attackOf('d1');
    const moved = said([...TO_MOVE, `d1 ${to}`]);
    expect(moved).toMatch(/Kell levy moves \d spaces? to \(\d, \d\)/);
    expect(said([...TO_MOVE, `d1 ${to}`, 'u'])).toContain('Back to entry');
    expect(said([...TO_QUICK, 'd1 d2 d3 d4', '', 'u'])).toContain('Nothing can be taken back');
  });

  test('what the rules forbid is refused with the rule, and nothing changes', () => {
    expect(said([...TO_MOVE, 'd1 0,0'])).toMatch(/\[SAGA-BATTLE-MOVE-001\]\nNothing has changed\./);
    expect(said([...TO_QUICK, 'd1'])).toMatch(/\[SAGA-BATTLE-ROUND-004\]/);
    expect(said(['d1 3,3'])).toMatch(/\[SAGA-BATTLE-DEPLOY-024\]/);
  });

  test('what cannot be read is said to be so', () => {
    for (const typed of ['x', '99', 'd1 here', '?99', 'd1 3,3 4']) {
      expect(said([...TO_MOVE, typed])).toContain('A number of the list was expected');
    }
    expect(said(['d1 3,3 d2'])).toContain('A number of the list was expected');
  });

  test('shots are listed with distance, odds and losses, and explained with their sum', () => {
    const out = said([...PLACED, '?1']);
    expect(out).toMatch(/^1 {2}shoot at \w+ levy +\d +\d+\.\d % +\d+ or \d+$/m);
    expect(out).toMatch(/It could shoot at \w+ levy, distance \d: wins with [\d.]+ percent/);
  });

  test('? before a placement shows it on the map; h explains the keys', () => {
    expect(said(['?1'])).toMatch(/^ 4 .*Ke/m);
    expect(said(['h'])).toContain('q quits and keeps the log');
  });

  test('q quits and keeps a log that can be replayed', () => {
    const { exit, out, written } = warmoot([...SEEDED, '--log', 'battle.json'], {}, [...TO_MOVE, 'q']);
    expect(exit).toBe(0);
    expect(out).toContain('The log is in battle.json.');
    expect((JSON.parse(written['battle.json'] ?? '') as Log).seed).toBeNull();
    expect(warmoot(['replay', 'battle.json'], written).exit).toBe(0);
  });
});

describe('against the computer', () => {
  test.each(['recruit', 'captain'])('%s places, names its row and answers by itself', (player) => {
    const out = said(['1'], '--against', player);
    expect(out).toContain('Named by Blue: ');
    expect(out).toContain('Placed for Red: Tarn levy at ');
    expect(out).not.toContain('Pass the keyboard');
  });

  test('one can defend, and be ambushed', () => {
    expect(said([], '--defend')).toContain('A battle: Blue attacks Red, which stands and fights.');
    expect(said([], '--ambush')).toContain('which is ambushed on the march.');
    expect(said([], '--ambush', 'camp', '--defend', '--against', 'captain')).toContain('which is ambushed in camp.');
  });

  test('computers fight it out, the same each time, on a page', () => {
    const argv = [...SEEDED, '--watch', 'captain,recruit', '--map', 'seed:oak'];
    const { exit, out } = warmoot(argv);
    expect(exit).toBe(0);
    expect(out).toContain('seed acorn');
    expect(warmoot(argv).out).toBe(out);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('programs get the outcome, the hash and the log, which holds', () => {
    const argv = [...SEEDED, '--watch', 'recruit', '--log', 'battle.json'];
    const told = json(argv);
    expect(told).toMatchObject({
      scene: 'saga/battle',
      over: true,
      outcome: { armies: [{ name: 'Red' }, { name: 'Blue' }] },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      log: 'battle.json',
      seed: 'acorn',
    });
    const { written } = warmoot(argv);
    expect(warmoot(['verify', 'battle.json'], written).exit).toBe(0);
    expect(JSON.parse(written['battle.json'] ?? '')).toMatchObject({ hash: told.hash, seed: 'acorn' });
  });

  test('in German too', () => {
    const out = said(TO_MOVE, '--lang', 'de');
    expect(out).toContain('Enter');
    expect(out).toContain('Bogenschützen');
    expect(out).toContain('Kell-Aufgebot');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });
});

describe('what is set up', () => {
  test('ready-made armies are listed', () => {
    const { exit, out } = warmoot(['battle', '--list', '--points', '4000']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^levy +800 medium infantry, 400 bowmen$/m);
  });

  test('by name, with names and points of their own, on a map of a kind', () => {
    const { out } = warmoot([
      'battle',
      '--me',
      'Reds=pikes:2000',
      '--them',
      'riders',
      '--map',
      'woods:oak',
      '--seed',
      'a',
    ]);
    expect(out).toContain('A battle: Reds attacks Blue');
    expect(out).toContain('The battlefield: woods.');
  });

  test.each([
    [['--me', 'elves'], /no ready-made army "elves"/],
    [['--champions', 'elf'], /no ready-made fighter "elf"/],
    [['--champions', 'Hild=knight', '--their-champions', 'Hild=scout'], /each name and seat once/],
    [['--map', 'moon'], /woods:acorn or seed:acorn; found moon/],
    [['--map', 'seed:'], /A map was expected/],
    [['--points', '0'], /whole number from 1/],
    [['--ambush', 'bath'], /Allowed choices are march, camp/],
    [['--against', 'general'], /no computer player "general"/],
    [['--watch', '--against', 'recruit'], /not both/],
    [['--seats', 'ana,ana'], /Two different names/],
    [['--option', 'truce'], /such as truce=no/],
    [['--option', 'truce=maybe'], /options\.saga\.battle\.truce/],
    [['--option', 'map={"rows":1,"columns":1}'], /options\.saga\.battle\.map/],
    [['--me', 'Red=levy', '--them', 'Red=levy'], /each name and seat once/],
    [['--me', 'crown:1'], /soldiers to muster/],
  ])('%j is refused', (argv, message) => {
    expect(fault(['battle', ...argv])).toMatchObject({ exit: 2, message: expect.stringMatching(message) });
  });
});

test('units are renamed at any question, by a name or by lot; what cannot be is refused, and the question stays', () => {
  const out = said([...PLACED, 'rename Ta Old Guard', 'rename old guard', 's']);
  expect(out).toContain('Tarn levy is now called Old Guard.');
  expect(out).toMatch(/Old Guard is now called \w+ levy\./);
  const refused = said([...PLACED, 'rename Ta Men of Kell', 'rename Ke Old Guard', 'rename nobody']);
  expect(refused).toContain('a name of one word or two');
  expect(refused).toContain('a unit of your own');
  expect(refused).toContain('A unit and its new name, two words at most: rename Ta Old Guard');
  expect(said([...PLACED, 'umbenennen Tarn-Aufgebot Alte Garde'], '--lang', 'de')).toContain(
    'Tarn-Aufgebot heißt jetzt Alte Garde.',
  );
});

describe('scripts of battles', () => {
  const folder = new URL('../../../docs/examples/', import.meta.url);
  const files = readdirSync(folder).filter((file) => /^battle-.*\.json$/.test(file));

  test.each(files)('%s plays, replays and holds', (file) => {
    const script = readFileSync(new URL(file, folder), 'utf8');
    const { exit, written } = warmoot(['play', file, '--log', 'log.json'], { [file]: script });
    expect(exit).toBe(0);
    expect(warmoot(['replay', 'log.json'], written).exit).toBe(0);
    expect(warmoot(['verify', 'log.json'], written).exit).toBe(0);
  });

  test('name units by sign or name as well as by key', () => {
    const [file] = files.filter((one) => one.includes('ambush'));
    const script = readFileSync(new URL(file as string, folder), 'utf8');
    const keyed = warmoot(['play', 'a.json'], { 'a.json': script });
    // Red has Tarn, Fen, Sarn and Quern; Blue has Kell, Dorrow and Hill.
    const named = script
      .replaceAll('"a1"', '"Ta"')
      .replaceAll('"a2"', '"Fen slingers"')
      .replaceAll('"d1"', '"ke"')
      .replaceAll('"d2"', '"dorrow-LEVY"');
    expect(named).not.toBe(script);
    expect(warmoot(['play', 'a.json'], { 'a.json': named })).toMatchObject({ exit: 0, out: keyed.out });
  });
});
