import { saga } from '@warmoot/rules';
import { Button } from '../../design/forms/Button.js';
import { Choose, Select } from '../../design/forms/Select.js';
import { errorAt, type RoadFault } from '../../table/road/faults.js';
import { NameField } from '../../table/road/NameField.js';
import { TroopsFold } from '../../table/road/TroopsFold.js';
import { ROAD } from '../../table/road/words.js';
import { useTroopTable } from '../../table/setup/battle/troopTable.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { NO_TROOPS } from '../wealth/ledger.js';
import { membersOf, type RoadParty, soldiersIn } from './road.js';
import { WhoPicker } from './WhoPicker.js';
import { PLAN } from './words.js';

export interface RoadPartyProps {
  readonly party: RoadParty;
  readonly nth: number;
  /** What it is in a pursuit; null elsewhere. */
  readonly role: string | null;
  readonly others: readonly RoadParty[];
  readonly fault: RoadFault | null;
  readonly onChange: (party: RoadParty) => void;
  readonly onName: (name: string) => void;
  readonly onRemove: (() => void) | null;
}

const WRITTEN = 'written';
const TICKS = ['mounted', 'scout'] as const;

/** Who of the cast goes, how each of them goes, and who leads. */
const People = ({ party, nth, others, fault, onChange }: RoadPartyProps) => {
  const { t } = useSpoken(ROAD);
  const { t: plan, nameOf } = useCampaignIn(PLAN);
  const { members, leader, ...rest } = party;
  const set = (next: RoadParty['members']): void => {
    const stays = leader !== undefined && next.some(({ character }) => character === leader);
    onChange({ ...rest, members: next, ...(stays ? { leader } : {}) });
  };
  const choose = (chosen: readonly string[]): void =>
    set(
      chosen.map(
        (character) =>
          members.find((one) => one.character === character) ?? { character, mounted: false, scout: false },
      ),
    );
  const error = errorAt(fault, nth, 'members');
  return (
    <>
      <WhoPicker
        legend={plan.partyWho({ name: party.name })}
        chosen={membersOf(party)}
        without={others.flatMap(membersOf)}
        onChange={choose}
      />
      {error === null ? null : <p className="field-error">{error}</p>}
      {members.length === 0 ? null : (
        <ul className="road-members">
          {members.map((one, at) => (
            <li key={one.character}>
              <b>{nameOf(one.character)}</b>
              {TICKS.map((tick) => (
                <label key={tick} className="tick">
                  <input
                    type="checkbox"
                    checked={one[tick]}
                    onChange={({ target }) => set(members.with(at, { ...one, [tick]: target.checked }))}
                  />
                  {t[tick]}
                </label>
              ))}
            </li>
          ))}
        </ul>
      )}
      {members.length < 2 ? null : (
        <Choose
          label={t.leads}
          options={members.map(({ character }) => ({ key: character, label: nameOf(character) }))}
          at={leader ?? members[0]?.character ?? ''}
          error={errorAt(fault, nth, 'leader')}
          onPick={(key) => onChange({ ...party, leader: key })}
        />
      )}
    </>
  );
};

/** Whose soldiers march with it, and how many of each kind; and who plays it where nobody in it has a name. */
const Soldiers = ({ party, nth, fault, onChange }: RoadPartyProps) => {
  const { t, seen, people } = useCampaignIn(PLAN);
  const { unit, troops, seat, ...rest } = party;
  const table = useTroopTable();
  const units = Object.values(seen.open.units);
  const source = unit ?? (troops === undefined ? '' : WRITTEN);
  const keep = seat === undefined ? {} : { seat };
  const from = (key: string): void => {
    if (key === '') onChange({ ...rest, ...keep, unit: null });
    else if (key === WRITTEN) onChange({ ...rest, ...keep, unit: null, troops: soldiersIn(party, seen) ?? NO_TROOPS });
    else onChange({ ...rest, ...keep, unit: key });
  };
  const has = unit === null ? undefined : seen.open.units[unit]?.troops;
  const soldiers = soldiersIn(party, seen);
  const within = (next: saga.campaign.Unit['troops']): saga.campaign.Unit['troops'] =>
    has === undefined
      ? next
      : (Object.fromEntries(
          saga.battle.ALL_TROOPS.map((troop) => [troop, Math.min(next[troop], has[troop])]),
        ) as typeof next);
  return (
    <>
      <Select
        label={t.soldiersOf}
        options={[
          ...units.map(({ id, name }) => ({ key: id, label: t.ofHouse({ name }) })),
          { key: WRITTEN, label: t.writtenRoad },
        ]}
        at={source}
        none={t.noTroops}
        onPick={from}
      />
      {soldiers === undefined ? null : (
        <TroopsFold table={table} troops={soldiers} onChange={(next) => onChange({ ...party, troops: within(next) })} />
      )}
      {has === undefined ? null : (
        <p className={errorAt(fault, nth, 'troops') === null ? 'small soft' : 'field-error'}>{t.noMoreThan}</p>
      )}
      {party.members.length > 0 ? null : (
        <Select
          label={t.playedBy}
          options={Object.values(people).map(({ seat: key, name }) => ({ key, label: name }))}
          at={seat ?? ''}
          none={t.asOffered}
          onPick={(key) => {
            const { seat: _, ...nobodys } = party;
            onChange(key === '' ? nobodys : { ...party, seat: key });
          }}
        />
      )}
    </>
  );
};

/** A party of a movement that is planned: what it is called, who of the cast is in it, and whose soldiers. */
export const RoadPartyFields = (props: RoadPartyProps) => {
  const { party, nth, role, others, fault, onChange, onName, onRemove } = props;
  const { t } = useSpoken(ROAD);
  return (
    <>
      <div className="road-party-head">
        <NameField
          label={role ?? t.called({ nth: nth + 1 })}
          name={party.name}
          taken={others.map(({ name }) => name)}
          onName={onName}
        />
        {onRemove === null ? null : (
          <Button kind="quiet" small onClick={onRemove}>
            {t.remove({ name: party.name })}
          </Button>
        )}
      </div>
      {errorAt(fault, nth, 'name') === null ? null : <p className="field-error">{fault?.why}</p>}
      <People {...props} />
      <Soldiers {...props} />
      <label className="tick">
        <input
          type="checkbox"
          checked={party.boats}
          onChange={({ target }) => onChange({ ...party, boats: target.checked })}
        />
        {t.boats}
      </label>
    </>
  );
};
