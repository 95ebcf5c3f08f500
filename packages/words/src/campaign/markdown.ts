/*
 * What people wrote, put into Markdown so that it stays text: no heading, list, link, picture, code or HTML of theirs
 * comes about.
 */

/** Signs that mean something wherever they stand. */
const ANYWHERE = /[\\`*_[\]{#|~$@^]/g;

/** Signs that mean something at the beginning of a line: quotations, lists, rules, underlines of headings, tables. */
const AT_START = /^(?:[>+=:-]|\d+(?=[.)]))/;

const startEscaped = (line: string): string =>
  line.replace(AT_START, (found) => (/^\d/.test(found) ? found : `\\${found}`)).replace(/^(\d+)([.)])/, '$1\\$2');

/** Addresses that some readers make links of by themselves. */
const withoutLinks = (text: string): string => text.replaceAll('://', '\\://').replaceAll(/\b(www)\./gi, '$1\\.');

const escapedLine = (line: string): string => {
  const marked = line.replaceAll(ANYWHERE, (sign) => `\\${sign}`);
  const harmless = marked.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return startEscaped(withoutLinks(harmless));
};

/** Line ends of every kind as one; signs that are none are gone. */
const cleaned = (text: string): string =>
  text.replaceAll(/\r\n|[\r\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');

/** A text in one line: for headings, titles and items of lists. */
export const inline = (text: string): string => escapedLine(cleaned(text).replaceAll(/\s+/gu, ' ').trim());

/** A text of several lines: paragraphs stay paragraphs, and lines end where they ended. */
export const prose = (text: string): string =>
  cleaned(text)
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => escapedLine(line.replaceAll(/\s+/gu, ' ').trim()))
        .filter((line) => line !== '')
        .join('\\\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** Lines that keep their places: only for what no person wrote. */
export const fixed = (lines: readonly string[]): string => ['```text', ...lines, '```'].join('\n');

export const heading = (level: number, text: string): string => `${'#'.repeat(level)} ${inline(text)}`;

export const items = (texts: readonly string[]): string => texts.map((text) => `- ${inline(text)}`).join('\n');

/** Lines that stand together as what somebody said. They are escaped already. */
export const quotation = (lines: readonly string[]): string => lines.map((line) => `> ${line}`).join('\\\n');

/** Blocks with an empty line between them; what is empty is left out. */
export const blocks = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');
