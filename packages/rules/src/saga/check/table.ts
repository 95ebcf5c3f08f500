import type { SeatId } from '@warmoot/kernel';
import { GUESSED_RATING } from '../skills.table.js';
import type { CheckGiven, CheckSetup, Side } from './model.js';

/** Everybody with a character in the scene, in the order entered. */
export const sidesOf = (setup: CheckSetup): readonly Side[] => {
  switch (setup.kind) {
    case 'opposed':
      return [setup.acting, setup.opposing];
    case 'unopposed':
      return [setup.acting];
    case 'contest':
      return setup.rivals;
  }
};

/** SAGA-CAMPAIGN-004: the check with closed sheets: neither ratings nor what a rule adds to them. */
export const shut = (setup: CheckSetup, whose: ReadonlySet<string>): CheckSetup => {
  const guessed = (side: Side): Side =>
    whose.has(side.name)
      ? { ...side, rating: GUESSED_RATING, modifiers: side.modifiers.filter(({ rule }) => rule === undefined) }
      : side;
  switch (setup.kind) {
    case 'opposed':
      return { ...setup, acting: guessed(setup.acting), opposing: guessed(setup.opposing) };
    case 'unopposed':
      return { ...setup, acting: guessed(setup.acting) };
    case 'contest':
      return { ...setup, rivals: setup.rivals.map(guessed) };
  }
};

// SAGA-CHECK-004: players without a character in the scene.
const thirdParties = (setup: CheckSetup): readonly SeatId[] => {
  const involved = new Set([...sidesOf(setup).map(({ seat }) => seat), ...(setup.involved ?? [])]);
  return setup.seats.filter((seat) => !involved.has(seat));
};

export const refereeOf = ({ options }: Pick<CheckGiven, 'options'>): SeatId | null => options['saga.table.referee'];

// SAGA-CHECK-009: third parties set the difficulty. If there are none, everybody but the acting player sets it; a
// player who is alone sets it alone.
export const difficultySetters = (setup: CheckGiven): readonly SeatId[] => {
  const referee = refereeOf(setup);
  const third = setup.seats.filter((seat) => seat === referee || thirdParties(setup).includes(seat));
  if (third.length > 0) return third;
  const acting = sidesOf(setup)[0]?.seat;
  const others = setup.seats.filter((seat) => seat !== acting);
  return others.length > 0 ? others : setup.seats;
};
