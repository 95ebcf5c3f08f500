import { approx, type Stream } from '@warmoot/kernel';
import { de, en, eventsTold } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { type Picked, throwIt, upToThrow } from './exchange.js';
import { FROM, HOW, SKIRMISH_EXCHANGE } from './skirmish/exchange.js';
import { SKIRMISH_FIGURES } from './skirmish/figures.js';
import { outlookIn, struckIn } from './skirmish/RowTrial.js';

describe('the figures on the cards of the skirmish', () => {
  test('WARBAND-FIGURE-001 WARBAND-FIGURE-006 WARBAND-MELEE-004: the stock figures, and 8 less their armour', () => {
    const { stock, base } = SKIRMISH_FIGURES;
    expect(stock.map(({ like, might, armour, chance }) => [like, might, armour, chance])).toEqual([
      ['levy', 1, 0, 8],
      ['spearman', 1, 2, 6],
      ['veteran', 2, 3, 5],
      ['captain', 3, 4, 4],
    ]);
    expect(base).toBe(8);
  });

  test('WARBAND-GEAR-005 WARBAND-RANGED-013: a shield is 1, and 3 against arrows', () => {
    expect([SKIRMISH_FIGURES.shield, SKIRMISH_FIGURES.arrows]).toEqual([1, 3]);
  });

  test('WARBAND-PRIORITY-003 WARBAND-MOVE-010 WARBAND-MOVE-023 WARBAND-MOVE-031: up to 3; 6 squares, or 12; the last 2', () => {
    const { priority, speed, far, straight } = SKIRMISH_FIGURES;
    expect([priority, speed, far, straight]).toEqual([3, 6, 12, 2]);
  });

  test('WARBAND-MOD-002 WARBAND-MOD-003: the flank is 1 better, the rear a die more, and both strike first', () => {
    const { front, flank, rear } = SKIRMISH_FIGURES;
    expect(front).toEqual({ place: 'front', chance: 0, dice: 0, first: false });
    expect(flank).toEqual({ place: 'flank', chance: 1, dice: 0, first: true });
    expect(rear).toEqual({ place: 'rear', chance: 0, dice: 1, first: true });
  });

  test('WARBAND-GRID-005: three ahead, two beside, three behind', () => {
    const of = (place: string) => SKIRMISH_FIGURES.around.filter((one) => one.place === place).map(({ y }) => y);
    expect([of('front'), of('flank'), of('rear')]).toEqual([
      [-1, -1, -1],
      [0, 0],
      [1, 1, 1],
    ]);
  });

  test('WARBAND-MORALE-011 WARBAND-MORALE-012 WARBAND-MORALE-013 WARBAND-HEALTH-003: 5, 7 and 9; a hero lives on 7; ten Wounds', () => {
    const { nerve, death, wounds } = SKIRMISH_FIGURES;
    expect([nerve, death, wounds]).toEqual([{ weak: 5, average: 7, strong: 9 }, 7, 10]);
  });
});

const LOW: Stream = { below: () => 0 };
const HIGH: Stream = { below: (count) => count - 1 };
/** Every face of a d12 is a 2: a hit, and no critical. */
const TWOS: Stream = { below: () => 1 };

const PICKS: readonly Picked[] = Object.keys(FROM).flatMap((from) => HOW.map((how) => ({ from, how })));

describe('the exchange of the skirmish', () => {
  test.each(PICKS.map((picked) => [Object.values(picked).join(', '), picked] as const))(
    '%s: is told to its end in both languages, whatever the dice show',
    (_, picked) => {
      const ready = upToThrow(SKIRMISH_EXCHANGE, picked);
      for (const source of [LOW, HIGH, TWOS]) {
        const { passages } = throwIt(SKIRMISH_EXCHANGE, ready, picked, source);
        expect(struckIn(passages).by).toBe(0);
        for (const words of [en, de])
          expect(passages.flatMap((passage) => eventsTold(words, passage)).join(' ')).not.toMatch(/undefined|\{/);
      }
    },
  );

  const fates = (picked: Picked): Readonly<Record<string, string>> => {
    const { fates: all } = outlookIn(upToThrow(SKIRMISH_EXCHANGE, picked), picked);
    return Object.fromEntries(Object.entries(all).map(([fate, chance]) => [fate, approx(chance).toFixed(6)]));
  };

  test('WARBAND-MELEE-006: 3 dice at 5 in 12 take both points in 325 of 864; at 6 in a half of all', () => {
    // Two of three: 3 × 25 × 7 of 1728; three: 125 of 1728.
    expect(fates({ from: 'front', how: 'kill' })).toEqual({ slain: '0.376157', stands: '0.623843' });
    expect(fates({ from: 'flank', how: 'kill' })).toEqual({ slain: '0.500000', stands: '0.500000' });
    // Four dice at 5 in 12: none 2401, one 4 × 5 × 343 of 20736.
    expect(fates({ from: 'rear', how: 'kill' })).toEqual({ slain: '0.553385', stands: '0.446615' });
  });

  test('WARBAND-SUBDUE-002 WARBAND-SUBDUE-003: one less, and exactly both points subdue', () => {
    // At 4 in 12: two of three 2/9, three 1/27.
    expect(fates({ from: 'front', how: 'subdue' })).toEqual({
      subdued: '0.222222',
      slain: '0.037037',
      stands: '0.740741',
    });
  });

  test('WARBAND-MELEE-016 WARBAND-PRIORITY-007: felled from the front the veteran strikes back, felled from behind not', () => {
    const rows = (from: string): number => {
      const picked = { from, how: 'kill' };
      const { passages } = throwIt(SKIRMISH_EXCHANGE, upToThrow(SKIRMISH_EXCHANGE, picked), picked, TWOS);
      const heard = passages.flatMap(({ entry }) => entry.heard.map(({ event }) => event.event as string));
      expect(heard).toContain('fell');
      return heard.filter((event) => event === 'struck').length;
    };
    expect(['front', 'flank', 'rear'].map(rows)).toEqual([2, 1, 1]);
  });
});
