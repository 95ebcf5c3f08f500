import { CounterPicture } from '../../../../boards/counter/Counter.js';
import { SceneTitle } from '../../../shared/SceneHead.js';
import { CLASS_ICONS } from '../../classes.js';
import { ownTotals } from '../../forecast.js';
import { other, stepOf, subject, type Unit } from '../../model.js';
import type { CommandWords } from '../../words.js';
import type { PanelProps } from '../types.js';

/** Who made one answer, by the step that asks. */
const causeOf = ({ view, units }: PanelProps): Unit | undefined => {
  const step = stepOf(view);
  if (step === null) return undefined;
  if ('by' in step) return units[step.by];
  if (step.step === 'left') return units[step.unit];
  if (step.step === 'check' || step.step === 'survivors') return units[step.routed];
  return undefined;
};

/** The call: who must answer, why, and who waits. */
export const Cause = ({ unit, props }: { readonly unit: Unit; readonly props: PanelProps }) => {
  const { view, open, people, fight, t } = props;
  const step = stepOf(view)?.step;
  const by = causeOf(props);
  const cause = t.causes[step as keyof CommandWords['causes']];
  const text = typeof cause === 'string' ? cause : by === undefined ? '' : cause?.({ by: subject(by) } as never);
  const waiting = view.given.armies[other(open.side)]?.seat ?? '';
  const who = people[waiting]?.name ?? waiting;
  const totals = fight === null ? null : ownTotals(t, props.units, fight, open.side);
  const left = view.open.attacks.filter((target) => target >= 0).length;
  return (
    <header className="command-cause">
      <CounterPicture side={unit.side} icon={CLASS_ICONS[unit.class]} chips={unit.damage} size={46} />
      <div>
        <SceneTitle>{t.must({ who: unit.called })}</SceneTitle>
        <p>
          {text} {waiting === open.asked.seat ? '' : t.waits({ who })}
        </p>
      </div>
      {totals === null ? null : (
        <p className="cause-totals" data-long={`${totals.own}${totals.others}`.length > 4 ? '' : undefined}>
          <b>{totals.own}</b> {t.againstWord} <b>{totals.others}</b>
          {step === 'lost' && left > 0 ? <span>{t.firstOf({ n: left + 1 })}</span> : null}
        </p>
      )}
    </header>
  );
};
