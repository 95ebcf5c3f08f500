import { saga } from '@warmoot/rules';
import type { ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import { Icon, type IconName } from '../base/Icon.js';
import './motives.css';

type Motive = saga.character.Motive;

/** The symbol of a motivation. */
export const motiveIcon = (motive: Motive): IconName => {
  const at = saga.character.MOTIVE_PAIRS.findIndex(([left, right]) => left === motive || right === motive);
  const side = saga.character.MOTIVE_PAIRS[at]?.[0] === motive ? 'a' : 'b';
  return `mo-${(at + 1) as 1}${side}`;
};

/** The first of the names that a motivation has in the book: there is little room. */
export const shortMotive = (name: string): string => name.split('/')[0] ?? name;

interface SideProps {
  readonly motive: Motive;
  readonly side: 'left' | 'right';
  readonly strong: boolean;
  readonly drives: boolean;
  readonly isPicked: boolean;
  readonly onPick: ((motive: Motive) => void) | null;
  readonly children: ReactNode;
}

const Side = ({ motive, side, strong, drives, isPicked, onPick, children }: SideProps) => {
  const { words } = useWords();
  const name = words.character.motives[motive];
  const marks = {
    className: 'motive',
    'data-side': side,
    'data-strong': strong || undefined,
    'data-drives': drives || undefined,
    'data-picked': isPicked || undefined,
  };
  const inside = (
    <>
      <Icon name={motiveIcon(motive)} size={18} />
      <i title={name}>{shortMotive(name)}</i>
      <b>{children}</b>
    </>
  );
  return onPick === null ? (
    <span {...marks}>{inside}</span>
  ) : (
    <button type="button" {...marks} aria-pressed={isPicked} onClick={() => onPick(motive)}>
      {inside}
    </button>
  );
};

interface BalanceProps {
  readonly left: number;
  readonly right: number;
  readonly picked: 'left' | 'right' | null;
}

/** Two bars from a middle line, the stronger one in ink. */
const Balance = ({ left, right, picked }: BalanceProps) => (
  <svg className="balance" viewBox="-10 -3 20 6" preserveAspectRatio="none" aria-hidden="true">
    <rect
      className={left > right ? 'strong' : 'weak'}
      data-picked={picked === 'left' || undefined}
      x={-left}
      y="-1.2"
      width={left}
      height="2.4"
    />
    <rect
      className={right > left ? 'strong' : 'weak'}
      data-picked={picked === 'right' || undefined}
      x="0"
      y="-1.2"
      width={right}
      height="2.4"
    />
    <path d="M0-3V3" />
  </svg>
);

interface PairsProps {
  readonly motives: saga.character.Motives;
  readonly driving: readonly { readonly motive: Motive }[];
  /** What stands for a rating; the plain number unless given. */
  readonly numberOf?: (motive: Motive) => ReactNode;
  /** The motivation that is meant just now. */
  readonly picked?: Motive | null;
  /** Picks a motivation; null where there is nothing to pick one for. */
  readonly onPick?: ((motive: Motive) => void) | null;
}

/** The nine pairs as balances. */
export const MotivePairs = ({
  motives,
  driving,
  numberOf = (motive) => motives[motive],
  picked = null,
  onPick = null,
}: PairsProps) => (
  <ul className="motive-pairs">
    {saga.character.MOTIVE_PAIRS.map(([left, right], pair) => {
      const strong = saga.character.strongerSide(motives, pair);
      const side = (motive: Motive, at: 'left' | 'right') => (
        <Side
          motive={motive}
          side={at}
          strong={strong === motive}
          drives={driving.some((one) => one.motive === motive)}
          isPicked={picked === motive}
          onPick={onPick}
        >
          {numberOf(motive)}
        </Side>
      );
      return (
        <li key={left}>
          {side(left, 'left')}
          <Balance
            left={motives[left]}
            right={motives[right]}
            picked={picked === left ? 'left' : picked === right ? 'right' : null}
          />
          {side(right, 'right')}
        </li>
      );
    })}
  </ul>
);
