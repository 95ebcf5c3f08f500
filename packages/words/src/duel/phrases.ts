import { saga } from '@warmoot/rules';
import type { Term } from '../say/index.js';
import type { Speech } from '../speech.js';
import { type Combat, enemiesOf, heldIn, hindrancesOf, nameOf, namesOf, ofSide, partAt, somebody } from './facts.js';

const DISTANCES = ['same', 'dagger', 'sword', 'spear'] as const;

const distanceKey = (apart: number): (typeof DISTANCES)[number] | 'apart' => DISTANCES[apart] ?? 'apart';

/** What the tellers of a fight share: people, sides, things and distances, as the language puts them. */
export const duelPhrases = ({ t: { names, duel } }: Speech) => {
  const { events: t, choices } = duel;
  const part = (at: number): Term => names.parts[partAt(at)];
  const item = (held: saga.duel.Item | null): Term | null => (held === null ? null : names.items[held]);
  const tool = (sight: saga.duel.DuelSight, who: number, hand: saga.duel.Hand) => {
    const held = heldIn(sight, who, hand);
    return { item: item(held.item), twice: held.twice, hand: names.hands[hand] };
  };
  /** What a penalty is on. */
  const onWhat = (on: saga.duel.Penalty['on']): string => (on === 'defences' ? t.allDefences : names.skills[on]);
  return {
    part,
    item,
    /** Dagger, Sword, Spear or Apart. */
    distance: (apart: number): string => names.distances[distanceKey(apart)],
    /** "Ella", or "Ella's side" where she is not alone. */
    side: (sight: saga.duel.DuelSight, side: number): string => {
      const [first = -1, ...others] = ofSide(sight, side);
      const name = nameOf(sight, first);
      return others.length === 0 ? name : t.side({ name });
    },
    combat: (sight: saga.duel.DuelSight, { side1, side2 }: Combat): string =>
      t.combat({ side1: namesOf(sight, side1), side2: namesOf(sight, side2) }),
    /** "Sword distance from Morten", "Dagger distance from Ada, Apart from Bram". */
    distances: (sight: saga.duel.DuelSight, who: number, at: saga.duel.Square): string =>
      enemiesOf(sight, who)
        .map((enemy) => {
          const distance = distanceKey(saga.duel.separation(at, somebody(sight, enemy)));
          return t.distanceFrom({ distance, name: nameOf(sight, enemy) });
        })
        .join(', '),
    /** "the sword", "the sword in the left hand" where both hands hold one. */
    toolWith: (sight: saga.duel.DuelSight, who: number, hand: saga.duel.Hand): string =>
      choices.toolWith(tool(sight, who, hand)),
    toolDropped: (sight: saga.duel.DuelSight, who: number, hand: saga.duel.Hand): string =>
      choices.toolDropped(tool(sight, who, hand)),
    emptyHand: (hand: saga.duel.Hand): string =>
      choices.toolWith({ item: null, twice: false, hand: names.hands[hand] }),
    /** Why somebody cannot move: "PRONE", "HELD and TACKLED". */
    conditions: (sight: saga.duel.DuelSight, who: number): readonly string[] => {
      const found = hindrancesOf(sight, who);
      return (['prone', 'held', 'tackled'] as const).filter((one) => found[one]).map((one) => t.conditions[one]);
    },
    /** "a Major Wound", "2 Minor Wounds". */
    wounds: (minors: number, major: boolean): readonly string[] => [
      ...(major ? [t.aMajor] : []),
      ...(minors === 0 ? [] : [t.minors({ n: minors })]),
    ],
    onWhat,
    /** "−3 on Control and Strength", for each size. */
    penalties: (penalties: readonly Pick<saga.duel.Penalty, 'on' | 'by'>[]): readonly string[] =>
      [...new Set(penalties.map(({ by }) => by))].map((by) => {
        const on = penalties.filter((one) => one.by === by).map((one) => onWhat(one.on));
        return t.penalty({ by, on });
      }),
  };
};

export type DuelPhrases = ReturnType<typeof duelPhrases>;
