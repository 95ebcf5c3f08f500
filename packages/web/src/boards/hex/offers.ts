import type { war } from '@warmoot/rules';

/*
 * The answers that rules offer on a board of hexes, sorted for hands. Nothing is made up here: whatever is given back
 * is one of the objects that came in. What is placed or taken is built piece by piece, and the rules are asked about
 * the whole.
 */

/** An answer, with the unit that stands for it on the board and the hex it goes to, where it has them. */
export interface HexOffer<Choice> {
  readonly key: string;
  readonly choice: Choice;
  readonly unit: string | null;
  readonly to: war.Place | null;
}

/** The question before a seat, sorted. */
export interface HexDecision<Choice> {
  readonly offers: readonly HexOffer<Choice>[];
  /** Units that can be pressed on the board, in the order of the offers. */
  readonly units: readonly string[];
  /** Offers that no unit stands for. */
  readonly rest: readonly HexOffer<Choice>[];
}

/** Sorts answers by what a game says of each: its unit and its hex. */
export const sorted = <Choice>(
  choices: readonly Choice[],
  unitIn: (choice: Choice) => string | null,
  placeIn: (choice: Choice) => war.Place | null,
): HexDecision<Choice> => {
  const offers = choices.map((choice, n) => ({ key: `${n}`, choice, unit: unitIn(choice), to: placeIn(choice) }));
  return {
    offers,
    units: [...new Set(offers.flatMap(({ unit }) => (unit === null ? [] : [unit])))],
    rest: offers.filter(({ unit }) => unit === null),
  };
};

export const offersFor = <Choice>(
  { offers }: Pick<HexDecision<Choice>, 'offers'>,
  unit: string | null,
): readonly HexOffer<Choice>[] => (unit === null ? [] : offers.filter((offer) => offer.unit === unit));

export const samePlace = (a: war.Place | null, b: war.Place | null): boolean =>
  a === b || (a !== null && b !== null && a.row === b.row && a.column === b.column);

/** Units and where each has been put. */
export type Placed = readonly { readonly unit: string; readonly at: war.Place }[];

/** What is picked so far: a unit, and perhaps an answer. */
export interface Picked {
  readonly unit: string | null;
  readonly key: string | null;
  /** Units taken, where it is asked which. */
  readonly taken: readonly string[];
  /** Units that have been put down, by name, in the order of placing. */
  readonly placed: Placed;
}

export const NOTHING: Picked = { unit: null, key: null, taken: [], placed: [] };

export const pickedOffer = <Choice>(
  { offers }: Pick<HexDecision<Choice>, 'offers'>,
  { key }: Picked,
): HexOffer<Choice> | null => offers.find((offer) => offer.key === key) ?? null;

/** An offer picked in a list takes the unit along that stands for it. */
export const pickedByKey = ({ offers }: HexDecision<unknown>, picked: Picked, key: string): Picked => ({
  ...picked,
  key,
  unit: offers.find((one) => one.key === key)?.unit ?? null,
});

/** The answer that takes the unit in hand to a hex; null where none does. */
export const offerTo = <Choice>(
  decision: Pick<HexDecision<Choice>, 'offers'>,
  { unit }: Picked,
  place: war.Place | null,
): HexOffer<Choice> | null =>
  place === null ? null : (offersFor(decision, unit).find(({ to }) => to !== null && samePlace(to, place)) ?? null);

/** What pressing a hex does: another pick, or the answer itself. */
type Pressed<Choice> = { readonly pick: Picked } | { readonly give: HexOffer<Choice> } | null;

/** The hex that is pressed, and whose unit stands there. */
interface Spot {
  readonly place: war.Place;
  readonly standing: string | null;
}

/**
 * A press on a hex, where answers are picked with a unit and perhaps a hex. Where it can be taken back, the unit in hand
 * goes there at once; else, and to the hex it stands on, the first press shows it and the second gives it.
 */
export const pressOn = <Choice>(
  decision: HexDecision<Choice>,
  picked: Picked,
  { place, standing }: Spot,
  goes: 'atOnce' | 'shownFirst',
): Pressed<Choice> => {
  const there = offerTo(decision, picked, place);
  if (there !== null) {
    const isGiven = there.key === picked.key || (goes === 'atOnce' && standing === null);
    return isGiven ? { give: there } : { pick: { ...picked, key: there.key } };
  }
  if (standing === null || !decision.units.includes(standing)) return null;
  const own = offersFor(decision, standing);
  const whole = own.length === 1 && own[0]?.to === null ? own[0] : null;
  // What stands picked without a press has no unit yet.
  if (whole !== null && whole.key === picked.key && picked.unit === standing) return { give: whole };
  return { pick: { ...picked, unit: standing, key: whole?.key ?? null } };
};

/** The next unit that can be pressed, or the one before. */
export const walkUnits = (units: readonly string[], now: string | null, step: 1 | -1): string | null => {
  if (units.length === 0) return null;
  const here = now === null ? -1 : units.indexOf(now);
  const start = here < 0 && step === -1 ? 0 : here;
  return units[(start + step + units.length) % units.length] ?? null;
};

/** Takes a unit into the choice or out of it. Where it is full, the one that was first taken goes. */
export const toggled = (taken: readonly string[], unit: string, most: number): readonly string[] => {
  if (taken.includes(unit)) return taken.filter((one) => one !== unit);
  return [...taken, unit].slice(-most);
};
