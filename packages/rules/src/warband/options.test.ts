import { begin } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { skirmishScene } from './scene.js';
import { awaited, fight, fightIn, lastOf, passUntil, says, sightOf } from './testing/stage.js';

/** The options of the ledger's table that bear on figures: the default first, then what else is open, then what is not. */
const OPTIONS: Readonly<Record<string, readonly [values: readonly unknown[], never: readonly unknown[]]>> = {
  'warband.oneAlwaysSucceeds': [['on', 'off'], [true]],
  'warband.surpriseAppliesTo': [['all', 'melee'], ['ranged']],
  'warband.priorityThreshold': [
    [3, 0, 6],
    [-1, 7],
  ],
  'warband.protectAlly': [['off', 'on'], []],
  'warband.spellMeleeCheck': [['declare', 'both'], ['cast']],
  'warband.declaredMoveBinding': [['on', 'off'], []],
  'warband.units': [['metric', 'imperial'], ['feet']],
  'warband.chargeMinStraight': [
    [2, 1, 6],
    [0, 7],
  ],
  'warband.skirmishFrontOnly': [['off', 'on'], []],
  'warband.hinderGetUp': [['on', 'off'], []],
  'warband.contestedGetUp': [['on', 'off'], []],
  'warband.narrowMaxFighters': [
    [1, 2, 5],
    [0, 6],
  ],
  'warband.narrowMaxAttacks': [
    ['none', 1, 9],
    [0, 10],
  ],
  'warband.rangedDice': [['atk', 'one'], []],
  'warband.rangedOutOfMelee': [['on', 'off'], []],
  'warband.ammoReadied': [['on', 'off'], []],
  'warband.chargeThrowWeapons': [[['handaxe', 'javelin'], [], ['spear']], [['cannon']]],
  'warband.friendlyFireOn12': [['on', 'off'], []],
  'warband.rangedSubdue': [['on', 'off'], []],
  'warband.grappleSystem': [['both', 'gambit', 'contest'], []],
  'warband.gambitBacklash': [['mirror', 'table', 'none'], []],
  'warband.gambitHelperBonus': [
    [1, 0, 2],
    [-1, 3],
  ],
  'warband.grapplersProne': [['on', 'off'], []],
  'warband.grappleTie': [['none', 'defender'], []],
  'warband.vulnerableKillsPc': [['on', 'off'], []],
  'warband.moraleRepeatThirds': [['off', 'on'], []],
  'warband.moraleCapIncludesNamed': [['off', 'on'], []],
  'warband.disorderRear': [['on', 'off'], []],
  'warband.moraleCascade': [['nextRound', 'sameRound'], []],
  'warband.deathSaveTiming': [['endOfRound', 'endOfPhase'], []],
  'warband.samePhaseExcessKillsPc': [['off', 'on'], []],
  'warband.npcWoundBonusFor': [['all', 'pcs'], []],
  'warband.map': [
    [
      { width: 24, height: 16 },
      { width: 8, height: 60 },
    ],
    [
      { width: 7, height: 16 },
      { width: 24, height: 61 },
    ],
  ],
  'warband.quietRounds': [
    [3, 1, 20],
    [0, 21],
  ],
  'warband.quarter': [['ask', 'always', 'never'], []],
};

const NEAR = { a: [{ at: [3, 3] }], b: [{ at: [5, 3] }] };
const setup = {
  seats: ['ana', 'bo'],
  a: { name: 'Red', seat: 'ana', figures: [{ at: { x: 3, y: 3 } }] },
  b: { name: 'Blue', seat: 'bo', figures: [{ at: { x: 5, y: 3 } }] },
};
const begins = (options: object): boolean => begin(skirmishScene, { setup, options } as never).ok;

describe('the options of the ledger', () => {
  test('what is left out is as the ledger has it, and there is no other option', () => {
    const usual = Object.fromEntries(Object.entries(OPTIONS).map(([name, [values]]) => [name, values[0]]));
    expect(sightOf(fight(NEAR)).given.options).toEqual(usual);
  });

  test.each(Object.entries(OPTIONS))('%s takes what the ledger names and nothing else', (name, [values, never]) => {
    for (const value of values) expect([value, begins({ [name]: value })]).toEqual([value, true]);
    for (const value of [...never, 'other', null]) expect([value, begins({ [name]: value })]).toEqual([value, false]);
  });
});

describe('options that are staged nowhere else', () => {
  test('WARBAND-MORALE-022 moraleCapIncludesNamed: circumstances +2 and a rally +2 are +4, or +2 in all', () => {
    const hired = { flags: ['hireling'], grade: 'weak' };
    // One of three hirelings is gone, and who leads is in the thick of it.
    const stage = {
      a: [
        { at: [5, 5], pc: true, hp: 5 },
        { ...hired, at: [1, 1] },
        { ...hired, at: [1, 2] },
        { ...hired, at: [1, 3], fate: 'slain' },
      ],
      b: [{ at: [6, 5], flags: ['fearless'] }],
      referee: 'rae',
    };
    const needs = (value: string): number => {
      const table = fightIn('melee', stage, { 'warband.moraleCapIncludesNamed': value });
      const rallied = says(passUntil(table, 'declare Red'), { choose: 'rally', figure: 'A1' });
      const asked = passUntil(rallied, 'circumstances');
      const due = says(asked, { choose: 'circumstances', by: 2 });
      expect(awaited(due)).toBe('moraleDie');
      return lastOf(due.dice(12), 'checkedMorale').chance.total;
    };
    // Weak is 5.
    expect([needs('off'), needs('on')]).toEqual([9, 7]);
  });
});
