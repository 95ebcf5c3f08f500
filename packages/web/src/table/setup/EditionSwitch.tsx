import { shape } from '@warmoot/kernel';
import { Switch } from '../../design/forms/Switches.js';
import type { Sitting } from '../../net/sitting.js';
import { useSpoken } from '../../words/speech.js';
import type { Edition } from './fighters.js';
import { askedOptions, SlateNote } from './SlateNote.js';
import { SETUP } from './setupWords.js';
import type { SlateField } from './slate.js';

export const edition = shape.oneOf('saga', 'saga-1e');

interface EditionSwitchProps {
  readonly sitting: Sitting;
  readonly of: SlateField<Edition>;
}

/** By which edition of the rules it is played. */
export const EditionSwitch = ({ sitting, of }: EditionSwitchProps) => {
  const { t } = useSpoken(SETUP);
  const options = { saga: t.second, 'saga-1e': t.first };
  return (
    <Switch<Edition>
      legend={t.edition}
      options={options}
      at={of.value}
      onGo={of.set}
      asked={askedOptions(sitting, of)}
      note={<SlateNote sitting={sitting} of={of} say={(value) => options[value]} />}
    />
  );
};
