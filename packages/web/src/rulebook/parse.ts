import { ENTRY, familyOf } from '../design/rules/ids.js';
import type { Aside, Block, Chapter, Outline, Rule, Section, Table } from './chapter.js';

// One book marks what its source states with [S] and its own rulings with [R]; other marks stay, it explains them.
const MARK = /^\[[SR]\]\s*/;
const RULING = /^\*Ruling:\*\s*/;
const FIXED = /\s*(?:`\[fixed\]`|\*\*\[fixed\]\*\*)/;
const OPTION = /\s*(?:`\[option ([^\]]+)\]`|\*\*\[switch ([^\]]+)\]\*\*)/;

/** Straight marks become the printer's, except inside `names`. */
const printed = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part
        : part
            .replaceAll(/(^|[\s([/—–])"/g, '$1“')
            .replaceAll('"', '”')
            .replaceAll(/(^|[\s([/—–])'/g, '$1‘')
            .replaceAll("'", '’'),
    )
    .join('');

const SWITCH = /\s*Switch: (no|`[^`]+`[^.]*)\.?$/;

const choiceIn = (text: string): string | null => {
  const [, named] = SWITCH.exec(text) ?? [];
  if (named !== undefined) return named === 'no' ? 'fixed' : named.replaceAll('`', '');
  const option = OPTION.exec(text);
  if (option !== null) return (option[1] ?? option[2] ?? '').replaceAll('`', '');
  return FIXED.test(text) ? 'fixed' : null;
};

const ruleOf = (id: string, marked: string, notes: readonly string[], more: readonly Aside[]): Rule => {
  const source = marked.replace(MARK, '');
  return {
    kind: 'rule',
    id,
    text: source.replace(RULING, '').replace(SWITCH, '').replace(OPTION, '').replace(FIXED, '').trim(),
    ruling: RULING.test(source),
    choice: choiceIn(source),
    notes,
    more,
  };
};

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    // A bar inside a name is written \| in the source.
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const tableOf = (lines: readonly string[]): Table => {
  const [head = '', marks = '', ...rows] = lines;
  return {
    kind: 'table',
    head: cellsOf(head),
    right: cellsOf(marks).map((mark) => mark.endsWith(':')),
    rows: rows.map(cellsOf),
  };
};

/** Goes through lines once. */
class Reader {
  private readonly lines: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.lines = text.split('\n').map((line) => printed(line.trimEnd()));
  }

  get done(): boolean {
    return this.at >= this.lines.length;
  }

  get line(): string {
    return this.lines[this.at] ?? '';
  }

  next(): string {
    const { line } = this;
    this.at++;
    return line;
  }

  /** The lines from here on that match. */
  while(fits: (line: string) => boolean): readonly string[] {
    const from = this.at;
    while (!this.done && fits(this.line)) this.at++;
    return this.lines.slice(from, this.at);
  }
}

const isBullet = (line: string): boolean => /^- /.test(line);
const isNumbered = (line: string): boolean => /^ *\d+\. /.test(line);
const isTable = (line: string): boolean => line.startsWith('|');
const isPlain = (line: string): boolean =>
  line !== '' && !/^(#|\||```|---)/.test(line) && !isBullet(line) && !isNumbered(line);

/** A table, list or drawing that begins here, or null. */
const asideAt = (reader: Reader): Aside | null => {
  const { line } = reader;
  if (isTable(line)) return tableOf(reader.while(isTable));
  if (line.startsWith('```')) {
    reader.next();
    const text = reader.while((one) => !one.startsWith('```')).join('\n');
    reader.next();
    return { kind: 'drawing', text };
  }
  if (isNumbered(line)) {
    const items = reader.while(isNumbered).map((item) => item.replace(/^ *\d+\. /, ''));
    return { kind: 'list', ordered: true, items };
  }
  if (isBullet(line) && !ENTRY.test(line)) {
    const items = reader.while((one) => isBullet(one) && !ENTRY.test(one)).map((item) => item.slice(2));
    return { kind: 'list', ordered: false, items };
  }
  return null;
};

/** A rule that ends in a colon goes on in what follows it. */
const moreAfter = (reader: Reader, text: string): readonly Aside[] => {
  if (!text.endsWith(':')) return [];
  reader.while((line) => line === '');
  const more = asideAt(reader);
  return more === null ? [] : [more];
};

const ruleAt = (reader: Reader): Rule | null => {
  const entry = ENTRY.exec(reader.line);
  if (entry === null) return null;
  reader.next();
  const [, id = '', first = ''] = entry;
  const lines = reader.while((line) => /^ {2,}\S/.test(line));
  const notes = lines.map((line) => line.replace(/^\s*- /, '').trim());
  return ruleOf(id, first, notes, moreAfter(reader, first));
};

const blockAt = (reader: Reader): Block | null => {
  const block = ruleAt(reader) ?? asideAt(reader);
  if (block !== null) return block;
  if (isPlain(reader.line)) return { kind: 'text', text: reader.while(isPlain).join(' ') };
  reader.next();
  return null;
};

// Where a ledger comes from is of no use to who plays by it.
const SOURCE = /^(?:Source|Ruleset id)\b/;
const unsourced = (block: Block): Block | null => {
  if (block.kind === 'text') return SOURCE.test(block.text) ? null : block;
  return block.kind === 'list' ? { ...block, items: block.items.filter((item) => !SOURCE.test(item)) } : block;
};

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const headingOf = (text: string): Pick<Section, 'number' | 'title' | 'anchor'> => {
  const plain = text.replaceAll('`', '');
  const [, number = '', title = plain] = /^([\d.]+(?:[–\w.]*\d)?)\.?\s+(.*)$/.exec(plain) ?? [];
  return { number: number.replace(/\.$/, ''), title, anchor: anchorOf(plain) };
};

/** "Saga: hand-to-hand combat" out of what stands above a ledger. */
const titleOf = (heading: string): string => {
  const title = heading
    .replace(/^(?:Warmoot rules ledger — ruleset|Rules ledger:)\s*/, '')
    .replace(/\s*[—:-]\s*rules ledger$/i, '')
    .replace(/\s*\([^)]*\)/, '')
    .replaceAll('`', '')
    .replace(' — ', ': ');
  return title.charAt(0).toUpperCase() + title.slice(1);
};

const setOf = (file: string): string => (/^saga-(?!1e)/.test(file) ? 'saga' : file);

/** Reads a file of the ledger. */
export const parseChapter = (file: string, text: string): Chapter => {
  const reader = new Reader(text);
  const sections: { level: number; number: string; title: string; anchor: string; blocks: Block[] }[] = [];
  let title = file;
  let open: Block[] = [];
  const start = (level: number, heading: string) => {
    open = [];
    const { anchor, ...named } = headingOf(heading);
    const same = sections.filter((section) => section.anchor.replace(/--\d+$/, '') === anchor).length;
    sections.push({ level, ...named, anchor: same === 0 ? anchor : `${anchor}--${same + 1}`, blocks: open });
  };
  while (!reader.done) {
    const heading = /^(#{1,4}) (.*)$/.exec(reader.line);
    if (heading !== null) {
      reader.next();
      const [, marks = '', name = ''] = heading;
      if (marks.length === 1) title = titleOf(name);
      else start(marks.length, name);
      continue;
    }
    const found = blockAt(reader);
    const block = found === null ? null : unsourced(found);
    if (block === null) continue;
    if (sections.length === 0) start(2, 'How to read it');
    open.push(block);
  }
  return { file, set: setOf(file), title, sections };
};

export const rulesOf = (chapter: Chapter): readonly Rule[] =>
  chapter.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'rule'));

export const outlineOf = (chapter: Chapter): Outline => {
  const rules = rulesOf(chapter);
  return {
    file: chapter.file,
    set: chapter.set,
    title: chapter.title,
    count: rules.length,
    families: [...new Set(rules.map(({ id }) => familyOf(id)))],
  };
};
