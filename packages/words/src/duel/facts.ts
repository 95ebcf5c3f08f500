import { saga } from '@warmoot/rules';
import type { Deciding } from '../catalogue/words.js';

/*
 * What every language asks of a fight: who is who, who fights whom, where they stand.
 */

export type Somebody = saga.duel.DuelSight['open']['combatants'][number];
export type Combats = saga.duel.DuelSight['open']['combats'];
export type Combat = Combats[number];

export const nameOf = ({ given }: saga.duel.DuelSight, who: number): string => given.fighters[who]?.name ?? '–';

export const namesOf = (sight: saga.duel.DuelSight, who: readonly number[]): readonly string[] =>
  who.map((one) => nameOf(sight, one));

const { whoIs } = saga.duel.fighters;
export const somebody: typeof saga.duel.fighters.combatant = saga.duel.fighters.combatant;
export const combatOf: typeof saga.duel.fighters.combatOf = saga.duel.fighters.combatOf;
export const enemiesOf: typeof saga.duel.fighters.enemiesOf = saga.duel.fighters.enemiesOf;
export const ofSide: typeof saga.duel.fighters.ofSide = saga.duel.fighters.ofSide;

export const partAt = (part: number): saga.duel.Part => saga.duel.PARTS[part] as saga.duel.Part;

export const squareText = ({ x, y }: saga.duel.Square): string => `(${x}, ${y})`;

const everybodyIn = (combats: Combats): readonly number[] =>
  combats.flatMap(({ side1, side2 }) => [...side1, ...side2]);

/** Those in the fight who are in none of these combats. */
export const freeIn = (sight: saga.duel.DuelSight, combats: Combats): readonly number[] => {
  const fighting = new Set(everybodyIn(combats));
  return sight.given.fighters.flatMap((_, who) =>
    somebody(sight, who).standing === 'in' && !fighting.has(who) ? [who] : [],
  );
};

/** Whether a combat of many has become two although nobody new was needed for it. */
export const hasSplit = (before: Combats, after: Combats): boolean =>
  after.length > before.length && everybodyIn(after).length - everybodyIn(before).length < 2;

/** Where Footwork was between one and many: the one, and whether that one has won against all. */
export const oneAgainstMany = (
  sight: saga.duel.DuelSight,
  winners: readonly number[],
): { readonly lone: number; readonly won: boolean } | null => {
  const [first] = winners;
  const combat = first === undefined ? undefined : combatOf(sight, first);
  if (first === undefined || combat === undefined || combat.side1.length + combat.side2.length < 3) return null;
  const enemies = enemiesOf(sight, first);
  const lone = enemies.length > 1 ? first : (enemies[0] as number);
  return { lone, won: winners.includes(lone) };
};

/** What a hand holds, and whether the other holds the same, so that the hand has to be named. */
export const heldIn = (
  sight: saga.duel.DuelSight,
  who: number,
  hand: saga.duel.Hand,
): { readonly item: saga.duel.Item | null; readonly twice: boolean } => {
  const { left, right } = somebody(sight, who);
  return { item: hand === 'left' ? left : right, twice: left === right };
};

/** Whom a hand grips. */
export const grippedBy = ({ open }: saga.duel.DuelSight, who: number, hand: saga.duel.Hand): readonly number[] =>
  open.grips.filter((grip) => grip.holder === who && grip.hand === hand).map(({ victim }) => victim);

/** What keeps somebody from moving. */
export const hindrancesOf = (
  { open }: saga.duel.DuelSight,
  who: number,
): { readonly prone: boolean; readonly held: boolean; readonly tackled: boolean } => {
  const grips = open.grips.filter(({ victim }) => victim === who);
  return {
    prone: open.combatants[who]?.prone ?? false,
    held: grips.some(({ grip }) => grip === 'held'),
    tackled: grips.some(({ grip }) => grip === 'tackled'),
  };
};

/** Whom an action of this round is aimed at; -1 where at nobody. */
export const targetOf = ({ open }: saga.duel.DuelSight, actor: number): number => {
  const act = open.turn.acts[actor];
  return act !== null && act !== undefined && 'target' in act ? act.target : -1;
};

/** Whose hands and feet an answer is about: the one asked for, or the victim where a defence is asked for. */
export const actorOf = ({ sight, asked, step }: Deciding<saga.duel.Duel>): number => {
  const as = asked?.as ?? '';
  if (step.step === 'goTo') return step.who;
  const whole = whoIs(sight, as);
  return whole >= 0 ? whole : (saga.duel.defenceAsked(sight, as)?.victim ?? -1);
};

/** What a name that somebody is asked under means: a whole side, a defence, or a person. */
export const askedAbout = (
  sight: saga.duel.DuelSight,
  as: string,
): { readonly side: number } | { readonly victim: number; readonly attacker: number } | null => {
  if (whoIs(sight, as) >= 0) return null;
  const [, side] = /^side ([12])$/.exec(as) ?? [];
  if (side !== undefined) return { side: Number(side) };
  return saga.duel.defenceAsked(sight, as) ?? null;
};

/** What wounds on a part cost: all four skills by so much, or an arm; null where nothing that is not told elsewhere. */
export const woundCost = (
  sight: saga.duel.DuelSight,
  who: number,
  part: number,
  newMajor: boolean,
): { readonly arm: saga.duel.Hand } | { readonly skills: number } | null => {
  const arm = saga.duel.handOn(part);
  if (newMajor && arm !== null) return { arm };
  if (newMajor && saga.duel.majorCost(sight.given.options, part) !== 'skills') return null;
  const skills = saga.duel.woundPenalty(sight, who, part);
  return skills === 0 ? null : { skills };
};

/** SAGA-DUEL-ACT-002: what a weak result still does to whom it was aimed at. SAGA-DUEL-ACT-013: no part left, no wound. */
export const stillDone = (
  sight: saga.duel.DuelSight,
  act: saga.duel.ActChoice['act'],
  victim: number,
): 'wounds' | 'hinders' | 'nothing' => {
  const weak: readonly { readonly effect: string }[] =
    act in saga.duel.ACTIONS ? saga.duel.actionRow(act as saga.duel.Action).weak : [];
  const effects = weak.map(({ effect }) => effect);
  if (effects.includes('hinder')) return 'hinders';
  return effects.includes('wound') && somebody(sight, victim).majors.includes(0) ? 'wounds' : 'nothing';
};

/** How many wounds of one kind somebody took, by kind and part, in the order taken. */
export const tallied = <W extends { readonly part: saga.duel.Part; readonly severity: 'minor' | 'major' }>(
  taken: readonly W[],
): readonly (Pick<W, 'part' | 'severity'> & { readonly many: number })[] => {
  const kinds = new Map<string, { part: saga.duel.Part; severity: 'minor' | 'major'; many: number }>();
  for (const { part, severity } of taken) {
    const kind = kinds.get(`${severity} ${part}`);
    if (kind === undefined) kinds.set(`${severity} ${part}`, { part, severity, many: 1 });
    else kind.many++;
  }
  return [...kinds.values()];
};

const NEARLY_OVER = 5;

/** The number of quiet rounds that ends the fight, if few are left; null otherwise. */
export const quietLimit = ({ given }: saga.duel.DuelSight, quiet: number): number | null => {
  const limit = given.options['saga.duel.quietRounds'];
  return limit === null || quiet === 0 || quiet >= limit || limit - quiet > NEARLY_OVER ? null : limit;
};
