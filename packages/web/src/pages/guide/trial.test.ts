import { approx, chanceThat, type Stream } from '@warmoot/kernel';
import { de, en, eventsTold } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { BATTLE_EXCHANGE, CHARGES, GROUNDS } from './battle/exchange.js';
import { CHASE_EXCHANGE, GUESSED, TAKEN } from './chase/exchange.js';
import { CLIMBERS, checkExchange, WALLS } from './check/exchange.js';
import { totalsIn } from './command/CommandGuide.js';
import { COMMAND_EXCHANGE, HAS, HELPS } from './command/exchange.js';
import { ALREADY, discussionExchange, TO } from './discussion/exchange.js';
import { ACTS, DEFENCES, DUEL_EXCHANGE } from './duel/exchange.js';
import { type Exchange, type Picked, playedOut, throwIt, upToThrow } from './exchange.js';
import { APPROACHES, marchExchange } from './march/exchange.js';

const CHECK = checkExchange('climbs', 'falls');
const TALK = discussionExchange({ context: 'the prisoner', topic: 'his life', response: 'spare him' });

const MARCH = marchExchange({ watch: 'The watch', ford: 'The ford', weir: 'The weir' });

/** Every answer to one question with every answer to another. */
const all = (one: string, ones: readonly string[], two: string, twos: readonly string[]): readonly Picked[] =>
  ones.flatMap((first) => twos.map((second) => ({ [one]: first, [two]: second })));

const CASES: readonly (readonly [string, Exchange, readonly Picked[]])[] = [
  ['check', CHECK, all('who', Object.keys(CLIMBERS), 'wall', Object.keys(WALLS))],
  ['Discussion', TALK, all('motive', TO, 'already', ALREADY)],
  ['pursuit', CHASE_EXCHANGE, all('way', TAKEN, 'guess', GUESSED)],
  ['march', MARCH, all('approach', APPROACHES, 'marks', APPROACHES)],
  ['duel', DUEL_EXCHANGE, all('act', ACTS, 'defence', DEFENCES)],
  ['battle', BATTLE_EXCHANGE, all('charge', CHARGES, 'ground', GROUNDS)],
];

/** Dice that all fall on their lowest face, or on their highest. */
const LOW: Stream = { below: () => 0 };
const HIGH: Stream = { below: (count) => count - 1 };

const percentOf = (exchange: Exchange, picked: Picked): string =>
  (approx(chanceThat(upToThrow(exchange, picked).thrown, 'success')) * 100).toFixed(1);

describe.each(CASES)('the exchange of the %s', (_kind, exchange, picks) => {
  test.each(picks.map((picked) => [Object.values(picked).join(', '), picked] as const))(
    '%s: waits for three dice, and is told to its end in both languages, whatever they show',
    (_, picked) => {
      const ready = upToThrow(exchange, picked);
      expect(ready.thrown.dice).toHaveLength(3);
      for (const [source, result] of [
        [LOW, 'failure'],
        [HIGH, 'success'],
      ] as const) {
        const fallen = throwIt(exchange, ready, picked, source);
        expect(fallen.result).toBe(result);
        for (const words of [en, de])
          expect(fallen.passages.flatMap((passage) => eventsTold(words, passage)).join(' ')).not.toMatch(
            /undefined|\{/,
          );
      }
    },
  );
});

describe('the odds are those of the ledger', () => {
  test('a check at even ratings is even; three better than a cliff in the rain with Ada is not', () => {
    expect(percentOf(CHECK, { who: 'Ella', wall: 'cliff' })).toBe('58.6');
    expect(percentOf(CHECK, { who: 'Joris', wall: 'rope' })).toBe('50.0');
    expect(percentOf(CHECK, { who: 'Ada', wall: 'rain' })).toBe('58.6');
  });

  test('SAGA-MOVE-028: the rider guesses the open road, or does not; Wren hides better than he sees', () => {
    expect(percentOf(CHASE_EXCHANGE, { way: 'open', guess: 'open' })).toBe('33.1');
    expect(percentOf(CHASE_EXCHANGE, { way: 'open', guess: 'cover' })).toBe('50.0');
    expect(percentOf(CHASE_EXCHANGE, { way: 'cover', guess: 'cover' })).toBe('50.0');
    expect(percentOf(CHASE_EXCHANGE, { way: 'cover', guess: 'open' })).toBe('66.9');
  });

  test('SAGA-MOVE-024: Hide 4 against Notice 3, on the approach that is marked and on the other', () => {
    expect(percentOf(MARCH, { approach: 'ford', marks: 'ford' })).toBe('50.0');
    expect(percentOf(MARCH, { approach: 'weir', marks: 'ford' })).toBe('66.9');
  });

  test('SAGA-TALK-030: Lead 7 against 3, and against the 5 of an older word', () => {
    expect(percentOf(TALK, { already: 'nothing' })).toBe('81.3');
    expect(percentOf(TALK, { already: 'jorun' })).toBe('66.9');
  });

  test('Speed 4 against Speed 2 in mail (+2) is even; Strength 2 −1 is three short', () => {
    expect(percentOf(DUEL_EXCHANGE, { act: 'quickAttack', defence: 'dodge' })).toBe('50.0');
    expect(percentOf(DUEL_EXCHANGE, { act: 'viciousAttack', defence: 'dodge' })).toBe('25.5');
    // Control 4, Parry −2, axe −1, mail +2.
    expect(percentOf(DUEL_EXCHANGE, { act: 'quickAttack', defence: 'parry' })).toBe('58.6');
  });

  test('heavy horse has 5 and 2 on open ground against 4; pikes are even; light foot gains 2 in a wood', () => {
    expect(percentOf(BATTLE_EXCHANGE, { charge: 'heavyCavalry', ground: 'open' })).toBe('74.5');
    expect(percentOf(BATTLE_EXCHANGE, { charge: 'pikemen', ground: 'open' })).toBe('50.0');
    expect(percentOf(BATTLE_EXCHANGE, { charge: 'pikemen', ground: 'hill' })).toBe('41.4');
    expect(percentOf(BATTLE_EXCHANGE, { charge: 'lightInfantry', ground: 'wood' })).toBe('58.6');
  });

  test('SAGA-BATTLE-MUSTER-018: 120 and 108 men in two units, so 38 are lost', () => {
    const picked = { charge: 'pikemen', ground: 'open' };
    const { passages } = throwIt(BATTLE_EXCHANGE, upToThrow(BATTLE_EXCHANGE, picked), picked, HIGH);
    expect(passages.flatMap((passage) => eventsTold(en, passage)).join(' ')).toMatch(/loses 38; 70 of 108/);
  });
});

describe('the exchange of command, in which nothing is thrown', () => {
  const eventsOf = (picked: Picked): readonly string[] =>
    playedOut(COMMAND_EXCHANGE, picked).flatMap(({ entry }) => entry.heard.map(({ event }) => event.event as string));

  test.each(all('help', HELPS, 'has', HAS).map((picked) => [Object.values(picked).join(', '), picked] as const))(
    '%s: is told to its end in both languages',
    (_, picked) => {
      for (const words of [en, de]) {
        const told = playedOut(COMMAND_EXCHANGE, picked).flatMap((passage) => eventsTold(words, passage));
        expect(told.join(' ')).not.toMatch(/undefined|\{/);
        expect(told.length).toBeGreaterThan(3);
      }
    },
  );

  test('COMMAND-RESOLVE-003 COMMAND-RESOLVE-004: 4 and 2 of the riders against 3 and 1 of the levy; alone it is equal', () => {
    const [attack, defence] = totalsIn(playedOut(COMMAND_EXCHANGE, { help: 'riders', has: '1' }));
    expect(attack.lines?.map(({ by, note }) => [note, by])).toEqual([
      ['Tarn guard', 4],
      ['Salt riders', 2],
    ]);
    expect(defence.lines?.map(({ by, note }) => [note, by])).toEqual([
      ['Tower guard', 3],
      ['Hill levy', 1],
    ]);
    expect(totalsIn(playedOut(COMMAND_EXCHANGE, { help: 'alone', has: '1' })).map(({ total }) => total)).toEqual([
      4, 4,
    ]);
  });

  test('COMMAND-RESOLVE-006 COMMAND-RESOLVE-012 COMMAND-RESOLVE-014: nothing, 2 points and damage, or a rout', () => {
    expect(eventsOf({ help: 'alone', has: '1' })).not.toContain('routed');
    expect(eventsOf({ help: 'riders', has: '3' })).toEqual(expect.arrayContaining(['lostAttack', 'damaged']));
    expect(eventsOf({ help: 'riders', has: '1' })).toEqual(
      expect.arrayContaining(['routed', 'checkedMorale', 'letEscape']),
    );
  });
});
