import { columns } from '../layout.js';
import type { Screen } from '../sitting/screen.js';

/** What forgets whatever was being set up. */
const FORGET = '!';

const isNamed = (name: string, typed: string): boolean => name.toLowerCase().startsWith(typed.toLowerCase());

/** The only one of some names that begins with what was typed; one that is the same is meant before longer ones. */
export const meantBy = (names: readonly string[], typed: string): number => {
  const same = names.findIndex((name) => name.toLowerCase() === typed.toLowerCase());
  const found = names.flatMap((name, at) => (isNamed(name, typed) ? [at] : []));
  return same >= 0 || found.length !== 1 ? same : (found[0] as number);
};

/** Questions in a row. Each answer is null where somebody forgets the whole, or the input ends. */
export class Prompts {
  private readonly screen: Screen;
  /** Whether the input has ended. */
  ended = false;

  constructor(screen: Screen) {
    this.screen = screen;
  }

  private typed(usual: string | null = null): string | null {
    const { screen } = this;
    const { forget, usual: enter } = screen.texts.discussion;
    screen.faint(usual === null ? forget : `${enter({ text: usual })}   ${forget}`);
    const text = screen.ask('');
    if (text === null) this.ended = true;
    return text === FORGET ? null : text;
  }

  private title(title: string, rows: readonly (readonly string[])[] = []): void {
    this.screen.line();
    this.screen.line(title);
    this.screen.lines(columns(rows, ['right', 'left', 'right', 'left', 'right', 'left']));
  }

  /** A text; where there is a usual one, Enter takes it. */
  write(title: string, usual: string | null = null): string | null {
    this.title(title);
    for (;;) {
      const text = this.typed(usual);
      if (text !== '') return text;
      if (usual !== null) return usual;
      this.screen.line(title);
    }
  }

  /** A text that may be left out. */
  writeOrNot(title: string): string | null {
    this.title(title);
    return this.typed();
  }

  /** One of a list, by its number or its name; what is not listed goes by its name, and Enter takes the usual one. */
  pick(
    title: string,
    rows: readonly (readonly string[])[],
    names: readonly string[],
    { listed = names.length, usual = null }: { readonly listed?: number; readonly usual?: number | null } = {},
  ): number | null {
    this.title(title, rows);
    for (;;) {
      const text = this.typed(usual === null ? null : (names[usual] ?? null));
      if (text === null) return null;
      const number = /^\d+$/.test(text) ? Number(text) : null;
      if (number !== null && number >= 1 && number <= listed) return number - 1;
      const at = text === '' ? (usual ?? -1) : meantBy(names, text);
      if (at >= 0) return at;
      this.screen.line(this.screen.texts.discussion.expected);
    }
  }

  /** One of some; the only one without being asked for. */
  one(title: string, names: readonly string[], usual: number | null = null): number | null {
    return names.length === 1 ? 0 : this.pick(title, numberedRows(names), names, { usual });
  }

  /** Some of a list, as `1,3`; the only one without being asked for. */
  some(title: string, names: readonly string[]): readonly string[] | null {
    if (names.length === 1) return names;
    if (names.length === 0) {
      this.screen.line(this.screen.texts.discussion.nobody);
      return null;
    }
    this.title(title, numberedRows(names));
    for (;;) {
      const text = this.typed();
      if (text === null) return null;
      const picked = text.split(/\s*,\s*/).map((one) => (/^\d+$/.test(one) ? Number(one) - 1 : meantBy(names, one)));
      const chosen = picked.flatMap((at) => names[at] ?? []);
      if (chosen.length === picked.length && new Set(chosen).size === chosen.length) return chosen;
      this.screen.line(this.screen.texts.discussion.expected);
    }
  }
}

const numberedRows = (names: readonly string[]): readonly (readonly string[])[] =>
  names.map((name, at) => [`${at + 1}`, name]);
