import { saga } from '@warmoot/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { armsText, readArms, shieldOf } from '../../people/shield.js';
import { lockRows, withLock } from './locks.js';
import { lossesOf } from './losses.js';
import { stateOf } from './open.js';
import { Notches } from './Skills.js';
import { changed, done, named, PEOPLE, saltCrown, seenBy } from './testing/fixture.js';
import { whenceMotive, whenceSkill } from './why.js';

const campaign = saltCrown();
const ella = named(campaign, 'Ella');
const maud = named(campaign, 'Maud');

const sum = (lines: readonly { readonly by: number }[]): number => lines.reduce((all, { by }) => all + by, 0);

/** A sheet whose Hand-to-Hand dice are known: a rating of 4, each skill from 2, and six dice for six points. */
const thrown = (): saga.campaign.Character => {
  const group = {
    by: 'mainDice',
    faces: [3, 2, 2, 4],
    raised: 0,
    rating: 4,
    start: 2,
    dealt: [1, 1, 3, 4, 1, 2, 2, 1],
    lost: 0,
  };
  const groups = { handToHand: group, physical: group, knowledge: group, social: group };
  const dice = {
    groups,
    guide: [],
    motives: { placed: [0, 7, 1, 1, 1, 1, 1, 1, 1], order: [2, 1, 1, 1, 1, 1, 1, 1, 3] },
  } as unknown as saga.character.SetOrigin;
  const origin = { from: 'scene', entry: 'e1', dice: dice as never } as const;
  const skills = { ...(ella.skills as NonNullable<saga.campaign.Character['skills']>), control: 6 };
  const motives = { ...(ella.motives as NonNullable<saga.campaign.Character['motives']>), valourous: 9, cowardly: 2 };
  const lowered = {
    day: 12,
    what: 'valourous',
    from: 10,
    to: 9,
    code: 'regret d1',
    rules: ['SAGA-MOTIVE-015'],
    entry: 'e4',
  };
  return { ...ella, skills, motives, origin: { skills: origin, motives: origin }, history: [lowered as never] };
};

describe('where a number comes from', () => {
  test('SAGA-GEN-006, -008: what the group began with, and a point for each die that named the skill', () => {
    const whence = whenceSkill(thrown(), 'control');
    expect(whence?.lines.map(({ by, from, rule }) => [by, from.what, rule])).toEqual([
      [2, 'start', 'SAGA-GEN-006'],
      [1, 'die', 'SAGA-GEN-008'],
      [1, 'die', 'SAGA-GEN-008'],
      [1, 'die', 'SAGA-GEN-008'],
      [1, 'die', 'SAGA-GEN-008'],
    ]);
    expect(whence?.lines.flatMap(({ from }) => (from.what === 'die' ? [from.nth] : []))).toEqual([1, 2, 5, 8]);
    expect(whence?.dice?.origin.faces).toEqual([3, 2, 2, 4]);
    // The first edition has a rule of its own for the start.
    expect(whenceSkill(thrown(), 'control', 'saga-1e')?.lines[0]?.rule).toMatch(/^S1E-GEN-/);
  });

  test('every rating of a sheet that was thrown is the sum of its lines', () => {
    for (const one of [ella, maud]) {
      for (const skill of saga.ALL_SKILLS) {
        const whence = whenceSkill(one, skill);
        expect([skill, sum(whence?.lines ?? [])]).toEqual([skill, one.skills?.[skill]]);
      }
      for (const motive of saga.character.ALL_MOTIVES) {
        const whence = whenceMotive(one, motive);
        expect([motive, sum(whence?.lines ?? [])]).toEqual([motive, one.motives?.[motive]]);
        expect(whence?.dice).not.toBeNull();
      }
    }
  });

  test('SAGA-SKILL-028: a decision of the table is a line with its reason', () => {
    const last = whenceSkill(ella, 'ride')?.lines.at(-1);
    expect(last?.from).toMatchObject({ what: 'change', change: { code: 'a year in the saddle', to: 6 } });
    expect(last?.rule).toBe('SAGA-SKILL-028');
  });

  test('SAGA-MOTIVE-023, -024, -026, -015: the seventh pair is named first, after a 0; a bad end took one off', () => {
    const whence = whenceMotive(thrown(), 'valourous');
    expect(whence?.dice).toEqual({ nth: 1, placed: { face: 7, among: 9 }, order: 2 });
    expect(whence?.lines.map(({ by, rule }) => [by, rule])).toEqual([
      [10, 'SAGA-MOTIVE-023'],
      [-1, 'SAGA-MOTIVE-015'],
    ]);
    // The last pair of ratings needs no die.
    expect(whenceMotive(thrown(), 'selfish')?.dice).toEqual({ nth: 9, placed: null, order: 3 });
  });

  test('ratings by hand say so, and nobody knows numbers that were never given', () => {
    const byHand = {
      ...ella,
      origin: { skills: { from: 'hand' }, motives: { from: 'brought' } },
      history: [],
    } as saga.campaign.Character;
    expect(whenceSkill(byHand, 'ride')?.lines).toEqual([{ by: 6, from: { what: 'hand' }, rule: 'SAGA-GEN-016' }]);
    expect(whenceMotive(byHand, 'lazy')?.lines[0]?.from).toEqual({ what: 'brought' });
    expect(whenceSkill(named(campaign, 'Osk'), 'ride')).toBeNull();
  });
});

describe('what is chosen for a fight', () => {
  test('SAGA-DUEL-013: what is not chosen is the higher, of equals the one listed first', () => {
    const skills = {
      ...(ella.skills as NonNullable<saga.campaign.Character['skills']>),
      control: 3,
      fightingMind: 3,
      speed: 4,
      strength: 2,
    };
    const rows = lockRows({ skills, locks: { hold: 'strength' } });
    expect(rows.map(({ lock, counts, chosen }) => [lock, counts, chosen])).toEqual([
      ['footwork', 'speed', false],
      ['quickAttack', 'speed', false],
      ['controlledAttack', 'speed', false],
      ['tackle', 'fightingMind', false],
      ['feint', 'speed', false],
      ['hold', 'strength', true],
      ['parry', 'control', false],
    ]);
  });

  test('a choice can be made and taken back', () => {
    expect(withLock({ hold: 'strength' }, 'parry', 'control')).toEqual({ hold: 'strength', parry: 'control' });
    expect(withLock({ hold: 'strength', parry: 'control' }, 'hold', null)).toEqual({ parry: 'control' });
  });
});

describe('shields', () => {
  test('are written and read back; what is none of ours is not drawn', () => {
    expect(readArms(armsText({ tincture: 'vert', charge: 'moon' }))).toEqual({ tincture: 'vert', charge: 'moon' });
    expect(readArms('')).toBeNull();
    expect(readArms('vert dragon')).toBeNull();
  });

  test('where none is chosen, the field is that of whoever runs them', () => {
    expect(shieldOf(PEOPLE, ella)).toEqual({ tincture: 'gules', charge: 'fish' });
    expect(shieldOf(PEOPLE, named(campaign, 'Morten')).tincture).toBe('azure');
    expect(shieldOf(PEOPLE, maud).tincture).toBe('sable');
  });
});

describe('a sheet as it is seen', () => {
  test('SAGA-CAMPAIGN-004: with sheets closed, others see who somebody is and not what they can do', () => {
    const { options } = campaign.open;
    const shut = done(campaign, { deed: 'options', options: { ...options, 'saga.table.openSheets': false } });
    const toBo = seenBy(shut, 'bo').open.characters[ella.id];
    const toAna = seenBy(shut, 'ana').open.characters[ella.id];
    expect(toBo !== undefined && saga.campaign.isOpenSheet(toBo)).toBe(false);
    expect(toAna !== undefined && saga.campaign.isOpenSheet(toAna)).toBe(true);
  });

  test('SAGA-DRAFT-014, -017: a dead main character is a loss until somebody is raised in that place', () => {
    const fallen = done(campaign, { deed: 'die', character: ella.id, why: 'the ford' });
    expect(lossesOf(seenBy(campaign), 'ana')).toEqual([]);
    expect(lossesOf(seenBy(fallen), 'ana')).toEqual([{ key: ella.id, label: ella.name }]);
    // Osk was no main character, and Ella was not Bo's.
    expect(lossesOf(seenBy(fallen), 'bo')).toEqual([]);
    const raised = done(fallen, { deed: 'raise', character: maud.id, lost: ella.id });
    expect(lossesOf(seenBy(raised), 'ana')).toEqual([]);
    expect(named(raised, 'Maud')).toMatchObject({ main: true, owner: 'ana', inPlaceOf: ella.id });
  });

  test('the worst comes first', () => {
    expect(stateOf(named(campaign, 'Osk'))).toBe('dead');
    expect(stateOf(ella)).toBe('wounded');
    expect(stateOf(named(changed(campaign, ella.id, { dying: 'e1' }), 'Ella'))).toBe('dying');
    expect(stateOf(named(changed(campaign, ella.id, { captive: 'Skeld' }), 'Ella'))).toBe('captive');
    expect(stateOf(maud)).toBe('sound');
  });
});

test('of ten notches as many are cut as a rating says', () => {
  const cut = (rating: number): readonly boolean[] =>
    [...renderToStaticMarkup(createElement(Notches, { rating })).matchAll(/<i([^>]*)>/g)].map(
      ([, said]) => said === ' data-in="true"',
    );
  expect(cut(3)).toEqual(Array.from({ length: 10 }, (_, nth) => nth < 3));
  expect(cut(0)).not.toContain(true);
});
