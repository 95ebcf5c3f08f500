import type { SeatId } from '@warmoot/kernel';
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

// SAGA-CHECK-004: players without a character in the scene.
const thirdParties = (setup: CheckSetup): readonly SeatId[] => {
  const involved = new Set(sidesOf(setup).map(({ seat }) => seat));
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
