import { approx, both, type Chance, chanceThat, counted, either, listed, otherwise, type Throw } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type ChaseView, editionOf, type Side, type Way } from './model.js';

/** What a way comes to: the throw against a right guess and against a wrong one, and the chance that the gap widens. */
export interface WayOdds {
  readonly way: Way;
  readonly isBarred: boolean;
  readonly throws: { readonly right: Throw; readonly wrong: Throw };
  readonly right: Chance;
  readonly wrong: Chance;
  /** What each side has before anybody has guessed. */
  readonly ratings: Readonly<Record<Side, number>>;
}

const sumOf = (lines: readonly { readonly by: number }[]): number => lines.reduce((sum, { by }) => sum + by, 0);

export const GUESSES: readonly string[] = ['move.guessedRight', 'move.guessedWrong'];

/** What the two sides have in a throw, without the guess and without what every check of the kind must reach. */
const ratingsIn = ({ tally }: Throw): WayOdds['ratings'] => ({
  quarry: sumOf(tally?.plus ?? []),
  pursuers: sumOf((tally?.against ?? []).filter(({ what }) => what !== 'base' && !GUESSES.includes(what))),
});

const success = (thrown: Throw): Chance => chanceThat(thrown, 'success');

/** SAGA-MOVE-005: one thing where Lead succeeds, and the other where it does not. */
const tried = (lead: Chance, helped: Chance, not: Chance): Chance =>
  either(both(lead, helped), both(otherwise(lead), not));

export const leadChance = (view: ChaseView, side: Side): Chance =>
  success(saga.chase.leadThrow(editionOf(view), counted, saga.chase.positionIn(view), side));

/** The odds of each way, where Lead is tried for it or is not. */
export const wayOdds = (
  view: ChaseView,
  lead: boolean,
  /** As the language calls whoever the sums name. */
  named: (thrown: Throw) => Throw,
): readonly WayOdds[] => {
  const edition = editionOf(view);
  const position = saga.chase.positionIn(view);
  return saga.chase.WAYS.map((way) => {
    const guess = { right: way, wrong: saga.chase.WAYS.find((other) => other !== way) as Way };
    const thrown = (at: 'right' | 'wrong', isLed: boolean): Throw =>
      named(saga.chase.legThrow(edition, listed, position, { way, guess: guess[at], isLed }));
    const throws = { right: thrown('right', false), wrong: thrown('wrong', false) };
    const isLed = lead && saga.chase.isLeadable(position, way);
    const chanceAt = (at: 'right' | 'wrong'): Chance =>
      isLed ? tried(leadChance(view, 'quarry'), success(thrown(at, true)), success(throws[at])) : success(throws[at]);
    return {
      way,
      isBarred: way === 'open' && saga.chase.barringOpen(position) !== null,
      throws,
      right: chanceAt('right'),
      wrong: chanceAt('wrong'),
      ratings: ratingsIn(throws.right),
    };
  });
};

/** That the gap goes the way this side wants it to. */
export const forSide = (side: Side, widens: Chance): Chance => (side === 'quarry' ? widens : otherwise(widens));

/** What a row of the table comes to for whoever reads it: guessed right, and all it may come to otherwise. */
export interface RowOdds {
  readonly right: Chance;
  /** The least and the most; the same where the other side can do only one thing. */
  readonly least: Chance;
  readonly most: Chance;
}

/** A way against a wrong guess is one figure; a wrong guess is as many as there are other ways to take. */
export const rowOdds = (side: Side, odds: readonly WayOdds[], row: WayOdds): RowOdds => {
  const missed =
    side === 'quarry' ? [row.wrong] : odds.filter((one) => one !== row && !one.isBarred).map(({ wrong }) => wrong);
  const sorted = missed.map((one) => forSide(side, one)).sort((a, b) => approx(a) - approx(b));
  const right = forSide(side, row.right);
  return { right, least: sorted[0] ?? right, most: sorted.at(-1) ?? right };
};

/** SAGA-MOVE-030: the chance of keeping one's breath, with Lead tried first and without it. */
export const breathOdds = (view: ChaseView, side: Side): { readonly lead: Chance; readonly breathe: Chance } => {
  const position = saga.chase.positionIn(view);
  const at = (isLed: boolean): Chance =>
    success(saga.chase.breathThrow(editionOf(view), counted, position, { side, isLed }));
  return { lead: tried(leadChance(view, side), at(true), at(false)), breathe: at(false) };
};
