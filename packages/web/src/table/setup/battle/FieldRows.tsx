import type { MapSize } from '../../../boards/hex/layout.js';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { BATTLE_SETUP } from './battleSetupWords.js';
import type { FieldWish } from './battleStart.js';
import { FieldRow } from './FieldRow.js';

const MOST_FIELDS = 6;

interface FieldRowsProps {
  readonly fields: readonly FieldWish[];
  readonly size: MapSize;
  readonly onChange: (fields: readonly FieldWish[]) => void;
}

/** The fields that are offered for a battle, each with its picture. */
export const FieldRows = ({ fields, size, onChange }: FieldRowsProps) => {
  const { t } = useSpoken(BATTLE_SETUP);
  return (
    <>
      <ul className="field-rows">
        {fields.map((field, n) => (
          <FieldRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a field has no name while it is chosen; its place stays
            key={n}
            nth={n + 1}
            wish={field}
            size={size}
            onChange={(next) => onChange(fields.with(n, next))}
            onRemove={fields.length === 1 ? null : () => onChange(fields.toSpliced(n, 1))}
          />
        ))}
      </ul>
      {fields.length < MOST_FIELDS ? (
        <div className="setup-row field-offer">
          <Button
            small
            onClick={() => onChange([...fields, { from: 'seed', landscape: 'woods', seed: `${fields.length + 1}` }])}
          >
            {t.addField}
          </Button>
          <span className="small soft">{t.fieldsNote}</span>
        </div>
      ) : null}
    </>
  );
};
