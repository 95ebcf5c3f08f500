import type { SameKeys } from '@warmoot/words/say';

export const EVENT = {
  title: 'Was in der Welt geschieht',
  roll: 'Wurf',
  what: 'Was er bringt',
  chance: 'Chance',
  upTo: '{from} bis {to}',
  rolledAgain: 'neu gewürfelt: keine Magie hier',
  plague: 'Die Seuche',
  plagueNote: 'Ein W20 für jeden; eine 1 ist der Tod, {each}.',
  died: 'stirbt',
  spared: 'bleibt verschont',
  toRoll: 'würfelt noch',
} as const satisfies SameKeys<typeof import('./words.en.js').EVENT>;
