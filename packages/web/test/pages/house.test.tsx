import { expect, test } from 'vitest';
import { GUIDES } from '../../src/rulebook/guides.js';
import { tableKinds } from '../../src/table/setup/kinds.js';
import { Album } from './album.js';
import { campaignTable, saltCrown } from './campaign.js';
import { tableOf } from './forms.js';
import type { DeskLine } from './line.js';
import { type Language, openPage } from './page.js';

const LANGUAGES: readonly Language[] = ['en', 'de'];

/** A page under its name, at its path, and what it is connected to. */
type View = readonly [name: string, path: string, line: DeskLine | null];

/** An album for each language of pages that are no questions. */
const pictures = (title: string, views: () => readonly View[] | Promise<readonly View[]>): void => {
  test.each(LANGUAGES)(`${title}, %s`, async (language) => {
    const album = new Album();
    for (const [name, path, line] of await views()) {
      const page = await openPage(path, language, line);
      album.add(name, page.tree('main'));
      await page.close();
    }
    await expect(album.text).toMatchFileSnapshot(`albums/${title}.${language}.txt`);
  });
};

const named = (paths: readonly string[]): readonly View[] => paths.map((path) => [path, path, null]);

pictures('pages', () => named(['/', '/start', '/join', '/rules', '/maps', '/maps/roads', '/nowhere']));

pictures('guides', () => named(GUIDES.map(({ kind }) => `/guide/${kind}`)));

pictures('forms', () =>
  tableKinds().map(({ kind }): View => {
    const line = tableOf('Bo');
    line.do('Ana', { do: 'set', field: 'kind', value: kind });
    return [`the form of ${kind}`, '/t/desk', line];
  }),
);

const PLACES = ['campaign', 'cast', 'calendar', 'setting', 'journal'];

pictures('campaign', async () => {
  const line = await saltCrown();
  const { ella, joris } = line.cast;
  const over = Object.values(line.open.entries).filter(({ state }) => state === 'done');
  return [
    ['founding', '/t/desk/campaign', campaignTable()],
    ...PLACES.map((place): View => [place, `/t/desk/${place}`, line]),
    ...[ella, joris].map((one): View => [`the sheet of ${one}`, `/t/desk/cast/${one}`, line]),
    ...over.map(({ id, title }): View => [`after ${title}`, `/t/desk/next/${id}`, line]),
    ['the table of a campaign', '/t/desk', line],
  ];
});
