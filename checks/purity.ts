import ts from 'typescript';
import type { HouseFile } from './house.js';

// Chance, time and the world outside come to kernel and rules as inputs.
const IMPURE = new Set([
  'Date',
  'WebSocket',
  'XMLHttpRequest',
  'console',
  'crypto',
  'eval',
  'fetch',
  'globalThis',
  'localStorage',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'sessionStorage',
  'setImmediate',
  'setInterval',
  'setTimeout',
]);

const MARK = /biome-ignore lint\/suspicious\/noExplicitAny: \S/;

/** Each node for which `says` has a word, as `path:line word`. */
const remarks = (source: HouseFile, says: (node: ts.Node, file: ts.SourceFile) => string | undefined): string[] => {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const word = says(node, file);
    if (word) found.push(`${source.path}:${lineOf(node, file) + 1} ${word}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const lineOf = (node: ts.Node, file: ts.SourceFile): number =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line;

/** `x.process` and `{ process: 1 }` name a property, not the global. */
const isPropertyName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  const named = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isTypeElement(parent);
  return named && parent.name === node;
};

const isHarmlessMath = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';

// To read a source takes its time; where no such word is in it, that is saved.
const SUSPECT = new RegExp(`\\b(${[...IMPURE].join('|')})\\b|\\bMath\\b(?!\\.(?!random)\\w)|\\bimport\\(`);

/** Where a source reaches for chance, the clock or the world, as `path:line name`. */
export const impurities = (source: HouseFile): readonly string[] => {
  if (!SUSPECT.test(source.text)) return [];
  return remarks(source, (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return 'import()';
    if (!ts.isIdentifier(node) || isPropertyName(node)) return undefined;
    // `Math` handed over whole could be asked for anything.
    if (node.text === 'Math') return isHarmlessMath(node) ? undefined : 'Math.random';
    return IMPURE.has(node.text) ? node.text : undefined;
  });
};

/** Where a source says `any` without a marked reason on the line above, as `path:line any`. */
export const unmarkedAny = (source: HouseFile): readonly string[] => {
  const lines = source.text.split('\n');
  // Where the word is only in remarks, nothing need be read.
  if (!lines.some((line) => /\bany\b/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))) return [];
  return remarks(source, (node, file) => {
    if (node.kind !== ts.SyntaxKind.AnyKeyword) return undefined;
    return MARK.test(lines[lineOf(node, file) - 1] ?? '') ? undefined : 'any';
  });
};
