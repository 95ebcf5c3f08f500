import type { saga } from '@warmoot/rules';
import type { OptionName } from '@warmoot/words';
import { useState } from 'react';
import { Select } from '../../design/forms/Select.js';
import { useSpoken } from '../../words/speech.js';
import { readParts } from '../home/parts.js';
import { partsText, readWalls, USUAL, wallsText } from './options.js';
import { BOUNDS } from './options.table.js';
import { OPTIONS } from './optionWords.js';
import '../../design/forms/field.css';

interface InputProps<V = saga.campaign.EveryOption[OptionName]> {
  /** The id by which the option's name labels it. */
  readonly id: string;
  readonly name: OptionName;
  readonly value: V;
  readonly set: (value: V) => void;
}

const Tick = ({ id, value, set }: InputProps<boolean>) => (
  <input id={id} type="checkbox" checked={value} onChange={({ target }) => set(target.checked)} />
);

const OneOf = ({ id, name, value, set }: InputProps<string>) => {
  const { t, words } = useSpoken(OPTIONS);
  const answers: Readonly<Record<string, string>> =
    (words.campaign.options.answers as Readonly<Record<string, Readonly<Record<string, string>>>>)[name] ?? {};
  return (
    <Select
      id={id}
      options={Object.entries(answers).map(([answer, text]) => ({
        key: answer,
        label: answer === USUAL[name] ? `${text} (${t.usual})` : text,
      }))}
      at={value}
      onPick={set}
    />
  );
};

/** A whole number; where it may be left empty, nothing is an answer too. */
const Figure = ({ id, name, value, set }: InputProps<number | null>) => {
  const { t, words } = useSpoken(OPTIONS);
  const [least, most] = BOUNDS[name] ?? [0, 1_000_000];
  const empty = (words.campaign.options.empty as Partial<Record<OptionName, string>>)[name];
  const [text, setText] = useState(value === null ? '' : `${value}`);
  return (
    <>
      <input
        id={id}
        className="text-input"
        type="number"
        min={least}
        max={most}
        value={text}
        aria-describedby={empty === undefined ? undefined : `${id}-empty`}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value !== '') set(Math.floor(Number(target.value)));
          else set(empty === undefined ? (USUAL[name] as number) : null);
        }}
      />
      {empty === undefined ? null : (
        <span id={`${id}-empty`} className="small soft">
          {t.emptyIs({ answer: empty })}
        </span>
      )}
    </>
  );
};

interface PairProps<K extends string> {
  readonly id: string;
  readonly parts: readonly (readonly [key: K, label: string])[];
  readonly value: Readonly<Record<K, number>>;
  readonly bounds: readonly [number, number];
  readonly set: (key: K, value: number) => void;
}

/** Two figures that go together. The first carries the option's name. */
const Pair = <K extends string>({ id, parts, value, bounds, set }: PairProps<K>) => (
  <span className="option-pair">
    {parts.map(([key, label], nth) => (
      <label key={key}>
        <span className="small soft">{label}</span>
        <input
          id={nth === 0 ? id : undefined}
          className="text-input"
          type="number"
          min={bounds[0]}
          max={bounds[1]}
          value={value[key]}
          onChange={({ target }) => set(key, Math.floor(Number(target.value) || 0))}
        />
      </label>
    ))}
  </span>
);

/** Options of two figures, with the bounds of both. */
const PAIRS = [
  { keys: ['least', 'most'], bounds: [1, 40] },
  { keys: ['rows', 'columns'], bounds: [2, 60] },
  { keys: ['width', 'height'], bounds: [8, 60] },
] as const;

type Board = saga.campaign.EveryOption['saga.duel.board'];
type Parts = saga.campaign.EveryOption['saga.calendar.months'];

const Walls = ({ board, set }: { readonly board: Board; readonly set: (board: Board) => void }) => {
  const { t } = useSpoken(OPTIONS);
  const [text, setText] = useState(() => wallsText(board.walls));
  return (
    <label className="option-walls">
      <span className="small soft">{t.walls}</span>
      <input
        className="text-input"
        value={text}
        placeholder={t.wallsHint}
        title={t.wallsHint}
        onChange={({ target }) => {
          setText(target.value);
          set({ ...board, walls: readWalls(target.value) });
        }}
      />
    </label>
  );
};

/** SAGA-CAL-010: the campaign's own months or seasons. */
const YearParts = ({ id, name, value, set }: InputProps<Parts>) => {
  const { t } = useSpoken(OPTIONS);
  const [text, setText] = useState(() => partsText(value));
  return (
    <>
      <textarea
        id={id}
        rows={5}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          set([...readParts(target.value, name === 'saga.calendar.months' ? 30 : 90)]);
        }}
      />
      <span className="small soft">{t.partsHint}</span>
    </>
  );
};

/** What an option is answered with, by the kind of its answers. */
export const OptionInput = ({ id, name, value, set }: InputProps) => {
  const { t } = useSpoken(OPTIONS);
  const given = { id, name };
  if (typeof value === 'boolean') return <Tick {...given} value={value} set={set} />;
  if (typeof value === 'string') return <OneOf {...given} value={value} set={set as (answer: string) => void} />;
  if (typeof value === 'number' || value === null) {
    return <Figure {...given} value={value} set={set as (figure: number | null) => void} />;
  }
  if ('length' in value) return <YearParts {...given} value={value as Parts} set={set} />;
  const { keys, bounds } = PAIRS.find((pair) => pair.keys[0] in value) as (typeof PAIRS)[number];
  return (
    <>
      <Pair<string>
        id={id}
        parts={keys.map((key) => [key, t[key]] as const)}
        value={value as unknown as Readonly<Record<string, number>>}
        bounds={bounds}
        set={(key, figure) => set({ ...value, [key]: figure })}
      />
      {'walls' in value ? <Walls board={value} set={set} /> : null}
    </>
  );
};
