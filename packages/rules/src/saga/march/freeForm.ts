import { brokenRule, does, type Json, type Procedures, putQuestion, type Question, shape } from '@warmoot/kernel';
import { namesIn } from './books.js';
import type { Judged, March } from './model.js';

const judgedShape = shape.record({
  contact: shape.oneOf('none', 'ambush', 'inCamp', 'stands', 'meeting'),
  attacker: shape.withDefault(shape.nullable(shape.name), null),
  defender: shape.withDefault(shape.nullable(shape.name), null),
  distance: shape.withDefault(shape.oneOf('dagger', 'sword', 'spear'), 'spear'),
  note: shape.withDefault(shape.text(0, 500), ''),
});

/** What was said, whole: what is left out is nobody, and Spear distance. */
const wholly = (value: Json): Judged => {
  const parsed = judgedShape.parse(value);
  if (!parsed.ok) throw new Error('a judgement that was refused');
  return parsed.value;
};

/** What the table may say of how a movement ended. */
export const judging: Question<March> = {
  value: judgedShape as unknown as typeof shape.anyJson,
  samples: [
    { contact: 'none', attacker: null, defender: null, distance: 'spear', note: 'they lose each other in the fog' },
  ],
  refuses: (view, value) => {
    const { contact, attacker, defender } = value as unknown as Judged;
    const named = [attacker, defender].filter((one) => one !== null);
    const isWhole = contact === 'none' ? named.length === 0 : named.length === 2 && attacker !== defender;
    const isKnown = named.every((one) => namesIn(view).includes(one));
    return isWhole && isKnown ? null : brokenRule('SAGA-MOVE-049', 'move.judged', { contact });
  },
};

/**
 * SAGA-MOVE-049: in free form nothing of the draft is in force. The table judges by plain checks, and says who is ambushed,
 * who stands, and at what distance a fight begins.
 */
export const freeFormProcedures: Procedures<March, 'judge'> = {
  judge: does((play) => {
    const value = play.open.settled.contact as Json | undefined;
    if (value === undefined) {
      putQuestion(play, { about: 'contact', entitled: play.seats, fallback: null });
      play.next({ step: 'judge' });
      return;
    }
    play.say({ event: 'judged', value: wholly(value) });
    play.say({ event: 'ended' });
  }),
};
