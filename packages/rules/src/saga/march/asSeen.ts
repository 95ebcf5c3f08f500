import { NO_TROOPS } from '../battle/setup.js';
import type { Going, Party, PartySkill } from '../movement/party/party.js';
import { partyShape } from '../movement/party/setup.js';
import type { Sighting } from './model.js';

/** The skill in which a party that goes like this is fast, and that by which it takes rough ground. */
export const SKILLS_BY_GOING = {
  foot: { speed: 'run', rough: 'jumpClimb' },
  mounted: { speed: 'ride', rough: 'ride' },
  afloat: { speed: 'sail', rough: 'jumpClimb' },
  swimming: { speed: 'swim', rough: 'jumpClimb' },
} as const satisfies Record<Going, Record<'speed' | 'rough', PartySkill>>;

/** The skills of a party as they were seen; none where sheets are closed. */
export const skillsSeen = ({
  going,
  ratings,
}: Pick<Sighting, 'going' | 'ratings'>): Partial<Record<PartySkill, number>> => {
  if (ratings === null) return {};
  const { speed, rough, ...rest } = ratings;
  const by = SKILLS_BY_GOING[going];
  return { ...rest, [by.rough]: rough, [by.speed]: speed };
};

/** What a party is like that was seen, but for its ratings. */
const shapeSeen = ({ of, leader, going, moves, scouts }: Sighting) => ({
  name: of,
  seats: [of],
  members: [
    {
      name: leader,
      mounted: going === 'mounted',
      // Two or four a day, and one more for those who travel light.
      light: moves === 3 || moves === 5,
      scout: scouts,
      wounds: moves === 1 && going === 'foot' ? [{ part: 'rightLeg', severity: 'major' }] : [],
    },
  ],
  troops: NO_TROOPS,
  boats: going === 'afloat',
});

/**
 * A party that rates as one that was seen: as if it were one rider or walker, since numbers and weariness are in what was
 * seen already. Null where nothing was seen, or no ratings.
 */
export const asSeen = (seen: Sighting | null): Party | null => {
  if (seen === null || seen.ratings === null) return null;
  const parsed = partyShape.parse(shapeSeen(seen));
  if (!parsed.ok) throw new Error('a sighting that is no party');
  const [member] = parsed.value.members;
  // What numbers take from Hide may bring it below 0, which no sheet has.
  return { ...parsed.value, members: [{ ...member, skills: skillsSeen(seen) }] } as Party;
};
