import type { saga } from '@warmoot/rules';

/** What is said of a character's numbers. */
export interface CharacterWords {
  readonly groups: Readonly<Record<saga.SkillGroup, string>>;
  readonly motives: Readonly<Record<saga.character.Motive, string>>;
  /** What each skill is for. */
  readonly uses: Readonly<Record<saga.Skill, string>>;
  /** People of the worldbuilding guide. */
  readonly offices: Readonly<Record<saga.character.Office, string>>;
  readonly skillsTitle: string;
  readonly motivesTitle: string;
  /** A set without a name, counted from 1. */
  readonly set: (number: number) => string;
  /** Where a group rating comes from, without a point at the end: "lowest three of 4, 2, 2, 3, less 3: 4". */
  readonly rated: (origin: Pick<saga.character.GroupOrigin, 'by' | 'faces' | 'raised' | 'rating' | 'guide'>) => string;
  readonly starts: (start: number) => string;
  /** The dice of a bank, by the name of the die: "d4: 2, 1, 2". */
  readonly dealt: (die: string, faces: string) => string;
  readonly lost: (points: number) => string;
  /** The dice for the groups below the top, for the placements and for the order. */
  readonly guideDice: (faces: string) => string;
  readonly placedDice: (faces: string) => string;
  readonly orderDice: (faces: string) => string;
}
