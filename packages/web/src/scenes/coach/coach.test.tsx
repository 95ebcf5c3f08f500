import { readdirSync, readFileSync } from 'node:fs';
import { type Asked, type Json, type SeatId, seededDice, stream } from '@warmoot/kernel';
import { startAtOnce } from '@warmoot/protocol';
import { kindOf, manifestsOf } from '@warmoot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scenario } from '../../../test/lab/scenario.js';
import { SCENARIOS } from '../../../test/lab/scenarios.js';
import { type Sitting, seenFrom, sit, take } from '../../../test/lab/sitting.js';
import { ENTRY } from '../../design/rules/ids.js';
import { LANGUAGES } from '../../words/languages.js';
import { Coach } from './Coach.js';
import { CoachLeaf } from './CoachLeaf.js';
import { CoachContext, coached, isCoached, remember, wishCoached } from './coaching.js';
import { type Mark, markAt, nameOf } from './mark.js';
import { MARKS, marksOf } from './marks.js';
import { STAGED } from './testing/staged.js';
import { saidIn } from './words.js';

const BOOKS = new URL('../../../../../docs/ledger/', import.meta.url);

/** The ids of all rules of the books. */
const LEDGER = new Set(
  readdirSync(BOOKS)
    .flatMap((name) => readFileSync(new URL(name, BOOKS), 'utf8').split('\n'))
    .flatMap((line) => ENTRY.exec(line)?.[1] ?? []),
);

const KINDS = Object.keys(MARKS);

/** Where a kind of scene begins: as it is played at once, as it is tried by hand, and as it is staged for what is seldom. */
const startsOf = (kind: string): readonly Scenario[] => {
  const [manifest] = manifestsOf(kind);
  if (manifest === undefined) throw new Error(`no scene is a ${kind}`);
  const seats = ['ana', 'bo', 'cy', 'di'].slice(0, manifest.atOnce?.seats ?? 2);
  const { scene, setup, options } = startAtOnce(manifest, seats, 'coach', (key) => key);
  const tried = Object.values(SCENARIOS).filter((one) => kindOf(one.scene) === kind);
  const atOnce = { scene, title: '', seat: 'ana', start: { setup, options } as unknown as Scenario['start'] };
  return [atOnce, ...tried, ...(STAGED[kind] ?? [])];
};

const unanswered = ({ session: { run } }: Sitting): readonly Asked[] =>
  run.awaits.need === 'answers' ? run.awaits.asked.filter(({ as }) => run.state.sealed[as] === undefined) : [];

/** The next that happens in a scene that everybody plays at random; null where it is over. */
const goneOn = (now: Sitting, seed: string): Sitting | null => {
  const { run, entries } = now.session;
  if (run.awaits.need === 'dice') {
    const dice = seededDice(now.session, seed);
    return dice === null ? null : take(now, dice);
  }
  const open = unanswered(now);
  const asked = open[entries.length % Math.max(1, open.length)];
  if (asked === undefined) return null;
  const choice = run.sample(asked, stream(`${seed} ${entries.length}`)) as Json;
  return take(now, { input: 'answer', ...asked, choice });
};

/** Which of these marks of a kind matter to whoever is asked now, whatever they do on their page. */
const matterNow = (marks: readonly Mark[], now: Sitting): readonly string[] => {
  const { run } = now.session;
  if (run.awaits.need !== 'answers' || run.state.inner !== null) return [];
  const { step } = run.awaits;
  const here = marks.filter(({ steps }) => steps.includes(step));
  if (here.length === 0) return [];
  return unanswered(now).flatMap((asked) => {
    const view = run.view(asked.seat);
    const choices = () => (run.choices(asked) ?? []) as readonly object[];
    return here
      .filter((mark) =>
        [null, 'appeal'].some((doing) =>
          markAt([mark], step, { view, seat: asked.seat, asked, doing, choices }, () => false),
        ),
      )
      .map(({ key }) => key);
  });
};

/** So many games are played at most, and so long; they are left as soon as everything has come up. */
const SEEDS = Array.from({ length: 100 }, (_, nth) => `game ${nth}`);
const MOST = 400;

/** What is left of these marks after a game that everybody plays at random. */
const leftBy = (marks: readonly Mark[], start: Scenario, seed: string): readonly Mark[] => {
  let left = marks;
  let now: Sitting | null = sit(start, seed);
  for (let done = 0; now !== null && done < MOST && left.length > 0; done++) {
    const met = matterNow(left, now);
    left = left.filter(({ key }) => !met.includes(key));
    now = goneOn(now, seed);
  }
  return left;
};

describe.each(KINDS)('the marks of a %s', (kind) => {
  test('can all come up in play', () => {
    const starts = startsOf(kind);
    let missing = marksOf(kind);
    // Nothing is begun any more once all of them have come up.
    for (const seed of SEEDS)
      for (const start of starts) if (missing.length > 0) missing = leftBy(missing, start, seed);
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  test('stand in the rulebook', () => {
    expect(marksOf(kind).filter(({ rule }) => !LEDGER.has(rule))).toEqual([]);
  });

  test.each(LANGUAGES)('are told in two or three short sentences, %s', (language) => {
    const said = saidIn(language)[kind] ?? {};
    expect(Object.keys(said)).toEqual(marksOf(kind).map(({ key }) => key));
    for (const [key, { title, text }] of Object.entries(said)) {
      expect(title.length, key).toBeLessThan(40);
      expect(text.length, key).toBeLessThan(320);
      expect(text.split(/[.:?] /).length, key).toBeGreaterThan(1);
    }
  });
});

describe('what is explained', () => {
  const wishes = new Map<string, string>();
  beforeEach(() => {
    wishes.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => wishes.get(key) ?? null,
      setItem: (key: string, value: string) => void wishes.set(key, value),
      removeItem: (key: string) => void wishes.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const [talk] = startsOf('discussion') as [Scenario];

  /** What stands above what a seat is asked, at the beginning of a talk. */
  const shown = (seat: SeatId | null, isOn = true): string => {
    const sitting = sit(talk, 'coach');
    const { run, view } = seenFrom(sitting, seat);
    const props = { rules: sitting.session.rules, run, view, seat, passages: sitting.passages };
    return renderToStaticMarkup(
      <CoachContext value={{ isOn, set: () => {} }}>
        {seat === null || !isOn ? <Coach {...props} /> : <CoachLeaf {...props} />}
      </CoachContext>,
    );
  };

  test('is the first that matters, with the way to the rule', () => {
    expect(shown('ana')).toContain('data-mark="appeal"');
    expect(shown('ana')).toContain('SAGA-TALK-009 in the rulebook');
  });

  test('is explained once', () => {
    remember('discussion.appeal');
    remember('discussion.appeal');
    expect(coached()).toEqual(['discussion.appeal']);
    expect(shown('ana')).toBe('');
  });

  test('is nothing where it is off, and nothing to who only watches', () => {
    expect(shown('ana', false)).toBe('');
    expect(shown(null)).toBe('');
  });

  test('a ready-made story explains itself, and no other table, until somebody wishes otherwise', () => {
    expect([isCoached(true), isCoached(false)]).toEqual([true, false]);
    wishCoached(false);
    expect([isCoached(true), isCoached(false)]).toEqual([false, false]);
    wishCoached(true);
    expect([isCoached(true), isCoached(false)]).toEqual([true, true]);
  });

  test('who switches it on by hand is told all of it once more', () => {
    remember(nameOf('march', { key: 'pace' }));
    wishCoached(true);
    expect(coached()).toEqual([]);
  });
});
