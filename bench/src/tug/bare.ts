import { type PlayTug, tugRival } from './game.js';
import { MARKS } from './tug.js';

/** The same game with the same dice, written by hand as a loop: the limit. */
export const bareTug: PlayTug = (source) => {
  const strengths = [3, 3];
  const braced = [0, 0];
  let rope = 0;
  let turn = 0;
  let turns = 0;
  let inputs = 0;
  while (rope < MARKS && rope > -MARKS) {
    const pick = source.below(braced[turn]! < 3 ? 2 : 1);
    inputs++;
    if (pick === 1) braced[turn]!++;
    else {
      const sum = 1 + source.below(8) + 1 + source.below(8) + source.below(10);
      inputs++;
      if (sum + strengths[turn]! + braced[turn]! >= 14 + strengths[1 - turn]! + braced[1 - turn]!) {
        rope += turn === 0 ? 1 : -1;
      }
    }
    turn = 1 - turn;
    turns++;
  }
  return { inputs, turns };
};

export const rival = tugRival(bareTug);
