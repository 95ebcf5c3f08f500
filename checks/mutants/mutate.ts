import ts from 'typescript';

/** A small change of one place. */
export interface Change {
  /** The text from `start` to `end`, and what stands there instead; null takes a branch away. */
  readonly start: number;
  readonly end: number;
  readonly operator: string;
  readonly to: string | null;
}

/** A change that was chosen. Its id stays while its line and its text do. */
export interface Mutant extends Change {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly from: string;
}

const { SyntaxKind } = ts;

/** For each operator of two sides the kind of the mutant, and the operator that takes its place. */
const TWO_SIDED = new Map<ts.SyntaxKind, readonly [operator: string, to: string]>([
  [SyntaxKind.LessThanToken, ['boundary', '<=']],
  [SyntaxKind.LessThanEqualsToken, ['boundary', '<']],
  [SyntaxKind.GreaterThanToken, ['boundary', '>=']],
  [SyntaxKind.GreaterThanEqualsToken, ['boundary', '>']],
  [SyntaxKind.EqualsEqualsEqualsToken, ['equality', '!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['equality', '===']],
  [SyntaxKind.PlusToken, ['sum', '-']],
  [SyntaxKind.MinusToken, ['sum', '+']],
  [SyntaxKind.AmpersandAmpersandToken, ['logic', '||']],
  [SyntaxKind.BarBarToken, ['logic', '&&']],
]);

const LISTS = /^(map|filter|flatMap|toSorted)$/;

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

const isText = (node: ts.Expression): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const isDrawn = (node: ts.Expression): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

const methodOf = (node: ts.Expression): string | null =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : null;

const isList = (node: ts.Expression): boolean =>
  (ts.isArrayLiteralExpression(node) && node.elements.length > 0) || LISTS.test(methodOf(node) ?? '');

type Put = (node: ts.Node, operator: string, to: string | null) => void;

const changeTwoSided = (node: ts.BinaryExpression, put: Put): void => {
  const { left, right, operatorToken } = node;
  const [operator, to] = TWO_SIDED.get(operatorToken.kind) ?? [];
  if (operatorToken.kind === SyntaxKind.QuestionQuestionToken) put(node, 'fallback', left.getText());
  else if (operator === 'logic' && isDrawn(bare(right))) put(node, 'branch', 'false');
  else if (operator !== undefined && !isText(left) && !isText(right))
    put(node, operator, `(${left.getText()}) ${to} (${right.getText()})`);
};

const changeCall = (node: ts.CallExpression, put: Put): void => {
  const method = methodOf(node);
  const [given, ...more] = node.arguments;
  if (given === undefined || more.length > 0) return;
  if (method === 'filter') put(given, 'filter', `(...all) => !(${given.getText()})(...all)`);
  // The middle of a chain with `?.` cannot be put into parentheses.
  else if ((method === 'some' || method === 'every') && !(node.flags & ts.NodeFlags.OptionalChain)) {
    const list = (node.expression as ts.PropertyAccessExpression).expression.getText();
    put(node, 'some/every', `${list}.${method === 'some' ? 'every' : 'some'}(${given.getText()})`);
  }
};

const changeCondition = (condition: ts.Expression, put: Put): void => {
  put(condition, 'forced true', 'true');
  put(condition, 'forced false', 'false');
};

const isName = (node: ts.Node): boolean => 'name' in node.parent && node.parent.name === node;

const changeNode = (node: ts.Node, put: Put): void => {
  if (ts.isBinaryExpression(node)) changeTwoSided(node, put);
  if (ts.isCallExpression(node)) changeCall(node, put);
  if (ts.isConditionalExpression(node)) changeCondition(node.condition, put);
  if (ts.isIfStatement(node)) {
    changeCondition(node.expression, put);
    if (node.elseStatement) put(node.elseStatement, 'branch', null);
  }
  if (node.kind === SyntaxKind.TrueKeyword) put(node, 'boolean', 'false');
  if (node.kind === SyntaxKind.FalseKeyword) put(node, 'boolean', 'true');
  if (ts.isNumericLiteral(node) && !isName(node) && !ts.isJsxExpression(node.parent))
    put(node, 'number', `${node.getText()} + 1`);
  const given = ts.isReturnStatement(node) || ts.isArrowFunction(node) ? bodyOf(node) : undefined;
  if (given && isList(bare(given))) put(given, 'emptied', '[]');
};

const bodyOf = (node: ts.ReturnStatement | ts.ArrowFunction): ts.Expression | undefined => {
  const body = ts.isReturnStatement(node) ? node.expression : node.body;
  return body && !ts.isBlock(body) ? body : undefined;
};

const isOnlyTypes = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

/** All changes of a file, in the order of its text. */
export const changesOf = (file: string, text: string): readonly Change[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const put: Put = (node, operator, to) =>
    changes.push({ start: node.getStart(source), end: node.getEnd(), operator, to });
  const visit = (node: ts.Node): void => {
    if (isOnlyTypes(node)) return;
    changeNode(node, put);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes.sort((a, b) => a.start - b.start || b.end - a.end);
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The mutants of a file, each with its id. */
export const mutantsOf = (file: string, text: string): readonly Mutant[] => {
  const seen = new Map<string, number>();
  return changesOf(file, text).map((change) => {
    const line = text.slice(0, change.start).split('\n').length;
    const from = oneLine(text.slice(change.start, change.end));
    const name = `${file}:${line} ${change.operator}: ${from.slice(0, 80)}`;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { ...change, file, line, from, id: before === 0 ? name : `${name} (${before + 1})` };
  });
};

/** The fraction of a golden step: numbers that follow one another lie far apart. */
const spread = (count: number, length: number): number => Math.floor(((count * 0.618_034) % 1) * length);

const byOperator = (mutants: readonly Mutant[]): readonly (readonly Mutant[])[] =>
  [...new Set(mutants.map(({ operator }) => operator))].map((kind) =>
    mutants.filter(({ operator }) => operator === kind),
  );

/** So many mutants, always the same: from as many files as can be, and of as many kinds as these have. */
export const chosen = (files: readonly (readonly Mutant[])[], count: number): readonly Mutant[] => {
  const rich = files.filter(({ length }) => length > 0);
  const start = Math.min(count, rich.length);
  const visited = Array.from({ length: start }, (_, at) => rich[Math.floor((at * rich.length) / start)]!);
  const left = visited.map((mutants) => new Set(mutants));
  const picked: Mutant[] = [];
  for (let turn = 0; picked.length < count && left.some(({ size }) => size > 0); turn += 1) {
    const rest = left[turn % left.length]!;
    const kinds = byOperator([...rest]);
    const kind = kinds[spread(turn + 1, kinds.length)];
    const mutant = kind?.[spread(turn + 1, kind.length)];
    if (mutant === undefined) continue;
    rest.delete(mutant);
    picked.push(mutant);
  }
  return picked.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
};

const guarded = (number: number, { to }: Mutant, original: string): string => {
  const active = `globalThis.__mutant?.(${number})`;
  return to === null ? `if (!${active}) ${original}` : `(${active} ? (${to}) : ${original})`;
};

/** The text of a file with all its mutants in it, each behind its number; none is active by itself. */
export const withMutants = (text: string, mutants: readonly (readonly [number: number, mutant: Mutant])[]): string => {
  const render = (start: number, end: number, inside: typeof mutants): string => {
    const [first, ...others] = inside;
    if (first === undefined) return text.slice(start, end);
    const [number, mutant] = first;
    const within = others.filter(([, other]) => other.end <= mutant.end);
    const after = others.filter(([, other]) => other.end > mutant.end);
    const original = render(mutant.start, mutant.end, within);
    return text.slice(start, mutant.start) + guarded(number, mutant, original) + render(mutant.end, end, after);
  };
  return render(
    0,
    text.length,
    [...mutants].sort(([, a], [, b]) => a.start - b.start || b.end - a.end),
  );
};
