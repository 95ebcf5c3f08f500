import { manifestOf } from '@warmoot/rules';
import type { Passage, Section } from '@warmoot/words';
import { accountOf, type Hearer, partTitle, type Words, wrapped } from '@warmoot/words';
import { fitted, indented, tallyLines } from '../layout.js';
import type { Teller } from '../speech.js';
import type { Texts } from '../texts/texts.js';

const BOLD = '\u001b[1m';
const DIM = '\u001b[2m';
const PLAIN = '\u001b[0m';
/** The screen, and what has scrolled off it. */
const WIPE = '\u001b[2J\u001b[3J\u001b[H';

/** What is shown at the keyboard. Weight of type says nothing that words do not. */
export class Screen {
  private readonly write: (text: string) => void;
  private readonly io: Teller;
  readonly words: Words;
  readonly texts: Texts;

  constructor(io: Teller, write: (text: string) => void) {
    this.io = io;
    this.words = io.words;
    this.texts = io.texts;
    this.write = write;
  }

  /** A line, or as many as it takes on a page. */
  line(text = '', weight = ''): void {
    for (const one of fitted(text)) this.write(weight !== '' && this.io.tty ? `${weight}${one}${PLAIN}\n` : `${one}\n`);
  }

  lines(lines: readonly string[]): void {
    for (const line of lines) this.line(line);
  }

  strong(text: string): void {
    this.line(text, BOLD);
  }

  faint(text: string): void {
    this.line(text, DIM);
  }

  sections(sections: readonly Section[]): void {
    for (const { title, lines } of sections) {
      this.line();
      if (title !== '') this.strong(title);
      this.lines(lines);
    }
  }

  /** What happened, as far as this hearer may know; who has answered is not worth a line to people who sit together. */
  account(passages: readonly Passage[], hearer: Hearer): void {
    for (const passage of passages) {
      const { lines } = accountOf(this.words, passage, hearer);
      const isQuiet = passage.entry.input.input === 'answer' && lines.length === 0;
      if (!isQuiet) this.lines(passageLines(this.words, passage, hearer));
    }
  }

  /** Wipes the screen and its scrollback. */
  wipe(): void {
    this.write(this.io.tty ? WIPE : `\n${'~'.repeat(80)}\n`);
  }

  /** The next line typed; null at the end of the input. */
  ask(prompt: string): string | null {
    this.write(`${prompt}> `);
    const typed = this.io.readLine();
    if (!this.io.tty) this.write('\n');
    return typed === null ? null : typed.trim();
  }
}

const isSealed = ({ entry, before }: Passage): boolean =>
  entry.input.input === 'answer' && before?.awaits.need === 'answers' && before.awaits.together;

/** The headings of the parts, such as rounds, that begin in a passage. */
const partsBegun = (words: Words, { before, after }: Passage): readonly string[] => {
  const { part } = manifestOf(after.rules);
  const is = part(after.state.open) ?? 0;
  // What begins in the middle, such as a march on its third day, has one heading all the same.
  const was = before === null ? Math.max(0, is - 1) : (part(before.state.open) ?? 0);
  return Array.from({ length: Math.max(0, is - was) }, (_, nth) => partTitle(words, after.rules.scene, was + nth + 1));
};

/** Whether a line of a passage begins a part of the scene. */
export const beginsPart = (words: Words, passage: Passage): ((line: string) => boolean) => {
  const begun = partsBegun(words, passage);
  return (line) => begun.some((heading) => line.startsWith(`${heading}.`));
};

/**
 * An entry of the log in lines: what was done, the sum behind the dice, what came of it. A sealed answer is told when
 * it is shown.
 */
export const passageLines = (words: Words, passage: Passage, hearer: Hearer): readonly string[] => {
  const { lead, rows, lines } = accountOf(words, passage, hearer);
  if (lines.length === 0 && isSealed(passage)) return [];
  const told = [...lead.flatMap((line) => wrapped(line, 80, 2)), ...indented(tallyLines(rows), 2)];
  const begins = beginsPart(words, passage);
  const said = lines.flatMap((line) => (begins(line) ? ['', line] : wrapped(line, 80, 2)));
  // A part that nobody announces has its heading all the same.
  const heads = lines.some(begins) ? [] : partsBegun(words, passage).flatMap((heading) => ['', heading]);
  return [...heads, ...told, ...said];
};
