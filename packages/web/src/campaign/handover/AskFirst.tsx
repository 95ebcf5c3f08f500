import { entryTitle } from '@warmoot/words';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import { Proposals } from '../../table/rulings/Proposals.js';
import { useCampaignIn } from '../useCampaign.js';
import { type Asking, proposalOn } from './asked.js';
import type { Offer } from './offers.js';
import { NEXT } from './words.js';

interface AskFirstProps {
  readonly offer: Offer;
  readonly asking: Asking | null;
}

/**
 * Whose word it takes before a scene begins. Before it is pressed: who will be asked, and what comes of yes and no; then
 * what they say; then that it begins, or that nothing came of it.
 */
export const AskFirst = ({ offer, asking }: AskFirstProps) => {
  const { t, words, sitting, people, atTable, plays, table, shortDate } = useCampaignIn(NEXT);
  const [, goTo] = useLocation();
  const stands = offer.offer === 'next' ? offer.stands : null;
  const proposal = proposalOn(sitting, stands?.id);
  const [was, setWas] = useState<string | null>(null);
  const isBegun = stands !== null && stands.state === 'running';
  useEffect(() => {
    if (proposal !== null && stands !== null) setWas(stands.id);
  }, [proposal, stands]);
  // Whoever has seen it put to the table goes to it when it begins.
  useEffect(() => {
    if (isBegun && was !== null && was === stands?.id) goTo(`/t/${table}`);
  }, [isBegun, was, stands?.id, goTo, table]);
  const names = (seats: readonly string[]): string[] => seats.map((seat) => people[seat]?.name ?? seat);
  if (proposal !== null && sitting.seen !== null) {
    const only = { ...sitting, seen: { ...sitting.seen, proposals: [proposal] } };
    const open = proposal.waitsFor.map(({ seat }) => seat).filter((seat) => seat !== sitting.seat);
    return (
      <div className="ask-first" role="status">
        <p>{open.length === 0 ? t.askedYou : t.asked({ names: names(open) })}</p>
        <Proposals sitting={only} people={people} act={atTable} />
      </div>
    );
  }
  const isFallen = stands !== null && was === stands.id && stands.state === 'planned';
  if (asking === null && !isFallen) return null;
  return (
    <div className="ask-first" role={isFallen ? 'status' : undefined}>
      {isFallen ? <p>{t.fell({ title: entryTitle(words, stands), date: shortDate(stands.day) })}</p> : null}
      {asking === null || !plays ? null : (
        <>
          <p>
            <Icon name="ui-agree" size={18} /> {asking.why === 'way' ? t.askWay : t.askSheets}{' '}
            {t.asksFirst({ names: names(asking.all), many: asking.all.length })}
          </p>
          {asking.own.length === 0 ? null : <p className="small soft">{t.asksOwn({ names: names(asking.own) })}</p>}
          {asking.others.length === 0 ? null : (
            <p className="small soft">{t.asksOthers({ names: names(asking.others) })}</p>
          )}
        </>
      )}
    </div>
  );
};
