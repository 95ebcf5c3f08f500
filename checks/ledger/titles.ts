import ts from 'typescript';
import type { HouseFile } from '../house.js';

const GROUPS = new Set(['describe', 'suite']);
const TESTS = new Set(['test', 'it']);
// What is not run proves nothing.
const NOT_RUN = new Set(['skip', 'todo']);

/** The words of a call such as `test.each(rows)`: ['test', 'each']. */
const wordsOf = (callee: ts.Expression): readonly string[] => {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag);
  return [];
};

/** The literal part of a title; what is filled in at run time is left out. */
const titleOf = (argument: ts.Expression | undefined): string | undefined => {
  if (argument === undefined) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  return [argument.head.text, ...argument.templateSpans.map(({ literal }) => literal.text)].join('…');
};

/** The titles of the tests in a file that are run, each with the titles of the groups it stands in. */
export const testTitles = ({ path, text }: HouseFile): readonly string[] => {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inner = groups;
    if (ts.isCallExpression(node)) {
      const [word = '', ...modifiers] = wordsOf(node.expression);
      const title = titleOf(node.arguments[0]);
      if (title !== undefined && (GROUPS.has(word) || TESTS.has(word))) {
        if (modifiers.some((modifier) => NOT_RUN.has(modifier))) return;
        inner = [...groups, title];
        if (TESTS.has(word)) titles.push(inner.join(' > '));
      }
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest), []);
  return titles;
};
