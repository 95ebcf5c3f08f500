import type { Sitting } from './sitting.js';

/** What is asked of the seat's person and not yet answered, in the scene and before the table. */
const openIn = ({ scene, seen }: Sitting): readonly string[] => [
  ...(scene?.due ?? []).filter(({ made, stands }) => !made && stands === undefined).map(({ question }) => question),
  ...(seen?.proposals ?? []).flatMap(({ due }) => (due === null || due.made ? [] : [due.question])),
];

/**
 * A question that the person of this seat has just answered, as the news tell it; null where there is none. What a clock, a
 * regent or a going back took away was not answered. Who sealed last is not told, so a reveal speaks for all who were asked.
 */
export const answeredIn = (before: Sitting, after: Sitting): string | null => {
  const open = new Set(openIn(after));
  const answered = openIn(before).find((question) => !open.has(question));
  if (answered === undefined || before.seen === null) return null;
  // A sealed answer stands in no log, but whoever acts at the seat has given it.
  const isMade = after.scene?.due.some(({ question, made }) => made && question === answered) === true;
  const isPersons = after.seen?.seats.some(({ seat, holder }) => seat === before.seat && holder === 'person') === true;
  if (isMade && isPersons) return answered;
  const last = before.items.at(-1)?.place ?? -1;
  const isOwn = after.items.some(({ place, by, how, what }) => {
    if (place <= last) return false;
    if (what.did === 'answered') return by === before.seat && how === 'person';
    if (what.did !== 'played') return false;
    const { input } = what.entry;
    return input.input === 'reveal' || (input.input === 'answer' && input.seat === before.seat && how === 'person');
  });
  return isOwn ? answered : null;
};
