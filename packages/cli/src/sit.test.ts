import type { Log } from '@warmoot/kernel';
import { manifests } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { fault, type Said, warmoot } from './testing/terminal.js';

/** Whatever is asked, the first thing that can be chosen; Enter lets the next one before the screen. */
const FIRST = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? '1' : ''));

const USUAL = manifests().flatMap(({ rules, edition }) => (edition === null ? [rules.scene] : []));

const printed = ({ out }: Said): unknown => JSON.parse(out);

describe('every scene', () => {
  test.each(USUAL)('%s can be played against the computer', (scene) => {
    const { exit, err, out } = warmoot(['sit', scene, '--seed', 'acorn', '--against', 'recruit'], {}, FIRST);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out.split('\n').length).toBeGreaterThan(3);
  });

  test('has ready-made starts to pick from, and fields to set', () => {
    const { out } = warmoot(['sit', 'saga/check', '--list']);
    expect(out).toContain('climb');
    expect(out).toContain('opposed');
    expect(out).toContain('--set ');
    expect(fault(['sit', 'saga/check', '--start', 'swim'])).toMatchObject({
      message: 'saga/check has no ready-made start "swim". There are climb, opposed.',
    });
  });

  test('takes a setup from a file, and fields of it by name', () => {
    const setup = { seats: ['ana'], victim: { name: 'Ella', seat: 'ana' }, helpers: [] };
    const files = { 'aid.json': JSON.stringify(setup) };
    const said = warmoot(
      ['sit', 'saga/aid', '--setup', 'aid.json', '--set', 'minute=50', '--seats', 'ana', '--log', 'aid.log', '--json'],
      files,
      FIRST,
    );
    const log = JSON.parse(said.written['aid.log'] ?? '') as Log;
    expect(log.header.setup).toMatchObject({ minute: 50, helpers: [] });
    expect(printed(said)).toMatchObject({ scene: 'saga/aid', over: true, outcome: { result: 'dies' } });
  });
});
