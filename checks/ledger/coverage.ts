import { familyOf, RULE_SETS, ruleSetOf } from './ids.js';

/** How much of a family of rules is named by tests. */
export interface FamilyCoverage {
  readonly family: string;
  readonly ruleSet: string;
  readonly built: boolean;
  readonly proved: number;
  readonly inAll: number;
  readonly missing: readonly string[];
}

/** What the coverage is reckoned from. */
export interface Ledger {
  readonly ids: readonly string[];
  readonly proved: ReadonlySet<string>;
  readonly unbuilt: readonly string[];
}

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** The coverage of each family, in the order of the ledger. */
export const coverageOf = ({ ids, proved, unbuilt }: Ledger): readonly FamilyCoverage[] =>
  [...groupBy(ids, familyOf)].map(([family, members]) => {
    const missing = members.filter((id) => !proved.has(id));
    return {
      family,
      ruleSet: ruleSetOf(family),
      built: !unbuilt.includes(family),
      proved: members.length - missing.length,
      inAll: members.length,
      missing,
    };
  });

/** What is wrong with the ledger's coverage, one line each. */
export const coverageFaults = (ledger: Ledger): readonly string[] => {
  const coverage = coverageOf(ledger);
  const families = new Map(coverage.map((row) => [row.family, row]));
  return [
    ...ledger.ids
      .filter((id, index) => ledger.ids.indexOf(id) !== index)
      .map((id) => `${id} stands twice in the ledger`),
    ...coverage.filter(({ built }) => built).flatMap(({ missing }) => missing.map((id) => `${id} is named by no test`)),
    ...ledger.unbuilt.filter((family) => !families.has(family)).map((family) => `unbuilt.json: there is no ${family}`),
    ...ledger.unbuilt
      .filter((family) => families.get(family)?.missing.length === 0)
      .map((family) => `unbuilt.json: ${family} is proved in full; strike it out`),
  ];
};

const RULE_SET_ORDER: readonly string[] = Object.values(RULE_SETS);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Rule sets with their families and totals. */
export const report = (coverage: readonly FamilyCoverage[]) => ({
  proved: sum(coverage.map(({ proved }) => proved)),
  inAll: sum(coverage.map(({ inAll }) => inAll)),
  ruleSets: [...groupBy(coverage, ({ ruleSet }) => ruleSet)]
    .sort(([a], [b]) => RULE_SET_ORDER.indexOf(a) - RULE_SET_ORDER.indexOf(b))
    .map(([ruleSet, families]) => ({
      ruleSet,
      proved: sum(families.map(({ proved }) => proved)),
      inAll: sum(families.map(({ inAll }) => inAll)),
      families: families.map(({ family, built, proved, inAll }) => ({ family, built, proved, inAll })),
    })),
});

const line = (name: string, { proved, inAll }: { proved: number; inAll: number }): string =>
  `${name.padEnd(24)}${String(proved).padStart(5)} / ${String(inAll).padStart(4)}`;

/** The report as a table for people. */
export const table = ({ ruleSets, ...total }: ReturnType<typeof report>): string =>
  [
    ...ruleSets.flatMap(({ ruleSet, families, ...ofSet }) => [
      line(ruleSet, ofSet),
      ...families.map((row) => `${line(`  ${row.family}`, row)}${row.built ? '' : '   not yet built'}`),
      '',
    ]),
    line('in all', total),
  ].join('\n');
