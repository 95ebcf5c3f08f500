import type { SameKeys } from '@warmoot/words/say';

export const ARMY = {
  each: 'je {cost}',
  champions: '{n, plural, =0 {Kämpen: keine} other {Kämpen: #}}',
  championsNote:
    'Anführer, die jene des anderen Heeres fordern dürfen. Die Schlacht wartet, solange zwei von ihnen kämpfen.',
} as const satisfies SameKeys<typeof import('./armyWords.en.js').ARMY>;
