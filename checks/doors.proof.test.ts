import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { LIBRARIES } from '../scripts/packing/library.mjs';
import { houseFiles, ROOT } from './house.js';

/** Where others come in: the entry points of the libraries. */
const DOORS = [...LIBRARIES.map((name) => `packages/${name}/src/index.ts`), 'packages/words/src/speaking.ts'];

const program = ts.createProgram(
  DOORS.map((door) => join(ROOT, door)),
  {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['warmoot-source'],
    types: ['node'],
  },
);
const checker = program.getTypeChecker();

const isSaid = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

/** A type that is taken from a value beside it is explained by that value: `keyof typeof TROOPS`. */
const isTaken = (node: ts.Declaration): boolean =>
  ts.isTypeAliasDeclaration(node) && /\btypeof\b/.test(node.type.getText());

/** One of several that are taken out of a thing at once: what is said of all of them counts, or what the thing says. */
const isSaidTogether = (node: ts.Declaration): boolean => {
  if (!ts.isBindingElement(node)) return false;
  const { parent } = node;
  if (ts.getJSDocCommentsAndTags(parent.parent).length > 0) return true;
  const property = checker.getTypeAtLocation(parent).getProperty((node.propertyName ?? node.name).getText());
  return property !== undefined && isSaid(property);
};

const target = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The names that a module gives out, those of its namespaces too. */
const namesIn = (module: ts.Symbol, path = ''): readonly (readonly [string, ts.Symbol])[] =>
  checker.getExportsOfModule(module).flatMap((symbol) => {
    const meant = target(symbol);
    const name = `${path}${symbol.name}`;
    return meant.declarations?.some(ts.isSourceFile) ? namesIn(meant, `${name}.`) : [[name, meant] as const];
  });

const namesBehind = (door: string): readonly (readonly [string, ts.Symbol])[] => {
  const file = program.getSourceFile(join(ROOT, door));
  const module = file && checker.getSymbolAtLocation(file);
  return module === undefined ? [] : namesIn(module);
};

describe('what others can import', () => {
  test.each(DOORS)('%s says of every name what it is', (door) => {
    const names = namesBehind(door);
    expect(names.length).toBeGreaterThan(10);
    const unsaid = names.filter(
      ([, symbol]) => !isSaid(symbol) && !symbol.declarations?.some((one) => isTaken(one) || isSaidTogether(one)),
    );
    expect(unsaid.map(([name]) => name)).toEqual([]);
  });
});

describe('manifests', () => {
  const manifests = houseFiles(/^packages\/[^/]+\/package\.json$/).map(({ path, text }) => ({
    path,
    manifest: JSON.parse(text) as Readonly<Record<string, unknown>>,
  }));

  test.each(manifests)('$path: private, without a version, described', ({ manifest }) => {
    expect(manifest).toMatchObject({ private: true, license: 'MIT', type: 'module', description: expect.any(String) });
    // One place for the version: the manifest of the root.
    expect(manifest.version).toBeUndefined();
    const wanted = Object.entries({ ...(manifest.dependencies ?? {}), ...(manifest.devDependencies ?? {}) });
    expect(wanted.filter(([name, asked]) => name.startsWith('@warmoot/') && asked !== '*')).toEqual([]);
  });

  test('kernel and rules stand on nothing but our own', () => {
    const asked = (name: string) =>
      Object.keys(manifests.find(({ path }) => path.includes(`/${name}/`))?.manifest.dependencies ?? {});
    expect(['kernel', 'rules', 'protocol', 'words', 'players'].map(asked)).toEqual([
      [],
      ['@warmoot/kernel'],
      ['@warmoot/kernel', '@warmoot/rules'],
      ['@warmoot/kernel', '@warmoot/protocol', '@warmoot/rules'],
      ['@warmoot/kernel', '@warmoot/rules'],
    ]);
  });
});
