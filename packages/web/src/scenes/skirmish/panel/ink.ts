/** How much ink an end takes: all done is solid, nothing done is paper, and two hatchings between. */
export type Ink = 'solid' | 'dark' | 'light' | 'none';

/** The ink of the nth of so many steps from all to nothing. */
export const inkOf = (step: number, steps: number): Ink => {
  const share = steps === 0 ? 0 : step / steps;
  return share < 0.17 ? 'solid' : share < 0.55 ? 'dark' : share < 0.85 ? 'light' : 'none';
};
