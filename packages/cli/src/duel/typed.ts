import type { DuelChoice, Hand, Item, LettingGo } from '@warmoot/rules';
import type { Menu, Offer } from './menu.js';

type Key = 'menu' | 'explainAll' | 'table' | 'board' | 'undo' | 'quit' | 'ready' | 'help';

/** What somebody typed, understood. */
export type Typed =
  | { readonly typed: 'choice'; readonly choice: DuelChoice }
  | { readonly typed: 'explain'; readonly offer: Offer; readonly choice: DuelChoice }
  | { readonly typed: Key }
  | { readonly typed: 'nothing'; readonly why: string };

const KEYS: Readonly<Record<string, Key>> = {
  '?': 'explainAll',
  m: 'menu',
  t: 'table',
  s: 'board',
  u: 'undo',
  q: 'quit',
  r: 'ready',
  h: 'help',
};

const HAND_WORDS: Readonly<Record<string, Hand>> = { left: 'left', l: 'left', right: 'right', r: 'right' };

const itemIn = (word: string): Item | null =>
  word === '' || word === '-' || word === 'nothing' ? null : (word as Item);

/** What goes with an action: `drop left`, `release right`, `ready shield/sword`. Null where it cannot be read. */
const lettingIn = (words: readonly string[]): LettingGo | null => {
  const letting: { drop?: Hand[]; release?: Hand[]; ready?: LettingGo['ready'] } = {};
  for (let at = 0; at < words.length; at += 2) {
    const [verb = '', object = ''] = words.slice(at, at + 2);
    const hand = HAND_WORDS[object];
    if (verb === 'ready') {
      const [left = '', right = ''] = object.split('/');
      letting.ready = { left: itemIn(left), right: itemIn(right) };
    } else if ((verb === 'drop' || verb === 'release') && hand !== undefined) {
      letting[verb] = [...(letting[verb] ?? []), hand];
    } else return null;
  }
  return letting as LettingGo;
};

const squareIn = (text: string): { readonly x: number; readonly y: number } | null => {
  const [, x, y] = /^\(?(\d+)\s*,\s*(\d+)\)?$/.exec(text) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
};

/** A number of the list with what goes with it. */
const numbered = (menu: Menu, text: string): { readonly offer: Offer; readonly choice: DuelChoice } | null => {
  const [first = '', ...rest] = text.split(/\s+/);
  if (!/^\d+$/.test(first)) return null;
  const offer = menu.offers.find(({ number }) => number === Number(first));
  const letting = lettingIn(rest);
  if (offer === undefined || letting === null) return null;
  if (rest.length === 0) return { offer, choice: offer.choice };
  return offer.choice.choose === 'act' ? { offer, choice: { ...offer.choice, ...letting } as DuelChoice } : null;
};

/** Reads what was typed at a menu. Whether the rules allow it is not asked here. */
export const readTyped = (menu: Menu, text: string): Typed => {
  if (text === '') {
    return menu.usual === null
      ? { typed: 'nothing', why: menu.speech.texts.duel.numberExpected }
      : { typed: 'choice', choice: menu.usual.choice };
  }
  const key = KEYS[text.toLowerCase()];
  if (key !== undefined) return { typed: key };
  const square = squareIn(text);
  if (square !== null && (menu.step.step === 'move' || menu.step.step === 'goTo')) {
    return { typed: 'choice', choice: { choose: 'move', to: square } };
  }
  const asks = text.startsWith('?');
  const found = numbered(menu, asks ? text.slice(1).trim() : text);
  if (found === null) return { typed: 'nothing', why: menu.speech.texts.duel.numberExpected };
  return asks ? { typed: 'explain', ...found } : { typed: 'choice', choice: found.choice };
};
