import { SEALED_FORMAT, tableHash } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { warmootLater } from '../testing/terminal.js';
import { CampaignTable } from './testing/campaignTable.js';

const table = new CampaignTable()
  .do('ana', { deed: 'found', name: 'Fjord' })
  .do('ana', { deed: 'setting', text: 'Cold water.' })
  .do('ana', { deed: 'add', name: 'Ella', owner: 'ana' })
  .do('bo', { deed: 'add', name: 'Elmer', owner: 'bo' })
  .do('bo', { deed: 'add', name: 'Olaf' })
  .do('ana', { deed: 'goals', character: 'c1', text: 'The throne.' })
  .do('bo', { deed: 'unit', name: 'Harrow', ruler: 'c2', level: 4 })
  .do('bo', { deed: 'happening', day: 2, title: 'Snow', characters: ['c1'] })
  .do('ana', { deed: 'plan', day: 400, scene: 'discussion', title: 'Terms', place: 'Kell', characters: ['c1', 'c2'] })
  .do('ana', { deed: 'page', title: 'Salt \u001b[31m', text: '# Not a heading' })
  // 29 is the plague: a d20 for each of the three, of whom the last dies.
  .play({ play: 'event' }, [2, 9], [5], [5], [1]);
const { file } = table;

/** Runs a command with this file at hand. */
const campaign = (argv: readonly string[], content: unknown = file) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return warmootLater(['campaign', ...argv], 'file', { 'f.json': text });
};

const json = async (argv: readonly string[]): Promise<unknown> => {
  const { exit, out, err } = await campaign([...argv, '--json']);
  if (exit !== 0) throw new Error(err);
  return JSON.parse(out);
};

describe('a campaign in a file', () => {
  test('show: what is next, the cast, wealth; also without the word', async () => {
    const { exit, out, err } = await campaign(['show', 'f.json']);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toBe(
      [
        'Fjord, by the rules of the saga',
        'Played up to day 1 of Month 1, Season 1, year 1.',
        '',
        'Next',
        '  “Snow” (Happening, planned): day 2 of Month 1, Season 1, year 1. With Ella.',
        '  The next reckoning is due on day 30 of Month 12, Season 4, year 1.',
        '',
        'Cast',
        '  Ella: character of Ana',
        '  Elmer: character of Bo',
        '  Olaf: shared out by the table; died of the plague, day 1 of Month 1, Season 1,',
        '    year 1',
        '',
        'Wealth',
        '  Harrow',
        '    Ruled by Elmer. Wealth 2, level 4 of 12.',
        '    Credits: 0 toward raising, 0 toward lowering.',
        '    No army.',
        '',
      ].join('\n'),
    );
    expect((await campaign(['f.json'])).out).toBe(out);
    expect(await json(['f.json'])).toMatchObject({
      name: 'Fjord',
      running: [],
      next: { title: 'Snow' },
      reckoning: { year: 1, day: 360 },
      cast: [{ name: 'Ella', owner: 'Ana' }, { name: 'Elmer' }, { name: 'Olaf', dead: { day: 1, why: 'plague' } }],
      units: [{ name: 'Harrow', wealth: { level: 4 } }],
    });
  });

  test('sheet: by name, by its beginning, by id; goals for their seat alone', async () => {
    const plain = await campaign(['sheet', 'f.json', 'ella']);
    expect(plain.out).toBe('Ella\ncharacter of Ana\n');
    const own = await campaign(['sheet', 'f.json', 'c1', '--seat', 'Ana']);
    expect(own.out).toContain('\nGoals\n  The throne.\n');
    expect((await campaign(['sheet', 'f.json', 'c1', '--seat', 'bo'])).out).not.toContain('throne');
    expect((await campaign(['sheet', 'f.json', 'Ola'])).out).toContain('(SAGA-CAMPAIGN-003)');
    expect(await json(['sheet', 'f.json', 'ella', '--seat', 'ana'])).toMatchObject({ id: 'c1', goals: 'The throne.' });
    expect(await campaign(['sheet', 'f.json', 'el'])).toMatchObject({
      exit: 2,
      err: 'warmoot: "el" could be Ella (c1) or Elmer (c2). Write more of the name, or the id.\n',
    });
    expect((await campaign(['sheet', 'f.json', 'Ulf'])).err).toBe(
      'warmoot: Nobody in the cast is called "Ulf". There are Ella, Elmer and Olaf.\n',
    );
    expect((await campaign(['sheet', 'f.json', 'Ella', '--seat', 'Cid'])).err).toBe(
      'warmoot: --seat: Nobody sits there as "Cid". There are Ana and Bo.\n',
    );
  });

  test('calendar: by year and month, or of one year', async () => {
    const { out } = await campaign(['calendar', 'f.json']);
    expect(out).toBe(
      [
        'Year 1',
        '  Month 1',
        '     1  “External event” (done). It came about that a plague breaks out. Dead of',
        '        it: Olaf. Where, when and by whom is for the table to say.',
        '     2  “Snow” (Happening, planned). With Ella.',
        'Year 2',
        '  Month 2',
        '    10  “Terms” (Discussion, planned). With Ella and Elmer. Place: Kell.',
        '',
      ].join('\n'),
    );
    expect((await campaign(['calendar', 'f.json', '--year', '2', '--lang', 'de'])).out).toBe(
      'Jahr 2\n  2. Monat\n    10  „Terms“ (Unterredung, geplant). Mit Ella und Elmer. Ort: Kell.\n',
    );
    const inYearThree = (lang: string) => campaign(['calendar', 'f.json', '--year', '3', '--lang', lang]);
    expect((await inYearThree('en')).out).toBe('Nothing stands on the calendar in year 3.\n');
    expect((await inYearThree('de')).out).toBe('In Jahr 3 steht nichts im Kalender.\n');
    expect(await json(['calendar', 'f.json', '--year', '2'])).toMatchObject([
      { title: 'Terms', date: { year: 2, month: 1, dayOfMonth: 10 } },
    ]);
  });

  test('story: Markdown, with scenes where they are wanted, to a file where one is named', async () => {
    const { out } = await campaign(['story', 'f.json']);
    expect(out).toMatch(/^# Fjord\n\nBy the rules of the saga\. .*\n\n## The setting\n\nCold water\.\n/);
    expect(out).toContain('**Day 1, Month 1: Salt \\[31m** (From the journal, by Ana)\n\n\\# Not a heading\n');
    expect((await campaign(['story', 'f.json', '--md'])).out).toBe(out);
    expect(out).not.toContain('throne');
    const told = await campaign(['story', 'f.json', '--scenes', '--seat', 'Ana', '--out', 'story.md']);
    const text = told.written['story.md'] as string;
    expect(told.out).toBe(`story.md: ${text.split('\n').length - 1} lines.\n`);
    expect(text).toContain('- 29: a plague breaks out. The chance was 6.0 percent, 3 in 50. \\[SAGA-EVENT-004\\]\n');
    expect(text).toContain('The throne.');
    expect(await json(['story', 'f.json'])).toEqual({ text: out });
  });

  test('story --html: one file that needs nothing else', async () => {
    const { out } = await campaign(['story', 'f.json', '--html']);
    expect(out).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(out).toContain('<h1>Fjord</h1>');
    expect(out).toContain('# Not a heading');
    expect(out).not.toMatch(/<script|https?:|throne/);
    expect((await campaign(['story', 'f.json', '--html', '--lang', 'de'])).out).toContain('<html lang="de">');
    expect((await campaign(['story', 'f.json', '--html', '--md'])).exit).toBe(2);
  });

  test('ics: what calendar programs read, the same for the same file', async () => {
    const { out } = await campaign(['ics', 'f.json']);
    expect(out).toMatch(/^BEGIN:VCALENDAR\r\n/);
    const unfolded = out.replaceAll('\r\n ', '');
    expect(unfolded).toContain('UID:e8@wednesdaysab.warmoot\r\nDTSTAMP:20260131T120000Z\r\n');
    expect(unfolded).toContain('SUMMARY:External event (day 1 of Month 1\\, Season 1\\, year 1)');
    expect((await campaign(['ics', 'f.json', '--out', 'c.ics'])).written['c.ics']).toBe(out);
  });

  test('verify: every scene is played and every deed done again', async () => {
    const { exit, out } = await campaign(['verify', 'f.json']);
    expect(exit).toBe(0);
    expect(out).toBe(
      `f.json: Fjord, the file holds.\n${file.records.length} records read; 1 scene played again and 10 deeds done again, with the same result.\n`,
    );
    expect(await json(['verify', 'f.json'])).toMatchObject({ verified: true, scenes: 1, deeds: 10 });
  });

  test.each(['show', 'sheet', 'calendar', 'story', 'ics', 'verify'])('help on %s has an example', async (command) => {
    const { exit, out } = await campaign([command, '--help']);
    expect(exit).toBe(0);
    expect(out).toContain(`Example:\n  warmoot campaign ${command} `);
  });
});

describe('what follows a scene', () => {
  const later = new CampaignTable()
    .do('ana', { deed: 'found', name: 'Fjord' })
    .do('ana', { deed: 'add', name: 'Ella', owner: 'ana' })
    .do('bo', { deed: 'add', name: 'Elmer', owner: 'bo' })
    .do('ana', { deed: 'plan', day: 3, scene: 'freeForm', title: 'Raid', place: 'Kell', characters: ['c1', 'c2'] })
    .do('ana', { deed: 'plan', day: 4, scene: 'discussion', title: 'Terms', characters: ['c1', 'c2'] });
  const over = (title: string) =>
    Object.values(later.campaign.open.entries).find((entry) => entry.title === title)?.id ?? '';
  for (const title of ['Raid', 'Terms']) {
    later.do('ana', { deed: 'start', entry: over(title) }).do('ana', { deed: 'close', entry: over(title) });
  }

  test('SAGA-CAL-002 is told with what is carried into it: of the last scene, or of one by its title', async () => {
    expect((await campaign(['after', 'f.json', 'raid'], later.file)).out).toBe(
      [
        'After “Raid”, day 3 of Month 1, Season 1, year 1',
        '',
        'Afterwards: Discussion among those who were there. Ella has played through day 4',
        '  and cannot go back behind it. [SAGA-CAL-011]',
        '  Days: One day, up to day 3 of Month 1, Season 1, year 1. Nobody here can be in',
        '    an earlier scene. [SAGA-CAL-011]',
        '',
      ].join('\n'),
    );
    expect((await campaign(['after', 'f.json'], later.file)).out).toContain('Nothing follows of itself.');
    const told = JSON.parse((await campaign(['after', 'f.json', over('Raid'), '--json'], later.file)).out) as object;
    expect(told).toMatchObject({ entry: over('Raid'), following: [{ day: 3, next: { scene: 'discussion' } }] });
  });

  test('a scene that is not over is refused, with those that are', async () => {
    expect((await campaign(['after', 'f.json', 'Feast'], later.file)).err).toBe(
      'warmoot: No scene is over that is called "Feast". There are Raid and Terms.\n',
    );
    expect((await campaign(['after', 'f.json'])).err).toBe('warmoot: No scene is over yet.\n');
  });
});

describe('a file that does not hold', () => {
  const changed = (change: (records: typeof file.records) => unknown) => {
    const records = change(structuredClone(file.records)) as typeof file.records;
    return { ...file, records, hash: tableHash(records) };
  };
  const refused = async (content: unknown): Promise<string> => {
    for (const command of ['show', 'calendar', 'story', 'ics', 'verify']) {
      const { exit, out } = await campaign([command, 'f.json'], content);
      expect([exit === 0, out]).toEqual([false, '']);
    }
    return (await campaign(['show', 'f.json'], content)).err;
  };

  test('is refused, with the place of the fault', async () => {
    expect(await refused('{"a"')).toMatch(/^warmoot: f\.json: This is not JSON/);
    expect(await refused({ ...file, hash: '0'.repeat(64) })).toContain('changed after it was written');
    expect(await refused({ ...file, records: [{}] })).toContain('f.json: records[0].seq: ');
    const odd = changed((records) =>
      records.map((record) =>
        record.what.did === 'campaign' && record.what.cause.by === 'deed'
          ? { ...record, what: { ...record.what, cause: { by: 'deed', deed: { deed: 'fly' }, decided: false } } }
          : record,
      ),
    );
    const first = file.records.findIndex(({ what }) => what.did === 'campaign');
    expect(await refused(odd)).toContain(`f.json: records[${first}].what.cause.deed.deed: expected one of`);
    const lost = changed((records) => records.slice(0, first));
    expect(await refused(lost)).toBe('warmoot: f.json: There is no campaign in this file.\n');
  });

  test('also where only an event was changed', async () => {
    const other = changed((records) =>
      records.map((record) => {
        const { what } = record;
        if (what.did !== 'campaign' || what.cause.by !== 'scene') return record;
        return { ...record, what: { ...what, events: what.events.slice(1) } };
      }),
    );
    expect(await refused(other)).toMatch(/what record \d+ says of the campaign did not come about so/);
  });

  test('one of a later version is not read, and is told from one that was tampered with', async () => {
    const later = changed((records) =>
      records.map((record) =>
        record.what.did === 'campaign' ? { ...record, what: { ...record.what, version: '2.0.0' } } : record,
      ),
    );
    expect(await refused(later)).toBe(
      'warmoot: f.json: This campaign was written by version 2.0.0 of its rules. What can be read here is 1.0.0, 1.1.0, 1.2.0, 1.3.0, 1.4.0 and 1.5.0.\n',
    );
    const told = await campaign(['show', 'f.json', '--json'], later);
    expect(told.exit).toBe(2);
    expect(JSON.parse(told.err)).toMatchObject({
      error: {
        refusal: {
          code: 'UNKNOWN_VERSION',
          found: '2.0.0',
          known: ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'],
        },
      },
    });
  });
});

describe('a file of what one seat may know', () => {
  const sealed = {
    format: SEALED_FORMAT,
    table: 'wednesdaysab',
    seat: 'ana',
    seen: { seats: [{ seat: 'ana', name: 'Ana' }] },
    scene: null,
    campaign: saga.campaign.seenCampaign(table.campaign, { seat: 'ana', referee: null }),
    items: [],
  };

  test('can be read, with what that seat alone may know', async () => {
    expect((await campaign(['sheet', 'f.json', 'Ella'], sealed)).out).toContain('Goals\n  The throne.');
    expect((await campaign(['story', 'f.json'], sealed)).out).toContain('The throne.');
  });

  test('cannot be checked, and says where it is broken', async () => {
    expect((await campaign(['verify', 'f.json'], sealed)).err).toContain('Only a whole table can be checked.');
    expect((await campaign(['show', 'f.json'], { ...sealed, campaign: null })).err).toContain('There is no campaign');
    const broken = { ...sealed, campaign: { ...sealed.campaign, open: { ...sealed.campaign.open, today: 'x' } } };
    expect((await campaign(['show', 'f.json'], broken)).err).toContain('f.json: campaign.open.today: expected a whole');
  });
});
