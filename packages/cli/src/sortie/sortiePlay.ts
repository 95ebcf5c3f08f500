import type { Asked, View } from '@warmoot/kernel';
import { type sortie, war } from '@warmoot/rules';
import { wrapped } from '@warmoot/words';
import { columns } from '../layout.js';
import { chosenOrAsked, type Listed, listedFor, type Menu, notOffered, numbered, type Typed } from '../sitting/menu.js';
import { listLines, PlainPlay, readInWords } from '../sitting/plainPlay.js';
import type { SortieTexts } from '../texts/texts.js';
import { matrixLines, metBy, planLines } from './planTable.js';
import { planIn } from './planTyped.js';
import { namesOfUnit } from './units.js';

type Choice = sortie.SortieChoice;
type Plan = Extract<Choice, { choose: 'plan' }>;

/** What one who is asked can choose; of plans, only those without dice have a number. */
interface SortieMenu extends Menu<unknown> {
  readonly view: View<sortie.Sortie>;
  readonly unit: number;
  readonly all: readonly Listed<Choice>[];
  /** Any plan, where plans are asked for. */
  readonly plan: Plan | null;
}

const isPlan = (choice: Choice): choice is Plan => choice.choose === 'plan';

const isBare = ({ bids, arrows = {} }: Plan): boolean =>
  [...Object.values(bids), ...Object.values(arrows)].every((dice) => dice === 0);

const dashed = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Everything in a choice by which it can be called: its word, units by key, sign and name, half moves, a fate. */
const namesOf = ({ speech, view }: SortieMenu, choice: Choice): ReadonlySet<string> => {
  const told: Readonly<Record<string, string>> = speech.words.sortie.orders;
  const values = Object.values(choice).flat().map(String);
  const units = values.flatMap((value) => {
    const unit = war.unitNamed(view, value);
    return unit < 0 ? [] : namesOfUnit(speech, view, unit);
  });
  return new Set([...values, ...units, told[choice.choose] ?? ''].map(dashed));
};

/** What was typed, word by word; names of two words are one. */
const wordsIn = ({ speech, view }: SortieMenu, text: string): readonly string[] =>
  [
    ...view.open.roster.flatMap((_, unit) => namesOfUnit(speech, view, unit)),
    ...Object.values(speech.words.sortie.orders),
  ]
    .filter((name) => name.includes(' '))
    .reduce((typed, name) => typed.replaceAll(name.toLowerCase(), dashed(name)), text.toLowerCase())
    .split(/\s+/)
    .filter((word) => word !== '');

/** An order that is not in the list, as it was typed: the rules say whether it may be. Null where it is no whole order. */
const unlisted = (menu: SortieMenu, [word = '', name, ...more]: readonly string[]): Choice | null => {
  const { speech, view, all } = menu;
  const orders = all.some(({ choice }) => choice.choose === 'stand')
    ? (['engage', 'shoot', 'join', 'split'] as const)
    : [];
  const choose = orders.find((order) => [order, dashed(speech.words.sortie.orders[order])].includes(word));
  if (choose === undefined || name === undefined || more.length > 0) return null;
  if (choose === 'split') return /^\d+$/.test(name) ? { choose, heads: Number(name), commander: 'stays' } : null;
  const unit = view.open.roster.findIndex((_, nth) => namesOfUnit(speech, view, nth).map(dashed).includes(name));
  if (unit < 0) return null;
  return choose === 'join' ? { choose, friend: war.nameOf(view, unit) } : { choose, target: war.nameOf(view, unit) };
};

/** `engage B1`, `close Ke 2`, `fall back 1`: as much of an order as is needed to tell it from others. */
const orderIn = (menu: SortieMenu, asks: boolean, text: string): Typed<unknown> => {
  const typed = wordsIn(menu, text);
  const fit = menu.all.filter(({ choice }) => typed.every((word) => namesOf(menu, choice).has(word)));
  const [one, ...others] = fit;
  if (one === undefined) {
    const order = unlisted(menu, typed);
    return order === null ? notOffered(menu) : chosenOrAsked(asks, text, order);
  }
  if (others.length === 0) return chosenOrAsked(asks, one.text, one.choice);
  return {
    typed: 'shown',
    lines: columns(
      fit.map((each) => [each.text]),
      ['left'],
    ),
  };
};

const inWords = (menu: SortieMenu, asks: boolean, rest: string): Typed<unknown> => {
  if (menu.plan === null) return orderIn(menu, asks, rest);
  const plan = planIn(menu.speech, menu.view, menu.plan, rest);
  return plan === null ? { typed: 'nothing', why: menu.speech.texts.sortie.howTo } : chosenOrAsked(asks, rest, plan);
};

const read = (menu: Menu<unknown>, text: string): Typed<unknown> =>
  readInWords(menu, text, (asks, rest) => inWords(menu as SortieMenu, asks, rest));

/** A battle of sorties at the keyboard. */
export class SortiePlay extends PlainPlay {
  protected override get texts(): SortieTexts {
    return this.screen.texts.sortie;
  }

  protected override menuFor(asked: Asked): SortieMenu {
    const view = this.sitting.seenBy(asked.seat).view as unknown as View<sortie.Sortie>;
    const all = listedFor<Choice>(this.screen, this.sitting, asked);
    const plan = all.map(({ choice }) => choice).find(isPlan) ?? null;
    const offers = numbered(all.filter(({ choice }) => !isPlan(choice) || isBare(choice)));
    const usual = all.length === 1 ? (offers[0] ?? null) : null;
    const unit = war.unitNamed(view, asked.as.split('.')[0] ?? '');
    return { speech: this.screen, asked, view, unit, all, plan, offers, usual };
  }

  /** The board once in a round to each who is asked, and before a plan what its maneuvers are worth. */
  protected override before(menu: Menu<unknown>): void {
    const { asked, view, unit, plan } = menu as SortieMenu;
    this.boardOnce(asked, `${asked.seat} ${view.open.round}`);
    if (plan === null) return;
    for (const enemy of metBy(view, unit)) this.screen.lines(['', ...matrixLines(this.screen, view, unit, enemy)]);
    this.screen.lines(['', ...this.screen.words.sortie.dice(view, unit)]);
  }

  /** What a plan or a sortie would come to; of what is not open, why. */
  protected override readonly explanation = (
    menu: Menu<unknown>,
    choice: unknown,
    title: string,
  ): readonly string[] => {
    const { view, unit } = menu as SortieMenu;
    const chosen = choice as Choice;
    const closed = this.whyClosed(menu, choice, title);
    if (closed !== null) return closed;
    if (isPlan(chosen)) return [title, ...planLines(this.screen, view, unit, chosen)];
    if (chosen.choose !== 'engage') return [title];
    return [title, ...matrixLines(this.screen, view, unit, war.unitNamed(view, chosen.target))];
  };

  protected override readonly menuLines = (menu: Menu<unknown>): readonly string[] =>
    (menu as SortieMenu).plan === null
      ? listLines(menu)
      : [...listLines(menu), ...wrapped(this.screen.texts.sortie.howTo)];

  protected override readonly read = read;
}
