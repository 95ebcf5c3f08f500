// Which package may import which. A package without a row may import nothing: add the row with the package.
const MAY_IMPORT = {
  kernel: [],
  rules: ['kernel'],
  players: ['kernel', 'rules'],
  protocol: ['kernel', 'rules'],
  words: ['kernel', 'rules', 'protocol'],
  lab: ['kernel', 'rules', 'players', 'protocol', 'words'],
  table: ['kernel', 'rules', 'players', 'protocol', 'words'],
  web: ['kernel', 'rules', 'protocol', 'words'],
  cli: ['kernel', 'rules', 'players', 'protocol', 'words', 'lab', 'table'],
};

const PURE = '^packages/(kernel|rules)/src/';
const TESTING = ['\\.test\\.tsx?$', '/testing/', '^packages/[^/]+/test/'];
const FRONT_DOOR = '^packages/[^/]+/src/index\\.ts$';
const TEST_KIT = '^packages/[^/]+/src/testing/index\\.ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const levels = Object.entries(MAY_IMPORT).map(([name, lower]) => ({
  name: `level-of-${name}`,
  comment: `${name} may import ${lower.join(', ') || 'no other package'}`,
  severity: 'error',
  // What is tested from end to end stands on more than the package itself.
  from: { path: `^packages/${name}/`, pathNot: '^packages/[^/]+/test/' },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...lower].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...levels,
    {
      name: 'package-without-level',
      comment: 'the package has no row in MAY_IMPORT',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(MAY_IMPORT).join('|')})/` },
      to: {},
    },
    {
      name: 'house-inside-package',
      comment: 'packages know nothing of the house around them',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(bench|checks|scripts)/' },
    },
    {
      name: 'front-door',
      comment: "only another package's src/index.ts (in tests also its src/testing/index.ts) may be imported",
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', FRONT_DOOR, TEST_KIT] },
    },
    {
      name: 'front-door-of-house',
      comment: 'bench and checks use packages as anybody else would',
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: { path: '^packages/', pathNot: [FRONT_DOOR, TEST_KIT] },
    },
    {
      name: 'by-name',
      comment: 'another package is imported by its name, not by a path',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'testing-in-tests',
      comment: 'test kits and tests are for tests',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTING },
      to: { path: TESTING },
    },
    {
      name: 'rule-sets-apart',
      comment:
        'a rule set imports itself, the kernel and the floor under every war; war imports the kernel only. Tests look scenes up',
      severity: 'error',
      from: { path: '^packages/rules/src/([^/]+)/', pathNot: TESTING },
      to: {
        path: '^packages/rules/',
        pathNot: ['^packages/rules/src/$1/', '^packages/rules/src/war/', '^packages/rules/src/testing/'],
      },
    },
    {
      name: 'pure-packages',
      comment: 'kernel and rules need neither Node nor npm',
      severity: 'error',
      from: { path: PURE, pathNot: TESTING },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'declared',
      comment: 'hoisting lets an undeclared package resolve: name it in the manifest of the package that imports it',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTING },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      comment: 'an import that resolves to nothing escapes every other rule (bin starts what tsc -b has yet to write)',
      severity: 'error',
      from: { pathNot: '^packages/[^/]+/bin/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Types count: a type imported against the grain is still knowledge of a higher level.
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['warmoot-source', 'node', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
