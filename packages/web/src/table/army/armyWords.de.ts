import type { SameKeys } from '@warmoot/words/say';
import type { ARMY as ENGLISH_ARMY } from './armyWords.en.js';

export const ARMY = {
  each: 'je {cost}',
  champions: '{n, plural, =0 {Kämpen: keine} other {Kämpen: #}}',
  championsNote:
    'Anführer, die jene des anderen Heeres fordern dürfen. Die Schlacht wartet, solange zwei von ihnen kämpfen.',
} as const satisfies SameKeys<typeof ENGLISH_ARMY>;
