import type { saga } from '@warmoot/rules';
import { useMemo } from 'react';
import { bestFirst, foreseeing } from '../forecast.js';
import { CHECKED, chosenIn, decisionOf } from '../grouping.js';
import { nameOf } from '../sheet.js';
import { Matrix } from './Matrix.js';
import type { PanelProps } from './types.js';

type TheirActsProps = PanelProps & { readonly who: number; readonly victim: number };

/** What the other can do, by the answers open to me: to be read, not picked. */
export const TheirActs = ({ run, rules, view, who, victim, t, words }: TheirActsProps) => {
  const fighter = view.given.fighters[who];
  const { rows, plain } = useMemo(() => {
    const name = fighter?.name ?? '';
    const foresee = foreseeing(rules, view, who);
    const choices = (run.choices({ seat: fighter?.seat ?? '', as: name }) ?? []) as readonly saga.duel.ActChoice[];
    const mine = nameOf(view, victim);
    const decision = decisionOf(
      'chooseActs',
      choices.filter((one) => !('target' in one) || one.target === mine),
    );
    return {
      rows: decision.groups
        .filter(({ key }) => CHECKED.has(key))
        .map(({ key, choices: group }) => {
          const { choice } = chosenIn(decision, { group: key, fields: {}, letting: {} }, bestFirst(foresee, group));
          return { act: key, foresight: choice === null ? null : foresee(choice) };
        }),
      plain: decision.groups.filter(({ key }) => !CHECKED.has(key)).map(({ key }) => key as saga.duel.ActChoice['act']),
    };
  }, [run, rules, view, who, victim, fighter]);
  const hidden = fighter?.locks === null;
  return (
    <>
      <p className="mx-head-note small soft">{t.percentLead}</p>
      {rows.length === 0 ? null : (
        <Matrix
          rows={rows}
          caption={t.theirsTab({ who: fighter?.name ?? '' })}
          picked={null}
          onPick={null}
          detail={null}
          mine={false}
          scene={rules.scene}
          t={t}
          words={words}
        />
      )}
      <p className="closed small soft">
        <b>{t.plainActs}</b> {plain.map((act) => t.acts[act]).join(', ')}
      </p>
      {hidden ? <p className="closed small soft">{t.hiddenLocks({ who: fighter?.name ?? '' })}</p> : null}
    </>
  );
};
