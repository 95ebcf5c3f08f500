import type { Json, RulingChoice } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import type { SceneWords, Telling } from '../catalogue/words.js';
import { type Matter, tellRuling } from '../check/ruling.js';
import { type Carried, factsOf, keyedSentences, type Speech } from '../speech.js';
import { sortieBoard } from './board.js';
import { armyName, type SortiePhrases, sortiePhrases } from './facts.js';
import { tellSortieChoice, tellSortieQuestions } from './tellAsking.js';
import { tellSortieEvents, tellSortieInShort, tellSortieSums } from './tellEvents.js';
import { tellSortieOutcome } from './tellOutcome.js';

type Words = SceneWords<sortie.Sortie>;

/** SORTIE-END-001, SORTIE-MULTI-014: what the table may settle. */
const mattersIn = (speech: Speech): Readonly<Record<string, Matter>> => {
  const { matters: t } = speech.t.sortie.asking;
  return {
    victory: {
      name: t.victory,
      value: (winner: Json, { sight }: Telling<sortie.Sortie>) =>
        winner === 'a' || winner === 'b' ? armyName(sight, winner === 'a' ? 0 : 1) : t.nobody,
    },
    fronts: {
      name: t.fronts,
      value: (fronts: Json) => speech.t.sortie.names.fronts[fronts as sortie.Fronts] ?? `${fronts}`,
    },
  };
};

/** The step’s dice, said while they are thrown. */
const tellThrownFor = (speech: Speech, phrases: SortiePhrases): NonNullable<Words['thrownFor']> => {
  const { thrownFor: t } = speech.t.sortie.telling;
  return ({ sight, step }) => {
    const unit = (index: number | undefined) => phrases.unit(sight, index ?? -1);
    const shot = 'nth' in step ? sight.open.shots[step.nth] : undefined;
    const meeting = 'nth' in step ? sight.open.meetings[step.nth] : undefined;
    switch (step.step) {
      case 'initiative':
        return t.initiative({ army: armyName(sight, step.side) });
      case 'targetDice':
        return t.targetDice({ unit: unit(shot?.target) });
      case 'shot':
        return t.shot({ unit: unit(shot?.archers), target: unit(shot?.target) });
      case 'pool': {
        const [own, enemy] = step.side === 0 ? [meeting?.a, meeting?.b] : [meeting?.b, meeting?.a];
        return t.pool({ unit: unit(own), enemy: unit(enemy) });
      }
      case 'escapeThrow':
      case 'recordDice':
      case 'fractionDie':
        return t[step.step]({ unit: unit(step.unit) });
      case 'characterDie':
      case 'bodyPart':
        return t[step.step]({ who: step.who });
      default:
        return null;
    }
  };
};

/** The units and maneuvers that a refusal names, as this language calls them. */
const calledIn = (speech: Speech, { called }: SortiePhrases, carried: Carried) => {
  const { maneuvers } = speech.t.sortie.names;
  const { left } = carried;
  return {
    ...Object.fromEntries(
      Object.entries(carried)
        .filter(([of]) => ['unit', 'target', 'friend'].includes(of))
        .map(([of, name]) => [of, called(`${name}`)]),
    ),
    ...(Array.isArray(left) ? { left: (left as sortie.Maneuver[]).map((one) => maneuvers[one]) } : {}),
  };
};

/** War by sorties. */
export const tellSortie = (speech: Speech, about: string): Words => {
  const { names, telling: t, refusals } = speech.t.sortie;
  const phrases = sortiePhrases(speech);
  const ruling = tellRuling(speech, mattersIn(speech));
  return {
    about,
    opening: ({ sight }) =>
      t.opening({
        a: armyName(sight, 0),
        b: armyName(sight, 1),
        units: sight.open.roster.length,
        ground: sight.given.ground,
      }),
    unitName: (name) => phrases.called(name).named,
    units: (sight) => {
      const signs = sortie.unitSigns(sight);
      return sight.open.roster.map(({ name: key }, index) => {
        const { named, isMany } = phrases.unit(sight, index);
        return { index, key, name: named, isMany, sign: signs[index] as string };
      });
    },
    called: (as, { sight }) => phrases.asked(sight, as),
    events: { ...ruling.events, ...tellSortieEvents(speech, phrases) },
    inShort: tellSortieInShort(speech),
    sums: tellSortieSums(speech, phrases),
    board: sortieBoard(speech, phrases),
    questions: { ...ruling.questions, ...tellSortieQuestions(speech, phrases) },
    choice: tellSortieChoice(speech, phrases, (chosen, deciding) => ruling.choice(chosen as RulingChoice, deciding)),
    // Staying where one is needs no line.
    isQuiet: (choice) => choice.choose === 'withdraw' && choice.halfMoves === 0,
    part: (number) => t.part({ number }),
    stages: speech.t.stages.sortie,
    fields: names.fields,
    thrownFor: tellThrownFor(speech, phrases),
    // Every unit has its dice when a battle is reckoned up.
    fold: ({ step }) => (step.step === 'recordDice' || step.step === 'fractionDie' ? t.reckoningDice : null),
    outcome: tellSortieOutcome(speech, phrases),
    tally: names.tally,
    results: t.results,
    weak: { none: true, minorWound: true, majorWound: true, death: true },
    verdicts: { shot: t.verdicts.shot, escapeThrow: t.verdicts.escape, characterDie: t.verdicts.character },
    broken: keyedSentences(refusals.broken, (carried) => ({
      ...factsOf(carried),
      ...calledIn(speech, phrases, carried),
    })),
  };
};
