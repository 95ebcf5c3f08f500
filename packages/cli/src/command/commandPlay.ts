import type { Asked, View } from '@warmoot/kernel';
import { command, war } from '@warmoot/rules';
import { wrapped } from '@warmoot/words';
import { columns } from '../layout.js';
import { chosenOrAsked, type Listed, listedFor, type Menu, numbered, type Typed } from '../sitting/menu.js';
import { listLines, PlainPlay, readInWords } from '../sitting/plainPlay.js';
import type { CommandTexts, Speech } from '../texts/texts.js';

type Choice = command.CommandChoice;

/** What one who is asked can choose: a list, or where it would be too long, the units with their orders. */
interface CommandMenu extends Menu<unknown> {
  readonly view: View<command.Command>;
  readonly all: readonly Listed<Choice>[];
  readonly isLong: boolean;
}

/** More rows than this are told by units. */
const LONGEST = 24;

/** What is taken by Enter, where it is open. */
const USUAL: ReadonlySet<string> = new Set(['endStage', 'goOn']);

const orderName = ({ words }: Speech, word: Choice['choose']): string => words.command.orders[word];

const unitOf = (choice: Choice): string | null => ('unit' in choice ? choice.unit : null);

const nameOf = ({ speech, view }: CommandMenu, key: string): string => {
  const unit = speech.words.scenes['command/battle']?.units?.(view).find((one) => one.key === key);
  return unit === undefined ? key : `${unit.sign} ${unit.name}`;
};

/** The orders of a unit in short: "Advance 12, Manoeuvre 9 (1 point), Rout". */
const ordersText = ({ speech, view }: CommandMenu, own: readonly Choice[]): string => {
  const { texts } = speech;
  const kinds = [...new Set(own.map(({ choose }) => choose))];
  return kinds
    .map((word) => {
      const same = own.filter(({ choose }) => choose === word);
      const price = command.priceOf(view, same[0] as Choice);
      return texts.command.order({ order: orderName(speech, word), n: same.length, price });
    })
    .join(', ');
};

/** The units that have still to act, each with its orders. */
const unitRows = (menu: CommandMenu): readonly string[] => {
  const choices = menu.all.map(({ choice }) => choice);
  const keys = [...new Set(choices.flatMap((choice) => unitOf(choice) ?? []))];
  const rows = keys.flatMap((key) =>
    wrapped(
      `${nameOf(menu, key)}: ${ordersText(
        menu,
        choices.filter((choice) => unitOf(choice) === key),
      )}`,
      80,
      3,
    ),
  );
  return [...rows, ...wrapped(menu.speech.texts.command.howTo)];
};

const menuLines = (menu: Menu<unknown>): readonly string[] =>
  (menu as CommandMenu).isLong ? [...unitRows(menu as CommandMenu), ...listLines(menu)] : listLines(menu);

/** Everything in a choice by which it can be called: units, the word of the rules and of the language, and the hex. */
const namesOf = ({ speech, view }: CommandMenu, choice: Choice): ReadonlySet<string> => {
  const units = speech.words.scenes['command/battle']?.units?.(view) ?? [];
  const names = Object.values(choice).flatMap((value) => {
    if (typeof value === 'object') return [war.placeText(value).replaceAll(/[() ]/g, '')];
    const unit = units.find(({ key }) => key === value);
    if (unit === undefined) return [];
    const plain = command.unitNames(view)[unit.index] ?? '';
    return [unit.key, unit.sign, unit.name.replaceAll(' ', '-'), plain.replaceAll(' ', '-')];
  });
  const order = orderName(speech, choice.choose)?.replaceAll(' ', '-') ?? '';
  return new Set([...names, choice.choose, order].map((name) => name.toLowerCase()));
};

/** What was typed, word by word: names of two words are one, hexes stand as `7,6`. */
const wordsIn = (menu: CommandMenu, text: string): readonly string[] => {
  const { speech, view } = menu;
  const units = speech.words.scenes['command/battle']?.units?.(view) ?? [];
  const long = [
    ...units.flatMap(({ name, index }) => [name, command.unitNames(view)[index] ?? '']),
    ...Object.values(speech.words.command.orders),
  ].filter((name) => name.includes(' '));
  const joined = long.reduce(
    (typed, name) => typed.replaceAll(name.toLowerCase(), name.toLowerCase().replaceAll(' ', '-')),
    text.toLowerCase().replaceAll(/\(?(\d+)\s*,\s*(\d+)\)?/g, '$1,$2'),
  );
  return joined.split(/\s+/).filter((word) => word !== '');
};

/** What an order names besides its unit, in the order in which it is typed. */
const NAMED: Partial<Record<Choice['choose'], readonly string[]>> = {
  volley: ['target'],
  attack: ['target'],
  charge: ['target'],
  supportAttack: ['attacker', 'target'],
  supportDefense: ['defender'],
};

/** An order that is not open, as it was typed: the rules say what is wrong with it. Null where it is no whole order. */
const closedOrder = (menu: CommandMenu, typed: readonly string[]): Choice | null => {
  const { speech, view } = menu;
  const isCalled = (choice: object, word: string): boolean => namesOf(menu, choice as Choice).has(word);
  const keys = speech.words.scenes['command/battle']?.units?.(view).map(({ key }) => key) ?? [];
  const orders = Object.keys(speech.words.command.orders);
  const units = typed.flatMap((word) => keys.filter((unit) => isCalled({ choose: 'none', unit }, word)).slice(0, 1));
  const choose = orders.find((order) => typed.some((word) => isCalled({ choose: order }, word)));
  const [place] = typed.flatMap((word) => (/^(\d+),(\d+)$/.exec(word) === null ? [] : [word.split(',').map(Number)]));
  if (choose === undefined || units.length + 1 + (place === undefined ? 0 : 1) !== typed.length) return null;
  const others = NAMED[choose as Choice['choose']] ?? [];
  if (units.length !== others.length + 1) return null;
  const named = Object.fromEntries(others.map((of, nth) => [of, units[nth + 1]]));
  const hex = place === undefined ? {} : { hex: { row: place[0], column: place[1] } };
  return { choose, unit: units[0], ...named, ...hex } as Choice;
};

/** A unit, an order and a hex, in any order and as far as they are needed: `Ta advance 7,6`. */
const inWords = (menu: CommandMenu, asks: boolean, rest: string): Typed<unknown> => {
  const typed = wordsIn(menu, rest);
  const fit = menu.all.filter(({ choice }) => {
    const names = namesOf(menu, choice);
    return typed.every((word) => names.has(word));
  });
  // A unit that is named first acts; where it is only aimed at, it comes later.
  const acting = fit.filter(({ choice }) => {
    const own = unitOf(choice);
    return own !== null && namesOf(menu, { choose: 'hold', unit: own }).has(typed[0] ?? '');
  });
  const found = acting.length > 0 ? acting : fit;
  const [one] = found;
  if (one === undefined) {
    const closed = closedOrder(menu, typed);
    if (closed !== null) return chosenOrAsked(asks, rest, closed);
    return { typed: 'nothing', why: menu.speech.texts.command.howTo };
  }
  if (found.length === 1) return chosenOrAsked(asks, one.text, one.choice);
  return {
    typed: 'shown',
    lines: columns(
      found.map((each) => [each.text]),
      ['left'],
    ),
  };
};

const read = (menu: Menu<unknown>, text: string): Typed<unknown> =>
  readInWords(menu, text, (asks, rest) => inWords(menu as CommandMenu, asks, rest));

/** A battle by command points at the keyboard. */
export class CommandPlay extends PlainPlay {
  protected override get texts(): CommandTexts {
    return this.screen.texts.command;
  }

  protected override menuFor(asked: Asked): CommandMenu {
    const view = this.sitting.seenBy(asked.seat).view as unknown as View<command.Command>;
    const all = listedFor<Choice>(this.screen, this.sitting, asked);
    const isLong = all.length > LONGEST;
    const [first] = all;
    // Where units deploy, the first choice is the place that the rules suggest.
    const suggested = first?.choice.choose === 'deploy' ? [first] : [];
    const offers = numbered(isLong ? [...all.filter(({ choice }) => unitOf(choice) === null), ...suggested] : all);
    const usual =
      offers.find(({ choice }) => USUAL.has(choice.choose) || choice === suggested[0]?.choice) ??
      (all.length === 1 ? (offers[0] ?? null) : null);
    return { speech: this.screen, asked, view, all, isLong, offers, usual };
  }

  /** The board once in a stage, and not before every order. */
  protected override before(menu: Menu<unknown>): void {
    const { asked, view } = menu as CommandMenu;
    this.boardOnce(asked, JSON.stringify([asked.seat, view.open.round, view.open.active, view.open.stage]));
  }

  /** What an order costs both sides and what follows from it, with its rules. */
  protected override readonly explanation = (
    menu: Menu<unknown>,
    choice: unknown,
    title: string,
  ): readonly string[] => {
    const { view, asked } = menu as CommandMenu;
    const closed = this.whyClosed(menu, choice, title);
    if (closed !== null) return closed;
    const lines = this.screen.words.command.forecast(view, asked, choice as Choice);
    return [title, ...lines.flatMap((line) => wrapped(line, 80, 2))];
  };

  protected override readonly menuLines = menuLines;
  protected override readonly read = read;
}
