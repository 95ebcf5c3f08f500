import { type Outcome, readTableFile, refuse, type TableFile } from '@warmoot/protocol';
import { expect, test } from 'vitest';
import { CampaignLine, saltCrown } from './campaign.js';
import { load, textOf } from './forms.js';
import { opened } from './opened.js';

/** A server to which a table is brought: it reads what comes as every server does, and knows this one by its fingerprint. */
class Bringing extends CampaignLine {
  private readonly hash = this.desk.file.hash;

  override ask(path: string, body: unknown): Outcome<unknown> | null {
    if (!path.endsWith('/api/import')) return null;
    const read = readTableFile(body);
    if (!read.ok) return read;
    const { hash } = read.value;
    if (hash !== this.hash) return refuse({ code: 'OTHER_HASH', said: hash, found: this.hash });
    this.seats = ['Ana'];
    return { ok: true, value: { table: this.desk.facts.table, seat: 'Ana', campaign: true } };
  }
}

test('a campaign as a file is brought, and a broken or changed one is refused with the place of the fault', async () => {
  const { desk } = await saltCrown();
  const file: TableFile = desk.file;
  expect(file.format).toBe('warmoot-table/1');
  const page = await opened('/start', new Bringing(desk, []));
  const bring = (what: string | object): Promise<void> =>
    load(page, page.room.querySelector('.join-file input[type=file]') as HTMLElement, what, 'table.json');
  await bring('{ no');
  expect(textOf(page.room)).toContain('This file holds no table');
  const [first, ...others] = file.records;
  await bring({ ...file, records: [{ ...first, at: 'noon' }, ...others] });
  expect(textOf(page.room)).toContain('records[0].at');
  await bring({ ...file, hash: '0'.repeat(64) });
  expect(textOf(page.room)).toContain('fingerprint');
  await bring(file);
  expect(location.pathname).toBe('/t/desk');
  await page.in(['navigation', 'Places']).press(['link', 'Campaign']);
  page.the('heading', 'The Salt Crown');
  expect(textOf(page.room)).toContain('Lady Ella Avitch');
});
