import type { SceneTypes } from '../scene/contract.js';
import type { Moved } from '../scene/scene.js';

/** What stands by seat is a list under names, and no kind of object. */
const isBySeat = (made: unknown, seats: readonly string[]): boolean =>
  typeof made === 'object' && made !== null && Object.keys(made).every((key) => seats.includes(key));

/** A choice is of the kind that its first words say: `act quickAttack`. */
const kindOfChoice = (choice: unknown): string => {
  const { choose, act, by } = choice as { readonly choose?: string; readonly act?: string; readonly by?: string };
  return [choose, act, by].filter((word) => typeof word === 'string').join(' ');
};

/** By kind of object, each list of fields that it was met with. */
export class Makes {
  private readonly allowed: readonly string[];
  private readonly met = new Map<string, Set<string>>();
  private fresh = false;

  constructor(allowed: readonly string[]) {
    this.allowed = allowed;
  }

  /** Notes how everything of a position was made: its facts, the steps to come, what was said, what may be chosen. */
  note({ run, heard }: Moved<SceneTypes>): boolean {
    this.fresh = false;
    const { open, agenda } = run.state;
    this.one('facts', open);
    for (const [name, facts] of Object.entries(open as object))
      if (!isBySeat(facts, run.state.seats)) this.facts(`facts ${name}`, facts);
    for (const step of agenda) this.one(`step ${step.step}`, step);
    for (const { event, depth } of heard) if (depth === 0) this.one(`event ${event.event}`, event);
    const { awaits } = run;
    if (awaits.need !== 'answers' || run.state.inner !== null) return this.fresh;
    for (const asked of awaits.asked)
      for (const choice of run.choices(asked) ?? []) this.one(`choice ${kindOfChoice(choice)}`, choice);
    return this.fresh;
  }

  /** The kinds that were met in more than one make, but for those of which it is known. */
  get madeTwice(): Readonly<Record<string, readonly string[]>> {
    const isAllowed = (kind: string): boolean =>
      this.allowed.some((name) => kind === name || kind.startsWith(`${name} `));
    const twice = [...this.met].filter(([kind, makes]) => makes.size > 1 && !isAllowed(kind));
    return Object.fromEntries(twice.map(([kind, makes]) => [kind, [...makes]]));
  }

  private one(kind: string, made: unknown): void {
    if (typeof made !== 'object' || made === null || Array.isArray(made)) return;
    const fields = Object.keys(made).join(' ');
    const makes = this.met.get(kind) ?? new Set();
    this.met.set(kind, makes);
    this.fresh ||= !makes.has(fields);
    makes.add(fields);
  }

  /** The members of a list of facts are of one kind. */
  private facts(name: string, facts: unknown): void {
    if (Array.isArray(facts)) for (const fact of facts) this.facts(`${name}[]`, fact);
    else this.one(name, facts);
  }
}
