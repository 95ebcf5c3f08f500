import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { familyOf, isRuleId, readAloud } from '../design/rules/ids.js';
import { outlineOf, parseChapter, rulesOf } from './parse.js';

const LEDGER = new URL('../../../../docs/ledger/', import.meta.url);
const FILES = readdirSync(LEDGER).filter((name) => name.endsWith('.md'));
const textOf = (name: string): string => readFileSync(new URL(name, LEDGER), 'utf8');
const chapterOf = (name: string) => parseChapter(name.replace('.md', ''), textOf(name));
const CHAPTERS = FILES.map(chapterOf);

const ruleIn = (file: string, id: string) => rulesOf(chapterOf(file)).find((rule) => rule.id === id);

describe('the ledger as a book', () => {
  test.each(FILES)('every rule of %s is in it, in order', (name) => {
    // Counted by the plainest reading there is, not by the parser's.
    const ids = [...textOf(name).matchAll(/^- \*\*([A-Z0-9-]+-\d+)\*\*/gm)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(40);
    expect(rulesOf(chapterOf(name)).map(({ id }) => id)).toEqual(ids);
  });

  test('a family stands in one book only, so that an id names its book', () => {
    const families = CHAPTERS.flatMap((chapter) => outlineOf(chapter).families);
    expect(families.filter((family, at) => families.indexOf(family) !== at)).toEqual([]);
  });

  test('no rule is empty, and none keeps its marks', () => {
    const odd = CHAPTERS.flatMap(rulesOf).filter(
      ({ text }) => text === '' || /\[fixed\]|\[option |^\*Ruling:/.test(text),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('every section has a title and an anchor of its own', () => {
    for (const { sections } of CHAPTERS) {
      const anchors = sections.map(({ anchor }) => anchor);
      expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
      expect(sections.filter(({ title, anchor }) => title === '' || anchor === '')).toEqual([]);
    }
  });

  test('where the source came from is left out', () => {
    const texts = CHAPTERS.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)).filter(
      (block) => block.kind === 'text',
    );
    expect(texts.filter(({ text }) => text.startsWith('Source'))).toEqual([]);
    expect(JSON.stringify(CHAPTERS)).not.toMatch(/\d{3}_[0-9a-f]{16}/);
  });

  test.each([
    ['saga-duel.md', 'Saga: hand-to-hand combat', 'saga'],
    ['saga-1e.md', 'Saga-1e: the earlier edition, as differences from saga', 'saga-1e'],
    ['command.md', 'Command', 'command'],
    ['warband.md', 'Warband', 'warband'],
  ])('%s is called “%s”', (file, title, set) => {
    expect(chapterOf(file)).toMatchObject({ title, set });
  });
});

describe('a rule', () => {
  test('is told from a ruling, and a ruling says whether a table may change it', () => {
    expect(ruleIn('saga-duel.md', 'SAGA-DUEL-FOOT-016')).toMatchObject({ ruling: false, choice: null });
    expect(ruleIn('saga-duel.md', 'SAGA-DUEL-FOOT-018')).toMatchObject({ ruling: true, choice: 'fixed' });
    expect(ruleIn('saga-duel.md', 'SAGA-DUEL-014')).toMatchObject({
      ruling: true,
      choice: 'saga.duel.choicesVisible: true | false',
      text: 'the seven choices are visible to everyone once locked. Only the round’s action is called secret.',
    });
  });

  test('of the book with marks loses those that say nothing more', () => {
    expect(ruleIn('warband.md', 'WARBAND-CORE-004')).toMatchObject({ ruling: true, choice: 'fixed' });
    expect(ruleIn('warband.md', 'WARBAND-CORE-004')?.text).toMatch(/^halves are rounded down\..*whole spaces\.$/);
    expect(ruleIn('warband.md', 'WARBAND-CORE-003')?.text).toMatch(/^“X-in-6”/);
  });

  test('that ends in a colon carries the table after it', () => {
    const [table] = ruleIn('saga-duel.md', 'SAGA-DUEL-009')?.more ?? [];
    expect(table).toMatchObject({ kind: 'table', head: ['Rating', 'Choice'] });
    expect(table?.kind === 'table' && table.rows[0]).toEqual(['Footwork', 'Speed, or Fighting Mind']);
  });

  test('carries the remarks hung below it', () => {
    const noted = CHAPTERS.flatMap(rulesOf).filter(({ notes }) => notes.length > 0);
    expect(noted.length).toBeGreaterThan(10);
  });

  test('has printer’s quotes, except inside names', () => {
    const chapter = parseChapter('x', `# X\n\n## 1 Y\n\n- **SAGA-DUEL-001** "He's" \`a "b"\`.\n`);
    expect(rulesOf(chapter)[0]?.text).toBe('“He’s” `a "b"`.');
  });
});

test('numbers of headings stand apart', () => {
  const { sections } = parseChapter('x', '# X\n\n## 4.02 Footwork\n\nText.\n\n### Healing\n\nMore.\n\n## 1. Units\n');
  expect(sections.map(({ number, title, level }) => [number, title, level])).toEqual([
    ['4.02', 'Footwork', 2],
    ['', 'Healing', 3],
    ['1', 'Units', 2],
  ]);
});

test('a drawing is kept line by line', () => {
  const { sections } = parseChapter('x', '# X\n\n## Y\n\n```text\n##..\n  ##\n```\n');
  expect(sections[0]?.blocks).toEqual([{ kind: 'drawing', text: '##..\n  ##' }]);
});

test('ids are told from other words', () => {
  expect(isRuleId('SAGA-DUEL-FOOT-016')).toBe(true);
  expect(isRuleId('saga-duel')).toBe(false);
  expect(familyOf('SAGA-DUEL-FOOT-016')).toBe('SAGA-DUEL-FOOT');
});

test('ids of rules are there to be opened, and are not read aloud', () => {
  expect(readAloud('A flood comes. [SAGA-EVENT-004] It is told [S1E-CHECK-002].')).toBe('A flood comes. It is told.');
});
