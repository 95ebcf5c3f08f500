import { command, war } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import type { Named } from '../say/index.js';
import { type Carried, factsOf, keyedSentences, type Speech } from '../speech.js';
import { commandBoard } from './board.js';
import { armyName, type CommandPhrases, championName, commandPhrases } from './facts.js';
import { tellCommandEvents, tellCommandInShort, tellCommandSums } from './tellEvents.js';

type Words = SceneWords<command.Command>;

/** A choice, and its price at the end. */
const tellChoice = (speech: Speech, phrases: CommandPhrases): NonNullable<Words['choice']> => {
  const { choices, priced } = speech.t.command.asking;
  return (chosen, { sight }) => {
    const name = (key: string): Named => phrases.keyed(sight, key);
    const told = (): string => {
      switch (chosen.choose) {
        case 'challenge':
          return choices.challenge({ own: chosen.own, enemy: chosen.enemy });
        case 'resolve':
          return choices.resolve({ attacker: name(chosen.attacker), target: name(chosen.target) });
        default: {
          if (!('unit' in chosen)) return choices.plain[chosen.choose];
          const facts = Object.entries(chosen).map(([of, value]) =>
            of === 'hex' ? ['place', war.placeText(value as war.Place)] : [of, name(`${value}`)],
          );
          return choices[chosen.choose](Object.fromEntries(facts) as never);
        }
      }
    };
    return priced({ choice: told(), price: command.priceOf(sight, chosen) });
  };
};

const tellQuestions = (speech: Speech, phrases: CommandPhrases): NonNullable<Words['questions']> => {
  const { questions: t } = speech.t.command.asking;
  const unit = phrases.unit;
  return {
    takeTurns: t.takeTurns,
    deploy: t.deploy,
    volleys: t.volleys,
    movement: t.movement,
    attacks: t.attacks,
    defences: t.defences,
    combats: t.combats,
    challenge: t.challenge,
    quarter: t.quarter,
    volleyed: ({ sight, step }) => t.volleyed({ unit: unit(sight, step.unit), by: unit(sight, step.by) }),
    charged: ({ sight, step }) => t.charged({ unit: unit(sight, step.unit), by: unit(sight, step.by) }),
    attacked: ({ sight, step }) => t.attacked({ unit: unit(sight, step.unit), by: unit(sight, step.by) }),
    lost: ({ sight, step }) => t.lost({ unit: unit(sight, step.unit), by: unit(sight, step.by) }),
    left: ({ sight, step }) => t.left({ unit: unit(sight, step.unit), units: phrases.units(sight, step.among) }),
    check: ({ sight, step }) => t.check({ routed: unit(sight, step.routed) }),
    survivors: ({ sight, step }) => t.survivors({ routed: unit(sight, step.routed) }),
    takeUp: ({ sight, step }) =>
      t.takeUp({ own: championName(sight, step.own), enemy: championName(sight, step.enemy) }),
    shaken: ({ sight, step }) =>
      t.shaken({ unit: unit(sight, step.unit), champion: championName(sight, step.champion) }),
  };
};

/** COMMAND-END-004, COMMAND-END-006: what decided a battle in which both still stood; null where that was not asked. */
const decidedBy = ({ ending, winner, armies: [north, south] }: command.CommandOutcome) => {
  if (winner === null || (ending !== 'roundLimit' && ending !== 'quiet')) return null;
  if (north?.objectives !== south?.objectives) return 'objectives';
  return north?.objectives === 0 ? 'health' : 'even';
};

/** Who has won and by what, how each army stands, and what has become of its people. */
const tellOutcome = (speech: Speech, phrases: CommandPhrases): Words['outcome'] => {
  const { outcome: t } = speech.t.command.telling;
  const { fates } = speech.t.command.names;
  const armyText = (
    { name, health, objectives, units }: command.CommandOutcome['armies'][0],
    hasObjectives: boolean,
  ): string =>
    t.army({
      name,
      health,
      objectives: hasObjectives ? objectives : null,
      units: units.length,
      standing: units.filter(({ fate }) => fate === 'here' || fate === 'left').length,
      gone: units
        .filter(({ fate }) => fate !== 'here')
        .map((unit) => t.gone({ unit: phrases.called(unit.name), fate: fates[unit.fate] })),
      lost: units.reduce((sum, { soldiers }) => sum + (soldiers === null ? 0 : soldiers.before - soldiers.after), 0),
      prisoners: units.reduce((sum, { soldiers }) => sum + (soldiers?.prisoners ?? 0), 0),
    });
  return (outcome) => {
    const { winner, rounds, ending, armies, champions } = outcome;
    const hasObjectives = armies.some(({ objectives }) => objectives > 0);
    return [
      t.ended({ winner, rounds, ending, by: decidedBy(outcome) ?? 'none' }),
      ...armies.map((army) => armyText(army, hasObjectives)),
      ...champions
        .filter(({ standing }) => standing !== 'in')
        .map(({ name, standing }) => t.champion({ name, standing })),
    ].join(' ');
  };
};

/** The units that a refusal names, as this language calls them. */
const calledIn = (carried: Carried, { called }: CommandPhrases): Readonly<Record<string, Named | readonly Named[]>> => {
  const told = Object.entries(carried).filter(([of]) =>
    ['unit', 'target', 'attacker', 'defender', 'asked'].includes(of),
  );
  return Object.fromEntries(
    told.map(([of, name]) => [of, Array.isArray(name) ? name.map((one) => called(`${one}`)) : called(`${name}`)]),
  );
};

/** War by command points. */
export const tellCommand = (speech: Speech, about: string): SceneWords<command.Command> => {
  const { names, telling: t, refusals } = speech.t.command;
  const phrases = commandPhrases(speech);
  return {
    about,
    opening: ({ sight }) =>
      t.opening({
        north: armyName(sight, 0),
        south: armyName(sight, 1),
        units: sight.open.roster.length,
        ambush: sight.given.ambush === null ? null : armyName(sight, sight.given.ambush),
        objectives: sight.given.options['command.objectiveHexes'].length,
      } as never),
    unitName: (name) => phrases.called(name).named,
    units: (sight) => {
      const signs = command.unitSigns(sight);
      return sight.open.roster.map(({ name: key }, index) => {
        const { named, isMany } = phrases.unit(sight, index);
        return { index, key, name: named, isMany, sign: signs[index] as string };
      });
    },
    events: tellCommandEvents(speech, phrases),
    inShort: tellCommandInShort(speech, phrases),
    sums: tellCommandSums(speech, phrases),
    board: commandBoard(speech, phrases),
    questions: tellQuestions(speech, phrases),
    choice: tellChoice(speech, phrases),
    // Going on is the usual thing.
    isQuiet: ({ choose }) => choose === 'goOn',
    part: (number) => t.part({ number }),
    stages: speech.t.stages.command,
    fields: names.fields,
    thrownFor: ({ sight, step }) => {
      if (step.step === 'lead') return t.thrownFor.lead({ army: armyName(sight, step.side) });
      return step.step === 'getAway' || step.step === 'wounded' ? t.thrownFor[step.step]({ who: step.who }) : null;
    },
    outcome: tellOutcome(speech, phrases),
    tally: names.tally,
    broken: keyedSentences(refusals.broken, (carried) => ({ ...factsOf(carried), ...calledIn(carried, phrases) })),
  };
};
