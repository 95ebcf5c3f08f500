import { type Asked, forecastOf, type Json, type SceneTypes, shape, stream, type View } from '@warmoot/kernel';
import { prospectsOf, prospectText, refusalText, throwRows, wrapped } from '@warmoot/words';
import { columns, indented, tallyLines } from '../layout.js';
import type { PlayTexts } from '../texts/texts.js';
import { KeyboardPlay } from './keyboardPlay.js';
import {
  askedAbout,
  chosenOrAsked,
  commonKey,
  type Listed,
  listedFor,
  type Menu,
  notOffered,
  numbered,
  numberIn,
  type Typed,
} from './menu.js';

/** Answers that are shown as examples where none can be listed. */
const EXAMPLES = 3;

/** The choices by their numbers. */
export const listLines = ({ offers }: Menu<unknown>): readonly string[] =>
  columns(
    offers.map(({ number, text }) => [`${number}`, text]),
    ['right', 'left'],
  );

/** A key that means the same everywhere, a number of the list, or an answer as data. */
export const readPlain = (menu: Menu<unknown>, text: string): Typed<unknown> => {
  const key = commonKey(menu, text);
  if (key !== null) return key;
  const { asks, rest } = askedAbout(text);
  const offer = numberIn(menu, rest);
  const typed = offer === null ? shape.parseJson(shape.anyJson, rest) : null;
  if (offer === null && (typed === null || !typed.ok || typeof typed.value !== 'object')) {
    return notOffered(menu);
  }
  const choice = offer === null ? (typed as { readonly value: Json }).value : offer.choice;
  return chosenOrAsked(asks, offer?.text ?? rest, choice);
};

/** What is a key, a number or data is read as everywhere; all else is in words, and may be only asked about. */
export const readInWords = (
  menu: Menu<unknown>,
  text: string,
  words: (asks: boolean, rest: string) => Typed<unknown>,
): Typed<unknown> => {
  const { asks, rest } = askedAbout(text);
  const isPlain = commonKey(menu, text) !== null || /^\d+$/.test(rest) || rest.startsWith('{');
  return isPlain ? readPlain(menu, text) : words(asks, rest);
};

/** Any scene at the keyboard, from its words alone: the board, and every answer that can be listed. */
export class PlainPlay extends KeyboardPlay<SceneTypes, unknown, Menu<unknown>> {
  private shownAt: number | string = -1;

  protected get texts(): PlayTexts {
    return this.screen.texts.plain;
  }

  protected menuFor(asked: Asked): Menu<unknown> {
    const listed = listedFor(this.screen, this.sitting, asked);
    const offers = numbered(listed.length > 0 ? listed : this.examples(asked));
    return { speech: this.screen, asked, offers, usual: offers.length === 1 ? (offers[0] ?? null) : null };
  }

  private examples(asked: Asked): readonly Listed<unknown>[] {
    const source = stream(`examples ${this.sitting.passages.length}`);
    const sampled = Array.from({ length: EXAMPLES }, () => this.sitting.run.sample(asked, source));
    // With spaces it can be broken into lines, and be typed all the same.
    return sampled.map((choice) => ({ text: JSON.stringify(choice, null, 1).replaceAll(/\n */g, ' '), choice }));
  }

  protected before({ asked }: Menu<unknown>): void {
    this.boardOnce(asked, this.sitting.passages.length);
  }

  /** The board, once in each moment. */
  protected boardOnce({ seat }: Asked, moment: number | string): void {
    if (this.shownAt === moment) return;
    this.shownAt = moment;
    this.board(seat);
  }

  protected readonly menuLines = listLines;
  protected readonly read = readPlain;

  /** Why a choice is not open; null where it is. */
  protected whyClosed({ asked }: Menu<unknown>, choice: unknown, title: string): readonly string[] | null {
    const taken = this.sitting.run.accepts(asked, choice as never);
    return taken.ok ? null : [title, ...wrapped(refusalText(this.screen.words, taken.refusal), 80, 2)];
  }

  /** The throw that a choice leads to, with its sums and its chances. */
  protected plainly({ asked }: Menu<unknown>, choice: unknown, title: string): readonly string[] {
    const { words } = this.screen;
    const { rules, view } = this.sitting.seenBy(asked.seat);
    const seen = forecastOf<SceneTypes>(rules, view as View<SceneTypes>, asked, choice, { throws: 1 });
    const [thrown] = seen.ok ? seen.value.throws : [];
    if (thrown === undefined) return [title];
    const lines = prospectsOf(thrown).map((prospect) =>
      prospectText(words, rules.scene, { step: '', throw: thrown }, prospect),
    );
    const rows = throwRows(words, rules.scene, thrown, null);
    return [title, ...indented(tallyLines(rows), 2), ...lines.flatMap((line) => wrapped(line, 80, 2))];
  }

  protected readonly explanation = (menu: Menu<unknown>, choice: unknown, title: string): readonly string[] =>
    this.plainly(menu, choice, title);
}
