import type { SeatId } from '@warmoot/kernel';
import type { SeenSeat } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import { Arms } from '../../../design/base/Arms.js';
import { Area } from '../../../design/forms/Area.js';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { SETUP } from '../setupWords.js';
import { type MoveKind, type MoveMember, type MoveParty, newMember, type Want } from './moveStart.js';
import { MOVE_SETUP } from './words.js';

interface PartyProps {
  readonly kind: MoveKind;
  readonly title: string;
  readonly party: MoveParty;
  /** The other parties by name. */
  readonly others: readonly string[];
  readonly seats: readonly SeenSeat[];
  readonly colour: number;
  readonly roads: Pick<saga.roads.Roads, 'spans'> | null;
  readonly onChange: (party: MoveParty) => void;
  readonly onSeat: (seat: SeatId) => void;
}

const TICKS = { chase: ['mounted', 'light'], race: ['mounted'], march: ['mounted', 'light', 'scout'] } as const;

const Members = ({ kind, party, onChange }: Pick<PartyProps, 'kind' | 'party' | 'onChange'>) => {
  const { t } = useSpoken(MOVE_SETUP);
  const { t: setup } = useSpoken(SETUP);
  const { members = [], troops = {} } = party;
  const men = Object.values(troops).reduce((sum, n) => sum + n, 0);
  const change = (at: number, more: Partial<MoveMember>): void =>
    onChange({ ...party, members: members.map((one, nth) => (nth === at ? { ...one, ...more } : one)) });
  const remove = (at: number): void => {
    const { leader, ...rest } = party;
    const left = members.filter((_, nth) => nth !== at);
    onChange({ ...rest, members: left, ...(leader !== members[at]?.name && leader !== undefined && { leader }) });
  };
  return (
    <fieldset className="move-members">
      <legend className="lab">{t.who}</legend>
      <ul>
        {members.map((one, at) => (
          <li key={one.name}>
            <b>{one.name}</b>
            {TICKS[kind].map((tick) => (
              <label key={tick} className="tick">
                <input
                  type="checkbox"
                  checked={one[tick] ?? false}
                  onChange={({ target }) => change(at, { [tick]: target.checked })}
                />
                {t[tick]}
              </label>
            ))}
            {members.length + men < 2 ? null : (
              <Button kind="quiet" small onClick={() => remove(at)}>
                {setup.remove({ name: one.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {men === 0 ? null : <p className="small soft">{t.troops({ n: men })}</p>}
      <Button
        small
        onClick={() =>
          onChange({
            ...party,
            members: [...members, newMember(t.newName({ n: `${party.name.slice(0, 12)} ${members.length + 1}` }))],
          })
        }
      >
        {t.add}
      </Button>
    </fieldset>
  );
};

const WANTS = ['nothing', 'reach', 'catch', 'avoid'] as const;

/** Where a party of a march sets out from, and what it wants there. */
const OnRoads = ({
  party,
  others,
  roads,
  onChange,
}: Omit<PartyProps, 'kind' | 'title' | 'seats' | 'colour' | 'onSeat'>) => {
  const { t } = useSpoken(MOVE_SETUP);
  if (roads === null) return null;
  const spans = roads.spans.map(({ key, name = key }) => ({ key, label: name }));
  const wants = party.wants ?? null;
  const wish = (want: string, more: Partial<NonNullable<Want>> = {}): void => {
    if (want === 'nothing') onChange({ ...party, wants: null });
    else if (want === 'reach') onChange({ ...party, wants: { want, span: more.span ?? spans.at(-1)?.key ?? '' } });
    else onChange({ ...party, wants: { want, party: more.party ?? others[0] ?? '' } });
  };
  return (
    <>
      <Choose label={t.at} options={spans} at={party.at ?? ''} onPick={(at) => onChange({ ...party, at })} />
      <Choose
        label={t.wants}
        options={WANTS.map((key) => ({ key, label: t.wantKinds[key] }))}
        at={WANTS.find((one) => one === wants?.want) ?? 'nothing'}
        onPick={(want) => wish(want)}
      />
      {wants?.want === 'reach' ? (
        <Choose label={t.goal} options={spans} at={wants.span ?? ''} onPick={(span) => wish('reach', { span })} />
      ) : null}
      {wants !== null && wants.want !== 'reach' ? (
        <Choose
          label={t.of}
          options={others.map((key) => ({ key, label: key }))}
          at={wants.party ?? ''}
          onPick={(of) => wish(wants.want, { party: of })}
        />
      ) : null}
      <Field
        label={t.stores}
        type="number"
        min={0}
        max={400}
        value={party.stores ?? ''}
        onText={(text) => onChange({ ...party, stores: Math.max(0, Math.round(Number(text))) })}
      />
      {party.approaches === undefined ? null : (
        <Area
          label={t.watches}
          rows={2}
          most={400}
          value={party.approaches.join('\n')}
          onChange={(lines) => onChange({ ...party, approaches: lines.split('\n') })}
        />
      )}
    </>
  );
};

/** A party: who plays it, who goes with it, and on the roads where it sets out and what for. */
export const PartyCard = (props: PartyProps) => {
  const { kind, title, party, seats, colour, onChange, onSeat } = props;
  const { t } = useSpoken(MOVE_SETUP);
  const { t: setup } = useSpoken(SETUP);
  const { members = [] } = party;
  return (
    <li className="move-party">
      <header>
        <Arms colour={colour} size={24} />
        <h4>{party.name}</h4>
        <span className="lab">{title}</span>
      </header>
      <Choose
        label={setup.playedBy}
        options={seats.map(({ seat, name }) => ({ key: seat, label: name }))}
        at={party.seats[0] ?? ''}
        onPick={onSeat}
      />
      {members.length < 2 ? null : (
        <Choose
          label={t.leader}
          options={members.map(({ name }) => ({ key: name, label: name }))}
          at={party.leader ?? members[0]?.name ?? ''}
          onPick={(leader) => onChange({ ...party, leader })}
        />
      )}
      <details>
        <summary>{t.who}</summary>
        <Members kind={kind} party={party} onChange={onChange} />
        <OnRoads {...props} />
      </details>
    </li>
  );
};
