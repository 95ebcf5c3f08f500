import { type AnyRules, stream } from '@warmoot/kernel';
import { byTier } from '@warmoot/kernel/testing';
import type { TableFile } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { forge } from '../testing/forging.js';
import { randomTable } from '../testing/randomTable.js';
import type { RulesOf } from './facts.js';
import { wholeFile } from './tableFiles.js';
import { readFile } from './takenFile.js';

/*
 * One thing in a file is changed, and its hash made to fit. What follows from the rest must be found out. What a table
 * says of itself, and nothing else tells, is its word, and is listed here: docs/protocol.md says the same.
 * FORGERIES=5000 asks for more of them.
 */

/** When somebody freely did something, and in which order where either could have been. */
const TIME = /: at$/;
/** A whole record that could as well not have been, or been elsewhere: a remark, a name, a line of the journal. */
const WHOLE = /: record$/;
/** What people call themselves and one another, what they say, and which of them spoke or did what any of them might. */
const WORDS = /^(opened|titled): title$|^(seated|renamed): name$|^said: (text|by)$|^campaign: by$|^(began|played): by$/;
/** Whether a person spoke or, when their time was over, the clock for them; or, with a regent, the computer. */
const SPEAKERS = /^(played|answered): how$/;
/** What older files lack: what a throw needed, where typed dice do not tell whether a file is older. */
const LACKED = /^played: needs$/;
/** What was chosen freely, as long as nothing played shows it. */
const CHOICES = /^opened: options\.|^(seated|held): player$|^seated: role$/;

/** A part of a deed for which the usual stands when it is left out: the deed is the same. */
const USUAL = /^campaign: cause\.deed\.\w+\|removed$/;

/** Whether a change is of a kind that a file may hold. */
const isItsWord = (change: string): boolean => {
  const [field] = change.split('|') as [string, string];
  return USUAL.test(change) || [TIME, WHOLE, WORDS, SPEAKERS, LACKED, CHOICES].some((kind) => kind.test(field));
};

const throughText = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;

const MOST = byTier(40, Number(process.env.FORGERIES ?? 150));
const TABLES = Math.max(3, Math.ceil(MOST / 100));

const files = (seed: string): readonly TableFile[] =>
  Array.from({ length: TABLES }, (_, n) => {
    const { records, facts } = randomTable(`${seed} ${n}`, 40 + 30 * (n % 4));
    return wholeFile(facts.table, records, sceneRules);
  });

/** The forgeries that a server takes for good, by field and kind. */
const taken = async (seed: string, rules: RulesOf): Promise<Readonly<Record<string, number>>> => {
  const source = stream(seed);
  const all = files(seed);
  for (const file of all) expect((await readFile(throughText(file), rules)).ok).toBe(true);
  const found: Record<string, number> = {};
  for (let n = 0; n < MOST; n++) {
    const { file, field, kind } = forge(all[n % all.length] as TableFile, source);
    if ((await readFile(throughText(file), rules)).ok) found[`${field}|${kind}`] = (found[`${field}|${kind}`] ?? 0) + 1;
  }
  const sum = Object.values(found).reduce((one, other) => one + other, 0);
  if (process.env.FORGERIES !== undefined) console.log(`${sum} of ${MOST} taken`, found);
  return found;
};

describe('a file in which one thing was changed', () => {
  test('is found out wherever the rest tells', async () => {
    const found = Object.keys(await taken('forged', sceneRules));
    expect(found.filter((change) => !isItsWord(change))).toEqual([]);
  });

  /** What is kept of scenes of other rules is their chain and dice. The rest of their lines is taken as it is. */
  const OF_OTHER_RULES = /^(began|played|ended|answered|proposed|settled):/;

  test('also where its scenes were played by other rules, but for the scenes themselves', async () => {
    const later: RulesOf = (scene) => {
      const rules = sceneRules(scene);
      return rules.ok ? { ok: true, value: { ...(rules.value as AnyRules), version: 'later' } } : rules;
    };
    const found = Object.keys(await taken('others', later));
    const unlike = found.filter((change) => !isItsWord(change) && !OF_OTHER_RULES.test(change));
    expect(unlike).toEqual([]);
  });
});
