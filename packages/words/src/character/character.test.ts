import { type AnyRules, apply, begin, type Moved, type SceneTypes, stream } from '@warmoot/kernel';
import { byTier, randomInput } from '@warmoot/kernel/testing';
import { saga as sagaRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { boardOf } from '../board.js';
import type { Words } from '../catalogue/words.js';
import { LANGUAGES } from '../languages.js';
import { diceText } from '../plain.js';
import { refusalText } from '../refusal.js';
import { originText, sheetText } from './sheet.js';

const ALL: readonly Words[] = Object.values(LANGUAGES).map(({ words }) => words);
const [en, de] = [LANGUAGES.en.words, LANGUAGES.de.words];

const moved = (result: ReturnType<typeof apply>): Moved<SceneTypes> => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

/** So many entries come from one board that is looked at to the next. */
const EVERY = byTier(8, 1);

/** Plays a scene at random to its end and tells each entry to everybody and to one seat. */
const tellAll = (words: Words, rules: AnyRules, setup: object, options: object = {}): string[] => {
  const source = stream('told');
  let now = moved(begin(rules, { setup, options }));
  const told: string[] = [];
  for (let seq = 1; ; seq++) {
    const input = randomInput(now.run, source);
    if (input === null) return told;
    const before = now.run;
    now = moved(apply(rules, before.state, input));
    const { heard, thrown } = now;
    const record = thrown && { ...thrown, dice: [], tally: null };
    const entry = { seq, input, heard, thrown: record as never };
    for (const hearer of [null, 'ana'] as const) {
      const { lead, lines } = accountOf(words, { entry, before, after: now.run }, hearer);
      told.push(...lead, ...lines);
    }
    if (seq % EVERY > 0) continue;
    for (const { lines } of boardOf(words, now.run, 'ana'))
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  }
};

const GUIDE = { kind: 'other', method: { by: 'guide', office: 'king', top: 'social' } };
const BY_HAND = {
  kind: 'other',
  method: { by: 'byHand', ratings: { handToHand: 10, physical: 9, knowledge: 1, social: 0 } },
};

describe.each(ALL.map((words) => [words.language, words] as const))('in %s', (_, words) => {
  test('whatever happens while ratings are made is told, and nothing is left as a name of the program', () => {
    const seats = ['ana'];
    const saga = tellAll(words, sagaRules.character.generationScene(sagaRules.EDITIONS.saga), {
      seats,
      characters: [{ name: 'Ella' }, { kind: 'other' }, GUIDE, BY_HAND],
    });
    const first = tellAll(words, sagaRules.character.generationScene(sagaRules.EDITIONS['saga-1e']), {
      seats,
      characters: [{}],
    });
    for (const line of [...saga, ...first])
      expect(line).not.toMatch(/undefined|null|pointDealt|handToHand|point dealt/);
    expect(saga.length).toBeGreaterThan(300);
  });

  test('a draft is told, set by set', () => {
    const setup = { seats: ['ana', 'bo'], characters: { ana: 1, bo: 1 } };
    const lines = tellAll(words, sagaRules.draft.draftScene(sagaRules.EDITIONS.saga), setup, {
      'saga.draft.castSize': { least: 1, most: 1 },
    });
    expect(lines.filter((line) => /undefined|null|picked:/.test(line))).toEqual([]);
    // The first is begun with the scene itself.
    expect(lines).toContain(`${words.character.set({ number: 2 })}:`);
  });

  test('SAGA-GEN-014, SAGA-MOTIVE-024 where nobody has such a die, it is said what to throw', () => {
    const characters = [{ kind: 'other', method: { by: 'guide', office: 'king', top: 'social', then: ['physical'] } }];
    const rules: AnyRules = sagaRules.character.generationScene(sagaRules.EDITIONS.saga);
    let now = moved(begin(rules, { setup: { seats: ['ana'], characters } }));
    const said = new Map<string, string>();
    const source = stream('said');
    while (now.run.awaits.need === 'dice') {
      const { step, throw: thrown } = now.run.awaits;
      said.set(`${step} ${diceText(thrown.dice)}`, awaitedOf(words, now.run).lines.join(' '));
      now = moved(apply(rules, now.run.state, randomInput(now.run, source) as never));
    }
    for (const own of ['deal d4', 'place d10z', 'place d8', 'place d6', 'order d8']) expect(said.get(own)).toBe('');
    for (const [die, told] of [
      ['guidePlace d2', /d4.* 2.*\.$/],
      ['deal d7', /d8.* 7.*\. \[SAGA-GEN-014\]$/],
      ['deal d5', /d10.*0.*10\. \[SAGA-GEN-014\]$/],
      ['place d7', /d8.* 7.*\. \[SAGA-MOTIVE-024\]$/],
      ['place d5', /d6.* 5.*\. \[SAGA-MOTIVE-024\]$/],
      ['place d2', /d4.* 2.*\. \[SAGA-MOTIVE-024\]$/],
    ] as const) {
      expect(said.get(die)).toMatch(told);
    }
    const draw = moved(begin(rules, { setup: { seats: ['ana'], characters: [{ kind: 'other' }] } }));
    expect(awaitedOf(words, draw.run).lines.at(-1)).toMatch(/6 d10/);
  });

  test('SAGA-SKILL-004, SAGA-SKILL-008, SAGA-SKILL-015, SAGA-SKILL-023 every skill says what it is for', () => {
    expect(Object.keys(words.character.uses).sort()).toEqual([...sagaRules.ALL_SKILLS].sort());
    expect(new Set(Object.values(words.character.uses)).size).toBe(23);
    expect(Object.keys(words.character.motives)).toEqual([...sagaRules.character.ALL_MOTIVES]);
    expect(Object.keys(words.character.groups)).toEqual([...sagaRules.character.GROUPS]);
    expect(Object.keys(words.character.offices)).toEqual([...sagaRules.character.OFFICES]);
  });

  test('SAGA-WORLD-003, SAGA-WORLD-006 a rating by the guide names its line, and how far it stands below', () => {
    const { rated, offices } = words.character;
    const captain = (rating: number, below: number) =>
      rated({ by: 'guide', faces: [], raised: 0, rating, guide: { office: 'captain', below } });
    expect(captain(5, 0)).toContain(offices.captain);
    expect(captain(5, 0)).toMatch(/5: 5$/);
    expect(captain(3, 2)).toContain(offices.captain);
    expect(captain(3, 2)).toMatch(/5, 2 .*: 3$/);
    // A sheet of an earlier day knows no more than that it was the guide.
    expect(rated({ by: 'guide', faces: [], raised: 0, rating: 5 })).toMatch(/: 5$/);
  });

  test('refusals say what to do', () => {
    const said = (rules: AnyRules, setup: object): string => {
      const begun = begin(rules, { setup });
      return begun.ok ? '' : refusalText(words, begun.refusal);
    };
    const drafts = said(sagaRules.draft.draftScene(sagaRules.EDITIONS.saga), {
      seats: ['ana'],
      characters: { ana: 6 },
    });
    expect(drafts).toMatch(/ana .*6.*3.*5.*\[SAGA-DRAFT-003\]/);
    const seats = ['ana'];
    const main = said(sagaRules.character.generationScene(sagaRules.EDITIONS.saga), {
      seats,
      characters: [{ method: { by: 'mainDice' } }],
    });
    expect(main).toMatch(/\[SAGA-GEN-003\]/);
    const other = { kind: 'other', method: { by: 'mainDice' } };
    expect(
      said(sagaRules.character.generationScene(sagaRules.EDITIONS['saga-1e']), { seats, characters: [other] }),
    ).toMatch(/\[S1E-GEN-001\]/);
  });
});

const ratings = Object.fromEntries(
  sagaRules.ALL_SKILLS.map((skill, at) => [skill, at % 11]),
) as sagaRules.character.Ratings;
const motives = Object.fromEntries(
  sagaRules.character.ALL_MOTIVES.map((one, at) => [one, at % 2 === 0 ? 10 : 2]),
) as Record<sagaRules.character.Motive, number>;
const SHEET = {
  name: 'Ella',
  skills: ratings,
  motives,
  groups: { handToHand: 2, physical: 7, knowledge: 10, social: 0 },
};

describe('the sheet', () => {
  test('SAGA-DRAFT-006, SAGA-DRAFT-013 skills by group in columns, motivations as nine pairs', () => {
    expect(sheetText(en, SHEET)).toEqual([
      'Ella',
      '',
      'Hand-to-Hand   2   Physical    7   Knowledge 10   Social      0',
      '----------------   -------------   ------------   -------------',
      'Control        0   Endurance   4   Craft      0   Administer  7',
      'Fighting Mind  1   Hide        5   Heal       1   Convince    8',
      'Speed          2   Jump/Climb  6   Know       2   Lead        9',
      'Strength       3   Ride        7   Notice     3   Perform    10',
      '                   Run         8   Sail       4   Tactics     0',
      '                   Shoot/Aim   9   Survive    5',
      '                   Swim       10   Trade      6',
      '',
      '           Energetic 10 | 2  Lazy/Efficient',
      '           Forgiving 10 | 2  Avenging',
      '              Honest 10 | 2  Deceitful/Sly',
      '       Merciful/Kind 10 | 2  Cruel/Ruthless',
      '       Modest/Humble 10 | 2  Proud/Arrogant',
      '    Prudent/Cautious 10 | 2  Reckless',
      '      Valourous/Bold 10 | 2  Cowardly/Fearful',
      '            Trusting 10 | 2  Independent',
      'Generous/Sacrificial 10 | 2  Selfish/Hedonistic',
    ]);
    for (const words of ALL)
      expect(Math.max(...sheetText(words, SHEET).map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('a block that is missing is left out', () => {
    expect(sheetText(de, { ...SHEET, name: null, skills: null })).toHaveLength(9);
    expect(sheetText(de, { ...SHEET, name: null, motives: null })).toHaveLength(9);
  });

  test('SAGA-GEN-010 the dice behind it, those rolled again in brackets', () => {
    const none = { by: 'mainDice', faces: [1, 1, 1, 4], raised: 0, rating: 0, start: 0, dealt: [], lost: 0 } as const;
    const high = { ...none, faces: [4, 4, 4, 4], rating: 9, start: 7, dealt: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3] };
    const origin: sagaRules.character.RatingSet['origin'] = {
      groups: { handToHand: high, physical: none, knowledge: none, social: none },
      guide: [],
      motives: { placed: [0, 5, 7, 1, 1, 1, 1, 1, 1], order: [3, 2, 1, 1, 1, 1, 1, 1, 1] },
    };
    expect(originText(en, { origin })).toEqual([
      'Hand-to-Hand: the lowest three of 4, 4, 4, 4, less 3, give 9; each skill starts',
      '  at 7; dealt by d4: 1, 1, 1, (1), 2, 2, 2, (2), 3, 3.',
      'Physical: the lowest three of 1, 1, 1, 4, less 3, give 0; each skill starts at',
      '  0.',
      'Knowledge: the lowest three of 1, 1, 1, 4, less 3, give 0; each skill starts at',
      '  0.',
      'Social: the lowest three of 1, 1, 1, 4, less 3, give 0; each skill starts at 0.',
      'Motivations placed by d10z, then d8 to d2: 0, 5, 7, 1, 1, 1, 1, 1, 1.',
      'Order of the pairs, by d8: 3, 2, 1, 1, 1, 1, 1, 1, 1.',
    ]);
  });
});
