import type { Json } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { OptionRows } from '../../table/setup/command/OptionRows.js';
import { COMMAND_OPTIONS } from '../../table/setup/command/options.js';
import type { OptionsWish } from '../../table/setup/war/options.js';
import { useSpoken } from '../../words/speech.js';
import { type Changed, sameAnswer, USUAL, withChange } from './options.js';
import { OPTIONS } from './optionWords.js';

const { numbers, limits, switches } = COMMAND_OPTIONS;
const KEYS = Object.keys({ ...numbers, ...limits, ...switches }) as readonly (
  | keyof typeof numbers
  | keyof typeof limits
  | keyof typeof switches
)[];

/** Every option by its name: a campaign keeps those of the guests too. */
type ByName = Readonly<Record<string, unknown>>;

interface CommandGroupProps {
  readonly inForce: saga.campaign.EveryOption;
  readonly changed: Changed;
  readonly set: ((changed: Changed) => void) | null;
  readonly found: (text: string) => boolean;
}

/** COMMAND-SAGA-001: how this table fights the saga's battles by command, where it does. */
export const CommandGroup = ({ inForce, changed, set, found }: CommandGroupProps) => {
  const { t, words } = useSpoken(OPTIONS);
  if (!KEYS.some((key) => found(`${words.command.options[key]} ${key}`))) return null;
  const now: ByName = { ...inForce, ...changed };
  const usual = USUAL as unknown as ByName;
  const other = KEYS.filter((key) => !sameAnswer(now[key], usual[key]));
  const changes = KEYS.filter((key) => Object.hasOwn(changed, key)).length;
  const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = words.command.answers;
  const answerTold = (key: (typeof KEYS)[number]): string => {
    const answer = String(now[key]);
    return key === 'command.moralRange' && answer === 'field' ? t.wholeField : (answers[key]?.[answer] ?? answer);
  };
  const onChange = (wish: OptionsWish): void => {
    const told = (key: (typeof KEYS)[number]): unknown => wish[key] ?? usual[key];
    set?.(KEYS.reduce((all, key) => withChange(inForce, all, key as never, told(key) as never), changed));
  };
  return (
    <details className="option-group" open={!found('')}>
      <summary>
        {t.byCommand}
        {other.length === 0 ? null : <span className="small soft">{t.unusual({ count: other.length })}</span>}
        {changes === 0 ? null : <span className="small option-changes">{t.changed({ count: changes })}</span>}
      </summary>
      <div className="option-guest">
        {set === null ? (
          <dl className="small">
            {KEYS.map((key) => (
              <div key={key}>
                <dt>{words.command.options[key]}</dt>
                <dd>{answerTold(key)}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <OptionRows options={Object.fromEntries(other.map((key) => [key, now[key] as Json]))} onChange={onChange} />
        )}
      </div>
    </details>
  );
};
