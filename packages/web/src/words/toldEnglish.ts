import { english, wordsIn } from '@warmoot/words';

// Alone in its file, so that the first page does not fetch what only tables and scenes say.
export const toldEnglish = wordsIn(english);
