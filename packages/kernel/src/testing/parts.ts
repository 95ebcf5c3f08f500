import fc from 'fast-check';

/** Random cases come in ten parts, each from a seed of its own. */
const PARTS = 10;

const IS_PROOF = process.env.WARMOOT_TIER === 'proof';

/** As many as `npm test` can afford, or as `npm run proof` wants. */
export const byTier = <A, B = A>(few: A, many: B): A | B => (IS_PROOF ? many : few);

/** The last digit of the seed is the part that `npm test` tries; `npm run proof` tries all ten. */
const SEED = Number(process.env.TEST_SEED ?? 10_660);
const FIRST = SEED - (SEED % PARTS);

const seedsNow: readonly number[] = IS_PROOF ? Array.from({ length: PARTS }, (_, part) => FIRST + part) : [SEED];

const partOf = (cases: number): number => Math.ceil(cases / PARTS);

/** Each part that is tried now, by its seed, with how many of so many cases belong to it. */
export const inParts = (cases: number, tries: (seed: number, cases: number) => void): void => {
  for (const seed of seedsNow) tries(seed, partOf(cases));
};

/** The numbers from 0 on that are tried now, of so many: every tenth in `npm test`. */
export const someOf = (cases: number): readonly number[] =>
  Array.from({ length: cases }, (_, nth) => nth).filter((nth) => IS_PROOF || nth % PARTS === (SEED % PARTS) % cases);

/** The part that is tried now of so many things that are drawn. */
export const someDrawn = <A>(from: fc.Arbitrary<A>, cases: number): readonly A[] =>
  seedsNow.flatMap((seed) => fc.sample(from, { seed, numRuns: partOf(cases) }));

/** What all parts meet so often together, one alone meets a twentieth as often at least. */
export const partly = (least: number): number => byTier(Math.floor(least / PARTS / 2), least);

type Property<A> = fc.IPropertyWithHooks<A> | fc.IAsyncPropertyWithHooks<A>;

/** Holds a property against so many random cases, or against the part of them that is tried now. */
export function always<A>(property: fc.IAsyncPropertyWithHooks<A>, cases?: number): Promise<void>;
export function always<A>(property: fc.IPropertyWithHooks<A>, cases?: number): void;
export function always<A>(property: Property<A>, cases = 100): Promise<void> | void {
  if (!property.isAsync()) {
    inParts(cases, (seed, numRuns) => fc.assert(property as fc.IPropertyWithHooks<A>, { seed, numRuns }));
    return;
  }
  return seedsNow.reduce(
    (before, seed) =>
      before.then(() => fc.assert(property as fc.IAsyncPropertyWithHooks<A>, { seed, numRuns: partOf(cases) })),
    Promise.resolve(),
  );
}
