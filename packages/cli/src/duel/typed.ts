import type { saga } from '@warmoot/rules';
import {
  askedAbout,
  chosenOrAsked,
  commonKey,
  notOffered,
  numberIn,
  type Offer,
  pairIn,
  type Typed,
} from '../sitting/menu.js';
import { type DuelMenu, readyLines, tableLines } from './menu.js';

const HAND_WORDS: Readonly<Record<string, saga.duel.Hand>> = { left: 'left', l: 'left', right: 'right', r: 'right' };

const itemIn = (word: string): saga.duel.Item | null =>
  word === '' || word === '-' || word === 'nothing' ? null : (word as saga.duel.Item);

/** What goes with an action: `drop left`, `release right`, `ready shield/sword`. Null where it cannot be read. */
const lettingIn = (words: readonly string[]): saga.duel.LettingGo | null => {
  const letting: { drop?: saga.duel.Hand[]; release?: saga.duel.Hand[]; ready?: saga.duel.LettingGo['ready'] } = {};
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
  return letting as saga.duel.LettingGo;
};

/** A number of the list with what goes with it. */
const numbered = (
  menu: DuelMenu,
  text: string,
): { readonly offer: Offer<saga.duel.DuelChoice>; readonly choice: saga.duel.DuelChoice } | null => {
  const [first = '', ...rest] = text.split(/\s+/);
  const offer = numberIn(menu, first);
  const letting = lettingIn(rest);
  if (offer === null || letting === null) return null;
  if (rest.length === 0) return { offer, choice: offer.choice };
  return offer.choice.choose === 'act'
    ? { offer, choice: { ...offer.choice, ...letting } as saga.duel.DuelChoice }
    : null;
};

/** Reads what was typed at a menu. Whether the rules allow it is not asked here. */
export const readTyped = (menu: DuelMenu, text: string): Typed<saga.duel.DuelChoice> => {
  const key = commonKey(menu, text);
  if (key !== null) return key;
  if (text.toLowerCase() === 't') return { typed: 'shown', lines: tableLines(menu) };
  if (text.toLowerCase() === 'r') return { typed: 'shown', lines: readyLines(menu) };
  const square = pairIn(text);
  if (square !== null && (menu.step.step === 'move' || menu.step.step === 'goTo')) {
    return { typed: 'choice', choice: { choose: 'move', to: { x: square[0], y: square[1] } } };
  }
  const { asks, rest } = askedAbout(text);
  const found = numbered(menu, rest);
  return found === null ? notOffered(menu) : chosenOrAsked(asks, found.offer.text, found.choice);
};
