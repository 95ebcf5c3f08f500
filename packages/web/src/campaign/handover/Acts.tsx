import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { Icon } from '../../design/base/Icon.js';
import { Button, ButtonLink } from '../../design/forms/Button.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Asking } from './asked.js';
import { isEnd, type Offer, refusesOffer } from './offers.js';
import type { usePlayOn } from './usePlayOn.js';
import type { ToldOffer } from './useTold.js';
import { NEXT } from './words.js';

interface ActsProps {
  readonly after: saga.campaign.Entry;
  readonly offer: Offer;
  readonly told: ToldOffer;
  readonly day: number;
  readonly ways: ReturnType<typeof usePlayOn>;
  readonly onName: () => void;
  /** Who is asked before it begins; null where nobody is. */
  readonly asking: Asking | null;
  /** Whether they are being asked. */
  readonly isAsked: boolean;
}

/** Play on now, put it on a day, or leave it open. */
export const Acts = ({ after, offer, told, day, ways, onName, asking, isAsked }: ActsProps) => {
  const { t, words, seen, table, shortDate } = useCampaignIn(NEXT);
  const announce = useAnnounce();
  const whyNot = (on: number): string | null => {
    const refusal = refusesOffer(seen, after, offer, on);
    return refusal === null ? null : refusalText(words, refusal);
  };
  const stands = offer.offer === 'next' ? offer.stands : null;
  const isBegun = stands?.state === 'running' || stands?.state === 'done';
  const put = async (): Promise<void> => {
    if (offer.offer !== 'next' || !(await ways.putOn(offer, told.called, day))) return;
    announce(t.isPut({ title: told.called.title, date: shortDate(day) }));
  };
  const date = shortDate(day);
  const setsOut = offer.offer === 'next' && offer.next.kind === 'march';
  const putOn = (setsOut ? t.setOut : t.putOn)({ date });
  return (
    <div className="next-acts">
      {offer.offer === 'other' ? (
        <Button kind="act" aria-haspopup="dialog" onClick={onName}>
          {t.name}
        </Button>
      ) : stands?.state === 'running' ? (
        <ButtonLink kind="act" href={`/t/${table}`}>
          {t.toTable}
        </ButtonLink>
      ) : stands?.state === 'done' ? (
        <ButtonLink kind="act" href={`/t/${table}/next/${stands.id}`}>
          {t.comes}
        </ButtonLink>
      ) : (
        <Button
          kind="act"
          busy={ways.busy}
          off={isAsked ? t.isAsked : whyNot(saga.calendar.lastDay(after))}
          onClick={() => ways.playOn(offer, told.called)}
        >
          <Icon name="ui-next" size={20} />
          {isEnd(offer) ? t.endHere : asking === null ? t.playOn : t.askOn}
        </Button>
      )}
      {offer.offer !== 'next' || isEnd(offer) || isBegun || isAsked || stands?.day === day ? null : (
        <Button busy={ways.busy} off={whyNot(day)} aria-label={putOn} onClick={() => void put()}>
          <Icon name="tv-day" size={20} />
          <span className="next-wide">{putOn}</span>
          <span className="next-narrow">{date}</span>
        </Button>
      )}
      <Button kind="quiet" busy={ways.busy} aria-label={t.leave} onClick={ways.leave}>
        <span className="next-wide">{t.leave}</span>
        <span className="next-narrow">{t.leaveShort}</span>
      </Button>
    </div>
  );
};
