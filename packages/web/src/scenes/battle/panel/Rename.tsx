import { war } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { Unit } from '../model.js';
import type { BattleWords } from '../words.js';

interface RenameProps {
  readonly unit: Unit;
  readonly onName: (name: string) => void;
  readonly t: BattleWords;
}

/** Gives one's own unit another name. Whether another has it already, the table says. */
export const Rename = ({ unit, onName, t }: RenameProps) => {
  const { words } = useWords();
  const [name, setName] = useState<string | null>(null);
  if (name === null) {
    return (
      <Button kind="quiet" small aria-label={t.renameWhom({ who: unit.called })} onClick={() => setName(unit.called)}>
        {t.rename}
      </Button>
    );
  }
  const read = war.unitNameShape.parse(name.trim(), 'name');
  const save = (): void => {
    if (!read.ok) return;
    if (read.value !== unit.called) onName(read.value);
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
        error={read.ok ? null : refusalText(words, read.refusal)}
      />
      <Button small type="submit" off={read.ok ? null : t.newName}>
        {t.rename}
      </Button>
      <Button kind="quiet" small onClick={() => setName(null)}>
        {t.keepName}
      </Button>
    </form>
  );
};
