import type { saga } from '@warmoot/rules';
import type { AnySceneWords, SceneWords } from '../catalogue/words.js';
import { factsOf, keyedSentences, type Speech } from '../speech.js';
import { tallied } from './facts.js';
import type { DuelPhrases } from './phrases.js';

type Fighter = saga.duel.DuelOutcome['fighters'][number];

/** Who won and when, what became of each, what was left lying. */
export const tellOutcome = (
  { t: { names, duel } }: Speech,
  phrases: DuelPhrases,
): SceneWords<saga.duel.Duel>['outcome'] => {
  const { outcome: t } = duel;

  const takenText = ({ taken }: Fighter): string => {
    if (taken.length === 0) return t.noNewWound;
    const all = tallied(taken).map(({ part, severity, many }) => t.taken({ part: names.parts[part], severity, many }));
    return t.wounds({ all });
  };

  const fighterText = (fighter: Fighter, prisoners: readonly string[]): string => {
    const { name, standing, dyingSince } = fighter;
    const parts = [
      ...(standing === 'in' ? [] : [t.standing[standing]]),
      takenText(fighter),
      ...(dyingSince === null ? [] : [t.dying({ round: dyingSince })]),
      ...(prisoners.includes(name) ? [t.prisoner] : []),
    ];
    return `${name}: ${parts.join(', ')}.`;
  };

  return ({ ending, rounds, fighters, prisoners, lost }, { sight }) => {
    const when = t.when({ rounds });
    const how =
      ending === 'side1' || ending === 'side2'
        ? t.wins({ side: phrases.side(sight, ending === 'side1' ? 1 : 2), when })
        : t[ending]({ when });
    const left = lost.length === 0 ? [] : [t.leftLying({ items: lost.map((item) => names.items[item]) })];
    return [how, ...fighters.map((fighter) => fighterText(fighter, prisoners)), ...left].join(' ');
  };
};

/** What cannot be done in a fight, why, and what could be done instead. */
export const tellDuelBroken = ({ t: { names, duel } }: Speech): AnySceneWords['broken'] => {
  const { unknown, broken } = duel.refusals;
  const found = <A>(words: Readonly<Record<string, A>>, key: unknown): A | undefined =>
    typeof key === 'string' && Object.hasOwn(words, key) ? words[key] : undefined;
  return keyedSentences(broken, (carried) => ({
    ...factsOf(carried),
    act: found(names.acts, carried.act) ?? unknown.act,
    item: found(names.items, carried.item) ?? unknown.item,
    part: found(names.parts, carried.part) ?? unknown.part,
    skill: names.skills[carried.skill as saga.duel.HandSkill] ?? '',
  }));
};
