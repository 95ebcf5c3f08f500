import type { SeatId } from '@warmoot/kernel';
import type { SeenSeat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { Arms } from '../../../design/base/Arms.js';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { whole } from '../../../design/forms/whole.js';
import { useSpoken } from '../../../words/speech.js';
import { errorAt, type RoadFault } from '../../road/faults.js';
import { NameField } from '../../road/NameField.js';
import { PartyRoad } from '../../road/PartyRoad.js';
import type { OnRoads, Roads } from '../../road/parties.js';
import { TroopsFold } from '../../road/TroopsFold.js';
import { ROAD } from '../../road/words.js';
import { useTroopTable } from '../battle/troopTable.js';
import { SETUP } from '../setupWords.js';
import { Members } from './Members.js';
import type { MoveKind, MoveParty } from './moveStart.js';
import { MOVE_SETUP } from './words.js';

interface PartyProps {
  readonly kind: MoveKind;
  readonly title: string;
  readonly nth: number;
  readonly parties: readonly MoveParty[];
  readonly seats: readonly SeenSeat[];
  readonly colour: number;
  readonly roads: Roads | null;
  /** The number of the first day. */
  readonly day: number;
  readonly fault: RoadFault | null;
  readonly onChange: (party: MoveParty) => void;
  readonly onName: (name: string) => void;
  readonly onSeat: (seat: SeatId) => void;
  readonly onRemove: (() => void) | null;
}

/** How strong a party is, how it goes and how far, as the rules have it. */
const Going = ({ party }: { readonly party: MoveParty }) => {
  const { t } = useSpoken(ROAD);
  const n = saga.party.sizeOf(party);
  if (n === 0) return null;
  return (
    <p className="small soft">
      {t.going({
        n,
        going: t.goings[saga.party.goingOf(party)],
        moves: saga.party.movesOf(party).moves,
        scouts: saga.party.hasScouts(party) ? 'yes' : 'no',
      })}
    </p>
  );
};

/** Who goes with a party: people by name, who leads them, and troops. */
const Who = ({ kind, nth, parties, seats, fault, onChange, onName }: PartyProps) => {
  const { t } = useSpoken(MOVE_SETUP);
  const { t: road } = useSpoken(ROAD);
  const party = parties[nth] as MoveParty;
  const table = useTroopTable();
  const { members } = party;
  const taken = parties.toSpliced(nth, 1).flatMap((other) => other.members.map(({ name }) => name));
  const error = errorAt(fault, nth, 'members');
  return (
    <details className="road-fold" open={error === null ? undefined : true}>
      <summary>{t.whoGoes({ names: members.map(({ name }) => name).join(', ') || '–' })}</summary>
      {error === null ? null : <p className="field-error">{error}</p>}
      <NameField
        label={t.partyName}
        name={party.name}
        taken={parties.toSpliced(nth, 1).map(({ name }) => name)}
        onName={onName}
      />
      <Members kind={kind} party={party} taken={taken} seats={seats} onChange={onChange} />
      {members.length < 2 ? null : (
        <Choose
          label={t.leader}
          options={members.map(({ name }) => ({ key: name, label: name }))}
          at={party.leader ?? members[0]?.name ?? ''}
          error={errorAt(fault, nth, 'leader')}
          onPick={(leader) => onChange({ ...party, leader })}
        />
      )}
      <TroopsFold table={table} troops={party.troops} onChange={(troops) => onChange({ ...party, troops })} />
      {kind === 'race' ? null : (
        <label className="tick">
          <input
            type="checkbox"
            checked={party.boats}
            onChange={({ target }) => onChange({ ...party, boats: target.checked })}
          />
          {road.boats}
        </label>
      )}
      <Field
        label={t.weary}
        type="number"
        min={0}
        max={saga.party.MOST_WEARY}
        value={party.weary}
        onText={(text) => onChange({ ...party, weary: whole(text, 0, saga.party.MOST_WEARY) })}
      />
    </details>
  );
};

/** A party: what it is called, who plays it, who goes with it, and on the roads where it sets out and what for. */
export const PartyCard = (props: PartyProps) => {
  const { kind, title, nth, parties, seats, colour, roads, day, fault, onChange, onSeat, onRemove } = props;
  const { t: setup } = useSpoken(SETUP);
  const party = parties[nth] as MoveParty;
  const others = parties.filter((_, no) => no !== nth);
  return (
    <li className="move-party" aria-label={party.name}>
      <header>
        <Arms colour={colour} size={24} />
        <h4>{party.name}</h4>
        <span className="lab">{title}</span>
      </header>
      <Going party={party} />
      {errorAt(fault, nth, 'name') === null ? null : <p className="field-error">{fault?.why}</p>}
      <Choose
        label={setup.playedBy}
        options={seats.map(({ seat, name }) => ({ key: seat, label: name }))}
        at={party.seats[0] ?? ''}
        onPick={onSeat}
      />
      <Who {...props} />
      {kind === 'march' && roads !== null ? (
        <PartyRoad
          party={party as OnRoads}
          nth={nth}
          others={others as readonly OnRoads[]}
          roads={roads}
          day={day}
          fault={fault}
          onChange={(next) => onChange(next as MoveParty)}
        />
      ) : null}
      {onRemove === null ? null : (
        <Button kind="quiet" small onClick={onRemove}>
          {setup.remove({ name: party.name })}
        </Button>
      )}
    </li>
  );
};
