import { approx, type Fixed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { type Choice, type ChoiceOf, hands, type Sight } from './sight.js';

type Figure = Fixed<warband.Figure>;
export type Changes = ReadonlyMap<number, Partial<Figure>>;

/** What a trick must bring more than leaving it. */
const PAYS = 0.05;

/** WARBAND-GEAR-011, WARBAND-MOD-023: down, and off its mount. */
const fallen = (sight: Sight, figure: number): Partial<Figure> => {
  const { mounted, attacks } = warband.figureOf(sight, figure);
  if (!mounted || sight.open.roster[figure]?.pc === true) return { prone: true, mounted: false };
  return { prone: true, mounted: false, attacks: attacks - 1 };
};

/** The first weapon in its hands is gone; null where it has none there. */
const disarmed = (sight: Sight, figure: number): Partial<Figure> | null => {
  const [weapon] = warband.weaponsInHand(sight, figure);
  return weapon === undefined ? null : { items: hands(sight, figure, weapon) };
};

/** One space straight away from somebody; null where that is off the map or taken. */
const pushed = (sight: Sight, by: number, figure: number): Partial<Figure> | null => {
  const { field } = sight.given;
  const from = warband.spaceOf(field, warband.figureOf(sight, by).at);
  const stands = warband.spaceOf(field, warband.figureOf(sight, figure).at);
  const at = warband.spaceAt(field, 2 * stands.x - from.x, 2 * stands.y - from.y);
  const isTaken = sight.open.figures.some((one) => one.fate === 'fighting' && one.at === at);
  return at < 0 || isTaken || field.walls[at] === true ? null : { at };
};

/** WARBAND-GRAPPLE-011: what a gambit does to somebody; null where it does nothing that could be reckoned. */
const effectOf = (sight: Sight, effect: warband.Gambit, by: number, target: number): Partial<Figure> | null => {
  if (effect === 'trip') return fallen(sight, target);
  if (effect === 'disarm') return disarmed(sight, target);
  return effect === 'push' ? pushed(sight, by, target) : null;
};

/** Something that is tried, with what may come of it. */
export interface Trick {
  readonly choice: Choice;
  readonly by: readonly number[];
  readonly works: number;
  readonly fails: number;
  readonly won: Changes;
  readonly lost: Changes;
}

/** WARBAND-GRAPPLE-008: a gambit, with its mirror image as the price. `spent`: of those who try it, what they have given for it. */
const gambit = (sight: Sight, choice: ChoiceOf<'gambit'>, spent: Partial<Figure>): Trick | null => {
  const first = warband.figureNamed(sight, choice.figure);
  const target = warband.figureNamed(sight, choice.target);
  const by = [first, ...(choice.helpers ?? []).map((key) => warband.figureNamed(sight, key))];
  const effect = effectOf(sight, choice.effect, first, target);
  if (effect === null) return null;
  const works = approx(warband.gambitChance(warband.gambitOdds(sight, first, target, by.length - 1)));
  const given: readonly (readonly [number, Partial<Figure>])[] = by.map((one) => [one, spent]);
  const back = warband.isSecured(sight, first, target) ? null : effectOf(sight, choice.effect, target, first);
  return {
    choice,
    by,
    works,
    fails: 1 - works,
    won: new Map([...given, [target, effect]]),
    lost: new Map([...given, [first, { ...spent, ...back }]]),
  };
};

/** WARBAND-GRAPPLE-015, WARBAND-GRAPPLE-022: a grapple: the other is thrown down, or it is itself. */
const grapple = (sight: Sight, choice: ChoiceOf<'grapple'>, spent: Partial<Figure>): Trick => {
  const first = warband.figureNamed(sight, choice.figure);
  const target = warband.figureNamed(sight, choice.target);
  const joiners = (choice.joiners ?? []).map((key) => warband.figureNamed(sight, key));
  const odds = warband.contestOdds(sight, { by: first, joiners, target });
  const given: readonly (readonly [number, Partial<Figure>])[] = [first, ...joiners].map((one) => [one, spent]);
  return {
    choice,
    by: [first, ...joiners],
    works: approx(odds.controls),
    fails: approx(odds.fails),
    won: new Map([...given, [target, fallen(sight, target)]]),
    lost: new Map([...given, [first, { ...spent, ...fallen(sight, first) }]]),
  };
};

/** All that may be tried now. */
export const tricksOf = (sight: Sight, choices: readonly Choice[], spent: Partial<Figure> = {}): readonly Trick[] =>
  choices.flatMap((choice) => {
    if (choice.choose === 'gambit') return gambit(sight, choice, spent) ?? [];
    return choice.choose === 'grapple' ? grapple(sight, choice, spent) : [];
  });

/** What it is worth to try something. */
const trickWorth = ({ works, fails, won, lost }: Trick, still: number, worth: (so: Changes) => number): number =>
  works * worth(won) + fails * worth(lost) + (1 - works - fails) * still;

/** The trick that pays best; null where none pays more than leaving it. */
export const bestTrick = (
  tricks: readonly Trick[],
  still: number,
  { worth, most }: { readonly worth: (so: Changes) => number; readonly most: number },
): { readonly choice: Choice; readonly worth: number } | null => {
  let best: { readonly choice: Choice; readonly worth: number } | null = null;
  for (const trick of tricks.slice(0, most)) {
    const value = trickWorth(trick, still, worth);
    if (value > still + PAYS && (best === null || value > best.worth)) best = { choice: trick.choice, worth: value };
  }
  return best;
};
