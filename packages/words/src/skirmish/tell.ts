import type { Json, RulingChoice } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import { type Matter, tellRuling } from '../check/ruling.js';
import type { Fact } from '../say/index.js';
import { type Carried, factsOf, keyedSentences, type Speech } from '../speech.js';
import { skirmishBoard } from './board.js';
import { bandName, type SkirmishPhrases, skirmishPhrases } from './facts.js';
import { tellSkirmishChoice, tellSkirmishQuestions } from './tellAsking.js';
import { tellFaring, tellSkirmishSums } from './tellFaring.js';
import { tellFighting } from './tellFighting.js';
import { tellGrappling } from './tellGrappling.js';
import { tellSkirmishOutcome } from './tellOutcome.js';
import { tellThrownFor } from './tellThrownFor.js';

type Words = SceneWords<warband.Skirmish>;

/** WARBAND-GRAPPLE-008: what the table may settle. */
const mattersIn = (speech: Speech): Readonly<Record<string, Matter>> => {
  const { matters: t } = speech.t.skirmish.asking;
  const prices: Readonly<Record<string, string>> = t.prices;
  return { backlash: { name: t.backlash, value: (price: Json) => prices[`${price}`] ?? `${price}` } };
};

/** The figures, things and acts that a refusal names, as this language calls them. */
const calledIn = (speech: Speech, { called }: SkirmishPhrases, carried: Carried): Readonly<Record<string, Fact>> => {
  const { names } = speech.t.skirmish;
  const items: Readonly<Record<string, Fact>> = names.items;
  const acts: Readonly<Record<string, string>> = names.acts;
  const say = (of: string, value: string): Fact => {
    if (of === 'weapon' || of === 'item') return items[value] ?? value;
    return of === 'act' ? (acts[value] ?? value) : called(value);
  };
  return Object.fromEntries(
    Object.entries(carried)
      .filter(([of]) => ['figure', 'target', 'ally', 'patient', 'other', 'from', 'weapon', 'item', 'act'].includes(of))
      .map(([of, value]) => [of, say(of, `${value}`)]),
  );
};

/** A fight of figures. */
export const tellSkirmish = (speech: Speech, about: string): Words => {
  const { sums, faring: t, fighting, refusals } = speech.t.skirmish;
  const phrases = skirmishPhrases(speech);
  const ruling = tellRuling(speech, mattersIn(speech));
  const { verdicts } = t;
  return {
    about,
    opening: ({ sight }) =>
      t.opening({
        a: bandName(sight, 0),
        b: bandName(sight, 1),
        figures: sight.open.roster.length,
        width: sight.given.field.width,
        height: sight.given.field.height,
        surprised: sight.given.surprised === null ? null : bandName(sight, sight.given.surprised),
      }),
    unitName: phrases.called,
    units: (sight) => {
      const signs = warband.figureSigns(sight);
      return sight.open.roster.map(({ name: key }, index) => ({
        index,
        key,
        name: phrases.figure(sight, index),
        isMany: false,
        sign: signs[index] as string,
      }));
    },
    called: (as, { sight }) => phrases.asked(sight, as),
    events: {
      ...ruling.events,
      ...tellFighting(speech, phrases),
      ...tellGrappling(speech, phrases),
      ...tellFaring(speech, phrases),
    },
    inShort: {
      placed: (events, { sight }) =>
        fighting.placedMany({
          band: bandName(sight, sight.open.roster[events[0]?.figure ?? 0]?.side ?? 0),
          n: events.length,
        }),
    },
    sums: tellSkirmishSums(speech, phrases),
    board: skirmishBoard(speech, phrases),
    questions: { ...ruling.questions, ...tellSkirmishQuestions(speech, phrases) },
    choice: tellSkirmishChoice(speech, phrases, (chosen, deciding) => ruling.choice(chosen as RulingChoice, deciding)),
    // The end of a part needs no line, and of attacks their dice tell.
    isQuiet: ({ choose }) => ['pass', 'let', 'attack', 'shoot', 'throw'].includes(choose),
    part: (number) => t.part({ number }),
    stages: speech.t.stages.skirmish,
    fields: sums.fields,
    thrownFor: tellThrownFor(speech, phrases),
    outcome: tellSkirmishOutcome(speech, phrases),
    tally: sums.tally,
    results: t.results,
    weak: { miss: true, ally: true, fails: true, disorder: true },
    verdicts: {
      priority: verdicts.priority,
      row: verdicts.row,
      hinderDie: verdicts.hinder,
      retreatSave: verdicts.retreat,
      gambitDie: verdicts.gambit,
      spellSave: verdicts.spell,
      deathSave: verdicts.death,
      aidTest: verdicts.aid,
      moraleDie: verdicts.morale,
      whichHand: verdicts.hand,
      woundSide: verdicts.hand,
      survival: verdicts.survival,
    },
    broken: keyedSentences(refusals.broken, (carried) => ({
      ...factsOf(carried),
      ...calledIn(speech, phrases, carried),
    })),
  };
};
