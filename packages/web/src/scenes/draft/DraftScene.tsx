import { boardOf, outcomeText } from '@warmoot/words';
import { useState } from 'react';
import { SceneHead, SceneTitle } from '../shared/SceneHead.js';
import '../shared/scene.css';
import './draft.css';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { type Asking, firstOpen } from '../shared/asking.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Foot } from '../shared/Foot.js';
import { Reading } from '../shared/Reading.js';
import { useAsking } from '../shared/useAsking.js';
import { useYours } from '../shared/useYours.js';
import { Cards } from './Cards.js';
import { type DraftView, firstLeft, orderOf, roundsOf, type Sorting, setsInAll } from './model.js';
import { OfferedDraft, readyFor } from './OfferedDraft.js';
import { NOTHING, PickForm, type Ready } from './PickForm.js';
import { Snake } from './Snake.js';
import { DRAFT, type DraftWords } from './words.js';

type Asked = NonNullable<ReturnType<typeof firstOpen>>;

interface PickProps extends Pick<SceneProps, 'people' | 'answer' | 'busy'> {
  readonly view: DraftView;
  readonly asking: Asking | null;
  readonly asked: Asked | null;
  readonly ready: Ready;
  readonly onReady: (ready: Ready) => void;
  readonly t: DraftWords;
}

/** How many picks there are until this seat's next one; null when there is none. */
const untilNext = (view: DraftView, seat: string): number | null => {
  const due = roundsOf(view).flatMap(({ turns }) => turns.filter(({ taken }) => taken === null));
  const at = due.findIndex(({ who }) => who === seat);
  return at < 0 ? null : at;
};

const Standing = ({ view, asking, people, seat, t }: Omit<PickProps, 'ready'> & { seat: string }) => {
  const now = asking?.others[0];
  const until = untilNext(view, seat);
  return (
    <p className="scene-lead">
      {now === undefined ? '' : `${t.waiting({ who: people[now.seat]?.name ?? now.seat })} `}
      {until === null || until === 0 ? '' : t.untilYou({ before: until - 1 })}
    </p>
  );
};

/** Why the pick cannot be made yet. */
const missing = ({ view, ready, t }: Pick<PickProps, 'view' | 'ready' | 't'>): string | null => {
  if (ready.set === null || view.open.picked.some(({ set }) => set === ready.set)) return t.setFirst;
  if (ready.name.trim() === '') return t.nameFirst;
  return view.open.picked.some(({ name }) => name === ready.name.trim()) ? t.nameTaken : null;
};

/** The pick: the set that was chosen among the cards, its name, its words and its goals. */
const PickPanel = (props: PickProps & { readonly seat: string }) => {
  const { view, asking, asked, people, answer, busy, ready, onReady, t } = props;
  const gone = ready.set !== null && view.open.picked.some(({ set }) => set === ready.set);
  const name = ready.name.trim();
  const chosen = ready.set === null ? t.noSet : gone ? t.gone({ set: ready.set }) : t.set({ number: ready.set });
  const give = (): void => {
    if (asked !== null) answer(asked, { choose: 'pick', ...ready, name });
  };
  return (
    <section className="pick" aria-labelledby="draft-pick" data-mine={asked === null ? undefined : ''}>
      <header className="scene-head">
        <SceneTitle id="draft-pick">{asked === null ? t.prepare : t.pick}</SceneTitle>
        <b className="pick-set" aria-live="polite">
          {chosen}
        </b>
      </header>
      {asked === null ? <Standing {...props} /> : null}
      {asked === null ? <p className="small soft pick-note">{t.prepareNote}</p> : null}
      <PickForm ready={ready} onChange={onReady} taken={view.open.picked.some((one) => one.name === name)} t={t} />
      {asking === null || asked === null ? null : (
        <Foot
          of={{ asking, asked, people, busy }}
          title={ready.set === null || gone || name === '' ? chosen : t.pickAs({ set: ready.set, name })}
          act={t.take}
          off={missing(props)}
          onAct={give}
        />
      )}
    </section>
  );
};

/** Sets are still thrown, or the picking order is: what is under way, and the dice where the table throws its own. */
const Making = (props: SceneProps & { readonly of: DraftView; readonly t: DraftWords }) => {
  const { of, t } = props;
  if (props.run.awaits.need !== 'dice') return null;
  const made = of.open.sets.length;
  const all = setsInAll(of);
  return (
    <section className="pick">
      {made < all ? <p className="scene-lead draft-making">{t.beingThrown({ set: made + 1, all })}</p> : null}
      <DicePanel {...props} />
    </section>
  );
};

/** The draft: all sets of ratings to be compared, who picks when, and one's own pick with a name and secret goals. */
export const DraftScene = (props: SceneProps) => {
  const { run, seat, people } = props;
  const view = props.view as unknown as DraftView;
  const { t, words } = useSpoken(DRAFT);
  const [ready, setReady] = useState<Ready>(NOTHING);
  const [sorting, setSorting] = useState<Sorting>('thrown');
  const [isRead, setRead] = useState(false);
  const asking = useAsking(props);
  const asked = asking === null ? null : firstOpen(asking);
  useYours(asked === null ? null : t.pick, props.passages);
  // What was got ready is spent with the pick it was for.
  const mine = view.open.picked.filter(({ owner }) => owner === seat).length;
  const [spent, setSpent] = useState(mine);
  if (spent !== mine) {
    setSpent(mine);
    if (mine > spent) setReady(NOTHING);
  }
  const picks = seat !== null && mine < (view.given.characters[seat] ?? 0);
  const isOffered = (view.given.people ?? []).length > 0 && orderOf(view) !== null;
  // Where people are offered the first of them stands picked, so that one press takes them.
  const first = isOffered && picks ? firstLeft(view) : null;
  const isGone = ready.set === null || view.open.picked.some(({ set }) => set === ready.set);
  if (first !== null && isGone) setReady(readyFor(view, first, words.language));
  if (isOffered && !run.over) {
    return (
      <div className="draft draft-offered">
        <h1 className="vh">{t.draft}</h1>
        <OfferedDraft
          {...props}
          view={view}
          asking={asking}
          asked={asked}
          ready={ready}
          onReady={setReady}
          sorting={sorting}
          onSort={setSorting}
          picks={picks}
          t={t}
          words={words}
        />
      </div>
    );
  }
  return (
    <div className="draft">
      <h1 className="vh">{t.draft}</h1>
      <div className="draft-table">
        <Snake view={view} people={people} seat={seat} t={t} />
        <Cards
          view={view}
          people={people}
          sorting={sorting}
          onSort={setSorting}
          picked={ready.set}
          onPick={picks ? (set) => setReady({ ...ready, set }) : null}
          t={t}
          words={words}
        />
      </div>
      <aside className="draft-mine">
        <p className="draft-read">
          <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setRead(true)}>
            {t.read}
          </Button>
        </p>
        {run.over ? (
          <section className="pick">
            <SceneHead title={t.over} />
            <p className="scene-lead story">{outcomeText(words, run, seat)}</p>
          </section>
        ) : null}
        <Making {...props} of={view} t={t} />
        {picks && seat !== null ? (
          <PickPanel
            {...props}
            view={view}
            seat={seat}
            asking={asking}
            asked={asked}
            ready={ready}
            onReady={setReady}
            t={t}
          />
        ) : run.over ? null : (
          <p className="scene-lead draft-idle">
            {seat === null ? t.watching : t.noMore}{' '}
            {asking?.others[0] === undefined
              ? ''
              : t.waiting({ who: people[asking.others[0].seat]?.name ?? asking.others[0].seat })}
          </p>
        )}
      </aside>
      <Reading
        sections={isRead ? boardOf(words, run, seat, props.devices) : []}
        open={isRead}
        onClose={() => setRead(false)}
      />
    </div>
  );
};
