import type { SeenCharacter } from '@warmoot/rules';
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Arms } from '../../design/Arms.js';
import { Button, ButtonLink } from '../../design/Button.js';
import { Field } from '../../design/Field.js';
import { Empty } from '../../design/Loading.js';
import { Switch } from '../../design/Switches.js';
import { useSpoken } from '../../scenes/shared/speech.js';
import { PaperSheet } from '../sheet/PaperSheet.js';
import '../sheet/sheet-parts.css';
import { Choose } from '../sheet/Writing.js';
import { whereIs } from '../sheet/where.js';
import { type CampaignHere, useCampaign } from '../useCampaign.js';
import { AddCharacter } from './AddCharacter.js';
import { BringSheet } from './BringSheet.js';
import './cast.css';
import { CastCard } from './CastCard.js';
import { type Company, castOf, companiesOf, countsOf, FILTERS, SORTS, type Wish } from './castModel.js';
import { CAST } from './words.js';

interface CardsProps {
  readonly cast: readonly SeenCharacter[];
  readonly here: CampaignHere;
}

const Cards = ({ cast, here }: CardsProps): ReactElement => (
  <ul className="cast-cards">
    {cast.map((one) => (
      <CastCard
        key={one.id}
        one={one}
        people={here.people}
        href={`/t/${here.table}/cast/${one.id}`}
        where={here.seen === null ? '' : whereIs(here.seen, one)}
      />
    ))}
  </ul>
);

/** All characters of one player side by side. */
const CompanyOf = ({ owner, cast, here }: Company & { readonly here: CampaignHere }): ReactElement => {
  const { t } = useSpoken(CAST);
  const person = owner === null ? undefined : here.people[owner];
  return (
    <section className="company">
      <h2>
        {person === undefined ? null : <Arms colour={person.colour} size={22} />}
        {owner === null ? t.shared : (person?.name ?? owner)} <span className="small soft">{t.count(cast.length)}</span>
      </h2>
      <Cards cast={cast} here={here} />
    </section>
  );
};

/** The sheets of all who are shown, one on each page; made only while there is paper. */
const CastPaper = ({ cast }: Pick<CardsProps, 'cast'>): ReactElement | null => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return <div className="cast-paper">{printing ? cast.map((one) => <PaperSheet key={one.id} who={one} />) : null}</div>;
};

const FIRST: Wish = { search: '', filter: 'all', sort: 'player' };

/** Everybody in the campaign: searched, filtered, sorted; by player, each company in one glance. */
export const CastPage = (): ReactElement | null => {
  const { t } = useSpoken(CAST);
  const here = useCampaign();
  const { seen, seat, plays, people, table } = here;
  const [wish, setWish] = useState(FIRST);
  const wanted = useDeferredValue(wish);
  const by = useMemo(() => ({ seat, nameOf: (one: string) => people[one]?.name ?? one }), [seat, people]);
  const cast = useMemo(() => (seen === null ? [] : castOf(seen, wanted, by)), [seen, wanted, by]);
  const counts = useMemo(() => (seen === null ? null : countsOf(seen, seat)), [seen, seat]);
  if (seen === null || counts === null) return null;
  return (
    <div className="cast">
      <header className="cast-head">
        <h1>{t.title}</h1>
        <p className="soft" aria-live="polite">
          {cast.length === counts.all ? t.count(counts.all) : t.found(cast.length, counts.all)}
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
          onChange={({ target }) => setWish({ ...wish, search: target.value })}
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
      ) : wanted.sort === 'player' ? (
        companiesOf(cast, by).map((company) => <CompanyOf key={company.owner ?? ''} {...company} here={here} />)
      ) : (
        <Cards cast={cast} here={here} />
      )}
      <CastPaper cast={cast} />
    </div>
  );
};
