export { accented, PSEUDO_GRAMMAR, pseudo, pseudoTable } from './pseudo.js';
export { addToy } from './toyWords.js';
