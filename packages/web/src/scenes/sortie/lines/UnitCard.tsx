import type { sortie } from '@warmoot/rules';
import { signed, type Words } from '@warmoot/words';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { Icon, type IconName } from '../../../design/base/Icon.js';
import { Die } from '../Die.js';
import { iconOf, isIn, type SortieView, type Unit } from '../model.js';
import { doingText, fateText, handText, kindText, orderText, unitSpoken } from './doing.js';
import type { LinesWords } from './words.js';

/** As many dice as are drawn; of more there is a number. */
const MOST_DICE = 4;

/** The dice that a unit has in hand: its own sign on each, inked where they are penalties. */
const InHand = ({ n, icon, t }: { readonly n: number; readonly icon: IconName; readonly t: LinesWords }) => {
  const many = Math.abs(n);
  return (
    <span className="line-dice">
      <span className="line-row">
        {Array.from({ length: Math.min(many, MOST_DICE) }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places.
          <Die key={nth} size={22} {...(n < 0 ? { look: 'penalty' } : { icon })} />
        ))}
        {many > MOST_DICE ? <b>{signed(n)}</b> : null}
      </span>
      <i>{t.inHand({ n: handText(n) })}</i>
    </span>
  );
};

interface UnitCardProps {
  readonly unit: Unit;
  readonly units: readonly Unit[];
  readonly view: SortieView;
  /** The sign of whose it is, on its dice. */
  readonly charge: IconName;
  readonly isPicked: boolean;
  /** An order of the unit in hand may name it. */
  readonly isTarget: boolean;
  /** It is one's own and is to be given an order. */
  readonly isAsked: boolean;
  readonly planned: sortie.Order | null;
  readonly isStop: boolean;
  readonly onPress: () => void;
  readonly words: Words;
  readonly t: LinesWords;
}

/** A unit in its line: what it is, what it does, the dice in its hand; out of the battle an outline, upside down. */
export const UnitCard = (props: UnitCardProps) => {
  const { unit, units, view, charge, isPicked, isTarget, isAsked, planned, isStop, onPress, words, t } = props;
  const isOut = !isIn(unit);
  const fate = fateText(t, unit);
  const doing = doingText(t, view, units, unit);
  const plan = planned === null ? (isAsked ? t.noOrder : null) : orderText(t, units, unit, planned);
  const spoken = unitSpoken(words, t, view, units, unit, planned);
  return (
    <button
      type="button"
      className="line-unit"
      data-unit={unit.name}
      data-side={unit.side}
      data-out={isOut ? unit.fate : undefined}
      data-target={isTarget ? '' : undefined}
      data-planned={planned === null ? undefined : planned.order}
      aria-pressed={isPicked}
      aria-label={isTarget ? `${spoken} ${t.mayTarget}` : spoken}
      tabIndex={isStop ? 0 : -1}
      onClick={onPress}
    >
      <CounterPicture side={unit.side} icon={iconOf(unit)} gone={isOut} upturned={isOut} size={40} />
      <span className="line-text">
        <b>
          {unit.called}
          {isOut || unit.flankedBy.length === 0 ? null : (
            <span className="line-state">
              <Icon name="so-flanked" size={15} />
              <i>{t.flanked}</i>
            </span>
          )}
        </b>
        <span className="line-kind">{t.kindHeads({ kind: kindText(t, unit), heads: unit.heads })}</span>
        {fate === null ? null : <span className="line-does">{fate}</span>}
        {fate !== null || doing === null ? null : <span className="line-does">{doing}</span>}
        {fate !== null || doing !== null || plan === null ? null : (
          <span className="line-does" data-plan={planned === null ? undefined : ''}>
            {plan}
          </span>
        )}
      </span>
      {isOut ? null : <InHand n={unit.floating} icon={charge} t={t} />}
    </button>
  );
};
