import { saga } from '@warmoot/rules';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { useSpoken } from '../../words/speech.js';
import type { Changing } from '../useHistory.js';
import { callIt, type RoadsDraft, type Track, trackOf, withoutWay, withTrack, withWayName } from './draft.js';
import { ROADS_MAPS } from './words.js';

interface WayFieldsProps {
  readonly draft: RoadsDraft;
  readonly span: saga.roads.Span;
  readonly change: Changing<RoadsDraft>['change'];
}

/** The ways from the picked span, each with its kind and its name, and one more for keys as for hands. */
export const WayFields = ({ draft, span, change }: WayFieldsProps) => {
  const { t } = useSpoken(ROADS_MAPS);
  const { key } = span;
  const near = saga.roads.neighboursOf(draft, key);
  const called = (to: string): string => callIt(saga.roads.spanOf(draft, to));
  const lay = (to: string, track: Track | null): void =>
    change(
      (was) => (track === null ? withoutWay(was, key, to) : withTrack(was, key, to, track)),
      `track ${key} ${to} ${track}`,
    );
  return (
    <fieldset className="road-ways map-fields">
      <legend className="lab">{t.ways}</legend>
      {near.map((to) => (
        <div key={to} className="road-way">
          <Select
            label={t.wayTo({ to: called(to) })}
            none={t.noWay}
            options={t.tracks}
            at={trackOf(draft, key, to) ?? ''}
            onPick={(track: Track) => lay(to, track in t.tracks ? track : null)}
          />
          <Field
            label={t.wayName({ to: called(to) })}
            maxLength={60}
            value={saga.roads.wayBetween(draft, key, to)?.name ?? ''}
            onText={(text) => change((was) => withWayName(was, key, to, text), `way ${key} ${to}`)}
          />
        </div>
      ))}
      <Select
        label={t.newWay}
        none={t.pickOne}
        options={draft.spans
          .filter((one) => one.key !== key && !near.includes(one.key))
          .map((one) => ({ key: one.key, label: callIt(one) }))}
        at=""
        onPick={(to) => (to === '' ? undefined : lay(to, 'road'))}
      />
    </fieldset>
  );
};
