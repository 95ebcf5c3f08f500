import { both } from '../../words/bilingual.js';

/** What the page of an external event says of its own. */
export const EVENT = {
  title: both('What happens in the world', 'Was in der Welt geschieht'),
  roll: both('Roll', 'Wurf'),
  what: both('What it brings', 'Was er bringt'),
  chance: both('Chance', 'Chance'),
  upTo: both(
    (from: number, to: number) => `${from} to ${to}`,
    (from, to) => `${from} bis ${to}`,
  ),
  rolledAgain: both('rolled again: no magic here', 'neu gewürfelt: keine Magie hier'),
  plague: both('The plague', 'Die Seuche'),
  plagueNote: both(
    (each: string) => `A d20 each; a 1 is death, ${each}.`,
    (each) => `Ein W20 für jeden; eine 1 ist der Tod, ${each}.`,
  ),
  died: both('dies', 'stirbt'),
  spared: both('is spared', 'bleibt verschont'),
  toRoll: both('still to roll', 'würfelt noch'),
} as const;
