import type { Asked } from '@warmoot/kernel';
import type { ReactNode } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { Always } from '../../shared/standing/Always.js';
import { SHARED } from '../../shared/words.js';
import type { Offer } from '../offers.js';
import type { PanelProps } from './types.js';

interface BattleFootProps {
  /** What the button says. */
  readonly act: string;
  /** Gold is the act that waits; another can be done as well, and does not. */
  readonly gold?: boolean;
  /** Why it cannot be pressed yet. */
  readonly off: string | null;
  readonly onAct: () => void;
  readonly busy: boolean;
  /** The focus comes here, and not to the title. */
  readonly isNext?: boolean;
  /** Other answers beside it. */
  readonly others?: ReactNode;
}

/** The foot of a decision: the one gold button, what else may be answered, and the board in words. */
export const BattleFoot = ({ act, gold = true, off, onAct, busy, isNext = false, others }: BattleFootProps) => {
  const { t } = useSpoken(SHARED);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws
    <div className="scene-foot battle-foot" role="group" aria-label={t.yourAnswer}>
      <Button
        kind={gold ? 'act' : 'line'}
        off={off}
        busy={busy}
        onClick={onAct}
        className="foot-act"
        data-next={isNext ? '' : undefined}
      >
        {act}
      </Button>
      {others}
    </div>
  );
};

interface OfferFootProps extends Pick<PanelProps, 'busy' | 'give' | 't'>, Pick<BattleFootProps, 'isNext'> {
  readonly act: string;
  /** What is picked: nothing can be pressed before. */
  readonly offer: Offer | null;
  /** Who is asked: where such an answer may stand, it can be set here. */
  readonly asked?: Asked;
  readonly others?: ReactNode;
}

/** The foot of a decision among offers: it gives the one that is picked. */
export const OfferFoot = ({ act, offer, asked, busy, give, isNext = false, others, t }: OfferFootProps) => {
  const onAct = (): void => {
    if (offer !== null) give(offer.choice);
  };
  return (
    <BattleFoot
      act={act}
      off={offer === null ? t.pickFirst : null}
      busy={busy}
      onAct={onAct}
      isNext={isNext}
      others={
        <>
          {asked === undefined || offer === null ? null : <Always asked={asked} choice={offer.choice} onAct={onAct} />}
          {others}
        </>
      }
    />
  );
};
