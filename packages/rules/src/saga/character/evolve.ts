import { skillsIn } from './groups.js';
import type { Generation, GenerationEvent, OpenSet } from './model.js';
import { MOTIVE_PAIRS, type Motive } from './motives.table.js';

const dealtWith = (set: OpenSet, event: Extract<GenerationEvent, { group: unknown; face: number }>): void => {
  if (event.event === 'guidePlaced') {
    set.guide.faces.push(event.face);
    set.guide.lower.push(event.group);
    return;
  }
  set.groups[event.group]?.dealt.push(event.face);
  if (event.event === 'pointDealt') set.skills[event.skill] = event.rating;
};

export const evolve = (open: Generation['open'], event: GenerationEvent): void => {
  const set = open.sets[event.set] as OpenSet;
  switch (event.event) {
    case 'characterBegan':
      return;
    case 'groupRated': {
      const { group, by, faces, raised, rating, guide, start } = event;
      const from = guide === undefined ? {} : { guide };
      set.groups[group] = { by, faces: [...faces], raised, rating, ...from, start, dealt: [], lost: 0 };
      for (const skill of skillsIn(group)) set.skills[skill] = start;
      return;
    }
    case 'guidePlaced':
    case 'pointDealt':
    case 'dealtAgain':
      dealtWith(set, event);
      return;
    case 'pointsLost': {
      const group = set.groups[event.group];
      if (group !== undefined) group.lost = event.points;
      return;
    }
    case 'placedAgain':
      set.dice.placed.push(event.face);
      return;
    case 'pairPlaced':
      if (event.face !== null) set.dice.placed.push(event.face);
      set.pairs.push(event.pair);
      return;
    case 'pairOrdered': {
      const [left, right] = MOTIVE_PAIRS[event.pair] as readonly [Motive, Motive];
      set.dice.order.push(event.face);
      set.motives[left] = event.left;
      set.motives[right] = event.right;
    }
  }
};
