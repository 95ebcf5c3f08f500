import { type Asked, square } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { lastHeard } from '../shared/lastHeard.js';
import { type Decision, type Picked, pickedFor } from './grouping.js';
import { actorOf } from './pairing.js';
import { type DuelView, nameOf } from './sheet.js';

/*
 * What stands picked before anything is pressed: the only answer, the natural one, or the one given last time, as far as
 * it is open again. Nothing that cannot be taken back stands picked.
 */

type Event = saga.duel.DuelEvent;

const sameHands = (
  a: { readonly with?: string; readonly both?: true },
  b: { readonly with?: string; readonly both?: true },
): boolean => a.with === b.with && a.both === b.both;

/** The act of the round before, if it is open again. */
const lastAct = (
  view: DuelView,
  who: number,
  open: readonly saga.duel.DuelChoice[],
  passages: readonly Passage[],
): saga.duel.DuelChoice | undefined => {
  const act = lastHeard<Event, 'revealed'>(passages, 'revealed')?.acts[who] ?? null;
  if (act === null || !('with' in act)) return undefined;
  return open.find(
    (one) =>
      one.choose === 'act' &&
      'with' in one &&
      one.act === act.act &&
      one.target === nameOf(view, act.target) &&
      sameHands(one, act),
  );
};

/** The square that lies most nearly straight away from somebody. */
export const straightBack = <S extends saga.duel.Square>(
  from: saga.duel.Square,
  foe: saga.duel.Square,
  squares: readonly S[],
): S | undefined => {
  const to = { x: from.x + Math.sign(from.x - foe.x), y: from.y + Math.sign(from.y - foe.y) };
  const off = (one: S): number => Math.hypot(one.x - to.x, one.y - to.y) - square.separation(one, foe) / 100;
  return squares.toSorted((a, b) => off(a) - off(b))[0];
};

/** The Dodge that goes straight back from an attacker; none where that would leave them Apart. */
export const dodgeBack = (
  view: DuelView,
  { attacker, victim }: { readonly attacker: number; readonly victim: number },
  open: readonly saga.duel.DuelChoice[],
): saga.duel.DuelChoice | undefined => {
  const [me, foe] = [view.open.combatants[victim], view.open.combatants[attacker]];
  if (me === undefined || foe === undefined) return undefined;
  const squares = open.flatMap((one) => (one.choose === 'defend' && 'to' in one ? [{ ...one.to, one }] : []));
  const back = straightBack(me, foe, squares);
  return back === undefined || square.separation(back, foe) > saga.duel.SPEAR ? undefined : back.one;
};

/** The defence of the round before; a Dodge goes straight back. */
const lastDefence = (
  view: DuelView,
  incoming: { readonly attacker: number; readonly victim: number },
  open: readonly saga.duel.DuelChoice[],
  passages: readonly Passage[],
): saga.duel.DuelChoice | undefined => {
  const { attacker } = incoming;
  const last = lastHeard<Event, 'defended'>(passages, 'defended', ({ answers }) => answers[attacker] != null)?.answers[
    attacker
  ];
  if (last == null) return undefined;
  const alike = open.filter((one) => one.choose === 'defend' && one.by === last.by);
  if (last.by === 'parry') return alike.find((one) => 'with' in one && sameHands(one, last));
  return last.by === 'dodge' ? dodgeBack(view, incoming, alike) : alike[0];
};

const stays = (
  view: DuelView,
  who: number,
  open: readonly saga.duel.DuelChoice[],
): saga.duel.DuelChoice | undefined => {
  const me = view.open.combatants[who];
  return open.find((one) => one.choose === 'move' && one.to.x === me?.x && one.to.y === me.y);
};

const usualChoice = (
  { kind, groups }: Decision,
  view: DuelView,
  asked: Asked,
  passages: readonly Passage[],
): saga.duel.DuelChoice | undefined => {
  const open = groups.flatMap(({ choices }) => choices);
  if (open.length === 1) return open[0];
  const step = view.agenda.at(-1);
  if (kind === 'acts') return lastAct(view, actorOf(view, asked), open, passages);
  if (kind === 'squares') return step !== undefined && 'who' in step ? stays(view, step.who, open) : undefined;
  if (kind === 'plain') return open.find(({ choose }) => choose === 'fightOn');
  const incoming = kind === 'defence' ? saga.duel.defenceAsked(view, asked.as) : undefined;
  if (incoming !== undefined) return lastDefence(view, incoming, open, passages);
  if (step?.step !== 'protect') return undefined;
  const who = actorOf(view, asked);
  const part = lastHeard<Event, 'protected'>(passages, 'protected', (one) => one.who === who)?.part;
  return part == null ? undefined : open.find((one) => one.choose === 'part' && one.part === saga.duel.PARTS[part]);
};

/** What stands picked for a question; null where nothing does. */
export const usualPick = (
  decision: Decision,
  view: DuelView,
  asked: Asked,
  passages: readonly Passage[],
): Picked | null => {
  const choice = usualChoice(decision, view, asked, passages);
  return choice === undefined ? null : pickedFor(choice);
};

const FINAL: ReadonlySet<string> = new Set(['surrender', 'breakOff', 'kill', 'flee', 'leave', 'refuse', 'accept']);

/** Whether an answer cannot be taken back once it is given: it wants its button, and no second press of a row. */
export const isFinal = (choice: saga.duel.DuelChoice): boolean =>
  FINAL.has(choice.choose === 'act' ? choice.act : choice.choose);
