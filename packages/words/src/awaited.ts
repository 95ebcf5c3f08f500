import {
  type Asked,
  batchesOf,
  type Die,
  eachDie,
  hasOthers,
  howMany,
  innermost,
  NEVER,
  oddsOf,
  otherwise,
  type Prospect,
  type Run,
  resultsCounted,
  type SceneTypes,
  type SeatId,
  type Throw,
} from '@warmoot/kernel';
import type { Hearer, Words } from './catalogue/words.js';
import { askedFacts, calledIn, choiceText, decidingAt } from './choice.js';
import { namedThrow, notedIn } from './named.js';
import { askedKnownTo, seenBy } from './place.js';
import { diceText, spaced } from './plain.js';
import { hidesOdds } from './sceneTold.js';
import { person } from './speech.js';
import { chanceName, type Row, resultText, throwRows } from './tally.js';

/** An answer that somebody can give, in words and as the data to give it by. */
export interface OpenChoice {
  readonly asked: Asked;
  readonly text: string;
  readonly choice: unknown;
}

/** What is awaited, told to one who may know of it. */
export interface AwaitedAccount {
  readonly lead: string;
  /** What is to be decided, without by whom; '' where nothing is. */
  readonly question: string;
  /** What is added to dice, and what they must reach. */
  readonly rows: readonly Row[];
  readonly lines: readonly string[];
  readonly choices: readonly OpenChoice[];
  /** Whether answers that are not listed may be given too. */
  readonly others: boolean;
}

const NONE: Omit<AwaitedAccount, 'lead'> = { question: '', rows: [], lines: [], choices: [], others: false };

/** The results of a throw worth listing before it: none where there are as many as sums, or where nothing is thrown. */
export const prospectsOf = (thrown: Throw): readonly Prospect[] => {
  const { reading, dice } = thrown;
  if (dice.length === 0) return [];
  if (reading.read === 'counted') return reading.batches.length === 1 ? eachDie(thrown) : [];
  if (reading.rows.rows === 'score') return [];
  return reading.read === 'each' ? eachDie(thrown) : oddsOf(thrown);
};

/** What each of some dice may show, where dice count one by one. */
export const eachDieText = (
  { awaited: t, chance: chanceOf }: Words,
  dice: string,
  prospects: readonly Prospect[],
  called: (result: Prospect['result']) => string,
): string => {
  const results = prospects.map(({ result, chance }) => t.ofOne({ result: called(result), chance: chanceOf(chance) }));
  return t.eachDie({ dice, results: results.join('; ') });
};

/** Dice that count one by one: what each of them may show, and whether any of them gives a result at all. */
const oneByOne = (words: Words, scene: string, thrown: Throw): readonly string[] => {
  const told = (nth: number, dice: readonly Die[]): string =>
    eachDieText(
      words,
      diceText(dice),
      eachDie(thrown, nth).filter(({ chance }) => chance.ways > 0n),
      (result) => resultText(words, scene, result),
    );
  if (thrown.reading.read === 'each') return [told(0, thrown.dice)];
  const results = resultsCounted(thrown);
  return [
    ...batchesOf(thrown).map(({ dice }, nth) => told(nth, dice)),
    // The last result named is what a die gives that gives nothing else.
    ...results.slice(0, -1).map((result) => {
      const none = howMany(thrown, result).find((one) => one.result === 0)?.chance ?? NEVER;
      return words.awaited.atLeastOne({
        result: resultText(words, scene, result),
        chance: words.chance(otherwise(none)),
      });
    }),
  ];
};

/** A throw that is awaited at a step. */
type AwaitedThrow = Parameters<typeof chanceName>[2];

/** "The chance of success is …" */
export const prospectText = (
  words: Words,
  scene: string,
  awaited: AwaitedThrow,
  { result, chance }: Prospect,
): string =>
  words.awaited.prospect({ result: chanceName(words, scene, awaited, result), chance: words.chance(chance) });

/** The chances of a throw before it, in words. */
export const chancesTold = (words: Words, scene: string, awaited: AwaitedThrow): readonly string[] => {
  const { throw: thrown } = awaited;
  const { reading } = thrown;
  if (reading.read === 'counted' || (reading.read === 'each' && reading.rows.rows !== 'score'))
    return oneByOne(words, scene, thrown);
  return prospectsOf(thrown)
    .filter(({ result }) => result !== 'failure')
    .map((prospect) => prospectText(words, scene, awaited, prospect));
};

/** By whom the dice are thrown; or whose devices are to add to them first, by themselves. */
const diceLead = (
  { awaited: t }: Words,
  { by, throw: thrown }: Extract<Run<SceneTypes>['awaits'], { need: 'dice' }>,
  hearer: Hearer,
  devices: readonly SeatId[],
): string => {
  const dice = diceText(thrown.dice);
  if (devices.length === 0) return t.dice({ who: by === null ? null : person(by, hearer), dice });
  return t.shares({ dice, devices: devices.map((seat) => t.device({ who: person(seat, hearer) })) });
};

const diceTold = (
  words: Words,
  run: Run<SceneTypes>,
  hearer: Hearer,
  devices: readonly SeatId[],
): AwaitedAccount | null => {
  const { awaits } = run;
  if (awaits.need !== 'dice') return null;
  const { scene } = innermost(run).rules;
  const standIn = words.scenes[scene]?.standIn ?? (() => '');
  const standIns = new Set(awaits.throw.dice.map((die) => standIn(awaits.step, die)));
  return {
    ...NONE,
    lead: diceLead(words, awaits, hearer, devices),
    rows: throwRows(words, scene, namedThrow(notedIn(words, innermost(run)), awaits.throw), null),
    lines: [
      ...(awaits.throw.guessed
        ? [words.awaited.closed]
        : hidesOdds(words, run)
          ? []
          : chancesTold(words, scene, awaits)),
      ...[...standIns].filter((line) => line !== ''),
    ],
  };
};

const answersTold = (words: Words, run: Run<SceneTypes>, hearer: Hearer): AwaitedAccount | null => {
  const { awaits } = run;
  if (awaits.need !== 'answers') return null;
  const place = innermost(run);
  const { sealed } = place.state;
  const asked = askedKnownTo(place, awaits.asked, hearer);
  const made = asked.filter(({ as }) => sealed[as] !== undefined);
  const open = asked.filter(({ as }) => sealed[as] === undefined);
  const deciding = decidingAt(place, open[0] ?? null, hearer);
  const question = words.scenes[place.rules.scene]?.questions[awaits.step]?.(deciding) ?? spaced(awaits.step);
  const choices = open
    .filter(({ seat }) => hearer === null || hearer === seat)
    .flatMap((one) =>
      (run.choices(one) ?? []).map((choice) => ({
        asked: one,
        text: choiceText(words, place, choice, { ...deciding, asked: one }),
        choice,
      })),
    );
  const told = awaits.together ? words.awaited.allOf : words.awaited.anyOf;
  const called = (all: readonly Asked[]): readonly Asked[] => all.map((one) => calledIn(words, place, one, hearer));
  return {
    ...NONE,
    lead: told({ whose: called(open).map((one) => words.awaited.whose(askedFacts(one, hearer))), question }),
    question,
    lines: made.length === 0 ? [] : [words.awaited.made({ names: called(made).map(({ as }) => as), n: made.length })],
    choices,
    others: open.some((one) => (hearer === null || hearer === one.seat) && hasOthers(place, one)),
  };
};

/**
 * What a scene waits for and from whom, with the choices of those asked: all of them, or the hearer's own. Where dice
 * wait for what people's devices add to them, it is said whose.
 */
export const awaitedOf = (
  words: Words,
  run: Run<SceneTypes>,
  hearer: Hearer = null,
  devices: readonly SeatId[] = [],
): AwaitedAccount => {
  if (run.over) return { ...NONE, lead: words.awaited.nothing };
  const only = seenBy(run);
  if (only !== null && hearer !== null && !only.includes(hearer)) return { ...NONE, lead: words.awaited.unseen };
  return diceTold(words, run, hearer, devices) ?? answersTold(words, run, hearer) ?? { ...NONE, lead: '' };
};
