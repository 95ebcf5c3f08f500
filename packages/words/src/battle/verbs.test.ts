import { describe, expect, test } from 'vitest';
import { german } from '../de/language.js';
import { english } from '../en/language.js';
import { factsIn, type Named, parse, type SameKeys, speak } from '../say/index.js';
import type { Language } from '../speech.js';
import { speechIn } from '../wordsIn.js';
import { battlePhrases } from './phrases.js';

/** What a sentence of a battle calls those who may be units. */
const UNITS = ['unit', 'units', 'lone', 'target', 'was', 'one'];
const MANY: Named = { named: 'Kell-Piken', isMany: true };
const ONE: Named = { named: 'Hill-Garde', isMany: false };

/** Every sentence of a table, with its way there. */
const sentencesIn = (table: object, way = ''): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${way}${key}`, value] as const] : sentencesIn(value, `${way}${key}.`),
  );

/** A sentence of which units are told, told of one of them. */
const toldOf = ({ grammar }: Language, sentence: string, unit: Named): string => {
  const facts = Object.fromEntries(
    factsIn(parse(sentence)).map(({ name }) => [name, UNITS.includes(name) ? (name === 'units' ? [unit] : unit) : 2]),
  );
  const { told } = speak<{ told: '{unit}' }>(grammar, { told: sentence } as SameKeys<{ told: '{unit}' }>);
  return told(facts as never);
};

// After a preposition a unit is no subject; those who are divided are always several; a question may end with its verb.
const NO_SUBJECT = /(?:^| )(?:of|auf|vor|von|how|vor wem) $/i;
// The verb stands right after its subject in all of these sentences. What is no verb there is listed.
const NO_VERB = /^(?:at|to|against|gegen|on|is won|is lost|ist gewonnen|ist verloren|auf|nach|back to|nicht)\b/;
const SINGULAR = {
  en: /^(?:is|was|has|does|\w+s)\b/,
  de: /^(?:ist|war|hat|kann|muss|darf|wird|[a-zäöüß]+t)(?![a-zäöüß])/,
};
const PLURAL = {
  en: /^(?:are|were|have|do|move|hold|shoot|lose|fall|step|take|leave)\b/,
  de: /^(?:sind|haben|können|müssen|dürfen|[a-zäöüß]+en)(?![a-zäöüß])/,
};

describe.each([
  ['en', english as Language],
  ['de', german],
] as const)('verbs after the names of units (%s)', (code, language) => {
  const all = sentencesIn(language.table.battle).filter(([, sentence]) =>
    factsIn(parse(sentence)).some(({ name }) => UNITS.includes(name)),
  );

  test('no sentence of a battle has a verb of one after a name of many, or the other way round', () => {
    const after = (unit: Named, sentence: string): readonly string[] => {
      const parts = toldOf(language, sentence, unit).split(`${unit.named} `);
      return parts.slice(1).filter((rest, i) => !NO_SUBJECT.test(parts[i] as string) && !NO_VERB.test(rest));
    };
    const wrong = all.filter(
      ([, sentence]) =>
        after(MANY, sentence).some((rest) => SINGULAR[code].test(rest)) ||
        after(ONE, sentence).some((rest) => PLURAL[code].test(rest)),
    );
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(30);
  });

  test('whether a kind of unit is one or many is said of every kind', () => {
    const { kinds, kindsAre } = language.table.battle;
    expect(Object.keys(kindsAre)).toEqual(Object.keys(kinds));
    for (const number of Object.values(kindsAre)) expect(['one', 'many']).toContain(number);
  });
});

test('names that people chose are many by how they end', () => {
  const many = (language: Language, names: readonly string[]) =>
    names.map((name) => battlePhrases(speechIn(language)).called(name).isMany);
  expect(
    many(english as Language, ['Ravens', 'Kinsmen', 'Old Guard', 'The Cross', 'Hill riders', 'Hill horse']),
  ).toEqual([true, true, false, false, true, true]);
  expect(
    many(german, ['Alte Raben', 'Söldner', 'Landsleute', 'Ravens', 'Alte Schar', 'Hill horse', 'Hill bows']),
  ).toEqual([true, true, true, true, false, false, true]);
});
