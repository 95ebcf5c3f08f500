import type { saga, war } from '@warmoot/rules';

/*
 * The answers that the rules offer, sorted for hands. Nothing is made up here: whatever is given back is one of the
 * objects that came in. Placing and quick units are built piece by piece, and the rules are asked about the whole.
 */

/** An answer, with the unit that stands for it on the board and the hex it goes to, where it has them. */
export interface Offer {
  readonly key: string;
  readonly choice: saga.battle.BattleChoice;
  readonly unit: string | null;
  readonly to: war.Place | null;
}

const unitIn = (choice: saga.battle.BattleChoice): string | null => {
  switch (choice.choose) {
    case 'move':
    case 'step':
    case 'back':
    case 'fight':
    case 'press':
      return choice.unit;
    case 'shoot':
      return choice.target;
    default:
      return null;
  }
};

const placeIn = (choice: saga.battle.BattleChoice): war.Place | null =>
  choice.choose === 'move' || choice.choose === 'step' || choice.choose === 'back' ? choice.to : null;

const offersOf = (choices: readonly saga.battle.BattleChoice[]): readonly Offer[] =>
  choices.map((choice, n) => ({ key: `${n}`, choice, unit: unitIn(choice), to: placeIn(choice) }));

/** What kind of panel a question needs. */
export type Kind =
  | 'moves'
  | 'targets'
  | 'fights'
  | 'press'
  | 'ways'
  | 'clusters'
  | 'line'
  | 'field'
  | 'place'
  | 'quick'
  | 'plain';

const KIND_OF_STEP: Readonly<Record<string, Kind>> = {
  move: 'moves',
  aim: 'targets',
  nextCluster: 'fights',
  press: 'press',
  fallBackChoice: 'ways',
  lightStep: 'ways',
  cluster: 'clusters',
  nameLine: 'line',
  pickField: 'field',
  place: 'place',
  quick: 'quick',
};

export const kindOf = (step: string): Kind => KIND_OF_STEP[step] ?? 'plain';

/** The question before a seat, sorted. */
export interface Decision {
  readonly kind: Kind;
  readonly step: string;
  readonly offers: readonly Offer[];
  /** Units that can be pressed on the board, in the order of the offers. */
  readonly units: readonly string[];
  /** Offers that no unit stands for. */
  readonly rest: readonly Offer[];
}

export const decisionOf = (step: string, choices: readonly saga.battle.BattleChoice[]): Decision => {
  const offers = offersOf(choices);
  return {
    kind: kindOf(step),
    step,
    offers,
    units: [...new Set(offers.flatMap(({ unit }) => (unit === null ? [] : [unit])))],
    rest: offers.filter(({ unit }) => unit === null),
  };
};

export const offersFor = ({ offers }: Decision, unit: string | null): readonly Offer[] =>
  unit === null ? [] : offers.filter((offer) => offer.unit === unit);

export const samePlace = (a: war.Place | null, b: war.Place | null): boolean =>
  a === b || (a !== null && b !== null && a.row === b.row && a.column === b.column);

/** What is picked so far: a unit, and perhaps an answer. */
export interface Picked {
  readonly unit: string | null;
  readonly key: string | null;
  /** Units in hand for the quick choice. */
  readonly quick: readonly string[];
  /** Units that have been put down, by name, in the order of placing. */
  readonly placed: readonly { readonly unit: string; readonly at: war.Place }[];
}

export const NOTHING: Picked = { unit: null, key: null, quick: [], placed: [] };

export const pickedOffer = ({ offers }: Decision, { key }: Picked): Offer | null =>
  offers.find((offer) => offer.key === key) ?? null;

/** An offer picked in a list takes the unit along that stands for it. */
export const pickedByKey = ({ offers }: Decision, picked: Picked, key: string): Picked => ({
  ...picked,
  key,
  unit: offers.find((one) => one.key === key)?.unit ?? null,
});

/** What pressing a hex does: another pick, or the answer itself on a second press. */
export type Pressed = { readonly pick: Picked } | { readonly give: Offer } | null;

/** A press on a hex, where answers are picked with a unit and perhaps a hex. */
export const pressOn = (decision: Decision, picked: Picked, place: war.Place, standing: string | null): Pressed => {
  const mine = offersFor(decision, picked.unit);
  const there = mine.find(({ to }) => to !== null && samePlace(to, place));
  if (there !== undefined) return there.key === picked.key ? { give: there } : { pick: { ...picked, key: there.key } };
  if (standing === null || !decision.units.includes(standing)) return null;
  const own = offersFor(decision, standing);
  const whole = own.length === 1 && own[0]?.to === null ? (own[0] as Offer) : null;
  if (whole !== null && whole.key === picked.key) return { give: whole };
  return { pick: { ...picked, unit: standing, key: whole?.key ?? null } };
};

/** The next unit that can be pressed, or the one before. */
export const walkUnits = (units: readonly string[], now: string | null, step: 1 | -1): string | null => {
  if (units.length === 0) return null;
  const here = now === null ? -1 : units.indexOf(now);
  const start = here < 0 && step === -1 ? 0 : here;
  return units[(start + step + units.length) % units.length] ?? null;
};

/** Puts a unit down, takes it up (at null), or changes places with the one that stands there. */
export const putDown = (placed: Picked['placed'], unit: string, at: war.Place | null): Picked['placed'] => {
  const was = placed.find((one) => one.unit === unit)?.at ?? null;
  if (at === null) return placed.filter((one) => one.unit !== unit);
  const there = placed.find((one) => one.unit !== unit && samePlace(one.at, at));
  const swapped = placed.flatMap((one) => {
    if (one !== there) return [one];
    return was === null ? [] : [{ unit: one.unit, at: was }];
  });
  return was === null ? [...swapped, { unit, at }] : swapped.map((one) => (one.unit === unit ? { unit, at } : one));
};

/** Takes a unit into the quick choice or out of it. Where it is full, the one that was first taken goes. */
export const toggleQuick = (quick: readonly string[], unit: string, most: number): readonly string[] => {
  if (quick.includes(unit)) return quick.filter((one) => one !== unit);
  return [...quick, unit].slice(-most);
};
