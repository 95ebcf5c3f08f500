import { awaitedOf } from '@warmoot/words';
import { pickedOffer } from '../../../boards/hex/offers.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { SHARED } from '../../shared/words.js';
import { isFinal } from '../offers.js';
import { CommandFoot } from './CommandFoot.js';
import type { PanelProps } from './types.js';

/** Any other question, in the words of the rules: who goes first, a challenge, prisoners. */
export const Plain = ({ open, run, seat, busy, give, words }: PanelProps) => {
  const { t } = useSpoken(SHARED);
  const { decision, picked, asked } = open;
  const { lead, choices } = awaitedOf(words, run as never, seat);
  const offer = pickedOffer(decision, picked);
  const own = choices.filter((one) => one.asked.as === asked.as && one.asked.seat === asked.seat);
  const textOf = (nth: number): string => capital(own[nth]?.text ?? decision.offers[nth]?.choice.choose ?? '');
  const gives = (): void => {
    if (offer !== null && !busy) give(offer.choice);
  };
  return (
    <>
      <div className="field-body">
        <SceneHead title={t.yours} aside={asked.as} />
        <p className="scene-lead">{lead}</p>
        <div className="scene-rows">
          <RadioRows
            legend={lead}
            quietLegend
            rows={decision.offers.map(({ key }, nth) => ({ key, title: textOf(nth) }))}
            picked={picked.key}
            onPick={(key) => open.onPick({ ...picked, key })}
            onAgain={() => {
              if (offer !== null && !isFinal(offer.choice)) gives();
            }}
          />
        </div>
      </div>
      <CommandFoot
        act={offer === null ? t.decide : textOf(Number(offer.key))}
        off={offer === null ? t.pickFirst : null}
        busy={busy}
        onAct={gives}
      />
    </>
  );
};
