import { saga } from '@warmoot/rules';
import { nextName, type Words } from '@warmoot/words';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Kits } from '../../design/kit/Kits.js';
import { nextArms } from '../../people/shield.js';
import type { SceneProps } from '../contract.js';
import type { askingOf, firstOpen } from '../shared/asking.js';
import { Foot } from '../shared/Foot.js';
import { SceneTitle } from '../shared/SceneHead.js';
import { Cards } from './Cards.js';
import { type DraftView, placingsOf, roundsOf, type Sorting, setsOf } from './model.js';
import { Borne, OfferCard } from './OfferCard.js';
import './offers.css';
import { namesTaken, offersIn } from './offers.js';
import { PickForm, type Ready } from './PickForm.js';
import type { DraftWords } from './words.js';

interface OfferedDraftProps extends Pick<SceneProps, 'people' | 'answer' | 'busy' | 'seat'> {
  readonly view: DraftView;
  readonly asking: ReturnType<typeof askingOf>;
  readonly asked: ReturnType<typeof firstOpen> | null;
  readonly ready: Ready;
  readonly onReady: (ready: Ready) => void;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  /** Whether this seat has a pick left. */
  readonly picks: boolean;
  readonly t: DraftWords;
  readonly words: Words;
}

/** The picks in their order: who has been taken, whose turn it is, who comes. */
const Turns = ({ view, people, seat, t }: Pick<OfferedDraftProps, 'view' | 'people' | 'seat' | 't'>) => (
  <ol className="offer-turns">
    {roundsOf(view)
      .flatMap(({ turns }) => turns)
      .map(({ nth, who, taken, now }) => (
        <li
          key={nth}
          data-now={now || undefined}
          data-open={taken === null || undefined}
          aria-current={now ? 'step' : undefined}
        >
          <Borne arms={taken?.arms ?? ''} size={30} />
          <b>{taken?.name ?? (now ? (who === seat ? t.youPick : t.pickNow) : t.toCome)}</b>
          <span>{people[who]?.name ?? who}</span>
        </li>
      ))}
  </ol>
);

/** What a pick is made of unless something else is wished: the person whom the set is offered with. */
export const readyFor = (view: DraftView, set: number, language: string): Ready => {
  const offered = saga.draft.offeredPick(view as never, set);
  const { name, who, arms, kit } = offered ?? {
    name: nextName(language, namesTaken(view, undefined), ''),
    arms: nextArms([], ''),
    kit: 'traveller' as const,
  };
  return {
    set,
    name,
    words: { context: '', home: '', ties: '', trade: '', past: '' },
    goals: '',
    ...(who === undefined ? {} : { who }),
    arms: arms ?? '',
    kit: kit ?? 'emptyHands',
  };
};

const ByPress = ({
  view,
  ready,
  onReady,
  t,
  words,
}: Pick<OfferedDraftProps, 'view' | 'ready' | 'onReady' | 't' | 'words'>) => {
  const borne = view.open.picked.map(({ arms = '' }) => arms);
  const { name, arms = '', who } = ready;
  return (
    <p className="offer-press">
      <Borne arms={arms} size={26} />
      <Button small onClick={() => onReady({ ...ready, name: nextName(words.language, namesTaken(view, who), name) })}>
        {t.otherName}
      </Button>
      <Button small onClick={() => onReady({ ...ready, arms: nextArms(borne, arms) })}>
        {t.otherArms}
      </Button>
    </p>
  );
};

/** The draft where each set is offered with somebody of the world: one press takes them with their kit. */
export const OfferedDraft = (props: OfferedDraftProps) => {
  const { view, people, seat, asking, asked, answer, busy, ready, onReady, picks, t, words } = props;
  const group = useId();
  const [isComparing, setComparing] = useState(false);
  const offers = useMemo(() => offersIn(view, setsOf(view, 'thrown')).filter(({ taken }) => taken === null), [view]);
  const mine = view.open.picked.filter(({ owner }) => owner === seat).length;
  const name = ready.name.trim();
  const isTaken = namesTaken(view, ready.who).includes(name);
  const now = roundsOf(view)
    .flatMap(({ turns }) => turns)
    .find((turn) => turn.now);
  const next = roundsOf(view)
    .flatMap(({ turns }) => turns)
    .find(({ nth }) => nth === (now?.nth ?? 0) + 1);
  const called = (who: string): string => people[who]?.name ?? who;
  const order = placingsOf(view)
    .map(({ seat: one, faces }) => `${called(one)} ${faces.join(', ')}`)
    .join('; ');
  return (
    <section className="offered" data-mine={asked === null ? undefined : ''} aria-labelledby="draft-pick">
      <header>
        <SceneTitle id="draft-pick">
          {asked === null || seat === null
            ? now === undefined
              ? t.over
              : t.waiting({ who: called(now.who) })
            : t.yourNth({ nth: mine + 1, who: called(seat) })}
        </SceneTitle>
        <span className="small soft">{t.orderThrown({ order })}</span>
      </header>
      <Turns view={view} people={people} seat={seat} t={t} />
      <fieldset className="offers">
        <legend className="lab">{t.setsOffered({ left: offers.length })}</legend>
        <div>
          {offers.map((offer) => (
            <OfferCard
              key={offer.number}
              offer={offer}
              group={group}
              picked={ready.set === offer.number}
              onPick={picks ? () => onReady(readyFor(view, offer.number, words.language)) : null}
              t={t}
              words={words}
            />
          ))}
        </div>
      </fieldset>
      {picks ? <Kits at={ready.kit ?? null} onPick={(kit) => onReady({ ...ready, kit })} /> : null}
      {picks ? (
        <details className="offer-more">
          <summary>{t.renameMore}</summary>
          <ByPress view={view} ready={ready} onReady={onReady} t={t} words={words} />
          <PickForm ready={ready} onChange={onReady} taken={isTaken} t={t} />
        </details>
      ) : null}
      <details className="offer-more" onToggle={({ currentTarget }) => setComparing(currentTarget.open)}>
        <summary>{t.compare}</summary>
        {isComparing ? (
          <Cards
            view={view}
            people={people}
            sorting={props.sorting}
            onSort={props.onSort}
            picked={ready.set}
            onPick={picks ? (set) => onReady(readyFor(view, set, words.language)) : null}
            t={t}
            words={words}
          />
        ) : null}
      </details>
      {asking === null || asked === null ? null : (
        <Foot
          of={{ asking, asked, people, busy }}
          title={t.withKit({ name, kit: words.carry.kits[ready.kit ?? 'emptyHands'] })}
          note={next === undefined ? t.lastPick : t.thenPicks({ who: called(next.who) })}
          act={t.takeWho({ name: name.split(' ')[0] ?? name })}
          off={ready.set === null ? t.setFirst : name === '' ? t.nameFirst : isTaken ? t.nameTaken : null}
          onAct={() => answer(asked, { choose: 'pick', ...ready, name })}
        />
      )}
    </section>
  );
};
