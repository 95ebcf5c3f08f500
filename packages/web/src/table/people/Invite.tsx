import type { SeatId } from '@warmoot/kernel';
import type { Invitation } from '@warmoot/protocol';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { api, type Hindrance } from '../../net/api.js';
import { listOf } from '../../words/lists.js';
import { momentText } from '../../words/moment.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { INVITE as ENGLISH_INVITE } from './Invite.en.js';
import './people.css';
import { Strip } from '../Strip.js';
import { isOnlyHere } from './onlyHere.js';

const INVITE = listOf<typeof ENGLISH_INVITE>(import.meta.glob('./Invite.??.ts', { eager: true, import: 'INVITE' }));

/** A button that copies a line of text; none where the browser lets nobody copy, as over plain http. */
const Copy = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { t } = useSpoken(INVITE);
  const [isCopied, setCopied] = useState(false);
  if (navigator.clipboard === undefined) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Then it can still be copied by hand: it stands beside the button.
      () => {},
    );
  };
  return (
    <Button small onClick={copy}>
      {isCopied ? t.copied : label}
    </Button>
  );
};

/** That nobody else's device can open an address of this machine alone, and what to do. */
export const OnlyHere = () => {
  const { t } = useSpoken(INVITE);
  return <p className="small">{t.onlyHere}</p>;
};

/** An invitation or a link to a seat, to be sent or read aloud. */
export const InvitationCard = ({ invitation, note }: { readonly invitation: Invitation; readonly note?: string }) => {
  const { t } = useSpoken(INVITE);
  const { language } = useWords();
  const { link, secret, until } = invitation;
  const share = (): void => {
    navigator.share({ title: 'Warmoot', text: t.shareText, url: link }).catch(() => {});
  };
  return (
    <div className="invitation apart" role="status">
      <p className="invitation-code">
        <span className="lab">{t.code}</span> <b>{secret}</b>
      </p>
      <p className="invitation-link small">{link}</p>
      <p className="row">
        <Copy text={link} label={t.copyLink} />
        <Copy text={secret} label={t.copyCode} />
        {'share' in navigator ? (
          <Button small onClick={share}>
            {t.share}
          </Button>
        ) : null}
      </p>
      {isOnlyHere(new URL(link).hostname) ? <OnlyHere /> : null}
      {note === undefined ? null : <p className="small">{note}</p>}
      <p className="small soft">{until === null ? t.always : t.untilTime({ time: momentText(until, language) })}</p>
    </div>
  );
};

/** Makes links, and shows the last one made. */
export const useLinks = (table: string, by: SeatId) => {
  const [made, setMade] = useState<{ readonly of: string; readonly invitation: Invitation } | null>(null);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const take = async (of: string, asked: ReturnType<typeof api.invite>): Promise<void> => {
    const answer = await asked;
    setHindrance(answer.ok ? null : answer.refusal);
    if (answer.ok) setMade({ of, invitation: answer.value });
  };
  return {
    made,
    hindrance,
    invite: (opens: 'player' | 'spectator') => void take(opens, api.invite(table, by, opens)),
    link: (seat: SeatId) => void take(seat, api.linkSeat(table, by, seat)),
  };
};

/** The host invites people to play or to watch. */
export const Invite = ({ table, by }: { readonly table: string; readonly by: SeatId }) => {
  const { t } = useSpoken(INVITE);
  const { made, hindrance, invite } = useLinks(table, by);
  return (
    <div className="apart">
      <p className="row">
        <Button kind="ink" small onClick={() => invite('player')}>
          {t.player}
        </Button>
        <Button small onClick={() => invite('spectator')}>
          {t.spectator}
        </Button>
      </p>
      <Strip hindrance={hindrance} />
      {made === null ? null : <InvitationCard invitation={made.invitation} />}
    </div>
  );
};
