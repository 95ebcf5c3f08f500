import { saga } from '@warmoot/rules';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Choose } from '../../design/forms/Select.js';
import { whole } from '../../design/forms/whole.js';
import { useSpoken } from '../../words/speech.js';
import { errorAt, type RoadFault } from './faults.js';
import { NameField } from './NameField.js';
import { type OnRoads, type Roads, wantOf } from './parties.js';
import { spanOptions } from './spans.js';
import { ROAD } from './words.js';
import './road.css';

export interface PartyRoadProps {
  readonly party: OnRoads;
  readonly nth: number;
  /** The other parties, and where they are. */
  readonly others: readonly Pick<OnRoads, 'name' | 'at'>[];
  readonly roads: Roads;
  /** The number of the first day. */
  readonly day: number;
  readonly fault: RoadFault | null;
  readonly onChange: (party: OnRoads) => void;
}

const useSpans = (roads: Roads) => {
  const { words } = useSpoken(ROAD);
  return spanOptions(words, roads);
};

const WANTS = ['nothing', 'reach', 'catch', 'find', 'avoid'] as const;

/** SAGA-MOVE-001: what a party wants, and of whom. */
const Wants = ({ party, nth, others, roads, fault, onChange }: PartyRoadProps) => {
  const { t } = useSpoken(ROAD);
  const spans = useSpans(roads);
  const { wants } = party;
  const names = others.map(({ name }) => name);
  const error = errorAt(fault, nth, 'wants');
  return (
    <>
      <Choose
        label={t.wants}
        options={WANTS.map((key) => ({ key, label: t.wantKinds[key] }))}
        at={wants?.want ?? 'nothing'}
        onPick={(want) => onChange({ ...party, wants: wantOf(want, wants, { roads, others: names }) })}
      />
      {wants?.want === 'reach' ? (
        <Choose
          label={t.goal}
          options={spans}
          at={wants.span}
          none={spans.some(({ key }) => key === wants.span) ? null : '–'}
          error={error}
          onPick={(span) => onChange({ ...party, wants: { want: 'reach', span } })}
        />
      ) : null}
      {wants !== null && wants.want !== 'reach' ? (
        <Choose
          label={t.of[wants.want]}
          options={names.map((key) => ({ key, label: key }))}
          at={wants.party}
          none={names.includes(wants.party) ? null : '–'}
          error={error}
          onPick={(of) => onChange({ ...party, wants: { ...wants, party: of } })}
        />
      ) : null}
      {wants?.want === 'avoid' ? (
        <Field
          label={t.wantDays}
          type="number"
          min={1}
          max={360}
          value={wants.days}
          onText={(text) => onChange({ ...party, wants: { ...wants, days: whole(text, 1, 360) } })}
        />
      ) : null}
    </>
  );
};

/** Of whom a party knows when it sets out: where they were, when, and whether it has them in sight. */
const Knows = ({ party, nth, others, roads, day, fault, onChange }: PartyRoadProps) => {
  const { t } = useSpoken(ROAD);
  const spans = useSpans(roads);
  const known = party.knows.map(({ of }) => of);
  const placeOf = (name: string): string => others.find((one) => one.name === name)?.at ?? '';
  const flip = (name: string): void =>
    onChange({
      ...party,
      knows: known.includes(name)
        ? party.knows.filter(({ of }) => of !== name)
        : [...party.knows, { of: name, at: placeOf(name), aware: false }],
    });
  const change = (at: number, more: Partial<OnRoads['knows'][number]>): void =>
    onChange({ ...party, knows: party.knows.map((one, no) => (no === at ? { ...one, ...more } : one)) });
  return (
    <details className="road-fold">
      <summary>
        {t.knows}: {known.length === 0 ? t.knowsNobody : known.join(', ')}
      </summary>
      {errorAt(fault, nth, 'knows') === null ? null : <p className="field-error">{fault?.why}</p>}
      {[...new Set([...others.map(({ name }) => name), ...known])].map((name) => {
        const at = known.indexOf(name);
        const one = party.knows[at];
        return (
          <div key={name} className="road-known">
            <label className="tick">
              <input type="checkbox" checked={one !== undefined} onChange={() => flip(name)} />
              {t.knowsOf({ name })}
            </label>
            {one === undefined ? null : (
              <>
                <Choose
                  label={t.knownAt({ name })}
                  options={spans}
                  at={one.at}
                  onPick={(span) => change(at, { at: span })}
                />
                <Field
                  label={t.knownAgo}
                  type="number"
                  min={1}
                  max={day}
                  value={one.day === undefined ? 1 : day - one.day}
                  onText={(text) => change(at, { day: day - whole(text, 1, day) })}
                />
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={one.aware}
                    onChange={({ target }) => change(at, { aware: target.checked })}
                  />
                  {t.aware}
                </label>
              </>
            )}
          </div>
        );
      })}
    </details>
  );
};

const { LEAST_APPROACHES, MOST_APPROACHES } = saga.march;

/** SAGA-MOVE-024: the approaches that watchers have posted themselves at. */
const Watch = ({ party, nth, fault, onChange }: PartyRoadProps) => {
  const { t } = useSpoken(ROAD);
  const { approaches, ...unposted } = party;
  const set = (next: readonly string[]): void => onChange({ ...party, approaches: next });
  const error = errorAt(fault, nth, 'approaches');
  return (
    <details className="road-fold" open={error === null ? undefined : true}>
      <summary>
        {t.watch}: {approaches === undefined ? '–' : approaches.join(', ')}
      </summary>
      <label className="tick">
        <input
          type="checkbox"
          checked={approaches !== undefined}
          onChange={({ target }) => (target.checked ? set(t.approaches) : onChange(unposted))}
        />
        {t.watches}
      </label>
      {approaches === undefined ? null : (
        <>
          <p className="small soft">{t.watchNote}</p>
          {approaches.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: approaches are being typed here; the place is what stays.
            <div key={at} className="road-approach">
              <NameField
                label={t.approach({ nth: at + 1 })}
                name={one}
                taken={approaches.toSpliced(at, 1)}
                isFree
                onName={(text) => set(approaches.with(at, text))}
              />
              {approaches.length <= LEAST_APPROACHES ? null : (
                <Button kind="quiet" small onClick={() => set(approaches.toSpliced(at, 1))}>
                  {t.removeApproach({ nth: at + 1 })}
                </Button>
              )}
            </div>
          ))}
          {approaches.length >= MOST_APPROACHES ? null : (
            <Button small onClick={() => set([...approaches, t.newApproach({ nth: approaches.length + 1 })])}>
              {t.addApproach}
            </Button>
          )}
        </>
      )}
    </details>
  );
};

/** SAGA-MOVE-045: how long its troops' stores last, and where they are renewed. */
const Supplies = ({ party, roads, nth, fault, onChange }: PartyRoadProps) => {
  const { t } = useSpoken(ROAD);
  const spans = useSpans(roads);
  const towns = spans.filter(
    ({ key }) => party.towns.includes(key) || roads.spans.some((span) => span.key === key && span.town),
  );
  const flip = (key: string): void =>
    onChange({
      ...party,
      towns: party.towns.includes(key) ? party.towns.filter((one) => one !== key) : [...party.towns, key],
    });
  const error = errorAt(fault, nth, 'towns');
  return (
    <details className="road-fold">
      <summary>{t.supplies}</summary>
      <Field
        label={t.stores}
        type="number"
        min={0}
        max={400}
        value={party.stores}
        onText={(text) => onChange({ ...party, stores: whole(text, 0, 400) })}
      />
      <fieldset>
        <legend className="lab">{t.towns}</legend>
        {towns.length === 0 ? <p className="small soft">{t.noTowns}</p> : null}
        {towns.map(({ key, label }) => (
          <label key={key} className="tick">
            <input type="checkbox" checked={party.towns.includes(key)} onChange={() => flip(key)} />
            {label}
          </label>
        ))}
      </fieldset>
      {error === null ? null : <p className="field-error">{error}</p>}
    </details>
  );
};

/** A party on the roads: where it sets out, what it wants, whom it knows of, what it watches, and what it lives on. */
export const PartyRoad = (props: PartyRoadProps) => {
  const { party, nth, roads, fault, onChange } = props;
  const { t } = useSpoken(ROAD);
  const spans = useSpans(roads);
  return (
    <div className="road-party">
      <Choose
        label={t.at}
        options={spans}
        at={party.at}
        none={spans.some(({ key }) => key === party.at) ? null : '–'}
        error={errorAt(fault, nth, 'at')}
        onPick={(at) => onChange({ ...party, at })}
      />
      <Wants {...props} />
      <Knows {...props} />
      <Watch {...props} />
      <Supplies {...props} />
    </div>
  );
};
