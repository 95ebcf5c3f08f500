import type { command } from '@warmoot/rules';
import { useMemo } from 'react';
import { CounterPicture } from '../../../../boards/counter/Counter.js';
import { placeText } from '../../../../boards/terrain/naming.js';
import { Icon } from '../../../../design/base/Icon.js';
import type { usePressTwice } from '../../../../design/forms/usePressTwice.js';
import { WithRules } from '../../../../design/rules/WithRules.js';
import { CLASS_ICONS } from '../../classes.js';
import { forecastOf, priceText } from '../../forecast.js';
import type { Offer } from '../../offers.js';
import type { CommandWords } from '../../words.js';
import { lineText } from '../lines.js';
import type { PanelProps } from '../types.js';

export type Word = keyof CommandWords['answers'];

/** A unit as it will stand. */
const Changed = ({
  change,
  isEqual,
  props,
}: {
  readonly change: command.Future['units'][number];
  /** Its fight comes to nothing. */
  readonly isEqual: boolean;
  readonly props: PanelProps;
}) => {
  const { units, t } = props;
  const unit = units[change.unit];
  if (unit === undefined) return null;
  const { before, after } = change;
  const isGone = after.fate !== 'here' && before.fate === 'here';
  const state = isGone
    ? after.fate === 'left'
      ? t.futureState.leaves
      : t.futureState.routs
    : before.points === after.points
      ? before.damage === after.damage
        ? isEqual
          ? t.futureState.equal
          : t.futureState.same
        : t.damageOf({ n: after.damage - before.damage })
      : t.fromTo({ before: before.points, after: after.points });
  return (
    <li data-gone={isGone ? '' : undefined}>
      <CounterPicture
        side={unit.side}
        icon={CLASS_ICONS[unit.class]}
        gone={isGone}
        upturned={isGone && after.fate !== 'left'}
        chips={after.damage}
        purse={isGone ? undefined : { grade: unit.grade, points: after.points }}
        size={34}
      />
      <span>{unit.called}</span>
      <b>{state}</b>
    </li>
  );
};

/** Somebody whose attack or support only falls away is no part of the picture. */
const LAPSED: readonly string[] = ['attackIgnored', 'attackLapsed', 'supportLapsed'];

interface FutureProps {
  readonly offer: Offer;
  readonly name: string;
  readonly picked: boolean;
  readonly onPick: () => void;
  readonly hands: ReturnType<ReturnType<typeof usePressTwice>>;
  readonly props: PanelProps;
}

/** What follows from an answer: the units as they will stand, in the order in which they are asked, lines and sum. */
export const FutureCard = ({ offer, name, picked, onPick, hands, props }: FutureProps) => {
  const { open, view, units, t } = props;
  const { choice } = offer;
  const future = useMemo(() => forecastOf(view, open.asked, choice)?.all ?? null, [view, open.asked, choice]);
  const word = choice.choose as Word;
  const own = future?.lines[0];
  const equal = new Set(
    (future?.lines ?? []).flatMap(({ event }) =>
      event.event === 'clashed' && event.winner === null ? [event.unit] : [],
    ),
  );
  const isTold = ({ unit }: { readonly unit: number }): boolean =>
    future?.lines.some((line) => line.unit === unit && !LAPSED.includes(line.event.event)) === true;
  const lines = (future?.lines ?? []).flatMap(({ event }) => lineText(t, view, units, event) ?? []);
  return (
    <label className="future" data-on={picked ? '' : undefined} data-word={word}>
      <input type="radio" className="vh" name={name} value={offer.key} checked={picked} onChange={onPick} {...hands} />
      <span className="future-head">
        <span className="future-price" aria-hidden="true">
          {word === 'rout' ? (
            <Icon name="cm-rout" size={28} />
          ) : (own?.cost ?? 0) === 0 ? (
            <b>0</b>
          ) : (
            Array.from({ length: own?.cost ?? 0 }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no names
              <Icon key={nth} name="cm-point" size={20} className={picked ? 'loz loz-going' : 'loz'} />
            ))
          )}
        </span>
        <span>
          <b>
            {t.answers[word]}
            {offer.to === null ? '' : ` ${placeText(t, offer.to)}`}
          </b>
          <span className="future-note">{t.answerNotes[word]}</span>
        </span>
      </span>
      {future === null ? null : (
        <>
          <ul className="future-units">
            {future.units.filter(isTold).map((change) => (
              <Changed key={change.unit} change={change} isEqual={equal.has(change.unit)} props={props} />
            ))}
          </ul>
          <ol className="future-lines">
            {lines.map((line, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are told by their place
              <li key={nth}>{line}</li>
            ))}
            {future.isOver ? <li>{t.endsIt}</li> : null}
          </ol>
          <span className="future-sum">
            <span>{t.inAll}</span>
            <b>{priceText(t, future.prices[open.side], true)}</b>
          </span>
        </>
      )}
    </label>
  );
};

/** An answer that is not open, dashed, with the reason. */
export const ClosedFuture = ({
  word,
  reason,
  t,
}: {
  readonly word: Word;
  readonly reason: string;
  readonly t: CommandWords;
}) => (
  <div className="future" data-closed="" data-word={word}>
    <span className="future-head">
      <span className="future-price" />
      <span>
        <b>{t.answers[word]}</b>
        <span className="future-note">
          <WithRules text={reason} />
        </span>
      </span>
    </span>
  </div>
);
