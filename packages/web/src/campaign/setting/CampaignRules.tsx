import { saga } from '@warmoot/rules';
import { type OptionName, optionText } from '@warmoot/words';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { ALL_GUESTS, GuestGroup } from './GuestGroup.js';
import { OptionInput } from './OptionInput.js';
import { type Changed, changedOptions, optionsIn, sameAnswer, USUAL, withChange } from './options.js';
import { GROUPS, type Group, RULES_OF } from './options.table.js';
import { OPTIONS } from './optionWords.js';
import './options.css';
import { SETTING } from './words.js';

interface OptionRowProps {
  readonly name: OptionName;
  /** As it is in force, and as somebody means to have it. */
  readonly inForce: saga.campaign.EveryOption[OptionName];
  readonly value: saga.campaign.EveryOption[OptionName];
  /** Null where one only reads. */
  readonly set: ((value: saga.campaign.EveryOption[OptionName]) => void) | null;
}

/** An option: its name, its answer, its rules; what is usual and what is in force, where it is something else. */
const OptionRow = ({ name, inForce, value, set }: OptionRowProps) => {
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

const CampaignName = ({ name }: { readonly name: string }) => {
  const { t, act } = useCampaignIn(SETTING);
  const [text, setText] = useState(name);
  const wanted = text.trim();
  return (
    <Form
      className="unit-row"
      act={t.rename}
      off={wanted === '' || wanted === name ? t.unchanged : null}
      onSend={() => act({ deed: 'name', name: wanted })}
    >
      <Field label={t.campaignName} maxLength={120} value={text} onText={setText} />
    </Form>
  );
};

interface GroupProps {
  readonly group: Group;
  readonly names: readonly OptionName[];
  readonly inForce: saga.campaign.EveryOption;
  readonly changed: Changed;
  /** Unfolded, since something in it was looked for. */
  readonly sought: boolean;
  readonly set: ((changed: Changed) => void) | null;
}

/** Some options that belong together; those of the fights are folded until somebody wants them. */
const OptionGroup = ({ group, names, inForce, changed, sought, set }: GroupProps) => {
  const { t } = useSpoken(OPTIONS);
  const now = { ...inForce, ...changed };
  const unusual = names.filter((name) => !sameAnswer(now[name], USUAL[name])).length;
  const changes = names.filter((name) => Object.hasOwn(changed, name)).length;
  const isOpen = sought || group === 'table' || group === 'year' || group === 'carrying';
  return (
    <details className="option-group" open={isOpen}>
      <summary>
        {t.groups[group]}
        {unusual === 0 ? null : <span className="small soft">{t.unusual({ count: unusual })}</span>}
        {changes === 0 ? null : <span className="small option-changes">{t.changed({ count: changes })}</span>}
      </summary>
      <ul>
        {names.map((name) => (
          <OptionRow
            key={name}
            name={name}
            inForce={inForce[name]}
            value={now[name]}
            set={set === null ? null : (value) => set(withChange(inForce, changed, name, value))}
          />
        ))}
      </ul>
    </details>
  );
};

/** The options of the campaign and of its fights. They are the table's, so changes are proposed. */
export const CampaignRules = ({ found }: { readonly found: (text: string) => boolean }) => {
  const { t } = useSpoken(SETTING);
  const { t: said, words, seen, plays, act } = useCampaignIn(OPTIONS);
  const [changed, setChanged] = useState<Changed>({});
  // Texts that are being written begin anew when all is left as it is.
  const [begun, setBegun] = useState(0);
  const { options, edition, name } = seen.open;
  const inForce = saga.campaign.everyOption(options);
  const next = changedOptions(options, changed);
  const many = Object.keys(changed).length;
  const sought = !found('');
  const { names } = words.campaign.options;
  const groups = (Object.keys(GROUPS) as Group[])
    .map((group) => [group, optionsIn(group, edition).filter((one) => found(`${names[one]} ${one}`))] as const)
    .filter(([, shown]) => shown.length > 0);
  const leave = (): void => {
    setChanged({});
    setBegun(begun + 1);
  };
  const propose = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (many > 0 && next !== null && (await act({ deed: 'options', options: next })) === null) leave();
  };
  return (
    <section className="apart">
      <h2>{t.options}</h2>
      <p className="small soft">{t.optionsNote}</p>
      {plays ? <CampaignName key={name} name={name} /> : null}
      <form key={begun} onSubmit={(event) => void propose(event)}>
        {groups.map(([group, shown]) => (
          <OptionGroup
            key={`${group} ${sought}`}
            group={group}
            names={shown}
            inForce={inForce}
            changed={changed}
            sought={sought}
            set={plays ? setChanged : null}
          />
        ))}
        {ALL_GUESTS.map((guest) => (
          <GuestGroup
            key={`${guest} ${sought}`}
            guest={guest}
            inForce={inForce}
            changed={changed}
            set={plays ? setChanged : null}
            found={found}
          />
        ))}
        {groups.length === 0 ? <p className="small soft">{said.noneFound}</p> : null}
        {plays ? (
          <p className="options-foot" data-changed={many > 0 || undefined}>
            <Button
              kind={many > 0 ? 'act' : 'ink'}
              type="submit"
              off={many === 0 ? t.unchanged : next === null ? said.wrong : null}
            >
              {t.propose}
            </Button>
            {many === 0 ? null : (
              <>
                <Button kind="quiet" onClick={leave}>
                  {said.leave}
                </Button>
                <span className="small">{said.changed({ count: many })}</span>
              </>
            )}
          </p>
        ) : null}
      </form>
    </section>
  );
};
