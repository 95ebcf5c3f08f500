import { useState } from 'react';
import { NAME_FAULTS } from '../../../boards/counter/nameWords.js';
import { nameFault } from '../../../boards/counter/unitName.js';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { useSpoken } from '../../../words/speech.js';
import type { Unit } from '../model.js';
import type { BattleWords } from '../words.js';

interface RenameProps {
  readonly unit: Unit;
  /** What all other units are called. */
  readonly others: readonly string[];
  readonly onName: (name: string) => void;
  /** A name by lot, as the page has it. */
  readonly roll: () => string;
  readonly t: BattleWords;
}

/** Gives one's own unit another name. Whether another had it before, the table says. */
export const Rename = ({ unit, others, onName, roll, t }: RenameProps) => {
  const { t: faults } = useSpoken(NAME_FAULTS);
  const [name, setName] = useState<string | null>(null);
  if (name === null) {
    return (
      <Button kind="quiet" small aria-label={t.renameWhom({ who: unit.called })} onClick={() => setName(unit.called)}>
        {t.rename}
      </Button>
    );
  }
  const fault = nameFault(name, others);
  const save = (): void => {
    if (fault !== null) return;
    if (name.trim() !== unit.called) onName(name.trim());
    setName(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={t.newName}
        value={name}
        onText={setName}
        maxLength={24}
        autoComplete="off"
        autoFocus
        error={fault === null ? null : faults[fault]}
      />
      <Button small type="submit" off={fault === null ? null : faults[fault]}>
        {t.rename}
      </Button>
      <Button kind="quiet" small onClick={() => setName(roll())}>
        {t.rollName}
      </Button>
      <Button kind="quiet" small onClick={() => setName(null)}>
        {t.keepName}
      </Button>
    </form>
  );
};
