import type { SheetWords } from '../../../duel/sheet.js';
import { and } from '../../grammar.js';
import { SKILLS } from '../skills.js';
import { onWhat } from './blows.js';
import { ACTS, ARMOURS, BODY_PARTS, ITEMS, possessive } from './names.js';
import { tally } from './tally.js';

export const sheet: SheetWords = {
  title: (letter, name, seat) => `${letter} ${name} (${possessive(seat)})`,
  skills: SKILLS,
  allSkills: 'all skills',
  tally,
  from: (from) => (from === 'setup' ? 'brought along' : ACTS[from]),
  on: onWhat,
  until: (round) => `to round ${round}`,
  weakening: (by) => `${by} Defensive Weakening: all defences`,
  held: (item, hand) => `${ITEMS[item]} (${hand})`,
  emptyHanded: 'empty-handed',
  carries: (items) => `carries ${and(items.map((item) => ITEMS[item]))}`,
  armour: (armour, bonus) => `armour: ${ARMOURS[armour]} (${bonus})`,
  noArmour: ARMOURS.none,
  left: 'L',
  right: 'R',
  wounds: (part, minors, major) => {
    const all = [...(major ? ['Major'] : []), ...(minors === 0 ? [] : [`${minors} Minor`])];
    return `${BODY_PARTS[part]} ${all.join(' + ')}`;
  },
  noWounds: 'no wounds',
  prone: 'PRONE',
  grippedBy: (grip, holder) => `${grip === 'held' ? 'HELD' : 'TACKLED'} by ${holder}`,
  grips: (grip, victim, hand) => `${grip === 'held' ? 'holds' : 'has tackled'} ${victim} (${hand} hand)`,
  out: { incapable: 'incapable, out of the fight', dead: 'dead', fled: 'fled', surrendered: 'surrendered' },
  dying: (round) => `dies within the hour of round ${round}`,
  locks: { ...ACTS, footwork: 'Footwork', parry: 'Parry' },
  madeFrom: (made, skill) => `${made.join(', ')} by ${skill}`,
};
