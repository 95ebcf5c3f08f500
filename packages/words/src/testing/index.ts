export { addToy } from './toyWords.js';
