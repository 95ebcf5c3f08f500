import { both } from '../../words/bilingual.js';

/** What is said wherever an army is put together. */
export const ARMY = {
  each: both(
    (cost: number) => `${cost} each`,
    (cost: number) => `je ${cost}`,
  ),
  champions: both(
    (n: number) => (n === 0 ? 'Champions: none' : `Champions: ${n}`),
    (n) => (n === 0 ? 'Kämpen: keine' : `Kämpen: ${n}`),
  ),
  championsNote: both(
    'Leaders who may challenge those of the other army. The battle waits while two of them fight.',
    'Anführer, die jene des anderen Heeres fordern dürfen. Die Schlacht wartet, solange zwei von ihnen kämpfen.',
  ),
} as const;
