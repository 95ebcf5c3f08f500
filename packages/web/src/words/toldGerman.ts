import { german, wordsIn } from '@warmoot/words';

// Alone in its file, so that only those who read German fetch it.
export const toldGerman = wordsIn(german);
