import type { SeatId } from '@warmoot/kernel';
import type { SeenSeat } from '@warmoot/protocol';
import { playerTitle } from '@warmoot/words';
import { useState } from 'react';
import { keep } from '../../browser/kept.js';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Popover } from '../../design/panels/Popover.js';
import { api, type Hindrance } from '../../net/api.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do, Held } from '../../net/useSitting.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { isHost, proposeTo } from '../rulings/propose.js';
import { Strip } from '../Strip.js';
import { TABLE } from '../words.js';
import { InvitationCard, useLinks } from './Invite.js';

export interface PeopleProps {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<SeatId, Person>>;
  readonly act: Do;
  readonly held: Held;
  readonly pass: (seat: SeatId) => void;
}

const Rename = ({ act, name }: { readonly act: Do; readonly name: string }) => {
  const { t } = useSpoken(TABLE);
  const { ui } = useWords();
  const [text, setText] = useState(name);
  const rename = (): void => {
    if (text.trim() === '' || text.trim() === name) return;
    keep('name', text.trim());
    void act({ do: 'rename', name: text.trim() });
  };
  return (
    <Form className="row" small act={t.rename} onSend={rename}>
      <Field label={ui.join.name} maxLength={40} value={text} onText={setText} />
    </Form>
  );
};

interface ActsProps extends PeopleProps {
  readonly one: SeenSeat;
}

/** What can be done about a seat: one's own, and as the host anybody's. */
const SeatActs = ({ sitting, act, one }: ActsProps) => {
  const { t } = useSpoken(TABLE);
  const { table, seat } = sitting;
  const { made, hindrance, link } = useLinks(table, seat);
  const mine = one.seat === seat;
  const host = isHost(sitting);
  const isPerson = one.holder === 'person' || one.holder === 'regent';
  return (
    <div className="apart">
      {mine ? <Rename act={act} name={one.name} /> : null}
      <p className="stack">
        {mine && one.role === 'player' ? (
          <Button
            small
            onClick={() => void act(one.holder === 'regent' ? { do: 'back' } : { do: 'rest', player: 'captain' })}
          >
            {one.holder === 'regent' ? t.back : t.rest}
          </Button>
        ) : null}
        {mine || (host && isPerson && one.freed) ? (
          <Button small onClick={() => link(one.seat)}>
            {mine ? t.moveSeat : t.handOut({ name: one.name })}
          </Button>
        ) : null}
        {!mine && isPerson && !one.freed && one.role === 'player' ? (
          <Button small onClick={() => proposeTo(sitting, act, 'handOut', { seat: one.seat })}>
            {t.proposeHandOut({ name: one.name })}
          </Button>
        ) : null}
        {!mine && one.holder === 'person' && one.role === 'player' ? (
          <Button small onClick={() => proposeTo(sitting, act, 'regent', { seat: one.seat, player: 'captain' })}>
            {t.regent({ name: one.name })}
          </Button>
        ) : null}
        {!mine && isPerson && one.role === 'player' ? (
          <Button
            small
            onClick={() =>
              host ? void act({ do: 'makeHost', seat: one.seat }) : proposeTo(sitting, act, 'host', { seat: one.seat })
            }
          >
            {t.makeHost({ name: one.name })}
          </Button>
        ) : null}
        {!mine && host ? (
          <Button small onClick={() => void act({ do: 'unseat', seat: one.seat })}>
            {t.unseat({ name: one.name })}
          </Button>
        ) : null}
        {!mine && host && isPerson ? <span className="small soft">{t.unseatNote}</span> : null}
        {mine && !one.host ? (
          <Button small onClick={() => void act({ do: 'leave' })}>
            {t.leave}
          </Button>
        ) : null}
      </p>
      <Strip hindrance={hindrance} />
      {made === null ? null : (
        <InvitationCard invitation={made.invitation} note={mine ? t.moveSeatNote : t.handOutNote({ name: one.name })} />
      )}
    </div>
  );
};

const Row = (props: ActsProps) => {
  const { t, words } = useSpoken(TABLE);
  const { ui } = useWords();
  const { one, people, sitting } = props;
  const person = people[one.seat];
  const isHere = person?.here === true;
  const notes = [
    ...(one.seat === sitting.seat ? [ui.seat.you] : []),
    ...(one.host ? [t.host] : []),
    ...(one.player === null
      ? []
      : [`${one.holder === 'regent' ? ui.seat.regent : ui.seat.computer}, ${playerTitle(words, one.player)}`]),
    ...(one.holder === 'computer' ? [] : [isHere ? t.here : t.away]),
    ...(one.freed ? [t.mayBeHandedOut] : []),
  ];
  return (
    <li data-away={!isHere && one.holder === 'person' ? '' : undefined}>
      <Arms colour={person?.colour ?? 0} size={30} />
      <span className="people-name">
        <b>{one.name}</b>
        <span className="small soft">{notes.join(', ')}</span>
      </span>
      <Popover label={one.name} triggerLabel={`${one.name}: ${ui.nav.menu}`} trigger="…" triggerClass="people-more">
        <h3>{one.name}</h3>
        <SeatActs {...props} />
      </Popover>
    </li>
  );
};

/** Another person sits down on this device: they join by an invitation as anybody would. */
const SitHereToo = ({ sitting, held }: PeopleProps) => {
  const { t } = useSpoken(TABLE);
  const { ui } = useWords();
  const [name, setName] = useState('');
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  if (!isHost(sitting)) return null;
  const sit = async (): Promise<void> => {
    const invited = await api.invite(sitting.table, sitting.seat, 'player');
    const seated = invited.ok ? await api.join(invited.value.secret, name.trim()) : invited;
    setHindrance(seated.ok ? null : seated.refusal);
    if (!seated.ok) return;
    setName('');
    held.again();
  };
  return (
    <details className="sit-here">
      <summary>{t.sitHereToo}</summary>
      <p className="small soft">{t.sitHereHint}</p>
      <Form className="row" small act={t.sitDown} onSend={() => name.trim() !== '' && sit()}>
        <Field label={ui.join.name} maxLength={40} value={name} onText={setName} />
      </Form>
      <Strip hindrance={hindrance} />
    </details>
  );
};

/** Who sits at the table, and who watches. */
export const People = (props: PeopleProps) => {
  const { t } = useSpoken(TABLE);
  const { seen } = props.sitting;
  const seats = (seen?.seats ?? []).filter(({ taken }) => taken);
  const others = (props.held.seats ?? []).filter((seat) => seat !== props.sitting.seat);
  const [players, spectators] = [
    seats.filter(({ role }) => role === 'player'),
    seats.filter(({ role }) => role === 'spectator'),
  ];
  return (
    <section className="people">
      <h2>{t.people}</h2>
      <ul>
        {players.map((one) => (
          <Row key={one.seat} {...props} one={one} />
        ))}
      </ul>
      {spectators.length === 0 ? null : (
        <>
          <h3 className="lab">{t.spectators}</h3>
          <ul>
            {spectators.map((one) => (
              <Row key={one.seat} {...props} one={one} />
            ))}
          </ul>
        </>
      )}
      {others.length === 0 ? null : (
        <p className="row pass-on">
          {others.map((seat) => (
            <Button key={seat} small onClick={() => props.pass(seat)}>
              {t.passTo({ name: props.people[seat]?.name ?? seat })}
            </Button>
          ))}
        </p>
      )}
      <SitHereToo {...props} />
    </section>
  );
};
