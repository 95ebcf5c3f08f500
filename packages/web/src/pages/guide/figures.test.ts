import { apply, begin, type Input, type Run, type SceneTypes } from '@warmoot/kernel';
import { command, manifestsOf, saga, sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { GUIDES, guideAt, guideOf } from '../../rulebook/guides.js';
import { BATTLE_EXCHANGE } from './battle/exchange.js';
import { BATTLE_FIGURES } from './battle/figures.js';
import { checkExchange, WALLS } from './check/exchange.js';
import { CHECK_FIGURES, chanceAt, MARGINS } from './check/figures.js';
import { COMMAND_FIGURES } from './command/figures.js';
import { discussionExchange, MORTEN } from './discussion/exchange.js';
import { DISCUSSION_FIGURES } from './discussion/figures.js';
import { DUEL_EXCHANGE } from './duel/exchange.js';
import { DUEL_FIGURES } from './duel/figures.js';
import { type Exchange, throwIt, upToThrow } from './exchange.js';

const rulesOf = (scene: string) => {
  const rules = sceneRules(scene);
  if (!rules.ok) throw new Error(scene);
  return rules.value;
};

const begun = (scene: string, setup: object, options: object = {}): Run<SceneTypes> => {
  const run = begin(rulesOf(scene), { setup, options });
  if (!run.ok) throw new Error(JSON.stringify(run.refusal));
  return run.value.run;
};

const put = (run: Run<SceneTypes>, input: Input): Run<SceneTypes> => {
  const moved = apply(run.rules, run.state, input);
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return moved.value.run;
};

/** What every throw of the exchange must reach, whoever opposes it. */
const baseOf = (exchange: Exchange): number | undefined =>
  upToThrow(exchange, {}).thrown.tally?.against.find(({ what }) => what === 'base')?.by;

describe('the figures on the cards of the check', () => {
  test('SAGA-CHECK-017 SAGA-CHECK-010: 14 and what opposes; 3 where nobody says otherwise', () => {
    expect(baseOf(checkExchange('climbs', 'falls'))).toBe(CHECK_FIGURES.base);
    const setup = { kind: 'unopposed', seats: ['ana', 'bo'], acting: { name: 'Ella', seat: 'ana', rating: 2 } };
    const asked = begun('saga/check', { ...setup, action: 'climbs', consequence: { failure: 'falls' } });
    expect(asked.state.open).toMatchObject({ ruling: { value: CHECK_FIGURES.difficulty } });
  });

  test('a rating runs from 0 to 10, and no farther', () => {
    const rated = (rating: number) =>
      begin(rulesOf('saga/check'), {
        setup: {
          kind: 'opposed',
          seats: ['ana'],
          acting: { name: 'Ella', seat: 'ana', rating },
          opposing: { name: 'Joris', seat: 'ana', rating: 2 },
        },
      }).ok;
    const { least, most } = CHECK_FIGURES;
    expect([least - 1, least, most, most + 1].map(rated)).toEqual([false, true, true, false]);
  });

  test('the chances are those of the ledger, and a cliff is 3, with a rope 2', () => {
    const of640 = (margin: number): number => {
      const { ways, of } = chanceAt(margin);
      return Number((ways * 640n) / of);
    };
    expect(MARGINS.map(of640)).toEqual([120, 212, 320, 428, 520]);
    expect(WALLS).toMatchObject({ cliff: 3, rope: 2 });
  });
});

describe('the figures on the cards of the Discussion', () => {
  const talk = discussionExchange({ context: 'the prisoner', topic: 'his life', response: 'spare him' });
  const { motives, least, most, together, easy, usual, base, lead, faces, rating, heard } = DISCUSSION_FIGURES;

  test('SAGA-MOTIVE-001 SAGA-MOTIVE-002 SAGA-MOTIVE-003: eighteen motives from 2 to 10, twelve in a pair', () => {
    expect(saga.character.MOTIVE_PAIRS.flat()).toHaveLength(motives);
    const moved = (modest: number, proud: number) =>
      begin(rulesOf('saga/discussion'), {
        setup: { seats: ['ana'], people: [{ name: 'Ella', seat: 'ana', motives: { ...MORTEN, modest, proud } }] },
      }).ok;
    expect([moved(least, most), moved(least - 1, most), moved(least, most + 1)]).toEqual([true, false, false]);
    expect([moved(6, together - 6), moved(6, together - 5)]).toEqual([true, false]);
  });

  test('SAGA-TALK-029 SAGA-TALK-014: 2 or 3; after the third appeal the next may be ignored', () => {
    expect(saga.discussion.USUAL_DIFFICULTIES).toEqual([easy, usual]);
    expect(saga.discussion.APPEALS_TO_HEAR).toBe(heard);
  });

  test('SAGA-TALK-031 SAGA-TALK-030: 14, and the 5 of the word that drives him, or the 3 of the table', () => {
    const against = (already: string) => upToThrow(talk, { already }).thrown.tally?.against.map(({ by }) => by) ?? [];
    expect(against('nothing')).toEqual([base, usual]);
    expect(against('jorun')).toEqual([base, lead]);
  });

  test('SAGA-TALK-033: Morten’s d12 at 10 or less', () => {
    // The check reaches him by the highest faces; then the d12 lies at what is asked.
    const taken = (face: number) => {
      const source = { below: (count: number) => (count === faces ? face - 1 : count - 1) };
      const { passages } = throwIt(talk, upToThrow(talk, {}), {}, source);
      return passages.flatMap(({ entry }) => entry.heard.map(({ event }) => event.event)).includes('moved');
    };
    expect([rating, rating + 1].map(taken)).toEqual([true, false]);
  });
});

describe('the figures on the cards of the duel', () => {
  const swordsmen = (more: object = {}, seats: object = {}) => ({
    seats: ['ana', 'bo'],
    side1: [{ name: 'Ella', seat: 'ana', like: 'swordsman', ...more }],
    side2: [{ name: 'Joris', seat: 'bo', like: 'swordsman' }],
    distance: 'sword',
    ...seats,
  });
  const fightOn = (run: Run<SceneTypes>): Run<SceneTypes> =>
    (['Ella', 'Joris'] as const).reduce(
      (at, as) => put(at, { input: 'answer', seat: as === 'Ella' ? 'ana' : 'bo', as, choice: { choose: 'fightOn' } }),
      run,
    );

  /** How far each may step after Footwork that Ella has won, from square to square. */
  const stepsOf = (run: Run<SceneTypes>): readonly number[] => {
    if (run.awaits.need !== 'answers') throw new Error('nobody moves');
    const [asked] = run.awaits.asked;
    const { fighters } = run.state.given as { readonly fighters: readonly { readonly name: string }[] };
    const who = fighters.findIndex(({ name }) => name === asked?.as);
    const { combatants } = run.state.open as { readonly combatants: readonly { x: number; y: number }[] };
    const from = combatants[who] as { x: number; y: number };
    const choices = (asked === undefined ? null : run.choices(asked)) as readonly { to: { x: number; y: number } }[];
    return [...new Set(choices.map(({ to }) => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))))].sort();
  };

  test('SAGA-DUEL-FOOT-009 SAGA-DUEL-FOOT-010: the loser steps 0 or 1, then the winner 1 or 2, or back to where they were', () => {
    const lost = put(fightOn(begun('saga/duel', swordsmen())), { input: 'dice', faces: [8, 8, 9], from: 'table' });
    const { loser, winner } = DUEL_FIGURES;
    expect(stepsOf(lost)).toEqual([loser.least, loser.most]);
    const [asked] = lost.awaits.need === 'answers' ? lost.awaits.asked : [];
    if (asked === undefined) throw new Error('the loser is not asked');
    const won = put(lost, { input: 'answer', ...asked, choice: lost.choices(asked)?.[0] });
    expect(stepsOf(won).filter((step) => step > 0)).toEqual([winner.least, winner.most]);
  });

  /** The exchange against somebody else. */
  const withSide2 = (joris: object): Exchange => ({
    ...DUEL_EXCHANGE,
    start: (picked) => ({ setup: { ...(DUEL_EXCHANGE.start(picked).setup as object), side2: [joris] } }),
  });

  const chanceLines = (exchange: Exchange, setup: object): readonly (readonly [string, number])[] => {
    const changed: Exchange = {
      ...exchange,
      start: (picked) => {
        const { setup: own, ...rest } = exchange.start(picked);
        return { ...rest, setup: { ...(own as object), ...setup } };
      },
    };
    const { plus = [], against = [] } = upToThrow(changed, {}).thrown.tally ?? {};
    return [...plus, ...against].map(({ what, by }) => [what, by]);
  };

  test('SAGA-DUEL-FOOT-016 SAGA-DUEL-002: −1 away from the weapon’s distance; 14 and what opposes', () => {
    const own = chanceLines(DUEL_EXCHANGE, {});
    const near = chanceLines(DUEL_EXCHANGE, { distance: 'dagger' });
    const sum = (lines: typeof own): number => lines.reduce((total, [, by]) => total + by, 0);
    expect(sum(near) - sum(own)).toBe(DUEL_FIGURES.away);
    expect(baseOf(DUEL_EXCHANGE)).toBe(DUEL_FIGURES.base);
  });

  test('SAGA-DUEL-WOUND-014 SAGA-DUEL-WOUND-004: a Minor Wound on the head costs 2; the third on a part brings a Major', () => {
    const hurt = begun('saga/duel', swordsmen({ wounds: [{ part: 'head', severity: 'minor' }] }));
    const whole = begun('saga/duel', swordsmen());
    const speed = (run: Run<SceneTypes>): number => {
      const awaited = fightOn(run).awaits;
      return awaited.need === 'dice' && awaited.throw.reading.read === 'together' ? awaited.throw.reading.plus : 99;
    };
    expect(speed(hurt) - speed(whole)).toBe(DUEL_FIGURES.head);
    /** Major Wounds on the left arm after a weak attack, which Joris takes there, beside so many Minor ones. */
    const majors = (before: number): number | undefined => {
      const wounds = Array.from({ length: before }, () => ({ part: 'leftArm', severity: 'minor' }));
      const joris = { name: 'Joris', seat: 'bo', like: 'swordsman', wounds };
      const exchange = withSide2(joris);
      const { passages } = throwIt(exchange, upToThrow(exchange, {}), {}, { below: () => 0 });
      const { combatants } = (passages.at(-1)?.after.state.open ?? {}) as {
        readonly combatants?: readonly { readonly majors: readonly number[] }[];
      };
      return combatants?.[1]?.majors[0];
    };
    expect(majors(DUEL_FIGURES.minors - 2)).toBe(0);
    expect(majors(DUEL_FIGURES.minors - 1)).toBe(1);
  });

  test('SAGA-DUEL-DEF-028: one less after every second round', () => {
    expect(DUEL_FIGURES.weakening).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((round) => 0 - Math.floor((round - 1) / 2)));
    const opposing = (weakening: number): number => {
      const { reading } = upToThrow(withSide2({ name: 'Joris', seat: 'bo', like: 'swordsman', weakening }), {}).thrown;
      return reading.read === 'together' && reading.rows.rows === 'atLeast' ? reading.rows.target : 0;
    };
    // One for each pair of rounds that is over.
    expect([0, 1, 2, 3].map((pairs) => opposing(pairs) - opposing(0))).toEqual(
      [1, 3, 5, 7].map((round) => DUEL_FIGURES.weakening[round - 1]),
    );
  });
});

describe('the figures on the cards of the battle', () => {
  test('SAGA-BATTLE-MUSTER-009: the larger army makes nine units', () => {
    const run = begun('saga/battle', {
      seats: ['ana', 'bo'],
      attacker: { name: 'Avitch', seat: 'ana', troops: saga.battle.armyFor('levy', 9000) },
      defender: { name: 'Dorrow', seat: 'bo', troops: saga.battle.armyFor('levy', 3000) },
    });
    const { roster } = run.state.open as { readonly roster: readonly { readonly side: number }[] };
    expect(roster.filter(({ side }) => side === 0)).toHaveLength(BATTLE_FIGURES.units);
  });

  test('SAGA-BATTLE-ROUND-001 SAGA-BATTLE-TROOP-009: four phases of movement; movement and range of the table', () => {
    expect(BATTLE_FIGURES).toMatchObject({ phases: 4, foot: 2, horse: 5, range: 4 });
    const { mediumInfantry, heavyInfantry, pikemen } = saga.battle.TROOPS;
    for (const { movement } of [mediumInfantry, heavyInfantry, pikemen]) expect(movement).toBe(BATTLE_FIGURES.foot);
  });

  test('SAGA-BATTLE-SHOOT-002 SAGA-BATTLE-SHOOT-016: bowmen who moved 1 at most; tenths of them by distance', () => {
    const { mostMoved, range, volley } = BATTLE_FIGURES;
    expect([mostMoved, mostMoved + 1].map(saga.battle.shootsAfter)).toEqual([true, false]);
    const lost = (distance: number): number => {
      const run = begun(
        'saga/battle',
        {
          seats: ['ana', 'bo'],
          attacker: { name: 'Avitch', seat: 'ana' },
          defender: { name: 'Dorrow', seat: 'bo' },
          position: {
            units: [
              { army: 'defender', troop: 'mediumInfantry', size: 90, at: { row: 0, column: distance } },
              { army: 'attacker', troop: 'bowmen', size: 10, at: { row: 0, column: 0 } },
            ],
          },
        },
        { 'saga.battle.map': { rows: 3, columns: 8 } },
      );
      return saga.battle.volleyLosses(run.state as unknown as saga.battle.BattleSight, 0, 1, true);
    };
    expect(Object.fromEntries([2, 3, range].map((far) => [far, lost(far)]))).toEqual(volley);
  });

  test('SAGA-BATTLE-ROUND-004 SAGA-BATTLE-ROUND-006: half the units are quick; who leads moves first, quick before the rest', () => {
    expect(saga.battle.quickNumber(BATTLE_FIGURES.units)).toBe(4);
    expect(saga.battle.MOVEMENT_PHASES.map(({ proactive, quick }) => [proactive, quick])).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [false, false],
    ]);
  });

  /** One clash to which the dice are given, and what the loser has lost. */
  const lossesAfter = (columns: number): number => {
    const closed = '#'.repeat(columns);
    const run = begun(
      'saga/battle',
      {
        seats: ['ana', 'bo'],
        attacker: { name: 'Avitch', seat: 'ana' },
        defender: { name: 'Dorrow', seat: 'bo' },
        fields: [
          {
            field: 'drawn',
            ground: [closed, closed.slice(1), '.'.repeat(columns), closed.slice(1), closed],
          },
        ],
        position: {
          units: [
            { army: 'defender', troop: 'mediumInfantry', size: 90, at: { row: 2, column: 1 } },
            { army: 'attacker', troop: 'mediumInfantry', size: 90, at: { row: 2, column: 0 } },
          ],
        },
      },
      { 'saga.battle.map': { rows: 5, columns } },
    );
    const after = put(run, { input: 'dice', faces: [8, 8, 9], from: 'table' });
    return Math.max(...(after.state.open as { readonly losses: readonly number[] }).losses);
  };

  test('SAGA-BATTLE-MUSTER-018 SAGA-BATTLE-MELEE-005: a third of the mean unit is lost, and double without room', () => {
    const third = 90 / BATTLE_FIGURES.lossParts;
    expect(lossesAfter(3)).toBe(third);
    expect(lossesAfter(2)).toBe(BATTLE_FIGURES.noRoom * third);
    expect(baseOf(BATTLE_EXCHANGE)).toBe(BATTLE_FIGURES.base);
  });
});

describe('the figures on the cards of command', () => {
  const { begins, advance, hold, volley, range, endure, attack, lose, check, letGo } = COMMAND_FIGURES;
  type Choice = command.CommandChoice;
  type Unit = readonly [of: command.UnitClass, grade: command.Grade, points: number, row: number, column: number];

  const standing = (stage: number, north: readonly Unit[], south: readonly Unit[]): Run<SceneTypes> => {
    const unit = (side: string, [of, grade, points, row, column]: Unit) => ({
      ...{ side, class: of, grade, points, hex: { row, column } },
    });
    return begun('command/battle', {
      seats: ['ana', 'bo'],
      north: { name: 'Avitch', seat: 'ana' },
      south: { name: 'Dorrow', seat: 'bo' },
      position: {
        active: 'north',
        stage,
        units: [...north.map((one) => unit('north', one)), ...south.map((one) => unit('south', one))],
      },
    });
  };
  const choicesOf = (run: Run<SceneTypes>): readonly Choice[] => {
    if (run.awaits.need !== 'answers') throw new Error(run.awaits.need);
    const [asked] = run.awaits.asked;
    return (asked === undefined ? [] : (run.choices(asked) ?? [])) as readonly Choice[];
  };
  const order = (run: Run<SceneTypes>, ...words: readonly Choice['choose'][]): Run<SceneTypes> =>
    words.reduce((at, word) => {
      if (at.awaits.need !== 'answers') throw new Error(at.awaits.need);
      const [asked] = at.awaits.asked;
      const choice = choicesOf(at).find((one) => one.choose === word);
      if (asked === undefined || choice === undefined) throw new Error(`no ${word}`);
      return put(at, { input: 'answer', ...asked, choice });
    }, run);
  const pointsOf = (run: Run<SceneTypes>): readonly number[] => (run.state.open as { points: number[] }).points;

  test('COMMAND-POINTS-004: under an ordinary leader A has 6, B 5, C 4, D 3, E 1', () => {
    expect(begins.map(({ points }) => points)).toEqual([6, 5, 4, 3, 1]);
  });

  test('COMMAND-MOVE-002 COMMAND-MOVE-007: three hexes and no farther for nothing; standing still is paid', () => {
    const run = standing(2, [['LI', 'C', 4, 2, 6]], [['LI', 'C', 4, 9, 6]]);
    const rows = choicesOf(run).flatMap((one) => (one.choose === 'advance' ? [one.hex.row - 2] : []));
    expect(Math.max(...rows)).toBe(advance);
    expect(pointsOf(order(run, 'advance'))[0]).toBe(4);
    expect(pointsOf(order(run, 'hold'))[0]).toBe(4 - hold);
  });

  test('COMMAND-VOLLEY-001 COMMAND-VOLLEY-008: 1 to shoot and 1 to endure, at four hexes and no more', () => {
    const at = (row: number) => standing(1, [['AR', 'C', 4, 2, 6]], [['LI', 'C', 4, row, 6]]);
    const shoots = (row: number) => choicesOf(at(row)).some(({ choose }) => choose === 'volley');
    expect([shoots(2 + range), shoots(3 + range)]).toEqual([true, false]);
    expect(pointsOf(order(at(2 + range), 'volley', 'endureMissiles'))).toEqual([4 - volley, 4 - endure]);
  });

  test('COMMAND-ATTACK-001 COMMAND-RESOLVE-012 COMMAND-MORALE-002 COMMAND-SURVIVOR-004: 1, 2, 1 and 1', () => {
    const fight = (points: number) =>
      order(
        standing(
          3,
          [['HI', 'A', 5, 5, 6]],
          [
            ['LI', 'C', points, 6, 6],
            ['LI', 'D', 3, 11, 0],
          ],
        ),
        ...(['attack', 'defend', 'endStage', 'resolve'] as const),
      );
    const held = order(fight(4), 'loseAttack');
    expect(pointsOf(held).slice(0, 2)).toEqual([5 - attack, 4 - lose]);
    const [victor, , checked] = pointsOf(order(fight(lose - 1), 'rout', 'moralCheck', 'allowEscape'));
    expect([victor, checked]).toEqual([5 - attack - letGo, 3 - check]);
  });

  test('COMMAND-END-003 COMMAND-END-009 COMMAND-HEALTH-003: ten rounds, two quiet ones, four damage', () => {
    const { given } = standing(1, [['LI', 'C', 4, 2, 6]], [['LI', 'C', 4, 9, 6]])
      .state as unknown as command.CommandSight;
    const { rounds, quiet, quality, broken, health } = COMMAND_FIGURES;
    expect(given.options).toMatchObject({ 'command.roundLimit': rounds, 'command.quietRounds': quiet });
    expect(given.armies[0]?.leader.quality).toBe(quality);
    const sight = (damage: number) =>
      ({ given, open: { damage: [damage], fate: ['here'] } }) as unknown as command.CommandSight;
    // Survivors fall by damage, and from the fourth on they are those of a broken unit.
    expect([0, 3, broken, broken + 1].map((damage) => command.survivorsOf(sight(damage), 0))).toEqual([
      100, 40, 20, 20,
    ]);
    expect(health).toBe(broken);
  });
});

describe('the table of guides', () => {
  test.each(GUIDES.map((guide) => [guide.kind, guide] as const))(
    '%s: six cards, and every step has one',
    (kind, guide) => {
      const [manifest] = manifestsOf(kind);
      const steps = Object.keys(manifest?.rules.procedures ?? {});
      expect(guide.cards).toHaveLength(6);
      expect(guide.cards.flat().toSorted()).toEqual(steps.toSorted());
    },
  );

  test('a step opens its card, another scene none', () => {
    expect(guideOf('duel')).toBe('/guide/duel');
    expect(guideAt('duel', 'defend')).toBe('/guide/duel#3');
    expect(guideAt('battle', 'quick')).toBe('/guide/battle#2');
    expect(guideAt('battle', null)).toBe('/guide/battle');
    expect(guideOf('draft')).toBeNull();
  });
});
