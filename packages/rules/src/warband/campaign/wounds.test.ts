import { expect, test } from 'vitest';
import { WOUNDS } from '../model/wounds.table.js';
import { isKeptOut, partOf, woundsHome } from './wounds.js';

const fresh = (wound: (typeof WOUNDS)[number], permanent = false, side: 'left' | 'right' | null = null) => ({
  wound,
  permanent,
  side,
  before: false,
});
const UNHURT = { wounds: [], wasDown: false, downWound: null, survives: false };

test('WARBAND-SAGA-011 a Major Wound on head or body keeps somebody out of the fight', () => {
  const major = (part: 'head' | 'body' | 'leftArm' | 'rightLeg') => isKeptOut([{ part, severity: 'major' }]);
  expect([major('head'), major('body'), major('leftArm'), major('rightLeg')]).toEqual([true, true, false, false]);
  expect(isKeptOut([{ part: 'head', severity: 'minor' }])).toBe(false);
});

test('WARBAND-SAGA-012 Shoulder, Arm and Hand fall on an arm, Knee and Leg on a leg, Guts, Back and Chest on the body, Head and Eye on the head', () => {
  expect(WOUNDS.map((wound) => partOf(wound, 'right'))).toEqual([
    'rightArm',
    'rightArm',
    'rightLeg',
    'rightLeg',
    'body',
    'head',
    'body',
    'body',
    'head',
    'rightArm',
  ]);
});

test('WARBAND-SAGA-012 the ledger’s example: a temporary Eye wound and a permanent Leg wound on the right', () => {
  expect(woundsHome({ ...UNHURT, wounds: [fresh('eye'), fresh('leg', true, 'right')] })).toEqual([
    { part: 'head', severity: 'minor' },
    { part: 'rightLeg', severity: 'major' },
  ]);
});

test('WARBAND-SAGA-012 at 0 HP and alive: Major where the death save put it, even a temporary one; on the body if it put none', () => {
  expect(woundsHome({ ...UNHURT, wasDown: true, downWound: 'arm', wounds: [fresh('arm', false, 'left')] })).toEqual([
    { part: 'leftArm', severity: 'major' },
  ]);
  expect(woundsHome({ ...UNHURT, wasDown: true, wounds: [fresh('guts')] })).toEqual([
    { part: 'body', severity: 'minor' },
    { part: 'body', severity: 'major' },
  ]);
});

test('WARBAND-SAGA-012 lost HP leave nothing else, and what somebody came with is not counted again', () => {
  expect(woundsHome(UNHURT)).toEqual([]);
  expect(woundsHome({ ...UNHURT, wounds: [{ ...fresh('knee', false, 'left'), before: true }] })).toEqual([]);
});

test('WARBAND-SAGA-013 who was slain and is found alive has a Major Wound on the body', () => {
  expect(woundsHome({ ...UNHURT, survives: true })).toEqual([{ part: 'body', severity: 'major' }]);
});
