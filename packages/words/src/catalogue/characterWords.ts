import type { GroupOrigin, Motive, Office, Skill, SkillGroup } from '@warmoot/rules';

/** What is said of a character's numbers. */
export interface CharacterWords {
  readonly groups: Readonly<Record<SkillGroup, string>>;
  readonly motives: Readonly<Record<Motive, string>>;
  /** What each skill is for. */
  readonly uses: Readonly<Record<Skill, string>>;
  /** People of the worldbuilding guide. */
  readonly offices: Readonly<Record<Office, string>>;
  readonly skillsTitle: string;
  readonly motivesTitle: string;
  /** A set without a name, counted from 1. */
  readonly set: (number: number) => string;
  /** Where a group rating comes from, without a point at the end: "lowest three of 4, 2, 2, 3, less 3: 4". */
  readonly rated: (origin: Pick<GroupOrigin, 'by' | 'faces' | 'raised' | 'rating' | 'guide'>) => string;
  readonly starts: (start: number) => string;
  /** The dice of a bank, by the name of the die: "d4: 2, 1, 2". */
  readonly dealt: (die: string, faces: string) => string;
  readonly lost: (points: number) => string;
  /** The dice for the groups below the top, for the placements and for the order. */
  readonly guideDice: (faces: string) => string;
  readonly placedDice: (faces: string) => string;
  readonly orderDice: (faces: string) => string;
}
