import { beginState, Impossible, type Json, type Shape, shape } from '@warmoot/kernel';
import { type SetupField, seatsFor, setupFields, startFor } from '@warmoot/protocol';
import { manifestsOf } from '@warmoot/rules';
import { fieldTitle, refusalText, startTitle, writtenIn } from '@warmoot/words';
import { useState } from 'react';
import { Field } from '../../design/forms/Field.js';
import { Choose } from '../../design/forms/Select.js';
import { useSpoken } from '../../words/speech.js';
import { Begins } from './Begins.js';
import { seatsToPlay } from './places.js';
import { Slated } from './SlateNote.js';
import type { SetupProps } from './setupProps.js';
import { SETUP } from './setupWords.js';
import { useSlate } from './slate.js';
import { SLATE } from './slateWords.js';

interface AskProps {
  readonly field: SetupField;
  readonly label: string;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}

/** Data that no list and no number can hold, as it is written; what cannot be read stays as it was. */
const Data = ({ label, value, onChange }: AskProps) => {
  const { t } = useSpoken(SETUP);
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : shape.parseJson(shape.anyJson, typed);
  return (
    <Field
      label={label}
      hint={t.asData}
      error={read === null || read.ok ? null : t.notData}
      value={typed ?? JSON.stringify(value ?? null)}
      onText={(typed) => {
        const next = shape.parseJson(shape.anyJson, typed);
        setTyped(typed);
        if (next.ok) onChange(next.value);
      }}
    />
  );
};

const Ask = (props: AskProps) => {
  const { field, label, value, onChange } = props;
  const { t } = useSpoken(SETUP);
  switch (field.ask) {
    case 'number':
      return (
        <Field
          label={label}
          type="number"
          min={field.least ?? undefined}
          max={field.most ?? undefined}
          value={typeof value === 'number' ? value : ''}
          onText={(text) => onChange(Math.round(Number(text)))}
        />
      );
    case 'choice': {
      const options = field.values.map((one) => ({ key: JSON.stringify(one), label: String(one) }));
      return (
        <Choose
          label={label}
          options={options}
          at={JSON.stringify(value)}
          onPick={(key) => onChange(JSON.parse(key))}
        />
      );
    }
    case 'flag':
      return (
        <Choose
          label={label}
          options={(['yes', 'no'] as const).map((key) => ({ key, label: t[key] }))}
          at={value === true ? 'yes' : 'no'}
          onPick={(key) => onChange(key === 'yes')}
        />
      );
    case 'text':
      return <Field label={label} value={String(value ?? '')} onText={onChange} />;
    case 'data':
      return <Data {...props} />;
  }
};

const name = shape.nullable(shape.text(1, 60));
const fields: Shape<Json> = shape.also(shape.anyJson, (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? null : 'table.fields',
);

/** Sets up any scene from what its manifest says: its editions, a ready-made start, and the fields of its setup. */
export const PlainSetup = (props: SetupProps) => {
  const { kind, sitting, act } = props;
  const { t, words } = useSpoken(SETUP);
  const { t: told } = useSpoken(SLATE);
  const slate = useSlate(props);
  const editionAt = slate('edition', name, null);
  const pickedAt = slate('start', name, null);
  const changedAt = slate('fields', fields, {});
  const edition = editionAt.value;
  const picked = pickedAt.value;
  const changed = changedAt.value as Readonly<Record<string, Json>>;
  const editions = manifestsOf(kind);
  const manifest = editions.find((one) => one.edition === edition);
  if (manifest === undefined) throw new Impossible('a kind of scene that is not there', kind);
  const { rules, starts } = manifest;
  const start = picked ?? starts[0]?.name ?? null;
  const seats = seatsToPlay(sitting);
  const {
    scene,
    setup: ready,
    options,
  } = startFor(
    manifest,
    start,
    seats.map(({ seat }) => seat),
    writtenIn(words, rules.scene),
  );
  const setup = { ...(ready as Readonly<Record<string, Json>>), ...changed };
  const { least } = seatsFor(manifest, start);
  /** An edition by its name; one that the pages have no word for is called as the rules call it. */
  const named = (one: string | null): string => (one === null ? t.usual : one === 'first' ? t.first : one);
  const begun = seats.length < least ? null : beginState(rules, { setup, options });
  const lacks = begun === null ? t.needsSeats({ least }) : begun.ok ? null : refusalText(words, begun.refusal);
  return (
    <div className="setup-plain">
      <p className="note">{words.scenes[scene]?.about}</p>
      <Slated
        sitting={sitting}
        of={[pickedAt, changedAt].find(({ by, asks }) => by !== null || asks.length > 0) ?? editionAt}
        say={() => told.theScene}
      >
        <div className="setup-row">
          {editions.length < 2 ? null : (
            <Choose
              label={t.edition}
              options={editions.map(({ edition: key }) => ({ key: key ?? '', label: named(key) }))}
              at={edition ?? ''}
              onPick={(key) => {
                editionAt.set(key === '' ? null : key);
                pickedAt.set(null);
                changedAt.set({});
              }}
            />
          )}
          {starts.length < 2 ? null : (
            <Choose
              label={t.start}
              options={starts.map(({ name }) => ({ key: name, label: startTitle(words, scene, name) }))}
              at={start ?? ''}
              onPick={(key) => {
                pickedAt.set(key);
                changedAt.set({});
              }}
            />
          )}
          {setupFields(rules).map((field) => (
            <Ask
              key={`${scene} ${start} ${field.name}`}
              field={field}
              label={fieldTitle(words, scene, field.name)}
              value={setup[field.name]}
              onChange={(value) => changedAt.set({ ...changed, [field.name]: value })}
            />
          ))}
        </div>
      </Slated>
      <Begins
        sitting={sitting}
        act={act}
        places={[]}
        lacks={lacks}
        label={t.beginScene}
        start={() => ({ scene, setup, options })}
        say={() => null}
      />
    </div>
  );
};
