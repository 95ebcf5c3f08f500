export type { Fact, Facts, Said, Sentence } from './facts.js';
export type { Grammar, Named, Noun, NounForm, Person, Term, TermRow } from './grammar.js';
export { BadSentence, factsIn, parse } from './parse.js';
export { alone, type SameKeys, type Spoken, speak, type Table, told } from './speak.js';
