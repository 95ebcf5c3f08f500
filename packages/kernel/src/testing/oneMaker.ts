import type { SceneTypes } from '../scene/contract.js';
import type { Moved } from '../scene/scene.js';

/** By kind of object, each list of fields that it was met with. */
type Makes = Map<string, Set<string>>;

const note = (makes: Makes, kind: string, made: unknown): void => {
  if (typeof made !== 'object' || made === null || Array.isArray(made)) return;
  const fields = Object.keys(made).join(' ');
  const known = makes.get(kind);
  if (known === undefined) makes.set(kind, new Set([fields]));
  else known.add(fields);
};

/** What stands by seat is a list under names, and no kind of object. */
const isBySeat = (made: unknown, seats: readonly string[]): boolean =>
  typeof made === 'object' && made !== null && Object.keys(made).every((key) => seats.includes(key));

/** A choice is of the kind that its first words say: `act quickAttack`. */
const kindOfChoice = (choice: unknown): string => {
  const { choose, act, by } = choice as { readonly choose?: string; readonly act?: string; readonly by?: string };
  return [choose, act, by].filter((word) => typeof word === 'string').join(' ');
};

/** The members of a list of facts are of one kind. */
const noteFacts = (makes: Makes, name: string, facts: unknown): void => {
  if (Array.isArray(facts)) for (const fact of facts) noteFacts(makes, `${name}[]`, fact);
  else note(makes, name, facts);
};

/** Notes how everything of a position was made: its facts, the steps to come, what was said, what may be chosen. */
const noteMakes = (makes: Makes, { run, heard }: Moved<SceneTypes>): void => {
  const { open, agenda } = run.state;
  note(makes, 'facts', open);
  for (const [name, facts] of Object.entries(open as object))
    if (!isBySeat(facts, run.state.seats)) noteFacts(makes, `facts ${name}`, facts);
  for (const step of agenda) note(makes, `step ${step.step}`, step);
  for (const { event, depth } of heard) if (depth === 0) note(makes, `event ${event.event}`, event);
  const { awaits } = run;
  if (awaits.need !== 'answers' || run.state.inner !== null) return;
  for (const asked of awaits.asked)
    for (const choice of run.choices(asked) ?? []) note(makes, `choice ${kindOfChoice(choice)}`, choice);
};

/** Plays games by `play`, which shows each position, and names the kinds that were met in more than one make. */
export const kindsMadeTwice = (
  play: (look: (moved: Moved<SceneTypes>) => void) => void,
  allowed: readonly string[],
): Readonly<Record<string, readonly string[]>> => {
  const makes: Makes = new Map();
  play((moved) => noteMakes(makes, moved));
  return Object.fromEntries(
    [...makes]
      .filter(
        ([kind, fields]) => fields.size > 1 && !allowed.some((name) => kind === name || kind.startsWith(`${name} `)),
      )
      .map(([kind, fields]) => [kind, [...fields]]),
  );
};
