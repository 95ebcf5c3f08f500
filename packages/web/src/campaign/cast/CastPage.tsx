import type { saga } from '@warmoot/rules';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Button, ButtonLink } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Choose } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { Empty } from '../../design/states/Loading.js';
import { useSpoken } from '../../words/speech.js';
import { PaperSheet } from '../sheet/PaperSheet.js';
import '../sheet/sheet-parts.css';
import { usePrinting } from '../../browser/usePrinting.js';
import { whereIs } from '../sheet/where.js';
import { type CampaignHere, useCampaign } from '../useCampaign.js';
import { AddCharacter } from './AddCharacter.js';
import { BringSheet } from './BringSheet.js';
import './cast.css';
import { CastCard } from './CastCard.js';
import { type Company, castOf, companiesOf, countsOf, FILTERS, firstOf, SORTS, type Wish } from './castModel.js';
import { CAST } from './words.js';

/** How far below the window the end of a list may be when more of it is set. */
const AHEAD = '200px';

interface MoreProps {
  readonly label: string;
  readonly onMore: () => void;
}

/** The end of a long list that is set a part at a time: more follows as one comes near, or at a press. */
const More = ({ label, onMore }: MoreProps) => {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (end.current === null) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && onMore(), { rootMargin: AHEAD });
    watch.observe(end.current);
    return () => watch.disconnect();
  });
  return (
    <p ref={end}>
      <Button small kind="quiet" onClick={onMore}>
        {label}
      </Button>
    </p>
  );
};

interface CardsProps {
  readonly cast: readonly saga.campaign.SeenCharacter[];
  readonly here: CampaignHere;
}

const Cards = ({ cast, here }: CardsProps) => (
  <ul className="cast-cards">
    {cast.map((one) => (
      <CastCard
        key={one.id}
        one={one}
        people={here.people}
        href={`/t/${here.table}/cast/${one.id}`}
        where={whereIs(here.seen, one)}
      />
    ))}
  </ul>
);

/** All characters of one player side by side. */
const CompanyOf = ({ owner, cast, count, here }: Company & { readonly count: number; readonly here: CampaignHere }) => {
  const { t } = useSpoken(CAST);
  const person = owner === null ? undefined : here.people[owner];
  return (
    <section className="company">
      <h2>
        {person === undefined ? null : <Arms colour={person.colour} size={22} />}
        {owner === null ? t.shared : (person?.name ?? owner)} <span className="small soft">{t.count({ count })}</span>
      </h2>
      <Cards cast={cast} here={here} />
    </section>
  );
};

/** The sheets of all who are shown, one on each page; made only while there is paper. */
const CastPaper = ({ cast }: Pick<CardsProps, 'cast'>) => {
  const printing = usePrinting();
  return <div className="cast-paper">{printing ? cast.map((one) => <PaperSheet key={one.id} who={one} />) : null}</div>;
};

/** As many as are set at once. */
const PAGE = 48;

interface ListProps extends CardsProps {
  readonly companies: readonly Company[];
}

/** The cast, the rest of it as one comes to it. */
const List = ({ cast, companies, here }: ListProps) => {
  const { t } = useSpoken(CAST);
  const [most, setMost] = useState(PAGE);
  const countOf = (owner: Company['owner']): number => companies.find((one) => one.owner === owner)?.cast.length ?? 0;
  return (
    <>
      {companies.length === 0 ? (
        <Cards cast={cast.slice(0, most)} here={here} />
      ) : (
        firstOf(companies, most).map((company) => (
          <CompanyOf key={company.owner ?? ''} {...company} count={countOf(company.owner)} here={here} />
        ))
      )}
      {cast.length > most ? (
        <More label={t.more({ count: Math.min(PAGE, cast.length - most) })} onMore={() => setMost(most + PAGE)} />
      ) : null}
    </>
  );
};

const FIRST: Wish = { search: '', filter: 'all', sort: 'player' };

/** Everybody in the campaign: searched, filtered, sorted; by player, each company in one glance. */
export const CastPage = () => {
  const { t } = useSpoken(CAST);
  const here = useCampaign();
  const { seen, seat, plays, people, table } = here;
  const [wish, setWish] = useState(FIRST);
  const wanted = useDeferredValue(wish);
  const by = useMemo(() => ({ seat, nameOf: (one: string) => people[one]?.name ?? one }), [seat, people]);
  const cast = useMemo(() => castOf(seen, wanted, by), [seen, wanted, by]);
  const counts = useMemo(() => countsOf(seen, seat), [seen, seat]);
  return (
    <div className="cast">
      <header className="cast-head">
        <h1>{t.title}</h1>
        <p className="soft" aria-live="polite">
          {cast.length === counts.all
            ? t.count({ count: counts.all })
            : t.found({ shown: cast.length, of: counts.all })}
        </p>
        {plays ? (
          <div className="cast-acts">
            <AddCharacter />
            <BringSheet />
            <Button kind="quiet" onClick={() => window.print()}>
              {t.print}
            </Button>
          </div>
        ) : null}
      </header>
      <div className="cast-wish">
        <Field
          label={t.search}
          type="search"
          placeholder={t.searchHint}
          value={wish.search}
          onText={(text) => setWish({ ...wish, search: text })}
        />
        <Switch
          legend={t.filter}
          options={FILTERS.map((key) => ({ key, label: `${t.filters[key]} ${counts[key]}` }))}
          at={wish.filter}
          onGo={(filter) => setWish({ ...wish, filter })}
        />
        <Choose
          label={t.sort}
          options={SORTS.map((key) => ({ key, label: t.sorts[key] }))}
          at={wish.sort}
          onPick={(sort) => setWish({ ...wish, sort })}
        />
      </div>
      {counts.all === 0 ? (
        <Empty act={<ButtonLink href={`/t/${table}/campaign`}>{t.campaign}</ButtonLink>}>{t.none}</Empty>
      ) : cast.length === 0 ? (
        <Empty>{t.noneFound}</Empty>
      ) : (
        <List
          key={JSON.stringify(wanted)}
          cast={cast}
          companies={wanted.sort === 'player' ? companiesOf(cast, by) : []}
          here={here}
        />
      )}
      <CastPaper cast={cast} />
    </div>
  );
};
