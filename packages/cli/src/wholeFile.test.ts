import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeAtOnce } from './wholeFile.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const textIn = (name: string): string => readFileSync(at(name), 'utf8');

describe('a file that is written at once', () => {
  test('is there with nothing beside it, and is replaced with its rights', () => {
    writeAtOnce(at('log.json'), 'one');
    expect(textIn('log.json')).toBe('one');
    chmodSync(at('log.json'), 0o640);
    writeAtOnce(at('log.json'), 'two');
    expect([textIn('log.json'), statSync(at('log.json')).mode & 0o777]).toEqual(['two', 0o640]);
    expect(readdirSync(folder)).toEqual(['log.json']);
  });

  test('stands where a link leads, and the link stays', () => {
    writeAtOnce(at('log.json'), 'one');
    symlinkSync(at('log.json'), at('link.json'));
    writeAtOnce(at('link.json'), 'two');
    expect([textIn('log.json'), lstatSync(at('link.json')).isSymbolicLink()]).toEqual(['two', true]);
  });

  test('is no device and no folder: the one is written into, the other is a fault', () => {
    symlinkSync('/dev/null', at('nothing'));
    writeAtOnce(at('nothing'), 'two');
    expect(statSync(at('nothing')).isCharacterDevice()).toBe(true);
    mkdirSync(at('logs'));
    expect(() => writeAtOnce(at('logs'), 'two')).toThrow('EISDIR');
    expect(() => writeAtOnce(at('nowhere/log.json'), 'two')).toThrow('ENOENT');
    expect(readdirSync(folder).toSorted()).toEqual(['logs', 'nothing']);
  });
});
