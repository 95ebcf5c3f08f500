import { plainJson } from '../../bridges/bridge.js';
import type { NextScene, SeenWithRules } from '../../handover/next.js';
import type { StoryTold } from '../story.js';
import { canRide, idOf, idsOf, lordIn } from './cast.js';
import { agreedIn } from './council.js';
import { garrison, raiders } from './forces.js';
import type { RaidRole } from './people.table.js';
import { HALL, raidRoads, TOWN } from './roads.table.js';

/** Whoever rides: Lady Ella and Jorun, and Wren where she has agreed to show the way. */
const riding = (seen: SeenWithRules): readonly RaidRole[] => {
  const all: readonly RaidRole[] = agreedIn(seen).way ? ['ella', 'jorun', 'wren'] : ['ella', 'jorun'];
  return all.filter((role) => canRide(seen, role));
};

const ride = (seen: SeenWithRules, leader: string, told: StoryTold): NextScene => {
  const [party, guard] = [told('march.raiders'), told('march.garrison')];
  const roles = riding(seen);
  const watch = (['joris', 'casimir'] as const).filter((role) => canRide(seen, role));
  const lord = lordIn(seen);
  return {
    next: 'story',
    kind: 'march',
    scene: 'movement',
    chapter: 'march',
    told: { name: told('march.name'), about: told('march.about'), title: told('march.title') },
    sides: [party, guard],
    characters: idsOf(seen, [...roles, ...watch]),
    place: told('roads.name'),
    plan: plainJson({
      roads: raidRoads(told),
      parties: [
        {
          name: party,
          members: roles.map((role) => ({ character: idOf(seen, role), mounted: true, scout: role === 'wren' })),
          leader,
          unit: idOf(seen, 'avitch'),
          troops: raiders(seen),
          at: HALL,
          wants: { want: 'reach', span: TOWN },
          towns: [HALL],
          knows: [{ of: guard, at: TOWN }],
        },
        {
          name: guard,
          members: watch.map((role) => ({ character: idOf(seen, role) })),
          unit: idOf(seen, 'dorrow'),
          troops: garrison(seen),
          // Where nobody with a name is left to lead it, it is still the lord's.
          ...(watch.length === 0 && lord !== null && { seat: lord }),
          at: TOWN,
          approaches: [told('march.gate'), told('march.race')],
          towns: [TOWN],
        },
      ],
    }),
    todayOnly: false,
    leaving: null,
  };
};

/** The second chapter: three ways to a town that has not been warned. Where nobody is left to lead, nobody rides. */
export const march = (seen: SeenWithRules, told: StoryTold): readonly NextScene[] => {
  const [leader] = idsOf(seen, riding(seen));
  return leader === undefined ? [] : [ride(seen, leader, told)];
};
