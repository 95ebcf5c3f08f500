import type { Invited, Seat, Visit } from '@warmoot/protocol';
import { refusalText } from '@warmoot/words';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { keep, kept } from '../../browser/kept.js';
import { namePage } from '../../browser/pageTitle.js';
import { Arms } from '../../design/base/Arms.js';
import { Icon } from '../../design/base/Icon.js';
import { OfflineBanner } from '../../design/faults/Banner.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Skip } from '../../design/shell/Skip.js';
import { MEASURED } from '../../measured/measured.table.js';
import { api, type Hindrance } from '../../net/api.js';
import { noteSeat } from '../../net/store.js';
import { GUIDE_NAMES, guideOf } from '../../rulebook/guides.js';
import { TABLE } from '../../table/words.js';
import type { Spoken } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { JOIN } from './joinWords.js';
import { SeatCards, type Wish } from './SeatCards.js';
import './invitation.css';

/** How often somebody at the door asks whether it was opened. */
const AGAIN_MS = 1_500;

interface InvitationProps {
  readonly code: string;
  readonly invited: Invited;
}

/** Somebody of the list where there is one; of the words for kinds of scenes. */
const wordFor = (words: Readonly<Record<string, string>>, kind: string | null): string | null =>
  kind === null ? null : (words[kind] ?? null);

/** How long it takes; where it was measured, up to twice as long with somebody else as against the computer. */
const lengthOf = (t: Spoken<typeof JOIN>, kind: string | null): string | null => {
  const measured = Object.values(MEASURED).find((one) => one.kind === kind)?.minutes ?? null;
  return (
    wordFor(t.lengths, kind) ?? (measured === null ? null : t.measured({ from: measured[0], to: 2 * measured[1] }))
  );
};

/** Who invites, to what, at which table, how long it takes, and how many play. */
const Letter = ({ invited }: Pick<InvitationProps, 'invited'>) => {
  const { t } = useSpoken(JOIN);
  const { t: names } = useSpoken(GUIDE_NAMES);
  const { host, title, campaign, places, players } = invited;
  const kind = campaign === null ? invited.kind : 'campaign';
  const free = places.filter(({ takenBy }) => takenBy === null).length;
  const length = lengthOf(t, kind);
  const guide = kind === null ? null : guideOf(kind);
  return (
    <header className="letter">
      <p className="letter-by">
        <Arms colour={0} size={46} />
        <span>
          <b>{host}</b> {t.invites}
        </span>
      </p>
      <h1>{campaign ?? wordFor(t.kinds, kind) ?? wordFor(names.names, kind) ?? title}</h1>
      <ul className="letter-facts">
        <li>
          <b>{title}</b>
          <span>{t.table}</span>
        </li>
        {length === null ? null : (
          <li>
            <b>{length}</b>
            <span>{wordFor(t.sitting, kind) ?? t.oneSitting}</span>
          </li>
        )}
        <li>
          <b>{t.players({ many: Math.max(places.length, players.length) })}</b>
          <span>{places.length > 0 ? t.free({ free }) : t.there({ names: players })}</span>
        </li>
        {guide === null ? null : (
          <li>
            <Link href={guide}>{wordFor(names.titles, kind)}</Link>
            <span>{t.how}</span>
          </li>
        )}
      </ul>
    </header>
  );
};

/** Waits at the door, and goes in when it is opened. */
const useVisit = (table: string, onSeat: (seat: Seat) => void) => {
  const [visit, setVisit] = useState<Visit | null>(null);
  // Whoever loads the page anew still stands there.
  useEffect(() => {
    void api.visit(table).then((now) => now.ok && now.value.state === 'waiting' && setVisit(now.value));
  }, [table]);
  const isWaiting = visit?.state === 'waiting';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done when it opens does not change.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(async () => {
      const now = await api.visit(table);
      // A server that is away is asked again.
      if (!now.ok || now.value.state === 'waiting') return;
      setVisit(now.value);
      if (now.value.state === 'in') onSeat(now.value);
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, table]);
  return { visit, setVisit };
};

/** The invitation: what it is to, and one button with which one sits down or stands at the door. */
export const Invitation = ({ code, invited }: InvitationProps) => {
  const { ui } = useWords();
  const { t, words } = useSpoken(JOIN);
  const { t: told } = useSpoken(TABLE);
  const [, go] = useLocation();
  const { way, host, places, table } = invited;
  const [name, setName] = useState(() => kept('name') ?? '');
  const firstFree = places.find(({ takenBy }) => takenBy === null)?.as ?? null;
  const [wish, setWish] = useState<Wish>({
    role: invited.role === 'spectator' || (places.length > 0 && firstFree === null) ? 'spectator' : 'player',
    as: firstFree,
  });
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const enter = ({ table: at, seat, campaign }: Seat): void => {
    noteSeat(at, seat);
    go(campaign ? `/t/${at}/campaign` : `/t/${at}`, { replace: true });
  };
  const { visit, setVisit } = useVisit(table, enter);
  const [knocked, setKnocked] = useState<string | null>(null);
  useEffect(() => namePage(t.title), [t]);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const me = name.trim();
    if (isBusy || (me === '' && way !== 'seat')) return;
    setBusy(true);
    if (me !== '') keep('name', me);
    const answer =
      way === 'door' ? await api.knock({ code, me, ...wish }) : await api.join(code, way === 'seat' ? undefined : me);
    setBusy(false);
    if (!answer.ok) return setHindrance(answer.refusal);
    setHindrance(null);
    if ('state' in answer.value) {
      setKnocked(t.youAre({ name: me, as: wish.role === 'spectator' ? t.asWatcher : (wish.as ?? t.asPlayer) }));
      setVisit(answer.value);
    } else enter(answer.value);
  };
  const why = hindrance === null ? null : hindrance.code === 'AWAY' ? told.serverAway : refusalText(words, hindrance);
  const act = wish.role === 'spectator' ? t.watchAct : wish.as === null ? t.sit : t.sitAs({ as: wish.as });
  return (
    <div className="invite-page">
      <Skip />
      <form className="invite" onSubmit={(event) => void send(event)}>
        <div className="invite-head">
          <Link href="/" aria-label={ui.nav.home}>
            <Icon name="mark" size={30} />
          </Link>
          <Link href="/">{t.what}</Link>
        </div>
        <OfflineBanner />
        <main id="page" tabIndex={-1}>
          <Letter invited={invited} />
          {invited.seat !== null && way !== 'seat' ? (
            <p className="invite-note">
              {t.already({ name: invited.seat })} <Link href={`/t/${table}`}>{t.toTable}</Link>
            </p>
          ) : null}
          {visit?.state === 'waiting' ? (
            <section className="invite-door" role="status">
              <Icon name="fl-door" size={46} />
              <h2>{t.atDoor}</h2>
              {knocked === null ? null : <p className="invite-who">{knocked}</p>}
              <p>{t.waiting({ host })}</p>
            </section>
          ) : (
            <>
              {visit?.state === 'away' ? (
                <section className="invite-door" role="alert">
                  <h2>{t.away({ host })}</h2>
                  <p>{t.awayText({ host })}</p>
                </section>
              ) : null}
              {way === 'seat' ? (
                <p className="invite-note">{t.ownSeat({ name: invited.seat ?? '' })}</p>
              ) : (
                <Field
                  label={t.name}
                  className="invite-name"
                  error={why}
                  autoComplete="nickname"
                  maxLength={40}
                  value={name}
                  onText={setName}
                />
              )}
              {way === 'door' ? <SeatCards places={places} wish={wish} onWish={setWish} /> : null}
              {why !== null && way === 'seat' ? <p className="field-error">{why}</p> : null}
            </>
          )}
        </main>
        {visit?.state === 'waiting' ? null : (
          <footer className="invite-go">
            <Button
              kind="act"
              type="submit"
              busy={isBusy}
              off={way !== 'seat' && name.trim() === '' ? ui.join.needName : null}
            >
              {way === 'door' ? act : t.takeSeat}
            </Button>
            <p className="small soft">{way === 'door' ? t.lets({ host }) : t.atOnce}</p>
          </footer>
        )}
      </form>
      <div className="plate-beside" aria-hidden="true" />
    </div>
  );
};
