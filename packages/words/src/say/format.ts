import type { Fact, Said } from './facts.js';
import {
  declined,
  type Grammar,
  inner,
  joined,
  type Named,
  oneLine,
  type Person,
  possessive,
  quoted,
  spoken,
  type Term,
} from './grammar.js';
import type { Parsed, Piece } from './parse.js';

type Facts = Readonly<Record<string, Fact | undefined>>;

const isTerm = (fact: Fact): fact is Term => typeof fact === 'object' && fact !== null && 'term' in fact;
const isPerson = (fact: Fact): fact is Person => typeof fact === 'object' && fact !== null && 'person' in fact;
const isNamed = (fact: Fact): fact is Named => typeof fact === 'object' && fact !== null && 'named' in fact;

/** A number with the true minus sign. */
const number = (n: number): string => (n < 0 ? `\u2212${-n}` : `${n}`);

const text = (grammar: Grammar, fact: Fact, forms: readonly string[] = []): string => {
  if (isTerm(fact)) return declined(grammar, fact.row, ...forms);
  if (isPerson(fact)) return fact.person;
  if (isNamed(fact)) return fact.cases?.[forms.at(-1) ?? ''] ?? fact.named;
  if (typeof fact === 'number') return number(fact);
  return fact === null ? '–' : String(fact);
};

const all = (grammar: Grammar, fact: Fact, forms: readonly string[]): readonly string[] =>
  Array.isArray(fact)
    ? (fact as readonly Said[]).map((one) => text(grammar, one, forms))
    : [text(grammar, fact, forms)];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What can be done to a fact besides declining it, and when that is done. */
const DONE: Readonly<Record<string, (grammar: Grammar, fact: Fact, forms: readonly string[]) => string>> = {
  and: (grammar, fact, forms) => joined(all(grammar, fact, forms), grammar.and),
  or: (grammar, fact, forms) => joined(all(grammar, fact, forms), grammar.or),
  commas: (grammar, fact, forms) => all(grammar, fact, forms).join(', '),
  possessive: (grammar, fact) => possessive(grammar, text(grammar, fact)),
  quoted: (grammar, fact) => quoted(grammar, text(grammar, fact)),
  inner: (grammar, fact) => inner(grammar, text(grammar, fact)),
  spoken: (grammar, fact) => spoken(grammar, text(grammar, fact)),
  line: (grammar, fact) => oneLine(text(grammar, fact)),
  decimal: (grammar, fact) => text(grammar, fact).replace('.', grammar.decimal),
  signed: (grammar, fact) => (typeof fact === 'number' && fact >= 0 ? `+${fact}` : text(grammar, fact)),
};

const factText = (grammar: Grammar, fact: Fact, forms: readonly string[]): string => {
  const last = forms.at(-1);
  if (last === 'capital') return capital(factText(grammar, fact, forms.slice(0, -1)));
  const done = last === undefined ? undefined : DONE[last];
  return done === undefined ? text(grammar, fact, forms) : done(grammar, fact, forms.slice(0, -1));
};

/** The arm of a choice that a fact asks for: a term by its key, people by whether they hear it, names by how many they are. */
const armOf = (fact: Fact): string => {
  if (fact === null) return 'none';
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (isTerm(fact)) return fact.term;
  if (isPerson(fact)) return fact.isHearer ? 'you' : 'other';
  if (isNamed(fact)) return fact.isMany ? 'many' : 'one';
  if (Array.isArray(fact)) return fact.length === 1 ? armOf(fact[0]) : 'many';
  return String(fact);
};

const rules = new Map<string, Intl.PluralRules>();

const pluralOf = (code: string, n: number): string => {
  const known = rules.get(code) ?? new Intl.PluralRules(code);
  rules.set(code, known);
  return known.select(n);
};

const isThere = (fact: Fact): boolean =>
  fact !== null && fact !== '' && fact !== false && !(Array.isArray(fact) && fact.length === 0);

const chosen = ({ code }: Grammar, { by, arms }: Extract<Piece, { piece: 'choice' }>, fact: Fact): Parsed => {
  if (by === 'given') return arms[isThere(fact) ? 'yes' : 'no'] ?? [];
  if (by === 'select') return arms[armOf(fact)] ?? arms.other ?? [];
  return arms[`=${fact}`] ?? arms[pluralOf(code, Number(fact))] ?? arms.other ?? [];
};

/** A sentence with its facts in it, in one language. `same` is what the choice around it was made by. */
export const format = (grammar: Grammar, pieces: Parsed, facts: Facts, same: Fact = ''): string => {
  let told = '';
  for (const piece of pieces) {
    if (piece.piece === 'text') told += piece.text;
    else if (piece.piece === 'same') told += text(grammar, same);
    else {
      const fact = facts[piece.name] ?? null;
      told +=
        piece.piece === 'fact'
          ? factText(grammar, fact, piece.forms)
          : format(grammar, chosen(grammar, piece, fact), facts, fact);
    }
  }
  return told;
};
