import {
  type Chance,
  chanceThat,
  type Entry,
  type Heard,
  type Run,
  type SceneTypes,
  type SeatId,
  type Throw,
  type ThrowResult,
} from '@warmoot/kernel';
import { choiceText } from './choice.js';
import { placeAt, placeOf, seenBy, sightOf } from './place.js';
import { diceText, number, plainEvent } from './plain.js';
import { type Row, resultText, throwRows } from './tally.js';
import type { Hearer, Words } from './words.js';

/** An entry of a log between the scene before it and after it. The first entry has nothing before. */
export interface Passage {
  readonly entry: Entry;
  readonly before: Run<SceneTypes> | null;
  readonly after: Run<SceneTypes>;
}

/** What is told of an entry: what was done, the sum behind the dice, and what came of it; nothing where all is secret. */
export interface Account {
  readonly seq: number;
  readonly lead: readonly string[];
  readonly rows: readonly Row[];
  readonly lines: readonly string[];
}

const hears = (to: readonly SeatId[] | null, hearer: Hearer): boolean =>
  to === null || hearer === null || to.includes(hearer);

/** An event as a sentence; one without words is given as its name and data. */
export const eventText = (words: Words, { depth, event, to }: Heard, passage: Passage, hearer: Hearer): string => {
  const place = placeAt(passage.after, depth) ?? (passage.before === null ? null : placeAt(passage.before, depth));
  const tell = place === null ? undefined : words.scenes[place.rules.scene]?.events[event.event];
  const sentence =
    tell === undefined || place === null ? plainEvent(event) : tell(event, { sight: sightOf(place), hearer });
  return to !== null && hearer === null ? words.account.aside(to, sentence) : sentence;
};

/** The chance worth saying: that of success, or of the named result that came. A bare sum has none. */
export const chanceTold = (
  thrown: Throw,
  result: ThrowResult,
): { readonly of: ThrowResult; readonly chance: Chance } | null => {
  const { rows } = thrown.reading;
  if (thrown.reading.read === 'each' || rows.rows === 'score') return null;
  const of = rows.rows === 'bands' ? result : 'success';
  return { of, chance: chanceThat(thrown, of) };
};

const throwTold = (words: Words, { entry, before }: Passage, hearer: Hearer): Omit<Account, 'seq'> | null => {
  const { input, thrown } = entry;
  if (before?.awaits.need !== 'dice' || input.input !== 'dice' || thrown === null) return null;
  if (!hears(seenBy(before), hearer)) return null;
  const { awaits } = before;
  const { scene } = placeOf(before).rules;
  const faces = input.faces.map(number).join(', ');
  const told = chanceTold(awaits.throw, thrown.result);
  const result = resultText(words, scene, thrown.result);
  return {
    lead: [words.throws.thrown(diceText(awaits.throw.dice), faces, { seat: awaits.by, hearer })],
    rows: throwRows(words, scene, awaits.throw, { faces: input.faces, score: thrown.score }),
    lines: [
      words.throws.cameTo(awaits.throw, thrown.score, result),
      ...(told === null ? [] : [words.throws.had(resultText(words, scene, told.of), words.chance(told.chance))]),
    ],
  };
};

/** What is told of an answer of which nothing was heard: what it was, to whoever gave it; to others, that it was given. */
const answerTold = (words: Words, { entry, before }: Passage, hearer: Hearer): readonly string[] => {
  const { input } = entry;
  if (before === null || input.input !== 'answer' || !hears(seenBy(before), hearer)) return [];
  const asked = { seat: input.seat, as: input.as ?? input.seat };
  if (hearer !== null && hearer !== input.seat) return [words.account.hasChosen(asked, hearer)];
  return [words.account.chose(asked, choiceText(words, placeOf(before), input.choice, hearer), hearer)];
};

/** The account of an entry, as far as the hearer may know of it. */
export const accountOf = (words: Words, passage: Passage, hearer: Hearer = null): Account => {
  const { entry, after } = passage;
  const heard = entry.heard.filter(({ to }) => hears(to, hearer));
  const events = heard.map((one) => eventText(words, one, passage, hearer));
  const { seq, input } = entry;
  switch (input.input) {
    case 'begin': {
      const opening = words.scenes[after.rules.scene]?.opening;
      const place = placeAt(after, 0);
      const lead = opening && place ? [opening({ sight: sightOf(place), hearer })] : [];
      return { seq, lead, rows: [], lines: events };
    }
    case 'undo':
      return { seq, lead: [words.account.undid(input.to)], rows: [], lines: events };
    case 'dice': {
      const told = throwTold(words, passage, hearer) ?? { lead: [], rows: [], lines: [] };
      return { seq, ...told, lines: [...told.lines, ...events] };
    }
    case 'answer':
      return { seq, lead: events.length > 0 ? [] : answerTold(words, passage, hearer), rows: [], lines: events };
  }
};

/** The outcome of a scene that is over. */
export const outcomeText = (words: Words, run: Run<SceneTypes>, hearer: Hearer = null): string => {
  const outcome = run.outcome();
  const tell = words.scenes[run.rules.scene]?.outcome;
  const place = placeAt(run, 0);
  return tell && place
    ? tell(outcome, { sight: sightOf(place), hearer })
    : plainEvent({ event: 'outcome', ...(outcome as object) });
};
