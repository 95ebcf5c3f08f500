import { type Stream, stream } from '@warmoot/kernel';
import { answered, imaginedRun, type Player, type PlayerAnswer, type Question, type Why } from './player.js';
import { thinkersOf } from './thinkers.js';

const NAME = 'recruit';

/** Choices that are all as good as one another. */
const evenly = (choices: readonly unknown[], source: Stream, why: Why): PlayerAnswer => {
  const choice = choices[source.below(choices.length)];
  const options = choices.map((one) => ({ choice: one, chance: 1 / choices.length, value: null }));
  return answered(NAME, choice, { why: choices.length === 1 ? 'onlyChoice' : why, options });
};

const anything = (question: Question, source: Stream): PlayerAnswer => {
  const { choices, asked } = question;
  if (choices !== null && choices.length > 0) return evenly(choices, source, 'atRandom');
  return answered(NAME, imaginedRun(question).sample(asked, source), { why: 'atRandom' });
};

/** Plays at random, but knows what is obvious and what not to do. In scenes it does not know it does anything that is allowed. */
export const recruit: Player = {
  name: NAME,
  answer: (question) => {
    const source = stream(`${question.seed} ${NAME}`);
    const sensible = thinkersOf(question.rules)?.recruit(question, source) ?? null;
    return sensible === null ? anything(question, source) : evenly(sensible, source, 'habit');
  },
};
