import { familyOf, idsOf, RULE_SETS } from './ids.js';

/** A rule of the ledger by whose it is: the source's, a ruling where the source is silent, or drafted by us whole. */
export interface Ruled {
  readonly id: string;
  readonly by: 'source' | 'ruling' | 'draft';
}

/** An option as the ledger lists it at the end of a book. */
export interface LedgerOption {
  readonly name: string;
  readonly usual: string;
  readonly others: readonly string[];
  readonly rules: readonly string[];
}

/** Families that no source has: the movement that was never written, and what joins a war to the saga. */
const OURS = /^(?:SAGA-MOVE|(?:COMMAND|SORTIE|WARBAND)-SAGA)$/;

/** Bullets, each with what hangs from it. */
const bulletsOf = (book: string): readonly string[] => book.split(/\n(?=- \*\*|#)/);

const whoseIs = (id: string, text: string): Ruled['by'] => {
  if (OURS.test(familyOf(id)) || text.includes('** [D]')) return 'draft';
  return text.includes('*Ruling:*') ? 'ruling' : 'source';
};

/** Every rule of a book, in its order. */
export const ruledIn = (book: string): readonly Ruled[] =>
  bulletsOf(book).flatMap((text) => idsOf(text).map((id) => ({ id, by: whoseIs(id, text) })));

const bare = (cell: string): string => cell.replaceAll('`', '').trim();

/** The values of an option, between semicolons, or else between commas. */
const valuesIn = (cell: string): readonly string[] => bare(cell).split(cell.includes(';') ? /;\s*/ : /,\s*/);

const prefixOf = (option: string): string =>
  Object.entries(RULE_SETS).find(([, ruleSet]) => option.startsWith(`${ruleSet}.`))?.[0] ?? '';

const OPTION = /^\| `([a-z]+\.[\w.]+)`[^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm;

/** The options of a book. Where it names its rules without their prefix, that is put back. */
export const optionsIn = (book: string): readonly LedgerOption[] =>
  [...book.matchAll(OPTION)].map(([, name = '', values = '', usual = '', rules = '']) => ({
    name,
    usual: bare(usual),
    others: valuesIn(values).filter((value) => !bare(usual).split(', ').includes(value)),
    rules: bare(rules)
      .split(', ')
      .map((id) => (id.split('-').length > 2 ? id : `${prefixOf(name)}-${id}`)),
  }));
