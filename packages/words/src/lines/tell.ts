import type { RulingChoice } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Moment, SceneWords, Told } from '../catalogue/words.js';
import { tellRuling } from '../check/ruling.js';
import { capital } from '../plain.js';
import { tellSkirmishChoice, tellSkirmishQuestions } from '../skirmish/tellAsking.js';
import { figureVerdicts, tellBroken } from '../skirmish/tellBroken.js';
import { tellFaring, tellSkirmishSums } from '../skirmish/tellFaring.js';
import { tellFighting } from '../skirmish/tellFighting.js';
import { tellGrappling } from '../skirmish/tellGrappling.js';
import type { Speech } from '../speech.js';
import { linesBoard } from './board.js';
import { armyName, capitals, type LinesPhrases, linesPhrases } from './facts.js';
import { tellLinesChoice, tellLinesQuestions, tellLinesThrownFor } from './tellAsking.js';
import { tellUnitsFighting } from './tellFighting.js';
import { tellUnitsMoving } from './tellMoving.js';
import { tellLinesSums, tellUnitsNerve } from './tellNerve.js';
import { tellLinesOutcome } from './tellOutcome.js';

type Words = SceneWords<warband.Battle>;
type At = Moment<warband.Battle>;

/** What is told of figures, as in a skirmish: all that it asks of the facts, a battle has. */
const tellFigures = (speech: Speech, phrases: LinesPhrases): Words['events'] =>
  ({
    ...tellFighting(speech, phrases),
    ...tellGrappling(speech, phrases),
    ...tellFaring(speech, phrases),
  }) as unknown as Words['events'];

const isText = (told: Told): told is string => typeof told === 'string';

/** Every sentence with a capital, for ranks begin with a small letter. */
const written = (events: Words['events']): Words['events'] =>
  Object.fromEntries(
    Object.entries(events).map(([event, tell]) => [
      event,
      (of: never, at: At) => {
        const told = (tell as (of: never, at: At) => Told)(of, at);
        return isText(told) ? capital(told) : told.map(capital);
      },
    ]),
  ) as unknown as Words['events'];

const tellVerdicts = (speech: Speech): NonNullable<Words['verdicts']> => {
  const { verdicts } = speech.t.skirmish.faring;
  const { verdicts: t } = speech.t.lines.asking;
  return {
    ...figureVerdicts(speech),
    rankRow: verdicts.row,
    rankSave: verdicts.retreat,
    obstacleTest: t.obstacle,
    manoeuvreDie: verdicts.gambit,
    cavalryDie: verdicts.morale,
    swapSave: t.save,
    lot: t.lot,
    strayLot: t.lot,
    returnDie: t.back,
    casualtyDie: verdicts.survival,
  };
};

/** A battle of ranked units. */
export const tellLines = (speech: Speech, about: string): Words => {
  const { board: t, fighting, names } = speech.t.lines;
  const { faring, sums } = speech.t.skirmish;
  const phrases = linesPhrases(speech);
  const ruling = tellRuling(speech, {});
  const figureChoice = tellSkirmishChoice(speech, phrases, (chosen, at) =>
    ruling.choice(chosen as RulingChoice, at as never),
  ) as unknown as NonNullable<Words['choice']>;
  return {
    about,
    opening: ({ sight }) =>
      t.opening({
        a: armyName(sight, 0),
        b: armyName(sight, 1),
        units: sight.open.units.length,
        figures: sight.open.units.reduce((all, unit) => all + warband.figuresIn(unit), 0),
        width: sight.given.field.width,
        height: sight.given.field.height,
        surprised: sight.given.surprised === null ? null : armyName(sight, sight.given.surprised),
      }),
    unitName: (name) => phrases.unitCalled(name).named,
    units: (sight) => {
      const signs = warband.unitSigns(sight);
      return sight.open.units.map(({ name: key }, index) => {
        const { named, isMany } = phrases.unit(sight, index);
        return { index, key, name: named, isMany, sign: signs[index] as string };
      });
    },
    noted: (sight) => sight.open.roster.map(({ name: key }, index) => ({ key, name: phrases.noted(sight, index) })),
    called: (as, { sight }) => phrases.actor(sight, as).named,
    events: written({
      ...(ruling.events as unknown as Words['events']),
      ...tellFigures(speech, phrases),
      ...tellUnitsMoving(speech, phrases),
      ...tellUnitsFighting(speech, phrases),
      ...tellUnitsNerve(speech, phrases),
    }),
    inShort: {
      unitPlaced: (events, { sight }) =>
        fighting.placedMany({
          army: armyName(sight, sight.open.units[events[0]?.unit ?? 0]?.side ?? 0),
          n: events.length,
        }),
      casualtyFound: (events) =>
        fighting.casualties({ n: events.length, alive: events.filter(({ lives }) => lives).length }),
    },
    sums: {
      ...(tellSkirmishSums(speech, phrases) as unknown as NonNullable<Words['sums']>),
      ...tellLinesSums(speech, phrases),
    },
    board: linesBoard(speech, phrases),
    questions: {
      ...(ruling.questions as unknown as NonNullable<Words['questions']>),
      ...(tellSkirmishQuestions(speech, phrases) as unknown as NonNullable<Words['questions']>),
      ...tellLinesQuestions(speech, phrases),
    },
    choice: tellLinesChoice(speech, phrases, figureChoice),
    // The end of a part needs no line, and of attacks their dice tell.
    isQuiet: ({ choose }) => ['pass', 'attack', 'shoot', 'throw'].includes(choose),
    part: (number) => faring.part({ number }),
    stages: speech.t.stages.skirmish,
    fields: { ...sums.fields, ...t.fields },
    thrownFor: tellLinesThrownFor(speech, phrases),
    outcome: tellLinesOutcome(speech, phrases),
    tally: sums.tally,
    results: faring.results,
    weak: { miss: true, ally: true, fails: true, disorder: true },
    verdicts: tellVerdicts(speech),
    broken: Object.fromEntries(
      Object.entries(tellBroken(speech, phrases, { ...speech.t.skirmish.names.acts, ...names.acts })).map(
        ([key, tell]) => [key, (facts: Parameters<typeof tell>[0]) => capitals(tell(facts))],
      ),
    ),
  };
};
