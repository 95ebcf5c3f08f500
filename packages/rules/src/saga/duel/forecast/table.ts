import { type Asked, Impossible, type Run, type SceneRules, type View, worldBehind } from '@warmoot/kernel';
import type { ActChoice, Duel } from '../duel.js';
import { chanceWhenMet, defencesAgainst, type Foreseen } from './forecast.js';
import { PASS, withActs } from './trial.js';

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

const nameIn = (run: Run<Duel>, who: number): string => run.state.given.fighters[who]?.name ?? '';

const cellOf = (run: Run<Duel>, me: number, foe: number, acts: readonly [ActChoice, ActChoice]): DuelCell => {
  const chosen = withActs(run, { [nameIn(run, me)]: acts[0], [nameIn(run, foe)]: acts[1] });
  return { mine: defencesAgainst(chosen, me)[0] ?? null, theirs: defencesAgainst(chosen, foe)[0] ?? null };
};

const askedFor = (run: Run<Duel>, who: number): Asked => {
  const { awaits } = run;
  const name = nameIn(run, who);
  const asked = awaits.need === 'answers' ? awaits.asked.find(({ as }) => as === name) : undefined;
  if (asked === undefined) throw new Impossible('somebody of whom no act is awaited', name);
  return asked;
};

/** One act of each kind that bears on this enemy: of several hands the one with the best chance, met at its best. */
const kindsOfActs = (run: Run<Duel>, who: number, foe: number): readonly ActChoice[] => {
  const foeName = nameIn(run, foe);
  const open = (run.choices(askedFor(run, who)) ?? []) as readonly ActChoice[];
  const bearing = open.filter((act) => !('target' in act) || act.target === foeName);
  const best = new Map<string, { readonly act: ActChoice; readonly worth: number }>();
  for (const act of bearing) {
    const isOnly = bearing.filter((one) => one.act === act.act).length === 1;
    const worth = isOnly || act.act === 'ready' ? 0 : chanceWhenMet(cellOf(run, who, foe, [act, PASS]).mine);
    const known = best.get(act.act);
    if (known === undefined || worth > known.worth) best.set(act.act, { act, worth });
  }
  return [...best.values()].map(({ act }) => act);
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
