import type { RuleId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

/** Where a number comes from, line by line; the lines add up to the rating. */
export interface Whence<Dice> {
  readonly rating: number;
  readonly lines: readonly WhenceLine[];
  /** The dice behind it; null where none were thrown. */
  readonly dice: Dice | null;
}

/** One line: how much, from what, by which rule. */
export interface WhenceLine {
  readonly by: number;
  readonly from:
    | { readonly what: 'start'; readonly group: saga.SkillGroup }
    | { readonly what: 'die'; readonly nth: number; readonly face: number }
    | { readonly what: 'placed'; readonly pair: readonly [number, number] }
    | { readonly what: 'hand' | 'brought' }
    | { readonly what: 'change'; readonly change: saga.campaign.Change };
  readonly rule: RuleId | null;
}

const changesOf = ({ history }: saga.campaign.Character, what: string): readonly WhenceLine[] =>
  history
    .filter((change) => change.what === what && typeof change.from === 'number' && typeof change.to === 'number')
    .map((change) => ({
      by: Number(change.to) - Number(change.from),
      from: { what: 'change', change },
      rule: change.rules[0] ?? null,
    }));

const sumOf = (lines: readonly WhenceLine[]): number => lines.reduce((sum, { by }) => sum + by, 0);

/** A rating that no dice gave: as it was before anything changed it. */
const unthrown = (rating: number, later: readonly WhenceLine[], what: 'hand' | 'brought'): WhenceLine => ({
  by: rating - sumOf(later),
  from: { what },
  rule: what === 'hand' ? 'SAGA-GEN-016' : null,
});

const diceOf = (origin: saga.campaign.Character['origin']['skills']): saga.character.SetOrigin | null =>
  origin?.from === 'scene' ? (origin.dice as unknown as saga.character.SetOrigin) : null;

const wayOf = (origin: saga.campaign.Character['origin']['skills']): 'hand' | 'brought' =>
  origin?.from === 'brought' ? 'brought' : 'hand';

/** The bank of a group, die by die: whom each die named, and whether it counted. */
export interface Bank {
  readonly group: saga.SkillGroup;
  readonly origin: saga.character.GroupOrigin;
  readonly dealt: ReturnType<typeof saga.character.dealtDice>;
}

/** What the group began with, and a point for each die that named the skill; then the decisions of the table. */
export const whenceSkill = (
  character: saga.campaign.Character,
  skill: saga.Skill,
  edition: saga.EditionName = 'saga',
): Whence<Bank> | null => {
  const rating = character.skills?.[skill];
  if (rating === undefined) return null;
  const later = changesOf(character, skill);
  const group = saga.character.groupOf(skill);
  const set = diceOf(character.origin.skills);
  const origin = set?.groups?.[group];
  if (set === null || origin === undefined) {
    return { rating, lines: [unthrown(rating, later, wayOf(character.origin.skills)), ...later], dice: null };
  }
  const dealt = saga.character.dealtDice(saga.character.skillsIn(group), origin);
  const thrown = (saga.character.whySkill(saga.EDITIONS[edition], set, skill)?.lines ?? []).map(
    ({ by, why, note }): WhenceLine => {
      if (note === undefined) return { by, from: { what: 'start', group }, rule: why };
      const nth = Number(note);
      return { by, from: { what: 'die', nth, face: dealt[nth - 1]?.face ?? 0 }, rule: why };
    },
  );
  return { rating, lines: [...thrown, ...later], dice: { group, origin, dealt } };
};

/** The dice that gave a pair of motivations its ratings. */
export interface PairDice {
  /** Which of the nine pairs of ratings it was, from 1. */
  readonly nth: number;
  /** The die that named the pair, and how many were left to name; no die for the last. */
  readonly placed: { readonly face: number; readonly among: number } | null;
  /** The die that said which side is the higher. */
  readonly order: number;
}

/** Goes through the placement dice as they fell, until the pair is named. */
const pairDice = ({ placed, order }: saga.character.MotiveOrigin, pair: number): PairDice | null => {
  const left = saga.character.MOTIVE_PAIRS.map((_, at) => at);
  let nth = 0;
  for (const face of placed) {
    // SAGA-MOTIVE-024: a 0 names nobody and is rolled again.
    if (face === 0) continue;
    nth++;
    const among = left.length;
    const [named] = left.splice(face - 1, 1);
    if (named === pair) return { nth, placed: { face, among }, order: order[nth - 1] ?? 0 };
  }
  const last = left.indexOf(pair) === 0 && left.length === 1;
  return last ? { nth: nth + 1, placed: null, order: order[nth] ?? 0 } : null;
};

const pairOf = (motive: saga.character.Motive): number =>
  saga.character.MOTIVE_PAIRS.findIndex(([left, right]) => left === motive || right === motive);

/** SAGA-MOTIVE-023, -026, -015: the pair of ratings that was placed here, and what bad consequences took off. */
export const whenceMotive = (
  character: saga.campaign.Character,
  motive: saga.character.Motive,
): Whence<PairDice> | null => {
  const { motives, origin } = character;
  if (motives === null) return null;
  const rating = motives[motive];
  const later = changesOf(character, motive);
  const thrown = diceOf(origin.motives)?.motives ?? null;
  const dice = thrown === null ? null : pairDice(thrown, pairOf(motive));
  if (dice === null) return { rating, lines: [unthrown(rating, later, wayOf(origin.motives)), ...later], dice: null };
  const first = rating - sumOf(later);
  const pair = [Math.min(first, 12 - first), Math.max(first, 12 - first)] as const;
  return { rating, lines: [{ by: first, from: { what: 'placed', pair }, rule: 'SAGA-MOTIVE-023' }, ...later], dice };
};
