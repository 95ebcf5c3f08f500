import type { saga } from '@warmoot/rules';
import { type OptionName, optionText } from '@warmoot/words';
import { useId, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { OptionInput } from './OptionInput.js';
import { sameAnswer, USUAL } from './options.js';
import { RULES_OF } from './options.table.js';
import { OPTIONS } from './optionWords.js';

interface OptionRowProps {
  readonly name: OptionName;
  /** As it is in force, and as somebody means to have it. */
  readonly inForce: saga.campaign.EveryOption[OptionName];
  readonly value: saga.campaign.EveryOption[OptionName];
  /** Null where one only reads. */
  readonly set: ((value: saga.campaign.EveryOption[OptionName]) => void) | null;
}

/** An option: its name, its answer, its rules; what is usual and what is in force, where it is something else. */
export const OptionRow = ({ name, inForce, value, set }: OptionRowProps) => {
  const { t, words } = useSpoken(OPTIONS);
  const { options } = words.campaign;
  const id = useId();
  const [resets, setResets] = useState(0);
  const isUsual = sameAnswer(value, USUAL[name]);
  const isChanged = !sameAnswer(value, inForce);
  const called = options.names[name];
  const hint = name === 'saga.table.openSheets' ? t.hints[name] : null;
  return (
    <li className="option" data-changed={isChanged || undefined} data-unusual={!isUsual || undefined}>
      <label htmlFor={id} className="option-name">
        {called}
      </label>
      <span className="option-answer">
        {set === null ? (
          <output id={id}>{optionText(options, name, value)}</output>
        ) : (
          <OptionInput key={resets} id={id} name={name} value={value} set={set} />
        )}
      </span>
      <span className="option-rules">
        {RULES_OF[name].map((rule) => (
          <RuleRef key={rule} id={rule} />
        ))}
      </span>
      {hint === null ? null : <span className="option-marks small soft">{hint}</span>}
      {isUsual && !isChanged ? null : (
        <span className="option-marks small">
          {isChanged ? <b>{t.now({ answer: optionText(options, name, inForce) })}</b> : null}
          {isUsual ? null : <span>{t.usually({ answer: optionText(options, name, USUAL[name]) })}</span>}
          {isUsual || set === null ? null : (
            <Button
              kind="quiet"
              small
              aria-label={t.asUsualWhat({ name: called })}
              onClick={() => {
                set(USUAL[name]);
                setResets(resets + 1);
              }}
            >
              {t.asUsual}
            </Button>
          )}
        </span>
      )}
    </li>
  );
};
