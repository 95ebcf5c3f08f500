import './line.js';
import { kindOf, manifests } from '@warmoot/rules';
import { computeAccessibleName } from 'dom-accessibility-api';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { App } from '../../src/app/App.js';
import { useNet } from '../../src/net/store.js';
import * as pages from '../../src/pages/pages.js';
import { drawingOf } from '../../src/scenes/registry.js';
import { fetchTold } from '../../src/words/told.js';
import { type DeskLine, plugIn } from './line.js';
import { NO_STYLE, treeOf } from './tree.js';

export type Language = 'en' | 'de';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** After so many turns in which nothing was drawn, a page stands still. */
const STILL = 3;
/** Parts of the pages that were never fetched before take a while of real time, a thousandth of a second each turn. */
const MOST_TURNS = 10_000;
/** All that is shown only for a while, or after one, has had its time. */
const A_WHILE_MS = 5_000;

// The clock of the pages is set forward by hand; the real one waits for files.
const { setTimeout: wait } = globalThis;
vi.useFakeTimers({
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  now: Date.UTC(2026, 0, 1),
});

// What pages fetch when they are first drawn, or after a while, is here before the first test.
await Promise.all([
  import('../../src/pages/home/OtherKinds.js'),
  import('../../src/pages/guide/GuidePage.js'),
  import('../../src/campaign/stories/ChapterLeaf.js'),
  import('../../src/campaign/stories/StoryLobby.js'),
  import('../../src/scenes/coach/CoachLeaf.js'),
  import('../../src/scenes/discussion/TalkReading.js'),
  ...Object.values(pages).map((page) => page.ahead()),
  ...manifests().map(({ rules }) => drawingOf(kindOf(rules.scene)).ahead()),
]);

let fetching = 0;
Object.assign(globalThis, {
  fetched: <A,>(part: Promise<A>): Promise<A> => {
    fetching++;
    return part.finally(() => fetching--);
  },
});

let drawn = 0;
const eye = new MutationObserver(() => {
  drawn++;
});

const isLoading = (): boolean => fetching > 0 || document.querySelector('.loading') !== null;

const turn = (): Promise<void> => new Promise((next) => (isLoading() ? wait(next, 1) : setImmediate(next)));

const untilStill = async (): Promise<void> => {
  let still = 0;
  for (let turns = 0; still < STILL; turns++) {
    if (turns > MOST_TURNS) throw new Error(`the page never stands still: ${document.body.textContent}`);
    const before = drawn;
    await turn();
    flushSync(() => {});
    if (isLoading()) vi.advanceTimersByTime(A_WHILE_MS);
    still = drawn === before && !isLoading() ? still + 1 : 0;
  }
};

/** Waits until nothing is drawn any more, also after a while. */
const settle = async (): Promise<void> => {
  await untilStill();
  vi.advanceTimersByTime(A_WHILE_MS);
  await untilStill();
  const broken = document.querySelector('.fault-detail');
  if (broken !== null) throw new Error(`the page broke: ${broken.textContent}`);
};

/** What can have a role, so that not everything is asked for its own. */
const SELECTORS: Readonly<Record<string, string>> = {
  article: 'article',
  button: 'button, summary, input[type=button], input[type=submit]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, [role=combobox]',
  complementary: 'aside',
  dialog: 'dialog[open]',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, svg',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type=radio]',
  region: 'section',
  row: 'tr',
  searchbox: 'input[type=search]',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  status: 'output',
  table: 'table',
  textbox: 'textarea, input:not([type]), input[type=text]',
};

const nameOf = (one: Element): string => computeAccessibleName(one, NO_STYLE).replaceAll(/\s+/g, ' ').trim();

const isShown = (one: Element): boolean => one.closest('[hidden], [inert], dialog:not([open])') === null;

const fits = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

type What = HTMLElement | readonly [role: string, name: string | RegExp];

/** What a hand can do on a page, or on a part of one. */
export interface Hand {
  readonly room: HTMLElement;
  /** All that have this role and name, in their order on the page. */
  readonly all: (role: string, name?: string | RegExp, within?: Element) => readonly HTMLElement[];
  /** The only one of this role and name. */
  readonly the: (role: string, name: string | RegExp, within?: Element) => HTMLElement;
  readonly press: (what: What) => Promise<void>;
  /** Writes into a field. */
  readonly fill: (what: What, text: string) => Promise<void>;
  /** Picks an option of a list by its words. */
  readonly choose: (what: What, option: string) => Promise<void>;
  readonly key: (key: string, at?: Element) => Promise<void>;
  /** What happens to a page, and then no more than so much time. */
  readonly pass: (ms: number, what?: () => void) => Promise<void>;
  /** Whatever else happens to a page, until it stands still again. */
  readonly does: (what: () => void) => Promise<void>;
  /** The same hand, which knows of nothing but this part. */
  readonly in: (what: What) => Hand;
}

/** A page of the product, drawn in Node. */
export interface Page extends Hand {
  /** The accessibility tree of the part that this selects, in words; of the whole page where nothing is said. */
  readonly tree: (part?: string) => readonly string[];
  /** Says everything in a language from now on. */
  readonly speak: (language: Language) => Promise<void>;
  readonly close: () => Promise<void>;
}

const forget = (): void => {
  useNet.setState({ notices: [], pending: [], sittings: {}, refused: {}, elsewhere: {}, taken: {} });
  localStorage.clear();
  sessionStorage.clear();
};

/** What React listens to when somebody writes: the value is set behind its back, as a browser does. */
const write = (field: HTMLElement, value: string): void => {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  const isList = field.tagName === 'SELECT';
  field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
};

/** A drawn thing has no click of its own, but hears one. */
const clickOn = (one: HTMLElement): void => {
  if (one instanceof HTMLElement) one.click();
  else (one as Element).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

/** A key that a hand presses, and no program: some listen to nothing else. */
const keyDown = (key: string): KeyboardEvent =>
  Object.defineProperty(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }), 'isTrusted', {
    value: true,
  });

const handOn = (room: HTMLElement): Hand => {
  const all: Hand['all'] = (role, name, within = room) =>
    [
      ...within.querySelectorAll<HTMLElement>(`${SELECTORS[role] ?? ''}${SELECTORS[role] ? ', ' : ''}[role=${role}]`),
    ].filter(
      (one) =>
        isShown(one) && (one.getAttribute('role') ?? role) === role && (name === undefined || fits(nameOf(one), name)),
    );
  const the: Hand['the'] = (role, name, within) => {
    const found = all(role, name, within);
    const [one] = found;
    if (one !== undefined && found.length === 1) return one;
    const there = all(role, undefined, within).map(nameOf);
    throw new Error(`${found.length} of ${role} ${name}; there are: ${there.join(' | ')}`);
  };
  const at = (what: What): HTMLElement => (Array.isArray(what) ? the(what[0], what[1]) : (what as HTMLElement));
  const then = async (does: () => void): Promise<void> => {
    flushSync(does);
    await settle();
  };
  return {
    room,
    all,
    the,
    does: then,
    pass: async (ms, what = () => {}) => {
      flushSync(what);
      await untilStill();
      vi.advanceTimersByTime(ms);
      await untilStill();
    },
    in: (what) => handOn(at(what)),
    press: (what) => then(() => clickOn(at(what))),
    fill: (what, text) => then(() => write(at(what), text)),
    choose: (what, option) =>
      then(() => {
        const list = at(what) as HTMLSelectElement;
        const found = [...list.options].find(({ text }) => text.trim() === option);
        if (found === undefined)
          throw new Error(`no ${option} among ${[...list.options].map(({ text }) => text).join(' | ')}`);
        write(list, found.value);
      }),
    key: (key, to = document.activeElement ?? document.body) => then(() => void to.dispatchEvent(keyDown(key))),
  };
};

/** A device in this language that holds the seats of this line and has kept these wishes, at a path. */
const comeTo = async (
  path: string,
  language: Language,
  line: DeskLine | null,
  kept: Readonly<Record<string, string>>,
): Promise<void> => {
  forget();
  const wishes = { language, pace: 'once', ...kept };
  for (const [name, value] of Object.entries(wishes)) localStorage.setItem(`warmoot.${name}`, value);
  plugIn(line);
  if (line !== null) useNet.setState({ taken: { [line.desk.facts.table]: line.seats } });
  await fetchTold(language);
  history.replaceState(null, '', path);
};

/** What the words of a page are spoken in, changed as the menu of the page would change it. */
const speak = async (room: HTMLElement, language: Language): Promise<void> => {
  if (document.documentElement.lang === language) return;
  await fetchTold(language);
  const menu = room.querySelector<HTMLElement>('.head-menu');
  if (menu === null) throw new Error('a page without a menu');
  flushSync(() => clickOn(menu));
  const radios = [...document.querySelectorAll<HTMLElement>('.menu input')];
  const name = NAMES[language];
  const radio = radios.find((one) => one.closest('label')?.textContent === name);
  if (radio === undefined) throw new Error(`no ${name} in the menu`);
  flushSync(() => clickOn(radio));
  // The page stays as it is until it can be told in the other language, a few turns later.
  for (let turns = 0; document.documentElement.lang !== language; turns++) {
    if (turns > MOST_TURNS) throw new Error(`nothing is said in ${name}`);
    await turn();
  }
  flushSync(() => clickOn(menu));
  await untilStill();
};

const draw = async (what: ReactElement): Promise<Page> => {
  const room = document.createElement('div');
  document.body.append(room);
  eye.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const root = createRoot(room);
  flushSync(() => root.render(what));
  await settle();
  return {
    tree: (part) => treeOf(part === undefined ? document.body : (room.querySelector(part) ?? room)),
    ...handOn(room),
    speak: (language) => speak(room, language),
    close: async () => {
      flushSync(() => root.unmount());
      await untilStill();
      eye.disconnect();
      document.body.replaceChildren();
    },
  };
};

/** Opens the page at a path, for a device in this language that holds the seats of this line and has kept these wishes. */
export const openPage = async (
  path: string,
  language: Language,
  line: DeskLine | null = null,
  kept: Readonly<Record<string, string>> = {},
): Promise<Page> => {
  await comeTo(path, language, line, kept);
  return draw(<App />);
};

/** Draws a part of the pages alone, at a path that says what of it, in English. */
export const openPart = async (part: ReactElement, path: string): Promise<Page> => {
  await comeTo(path, 'en', null, {});
  return draw(part);
};
