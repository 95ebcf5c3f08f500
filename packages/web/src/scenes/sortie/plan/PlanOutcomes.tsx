import { approx, type Chance } from '@warmoot/kernel';
import type { sortie } from '@warmoot/rules';
import { useState } from 'react';
import { percentText } from '../../../design/chance/Chance.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { Side } from '../model.js';
import { PartSwatch } from './OutcomeBar.js';
import { PLAN, type PlanWords } from './words.js';

/** Long numbers in groups of three. */
const groups = (n: bigint): string => `${n}`.replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** "1 540 628 in 2 821 109" */
export const useFraction = (): ((of: Chance) => string) => {
  const { ui } = useWords();
  return ({ ways, of }) => ui.chance.in({ ways: groups(ways), of: groups(of) });
};

/** What becomes of one of the two, in clauses. */
const clauses = (t: PlanWords['means']['mine'], change: sortie.Change): readonly string[] => [
  ...(change.fate === null ? [] : [t[change.fate]]),
  ...(change.flanked ? [t.flanked] : []),
  ...(change.dice > 0 ? [t.gains({ n: change.dice })] : []),
  ...(change.dice < 0 ? [t.loses({ n: -change.dice })] : []),
  ...(change.away > 0 ? [t.away({ n: change.away })] : []),
];

/** What one way of coming out does to the two; who has lost first. */
export const meaningText = (t: PlanWords, { part, mine, theirs }: sortie.Meaning, staked: boolean): string => {
  const [my, their] = [clauses(t.means.mine, mine), clauses(t.means.theirs, theirs)];
  const told = part?.startsWith('theirs') === true ? [...my, ...their] : [...their, ...my];
  if (told.length > 0) return capital(told.join('; '));
  return part === 'equal' && staked ? t.means.spent : t.means.nothing;
};

interface OutcomesProps {
  readonly means: readonly sortie.Meaning[];
  readonly odds: sortie.SortieOdds;
  readonly side: Side;
  readonly staked: boolean;
}

/** The seven ways in which it may come out: what each does, and how likely it is. A press on the percent gives the fraction. */
export const Outcomes = ({ means, odds, side, staked }: OutcomesProps) => {
  const { t } = useSpoken(PLAN);
  const { ui } = useWords();
  const fraction = useFraction();
  const [opened, setOpened] = useState<sortie.Part | null>(null);
  return (
    <table className="outcomes">
      <caption className="vh">{t.outcomes}</caption>
      <tbody>
        {means.map((meaning) => {
          const { part } = meaning;
          if (part === null) return null;
          const chance = odds.parts[part];
          const isOpen = part === opened;
          return (
            <tr key={part} data-part={part} data-never={approx(chance) === 0 || undefined}>
              <td className="outcome-look">
                <PartSwatch part={part} side={side} />
              </td>
              <th scope="row">
                <span aria-hidden="true">{t.parts[part]}</span>
                <span className="vh">{t.partsSpoken[part]}</span>
              </th>
              <td>
                {meaningText(t, meaning, staked)}
                {isOpen ? <small>{fraction(chance)}</small> : null}
              </td>
              <td className="outcome-chance">
                <button
                  type="button"
                  className="opens"
                  aria-expanded={isOpen}
                  aria-label={`${percentText(ui, chance)}. ${t.fractionOf({ part: t.partsSpoken[part] })}`}
                  title={fraction(chance)}
                  onClick={() => setOpened(isOpen ? null : part)}
                >
                  {percentText(ui, chance)}
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
