import type { Played } from './played.js';

/** A Discussion at the table, in which somebody is moved: alone, for the others heal or are dead. */
export const reflected = (played: Played): Played => {
  const who = 'Morten Ulv';
  const matter = { context: 'the new year', topic: 'the toll at the ford' };
  const terms = { skill: 'convince', motive: 'valourous', modifiers: [], difficulty: 3, besides: [], note: null };
  const hearings = [{ who, matter, ignores: null, reached: true, moved: true }];
  const said = { talker: who, words: '', ...matter, response: 'Take it down', changed: null };
  const driving = [{ ...matter, motive: 'valourous', by: who, appeal: 1 }];
  return played
    .do('bo', {
      ...{ deed: 'plan', day: 362, scene: 'discussion', title: 'A night alone' },
      plan: { people: [{ character: played.id(who) }] },
    })
    .play(
      { play: 'entry', entry: played.id('A night alone') },
      {
        people: [{ name: who, heard: 1, gone: null, motives: null, driving }],
        heard: [{ listener: who, topic: matter.topic }],
        appeals: [{ number: 1, ...said, terms, hearings, state: 'done' }],
        fights: [],
      },
    );
};
