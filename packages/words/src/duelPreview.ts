import {
  type Asked,
  approx,
  type Chance,
  chanceThat,
  type Event,
  Impossible,
  imagine,
  type Listener,
  oddsOf,
  Run,
  type SceneRules,
  stream,
  type Throw,
  type View,
} from '@warmoot/kernel';
import { type Answer, type Duel, type DuelChoice, type DuelSight, defenceName } from '@warmoot/rules';

/*
 * What a choice in a fight is worth, read off the fight itself: the world behind a view is imagined, the choices are
 * entered, and the odds are those of the throws it then waits for. No rating is worked out here.
 */

export type ActChoice = Extract<DuelChoice, { choose: 'act' }>;
type DefendChoice = Extract<DuelChoice, { choose: 'defend' }>;

/** A check as it would be thrown: the defence it meets, its tally and the chance of its strong effect. */
export interface Foreseen {
  /** Null where nothing can be set against it, as in a Break. */
  readonly defence: Answer | null;
  readonly throw: Throw;
  readonly strong: Chance;
}

class Ear implements Listener {
  readonly events: Event[] = [];
  heard({ event }: { readonly event: Event }): void {
    this.events.push(event);
  }
  thrown(): void {}
}

const PASS: ActChoice = { choose: 'act', act: 'pass' };
const SEED = 'preview';

/** The world behind a view, as far as it can be known; it listens, so that throws have their tallies. */
const worldBehind = (rules: SceneRules<Duel>, view: View<Duel>): Run<Duel> =>
  new Run(rules, imagine(rules, view, stream(SEED)), new Ear());

const nameOf = (run: Run<Duel>, who: number): string => run.state.given.fighters[who]?.name ?? '';

const put = (run: Run<Duel>, asked: Asked, choice: unknown): void => {
  const refusal = run.answer(asked, choice);
  if (refusal !== null) throw new Impossible('a previewed choice that is refused', refusal);
};

/** The run after everybody has chosen an act: those named theirs, the others to pass. What was sealed is chosen anew. */
const withActs = (run: Run<Duel>, acts: Readonly<Record<string, ActChoice>>, ear: Ear = new Ear()): Run<Duel> => {
  const trial = run.fork(ear);
  const { awaits } = trial;
  if (awaits.need !== 'answers' || awaits.step !== 'chooseActs') throw new Impossible('no acts to be chosen', awaits);
  const made = new Set(Object.keys(trial.state.sealed));
  const inOrder = [...awaits.asked].sort((a, b) => Number(made.has(b.as)) - Number(made.has(a.as)));
  for (const asked of inOrder) put(trial, asked, acts[asked.as] ?? PASS);
  return trial;
};

const isDefending = (run: Run<Duel>): boolean =>
  run.awaits.need === 'answers' && (run.awaits.step === 'defend' || run.awaits.step === 'openDefence');

const NO_DEFENCE: DefendChoice = { choose: 'defend', by: 'none' };

/** Enters defences, by the name each is asked under; whoever is not named has none. */
const withDefences = (run: Run<Duel>, defences: ReadonlyMap<string, DefendChoice>, ear: Ear = new Ear()): Run<Duel> => {
  const trial = run.fork(ear);
  while (isDefending(trial)) {
    const { awaits } = trial;
    if (awaits.need !== 'answers') break;
    const made = new Set(Object.keys(trial.state.sealed));
    const inOrder = [...awaits.asked].sort((a, b) => Number(made.has(b.as)) - Number(made.has(a.as)));
    for (const asked of inOrder) put(trial, asked, defences.get(asked.as) ?? NO_DEFENCE);
  }
  return trial;
};

/** Goes on as far as the check of an actor, through whatever comes before it. What that brings changes no rating. */
const toCheckOf = (run: Run<Duel>, actor: number): Throw | null => {
  for (let done = 0; done < 200; done++) {
    const step = run.state.agenda.at(-1);
    const { awaits } = run;
    if (awaits.need === 'nothing' || step === undefined) return null;
    if (awaits.need === 'dice') {
      if (step.step === 'check' && step.actor === actor) return awaits.throw;
      if (step.step === 'contest') return null;
      goOn(run);
    } else if (step.step === 'protect' || step.step === 'place') goOn(run);
    else return null;
  }
  return null;
};

/** Takes the first way on: the first choice open, or the first result that can come. */
const goOn = (run: Run<Duel>): void => {
  const { awaits } = run;
  if (awaits.need === 'dice') {
    const likely = oddsOf(awaits.throw).findLast(({ chance }) => chance.ways > 0n);
    if (likely === undefined) throw new Impossible('a throw without a result', awaits.throw);
    run.fall(likely.result);
  } else if (awaits.need === 'answers') {
    const made = run.state.sealed;
    const asked = awaits.asked.find(({ as }) => made[as] === undefined) as Asked;
    put(run, asked, run.choices(asked)?.[0]);
  }
};

const readAnswer = ({ choose: _, ...answer }: DefendChoice): Answer => answer as Answer;

/** Dodges to different squares are one defence: no rating asks where to. */
const kindOf = (choice: DefendChoice): string =>
  choice.by === 'parry' ? `parry ${choice.with} ${choice.both ?? ''}` : choice.by;

const oneOfEachKind = (choices: readonly DefendChoice[]): readonly DefendChoice[] => {
  const kinds = new Map<string, DefendChoice>();
  for (const choice of choices) if (!kinds.has(kindOf(choice))) kinds.set(kindOf(choice), choice);
  return [...kinds.values()];
};

const foreseen = (thrown: Throw, defence: Answer | null): Foreseen => ({
  defence,
  throw: thrown,
  strong: chanceThat(thrown, 'success'),
});

/** The defences that could meet an actor's act, the one that leaves the least chance first. */
const defencesAgainst = (run: Run<Duel>, actor: number): readonly Foreseen[] => {
  const act = run.state.open.turn.acts[actor];
  const victim = act !== null && act !== undefined && 'target' in act ? act.target : -1;
  const as = defenceName(run.state as DuelSight, { attacker: actor, victim });
  const ready = readyToAnswer(run, as);
  if (ready === null) {
    const thrown = toCheckOf(withDefences(run, new Map()), actor);
    return thrown === null ? [] : [foreseen(thrown, null)];
  }
  const open = (ready.run.choices(ready.asked) ?? []) as readonly DefendChoice[];
  const met = oneOfEachKind(open).flatMap((choice) => {
    const thrown = toCheckOf(withDefences(ready.run, new Map([[as, choice]])), actor);
    return thrown === null ? [] : [foreseen(thrown, readAnswer(choice))];
  });
  return met.sort((a, b) => approx(a.strong) - approx(b.strong));
};

/** Where defences are declared one by one, goes on until this one is asked for; null where it is not. */
const readyToAnswer = (run: Run<Duel>, as: string): { readonly run: Run<Duel>; readonly asked: Asked } | null => {
  const trial = run.fork(new Ear());
  while (isDefending(trial) && trial.awaits.need === 'answers') {
    const asked = trial.awaits.asked.find((one) => one.as === as);
    if (asked !== undefined) return { run: trial, asked };
    put(trial, trial.awaits.asked[0] as Asked, NO_DEFENCE);
  }
  return null;
};

/** Two acts against each other: what each would throw, met by the best defence of the other; null where nothing is thrown. */
export interface DuelCell {
  readonly mine: Foreseen | null;
  readonly theirs: Foreseen | null;
}

/** My acts against those of one enemy. */
export interface DuelTable {
  readonly me: number;
  readonly foe: number;
  readonly rows: readonly ActChoice[];
  readonly columns: readonly ActChoice[];
  readonly cells: readonly (readonly DuelCell[])[];
}

const cellOf = (run: Run<Duel>, me: number, foe: number, acts: readonly [ActChoice, ActChoice]): DuelCell => {
  const chosen = withActs(run, { [nameOf(run, me)]: acts[0], [nameOf(run, foe)]: acts[1] });
  return { mine: defencesAgainst(chosen, me)[0] ?? null, theirs: defencesAgainst(chosen, foe)[0] ?? null };
};

const strength = (cell: Foreseen | null): number => (cell === null ? -1 : approx(cell.strong));

/** One act of each kind that bears on this enemy: of several hands the one with the best chance, met at its best. */
const kindsOfActs = (run: Run<Duel>, who: number, foe: number): readonly ActChoice[] => {
  const asked = askedFor(run, who);
  const foeName = nameOf(run, foe);
  const open = (run.choices(asked) ?? []) as readonly ActChoice[];
  const best = new Map<string, { readonly act: ActChoice; readonly worth: number }>();
  for (const act of open) {
    if ('target' in act && act.target !== foeName) continue;
    const alone = open.filter((one) => one.act === act.act && (!('target' in one) || one.target === foeName));
    const worth = alone.length === 1 || act.act === 'ready' ? 0 : strength(cellOf(run, who, foe, [act, PASS]).mine);
    const known = best.get(act.act);
    if (known === undefined || worth > known.worth) best.set(act.act, { act, worth });
  }
  return [...best.values()].map(({ act }) => act);
};

const askedFor = (run: Run<Duel>, who: number): Asked => {
  const { awaits } = run;
  const name = nameOf(run, who);
  const asked = awaits.need === 'answers' ? awaits.asked.find(({ as }) => as === name) : undefined;
  if (asked === undefined) throw new Impossible('somebody of whom no act is awaited', name);
  return asked;
};

/** My action against each of theirs, with the exact chances of both. Others of the combat are left out of it. */
export const duelTable = (rules: SceneRules<Duel>, view: View<Duel>, me: number, foe: number): DuelTable => {
  const run = worldBehind(rules, view);
  const rows = kindsOfActs(run, me, foe);
  const columns = kindsOfActs(run, foe, me);
  return {
    me,
    foe,
    rows,
    columns,
    cells: rows.map((mine) => columns.map((theirs) => cellOf(run, me, foe, [mine, theirs]))),
  };
};

/** What a check brings when it is strong or weak: the events, and what is decided or thrown on the way. */
export interface Effects {
  readonly steps: readonly Duel['step'][];
  readonly events: readonly Duel['event'][];
}

/** A choice foreseen: what it may meet, the most awkward first, and what follows from each result. */
export interface DuelForesight {
  readonly actor: number;
  readonly met: readonly Foreseen[];
  readonly strong: Effects;
  readonly weak: Effects;
}

/** Plays the round on from a check with this result, everybody else doing nothing. */
const effectsOf = (run: Run<Duel>, actor: number, result: 'success' | 'failure'): Effects => {
  const ear = new Ear();
  const steps: Duel['step'][] = [];
  const trial = run.fork(ear);
  if (toCheckOf(trial, actor) === null) return { steps, events: [] };
  ear.events.length = 0;
  const { round } = trial.state.open;
  trial.fall(result);
  for (let done = 0; done < 200; done++) {
    const step = trial.state.agenda.at(-1);
    if (trial.awaits.need === 'nothing' || step === undefined || trial.state.open.round !== round) break;
    if (step.step === 'check') break;
    steps.push(step);
    goOn(trial);
  }
  return { steps, events: ear.events as Duel['event'][] };
};

const NOTHING: Effects = { steps: [], events: [] };

const foresightFrom = (chosen: Run<Duel>, actor: number, met: readonly Foreseen[]): DuelForesight => {
  const [first] = met;
  if (first === undefined) return { actor, met, strong: NOTHING, weak: NOTHING };
  const undefended = withDefences(chosen, new Map());
  return {
    actor,
    met,
    strong: effectsOf(undefended, actor, 'success'),
    weak: effectsOf(undefended, actor, 'failure'),
  };
};

/** What an act would meet and bring, if the others did nothing. */
export const foreseeAct = (rules: SceneRules<Duel>, view: View<Duel>, who: number, act: ActChoice): DuelForesight => {
  const run = worldBehind(rules, view);
  const chosen = withActs(run, { [nameOf(run, who)]: act });
  return foresightFrom(chosen, who, defencesAgainst(chosen, who));
};

/** Whose action is answered under this name; -1 where it is nobody's. */
export const attackerIn = (sight: DuelSight, as: string): number =>
  sight.open.turn.acts.findIndex(
    (act, attacker) => act !== null && 'target' in act && defenceName(sight, { attacker, victim: act.target }) === as,
  );

/** What an act that has been revealed would do against one defence. */
export const foreseeDefence = (
  rules: SceneRules<Duel>,
  view: View<Duel>,
  asked: Asked,
  choice: DefendChoice,
): DuelForesight => {
  const run = worldBehind(rules, view);
  const actor = attackerIn(view, asked.as);
  const thrown = toCheckOf(withDefences(run, new Map([[asked.as, choice]])), actor);
  return foresightFrom(run, actor, thrown === null ? [] : [foreseen(thrown, readAnswer(choice))]);
};
