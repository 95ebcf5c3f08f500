import type { Json, RulingChoice } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import { type Matter, tellRuling } from '../check/ruling.js';
import type { Speech } from '../speech.js';
import { skirmishBoard } from './board.js';
import { bandName, skirmishPhrases } from './facts.js';
import { tellSkirmishChoice, tellSkirmishQuestions } from './tellAsking.js';
import { figureVerdicts, tellBroken } from './tellBroken.js';
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

/** A fight of figures. */
export const tellSkirmish = (speech: Speech, about: string): Words => {
  const { sums, faring: t, fighting } = speech.t.skirmish;
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
    called: (as, { sight }) => phrases.keyed(sight, as),
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
      ...figureVerdicts(speech),
      row: verdicts.row,
      hinderDie: verdicts.hinder,
      retreatSave: verdicts.retreat,
      gambitDie: verdicts.gambit,
    },
    broken: tellBroken(speech, phrases, speech.t.skirmish.names.acts),
  };
};
