import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { houseFiles, housePaths, ROOT } from './house.js';

const PAGES = houseFiles(/^(?:[A-Z]+\.md|docs\/.*\.md|bench\/.*\.md)$/);
/** What people read; decisions, ledger and changelog are history or law. */
const GUIDES = PAGES.filter(({ path }) => /^(?:README|CONTRIBUTING|docs\/[^/]+)\.md$/.test(path));

/** Text without what stands between fences or backticks: there a bracket is no link. */
const prose = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** The name under which a heading can be linked to. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[`*_]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (path: string): readonly string[] =>
  [...(PAGES.find((page) => page.path === path)?.text ?? '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );

/** Why a link of a page leads nowhere; null where it leads somewhere. */
const faultOf = (page: string, link: string): string | null => {
  if (/^https?:/.test(link)) return null;
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : normalize(join(dirname(page), file));
  if (!existsSync(join(ROOT, target))) return `${page}: ${link} is not there`;
  if (anchor !== undefined && !anchorsOf(target).includes(anchor)) return `${page}: ${link} has no such heading`;
  return null;
};

describe('the documents', () => {
  test('every link between them leads somewhere', () => {
    const links = PAGES.flatMap(({ path, text }) =>
      [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => [path, link] as const),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.map(([page, link]) => faultOf(page, link)).filter((fault) => fault !== null)).toEqual([]);
  });

  test('every file and folder that a guide names is there', () => {
    const named = GUIDES.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:packages|checks|docs|bench|scripts)\/[\w./@-]+)`/g)].map(
        ([, file = '']) => [path, file] as const,
      ),
    );
    expect(named.length).toBeGreaterThan(40);
    const isPattern = (file: string): boolean => /\b(?:NAME|SCENE)\b/.test(file);
    expect(named.filter(([, file]) => !isPattern(file) && !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('every guide can be reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const page of reached) {
      const text = PAGES.find(({ path }) => path === page)?.text ?? '';
      for (const [, link = ''] of prose(text).matchAll(/\]\(([^)\s#]+\.md)/g))
        reached.add(normalize(join(dirname(page), link)));
    }
    expect(GUIDES.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  test('every picture is shown somewhere, and none is larger than 150 kB', () => {
    const shown = PAGES.flatMap(({ path, text }) =>
      [...text.matchAll(/!\[[^\]]+\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g)].map(([, link, source]) =>
        normalize(join(dirname(path), link ?? source ?? '')),
      ),
    );
    const pictures = housePaths().filter((path) => path.startsWith('docs/pictures/'));
    expect(pictures.filter((path) => !shown.includes(path))).toEqual([]);
    expect(pictures.filter((path) => statSync(join(ROOT, path)).size > 150_000)).toEqual([]);
  });
});
