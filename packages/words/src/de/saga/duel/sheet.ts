import type { SheetWords } from '../../../duel/sheet.js';
import {
  ACTS,
  ALL_DEFENCES,
  ARMOURS,
  BODY_PARTS,
  DEFENCES,
  FOOTWORK,
  HAND_NOUNS,
  ITEMS,
  PRONE,
  SIDEWAYS,
  SKILLS,
  WEAKENING,
} from '../../glossary.js';
import { and, bare, standingAlone } from '../../grammar.js';
import { gripName, onWhat } from './names.js';
import { tally } from './tally.js';

export const sheet: SheetWords = {
  title: (letter, name, seat) => `${letter} ${name} (${seat})`,
  skills: SKILLS,
  allSkills: 'alle Fertigkeiten',
  tally,
  from: (from) => (from === 'setup' ? 'mitgebracht' : bare(ACTS[from])),
  on: onWhat,
  until: (round) => `bis Runde ${round}`,
  weakening: (by) => `${by} ${WEAKENING}: ${ALL_DEFENCES}`,
  held: (item, hand) => `${bare(ITEMS[item])} (${SIDEWAYS[hand]})`,
  emptyHanded: 'leere Hände',
  carries: (items) => `trägt bei sich: ${and(items.map((item) => bare(ITEMS[item])))}`,
  armour: (armour, bonus) => `Rüstung: ${ARMOURS[armour]} (${bonus})`,
  noArmour: ARMOURS.none,
  left: 'L',
  right: 'R',
  wounds: (part, minors, major) => {
    const all = [...(major ? ['schwer'] : []), ...(minors === 0 ? [] : [`${minors} leicht`])];
    return `${bare(BODY_PARTS[part])} ${all.join(' + ')}`;
  },
  noWounds: 'keine Wunden',
  prone: PRONE,
  grippedBy: (grip, holder) => `${gripName(grip)} von ${holder}`,
  grips: (grip, victim, hand) =>
    grip === 'held'
      ? `hält ${victim} (${bare(HAND_NOUNS[hand])})`
      : `hat ${victim} niedergerungen (${bare(HAND_NOUNS[hand])})`,
  out: {
    incapable: 'kampfunfähig, ausgeschieden',
    dead: 'tot',
    fled: 'geflohen',
    surrendered: 'hat sich ergeben',
  },
  dying: (round) => `stirbt binnen einer Stunde nach Runde ${round}`,
  locks: { ...standingAlone(ACTS), footwork: FOOTWORK, parry: DEFENCES.parry },
  madeFrom: (made, skill) => `${made.join(', ')} aus ${skill}`,
};
