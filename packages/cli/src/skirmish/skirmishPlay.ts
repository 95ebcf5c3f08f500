import type { Asked, View } from '@warmoot/kernel';
import type { warband } from '@warmoot/rules';
import { wrapped } from '@warmoot/words';
import { chosenOrAsked, type Listed, listedFor, type Menu, numbered, type Typed } from '../sitting/menu.js';
import { listLines, PlainPlay, readInWords } from '../sitting/plainPlay.js';
import type { SkirmishTexts } from '../texts/texts.js';
import { attackLines } from './attackOdds.js';
import {
  actName,
  actsText,
  type Choice,
  figureKey,
  goalsIn,
  meantBy,
  namesOfFigure,
  type SkirmishMenu,
  whyNothing,
  wordsIn,
} from './typed.js';
import { unlisted } from './unlisted.js';

/** More rows than this are told by figures. */
const LONGEST = 24;

/** What is taken by Enter, where it is open. */
const USUAL: ReadonlySet<string> = new Set(['placeAll', 'pass', 'let', 'take', 'goAlong']);

/** The figures that may act, each with its acts. */
const figureRows = (menu: SkirmishMenu): readonly string[] => {
  const choices = menu.all.map(({ choice }) => choice);
  const keys = [...new Set(choices.flatMap((choice) => figureKey(choice) ?? []))];
  const rows = keys.flatMap((key) => {
    const [, sign = '', name = key] = namesOfFigure(menu, key);
    const own = choices.filter((choice) => figureKey(choice) === key);
    return wrapped(`${sign} ${name}: ${actsText(menu, own)}`, 80, 3);
  });
  return [...rows, ...wrapped(menu.howTo)];
};

/** Numbers with those between them: 0 to 3 and 5. */
const rangesText = (all: readonly number[]): string => {
  const runs: [from: number, to: number][] = [];
  for (const n of [...all].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last !== undefined && n === last[1] + 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}…${to}`)).join(', ');
};

/** Where many ways lead to, row by row. */
const goalLines = ({ speech }: SkirmishMenu, found: readonly Listed<Choice>[]): readonly string[] => {
  const goals = found.flatMap(({ choice }) => goalsIn(choice));
  const rows = [...new Set(goals.map(({ y }) => y))].sort((one, other) => one - other);
  return rows.flatMap((y) => {
    const xs = new Set(goals.flatMap((goal) => (goal.y === y ? [goal.x] : [])));
    return wrapped(`  ${speech.texts.skirmish.row({ y, xs: rangesText([...xs]) })}`, 80, 4);
  });
};

/** Several choices: each in its words, or where there are many of a kind, where they lead to. */
const severalLines = (menu: SkirmishMenu, found: readonly Listed<Choice>[]): readonly string[] =>
  [...new Set(found.map(({ choice }) => choice.choose))].flatMap((act, _, acts) => {
    const same = found.filter(({ choice }) => choice.choose === act);
    if (same.length <= LONGEST) return same.map(({ text }) => text);
    const title = menu.speech.texts.skirmish.act({ act: actName(menu, act), n: same.length });
    if (acts.length > 1) return [title];
    // What leads nowhere is told in its words.
    const staying = same.filter(({ choice }) => goalsIn(choice).length === 0).map(({ text }) => `  ${text}`);
    return [title, ...(staying.length <= LONGEST ? staying : []), ...goalLines(menu, same)];
  });

/** A figure, its act, and whom or where, as far as they are needed: `Be charge Co`. */
const inWords = (menu: SkirmishMenu, asks: boolean, rest: string): Typed<unknown> => {
  const typed = wordsIn(menu, rest);
  const found = meantBy(menu, typed);
  const [one] = found;
  if (one === undefined) {
    const nothing = whyNothing(menu, typed);
    const other = nothing === null ? unlisted(menu, typed) : null;
    if (other !== null) return chosenOrAsked(asks, rest, other);
    const { howTo } = menu;
    return { typed: 'nothing', why: nothing === null ? howTo : `${nothing} ${howTo}` };
  }
  if (found.length === 1) return chosenOrAsked(asks, one.text, one.choice);
  return { typed: 'shown', lines: severalLines(menu, found) };
};

type AttackChoice = Extract<Choice, { choose: 'attack' | 'shoot' | 'throw' }>;

const isAttack = (choice: Choice): choice is AttackChoice =>
  choice.choose === 'attack' || choice.choose === 'shoot' || choice.choose === 'throw';

/** A fight of figures at the keyboard. */
export class SkirmishPlay extends PlainPlay {
  protected override get texts(): SkirmishTexts {
    return this.screen.texts.skirmish;
  }

  protected override menuFor(asked: Asked): SkirmishMenu {
    const view = this.sitting.seenBy(asked.seat).view as unknown as View<warband.Skirmish>;
    const all = listedFor<Choice>(this.screen, this.sitting, asked);
    const isLong = all.length > LONGEST;
    const offers = numbered(isLong ? all.filter(({ choice }) => figureKey(choice) === null) : all);
    const usual =
      offers.find(({ choice }) => USUAL.has(choice.choose)) ?? (all.length === 1 ? (offers[0] ?? null) : null);
    return { speech: this.screen, asked, view, ...this.naming(view), all, isLong, offers, usual };
  }

  /** Who fights and what can be done, by the names that people type. */
  protected naming(view: View<warband.Skirmish>): Pick<SkirmishMenu, 'calls' | 'acts' | 'howTo'> {
    const { words, texts } = this.screen;
    const calls = words.scenes['warband/skirmish']?.units?.(view) ?? [];
    return { calls, acts: words.skirmish.acts, howTo: texts.skirmish.howTo };
  }

  /** The board once in a phase to each who is asked, and not before every act. */
  protected override before(menu: Menu<unknown>): void {
    const { asked, view } = menu as SkirmishMenu;
    this.boardOnce(asked, JSON.stringify([asked.seat, view.open.round, view.open.phase]));
  }

  /** What an attack may come to; of other acts the throw they lead to; of what is not open, why. */
  protected override readonly explanation = (
    menu: Menu<unknown>,
    choice: unknown,
    title: string,
  ): readonly string[] => {
    const closed = this.whyClosed(menu, choice, title);
    if (closed !== null) return closed;
    const odds = this.oddsOf(menu as SkirmishMenu, choice as Choice);
    return odds === null ? this.plainly(menu, choice, title) : [title, ...odds];
  };

  /** What an attack, a shot or a throw may come to; null where no more is to be said than its throw. */
  protected oddsOf({ view }: SkirmishMenu, choice: Choice): readonly string[] | null {
    return isAttack(choice) ? attackLines(this.screen, view, choice) : null;
  }

  protected override readonly menuLines = (menu: Menu<unknown>): readonly string[] =>
    (menu as SkirmishMenu).isLong ? [...figureRows(menu as SkirmishMenu), ...listLines(menu)] : listLines(menu);

  protected override readonly read = (plainMenu: Menu<unknown>, text: string): Typed<unknown> => {
    const menu = plainMenu as SkirmishMenu;
    const typed = readInWords(menu, text, (asks, rest) => inWords(menu, asks, rest));
    if (typed.typed !== 'choice' && typed.typed !== 'explain') return typed;
    const choice = typed.choice as Choice;
    const taken = this.sitting.run.accepts(menu.asked, choice as never);
    const isOther = !taken.ok && taken.refusal.code === 'BAD_SHAPE' && taken.refusal.path === 'choice.choose';
    return isOther ? { typed: 'nothing', why: this.notNow(menu, choice) } : typed;
  };

  /** An act of another part of the round. */
  private notNow(menu: SkirmishMenu, choice: Choice): string {
    const key = figureKey(choice) ?? '';
    const own = menu.all.map((one) => one.choice).filter((one) => figureKey(one) === key);
    const who = namesOfFigure(menu, key)[2] ?? key;
    return this.texts.notNow({ who, act: actName(menu, choice.choose), acts: actsText(menu, own) });
  }
}
