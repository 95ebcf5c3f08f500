import type { Asked } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { useMemo } from 'react';
import { Select } from '../../../design/forms/Select.js';
import { canLetGo, toggled } from '../letting.js';
import { type DuelRun, type DuelView, nameOf } from '../sheet.js';
import type { DuelWords } from '../words.js';

interface LetGoProps {
  readonly run: DuelRun;
  readonly view: DuelView;
  readonly asked: Asked;
  readonly who: number;
  readonly letting: saga.duel.LettingGo;
  readonly onLetGo: (letting: saga.duel.LettingGo) => void;
  readonly t: DuelWords;
}

/** What can be dropped or let go of together with an act; it changes which acts are open. */
export const LetGo = ({ run, view, asked, who, letting, onLetGo, t }: LetGoProps) => {
  const can = useMemo(() => canLetGo(run, asked, who), [run, asked, who]);
  const me = view.open.combatants[who];
  if (me === undefined || (can.drop.length === 0 && can.release.length === 0 && can.ready.length === 0)) return null;
  const gripped = (hand: 'left' | 'right'): string =>
    nameOf(view, view.open.grips.find((grip) => grip.holder === who && grip.hand === hand)?.victim ?? -1);
  const readyKey = letting.ready === undefined ? '' : `${letting.ready.left}/${letting.ready.right}`;
  const without = ({ ready: _, ...rest }: saga.duel.LettingGo): saga.duel.LettingGo => rest;
  const held = (item: (typeof can.ready)[number]['left']): string => (item === null ? t.nothing : t.items[item]);
  return (
    <fieldset className="duel-chips">
      <legend className="lab">{t.withIt}</legend>
      {can.drop.map((hand) => (
        <label key={`drop ${hand}`} className="duel-chip">
          <input
            type="checkbox"
            className="vh"
            checked={letting.drop?.includes(hand) ?? false}
            onChange={() => onLetGo(toggled(letting, 'drop', hand))}
          />
          <span>{t.drop({ what: t.items[me[hand] as NonNullable<typeof me.left>] })}</span>
        </label>
      ))}
      {can.release.map((hand) => (
        <label key={`release ${hand}`} className="duel-chip">
          <input
            type="checkbox"
            className="vh"
            checked={letting.release?.includes(hand) ?? false}
            onChange={() => onLetGo(toggled(letting, 'release', hand))}
          />
          <span>{t.release({ who: gripped(hand) })}</span>
        </label>
      ))}
      {can.ready.length === 0 ? null : (
        <Select
          label={t.readyFree}
          labelClass="duel-chip-select"
          options={can.ready.map((one) => ({
            key: `${one.left}/${one.right}`,
            label: `${t.leftHand}: ${held(one.left)}, ${t.rightHand}: ${held(one.right)}`,
          }))}
          at={readyKey}
          none={t.asTheyAre}
          onPick={(key) => {
            const ready = can.ready.find((one) => `${one.left}/${one.right}` === key);
            onLetGo(ready === undefined ? without(letting) : { ...letting, ready });
          }}
        />
      )}
    </fieldset>
  );
};
