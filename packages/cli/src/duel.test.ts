import type { Log } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { fault, json, warmoot } from './testing/terminal.js';

const SEEDED = ['duel', '--seed', 'acorn'];

/** Both fight on, and both stay where they are in Footwork: what comes next is the choice of actions. */
const TO_THE_ACTS = ['', '', ''];

const said = (typed: readonly string[], ...more: string[]): string => {
  const { exit, out, err } = warmoot([...SEEDED, ...more], {}, typed);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return out;
};

/** The numbers of the menu that is shown last. */
const menuOf = (out: string): readonly string[] =>
  out
    .slice(out.lastIndexOf('an action.'))
    .split('\n')
    .flatMap((line) => /^ *(\d+) {2}\S/.exec(line)?.[1] ?? []);

describe('two people at one keyboard', () => {
  test('what one seals is in no byte that is printed before it is shown', () => {
    const first = said(TO_THE_ACTS);
    const choices = menuOf(first);
    expect(choices.length).toBeGreaterThan(5);
    const [one, ...others] = choices.map((choice) => said([...TO_THE_ACTS, choice, '', 't', '?', 's', 'm', 'u', 'r']));
    for (const other of others) expect(other).toBe(one);
    expect(one).toContain('Pass the keyboard to bo.');
  });

  test('nor a sealed defence, nor whether somebody would rather surrender', () => {
    const acts = [...TO_THE_ACTS, '1', '', '1'];
    const [one, other] = ['1', '5'].map((defence) => said([...acts, defence, '', 's']));
    expect(one).toContain('a defence.');
    expect(one).toBe(other);
    const [stays, leaves] = ['1', '2'].map((choice) => said(['c', choice, '', 's']));
    expect(stays).toBe(leaves);
    expect(leaves).not.toContain('surrenders');
  });

  test('then both are shown at once', () => {
    const out = said([...TO_THE_ACTS, '1', '', '2']);
    const shown = out.indexOf('Ella: Quick Attack on Morten with the sword.\nMorten: Vicious Attack on Ella');
    expect(shown).toBeGreaterThan(out.indexOf('Pass the keyboard to bo.'));
  });

  test('the curtain wipes a terminal, and what has scrolled off it', () => {
    const { out } = warmoot(SEEDED, {}, [...TO_THE_ACTS, '1', ''], 'terminal');
    expect(out).toContain('\u001b[2J\u001b[3J\u001b[H');
  });

  test('the board comes at the start of a round, with both sheets and the ground', () => {
    const out = said([]);
    expect(out).toContain('E Ella (ana’s)                            M Morten (bo’s)');
    expect(out).toContain('Ella – Morten: Spear (3)');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('squares to move to stand on the ground by number, and can be typed as they are called', () => {
    const out = said(['', '11,8']);
    expect(out).toMatch(/ 9 {3}\. {2}\. {2}E {2}\. {2}5 {2}1 {2}6/);
    expect(out).toContain('Morten moves from (11, 9) to (11, 8)');
  });
});

describe('at a question', () => {
  test('?n explains a choice with its tally, its exact odds and what it does', () => {
    const out = said([...TO_THE_ACTS, '?1']);
    expect(out).toContain('  distance does not match    −1  SAGA-DUEL-FOOT-016');
    expect(out).toMatch(/The chance of a strong result against Dodge is [\d.]+ percent, \d+ in \d+\./);
    expect(out).toContain('Weak: Morten takes a Minor Wound and chooses the part.');
  });

  test('t shows the table of my action against each of theirs', () => {
    expect(said([...TO_THE_ACTS, 't'])).toMatch(/Quick {2}Vicious|Quick Vicious/);
    expect(said(['', 't'])).toContain('The table is for the choice of an action.');
  });

  test('r lists the ways to fill the hands, which count after the rest', () => {
    const out = said([...TO_THE_ACTS, 'r']);
    const [ready] = /^ *\d+ {2}Ready: .*$/m.exec(out) ?? [];
    expect(ready).toBeDefined();
    expect(said([...TO_THE_ACTS, (/\d+/.exec(ready ?? '') ?? [''])[0], '', '1'])).toContain('Ella: Ready: ');
  });

  test('something can be dropped with an action', () => {
    expect(said([...TO_THE_ACTS, '1 drop left', '', '1'])).toContain(
      'Ella: Quick Attack on Morten with the sword, dropping the shield.',
    );
  });

  test('what the rules forbid is refused with the rule, and nothing changes', () => {
    const out = said([...TO_THE_ACTS, '1 release left', 's']);
    expect(out).toContain('That hand grips nobody. [SAGA-DUEL-ACT-100]\nNothing has changed.');
    expect(said(['', '19,19'])).toContain('[SAGA-DUEL-FOOT-009]');
  });

  test('what cannot be read is said to be so', () => {
    for (const typed of ['', 'x', '99', '1 throw left', '?99']) {
      expect(said([...TO_THE_ACTS, typed])).toContain('A number of the list was expected');
    }
  });

  test('an unknown key where all are asked to fight on is said to be so, and nothing is answered', () => {
    const out = said(['1', '']);
    expect(out).toContain('Enter was expected, or one of the letters below.');
    expect(out.match(/Round 1: do all fight on\?/g)).toHaveLength(2);
  });

  test('no answer stands where several sit at one keyboard: it would show who is not asked', () => {
    expect(said(['c', 'f'])).toContain('Where several sit at one keyboard no answer can stand');
  });

  test('h explains the keys', () => {
    for (const word of ['h', 'help']) expect(said(['', word])).toContain('q quits and keeps the log');
  });

  test('u takes back what nobody has seen the effect of, and nothing else', () => {
    const out = said([...TO_THE_ACTS, 'u', '9,9']);
    expect(out).toContain('Back to entry');
    expect(out).toContain('Ella moves from (8, 9) to (9, 9)');
    expect(said(['', 'u'])).toContain('Nothing can be taken back');
    expect(said([...TO_THE_ACTS, '1', '', 'u'])).toContain('Nothing can be taken back');
  });

  test('q quits and keeps a log that can be replayed', () => {
    const { exit, out, written } = warmoot([...SEEDED, '--log', 'fight.json'], {}, [...TO_THE_ACTS, 'q']);
    expect(exit).toBe(0);
    expect(out).toContain('The log is in fight.json.');
    const log = JSON.parse(written['fight.json'] ?? '') as Log;
    expect(log.seed).toBeNull();
    expect(warmoot(['replay', 'fight.json'], written).exit).toBe(0);
  });
});

describe('against the computer', () => {
  test.each(['recruit', 'captain'])('%s answers by itself', (player) => {
    const { exit, out } = warmoot([...SEEDED, '--against', player], {}, ['', '', '1']);
    expect(exit).toBe(0);
    expect(out).not.toContain('Pass the keyboard');
    expect(out).not.toContain('bo chooses for Morten: Quick');
  });

  test('a seat holds several fighters', () => {
    const out = said(['', '', '', '', '', ''], '--size', '3v1', '--against', 'recruit');
    expect(out).toContain('A fight: Ella, Bram and Cato against Morten.');
  });

  test('what is typed can come from a file, with remarks', () => {
    const script = '# both stay\n\n\n\n1\n\n1\n';
    const fromFile = warmoot([...SEEDED, '--script', 'keys.txt'], { 'keys.txt': script });
    expect(fromFile).toMatchObject({ exit: 0, out: said(['', '', '', '1', '', '1']) });
  });

  test('computers fight it out, the same each time', () => {
    const argv = [...SEEDED, '--watch', 'recruit', '--me', 'brawler', '--them', 'brawler'];
    const { exit, out } = warmoot(argv);
    expect(exit).toBe(0);
    expect(out).toContain('seed acorn');
    expect(warmoot(argv).out).toBe(out);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('programs get the outcome, the hash and the log', () => {
    const argv = [...SEEDED, '--watch', 'recruit', '--me', 'brawler', '--them', 'brawler', '--log', 'fight.json'];
    const told = json(argv);
    expect(told).toMatchObject({
      scene: 'saga/duel',
      over: true,
      outcome: { fighters: [{ name: 'Ella' }, { name: 'Morten' }] },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      log: 'fight.json',
      seed: 'acorn',
    });
    const { written } = warmoot(argv);
    expect(warmoot(['verify', 'fight.json'], written).exit).toBe(0);
    expect(JSON.parse(written['fight.json'] ?? '')).toMatchObject({ hash: told.hash, seed: 'acorn' });
  });

  test('the other edition has its own dice', () => {
    expect(said(['', '', ''], '--rules', 'saga-1e')).toMatch(/throws? \d?d8/);
  });
});

describe('what is set up', () => {
  test('ready-made fighters are listed', () => {
    const { exit, out } = warmoot(['duel', '--list']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^knight +4 +4 +3 +5 +metal plate +mace, shield, sword, dagger$/m);
  });

  test('by name, with names of their own, and options of the table', () => {
    const out = said([], '--me', 'Hild=knight', '--them', 'scout,brawler', '--option', 'board={"width":12,"height":9}');
    expect(out).toContain('A fight: Hild against Morten and Ada.');
  });

  test('with more than six a side, who are numbered from then on', () => {
    expect(said([], '--size', '1v13')).toContain('Lot, 2.7, 2.8');
  });

  test.each([
    [['--me', 'dragon'], /no ready-made fighter "dragon"/],
    [['--size', '1v101'], /from 1 to 100 .*such as 1v3/],
    [['--against', 'general'], /no computer player "general"/],
    [['--watch', '--against', 'recruit'], /not both/],
    [['--watch', '--script', 'typed.txt'], /--script, not both/],
    [['--seats', 'ana'], /Two different names/],
    [['--option', 'flee'], /such as flee=any/],
    [['--option', 'flee=never'], /options\.saga\.duel\.flee/],
    [['--me', 'Ella=knight', '--them', 'Ella=knight'], /each name and seat once/],
  ])('%j is refused', (argv, message) => {
    expect(fault(['duel', ...argv])).toMatchObject({ exit: 2, message: expect.stringMatching(message) });
  });
});

describe('answers that stand, of one person against the computer', () => {
  const AGAINST = ['--against', 'recruit'];
  const asked = (out: string): number => out.match(/whether to fight on/g)?.length ?? 0;

  test('are listed with f, given by a number and taken back by it', () => {
    const out = said(['f', 'f 1', 'f 1', 'f 99'], ...AGAINST);
    expect(out).toMatch(/f 1 {2}ask me {2}Fight on, each round/);
    expect(out).toContain('You fight on, as standing.');
    // Let stand at the first question, it is given at once; at the next one it is taken back.
    expect(out).toMatch(/f 1 {2}stands {2}Fight on, each round/);
    expect(out.lastIndexOf('ask me  Fight on')).toBeGreaterThan(out.indexOf('stands  Fight on'));
    expect(out).toContain('A number of the list was expected');
  });

  test('are given each round without being asked for, and the log holds them as answers like any other', () => {
    // Footwork, action and defence by their first choice, as often as they come.
    const first = Array.from({ length: 12 }, () => '1');
    const { out, written } = warmoot([...SEEDED, ...AGAINST, '--log', 'd.json'], {}, ['f 1', ...first]);
    expect(asked(out)).toBe(1);
    expect(out).toContain('Round 2.');
    const { entries } = JSON.parse(written['d.json'] ?? '') as Log;
    const given = entries.filter(
      ({ input }) => input.input === 'answer' && JSON.stringify(input.choice).includes('fightOn'),
    );
    expect(given.length).toBeGreaterThan(2);
    expect(JSON.stringify(entries)).not.toContain('standing');
  });
});
