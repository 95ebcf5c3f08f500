import { describe, expect, test } from 'vitest';
import { fault, warmoot } from './testing/terminal.js';

const SEEDED = ['sortie', '--seed', 'acorn', '--me', 'shields', '--them', 'riders'];

describe('the command', () => {
  test('forces are listed, and one that is not there is refused', () => {
    expect(warmoot(['sortie', '--list'], {}).out).toMatch(/^shields +250 heavy infantry, 250 heavy infantry, 200/m);
    expect(warmoot(['--lang', 'de', 'sortie', '--list'], {}).out).toContain('schwere Infanterie');
    expect(fault(['sortie', '--me', 'elephants'], {})).toMatchObject({ option: '--me' });
    expect(warmoot(['sortie', '--ground', 'lava'], {}).exit).toBe(2);
  });

  test('a force has a name of its own, the ground and the way it comes are as the flags say', () => {
    const flags = ['--me', 'Reds=bows', '--ground', 'open', '--comes', 'fromAmbush', '--log', 'begun.log.json'];
    const { exit, written } = warmoot(['sortie', '--seed', 'acorn', ...flags], {}, ['q']);
    expect(exit).toBe(0);
    const log = JSON.parse(written['begun.log.json'] as string) as { readonly header: { readonly setup: object } };
    const { setup } = log.header;
    expect(setup).toMatchObject({ a: { name: 'Reds', comes: 'fromAmbush' }, b: { comes: 'openly' }, ground: 'open' });
  });

  test('a short battle of two computers, in which one presses another, comes to its end, and its log holds', () => {
    const flags = ['--watch', 'recruit,recruit', '--option', 'roundLimit=2', '--log', 'short.log.json'];
    const { exit, out, written } = warmoot([...SEEDED, ...flags], {});
    expect(exit).toBe(0);
    expect(out).toContain('Round 2');
    expect(written['short.log.json']).toMatch(/"as": "[AB]\d\.[AB]\d"/);
    const files = { 'short.log.json': written['short.log.json'] as string };
    expect(warmoot(['verify', 'short.log.json'], files).exit).toBe(0);
  });
});
