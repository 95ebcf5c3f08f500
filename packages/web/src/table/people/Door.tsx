import { shownCode } from '@warmoot/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { QrCode } from '../../design/qr/QrCode.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { listOf } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import { isHost } from '../rulings/propose.js';
import type { DOOR as ENGLISH_DOOR } from './Door.en.js';
import { Invite, OnlyHere } from './Invite.js';
import { isOnlyHere } from './onlyHere.js';
import '../setup/slate.css';
import './door.css';

const DOOR = listOf<typeof ENGLISH_DOOR>(import.meta.glob('./Door.??.ts', { eager: true, import: 'DOOR' }));

interface DoorProps {
  readonly sitting: Sitting;
  readonly act: Do;
}

const hostOf = ({ seen }: Sitting): string => seen?.seats.find(({ host }) => host)?.name ?? '';

/** Those who stand at the door. For the host it is the first thing to answer. */
export const AtDoor = ({ sitting, act }: DoorProps) => {
  const { t } = useSpoken(DOOR);
  const visitors = sitting.seen?.door.visitors ?? [];
  if (visitors.length === 0) return null;
  const mayAnswer = isHost(sitting);
  return (
    <section className="at-door" aria-label={t.visitors} role="status">
      {visitors.map(({ visitor, name, role, as }, nth) => (
        <div key={visitor} className="slate-ask" data-gold={mayAnswer || undefined}>
          <Icon name="fl-door" size={22} />
          <p>
            <b>{t.atDoor({ name })}</b>
            <span className="small">
              {role === 'spectator' ? t.wouldWatch : as === null ? t.wouldPlay : t.wouldSit({ as })}{' '}
              {mayAnswer ? '' : t.hostLetsIn({ host: hostOf(sitting) })}
            </span>
          </p>
          {mayAnswer ? (
            <p className="row">
              <Button kind={nth === 0 ? 'act' : 'ink'} small onClick={() => void act({ do: 'letIn', visitor })}>
                {t.letIn({ name })}
              </Button>
              <Button small onClick={() => void act({ do: 'turnAway', visitor })}>
                {t.turnAway}
              </Button>
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
};

/** The code in one line, on pages where the table itself is not shown, as long as its host is alone. */
export const CodeLine = ({ sitting }: Pick<DoorProps, 'sitting'>) => {
  const { t } = useSpoken(DOOR);
  const { seen, table } = sitting;
  const code = seen?.door.code ?? null;
  const isAlone = seen?.seats.filter(({ taken }) => taken).length === 1;
  if (code === null || !isAlone || seen?.door.visitors.length !== 0) return null;
  return (
    <p className="code-line">
      {t.bring} <b>{shownCode(code)}</b> <Link href={`/t/${table}`}>{t.more}</Link>
    </p>
  );
};

/** Sends the address where the device can, else copies it. */
const Send = ({ address }: { readonly address: string }) => {
  const { t } = useSpoken(DOOR);
  const [isCopied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';
  if (canShare) {
    const share = (): void => {
      navigator.share({ title: 'Warmoot', text: t.shareText, url: address }).catch(() => {});
    };
    return (
      <Button small onClick={share}>
        {t.send}
      </Button>
    );
  }
  if (navigator.clipboard === undefined) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // Then it can still be copied by hand: it stands beside the button.
      () => {},
    );
  };
  return (
    <Button small onClick={copy}>
      {isCopied ? t.copied : t.copy}
    </Button>
  );
};

const OpenDoor = ({ sitting, act, code }: DoorProps & { readonly code: string }) => {
  const { t } = useSpoken(DOOR);
  const host = isHost(sitting);
  const address = `${location.origin}/join#${code}`;
  return (
    <div className="bring-open">
      <QrCode text={address} label={t.picture} />
      <p>
        <b className="bring-code">{shownCode(code)}</b>
        <span className="small bring-address">{address}</span>
      </p>
      <div className="bring-more">
        <p className="small">{t.text({ host: host ? null : hostOf(sitting) })}</p>
        {isOnlyHere(location.hostname) ? <OnlyHere /> : null}
        <p className="row">
          <Send address={address} />
          {host ? (
            <>
              <Button kind="quiet" small onClick={() => void act({ do: 'openDoor' })}>
                {t.renew}
              </Button>
              <Button kind="quiet" small onClick={() => void act({ do: 'shutDoor' })}>
                {t.shut}
              </Button>
            </>
          ) : null}
        </p>
      </div>
    </div>
  );
};

interface BringProps extends DoorProps {
  /** Opens the door, and says what to. */
  readonly onOpen: () => void;
}

/** How others come to this table: by its code, and by links. */
export const Bring = ({ sitting, act, onOpen }: BringProps) => {
  const { t } = useSpoken(DOOR);
  const door = sitting.seen?.door;
  const host = isHost(sitting);
  if (door === undefined || (!host && door.code === null)) return null;
  const isOver = door.code !== null && door.until <= Date.now();
  return (
    <section className="bring">
      <h2>{t.bring}</h2>
      {door.code === null || isOver ? (
        <div className="row">
          {door.code === null ? null : <p className="small">{t.over({ code: shownCode(door.code) })}</p>}
          {host ? (
            <Button kind="ink" onClick={onOpen}>
              {door.code === null ? t.open : t.renew}
            </Button>
          ) : null}
        </div>
      ) : (
        <OpenDoor sitting={sitting} act={act} code={door.code} />
      )}
      {host ? (
        <details>
          <summary>{t.links}</summary>
          <p className="small soft">{t.linksNote}</p>
          <Invite table={sitting.table} by={sitting.seat} />
        </details>
      ) : null}
    </section>
  );
};
