import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import {
  calendarText,
  campaignEventText,
  campaignNames,
  castText,
  characterText,
  de,
  en,
  nextText,
  storyMarkdown,
  unitsText,
} from '../../src/index.js';
import { fjord, NAMES } from './fjord.js';

const HERE = new URL('./', import.meta.url);

/** `WARMOOT_GOLDEN=write npx vitest run packages/words/test` records anew; read what it wrote. */
const records = process.env.WARMOOT_GOLDEN === 'write';

const { campaign, events, ...played } = fjord();
const seen = saga.campaign.seenCampaign(campaign, { seat: 'ana', referee: null });

describe.each([en, de])('a small campaign: $language', (words) => {
  const names = campaignNames(words, seen, (seat) => NAMES[seat] ?? seat, 'ana');
  const ella = Object.values(seen.open.characters).find(({ name }) => name === 'Ella')?.id as string;
  const texts: Readonly<Record<string, string>> = {
    [`log.${words.language}.txt`]: events.map((event) => campaignEventText(event, names)).join('\n'),
    [`story.${words.language}.md`]: storyMarkdown(seen, names).trimEnd(),
    [`terminal.${words.language}.txt`]: [
      ...nextText(seen, names),
      '',
      ...castText(seen, names),
      '',
      ...unitsText(seen, names),
      '',
      ...characterText(seen, names, ella),
      '',
      ...calendarText(seen, names),
    ].join('\n'),
  };
  if (records) for (const [file, text] of Object.entries(texts)) writeFileSync(new URL(file, HERE), `${text}\n`);

  test.each(Object.keys(texts))('%s is told as it was read and found good', (file) => {
    expect(`${texts[file]}\n`).toBe(readFileSync(new URL(file, HERE), 'utf8'));
  });

  test('nothing shows an id or a word of the program', () => {
    const all = Object.values(texts).join('\n');
    expect(all).not.toMatch(/undefined|null|NaN|\[object|\b[ceunps]\d+\b/);
  });

  test('the terminal is a page wide', () => {
    const lines = (texts[`terminal.${words.language}.txt`] as string).split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});

test('every golden text belongs to a language', () => {
  const files = readdirSync(HERE).filter((file) => /\.(txt|md)$/.test(file));
  expect(files.length).toBe(6);
  expect(played).toBeDefined();
});
