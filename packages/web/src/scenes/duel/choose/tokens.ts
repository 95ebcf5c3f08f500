import type { saga } from '@warmoot/rules';
import { capital } from '../../../words/text.js';
import { distancesShort, squareText } from '../board/naming.js';
import { squareOf } from '../grouping.js';
import type { DuelView } from '../sheet.js';
import type { DuelWords } from '../words.js';

/** The head of a further question about a choice. */
export const fieldText = (field: string, t: DuelWords): string => {
  switch (field) {
    case 'with':
      return t.using;
    case 'right':
      return t.rightHand;
    case 'left':
      return t.leftHand;
    case 'to':
      return t.whereTo;
    case 'own':
      return t.forWhom;
    default:
      return t.target;
  }
};

const heldText = (view: DuelView, who: number, hand: saga.duel.Hand, t: DuelWords): string => {
  const me = view.open.combatants[who];
  const item = me?.[hand] ?? null;
  if (item === null) return t.hands[hand];
  return me?.left === me?.right ? `${t.items[item]}, ${t.hands[hand]}` : t.items[item];
};

const usingText = (view: DuelView, who: number, token: string, t: DuelWords): string => {
  const [hand = '', both] = token.split(' ');
  if (hand === 'bare') return t.bare;
  if (hand === 'nothing' || hand === '') return t.withoutImplement;
  const text = heldText(view, who, hand as saga.duel.Hand, t);
  return both === undefined ? text : t.inBoth({ what: text });
};

/** One of the things that can be picked for a further question, in words. */
export const tokenText = (view: DuelView, who: number, field: string, token: string, t: DuelWords): string => {
  switch (field) {
    case 'with':
      return capital(usingText(view, who, token, t));
    case 'right':
    case 'left':
      return capital(token === '-' ? t.nothing : t.items[token as saga.duel.Item]);
    case 'to': {
      const at = squareOf(token);
      return [squareText(at), distancesShort(view, who, at, t)].filter((text) => text !== '').join(': ');
    }
    default:
      return token;
  }
};

/** "Controlled Attack, sword": an act against the only enemy there is. Empty where it takes more words. */
export const shortTold = (view: DuelView, who: number, choice: saga.duel.ActChoice, t: DuelWords): string => {
  if (!('with' in choice) || choice.drop !== undefined || choice.release !== undefined) return '';
  const using =
    choice.with === 'nothing' ? '' : `, ${usingText(view, who, `${choice.with}${choice.both ? ' both' : ''}`, t)}`;
  return `${t.acts[choice.act]}${using}`;
};
