import type { Asked, Refusal } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { refusalText, type Words } from '@warmoot/words';
import type { DuelRun } from '../sheet.js';

type With = Extract<saga.duel.Act, { readonly with: unknown }>['with'];

/** Actions that are closed for one and the same reason. */
export interface Closed {
  readonly acts: readonly saga.duel.Action[];
  readonly why: string;
}

/** The hand one would think of first: the one with a weapon, for the reason then says what is really in the way. */
const handFor = (run: DuelRun, who: number, act: saga.duel.Action): With => {
  const { needs } = saga.duel.actionRow(act);
  const me = run.state.open.combatants[who];
  if (needs === 'nothing') return 'nothing';
  const armed = saga.duel.HANDS.filter((hand) => me?.[hand] !== null && me?.[hand] !== 'shield');
  if (needs === 'freeHand') return saga.duel.HANDS.find((hand) => me?.[hand] === null) ?? 'left';
  return armed.includes('right') ? 'right' : (armed[0] ?? 'bare');
};

const reasonKey = (refusal: Refusal): string =>
  refusal.code === 'BROKEN_RULE' ? `${refusal.rule} ${refusal.what}` : refusal.code;

/** The actions of the book that are not open now, each with the rule's own reason. */
export const closedActs = (
  run: DuelRun,
  asked: Asked,
  who: number,
  target: string,
  open: ReadonlySet<string>,
  words: Words,
): readonly Closed[] => {
  const found = new Map<string, { readonly acts: saga.duel.Action[]; readonly why: string }>();
  for (const act of Object.keys(saga.duel.ACTIONS) as saga.duel.Action[]) {
    if (open.has(act)) continue;
    const tried = run.accepts(asked, { choose: 'act', act, target, with: handFor(run, who, act) });
    if (tried.ok) continue;
    const key = reasonKey(tried.refusal);
    const known = found.get(key);
    if (known === undefined) found.set(key, { acts: [act], why: refusalText(words, tried.refusal) });
    else known.acts.push(act);
  }
  return [...found.values()];
};
