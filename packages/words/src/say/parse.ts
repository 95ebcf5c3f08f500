/** A piece of a sentence: text, the sign `#` for what a choice is made by, or a fact with what is done to it. */
export type Piece =
  | { readonly piece: 'text'; readonly text: string }
  | { readonly piece: 'same' }
  | { readonly piece: 'fact'; readonly name: string; readonly forms: readonly string[] }
  | { readonly piece: 'choice'; readonly by: Choosing; readonly name: string; readonly arms: Arms };

export type Arms = Readonly<Record<string, readonly Piece[]>>;

/** By what an arm is chosen: by how many, by which, or by whether the fact is there at all. */
type Choosing = 'plural' | 'select' | 'given';

const CHOOSING: ReadonlySet<string> = new Set<Choosing>(['plural', 'select', 'given']);

export type Parsed = readonly Piece[];

/** A sentence that cannot be read is a fault of its table, found by the test that reads every one. */
export class BadSentence extends Error {}

/** Reads a sentence from the left to the right, once. */
class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  private fault(what: string): never {
    throw new BadSentence(`${what} at ${this.at} of "${this.text}"`);
  }

  /** Everything up to one of the signs; the sign itself is left. */
  private upTo(signs: string): string {
    const from = this.at;
    while (this.at < this.text.length && !signs.includes(this.text[this.at] as string)) this.at++;
    return this.text.slice(from, this.at);
  }

  private take(sign: string): void {
    if (this.text[this.at] !== sign) this.fault(`no "${sign}"`);
    this.at++;
  }

  private arms(): Arms {
    const arms: Record<string, readonly Piece[]> = {};
    for (;;) {
      const key = this.upTo('{}').trim();
      if (this.text[this.at] !== '{') {
        if (key !== '') this.fault(`no words for "${key}"`);
        return arms;
      }
      this.take('{');
      arms[key] = this.pieces('arm');
      this.take('}');
    }
  }

  private fact(): Piece {
    this.take('{');
    const name = this.upTo(',{}').trim();
    const forms: string[] = [];
    while (this.text[this.at] === ',') {
      this.at++;
      const form = this.upTo(',{}').trim();
      if (CHOOSING.has(form)) {
        this.take(',');
        const arms = this.arms();
        this.take('}');
        return { piece: 'choice', by: form as Choosing, name, arms };
      }
      forms.push(form);
    }
    this.take('}');
    return { piece: 'fact', name, forms };
  }

  /** The pieces of a whole sentence, or of one arm of a choice, where `#` stands for what is chosen by. */
  pieces(of: 'sentence' | 'arm'): Parsed {
    const pieces: Piece[] = [];
    for (;;) {
      const text = this.upTo(of === 'arm' ? '{}#' : '{}');
      if (text !== '') pieces.push({ piece: 'text', text });
      const sign = this.text[this.at];
      if (sign === '{') pieces.push(this.fact());
      else if (sign === '#') {
        this.at++;
        pieces.push({ piece: 'same' });
      } else if (sign === undefined || of === 'arm') return pieces;
      else this.fault('a "}" too many');
    }
  }
}

/** The pieces of a sentence. */
export const parse = (text: string): Parsed => new Reader(text).pieces('sentence');

/** What a sentence asks of its facts: each name with what is done to it, in the order of the sentence. */
export const factsIn = (pieces: Parsed): readonly { readonly name: string; readonly use: string }[] =>
  pieces.flatMap((piece) => {
    if (piece.piece === 'fact') return [{ name: piece.name, use: piece.forms[0] ?? '' }];
    if (piece.piece !== 'choice') return [];
    return [{ name: piece.name, use: piece.by }, ...Object.values(piece.arms).flatMap(factsIn)];
  });
