import { nameIn } from '@warmoot/words';
import { type ReactNode, useId } from 'react';
import { NAME_FAULTS } from '../../boards/counter/nameWords.js';
import { nameFault } from '../../boards/counter/unitName.js';
import { Icon } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { UnitSign } from '../../design/lit/lit.js';
import { useSpoken } from '../../words/speech.js';
import { ARMY } from './armyWords.js';

interface NameLineProps {
  readonly scene: string;
  readonly label: string;
  readonly sign: string;
  /** What the game would call it. */
  readonly called: string;
  /** What somebody has written; null where nobody has. */
  readonly chosen: string | null;
  /** What all other units are called. */
  readonly taken: readonly string[];
  readonly roll: () => string;
  /** An empty name leaves it to the game. */
  readonly onChange: (name: string) => void;
  /** What stands between the name and the lot. */
  readonly children?: ReactNode;
}

/** The name of a unit: its sign, a line to write on, a press for a name by lot, and why it cannot be. */
export const NameLine = (props: NameLineProps) => {
  const { scene, label, sign, called, chosen, taken, roll, onChange, children } = props;
  const { t, words } = useSpoken(ARMY);
  const { t: faults } = useSpoken(NAME_FAULTS);
  const id = useId();
  const fault = chosen === null ? null : nameFault(chosen, taken);
  return (
    <>
      <UnitSign sign={sign} />
      <input
        aria-label={label}
        maxLength={24}
        autoComplete="off"
        value={chosen === null ? '' : nameIn(words, scene, chosen)}
        placeholder={nameIn(words, scene, called)}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={fault === null ? undefined : id}
      />
      {children}
      <Button kind="quiet" small aria-label={t.rollFor({ who: label })} title={t.roll} onClick={() => onChange(roll())}>
        <Icon name="di-air" size={22} />
      </Button>
      {fault === null ? null : (
        <p id={id} className="field-error">
          {faults[fault]}
        </p>
      )}
    </>
  );
};
