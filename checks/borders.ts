import type { Kind, Module } from './modules.js';

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

// The floors of the browser's client, the lowest first. A folder uses what stands below it, never what stands above.
const WEB_FLOORS = [
  'browser',
  'words',
  'people',
  'design',
  'boards',
  'net',
  'rulebook',
  'measured',
  'log',
  'maps',
  'scenes',
  'table',
  'campaign',
  'pages',
  'app',
];
const WEB = '^packages/web/src/';

// Where a rule set stands in the campaign of the saga.
const BRIDGES = '^packages/rules/src/(?!saga/)([^/]+)/campaign/';

const PURE = '^packages/(kernel|rules)/src/';
const TESTING = ['\\.test\\.tsx?$', '/testing/', '^packages/[^/]+/test/'];
// Words have a second door: the mechanism of sentences without the words of the rules, for the first page.
const FRONT_DOOR = '^packages/([^/]+/src/index|words/src/speaking)\\.ts$';
// A kit of tests may have a second door: what pages can be drawn with has no server in it.
const TEST_KIT = '^packages/([^/]+/src/testing/index|table/src/testing/desk)\\.ts$';

const levels = Object.entries(MAY_IMPORT).map(([name, lower]) => ({
  name: `level-of-${name}`,
  comment: `${name} may import ${lower.join(', ') || 'no other package'}`,
  // What is tested from end to end stands on more than the package itself.
  from: { path: `^packages/${name}/`, pathNot: '^packages/[^/]+/test/' },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...lower].join('|')})/` },
}));

const floors = WEB_FLOORS.slice(0, -1).map((name, nth) => ({
  name: `floor-of-${name}`,
  comment: `web/${name} may use ${WEB_FLOORS.slice(0, nth).join(', ') || 'no other folder of web'}`,
  from: { path: `${WEB}${name}/`, pathNot: TESTING },
  to: { path: `${WEB}(${WEB_FLOORS.slice(nth + 1).join('|')})/` },
}));

const list = (one: string | readonly string[] | undefined): readonly string[] =>
  one === undefined ? [] : [one].flat();

/** Which paths are meant: one of these, and none of those. */
interface Paths {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}

/** What may not be: whoever is meant by `from` imports what is meant by `to`. There, $1 is what `from` has in its brackets. */
interface Border {
  readonly name: string;
  readonly comment: string;
  readonly from: Paths;
  readonly to: Paths & { readonly kinds?: readonly Kind[] };
}

/** The borders of the house. */
export const BORDERS: readonly Border[] = [
  ...levels,
  ...floors,
  {
    name: 'folder-without-floor',
    comment: 'the folder of web has no place in WEB_FLOORS',
    from: { path: `${WEB}[^/]+/`, pathNot: `${WEB}(${WEB_FLOORS.join('|')})/` },
    to: {},
  },
  {
    name: 'package-without-level',
    comment: 'the package has no row in MAY_IMPORT',
    from: { path: '^packages/', pathNot: `^packages/(${Object.keys(MAY_IMPORT).join('|')})/` },
    to: {},
  },
  {
    name: 'house-inside-package',
    comment: 'packages know nothing of the house around them',
    from: { path: '^packages/' },
    to: { path: '^(bench|checks|scripts)/' },
  },
  {
    name: 'front-door',
    comment: "only another package's src/index.ts (in tests also its src/testing/index.ts) may be imported",
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/', pathNot: ['^packages/$1/', FRONT_DOOR, TEST_KIT] },
  },
  {
    name: 'front-door-of-house',
    comment: 'bench and checks use packages as anybody else would',
    from: { pathNot: '^packages/' },
    to: { path: '^packages/', pathNot: [FRONT_DOOR, TEST_KIT] },
  },
  {
    name: 'by-name',
    comment: 'another package is imported by its name, not by a path',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/', pathNot: '^packages/$1/', kinds: ['path'] },
  },
  {
    name: 'testing-in-tests',
    comment: 'test kits and tests are for tests',
    from: { path: '^packages/', pathNot: TESTING },
    to: { path: TESTING },
  },
  {
    name: 'rule-sets-apart',
    comment:
      'a rule set imports itself, the kernel and the floor under every war; war imports the kernel only. Its folder `campaign`, the bridge to the campaign of the saga, knows the saga too. Tests look scenes up',
    from: {
      path: '^packages/rules/src/([^/]+)/',
      pathNot: [...TESTING, '^packages/rules/src/saga-1e/', BRIDGES],
    },
    to: {
      path: '^packages/rules/',
      pathNot: ['^packages/rules/src/$1/', '^packages/rules/src/war/', '^packages/rules/src/testing/'],
    },
  },
  {
    name: 'edition-on-its-game',
    comment: 'the first edition is what differs from the saga: it imports the saga, and nothing else in the rules',
    from: { path: '^packages/rules/src/saga-1e/', pathNot: TESTING },
    to: { path: '^packages/rules/', pathNot: ['^packages/rules/src/saga-1e/', '^packages/rules/src/saga/'] },
  },
  {
    name: 'editions-from-above',
    comment: 'whoever needs an edition is handed one: only the lists above the rule sets know the first by name',
    from: {
      path: '^packages/rules/src/',
      pathNot: [...TESTING, '^packages/rules/src/saga-1e/', '^packages/rules/src/(index|scenes|editions)\\.ts$'],
    },
    to: { path: '^packages/rules/src/saga-1e/' },
  },
  {
    name: 'bridges-to-fights',
    comment: 'a bridge leads from the campaign of the saga to the rule set in whose folder it stands',
    from: { path: BRIDGES, pathNot: TESTING },
    to: {
      path: '^packages/rules/',
      pathNot: ['^packages/rules/src/$1/', '^packages/rules/src/saga/', '^packages/rules/src/war/'],
    },
  },
  {
    name: 'pure-packages',
    comment: 'kernel and rules need neither Node nor npm',
    from: { path: PURE, pathNot: TESTING },
    to: { pathNot: '^packages/' },
  },
  {
    name: 'declared',
    comment: 'hoisting lets an undeclared package resolve: name it in the manifest of the package that imports it',
    from: { path: '^packages/', pathNot: TESTING },
    to: { kinds: ['npm-undeclared'] },
  },
  {
    name: 'resolvable',
    comment: 'an import that resolves to nothing escapes every other rule (bin starts what tsc -b has yet to write)',
    from: { pathNot: '^packages/[^/]+/bin/' },
    to: { kinds: ['unknown'] },
  },
];

/** What stood in the brackets of the path that is meant, from the whole on; null where none is. */
const meant = ({ path, pathNot }: Paths, file: string, brackets: readonly string[] = []): readonly string[] | null => {
  const filled = (one: string): string => one.replace('$1', brackets[1] ?? '');
  const found =
    path === undefined
      ? [file]
      : list(path)
          .map((one) => new RegExp(filled(one)).exec(file))
          .find(Boolean);
  return !found || list(pathNot).some((one) => new RegExp(filled(one)).test(file)) ? null : found;
};

/** Which borders these modules cross. */
export const crossings = (modules: readonly Module[]): readonly string[] =>
  modules.flatMap(({ file, imports }) =>
    BORDERS.flatMap(({ name, from, to }) => {
      const brackets = meant(from, file);
      if (brackets === null) return [];
      const over = imports.filter((one) => (to.kinds?.includes(one.kind) ?? true) && meant(to, one.to, brackets));
      return over.map((one) => `${name}: ${file} → ${one.to}`);
    }),
  );
