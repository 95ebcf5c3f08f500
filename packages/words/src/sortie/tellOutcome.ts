import type { sortie } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import type { Speech } from '../speech.js';
import type { SortiePhrases } from './facts.js';

type Units = readonly sortie.UnitOutcome[];

const total = (units: Units, of: 'fit' | 'injured' | 'dead' | 'prisoners' | 'heads'): number =>
  units.reduce((sum, unit) => sum + unit[of], 0);

/** Who has won, what is left of each army, and what has become of its people. */
export const tellSortieOutcome = (speech: Speech, phrases: SortiePhrases): SceneWords<sortie.Sortie>['outcome'] => {
  const { outcome: t } = speech.t.sortie.telling;
  const { fates } = speech.t.sortie.names;
  const goneFrom = (units: Units): readonly string[] =>
    [...new Set(units.map(({ fate }) => fate))]
      .filter((fate) => fate !== 'here')
      .map((fate) => {
        const gone = units.filter((unit) => unit.fate === fate);
        return t.gone({ fate: fates[fate], units: gone.map(({ name }) => phrases.called(name)) });
      });
  /** SORTIE-SAGA-010: whoever of a saga's army is hurt and not taken comes back; nobody else does. */
  const ofSaga = (armies: sortie.SortieOutcome['armies']): readonly string[] => {
    const hurt = armies.filter(({ units }) => units.some(({ injured, prisoners }) => injured > 0 && prisoners === 0));
    const days = [...new Set(hurt.flatMap(({ returns }) => returns?.days ?? []))];
    const isLost = armies.some(({ units }) => total(units, 'dead') + total(units, 'prisoners') > 0);
    const told = [
      ...days.map((n) => {
        const names = hurt.filter(({ returns }) => returns?.days === n).map(({ name }) => name);
        return t.away({ names, days: n });
      }),
      ...(isLost ? [t.forGood] : []),
    ];
    return told.length === 0 ? [] : [...told, '[SORTIE-SAGA-010]'];
  };
  const afterwards = ({ armies, returns }: sortie.SortieOutcome): readonly string[] => {
    if (armies.some((army) => army.returns !== null)) return ofSaga(armies);
    return armies.some(({ units }) => total(units, 'injured') + total(units, 'dead') > 0) ? [t.returns(returns)] : [];
  };
  return ({ winner, rounds, ending, armies, characters, returns }) =>
    [
      t.ended({ winner, rounds, ending }),
      ...armies.flatMap(({ name, units }) => [
        t.army({
          name,
          heads: total(units, 'heads'),
          fit: total(units, 'fit'),
          injured: total(units, 'injured'),
          dead: total(units, 'dead'),
          prisoners: total(units, 'prisoners'),
        }),
        ...goneFrom(units),
      ]),
      ...characters.map(({ who, end, captured }) => t.character({ who, end, captured } as never)),
      ...afterwards({ winner, rounds, ending, armies, characters, returns }),
    ].join(' ');
};
