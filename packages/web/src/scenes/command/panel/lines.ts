import { command } from '@warmoot/rules';
import { placeText } from '../../../boards/terrain/naming.js';
import { type Choice, type CommandView, subject, type Unit, unitNamed } from '../model.js';
import type { CommandWords } from '../words.js';

/** An act in a line of the account; null where it is none. */
export const lineText = (
  t: CommandWords,
  view: CommandView,
  units: readonly Unit[],
  event: command.CommandEvent,
): string | null => {
  if (!('unit' in event) || !(event.event in t.lines)) return null;
  const unit = units[event.unit];
  if (unit === undefined) return null;
  const named = (index: number | undefined): string => (index === undefined ? '' : (units[index]?.called ?? ''));
  const path = 'path' in event ? event.path.at(-1) : undefined;
  const place = path === undefined ? undefined : command.groundOf(view).places[path];
  return t.lines[event.event as keyof CommandWords['lines']]({
    who: subject(unit),
    other: named('target' in event ? event.target : undefined),
    place: place === undefined ? '' : placeText(t, place),
    n: unit.support,
    grade: unit.grade,
    one: event.event === 'clashed' ? event.attack.total : 0,
    two: event.event === 'clashed' ? event.defence.total : 0,
  } as never);
};

/** The words of an answer or order, for a fork. */
export const forkText = (t: CommandWords, { choose }: command.CommandChoice): string | null => {
  if (choose in t.answers) return t.answers[choose as keyof CommandWords['answers']];
  return null;
};

type Word = keyof CommandWords['orders'];

/** An order as it is called: "Attack Tower guard". */
export const orderText = (t: CommandWords, units: readonly Unit[], choice: Choice): string => {
  const named = (key: string): string => unitNamed(units, key)?.called ?? key;
  const target = 'target' in choice ? named(choice.target) : 'defender' in choice ? named(choice.defender) : '';
  const attacker = 'attacker' in choice ? named(choice.attacker) : '';
  const word = t.orders[choice.choose as Word];
  return typeof word === 'string' ? word : (word?.({ target, attacker }) ?? choice.choose);
};
