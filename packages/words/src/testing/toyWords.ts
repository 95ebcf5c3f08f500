import { manifest, type SeatId } from '@warmoot/kernel';
import { type Toy, toy } from '@warmoot/kernel/testing';
import { addScene, SCENES } from '@warmoot/rules';
import { type AddedWords, addSceneWords } from '../added.js';

const each = (numbers: Readonly<Record<SeatId, number>>): string =>
  Object.entries(numbers)
    .map(([seat, number]) => `${seat} ${number}`)
    .join(', ');

/** All that people are told of the toy scene. */
const TOY_WORDS: AddedWords<Toy> = {
  name: 'Hidden numbers',
  about: 'Each has a hidden number and bids on it; the highest sum wins the round and calls a coin.',
  fields: { rounds: 'Rounds to play' },
  opening: () => 'Everybody throws a hidden number.',
  events: {
    round: (_event, { sight }) => `Round ${sight.open.round}.`,
    bids: ({ bids }) => `The bids: ${each(bids)}.`,
    won: ({ who, points }) => `${who} wins ${points}.`,
    hidden: ({ number }) => `Your number is ${number}.`,
  },
  questions: { bid: () => 'a bid' },
  choice: ({ bid }) => `bid ${bid}`,
  outcome: ({ points }) => `Points: ${each(points)}.`,
  tally: {},
  results: {},
  broken: { 'toy.bid': ({ bid }) => `Nobody bids ${bid}: bid 0 to 3.` },
};

/** Adds the kernel's toy scene as somebody from outside would, once: its rules, its words, and nothing else. */
export const addToy = (): void => {
  if (SCENES[toy.scene] !== undefined) return;
  addScene(manifest({ rules: toy }));
  addSceneWords(toy.scene, { en: TOY_WORDS });
};
