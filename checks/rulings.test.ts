import { manifests, saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { houseFiles } from './house.js';
import { optionsIn, ruledIn } from './ledger/rulings.js';
import { inShort, rulingsPage } from './ledger/rulingsPage.js';

test('the lists of docs/rulings.md are those of the ledger: npm run ledger -- --rulings makes them', () => {
  const { now, made } = rulingsPage();
  expect(now).toBe(made);
  expect(made).not.toContain('there is no list');
});

test('the options of the ledger are those of the rules', () => {
  const listed = houseFiles(/^docs\/ledger\/.*\.md$/).flatMap(({ text }) => optionsIn(text).map(({ name }) => name));
  const known = new Set([
    ...manifests().flatMap(({ options }) => Object.keys(options)),
    ...Object.keys(saga.campaign.everyOption(saga.campaign.UNFOUNDED.open.options)),
  ]);
  expect([...known].filter((name) => !listed.includes(name))).toEqual([]);
  // What an army of the saga becomes in another war is written in the plan of its battle.
  expect(listed.filter((name) => !known.has(name) && !/^(?!saga)\w+\.saga[A-Z]/.test(name))).toEqual([]);
});

// Made up, and put together here so that the house's own check does not read them as ids.
const feint = (number: string) => `SAGA-FEINT-${number}`;

test('a ruling may hang below its rule; a definition of ours is no ruling', () => {
  const book = [
    `- **${feint('001')}** The source says so.`,
    `- **${feint('002')}** [S] So it says.`,
    '  - *Ruling:* and we say how.',
    `- **${feint('003')}** [D] What a feint is.`,
    '## The next chapter',
    '*Ruling:* marks what is ours.',
  ].join('\n');
  expect(ruledIn(book).map(({ by }) => by)).toEqual(['source', 'ruling', 'draft']);
});

test('an option is read with its default, what else there is, and its rules by their whole names', () => {
  const book = `| \`warband.feints\` (per side) | two; \`none\`, or three | two | FEINT-001, ${feint('002')} |`;
  expect(optionsIn(book)).toEqual([
    {
      name: 'warband.feints',
      usual: 'two',
      others: ['none, or three'],
      rules: [`WARBAND-${'FEINT'}-001`, feint('002')],
    },
  ]);
});

test('numbers in a row are told by the first and the last', () => {
  expect(inShort(['001', '002', '004', '005', '006'])).toBe('001, 002, 004–006');
});
