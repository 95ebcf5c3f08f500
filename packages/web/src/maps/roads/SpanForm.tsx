import { saga } from '@warmoot/rules';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { useSpoken } from '../../words/speech.js';
import type { Changing } from '../useHistory.js';
import { besideOf, callIt, freeKey, type RoadsDraft, withChange, withoutSpan, withSpan } from './draft.js';
import { WayFields } from './WayFields.js';
import { ROADS_MAPS } from './words.js';

type Change = Changing<RoadsDraft>['change'];

interface SpanFormProps {
  readonly draft: RoadsDraft;
  readonly span: saga.roads.Span;
  readonly change: Change;
  readonly onPick: (key: string | null) => void;
}

const written = (text: string): string | undefined => (text === '' ? undefined : text);

/** The named way over an Impassable span, with what it costs to fail. */
const CrossingFields = ({ span, change }: Pick<SpanFormProps, 'span' | 'change'>) => {
  const { t } = useSpoken(ROADS_MAPS);
  const { key, crossing } = span;
  const set = (next: saga.roads.Crossing | undefined): void =>
    change((was) => withChange(was, key, { crossing: next }), `crossing ${key}`);
  return (
    <div className="map-fields">
      <Select
        label={t.crossing}
        none={t.noCrossing}
        options={saga.roads.CROSSINGS.map((by) => ({ key: by, label: t.crossings[by] }))}
        at={crossing?.by ?? ''}
        onPick={(by) => {
          const isOne = saga.roads.CROSSINGS.includes(by);
          set(isOne ? { difficulty: 3, ...crossing, by } : undefined);
        }}
      />
      {crossing === undefined ? null : (
        <>
          <Field
            label={t.difficulty}
            type="number"
            min={0}
            max={30}
            value={crossing.difficulty}
            onText={(text) => set({ ...crossing, difficulty: Math.round(Number(text)) })}
          />
          <Field
            label={t.worse}
            maxLength={200}
            value={crossing.worse ?? ''}
            onText={(text) => {
              const { worse: _, ...rest } = crossing;
              set(text === '' ? rest : { ...rest, worse: text });
            }}
          />
        </>
      )}
    </div>
  );
};

/** How the span looks: its land and what stands there. */
const Looks = ({ span, change }: Pick<SpanFormProps, 'span' | 'change'>) => {
  const { t } = useSpoken(ROADS_MAPS);
  const set = (what: Parameters<typeof withChange>[2], tool: string): void =>
    change((was) => withChange(was, span.key, what), `${tool} ${span.key}`);
  return (
    <div className="map-fields">
      <Select
        label={t.land}
        none={t.landByGround}
        options={saga.roads.LANDS.map((key) => ({ key, label: t.lands[key] }))}
        at={span.land ?? ''}
        onPick={(land) => set({ land: saga.roads.LANDS.includes(land) ? land : undefined }, 'land')}
      />
      <Select
        label={t.landmark}
        none={t.nothing}
        options={saga.roads.LANDMARKS.map((key) => ({ key, label: t.landmarks[key] }))}
        at={span.landmark ?? ''}
        onPick={(one) => set({ landmark: saga.roads.LANDMARKS.includes(one) ? one : undefined }, 'landmark')}
      />
      <Field
        label={t.terrain}
        maxLength={40}
        value={span.terrain ?? ''}
        onText={(text) => set({ terrain: written(text) }, 'terrain')}
      />
    </div>
  );
};

/** All that can be said of a span. */
export const SpanForm = ({ draft, span, change, onPick }: SpanFormProps) => {
  const { t } = useSpoken(ROADS_MAPS);
  const { key } = span;
  const set = (what: Parameters<typeof withChange>[2], tool: string): void =>
    change((was) => withChange(was, key, what), `${tool} ${key}`);
  return (
    <section className="map-making" aria-label={t.span}>
      <h2>{callIt(span)}</h2>
      <div className="map-fields">
        <Field
          label={t.name}
          maxLength={60}
          value={span.name ?? ''}
          onText={(text) => set({ name: written(text) }, 'name')}
        />
        <Select
          label={t.ground}
          options={saga.roads.GROUNDS.map((ground) => ({ key: ground, label: t.grounds[ground] }))}
          at={span.ground}
          onPick={(ground) => set(ground === 'impassable' ? { ground } : { ground, crossing: undefined }, 'ground')}
        />
        {(['x', 'y'] as const).map((axis) => (
          <Field
            key={axis}
            label={axis === 'x' ? t.across : t.down}
            type="number"
            min={0}
            max={axis === 'x' ? saga.roads.SHEET.width : saga.roads.SHEET.height}
            step={10}
            value={span[axis]}
            onText={(text) => set({ [axis]: Math.round(Number(text)) }, axis)}
          />
        ))}
      </div>
      <div className="map-buttons">
        {(['water', 'town', 'afloat'] as const).map((flag) => (
          <label key={flag} className="tick">
            <input
              type="checkbox"
              checked={span[flag]}
              onChange={({ target }) => set({ [flag]: target.checked }, flag)}
            />
            {t[flag]}
          </label>
        ))}
      </div>
      {span.ground === 'impassable' ? <CrossingFields span={span} change={change} /> : null}
      <Looks span={span} change={change} />
      <WayFields draft={draft} span={span} change={change} />
      <div className="map-buttons">
        <Button
          small
          onClick={() => {
            change((was) => withSpan(was, besideOf(was, key), key), `add ${Date.now()}`);
            onPick(freeKey(draft));
          }}
        >
          {t.addBeside}
        </Button>
        <Button
          small
          off={draft.spans.length > 2 ? null : t.needTwo}
          onClick={() => {
            change((was) => withoutSpan(was, key), `remove ${Date.now()}`);
            onPick(null);
          }}
        >
          {t.remove}
        </Button>
      </div>
    </section>
  );
};
