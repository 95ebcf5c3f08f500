import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import type { PackWords } from './useHand.js';

/** Ticked spaces ("row,column") as a picture, cut to what is ticked. */
const drawnAs = (taken: ReadonlySet<string>): saga.carry.Picture => {
  const spaces = [...taken].map((space) => space.split(',').map(Number) as [number, number]);
  if (spaces.length === 0) return [];
  const [rows, columns] = [spaces.map(([row]) => row), spaces.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, row) =>
    Array.from({ length: Math.max(...columns) - left + 1 }, (_, column) =>
      taken.has(`${row + top},${column + left}`) ? 'x' : '.',
    ).join(''),
  );
};

interface AddProps {
  readonly t: PackWords;
  readonly words: Words;
  readonly onAdd: (object: saga.carry.Carried['object']) => void;
}

const WIDE = 8;
const ROWS = Array.from({ length: WIDE }, (_, row) => row);

/** A shape drawn by ticking spaces. */
const Drawing = ({
  taken,
  onToggle,
  t,
}: {
  readonly taken: ReadonlySet<string>;
  readonly onToggle: (space: string) => void;
  readonly t: PackWords;
}) => (
  <fieldset className="pack-drawing">
    <legend className="lab">{t.draw}</legend>
    {ROWS.map((row) => (
      <div key={row}>
        {ROWS.map((column) => (
          <input
            key={column}
            type="checkbox"
            aria-label={t.place({ row: row + 1, column: column + 1 })}
            checked={taken.has(`${row},${column}`)}
            onChange={() => onToggle(`${row},${column}`)}
          />
        ))}
      </div>
    ))}
  </fieldset>
);

const OwnObject = ({ t, words, onAdd }: AddProps) => {
  const [name, setName] = useState('');
  const [size, setSize] = useState<saga.carry.Category | 'own'>('normal');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const picture = drawnAs(taken);
  const isDrawn = size !== 'own' || saga.carry.isDrawable(picture);
  const toggle = (space: string): void => {
    const next = new Set(taken);
    if (!next.delete(space)) next.add(space);
    setTaken(next);
  };
  const add = (): void => {
    onAdd(size === 'own' ? { name: name.trim(), picture } : { name: name.trim(), category: size });
    setName('');
    setTaken(new Set());
  };
  return (
    <details className="pack-own">
      <summary>{t.own}</summary>
      <Field label={t.name} value={name} maxLength={60} onText={setName} />
      <Select<saga.carry.Category | 'own'>
        label={t.size}
        labelClass="pack-select"
        options={[
          ...saga.carry.CATEGORIES.map((category) => ({ key: category, label: words.carry.categories[category] })),
          { key: 'own', label: t.ownShape },
        ]}
        at={size}
        onPick={setSize}
      />
      {size === 'own' ? <Drawing taken={taken} onToggle={toggle} t={t} /> : null}
      <Button onClick={add} off={/^[\p{L}\p{N}]/u.test(name.trim()) ? (isDrawn ? null : t.needsShape) : t.needsName}>
        {t.addIt}
      </Button>
    </details>
  );
};

/** One more object: from the list, or one of the table's own. */
export const AddObject = ({ t, words, onAdd }: AddProps) => {
  const [picked, setPicked] = useState<saga.carry.ObjectId>('food');
  const sorted = [...saga.carry.ALL_OBJECTS].sort((a, b) =>
    words.carry.objects[a].localeCompare(words.carry.objects[b]),
  );
  return (
    <section className="pack-add" aria-label={t.add}>
      <span className="lab">{t.add}</span>
      <div className="pack-add-row">
        <Select
          aria-label={t.object}
          options={sorted.map((object) => ({ key: object, label: words.carry.objects[object] }))}
          at={picked}
          onPick={setPicked}
        />
        <Button onClick={() => onAdd(picked)}>{t.addIt}</Button>
      </div>
      <OwnObject t={t} words={words} onAdd={onAdd} />
    </section>
  );
};
