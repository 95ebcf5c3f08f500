import type { Json } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { COMMAND_OPTIONS } from '../../table/setup/command/options.js';
import { COMMAND_SETUP } from '../../table/setup/command/words.js';
import { RANK_OPTIONS } from '../../table/setup/lines/options.js';
import { SKIRMISH_OPTIONS } from '../../table/setup/skirmish/options.js';
import { SORTIE_OPTIONS } from '../../table/setup/sortie/options.js';
import { OptionRows } from '../../table/setup/war/OptionRows.js';
import type { OptionsWish, OptionTable } from '../../table/setup/war/options.js';
import { useSpoken } from '../../words/speech.js';
import { type Changed, sameAnswer, USUAL, withChange } from './options.js';
import { OPTIONS } from './optionWords.js';

/** The other ways in which a saga's battles and fights can be fought, with the options that a table answers. */
const GUESTS = {
  command: COMMAND_OPTIONS,
  sortie: SORTIE_OPTIONS,
  skirmish: SKIRMISH_OPTIONS,
  // What bears on every figure stands with the skirmish: both ways of fighting read it.
  lines: RANK_OPTIONS,
} as const satisfies Record<string, OptionTable>;
type Guest = keyof typeof GUESTS;
export const ALL_GUESTS = Object.keys(GUESTS) as readonly Guest[];

/** Every option by its name: a campaign keeps those of the guests too. */
type ByName = Readonly<Record<string, unknown>>;

interface GuestGroupProps {
  readonly guest: Guest;
  readonly inForce: saga.campaign.EveryOption;
  readonly changed: Changed;
  readonly set: ((changed: Changed) => void) | null;
  readonly found: (text: string) => boolean;
}

/** COMMAND-SAGA-001, SORTIE-SAGA-001, WARBAND-SAGA-001: how this table fights another way than the saga's, where it does. */
export const GuestGroup = ({ guest, inForce, changed, set, found }: GuestGroupProps) => {
  const { t, words } = useSpoken(OPTIONS);
  const { everywhere } = useSpoken(COMMAND_SETUP).t;
  const table: OptionTable = GUESTS[guest];
  const names: Readonly<Record<string, string>> = words[guest].options;
  const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = words[guest].answers;
  const keys = Object.keys({ ...table.numbers, ...table.limits, ...table.switches });
  if (!keys.some((key) => found(`${names[key]} ${key}`))) return null;
  const now: ByName = { ...inForce, ...changed };
  const usual = USUAL as unknown as ByName;
  const other = keys.filter((key) => !sameAnswer(now[key], usual[key]));
  const changes = keys.filter((key) => Object.hasOwn(changed, key)).length;
  const answerTold = (key: string): string => {
    const answer = String(now[key]);
    return key in table.limits && answer === 'field' ? t.wholeField : (answers[key]?.[answer] ?? answer);
  };
  const onChange = (wish: OptionsWish): void => {
    const told = (key: string): unknown => wish[key] ?? usual[key];
    set?.(keys.reduce((all, key) => withChange(inForce, all, key as never, told(key) as never), changed));
  };
  return (
    <details className="option-group" open={!found('')}>
      <summary>
        {t.guests[guest]}
        {other.length === 0 ? null : <span className="small soft">{t.unusual({ count: other.length })}</span>}
        {changes === 0 ? null : <span className="small option-changes">{t.changed({ count: changes })}</span>}
      </summary>
      <div className="option-guest">
        {set === null ? (
          <dl className="small">
            {keys.map((key) => (
              <div key={key}>
                <dt>{names[key]}</dt>
                <dd>{answerTold(key)}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <OptionRows
            table={table}
            names={names}
            answers={answers}
            hints={{ 'command.moralRange': everywhere }}
            options={Object.fromEntries(other.map((key) => [key, now[key] as Json]))}
            onChange={onChange}
          />
        )}
      </div>
    </details>
  );
};
