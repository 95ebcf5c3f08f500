import { approx, begin, listed, type Run, type SceneTypes } from '@warmoot/kernel';
import { saga, sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { CHASE_EXCHANGE } from './chase/exchange.js';
import { CHASE_FIGURES } from './chase/figures.js';
import { type Exchange, upToThrow } from './exchange.js';
import { marchExchange } from './march/exchange.js';
import { MARCH_FIGURES } from './march/figures.js';

const rulesOf = (scene: string) => {
  const rules = sceneRules(scene);
  if (!rules.ok) throw new Error(scene);
  return rules.value;
};

const begun = (scene: string, setup: object): Run<SceneTypes> => {
  const run = begin(rulesOf(scene), { setup });
  if (!run.ok) throw new Error(JSON.stringify(run.refusal));
  return run.value.run;
};

/** What every throw of the exchange must reach, whoever opposes it. */
const baseOf = (exchange: Exchange): number | undefined =>
  upToThrow(exchange, {}).thrown.tally?.against.find(({ what }) => what === 'base')?.by;

describe('the figures on the cards of a pursuit', () => {
  const setup = (more: object = {}) => ({
    seats: ['ana', 'bo'],
    quarry: { name: 'Wren', seats: ['ana'], members: [{ name: 'Wren' }] },
    pursuers: { name: 'Tomas', seats: ['bo'], members: [{ name: 'Tomas' }] },
    ...more,
  });

  test('SAGA-MOVE-026: from 0 to 4, from 2, and from 1 out of their presence', () => {
    const { caught, away, start, near } = CHASE_FIGURES;
    expect([saga.chase.CAUGHT, saga.chase.AWAY]).toEqual([caught, away]);
    const gapOf = (more: object): unknown => begun('saga/chase', setup(more)).state.open;
    expect(gapOf({})).toMatchObject({ gap: start });
    expect(gapOf({ from: 'discussion' })).toMatchObject({ gap: near });
  });

  test('SAGA-MOVE-028: one more or one less for the guess; 41.4 percent and 58.6 of equals', () => {
    const { guess, guessed, missed, base } = CHASE_FIGURES;
    const by = (way: string) =>
      upToThrow(CHASE_EXCHANGE, { way: 'cover', guess: way }).thrown.tally?.against.at(-1)?.by;
    expect([by('cover'), by('open')]).toEqual([guess, -guess]);
    expect(baseOf(CHASE_EXCHANGE)).toBe(base);
    const { state } = begun('saga/chase', setup());
    const sight = state as unknown as saga.chase.ChaseSight;
    const { ways } = saga.chase.legMatrix(saga.edition, saga.chase.positionIn(sight));
    const against = ways.find(({ way }) => way === 'cover')?.against;
    if (against === undefined) throw new Error('there is no cover');
    expect([against.cover, against.open].map((chance) => (approx(chance) * 100).toFixed(1))).toEqual([guessed, missed]);
  });

  test('SAGA-MOVE-030: after every third leg Endurance against 3; who fails has one less', () => {
    const { legs, spent, difficulty } = CHASE_FIGURES;
    expect(saga.chase.LEGS_TO_A_BREATH).toBe(legs);
    const { state } = begun('saga/chase', setup());
    const position = saga.chase.positionIn(state as unknown as saga.chase.ChaseSight);
    const linesAt = (quarry: number) =>
      saga.chase.breathThrow(
        saga.edition,
        listed,
        { ...position, spent: { quarry, pursuers: 0 } },
        {
          side: 'quarry',
          isLed: false,
        },
      ).tally;
    expect(linesAt(1)?.plus.map(({ by }) => by)).toEqual([2, -spent]);
    expect(linesAt(1)?.against.map(({ by }) => by)).toContain(difficulty);
  });
});

describe('the figures on the cards of a march', () => {
  const { foot, mounted, pace, base, marked, weary, food, skins } = MARCH_FIGURES;
  const MARCH = marchExchange({ watch: 'The watch', ford: 'The ford', weir: 'The weir' });

  test('SAGA-MOVE-006 SAGA-MOVE-007: moves on foot and mounted, and what ground costs', () => {
    const { state } = begun('saga/chase', {
      seats: ['ana'],
      quarry: { name: 'Wren', seats: ['ana'], members: [{ name: 'Wren' }] },
      pursuers: { name: 'Tomas', seats: ['ana'], members: [{ name: 'Tomas', mounted: true }] },
    });
    const { quarry, pursuers } = saga.chase.positionIn(state as unknown as saga.chase.ChaseSight);
    expect([quarry, pursuers].map((party) => saga.party.movesOf(party).moves)).toEqual([foot, mounted]);
    const span = { key: 'a', x: 0, y: 0, water: false, afloat: false, town: false } as const;
    expect(saga.roads.costOf({ ...span, ground: 'open' }, false)).toBe(MARCH_FIGURES.open);
    expect(saga.roads.costOf({ ...span, ground: 'closed' }, false)).toBe(MARCH_FIGURES.closed);
  });

  test('SAGA-MOVE-009: what is gained in moves is lost in senses', () => {
    expect(saga.march.PACES.careful).toEqual({ moves: -pace, senses: pace });
    expect(saga.march.PACES.forced).toEqual({ moves: pace, senses: -pace });
  });

  test('SAGA-MOVE-024: one more on the approach that is marked, one less on any other; 14 and what opposes', () => {
    const by = (approach: string) => upToThrow(MARCH, { approach, marks: 'ford' }).thrown.tally?.against.at(-1)?.by;
    expect([by('ford'), by('weir')]).toEqual([marked, -marked]);
    expect(baseOf(MARCH)).toBe(base);
  });

  test('SAGA-MOVE-011 SAGA-MOVE-012: three steps at most; food for two days, two skins a day', () => {
    const tired = (by: number) =>
      begin(rulesOf('saga/chase'), {
        setup: {
          seats: ['ana'],
          quarry: { name: 'Wren', seats: ['ana'], members: [{ name: 'Wren' }], weary: by },
          pursuers: { name: 'Tomas', seats: ['ana'], members: [{ name: 'Tomas' }] },
        },
      }).ok;
    expect([tired(weary), tired(weary + 1)]).toEqual([true, false]);
    expect([food, skins]).toEqual([2, 2]);
  });
});
