import {
  type Chance,
  chanceThat,
  diceBehind,
  type Entry,
  type Heard,
  innermost,
  type Run,
  type SceneTypes,
  type SeatId,
  sceneAt,
  type Throw,
  type ThrowResult,
} from '@warmoot/kernel';
import type { SeenInput } from '@warmoot/protocol';
import type { Came, Hearer, Moment, Words } from './catalogue/words.js';
import { askedFacts, calledIn, choiceText, decidingAt } from './choice.js';
import { fallenIn } from './fallen.js';
import { Follower } from './following.js';
import { namedTally, namedThrow, notedIn } from './named.js';
import { askedKnownTo, ownsOf, seenBy, sightOf } from './place.js';
import { diceText, number, plainEvent } from './plain.js';
import { hidesOdds } from './sceneTold.js';
import { person } from './speech.js';
import { chanceName, type Row, summedRows, throwResultText, throwRows } from './tally.js';
import { cameTo, reckonedText } from './throws.js';

/** An entry of a log, or what a seat at a table may know of one. */
export interface ToldEntry extends Pick<Entry, 'seq' | 'thrown' | 'heard'> {
  readonly input: Entry['input'] | SeenInput;
  /** Of a going back: the number by which all call the entry gone back to, where that is not its place in this log. */
  readonly calledBack?: number;
  /** Of an answer of the seat that looks on: it stood, and was not given by hand. */
  readonly stood?: true;
}

/** An entry of a log between the scene before it and after it. The first entry has nothing before. */
export interface Passage {
  readonly entry: ToldEntry;
  readonly before: Run<SceneTypes> | null;
  readonly after: Run<SceneTypes>;
}

/** Whether an entry is an answer of this seat. Of sealed answers the last one opens all: then it is everybody's who was asked. */
export const answeredBy = ({ entry: { input }, before }: Passage, seat: SeatId | null): boolean => {
  if (input.input === 'answer') return input.seat === seat;
  if (input.input !== 'reveal' || before?.awaits.need !== 'answers') return false;
  return before.awaits.asked.some((asked) => asked.seat === seat);
};

/** What is told of an entry: what was done, the sum behind the dice, and what came of it; nothing where all is secret. */
export interface Account {
  readonly seq: number;
  readonly lead: readonly string[];
  readonly rows: readonly Row[];
  readonly lines: readonly string[];
}

const hears = (to: readonly SeatId[] | null, hearer: Hearer): boolean =>
  to === null || hearer === null || to.includes(hearer);

const eventTold = (
  words: Words,
  heard: Heard,
  { after, before }: Passage,
  moment: Moment | null,
): readonly string[] => {
  const { depth, event } = heard;
  const place = sceneAt(after, depth) ?? (before === null ? null : sceneAt(before, depth));
  const tell = place === null ? undefined : words.scenes[place.rules.scene]?.events[event.event];
  const told = tell === undefined || moment === null ? plainEvent(event) : tell(event, moment);
  return (typeof told === 'string' ? [told] : told).filter((sentence) => sentence !== '');
};

/** Whoever hears everything hears also who else did. */
const withHearers = (words: Words, { to }: Heard, hearer: Hearer, sentences: readonly string[]): readonly string[] =>
  to !== null && hearer === null ? sentences.map((one) => words.account.aside({ to, sentence: one })) : sentences;

/** What the dice of an entry came to; null where none fell, or where who listens may not read them. */
const cameOf = (words: Words, passage: Passage): Came | null => {
  const { thrown } = passage.entry;
  const fallen = fallenIn(words, passage);
  if (thrown === null || fallen === null) return null;
  const text = reckonedText(words, fallen.throw, thrown.score);
  const { score, result } = thrown;
  return text === null || score === null ? null : { text, score, success: result === 'success', step: fallen.step };
};

/** What was answered or thrown for, and in which of the scenes within each other. */
const sourceOf = (words: Words, passage: Passage): Pick<Moment, 'step' | 'came'> & { readonly depth: number } => {
  const { before } = passage;
  if (before === null) return { depth: -1, step: null, came: null };
  const { state } = innermost(before);
  let depth = 0;
  while (sceneAt(before, depth + 1) !== null) depth++;
  return { depth, step: state.agenda.at(-1) ?? null, came: cameOf(words, passage) };
};

/** An event and what is told of it. */
export interface EventTold {
  readonly heard: Heard;
  readonly sentences: readonly string[];
}

/** The events of an entry that the hearer may know of, each with its sentences. */
export const eachEventTold = (words: Words, passage: Passage, hearer: Hearer): readonly EventTold[] => {
  const follower = new Follower(passage, hearer);
  const { depth, ...source } = sourceOf(words, passage);
  return passage.entry.heard.flatMap((heard) => {
    const between = follower.next(heard);
    if (!hears(heard.to, hearer)) return [];
    const moment = between === null ? null : { ...between, hearer, ...(heard.depth === depth ? source : {}) };
    return [{ heard, sentences: eventTold(words, heard, passage, moment) }];
  });
};

/** The events of an entry as sentences; one without words is given as its name and data. */
export const eventsTold = (words: Words, passage: Passage, hearer: Hearer = null): readonly string[] =>
  eachEventTold(words, passage, hearer).flatMap(({ heard, sentences }) => withHearers(words, heard, hearer, sentences));

/** The sums behind the numbers that the events of an entry tell. */
const eventRows = (words: Words, passage: Passage, hearer: Hearer): readonly Row[] => {
  const follower = new Follower(passage, hearer);
  const { depth: _, ...source } = sourceOf(words, passage);
  return passage.entry.heard.flatMap((heard) => {
    const between = follower.next(heard);
    const place = sceneAt(passage.after, heard.depth) ?? (passage.before && sceneAt(passage.before, heard.depth));
    if (between === null || place === null || !hears(heard.to, hearer)) return [];
    const { scene } = place.rules;
    const sums = words.scenes[scene]?.sums?.[heard.event.event]?.(heard.event, { ...between, hearer, ...source }) ?? [];
    const units = sums.length === 0 ? [] : notedIn(words, place);
    return sums.flatMap(({ label, tally }) => summedRows(words, scene, { label, tally: namedTally(units, tally) }));
  });
};

/**
 * What happened in several entries, in short: what they begin with is of one kind, and the scene's words have a sentence
 * for all of it. Only the last of them tells of something else besides. Null where it is told entry by entry.
 */
export const eventsInShort = (
  words: Words,
  passages: readonly Passage[],
  hearer: Hearer = null,
): readonly string[] | null => {
  const told = passages.flatMap((passage) => {
    const follower = new Follower(passage, hearer);
    return passage.entry.heard.flatMap((heard) => {
      const between = follower.next(heard);
      if (between === null || !hears(heard.to, hearer)) return [];
      const moment = { ...between, hearer };
      const sentences = withHearers(words, heard, hearer, eventTold(words, heard, passage, moment));
      return sentences.length === 0 ? [] : [{ heard, passage, moment, sentences }];
    });
  });
  const kindOf = ({ heard }: (typeof told)[number]): string => `${heard.depth} ${heard.event.event}`;
  const [first] = told;
  if (first === undefined) return null;
  const other = told.findIndex((one) => kindOf(one) !== kindOf(first));
  const [alike, rest] = other < 0 ? [told, []] : [told.slice(0, other), told.slice(other)];
  if (rest.some(({ passage }) => passage !== passages.at(-1))) return null;
  const { depth, event } = first.heard;
  const scene = sceneAt(first.passage.after, depth)?.rules.scene ?? '';
  const short = words.scenes[scene]?.inShort?.[event.event]?.(
    alike.map(({ heard }) => heard.event),
    (alike.at(-1) ?? first).moment,
  );
  return short === undefined || short === null ? null : [short, ...rest.flatMap(({ sentences }) => sentences)];
};

/** The chance that an account names: of success, or of the result. A plain sum and a throw without dice have none. */
export const chanceTold = (
  thrown: Throw,
  result: ThrowResult,
): { readonly of: ThrowResult; readonly chance: Chance } | null => {
  const { dice, reading } = thrown;
  if (dice.length === 0 || thrown.guessed) return null;
  if (reading.read === 'counted') return { of: result, chance: chanceThat(thrown, result) };
  if (reading.read === 'each' || reading.rows.rows === 'score') return null;
  const of = reading.rows.rows === 'bands' ? result : 'success';
  return { of, chance: chanceThat(thrown, of) };
};

/** Whether dice are read as they lie, one or each for itself: their faces have been said, and there is no sum. */
const isBare = ({ dice, reading }: Throw): boolean => {
  if (reading.read === 'counted' || reading.plus !== 0 || reading.rows.rows !== 'score') return false;
  return reading.read === 'each' || (dice.length === 1 && reading.worth.worth === 'face');
};

/** Whether dice are a plain sum, and that is all: what follows on it tells it. */
const isPlainSum = ({ reading }: Throw): boolean => reading.read === 'together' && reading.rows.rows === 'score';

const throwTold = (
  words: Words,
  passage: Passage,
  hearer: Hearer,
  events: readonly string[],
): Omit<Account, 'seq'> | null => {
  const { entry, before } = passage;
  const { input, thrown } = entry;
  const awaits = fallenIn(words, passage);
  if (before === null || awaits === null || input.input !== 'dice' || thrown === null) return null;
  if (!hears(thrown.seenBy, hearer)) return null;
  const { scene } = innermost(before).rules;
  const told = hidesOdds(words, before) ? null : chanceTold(awaits.throw, thrown.result);
  const toldByEvent =
    words.scenes[scene]?.verdicts[awaits.step] !== undefined || (isPlainSum(awaits.throw) && events.length > 0);
  const result = throwResultText(words, scene, awaits.throw, thrown.result);
  return {
    lead: [
      (thrown.readBy === undefined || input.faces.length > 0 ? words.throws.thrown : words.throws.unread)({
        who: awaits.by === null ? null : person(awaits.by, hearer),
        dice: diceText(diceBehind(awaits.throw, input.faces)),
        faces: input.faces.map(number).join(', '),
      }),
      ...(told === null
        ? []
        : [
            words.throws.had({
              result: chanceName(words, scene, awaits, told.of),
              chance: words.chance(told.chance),
            }),
          ]),
    ],
    rows: throwRows(words, scene, namedThrow(notedIn(words, innermost(before)), awaits.throw), {
      faces: input.faces,
      score: thrown.score,
    }),
    lines: toldByEvent || isBare(awaits.throw) ? [] : [cameTo(words, awaits.throw, thrown.score, result)],
  };
};

/** Tells an answer that caused no event: the one who gave it hears what it was, the others only that it was given. */
const answerTold = (words: Words, { entry, before }: Passage, hearer: Hearer): readonly string[] => {
  const { input } = entry;
  if (before === null || input.input !== 'answer' || !hears(seenBy(before), hearer)) return [];
  const asked = { seat: input.seat, as: input.as ?? input.seat };
  const place = innermost(before);
  // What is asked apart is for whoever is asked: others do not hear that it was answered.
  if (askedKnownTo(place, [asked], hearer).length === 0) return [];
  const called = calledIn(words, place, asked, hearer);
  const isHidden = !Object.hasOwn(input, 'choice') || (hearer !== null && hearer !== input.seat);
  if (isHidden) return [words.account.hasChosen(askedFacts(called, hearer))];
  if (words.scenes[place.rules.scene]?.isQuiet?.(input.choice)) return [];
  const choice = choiceText(words, place, input.choice, decidingAt(place, asked, hearer));
  return [words.account.chose({ ...askedFacts(called, hearer), choice })];
};

/** The account of an entry, as far as the hearer may know of it. */
export const accountOf = (words: Words, passage: Passage, hearer: Hearer = null): Account => {
  const { entry, after } = passage;
  const events = eventsTold(words, passage, hearer);
  const rows = eventRows(words, passage, hearer);
  const { seq, input } = entry;
  switch (input.input) {
    case 'begin': {
      const opening = words.scenes[after.rules.scene]?.opening;
      const place = sceneAt(after, 0);
      const lead = opening && place ? [opening({ sight: sightOf(place), hearer, owns: ownsOf(place, hearer) })] : [];
      return { seq, lead, rows: [], lines: events };
    }
    case 'undo':
      return { seq, lead: [words.account.undid({ to: entry.calledBack ?? input.to })], rows: [], lines: events };
    case 'rules':
      return { seq, lead: [words.account.newRules({ version: input.version })], rows: [], lines: events };
    case 'reseed':
      return { seq, lead: [words.account.reseeded], rows: [], lines: events };
    case 'share': {
      const { shares, sharesNoMore } = words.account;
      const who = { who: input.seat };
      return { seq, lead: [input.tip === null ? sharesNoMore(who) : shares(who)], rows: [], lines: events };
    }
    case 'link':
      return { seq, lead: [], rows: [], lines: events };
    case 'dice': {
      const told = throwTold(words, passage, hearer, events) ?? { lead: [], rows: [], lines: [] };
      return { seq, ...told, rows: [...told.rows, ...rows], lines: [...told.lines, ...events] };
    }
    case 'gesture':
    case 'reveal':
    case 'hidden':
      return { seq, lead: [], rows, lines: events };
    case 'answer':
      return { seq, lead: events.length > 0 ? [] : answerTold(words, passage, hearer), rows, lines: events };
  }
};

/** The outcome of a scene that is over. */
export const outcomeText = (words: Words, run: Run<SceneTypes>, hearer: Hearer = null): string => {
  const outcome = run.outcome();
  const tell = words.scenes[run.rules.scene]?.outcome;
  const place = sceneAt(run, 0);
  return tell && place
    ? tell(outcome, { sight: sightOf(place), hearer, owns: ownsOf(place, hearer) })
    : plainEvent({ event: 'outcome', ...(outcome as object) });
};
