import { does, type Json, type Procedures, putQuestion, type Question, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { fightsSeveral, opponentsOf } from '../battle/fights.js';
import { FRONTS, type Fronts } from '../battle/kinds.table.js';
import type { Meeting, Shot } from '../battle/model.js';
import type { Sortie, SortieSight } from '../battle/sortie.js';
import { allHere, unitsHere } from '../battle/units.js';

const engages = ({ open }: SortieSight, unit: UnitIndex, enemy: UnitIndex): boolean => {
  const order = open.orders[unit];
  return order?.order === 'engage' && order.target === enemy;
};

/** SORTIE-ROUND-001, SORTIE-ROUND-008: every Engage makes a sortie, one for each pair. In the order of their dice. */
const meetingsOf = (sight: SortieSight): readonly Meeting[] => {
  const meetings: Meeting[] = [];
  const theirs = unitsHere(sight, 1);
  for (const a of unitsHere(sight, 0))
    for (const b of theirs) {
      const byA = engages(sight, a, b);
      const byB = engages(sight, b, a);
      if (!byA && !byB) continue;
      const openedBy = byA ? (byB ? [a, b] : [a]) : [b];
      meetings.push({ a, b, openedBy, from: sight.open.apart[a]?.[b] as number });
    }
  return meetings;
};

const isIn = (meetings: readonly Meeting[], unit: UnitIndex): boolean => {
  for (const { a, b } of meetings) if (a === unit || b === unit) return true;
  return false;
};

/** SORTIE-ARCHER-017: whether arrows may go where others fight. */
const mayBeShotAt = ({ given }: SortieSight, meetings: readonly Meeting[], target: UnitIndex): boolean =>
  given.options['sortie.shootIntoMelee'] === 'on' || !isIn(meetings, target);

/** The shots of those who are not engaged. SORTIE-ROUND-013: in list order, side A before side B. */
const shotsOf = (sight: SortieSight, meetings: readonly Meeting[]): readonly Shot[] => {
  const shots: Shot[] = [];
  for (const archers of allHere(sight)) {
    const order = sight.open.orders[archers];
    if (order?.order !== 'shoot' || isIn(meetings, archers)) continue;
    if (mayBeShotAt(sight, meetings, order.target)) shots.push({ archers, target: order.target });
  }
  return shots;
};

/**
 * SORTIE-ROUND-008: whoever is engaged loses every other order; of who stood nothing is lost. Ours: so does who may not shoot
 * into a fight.
 */
const lapsedIn = (sight: SortieSight, meetings: readonly Meeting[], shots: readonly Shot[]): readonly UnitIndex[] =>
  allHere(sight).filter((unit) => {
    const order = sight.open.orders[unit]?.order;
    if (order === undefined || order === 'engage' || order === 'stand') return false;
    return isIn(meetings, unit) || (order === 'shoot' && !shots.some(({ archers }) => archers === unit));
  });

/**
 * SORTIE-MULTI-014: how the opponents of a lone unit stand, by how many of them have flanked it. SORTIE-MULTI-010: who went
 * through some in the round before is flanked by none of them, so that those share a front; somebody else may have another.
 */
const frontsOn = (sight: SortieSight, unit: UnitIndex): Fronts => {
  const by = sight.open.flankedBy[unit] ?? [];
  const flankers = opponentsOf(sight, unit).filter((enemy) => by.includes(enemy)).length;
  return flankers === 0 ? 'outflanked' : flankers === 1 ? 'two' : 'opposite';
};

const ALL_FRONTS = Object.keys(FRONTS) as Fronts[];

/** What the table may say of a lone unit's opponents. */
export const frontsQuestion: Question<Sortie> = { value: shape.oneOf(...ALL_FRONTS), samples: ALL_FRONTS };

export const meetProcedures: Procedures<Sortie, 'meet' | 'fronts' | 'frontsSaid'> = {
  // SORTIE-ROUND-005: where neither of two has ordered to engage the other, nothing happens between them.
  meet: does((play) => {
    const meetings = meetingsOf(play);
    const shots = shotsOf(play, meetings);
    play.say({ event: 'met', meetings, shots, lapsed: lapsedIn(play, meetings, shots) });
    // SORTIE-MULTI-001, SORTIE-MULTI-016: each unit that fights several is judged by itself.
    if (meetings.length < 2) return;
    for (const unit of allHere(play)) if (fightsSeveral(play, unit)) play.next({ step: 'fronts', unit });
  }),

  fronts: does((play, { unit }) => {
    if (play.given.options['sortie.fronts'] === 'flanked') {
      play.say({ event: 'beset', unit, fronts: frontsOn(play, unit) });
      return;
    }
    putQuestion(play, { about: 'fronts', entitled: play.seats, fallback: frontsOn(play, unit) });
    play.next({ step: 'frontsSaid', unit });
  }),

  frontsSaid: does((play, { unit }) => {
    const said: Json | undefined = play.open.settled.fronts as Json | undefined;
    play.say({ event: 'beset', unit, fronts: said as Fronts });
  }),
};
