import { badForm, type Gestures, gestures, type Refusal, type SeatId, shape } from '@warmoot/kernel';
import type { Discussion } from './model.js';
import { type InSight, isHere, isKnown, ownHere, seatOf } from './people.js';
import { MANNERS } from './uses.table.js';

const refusesSpeaker = (sight: InSight, seat: SeatId, as: string): Refusal | null => {
  if (!isKnown(sight, as)) return badForm('gesture.as', 'talk.known', as);
  if (seatOf(sight, as) !== seat) return badForm('gesture.as', 'talk.own', as);
  return isHere(sight, as) ? null : badForm('gesture.as', 'talk.here', as);
};

/** Whether somebody knows what has become of an appeal to them, and has not replied to it yet. */
const isAnswerable = ({ open }: InSight, as: string, number: number): boolean => {
  const hearing = open.appeals[number - 1]?.hearings.find(({ who }) => who === as);
  const isKnownNow = hearing?.ignores === true || hearing?.reached === false || (hearing?.moved ?? null) !== null;
  return isKnownNow && !open.lines.some((one) => one.line === 'replied' && one.as === as && one.appeal === number);
};

/**
 * The role-play, which is people's own. They say what they like whenever they like, and no rule reads it.
 * Who is played by a computer replies in a sentence that the words hold ready.
 */
export const speaking: Gestures<Discussion> = gestures({
  shape: shape.union('make', {
    /** Somebody says it; null: it is told. */
    say: { as: shape.nullable(shape.name), text: shape.text(1, 2000) },
    reply: { as: shape.name, appeal: shape.integer(1), manner: shape.oneOf(...MANNERS) },
  }),
  refuses: (sight, seat, made) => {
    if (made.make === 'say') return made.as === null ? null : refusesSpeaker(sight, seat, made.as);
    const refusal = refusesSpeaker(sight, seat, made.as);
    if (refusal !== null || isAnswerable(sight, made.as, made.appeal)) return refusal;
    return badForm('gesture.appeal', 'talk.answerable', String(made.appeal));
  },
  says: (_sight, made) =>
    made.make === 'say'
      ? { event: 'said', as: made.as, text: made.text }
      : { event: 'replied', as: made.as, appeal: made.appeal, manner: made.manner },
  voices: ownHere,
});
