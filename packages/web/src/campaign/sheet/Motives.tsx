import { saga } from '@warmoot/rules';
import type { ReactNode } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { useSpoken } from '../../words/speech.js';
import { MotiveNumber, motiveIcon } from './Whence.js';
import { SHEET } from './words.js';

/** The first of the names that a motivation has in the book: there is little room. */
const shortMotive = (name: string): string => name.split('/')[0] ?? name;

interface SideProps {
  readonly motive: saga.character.Motive;
  readonly side: 'left' | 'right';
  readonly strong: boolean;
  readonly drives: boolean;
  readonly children: ReactNode;
}

const Side = ({ motive, side, strong, drives, children }: SideProps) => {
  const { words } = useSpoken(SHEET);
  const name = words.character.motives[motive];
  return (
    <span className="motive" data-side={side} data-strong={strong || undefined} data-drives={drives || undefined}>
      <Icon name={motiveIcon(motive)} size={18} />
      <i title={name}>{shortMotive(name)}</i>
      <b>{children}</b>
    </span>
  );
};

/** Two bars from a middle line, the stronger one in ink. */
const Balance = ({ left, right }: { readonly left: number; readonly right: number }) => (
  <svg className="balance" viewBox="-10 -3 20 6" preserveAspectRatio="none" aria-hidden="true">
    <rect className={left > right ? 'strong' : 'weak'} x={-left} y="-1.2" width={left} height="2.4" />
    <rect className={right > left ? 'strong' : 'weak'} x="0" y="-1.2" width={right} height="2.4" />
    <path d="M0-3V3" />
  </svg>
);

interface PairsProps {
  readonly motives: saga.character.Motives;
  readonly driving: saga.campaign.Character['driving'];
  /** What stands for a rating; the plain number unless given. */
  readonly numberOf?: (motive: saga.character.Motive) => ReactNode;
}

/** The nine pairs as balances. */
export const MotivePairs = ({ motives, driving, numberOf = (motive) => motives[motive] }: PairsProps) => (
  <ul className="motive-pairs">
    {saga.character.MOTIVE_PAIRS.map(([left, right], pair) => {
      const strong = saga.character.strongerSide(motives, pair);
      const side = (motive: saga.character.Motive, at: 'left' | 'right') => (
        <Side
          motive={motive}
          side={at}
          strong={strong === motive}
          drives={driving.some((one) => one.motive === motive)}
        >
          {numberOf(motive)}
        </Side>
      );
      return (
        <li key={left}>
          {side(left, 'left')}
          <Balance left={motives[left]} right={motives[right]} />
          {side(right, 'right')}
        </li>
      );
    })}
  </ul>
);

export const Motives = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t } = useSpoken(SHEET);
  return (
    <>
      <h2>{t.moves}</h2>
      {who.motives === null ? (
        <p className="soft">{t.noMotives}</p>
      ) : (
        <MotivePairs
          motives={who.motives}
          driving={who.driving}
          numberOf={(motive) => <MotiveNumber who={who} motive={motive} />}
        />
      )}
    </>
  );
};
