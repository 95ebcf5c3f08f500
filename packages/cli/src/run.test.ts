import { describe, expect, test } from 'vitest';
import { fault, json, warmoot } from './testing/terminal.js';

describe('scenes and schemas', () => {
  test('what can be played', () => {
    const { scenes } = json(['scenes']) as { scenes: { scene: string; about: string }[] };
    expect(scenes).toContainEqual({
      scene: 'saga/check',
      version: '1.0.0',
      about: expect.stringMatching(/\w/),
      seats: { least: 1, most: 20 },
    });
    const { out } = warmoot(['scenes']);
    for (const { scene, about } of scenes) expect(out).toMatch(new RegExp(`^${scene} .*${about.slice(0, 20)}`, 'm'));
  });

  test('what a scene takes', () => {
    const schema = json(['schema', 'saga/check']);
    expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
    expect(Object.keys(schema.$defs as object)).toEqual(
      expect.arrayContaining(['setup', 'options', 'input', 'dice', 'answer.dare', 'answer.decide', 'answer.vote']),
    );
    expect(warmoot(['schema', 'saga/check']).out).toBe(warmoot(['schema', 'saga/check', '--json']).out);
    expect(fault(['schema', 'saga/tea'])).toMatchObject({ exit: 2, refusal: { code: 'UNKNOWN_SCENE' } });
  });
});

const COMMANDS = [
  'roll',
  'odds',
  'check',
  'scenes',
  'schema',
  'character',
  'cast',
  'world',
  'play',
  'replay',
  'verify',
  'backup',
  'restore',
];

describe('usage', () => {
  test.each([[[]], ...COMMANDS.map((command) => [[command]]), [['odds', 'check']]])(
    'help on %j has an example',
    (argv) => {
      const { exit, out, err } = warmoot([...argv, '--help']);
      expect(exit).toBe(0);
      expect(err).toBe('');
      expect(out).toMatch(/Examples?:\n {2}warmoot /);
    },
  );

  test('no command at all gives the help, as an error', () => {
    const { exit, out, err } = warmoot([]);
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('Usage: warmoot');
  });

  test.each([
    [['rol', 'd6']],
    [['roll']],
    [['roll', 'd6', '--colour', 'red']],
    [['roll', 'd6', '--dice', 'x']],
    [['roll', 'd6', '--dice', '']],
    [['roll', 'd6', '--dice', '1', '--seed', 'a']],
    [['roll', 'd6', '--seed']],
    [['roll', 'd6', '--seed', ' ']],
    [['roll', 'd6', '--times', '0']],
    [['roll', 'd6', '--times', '1.5']],
    [['roll', 'd6', '--rules', 'chess']],
    [['odds', '2d6', '--at-least', '3', '--exactly', '4']],
    [['odds', 'check', '--skill', 'four', '--against', '2']],
    [['check', '--skill', '4', '--against', '2', '--modifier', 'high ground']],
    [['scenes', 'all']],
  ])('%j is bad usage', (argv) => {
    const { exit, out, err } = warmoot(argv);
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^warmoot: /);
    expect(fault(argv)).toMatchObject({ exit: 2, message: expect.stringMatching(/\w/) });
  });
});

describe('files', () => {
  const script = (text: string) => ({ 'script.json': text });

  test.each([
    ['is not there', ['play', 'nowhere.json'], {}, { file: 'nowhere.json' }],
    ['is a folder', ['replay', 'logs/'], {}, { file: 'logs/' }],
    [
      'is not JSON',
      ['play', 'script.json'],
      script('{"rules": '),
      { file: 'script.json', refusal: { code: 'NOT_JSON' } },
    ],
    ['is no script', ['play', 'script.json'], script('[]'), { file: 'script.json' }],
    ['is no log', ['verify', 'script.json'], script('{"rules": "saga"}'), { file: 'script.json', path: 'rules' }],
    [
      'names no scene',
      ['play', 'script.json'],
      script('{"rules": "saga", "scene": "tea", "setup": {}}'),
      { file: 'script.json', path: 'scene', refusal: { code: 'UNKNOWN_SCENE' } },
    ],
    [
      'has a bad input',
      ['play', 'script.json'],
      script('{"rules": "saga", "scene": "check", "setup": {}, "inputs": [{"dice": ["six"]}]}'),
      { file: 'script.json', path: 'inputs[0].dice[0]' },
    ],
  ])('a file that %s', (_, argv, files, error) => {
    expect(fault(argv, files)).toMatchObject({ exit: 2, ...error });
    const { err } = warmoot(argv, files);
    expect(err.startsWith(`warmoot: ${error.file}: `)).toBe(true);
  });

  test('a log that cannot be written', () => {
    const race = {
      rules: 'saga',
      scene: 'check',
      setup: {
        kind: 'opposed',
        seats: ['a'],
        acting: { name: 'A', seat: 'a', rating: 1 },
        opposing: { name: 'B', seat: 'a', rating: 1 },
      },
    };
    const { exit, err } = warmoot(['play', 'script.json', '--log', '/log.json'], script(JSON.stringify(race)));
    expect(exit).toBe(2);
    expect(err).toMatch(/^warmoot: \/log\.json: /);
  });
});
