import type { saga, war } from '@warmoot/rules';
import type { Unit } from './model.js';
import { type Decision, type Picked, samePlace } from './offers.js';

type PlaceChoice = Extract<saga.battle.BattleChoice, { choose: 'place' }>;

/** The answer that the units in place make, in the order in which they were put down. */
export const placeChoice = ({ placed }: Pick<Picked, 'placed'>): PlaceChoice => ({
  choose: 'place',
  units: placed.map(({ unit, at }) => ({ unit, at })),
});

/** The formations that are offered, each of them once: on a small field several come to the same. */
export const formationsOf = ({ offers }: Decision): readonly PlaceChoice[] => [
  ...new Map(
    offers.flatMap(({ choice }) =>
      choice.choose === 'place' ? [[JSON.stringify(choice.units), choice] as const] : [],
    ),
  ).values(),
];

/**
 * The units not yet in place, put where the first formation that leaves the others standing has room. `isLegal` asks
 * the rules about the whole; where they say no to every mixture, a formation is taken as it is.
 */
export const placeTheRest = (
  decision: Decision,
  placed: Picked['placed'],
  own: readonly Unit[],
  isLegal: (choice: PlaceChoice) => boolean,
): Picked['placed'] => {
  const formations = formationsOf(decision);
  for (const { units } of formations) {
    const free: war.Place[] = units.map(({ at }) => at).filter((at) => !placed.some((one) => samePlace(one.at, at)));
    const rest = own.filter(({ name }) => !placed.some(({ unit }) => unit === name));
    // Each goes where the formation has it, if that is free, or to the next place that is.
    const wanted = rest.map(({ name }) => ({ name, at: units.find(({ unit }) => unit === name)?.at ?? null }));
    const taken = new Set<war.Place>();
    const kept = wanted.map(({ name, at }) => {
      const own = free.find((one) => samePlace(one, at) && !taken.has(one));
      if (own !== undefined) taken.add(own);
      return { unit: name, at: own ?? null };
    });
    const filled = kept.flatMap(({ unit, at }) => {
      const place = at ?? free.find((one) => !taken.has(one));
      if (place === undefined) return [];
      taken.add(place);
      return [{ unit, at: place }];
    });
    const whole = [...placed, ...filled];
    if (isLegal(placeChoice({ placed: whole }))) return whole;
  }
  return formations[0]?.units ?? placed;
};
