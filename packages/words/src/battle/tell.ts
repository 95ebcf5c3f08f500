import { saga, war } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import type { Named } from '../say/index.js';
import { type Carried, factsOf, keyed, keyedSentences, type Speech } from '../speech.js';
import { battleBoard } from './board.js';
import { championName, clusterOf, unitInQuestion } from './facts.js';
import { type BattlePhrases, battlePhrases } from './phrases.js';
import { tellBattleEvents, tellBattleInShort } from './tellEvents.js';

const tellChoice = (
  { t: { battle } }: Speech,
  phrases: BattlePhrases,
): NonNullable<SceneWords<saga.battle.Battle>['choice']> => {
  const { choices: t } = battle;
  return (chosen, { sight }) => {
    const unit = (key: string): Named => phrases.keyed(sight, key);
    switch (chosen.choose) {
      case 'field':
        return t.field({ number: chosen.field + 1, field: phrases.field(sight.given.fields[chosen.field]) });
      case 'grow':
        return t.grow({ troop: battle.troops[chosen.troop] });
      case 'place':
        return battle.formation({
          formation: phrases.formation(sight, chosen.units),
          units: chosen.units
            .map(({ unit: key, at }) => battle.unitAt({ unit: unit(key), place: war.placeText(at) }))
            .join(', '),
        });
      case 'line':
        return phrases.line(chosen);
      case 'quick':
        return t.quick({ units: chosen.units.map(unit) });
      case 'move':
      case 'step':
        return t[chosen.choose]({ unit: unit(chosen.unit), place: war.placeText(chosen.to) });
      case 'clusters':
        return chosen.clusters
          .map(({ lone, many }) => battle.cluster({ lone: unit(lone), many: many.map(unit) }))
          .join('; ');
      case 'shoot':
        return t.shoot({ target: unit(chosen.target) });
      case 'fight': {
        const at = war.unitNamed(sight, chosen.unit);
        const its = sight.open.clusters.find(({ lone, many }) => lone === at || many.includes(at));
        return its === undefined ? unit(chosen.unit).named : phrases.cluster(sight, its);
      }
      case 'press':
        return t.press({ unit: unit(chosen.unit) });
      case 'back':
        return chosen.to === null
          ? t.takesLosses({ unit: unit(chosen.unit) })
          : t.back({ unit: unit(chosen.unit), place: war.placeText(chosen.to) });
      case 'challenge':
        return t.challenge({ own: chosen.own, enemy: chosen.enemy });
      default:
        return t.plain[chosen.choose];
    }
  };
};

const tellQuestions = (
  { t: { battle } }: Speech,
  phrases: BattlePhrases,
): NonNullable<SceneWords<saga.battle.Battle>['questions']> => {
  const { questions: t } = battle;
  return {
    ...t,
    move: ({ sight }) => t.move({ phase: sight.open.phase }),
    cluster: ({ sight, step }) => t.cluster({ units: phrases.names(sight, step.units) }),
    aim: (deciding) => t.aim({ unit: phrases.unit(deciding.sight, unitInQuestion(deciding)) }),
    press: ({ sight }) => {
      const lone = sight.open.fight === null ? -1 : clusterOf(sight, sight.open.fight.cluster).lone;
      return t.press({ unit: phrases.unit(sight, lone) });
    },
    fallBackChoice: ({ sight, step }) =>
      t.fallBackChoice({ units: phrases.names(sight, step.units), from: phrases.unit(sight, step.from) }),
    takeUp: ({ sight, step }) =>
      t.takeUp({ own: championName(sight, step.own), enemy: championName(sight, step.enemy) }),
  };
};

/** Who holds the field, how it ended, what stays lost, and who is in the enemy's hands. */
const tellOutcome = ({ t: { battle } }: Speech): SceneWords<saga.battle.Battle>['outcome'] => {
  const { outcome: t, troops } = battle;
  /** Outcomes written down before prisoners were counted have no number of them. */
  const soldiers = (all: Partial<saga.battle.ArmyOutcome['lost']> = {}): readonly string[] =>
    saga.battle.ALL_TROOPS.filter((troop) => (all[troop] ?? 0) > 0).map((troop) => `${all[troop]} ${troops[troop]}`);
  return ({ ending, rounds, holder, armies, champions }) =>
    [
      t.ended({ rounds, ending }),
      t.holder({ holder }),
      ...armies.map(({ name, lost, prisoners }) =>
        t.losses({ name, lost: soldiers(lost), prisoners: soldiers(prisoners) }),
      ),
      ...champions
        .filter(({ standing }) => standing !== 'in')
        .map(({ name, standing }) => t.champion({ name, standing })),
    ].join(' ');
};

/** The units that a refusal names, as this language calls them. */
const calledIn = (carried: Carried, { called }: BattlePhrases): Readonly<Record<string, Named | readonly Named[]>> => {
  const told = Object.entries(carried).filter(([of]) => ['unit', 'target', 'from', 'units'].includes(of));
  return Object.fromEntries(
    told.map(([of, name]) => [of, Array.isArray(name) ? name.map((one) => called(`${one}`)) : called(`${name}`)]),
  );
};

/** Mass Combat. */
export const tellBattle = (speech: Speech, about: string): SceneWords<saga.battle.Battle> => {
  const { battle: t } = speech.t;
  const phrases = battlePhrases(speech);
  return {
    about,
    opening: ({ sight: { given } }) =>
      t.opening({
        attacker: given.armies[0]?.name ?? '',
        defender: given.armies[1]?.name ?? '',
        defence: given.defence,
      }),
    formation: (sight, units) => phrases.formation(sight, units),
    unitName: (name) => phrases.called(name).named,
    units: (sight) => {
      const signs = saga.battle.unitSigns(sight);
      return sight.open.roster.map(({ name: key }, index) => {
        const { named, isMany } = phrases.unit(sight, index);
        return { index, key, name: named, isMany, sign: signs[index] as string };
      });
    },
    events: tellBattleEvents(speech, phrases),
    inShort: tellBattleInShort(speech, phrases),
    questions: tellQuestions(speech, phrases),
    choice: tellChoice(speech, phrases),
    // Staying and going on are the usual thing.
    isQuiet: ({ choose }) => choose === 'fightOn' || choose === 'done' || choose === 'goOn',
    part: (number) => t.round({ number }),
    stages: speech.t.stages.battle,
    outcome: tellOutcome(speech),
    board: battleBoard({ ...t.board, troops: t.troops }, phrases),
    tally: { ...keyed('troop', t.troops), ...t.tally },
    rating: t.strength,
    standing: speech.t.standing.battle,
    verdicts: { clash: speech.t.account.verdicts.fight, shot: speech.t.account.verdicts.fight },
    broken: keyedSentences(t.broken, (carried) => ({
      ...factsOf(carried),
      ...calledIn(carried, phrases),
      troop: (t.troops as Readonly<Record<string, string>>)[String(carried.troop)] ?? null,
    })),
  };
};
