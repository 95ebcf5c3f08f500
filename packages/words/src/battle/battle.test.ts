import { apply, begin, type Json, type Moved, type SceneTypes, stream } from '@warmoot/kernel';
import { byTier, randomInput } from '@warmoot/kernel/testing';
import { saga, war } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { outcomeText } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { boardOf } from '../board.js';
import { german } from '../de/language.js';
import { LANGUAGES } from '../languages.js';
import { speechIn } from '../wordsIn.js';
import { mapLines } from './map.js';
import { battlePhrases } from './phrases.js';

const ALL = Object.values(LANGUAGES).map(({ words }) => words);

const army = (name: string, seat: string, troops: object): object => ({
  name,
  seat,
  troops,
  champions: [{ name: `${name} champion`, seat, like: 'scout' }],
});

const MIXED = { lightInfantry: 20, heavyInfantry: 20, pikemen: 20, heavyCavalry: 10, bowmen: 30 };
const SIZE = { rows: 11, columns: 10 };

const setup = (defence: string, landscape: 'woods' | 'walls' | 'hills'): Json =>
  JSON.parse(
    JSON.stringify({
      seats: ['ana', 'bo'],
      attacker: army('Red', 'ana', MIXED),
      defender: army('Blue', 'bo', { ...MIXED, lightInfantry: 10 }),
      defence,
      fields: [war.drawField(landscape, 'a', SIZE), war.drawField('river', 'b', SIZE)],
    }),
  );

const OPTIONS = { 'saga.battle.map': SIZE, 'saga.battle.musterTie': 'ownerChooses' };

const playAtRandom = (start: Json, seed: string, each: (moved: Moved<SceneTypes>) => void): void => {
  const source = stream(seed);
  let moved = begin(saga.battle.battleScene, { setup: start, options: OPTIONS }) as ReturnType<typeof begin>;
  for (let inputs = 0; inputs < byTier(160, 400) && moved.ok; inputs++) {
    each(moved.value);
    const input = randomInput(moved.value.run, source);
    if (input === null) return;
    moved = apply(saga.battle.battleScene as never, moved.value.run.state, input);
  }
  expect(moved.ok).toBe(true);
};

describe.each(ALL)('a battle in $language', (words) => {
  const own = words.scenes['saga/battle'];

  test('whatever happens has words, and boards keep to the page', () => {
    const missing = new Set<string>();
    const note = (key: string, known: object | undefined): void => {
      if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
    };
    for (const [defence, landscape] of [
      ['standing', 'woods'],
      ['onTheMarch', 'walls'],
      ['inCamp', 'hills'],
    ] as const) {
      playAtRandom(setup(defence, landscape), `words ${defence}`, ({ run, heard }) => {
        const { awaits, state } = run;
        if (state.inner !== null) return;
        for (const { event, depth } of heard) if (depth === 0) note(event.event, own?.events);
        if (awaits.need === 'answers') note(awaits.step, own?.questions);
        const tally = awaits.need === 'dice' ? awaits.throw.tally : null;
        for (const { what } of [...(tally?.plus ?? []), ...(tally?.against ?? [])]) note(what, own?.tally);
        const { choices, lead } = awaitedOf(words, run, null);
        for (const text of [lead, ...choices.map((choice) => choice.text)]) {
          expect(text).not.toMatch(/undefined|\[object/);
        }
        for (const { lines } of boardOf(words, run, 'ana')) {
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
        }
      });
    }
    expect([...missing]).toEqual([]);
  });

  test('the order of the board: what is awaited, the own side, the other side, the ground, how it stands', () => {
    const begun = begin(saga.battle.battleScene, {
      setup: {
        seats: ['ana', 'bo'],
        attacker: { name: 'Red', seat: 'ana' },
        defender: { name: 'Blue', seat: 'bo' },
        position: {
          units: [
            { army: 'defender', troop: 'bowmen', size: 100, at: { row: 2, column: 1 } },
            { army: 'attacker', troop: 'heavyCavalry', size: 60, losses: 9, at: { row: 0, column: 0 } },
          ],
        },
        fields: [{ field: 'drawn', ground: ['.*', '#', '..'], heights: [{ row: 2, column: 0, height: 2 }] }],
      },
      options: { 'saga.battle.map': { rows: 3, columns: 2 } },
    });
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
    const board = boardOf(words, begun.value.run as never, 'bo');
    expect(board.map(({ title }) => title).slice(1, 3)).toEqual(['Blue', 'Red']);
    expect(board).toHaveLength(5);
    expect(mapLines(begun.value.run.view('bo'))).toEqual(['   0  1', ' 0 Ta *', ' 1  #', ' 2 2  Ke']);
  });

  test('who surrendered is told of beside the losses, and who did not is not', () => {
    const unit = (army: string, row: number) => ({
      army,
      troop: 'pikemen',
      size: 100,
      losses: 31,
      at: { row, column: 2 },
    });
    const begun = begin(saga.battle.battleScene, {
      setup: {
        seats: ['ana', 'bo'],
        attacker: { name: 'Red', seat: 'ana' },
        defender: { name: 'Blue', seat: 'bo' },
        position: { units: [unit('attacker', 2), unit('defender', 20)], round: 3 },
      },
    });
    const run = begun.ok ? begun.value.run : null;
    for (const [seat, choose] of [
      ['ana', 'fightOn'],
      ['bo', 'surrender'],
    ] as const) {
      expect(run?.answer({ seat, as: seat === 'ana' ? 'Red' : 'Blue' }, { choose })).toBeNull();
    }
    const text = outcomeText(words, run as never);
    // Half of 31, rounded up, stays lost on both sides.
    expect(text.match(/\d+/g)?.slice(1)).toEqual(['16', '16', '84']);
    expect(text).toMatch(words.language === 'de' ? /Gefangene: 84 / : /Prisoners: 84 /);
  });
});

test('every refusal of the rules has words', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const folder = new URL('../../../rules/src/saga/battle/', import.meta.url);
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/brokenRule\([^)]*?'(battle\.\w+)'/gs)])
    .map(([, key]) => key as string);
  expect(keys.length).toBeGreaterThan(20);
  for (const words of ALL) {
    expect([...new Set(keys)].sort()).toEqual(Object.keys(words.scenes['saga/battle']?.broken ?? {}).sort());
  }
});

test('a field that was drawn of a landscape is told in German by a German word, one’s own map by its name', () => {
  const field = war.drawField('hills', 'a', SIZE);
  const names = [field, { ...field, name: 'Tarn Gap' }, { ...field, name: 'toString' }, { field: 'plain' } as const];
  expect(names.map(battlePhrases(speechIn(german)).field)).toEqual([
    'Hügel',
    'Tarn Gap',
    'toString',
    'die offene Ebene',
  ]);
});
