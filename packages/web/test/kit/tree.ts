import type { Page } from 'playwright-core';

/** A thing in the accessibility tree, with what stands in it. */
export interface Thing {
  readonly role: string;
  readonly name: string;
  readonly states: string;
  readonly inside: readonly Thing[];
}

const LINE = /^- (?:')?([\w]+)(?: "((?:[^"\\]|\\.)*)")?([^:]*)/;

const thingsIn = (lines: readonly string[], depth: number): readonly Thing[] => {
  const things: Thing[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line.search(/\S/) !== depth) continue;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((one) => one.search(/\S/) <= depth);
    const [, role = '', name = '', states = ''] = LINE.exec(line.trim()) ?? [];
    things.push({
      role,
      name: name.replaceAll('\\"', '"').replaceAll("''", "'"),
      states,
      inside: thingsIn(end < 0 ? rest : rest.slice(0, end), depth + 2),
    });
  }
  return things;
};

/** The accessibility tree of the page: what a screen reader knows of it, and nothing else. */
export const treeOf = async (page: Page): Promise<readonly Thing[]> =>
  thingsIn((await page.locator('body').ariaSnapshot()).split('\n'), 0);

/** Everything of a role, wherever it stands. */
export const all = (things: readonly Thing[], role: string): readonly Thing[] =>
  things.flatMap((one) => [...(one.role === role ? [one] : []), ...all(one.inside, role)]);
