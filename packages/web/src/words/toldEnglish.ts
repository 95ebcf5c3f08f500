// Alone in its file, so that the first page does not fetch what only tables and scenes say.
export { en as toldEnglish } from '@warmoot/words';
