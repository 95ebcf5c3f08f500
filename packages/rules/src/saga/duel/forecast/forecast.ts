import {
  type Asked,
  ATTENTIVE,
  approx,
  type Chance,
  chanceThat,
  type Run,
  type SceneRules,
  type Throw,
  type View,
  worldBehind,
} from '@warmoot/kernel';
import { actOf, defenceAsked, defenceName } from '../choosing/incoming.js';
import type { ActChoice, DefendChoice, Duel } from '../duel.js';
import { nameOf } from '../fighters/people.js';
import type { Defence } from '../model.js';
import { Ear, throughTheRound, upToCheck, upToDefence, withActs, withDefences } from './trial.js';

/*
 * What a choice in a fight can lead to. The world behind a view is imagined, the choices are entered, and chances and
 * tallies are those of the throws that the fight then waits for. No rating is worked out here. Ask `foreseeAct` for an
 * act, `foreseeDefence` for a defence, and `duelTable` for acts against acts.
 */

/** A check as it would be thrown: the defence it meets, its tally and the chance of its strong effect. */
export interface Foreseen {
  /** Null where nothing can be set against it, as in a Break. */
  readonly defence: Defence | null;
  readonly throw: Throw;
  readonly strong: Chance;
}

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

/** The check of an act against the defence that leaves it the least chance; null where nothing is thrown. */
export const hardestOf = (foresight: DuelForesight | null): Foreseen | null => foresight?.met[0] ?? null;

/** The same for each kind of defence that can meet it; a Break meets none. */
export const hardestByDefence = (foresight: DuelForesight | null): ReadonlyMap<Defence['by'], Foreseen> => {
  const found = new Map<Defence['by'], Foreseen>();
  for (const one of foresight?.met ?? [])
    if (one.defence !== null && !found.has(one.defence.by)) found.set(one.defence.by, one);
  return found;
};

/** How good an act is by its chance when it is met at its best; less than any chance where nothing is thrown. */
export const chanceWhenMet = (hardest: Foreseen | null): number => (hardest === null ? -1 : approx(hardest.strong));

/** The check of an actor in a fight where acts and defences are in; none where it comes to none. */
const checkOf = (run: Run<Duel>, actor: number, defence: Defence | null): readonly Foreseen[] => {
  if (!upToCheck(run, actor)) return [];
  const { awaits } = run;
  // SAGA-CAMPAIGN-004: with closed sheets there are no odds to be shown.
  if (awaits.need !== 'dice' || awaits.throw.guessed) return [];
  return [{ defence, throw: awaits.throw, strong: chanceThat(awaits.throw, 'success') }];
};

const defenceIn = ({ choose: _, ...defence }: DefendChoice): Defence => defence as Defence;

/** Dodges to different squares are one defence: no rating asks where to. */
const kindOf = (choice: DefendChoice): string =>
  choice.by === 'parry' ? `parry ${choice.with} ${choice.both ?? ''}` : choice.by;

const oneOfEachKind = (choices: readonly DefendChoice[]): readonly DefendChoice[] => {
  const kinds = new Map<string, DefendChoice>();
  for (const choice of choices) if (!kinds.has(kindOf(choice))) kinds.set(kindOf(choice), choice);
  return [...kinds.values()];
};

/** The name under which the defence against an actor's act is asked for. */
const answeredAs = ({ state }: Run<Duel>, actor: number): string => {
  const act = actOf(state, actor);
  return act === null ? '' : defenceName(state, { attacker: actor, victim: act.target });
};

/** What could meet an actor's act in a fight where acts are in: the defence that leaves the least chance first. */
export const defencesAgainst = (run: Run<Duel>, actor: number): readonly Foreseen[] => {
  const as = answeredAs(run, actor);
  const ready = upToDefence(run, as);
  if (ready === null) return checkOf(withDefences(run, new Map()), actor, null);
  const open = (ready.run.choices(ready.asked) ?? []) as readonly DefendChoice[];
  return oneOfEachKind(open)
    .flatMap((choice) => checkOf(withDefences(ready.run, new Map([[as, choice]])), actor, defenceIn(choice)))
    .sort((a, b) => approx(a.strong) - approx(b.strong));
};

const NOTHING: Effects = { steps: [], events: [] };

/** Plays the round on from a check with this result, everybody else doing nothing. */
const effectsOf = (undefended: Run<Duel>, actor: number, result: 'success' | 'failure'): Effects => {
  const check = undefended.fork(ATTENTIVE);
  if (!upToCheck(check, actor)) return NOTHING;
  const ear = new Ear();
  const trial = check.fork(ear);
  return { steps: throughTheRound(trial, result), events: ear.events };
};

const foresightFrom = (chosen: Run<Duel>, actor: number, met: readonly Foreseen[]): DuelForesight => {
  if (met.length === 0) return { actor, met, strong: NOTHING, weak: NOTHING };
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
  const chosen = withActs(worldBehind(rules, view), { [nameOf(view, who)]: act });
  return foresightFrom(chosen, who, defencesAgainst(chosen, who));
};

/** What an act that has been revealed would do against one defence. */
export const foreseeDefence = (
  rules: SceneRules<Duel>,
  view: View<Duel>,
  asked: Asked,
  choice: DefendChoice,
): DuelForesight => {
  const run = worldBehind(rules, view);
  const actor = defenceAsked(view, asked.as)?.attacker ?? -1;
  const met = checkOf(withDefences(run, new Map([[asked.as, choice]])), actor, defenceIn(choice));
  return foresightFrom(run, actor, met);
};
