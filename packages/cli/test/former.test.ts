import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Log, verify } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';

/** Logs that earlier versions of the rules have written, as they were. */
const FORMER = ['duel-1.0.0', 'duel-1.1.0', 'battle-1.0.0', 'lots-1.0.0', 'lots-1.1.0', 'discussion-1.0.0'] as const;

const logOf = (name: (typeof FORMER)[number]): Log =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`./former/${name}.json`, import.meta.url)), 'utf8')) as Log;

describe('a log of earlier rules', () => {
  test.each(FORMER)('%s is gone over by the rules it names, and what is forged in it is found', (name) => {
    const log = logOf(name);
    const rules = sceneRules(log.header.scene);
    if (!rules.ok) throw new Error(rules.refusal.code);
    expect(rules.value.version).not.toBe(log.header.version);
    expect(verify(rules.value, log)).toMatchObject({
      ok: true,
      value: { entries: log.entries.length, over: true, unchecked: 0 },
    });
    expect(verify(rules.value, { ...log, hash: '00' })).toMatchObject({ ok: false, refusal: { what: 'end' } });
    // By the rules of today the same log comes to something else: that is why it names its version.
    const today = { ...log, header: { ...log.header, version: rules.value.version } };
    expect(verify(rules.value, today)).toMatchObject({ ok: false, refusal: { code: 'REPLAY_DIVERGED' } });
  });
});
