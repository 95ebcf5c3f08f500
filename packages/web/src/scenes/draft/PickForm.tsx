import type { saga } from '@warmoot/rules';
import { Area } from '../../design/forms/Area.js';
import { Field } from '../../design/forms/Field.js';
import type { DraftWords } from './words.js';

/** What somebody has got ready for their pick. */
export interface Ready {
  readonly set: number | null;
  readonly name: string;
  readonly words: saga.draft.SheetWords;
  readonly goals: string;
  /** Who of the world it is, what they bear and set out with, where the draft offers people. */
  readonly who?: string;
  readonly arms?: string;
  readonly kit?: saga.carry.Kit;
}

export const NOTHING: Ready = {
  set: null,
  name: '',
  words: { context: '', home: '', ties: '', trade: '', past: '' },
  goals: '',
};

/** As much as the rules take of a text. */
const MOST = 2000;

interface PickFormProps {
  readonly ready: Ready;
  readonly onChange: (ready: Ready) => void;
  /** Whether somebody is called so already. */
  readonly taken: boolean;
  readonly t: DraftWords;
}

/** The name, which is all that is needed; the words of the sheet; and what only the player will read. */
export const PickForm = ({ ready, onChange, taken, t }: PickFormProps) => {
  const write = (words: Partial<saga.draft.SheetWords>): void =>
    onChange({ ...ready, words: { ...ready.words, ...words } });
  return (
    <div className="pick-form">
      <Field
        label={t.name}
        hint={t.nameHint}
        error={taken ? t.nameTaken : null}
        maxLength={60}
        autoComplete="off"
        value={ready.name}
        onText={(text) => onChange({ ...ready, name: text })}
      />
      <div className="pick-secret">
        <Area
          label={t.goals}
          hint={t.goalsHint}
          rows={3}
          most={MOST}
          value={ready.goals}
          onChange={(goals) => onChange({ ...ready, goals })}
        />
      </div>
      <details>
        <summary>{t.more}</summary>
        <Area
          label={t.words.context}
          rows={2}
          most={MOST}
          value={ready.words.context}
          onChange={(context) => write({ context })}
        />
        <Field label={t.words.home} maxLength={200} value={ready.words.home} onText={(text) => write({ home: text })} />
        <Field
          label={t.words.trade}
          maxLength={200}
          value={ready.words.trade}
          onText={(text) => write({ trade: text })}
        />
        <Area label={t.words.ties} rows={2} most={MOST} value={ready.words.ties} onChange={(ties) => write({ ties })} />
        <Area label={t.words.past} rows={2} most={MOST} value={ready.words.past} onChange={(past) => write({ past })} />
      </details>
    </div>
  );
};
