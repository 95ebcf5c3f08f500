import { ALL_CHARGES, colourNumber } from '../../people/shield.js';
import type { Charge } from '../../people/tinctures.js';
import type { TalkProps } from './model.js';

/** What somebody in the talk bears, and whether a computer plays them. */
export interface Bearing {
  readonly colour: number;
  readonly charge: Charge | undefined;
  readonly isComputer: boolean;
}

/**
 * The arms of somebody in the talk: their own, as a cast has them; else those of whoever plays them, with a charge of
 * their own where one seat plays several.
 */
export const bearingOf = (
  { view: { given }, people, bears }: Pick<TalkProps, 'view' | 'people' | 'bears'>,
  name: string,
): Bearing => {
  const at = given.people.findIndex((one) => one.name === name);
  const seat = given.people[at]?.seat ?? '';
  const own = bears?.(name) ?? null;
  const isAlone = given.people.every((one, nth) => nth === at || one.seat !== seat);
  return {
    colour: own === null || own.tincture === null ? (people[seat]?.colour ?? 5) : colourNumber(own.tincture),
    charge: own?.charge ?? (isAlone ? undefined : ALL_CHARGES[(at * 2 + 6) % ALL_CHARGES.length]),
    isComputer: people[seat]?.held === 'computer',
  };
};
