/** SAGA-TALK-002: what a Discussion may be called. The label has no effect on the rules. */
export const USES = [
  'council',
  'petition',
  'trade',
  'talkingOut',
  'crowd',
  'reflection',
  'parley',
  'alliance',
  'leading',
] as const;

/** SAGA-TALK-027: the skills that an appeal usually uses; any other that fits better may be named. */
export const USUAL_SKILLS = ['convince', 'lead', 'administer'] as const;

/** SAGA-TALK-029, S1E-TALK-002: what the difficulty almost always is; any other is accepted, and marked. */
export const USUAL_DIFFICULTIES = [2, 3] as const;

/** Whether nobody wonders at such a difficulty. */
export const isUsual = (difficulty: number): boolean => USUAL_DIFFICULTIES.some((usual) => usual === difficulty);

/** Whoever has heard so many appeals may ignore the next. */
export const APPEALS_TO_HEAR = 3;

/** In what manner somebody who is played by a computer may answer an appeal. The words have a sentence for each. */
export const MANNERS = ['one', 'two', 'three'] as const;
