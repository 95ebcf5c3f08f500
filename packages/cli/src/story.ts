import {
  type Asked,
  chanceJson,
  dieName,
  hashOf,
  hasOthers,
  innermost,
  notUndone,
  type Run,
  type SceneTypes,
  type SeatId,
  type Session,
} from '@warmoot/kernel';
import { aboutNow, namedInChoice, namedInEvent, needsOf, throwSeen, throwUnread } from '@warmoot/protocol';
import {
  accountOf,
  askedKnownTo,
  awaitedOf,
  type Hearer,
  hidesOdds,
  outcomeText,
  type Passage,
  prospectsOf,
  seenBy,
  type Words,
} from '@warmoot/words';
import { seenFrom, type Told } from './eyes.js';
import { columns, indented, tallyLines } from './layout.js';
import { stopFor } from './stop.js';
import type { Speech } from './texts/texts.js';

const mayKnow = (only: readonly SeatId[] | null, hearer: Hearer): boolean =>
  only === null || hearer === null || only.includes(hearer);

/** The seat given by `--seat`, or the end of the command if nobody sits there. */
export const hearerIn = (run: Run<SceneTypes>, seat: string | undefined): Hearer => {
  if (seat === undefined) return null;
  const { seats } = run.state;
  if (!seats.includes(seat)) throw stopFor({ code: 'UNKNOWN_SEAT', seat, known: seats }, { option: '--seat' }, 2);
  return seat;
};

const passageLines = (
  { words, texts }: Speech,
  passage: Passage,
  undone: boolean,
  hearer: Hearer,
): readonly string[] => {
  const { seq, lead, rows, lines } = accountOf(words, passage, hearer);
  const all = [...lead, ...indented(tallyLines(rows), 2), ...lines];
  if (all.length === 0) return [];
  const [first = '', ...rest] = undone ? [texts.undone({ line: all[0] ?? '' }).trimEnd(), ...all.slice(1)] : all;
  return [`${`${seq}`.padStart(3)}  ${first}`.trimEnd(), ...indented(rest, 5)];
};

const awaitedLines = ({ words, texts }: Speech, run: Run<SceneTypes>, hearer: Hearer): readonly string[] => {
  if (run.over) return [texts.outcome({ text: outcomeText(words, run, hearer) })];
  const { lead, rows, lines, choices, others } = awaitedOf(words, run, hearer);
  const listed = choices.map(({ asked, choice, text }) => [asked.as, text, JSON.stringify(choice)]);
  const other = others ? [texts.otherAnswers({ scene: run.rules.scene })] : [];
  return [
    lead,
    ...indented(tallyLines(rows), 2),
    ...lines,
    ...indented(columns(listed, ['left', 'left', 'left']), 2),
    ...indented(other, 2),
  ];
};

/** The hash of all there is, for whoever may know all: by it anybody could try what others keep to themselves. */
const hashFor = ({ run }: Session<SceneTypes>, hearer: Hearer): readonly string[] =>
  hearer === null ? [hashOf(run.state)] : [];

/** The account of what has passed, for people. */
export const storyLines = (speech: Speech, all: Told, hearer: Hearer): readonly string[] => {
  const { session } = all;
  const { run, passages } = seenFrom(all, hearer);
  const counts = new Set(notUndone(session.entries).map(({ seq }) => seq));
  const told = passages.flatMap((passage) => {
    const { seq, input } = passage.entry;
    return passageLines(speech, passage, input.input !== 'undo' && !counts.has(seq), hearer);
  });
  const { rules } = session;
  return [
    `${rules.scene} ${rules.version}`,
    ...told,
    '',
    ...awaitedLines(speech, run, hearer),
    ...hashFor(session, hearer).map((hash) => `hash ${hash}`),
  ];
};

/** One who is asked, with the answers that can be listed and whether there are others. */
const askedJson = (run: Run<SceneTypes>, asked: Asked): unknown => {
  const choices = run.choices(asked);
  const named = (choices ?? []).map((choice) => namedInChoice(run, choice));
  const anyNamed = named.some((one) => Object.keys(one).length > 0);
  return { ...asked, choices, ...(anyNamed ? { choicesNamed: named } : {}), others: hasOthers(run, asked) };
};

const awaitedJson = (words: Words, run: Run<SceneTypes>, hearer: Hearer): unknown => {
  const { awaits } = run;
  if (awaits.need === 'nothing') return awaits;
  if (!mayKnow(seenBy(run), hearer)) return { need: 'others' };
  const about = aboutNow(run);
  if (awaits.need === 'dice') {
    const { by, throw: thrown } = awaits;
    const told = { need: 'dice', ...about, by, dice: thrown.dice.map(dieName) };
    // What is guessed is told to nobody.
    if (thrown.guessed) return { ...told, tally: null, needs: null, results: [] };
    const prospects = hidesOdds(words, run) ? [] : prospectsOf(thrown);
    const results = prospects.map(({ result, chance }) => ({ result, chance: chanceJson(chance) }));
    return { ...told, tally: thrown.tally, needs: needsOf(thrown), results };
  }
  const { need, together, asked } = awaits;
  const own = (seat: SeatId): boolean => hearer === null || hearer === seat;
  const { sealed } = innermost(run).state;
  const all = askedKnownTo(innermost(run), asked, hearer).map((one) => ({
    ...(own(one.seat) ? (askedJson(run, one) as object) : one),
    // Of those who answer one after the other nobody has answered who is still asked.
    made: Object.hasOwn(sealed, one.as),
  }));
  return { need, ...about, together, asked: all };
};

/** A throw for programs: what for, by whom, the dice as they fell, the sum behind them and what it came to. */
const throwJson = ({ entry, before }: Passage, hearer: Hearer): readonly unknown[] => {
  const { seq, input, thrown } = entry;
  if (before?.awaits.need !== 'dice' || input.input !== 'dice' || thrown === null) return [];
  if (!mayKnow(thrown.seenBy, hearer)) return [];
  const told = { entry: seq, ...aboutNow(before), by: before.awaits.by };
  // Whoever may not read the sum hears the result alone.
  if (!mayKnow(thrown.readBy ?? null, hearer)) {
    return [{ ...told, needs: null, ...throwUnread(thrown) }];
  }
  const needs = needsOf(before.awaits.throw);
  return [{ ...told, needs, ...throwSeen(thrown, input.faces, needs) }];
};

const eventsJson = ({ entry, before, after }: Passage, hearer: Hearer): readonly unknown[] =>
  entry.heard
    .filter(({ to }) => mayKnow(to, hearer))
    .map((heard) => ({ entry: entry.seq, ...heard, named: namedInEvent(after, before, heard) }));

/** How a scene stands, for programs: what was heard and thrown, the facts, what is awaited, the outcome. */
export const storyJson = ({ words }: Speech, all: Told, hearer: Hearer): Readonly<Record<string, unknown>> => {
  const { rules, run, entries } = all.session;
  const { run: seen, passages } = seenFrom(all, hearer);
  const counts = new Set(notUndone(entries).map(({ seq }) => seq));
  const kept = passages.filter(({ entry }) => counts.has(entry.seq));
  return {
    scene: rules.scene,
    version: rules.version,
    events: kept.flatMap((passage) => eventsJson(passage, hearer)),
    throws: kept.flatMap((passage) => throwJson(passage, hearer)),
    facts: hearer === null ? run.state.open : run.view(hearer),
    awaits: awaitedJson(words, seen, hearer),
    outcome: run.over ? run.outcome() : null,
    hash: hashFor(all.session, hearer)[0] ?? null,
    entries: entries.length,
  };
};
