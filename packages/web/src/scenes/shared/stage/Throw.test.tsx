import { innermost, throwAhead } from '@warmoot/kernel';
import { byTier } from '@warmoot/kernel/testing';
import { accountOf, en, eventsTold, type Passage } from '@warmoot/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Scenario } from '../../../../test/lab/scenario.js';
import { SCENARIOS } from '../../../../test/lab/scenarios.js';
import { playUntil, sit } from '../../../../test/lab/sitting.js';
import { fetchTold } from '../../../words/told.js';
import { hasCome, type Moment } from './machine.js';
import { reckonedOf } from './reckoned.js';
import { Throw } from './Throw.js';
import { rivalsOf, thrownIn, verdictOf } from './thrown.js';

// The page waits for the words of the rules.
beforeAll(() => fetchTold('en'));

const PEOPLE = Object.fromEntries(
  ['ana', 'bo', 'cy', 'di'].map((seat, colour) => [
    seat,
    { seat, name: seat.toUpperCase(), colour, held: 'person', here: true, you: seat === 'ana' } as const,
  ]),
);

const passagesOf = (name: string, seed = '3'): readonly Passage[] => {
  const scenario = SCENARIOS[name] as Scenario;
  return playUntil(sit(scenario, 'lab'), { seed, person: scenario.seat, typed: false }, 'never', 0).passages;
};

/** Scenes in which something of each kind is thrown. */
const TOLD = ['ford', 'many', 'first', 'opposed', 'contest', 'event', 'kell', 'attack'];

const MOMENTS: readonly Moment[] = ['call', 'air', 'lie', 'sum', 'verdict', 'effect'];

const drawn = (passage: Passage, moment: Moment, passages: readonly Passage[] = []): string =>
  renderToStaticMarkup(
    <Throw
      passage={passage}
      rivals={rivalsOf(passages, passages.indexOf(passage))}
      seat="ana"
      people={PEOPLE}
      moment={moment}
    />,
  );

const textIn = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');

describe('a throw on the stage', () => {
  test.each(TOLD)('%s: faces when they lie, the sum after them, the verdict and what follows at last', (name) => {
    const passages = passagesOf(name);
    const throws = passages.filter((passage) => thrownIn(passage) !== null).slice(0, 12);
    expect(throws.length).toBeGreaterThan(0);
    for (const passage of throws) {
      const thrown = thrownIn(passage);
      if (thrown === null) continue;
      const { word } = verdictOf(en, thrown);
      const follows = eventsTold(en, passage, 'ana');
      for (const moment of MOMENTS) {
        const markup = drawn(passage, moment, passages);
        const faces = markup.match(/<(?:b|s) class="[^"]*">\d+<\/(?:b|s)>/g) ?? [];
        expect(faces.length).toBe(hasCome('lie', moment) ? thrown.faces.length : 0);
        expect(markup.includes('throw-sum')).toBe(hasCome('sum', moment) && reckonedOf(en, thrown) !== null);
        expect(markup.includes('throw-verdict')).toBe(
          hasCome('verdict', moment) && (word !== null || follows.length > 0),
        );
        if (!hasCome('verdict', moment)) {
          expect(markup).not.toContain('throw-next');
          for (const sentence of follows) expect(textIn(markup)).not.toContain(sentence);
        }
      }
    }
  });

  test.each([
    ['ford', /^ (?:Your throw|BO’s throw) [^A-Z]* Footwork against (?:Lady Ella Avitch|Joris Dorrow) $/],
    ['check', /Your throw .* Ella: “Climb the mill’s outer wall before the watch comes round” $/],
    ['opposed', /Your throw .* Ella against Joris $/],
    ['contest', /Your throw .*Ella $/],
  ] as const)('%s: is called with what it is for', (name, called) => {
    // Who plays at random may decline to roll; then another does.
    const played = ['3', '4', '5', '6', '7', '8'].flatMap((seed) => passagesOf(name, seed));
    const first = played.find((passage) => thrownIn(passage) !== null) as Passage;
    expect(textIn(drawn(first, 'call').split('</header>')[0] ?? '')).toMatch(called);
  });

  test('of an action names it, whom it is aimed at and how they meet it', () => {
    const calls = passagesOf('ford')
      .filter((passage) => thrownIn(passage)?.step === 'check')
      .map((passage) => thrownIn(passage)?.told(en));
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls)
      expect(call).toMatch(/^[A-Z][A-Za-z ]+ (on|against) (Lady Ella Avitch|Joris Dorrow)(, who (dodges|parries))?$/);
  });

  test('of a contest stands against the best that was thrown before it', () => {
    const passages = passagesOf('contest');
    const [first, second, third] = passages.filter((passage) => thrownIn(passage) !== null);
    const scores = [first, second].map((one) => (one === undefined ? 0 : (thrownIn(one)?.score ?? 0)));
    expect(textIn(drawn(first as Passage, 'sum', passages))).not.toContain('against');
    expect(textIn(drawn(second as Passage, 'sum', passages))).toContain(`against ${scores[0]}`);
    expect(textIn(drawn(third as Passage, 'sum', passages))).toContain(`against ${Math.max(...scores)}`);
  });
});

describe('the throw that follows', () => {
  test('is named when the verdict is told: whose it is, at what odds, what it needs', () => {
    const passages = passagesOf('many');
    const next = passages.find(
      ({ entry, after }) => entry.input.input === 'dice' && after.awaits.need === 'dice',
    ) as Passage;
    const ahead = throwAhead(next.after);
    const told = textIn(drawn(next, 'verdict'));
    const who = ahead?.by === 'ana' ? 'Then your throw' : `Then ${ahead?.by?.toUpperCase()}’s throw`;
    expect(told).toContain(who);
    expect(told).toMatch(/\d %\s(?:won|strong)/);
    expect(told).toMatch(/Needs \d+/);
  });

  test('is the one that is awaited, is found behind questions, and never stands in the way', () => {
    let behind = 0;
    for (const name of byTier(TOLD, Object.keys(SCENARIOS))) {
      for (const { after } of passagesOf(name, 'ahead').slice(0, 150)) {
        const ahead = throwAhead(after);
        const { awaits } = after;
        const isSecret = innermost(after).state.agenda.at(-1)?.seenBy !== undefined;
        if (awaits.need === 'dice' && !isSecret) expect(ahead).toEqual(awaits);
        if (awaits.need === 'answers' && ahead !== null) behind++;
        if (awaits.need === 'nothing') expect(ahead).toBeNull();
      }
    }
    expect(behind).toBeGreaterThan(0);
  });
});

test('in a contest the total is told once, with whose it is', () => {
  const told = passagesOf('contest').map((passage) => accountOf(en, passage, 'ana').lines);
  expect(told.flat().filter((line) => /\btotal\b/i.test(line))).toEqual(
    ['Ella', 'Joris', 'Hedda'].map((name) => expect.stringMatching(`^${name} has a total of [0-9]+\\.$`)),
  );
});
