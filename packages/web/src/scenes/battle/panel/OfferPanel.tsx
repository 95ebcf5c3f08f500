import type { ReactNode } from 'react';
import { pickedOffer } from '../../../boards/hex/offers.js';
import { type ChoiceRow, RadioRows } from '../../../design/forms/RadioRows.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { isFinal, type Offer } from '../offers.js';
import { OfferFoot } from './BattleFoot.js';
import type { PanelProps } from './types.js';

interface OfferPanelProps {
  readonly of: PanelProps;
  readonly head: string;
  /** What stands at the end of the head. */
  readonly aside?: ReactNode;
  readonly note?: string | null;
  /** What stands above the rows. */
  readonly lead?: ReactNode;
  readonly rows: readonly ChoiceRow[];
  /** What stands below them. */
  readonly below?: ReactNode;
  readonly act: string;
  /** What is given: the offer of the picked row, unless another is named. */
  readonly offer?: Offer | null;
  readonly onPick?: (key: string) => void;
  readonly others?: ReactNode;
  /** Whether the answer can be set to stand beside the gold button; else the panel has its own way. */
  readonly always?: boolean;
  /** The focus comes to the gold button, and not to the head. */
  readonly isNext?: boolean;
}

/** A decision among offers: one row each, and the foot that gives the one that is picked. */
export const OfferPanel = ({
  of,
  head,
  aside = null,
  note = null,
  lead,
  rows,
  below,
  act,
  ...more
}: OfferPanelProps) => {
  const { open, busy, give, t } = of;
  const { decision, picked } = open;
  const {
    offer = pickedOffer(decision, picked),
    onPick = (key) => open.onPick({ ...picked, key }),
    others,
    always = true,
    isNext = false,
  } = more;
  return (
    <>
      <div className="battle-body">
        <SceneHead title={head} aside={aside} />
        {note === null ? null : <p className="scene-wait">{note}</p>}
        {lead}
        <div className="scene-rows">
          <RadioRows
            legend={head}
            quietLegend
            rows={rows}
            picked={offer?.key ?? null}
            onPick={onPick}
            onAgain={() => {
              if (offer !== null && !busy && !isFinal(offer.choice)) give(offer.choice);
            }}
          />
        </div>
        {below}
      </div>
      <OfferFoot
        act={act}
        offer={offer}
        {...(always && { asked: open.asked })}
        busy={busy}
        give={give}
        isNext={isNext}
        t={t}
        others={others}
      />
    </>
  );
};
