// Alone in its file, so that only those who read German fetch it.
export { de as toldGerman } from '@warmoot/words';
