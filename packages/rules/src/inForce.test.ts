import { readdirSync, readFileSync } from 'node:fs';
import { type AnyRules, apply, begin, type Moved, type Refusal, type SceneTypes, stream } from '@warmoot/kernel';
import { always, byTier, randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manifests, saga } from './index.js';
import { smallStarts as battleStarts } from './saga/battle/testing/starts.js';
import { anyDeed } from './saga/campaign/testing/anything.js';
import { starts as duelStarts } from './saga/duel/testing/starts.js';
import { SCENES } from './scenes.js';

const DOCS = new URL('../../../docs/ledger/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, DOCS), 'utf8');

/** Every rule that the ledger has. */
const LEDGER = new Set(
  readdirSync(DOCS).flatMap((file) =>
    [...textOf(file).matchAll(/^- \*\*([A-Z0-9-]+)\*\*/gm)].map(([, id]) => id ?? ''),
  ),
);

/** The rules that the ledger of the earlier edition says are not in force there: "SAGA-CHECK-015 to -018, -021". */
const notInForce = (): ReadonlySet<string> => {
  const text = textOf('saga-1e.md');
  const ids = new Set<string>();
  for (const [, list = ''] of text.matchAll(/Not in force: ([^.]*)\./g)) {
    let family = '';
    for (const [, named, first = '', last] of list
      .replaceAll(/\([^)]*\)/g, '')
      .matchAll(/(SAGA-[A-Z]+)?-(\d{3})(?: to (?:SAGA-[A-Z]+)?-(\d{3}))?/g)) {
      family = named ?? family;
      for (let n = Number(first); n <= Number(last ?? first); n++) ids.add(`${family}-${`${n}`.padStart(3, '0')}`);
    }
  }
  return ids;
};

const NOT_IN_FIRST = notInForce();

/** The rule that a refusal names, where it names one. */
const ruleOf = (refusal: Refusal): string | null =>
  refusal.code === 'BROKEN_RULE' || refusal.code === 'TABLE_DECIDES' ? refusal.rule : null;

const expectInForce = (rules: ReadonlySet<string>, ruleSet: string): void => {
  expect([...rules].filter((id) => !LEDGER.has(id))).toEqual([]);
  if (ruleSet === 'saga-1e') expect([...rules].filter((id) => NOT_IN_FIRST.has(id))).toEqual([]);
  else expect([...rules].filter((id) => id.startsWith('S1E-'))).toEqual([]);
};

/** The same with one of its values, however deep, put in another one's place. */
const mixed = (value: unknown, source: ReturnType<typeof stream>, others: readonly unknown[]): unknown => {
  if (typeof value !== 'object' || value === null || source.below(4) === 0) {
    return others[source.below(others.length)] ?? null;
  }
  const keys = Object.keys(value);
  const key = keys[source.below(Math.max(1, keys.length))] ?? '';
  const changed = mixed((value as Record<string, unknown>)[key], source, others);
  if (Array.isArray(value)) return value.map((item: unknown, i) => (`${i}` === key ? changed : item));
  return { ...value, [key]: changed };
};

/** Plays a random game and looks at each position. */
const playThrough = (
  rules: AnyRules,
  start: Parameters<typeof begin>[1],
  source: ReturnType<typeof stream>,
  look: (moved: Moved<SceneTypes>) => void,
): void => {
  let moved = begin<SceneTypes>(rules, start);
  while (moved.ok) {
    look(moved.value);
    const input = randomInput(moved.value.run, source);
    if (input === null) return;
    moved = apply(rules, moved.value.run.state, input);
  }
};

/** All values inside a value. */
const valuesIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(valuesIn)] : [value];

/** Choices as they come, so many of them, and all values inside them. */
const gathering = (many: number) => {
  const once: unknown[] = [];
  const values: unknown[] = [];
  const take = (choice: unknown): void => {
    if (once.length === many) return;
    once.push(choice);
    values.push(...valuesIn(choice));
  };
  return { once, values, take };
};

const STARTS: Readonly<Record<string, fc.Arbitrary<{ readonly setup: unknown; readonly options?: unknown }>>> = {
  duel: duelStarts,
  battle: battleStarts,
};

/** An option in the ledger, with its rule: "**SAGA-DUEL-018** … `[option saga.duel.stacking: add | worst]`". */
const OPTION = /^- \*\*([A-Z0-9-]+)\*\*.*?\[option (saga\.\w+\.\w+): ([^\]]*)\]/gm;

/** Values that are no words. */
const VALUES: Readonly<Record<string, unknown>> = { true: true, false: false, 2: 2 };

const IS_RULE = /^(?:SAGA|S1E)-[A-Z0-9-]*\d{3}$/;

/** The rules that are named in a value, however deep. */
const rulesIn = (value: unknown): readonly string[] =>
  valuesIn(value).filter((one): one is string => typeof one === 'string' && IS_RULE.test(one));

describe('whatever is refused, thrown or told names a rule of the edition that is played', () => {
  test('the ledger says which rules are not in force', () => {
    for (const id of ['SAGA-CHECK-016', 'SAGA-GEN-016', 'SAGA-WORLD-005', 'SAGA-MOTIVE-018', 'SAGA-TALK-035']) {
      expect(NOT_IN_FIRST).toContain(id);
    }
    for (const id of ['SAGA-CHECK-014', 'SAGA-CHECK-022', 'SAGA-GEN-015', 'SAGA-MOTIVE-014']) {
      expect(NOT_IN_FIRST).not.toContain(id);
    }
  });

  test.each(manifests().map(({ rules, kind, starts }) => [rules.scene, rules, kind, starts] as const))(
    '%s',
    (scene, rules: AnyRules, kind, ready) => {
      const named = new Set<string>();
      const heard = (refusal: Refusal | null): void => {
        const rule = refusal === null ? null : ruleOf(refusal);
        if (rule !== null) named.add(rule);
      };
      const own = fc.constantFrom(
        ...ready.map((one) => ({ setup: one.setup(['ana', 'bo'], (key) => key), options: {} })),
      );
      always(
        fc.property(STARTS[kind] ?? own, fc.integer({ min: 0, max: 2 ** 31 }), (start, seed) => {
          const source = stream(`${seed}`);
          const words = valuesIn(start);
          for (let n = 0; n < 20; n++) {
            const begun = begin<SceneTypes>(rules, { ...start, setup: mixed(start.setup, source, words) });
            if (!begun.ok) heard(begun.refusal);
          }
          const { once, values, take } = gathering(60);
          playThrough(rules, start, stream(`game ${seed}`), ({ run, thrown, heard: told }) => {
            for (const rule of rulesIn([thrown?.throw.tally, told])) named.add(rule);
            if (run.awaits.need !== 'answers' || source.below(2) > 0) return;
            for (const asked of run.awaits.asked) {
              const choice = run.sample(asked, source);
              take(choice);
              for (let n = 0; n < 4; n++) {
                const wrong = source.below(2) === 0 ? once[source.below(once.length)] : choice;
                const taken = run.accepts(asked, mixed(wrong, source, values));
                if (!taken.ok) heard(taken.refusal);
              }
            }
          });
        }),
        kind === 'duel' || kind === 'battle' ? 6 : 3,
      );
      expectInForce(named, scene.split('/')[0] ?? '');
      if (kind === 'duel' || kind === 'battle') expect(named.size).toBeGreaterThan(byTier(1, 5));
    },
  );

  test.each([
    ['saga', {}],
    ['saga', { 'saga.generation.others': 'byHand' }],
    ['saga-1e', {}],
    ['saga-1e', { 'saga.first.borrowMissing': false }],
  ] as const)('a campaign of %s with %j', (edition, options) => {
    const named = new Set<string>();
    const seats = ['ana', 'bo', 'cy'];
    always(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const source = stream(`${seed}`);
        let campaign = saga.campaign.UNFOUNDED;
        const doing = (deed: unknown, decided: boolean): void => {
          const parsed = saga.campaign.campaignDeed.parse(deed);
          if (!parsed.ok) return;
          const seat = seats[source.below(seats.length)] ?? null;
          const done = saga.campaign.obeyDeed(campaign, parsed.value, { seat, decided, players: seats });
          if (done.ok) campaign = done.value.reduce(saga.campaign.evolveCampaign, campaign);
          else {
            const rule = ruleOf(done.refusal as Refusal);
            if (rule !== null) named.add(rule);
          }
        };
        doing({ deed: 'found', name: 'Salt', edition, options }, false);
        for (let n = 0; n < 150; n++) doing(anyDeed(campaign, source, 'ana'), source.below(3) === 0);
      }),
      12,
    );
    expectInForce(named, edition);
    // Who rates others by hand does not do it by the rule that forbids it.
    if ('saga.generation.others' in options) expect(named).not.toContain('SAGA-GEN-016');
    expect(named.size).toBeGreaterThan(byTier(3, 8));
  });
});

/** The options of fights, each with the values that are not the usual one, and the rules in which the ledger has it. */
const SWITCHES = [...textOf('saga-duel.md').matchAll(OPTION), ...textOf('saga-battle.md').matchAll(OPTION)].flatMap(
  ([, rule = '', name = '', values = '']) =>
    values
      .split('|')
      .slice(1)
      .map((value) => value.trim())
      .filter((value) => /^(?:true|false|none|no|-?\d+|[a-z]+[A-Za-z\d]*)$/.test(value))
      .map((value) => ({ rule, name, value: VALUES[value] ?? value })),
);

describe('under an option that switches a rule off', () => {
  /** Rules that are still in force under the other value, and may be named. */
  const STILL = new Set(['saga.battle.musterTie ownerChooses', 'saga.battle.passFriends false']);
  const names = [...new Set(SWITCHES.map(({ name }) => name))];

  test('the ledger has such options', () => expect(names.length).toBeGreaterThan(30));

  test.each(names)('%s: no refusal names that rule', (name) => {
    const kind = name.split('.')[1] ?? '';
    const rules = SCENES[`saga/${kind}`] as AnyRules;
    const values = [...new Set(SWITCHES.filter((one) => one.name === name).map(({ value }) => value))];
    const off = SWITCHES.filter((one) => one.name === name).map(({ rule }) => rule);
    for (const value of values.filter((one) => !STILL.has(`${name} ${one}`))) {
      always(
        fc.property(STARTS[kind] as NonNullable<(typeof STARTS)[string]>, fc.nat(), (start, seed) => {
          const source = stream(`${seed}`);
          const { once, values: inside, take } = gathering(40);
          const options = { ...(start.options as object), [name]: value };
          let steps = 0;
          playThrough(rules, { ...start, options }, stream(`game ${seed}`), ({ run }) => {
            if (run.awaits.need !== 'answers' || steps++ > 60) return;
            for (const asked of run.awaits.asked) {
              if (once.length < 40) take(run.sample(asked, source));
              const taken = run.accepts(asked, mixed(once[source.below(once.length)], source, inside));
              if (!taken.ok) expect(off).not.toContain(ruleOf(taken.refusal));
            }
          });
        }),
        2,
      );
    }
  });
});
