import type { Words } from '../catalogue/words.js';
import type { Speech } from './speeches.js';
import type { Between, Chapter, Story, ToldLeaf, Written } from './story.js';
import { STORY_STYLE } from './style.js';

/** What is drawn, as markup that we made ourselves. Where there is none, the story has only words. */
export interface StoryPictures {
  /** Symbols that the pictures use. */
  readonly sprite?: string;
  readonly style?: string;
  readonly title?: string;
  readonly map?: string;
  readonly plates?: Readonly<Record<string, string>>;
  /** By the ids of characters. */
  readonly arms?: Readonly<Record<string, string>>;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What people wrote stays text: nothing of it becomes a tag or leaves an attribute. Control signs are gone. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]/gu, '').replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const element = (tag: string, inner: string, attributes = ''): string =>
  inner === '' ? '' : `<${tag}${attributes}>${inner}</${tag}>`;

const paragraph = (text: string, attributes = ''): string =>
  element('p', escaped(text.trim()).replaceAll('\n', '<br>'), attributes);

const all = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

const titled = (title: string, inner: string): string =>
  inner === '' ? '' : all([element('h4', escaped(title)), inner]);

type T = Words['campaign']['story'];

const speechHtml = ({ who, words, appeal, came, moved }: Speech, t: T): string => {
  const said = words === '' ? '' : escaped(who === null ? words : t.told.said({ text: words }));
  const cite = who === null ? '' : element('cite', escaped(who));
  const lead = said === '' ? '' : element('p', [cite, said].filter((one) => one !== '').join(' '));
  const results = [appeal ?? '', ...came].map((one) => paragraph(one, ' class="came"'));
  const mark = moved ? paragraph(t.told.appealMoved, ' class="small"') : '';
  return element('blockquote', all([lead, ...results, mark]), moved ? ' class="moved"' : '');
};

const chapterHtml = (chapter: Chapter, words: Words, { plates = {}, arms = {} }: StoryPictures): string => {
  const t = words.campaign.story;
  const { id, number, label, heading, date, place, kind, who, outcome, text } = chapter;
  const { turns, speeches, losses, changes, isSealed } = chapter;
  const people = who.map((one) => element('span', `${arms[one.id] ?? ''}${escaped(one.name)}`));
  const turning = turns.map(({ turn, when, text: sentence }) =>
    element(
      'li',
      `${element('b', `${escaped(t.turns[turn])}${when === null ? '' : element('small', escaped(when))}`)}${element('span', escaped(sentence))}`,
    ),
  );
  const lost = losses.map(({ name, what }) => `${element('dt', escaped(name))}${element('dd', escaped(what))}`);
  const changed = changes.map(({ name, what }) => element('li', escaped(`${name}: ${what.join('; ')}`)));
  return element(
    'article',
    all([
      element('figure', plates[id] ?? '', ' class="plate" aria-hidden="true"'),
      paragraph(label, ' class="number"'),
      element('h3', escaped(heading)),
      paragraph([date, place, kind].filter((one) => one !== '').join(' · '), ' class="facts"'),
      element('p', people.join(' '), ' class="who"'),
      paragraph(outcome.join(' ')),
      element('div', all(text.map((one) => paragraph(one))), ' class="note"'),
      titled(t.told.turning, element('ol', all(turning), ' class="turns"')),
      titled(t.told.speeches, all(speeches.map((one) => speechHtml(one, t)))),
      titled(t.told.losses, element('dl', all(lost), ' class="losses"')),
      titled(t.told.changes, element('ul', all(changed), ' class="changes"')),
      isSealed ? paragraph(t.told.sealed, ' class="small"') : '',
    ]),
    ` class="chapter" id="chapter-${number}"`,
  );
};

const betweenHtml = ({ date, title, told, text }: Between): string =>
  element(
    'section',
    all([
      element('h4', escaped(title)),
      paragraph(date, ' class="facts"'),
      paragraph(told),
      ...text.map((one) => paragraph(one)),
    ]),
    ' class="between"',
  );

const pageHtml = ({ date, title, by, text }: Written, { page }: T): string =>
  element(
    'section',
    all([
      element('h4', escaped(title)),
      paragraph(`${date} · ${page({ by })}`, ' class="facts"'),
      ...text.map((one) => paragraph(one)),
    ]),
    ' class="page"',
  );

const leafHtml = (leaf: ToldLeaf, words: Words, pictures: StoryPictures): string => {
  switch (leaf.leaf) {
    case 'chapter':
      return chapterHtml(leaf, words, pictures);
    case 'between':
      return betweenHtml(leaf);
    case 'page':
      return pageHtml(leaf, words.campaign.story);
    case 'sat':
      return paragraph(`${leaf.date}: ${leaf.told}`, ' class="sat facts"');
  }
};

const contentsOf = ({ years }: Story): string => {
  const chapters = years.flatMap(({ leaves }) => leaves.filter((leaf) => leaf.leaf === 'chapter'));
  return element(
    'ol',
    all(chapters.map(({ number, title }) => `<li><a href="#chapter-${number}">${number} · ${escaped(title)}</a></li>`)),
    ' class="toc"',
  );
};

/** Nothing runs and nothing is fetched, whatever is written in the story. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/** The story as one file that needs nothing else. */
export const storyHtml = (story: Story, words: Words, pictures: StoryPictures = {}): string => {
  const { title, about, setting, journeys, years, people, ahead, language } = story;
  const { told } = words.campaign.story;
  const { sprite = '', style = '', map = '', arms = {} } = pictures;
  const part = (heading: string, inner: string, attributes = ''): string =>
    inner === '' ? '' : all([element('h2', escaped(heading), attributes), inner]);
  const went = journeys.map(({ name, places }) =>
    element('li', escaped(told.went({ name, places: places.join(' – ') }))),
  );
  const cast = people.map(({ id, name, state }) =>
    element('li', `<span>${arms[id] ?? ''}<b>${escaped(name)}</b></span> ${escaped(state)}`),
  );
  const main = all([
    element(
      'header',
      all([
        element('figure', pictures.title ?? '', ' class="plate" aria-hidden="true"'),
        element('h1', escaped(title)),
        paragraph(about, ' class="facts"'),
        ...setting.map((one) => paragraph(one)),
      ]),
      ' class="leaf-title"',
    ),
    part(told.contents, contentsOf(story)),
    part(told.journeys, all([element('figure', map, ' class="map"'), element('ul', all(went), ' class="small"')])),
    ...years.map((year) =>
      part(year.title, all(year.leaves.map((leaf) => leafHtml(leaf, words, pictures))), ' class="year"'),
    ),
    years.length === 0 ? paragraph(told.nothing) : '',
    part(told.people, element('ul', all(cast), ' class="small cast"')),
    part(told.ahead, element('ul', all(ahead.map((one) => element('li', escaped(one)))), ' class="small"')),
  ]);
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>
${style}
${STORY_STYLE}
</style>
</head>
<body>
${sprite}
<main>
${main}
</main>
</body>
</html>
`;
};
