import type { AnyRefusal } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { campaignNames, entryTitle, outcomeOf, storyTold } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { WithRules } from '../../design/rules/WithRules.js';
import { staysSealed } from '../../net/sealed.js';
import { CarriedTable } from '../../scenes/shared/carried/CarriedTable.js';
import { Strip } from '../../table/Strip.js';
import { HealForm } from '../home/HealForm.js';
import { PlanForm } from '../plan/PlanForm.js';
import { emptyPlan } from '../plan/plan.js';
import type { Way } from '../plan/ways/way.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { Acts } from './Acts.js';
import { AskFirst } from './AskFirst.js';
import { askingFor, proposalOn } from './asked.js';
import { StoryFacts } from './before/StoryFacts.js';
import { foughtBy, isOpenBattle } from './byWay.js';
import { FoughtBy } from './FoughtBy.js';
import './handover.css';
import { NextScenes } from './NextScenes.js';
import { goesOnWith, isEnd, kindOf, type Offer, offersAfter, usualDay } from './offers.js';
import { type Coming, StoryChain } from './StoryChain.js';
import { TableWord } from './TableWord.js';
import { usePlayOn } from './usePlayOn.js';
import { type ToldOffer, useHandoverNames, useTellOffer } from './useTold.js';
import { When } from './When.js';
import { wayIn } from './wayIn.js';
import { NEXT } from './words.js';

type Entry = saga.campaign.Entry;

/** Into what kind of scene things are carried if this is taken. */
const nextKind = (offer: Offer): saga.handover.NextKind => {
  if (offer.offer === 'other') return 'freeForm';
  return offer.offer === 'next' ? offer.next.kind : kindOf(offer.entry);
};

const OTHER: Offer = { offer: 'other', key: 'other' };

/** The scene that would come, as it is drawn. */
const comingOf = (after: Entry, offer: Offer, told: ToldOffer, date: string): Coming => {
  const { called, title, about } = told;
  const common = { date, line: about, title: called.title === '' ? title : called.title };
  if (offer.offer === 'other') {
    const { characters, place } = after;
    return { ...common, drawn: { scene: 'freeForm', plan: null, characters, place, key: `${after.id} other` } };
  }
  const { scene, plan, characters } = offer.offer === 'next' ? offer.next : offer.entry;
  return { ...common, drawn: { scene: scene ?? 'freeForm', plan, characters, place: called.place, key: offer.key } };
};

const After = ({ entry }: { readonly entry: Entry }) => {
  const { t, words, seen, table, people, seat, plays, shortDate, sitting } = useCampaignIn(NEXT);
  const [picked, setPicked] = useState<string | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const [isNaming, setNaming] = useState(false);
  const offers = useMemo(
    () => offersAfter(seen, entry, storyTold(words.language, seen.open.founding?.story)),
    [words, seen, entry],
  );
  const story = useMemo(() => saga.campaign.storyUpTo(seen, entry), [seen, entry]);
  const spoken = useMemo(
    () => campaignNames(words, seen, (one) => people[one]?.name ?? one, seat),
    [words, seen, people, seat],
  );
  const names = useHandoverNames(entry);
  const tell = useTellOffer(entry);
  const ways = usePlayOn(entry);
  const [war, setWar] = useState<Way | null>(null);
  const offered = offers.find(({ key }) => key === picked) ?? offers[0] ?? OTHER;
  const stands = offered.offer === 'next' ? offered.stands : null;
  const way = war ?? wayIn(stands?.plan);
  const offer = foughtBy(offered, way);
  const asking = askingFor(seen, sitting, offer);
  const put = proposalOn(sitting, stands?.id);
  const isAsked = put !== null;
  const told = tell(offer);
  const day = wanted ?? usualDay(seen, entry, offer);
  const standing = saga.campaign.standingAfter(seen, entry, offer.offer === 'next' ? offer.next : null);
  const rows = saga.handover.carriedInto(standing, nextKind(offer));
  const title = entryTitle(words, entry);
  const outcome = [...outcomeOf(entry, spoken), entry.text].filter((one) => one !== '').join(' ');
  const coming = comingOf(entry, offer, told, shortDate(stands?.day ?? saga.calendar.lastDay(entry)));
  const goesOn = goesOnWith(seen);
  const aloud = [
    t.ended({ title }),
    t.carried({
      rows: rows
        .map((row) => words.handover.carried(row, names))
        .map(({ what, stands: how, does }) => `${what}: ${how} ${does}`)
        .join(' '),
    }),
    t.nextIs({ title: told.title, about: told.about }),
    ...(plays ? [t.ways({ date: shortDate(day) })] : []),
  ];
  return (
    <div className="handover">
      <p className="vh">{aloud.join(' ')}</p>
      <header className="handover-head">
        <div>
          <h1>{title}</h1>
          <p className="story">
            <WithRules text={outcome} />
          </p>
        </div>
        <p className="handover-ways">
          {entry.played === null || staysSealed(sitting, entry.played) ? null : (
            <Link className="handover-log" href={`/t/${table}/scene/${entry.played}`}>
              {t.log}
            </Link>
          )}
          <Link className="handover-log" href={`/t/${table}/journal`}>
            {t.story}
          </Link>
        </p>
      </header>
      <StoryChain story={story} names={spoken} coming={coming} isInking={ways.isInking} />
      <div className="handover-body">
        <section className="handover-carried">
          <h2>{t.goes}</h2>
          <StoryFacts facts={offer.offer === 'next' ? saga.campaign.storyBefore(seen, offer.next) : []} />
          <CarriedTable rows={rows} names={names} />
          <TableWord entry={entry} but={put} />
        </section>
        <section className="handover-next">
          <NextScenes after={entry} offers={offers} picked={offer.key} tell={tell} onPick={setPicked} />
          {isOpenBattle(offer) ? (
            <FoughtBy offer={offer} way={way} onPick={plays && !isAsked ? setWar : undefined} />
          ) : null}
          {offer.offer === 'next' && isEnd(offer) ? (
            <p className="story handover-ending">{offer.next.told?.text}</p>
          ) : (
            <When after={entry} offer={offer} picked={day} onPick={setWanted} />
          )}
          <AskFirst key={offer.key} offer={offer} asking={asking} />
          {plays ? (
            <Acts {...{ after: entry, offer, told, day, ways, asking, isAsked }} onName={() => setNaming(true)} />
          ) : null}
          <Strip hindrance={ways.refusal} />
          <HealFirst refusal={ways.refusal} />
          <p className="small soft">
            {goesOn === null
              ? t.leftNothing
              : t.left({ title: entryTitle(words, goesOn), date: shortDate(saga.calendar.dueDay(goesOn)) })}
          </p>
        </section>
      </div>
      <Dialog open={isNaming} onClose={() => setNaming(false)} title={t.nameTitle({ title })}>
        <PlanForm
          first={emptyPlan(day, 'freeForm', entry.characters)}
          {...(entry.asksNext && { follows: entry.id })}
          onDone={() => setNaming(false)}
        />
      </Dialog>
    </div>
  );
};

/** SAGA-CAL-013: whose Heal checks come before the next scene, made from here. */
const HealFirst = ({ refusal }: { readonly refusal: AnyRefusal | null }) => {
  const { seen } = useCampaignIn(NEXT);
  if (refusal?.code !== 'BROKEN_RULE' || refusal.rule !== 'SAGA-CAL-013') return null;
  const wounded = charactersIn(seen).find(({ name }) => name === refusal.facts?.name);
  const days = wounded === undefined ? 0 : saga.campaign.healingDue(seen, wounded).length;
  return wounded === undefined || days === 0 ? null : <HealForm key={wounded.id} character={wounded} days={days} />;
};

const Instead = ({ text, href, act }: { readonly text: string; readonly href: string; readonly act: string }) => (
  <div className="handover-instead">
    <p className="story">{text}</p>
    <ButtonLink kind="act" href={href}>
      {act}
    </ButtonLink>
  </div>
);

/** After a scene: what led here, what goes with those who were in it, and what comes next. */
export const HandoverPage = ({ id }: { readonly id: string }) => {
  const { t, words, seen, table } = useCampaignIn(NEXT);
  const entry = seen.open.entries[id];
  if (entry === undefined || entry.kind !== 'scene') {
    return <Instead text={t.missing} href={`/t/${table}/campaign`} act={t.toCampaign} />;
  }
  if (entry.state !== 'done') {
    const isNow = entry.state === 'running';
    return (
      <Instead
        text={t.notOver({ title: entryTitle(words, entry) })}
        href={isNow ? `/t/${table}` : `/t/${table}/campaign`}
        act={isNow ? t.toTable : t.toCampaign}
      />
    );
  }
  return <After key={id} entry={entry} />;
};
