import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { warmootLater } from '../src/testing/terminal.js';

const PAGE = readFileSync(new URL('../../../docs/campaigns.md', import.meta.url), 'utf8');

/** The examples of the page in their order: the way, what is made or which rule refuses it, and what is done. */
const STEPS = [...PAGE.matchAll(/^```json (do|play|propose)(?: makes (\w+) (\w+)| refused (\S+))?\n(.*?)^```$/gms)].map(
  ([, way = '', drawer, id, rule, text = '']) => ({
    line: PAGE.slice(0, PAGE.indexOf(text)).split('\n').length,
    way,
    made: drawer === undefined ? null : { campaign: { [drawer]: [id] } },
    rule,
    text,
  }),
);

describe('docs/campaigns.md', () => {
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
    file = join(folder, 'saga.json');
    await warmootLater(['table', 'new', file, '--me', 'Ana', '--dice', 'typed']);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(STEPS)('line $line: $way', async ({ way, text, made, rule }) => {
    const { exit, out, err } = await warmootLater(['campaign', way, file, text, '--json']);
    if (rule !== undefined) {
      expect([exit, JSON.parse(err)]).toMatchObject([1, { error: { refusal: { rule } } }]);
      return;
    }
    expect([exit, err]).toEqual([0, '']);
    if (made !== null) expect(JSON.parse(out)).toMatchObject({ made });
  });

  test('has all of it, and the file holds at the end', async () => {
    expect(STEPS.length).toBeGreaterThan(20);
    const { out } = await warmootLater(['campaign', 'verify', file, '--json']);
    expect(JSON.parse(out)).toMatchObject({ verified: true, scenes: 3 });
    const calendar = JSON.parse((await warmootLater(['campaign', 'calendar', file, '--json'])).out) as {
      state: string;
    }[];
    // Convince 4 with 5, 6 and 2 reaches 17; the d12 shows the 10 that pride is rated: it drives him, given with 4.
    const { out: joris } = await warmootLater(['campaign', 'sheet', file, 'Joris']);
    expect(joris.replace(/\s+/g, ' ')).toMatch(
      /Proud\/Arrogant 4: The mill, on Who owns it \(since .*, given by Ella, in “Terms”\)/,
    );
    expect((await warmootLater(['campaign', 'story', file])).out).toMatch(/now drives Joris.*given by Ella/);
    expect(calendar.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
  });

  test('SAGA-MOTIVE-008 a scene that begins reminds of what drives people in it', async () => {
    const matters = [{ context: 'The mill', topic: 'Who owns it' }];
    const plan = { deed: 'plan', day: 31, scene: 'freeForm', title: 'Harvest', characters: ['c2'], matters };
    await warmootLater(['campaign', 'do', file, JSON.stringify(plan)]);
    const { out } = await warmootLater(['campaign', 'do', file, '{"deed": "start", "entry": "e8"}']);
    expect(out).toContain('Proud/Arrogant drives Joris in this: The mill, on Who owns it.');
  });
});

describe('docs/campaigns.md, a ready-made story', () => {
  const DEEDS = [...PAGE.matchAll(/^```json story(?: makes (\w+))?\n(.*?)^```$/gms)];
  const COMMANDS = [...PAGE.matchAll(/^warmoot (campaign (?:found|next|questions) raid\.json.*)$/gm)];

  test('its commands are done in this order, then its deeds, and the file holds', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
    const file = join(folder, 'raid.json');
    expect([COMMANDS.length, DEEDS.length]).toEqual([4, 2]);
    for (const [, line = ''] of COMMANDS) {
      const { exit, err } = await warmootLater(line.replace('raid.json', file).split(' '));
      expect([exit, err]).toEqual([0, '']);
    }
    for (const [, drawer, text = ''] of DEEDS) {
      const { exit, out, err } = await warmootLater(['campaign', 'do', file, text, '--json']);
      expect([exit, err]).toEqual([0, '']);
      if (drawer !== undefined) expect(JSON.parse(out).made.campaign).toHaveProperty(drawer);
    }
    expect((await warmootLater(['campaign', 'verify', file])).exit).toBe(0);
    await rm(folder, { recursive: true });
  });
});
