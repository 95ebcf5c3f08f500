/** What the page of an external event says of its own. */
export const EVENT = {
  title: 'What happens in the world',
  roll: 'Roll',
  what: 'What it brings',
  chance: 'Chance',
  upTo: '{from} to {to}',
  rolledAgain: 'rolled again: no magic here',
  plague: 'The plague',
  plagueNote: 'A d20 each; a 1 is death, {each}.',
  died: 'dies',
  spared: 'is spared',
  toRoll: 'still to roll',
} as const;
