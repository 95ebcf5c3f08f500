import { does, type Procedures, rolls, type Throw } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { sideOf } from '../../war/roster/roster.js';
import type { Side } from '../../war/roster/sides.js';
import type { Maneuver } from '../battle/maneuvers.table.js';
import type { Meeting, Plan, Shot } from '../battle/model.js';
import { armyOf, type Sortie, type SortieFacts, type SortiePlay, type SortieSight } from '../battle/sortie.js';
import { netDice, shotNet, targetThrow } from '../pool/net.js';
import { comparisonOf, needed, poolThrow, resultOf, shotOf, TARGET } from '../pool/throws.js';

const shotAt = ({ open }: SortieSight, nth: number): Shot => open.shots[nth] as Shot;
const meetingAt = ({ open }: SortieSight, nth: number): Meeting => open.meetings[nth] as Meeting;

const planOf = ({ open }: SortieSight, unit: UnitIndex): Plan | null => (open.plans[unit] ?? null) as Plan | null;

/** Dice that a unit has staked on its own roll against an enemy. */
const bidOf = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex): number => planOf(sight, unit)?.bids[enemy] ?? 0;

const maneuverOf = (sight: SortieSight, unit: UnitIndex): Maneuver => planOf(sight, unit)?.maneuver as Maneuver;

const seatOf = (facts: SortieFacts, unit: UnitIndex): string => armyOf(facts, sideOf(facts, unit)).seat;

/** SORTIE-ARCHER-013, SORTIE-ARCHER-016: the target's dice against one unit's arrows; null where it rolls none. */
const targetDiceOf = (sight: SortieSight, shot: Shot): Throw | null =>
  targetThrow(sight, shot, planOf(sight, shot.target)?.arrows[shot.archers] ?? 0);

/** SORTIE-ARCHER-015: the target number is known before the archers roll. */
const aim = (play: SortiePlay, nth: number, target: number): void => {
  const shot = shotAt(play, nth);
  const net = play.rate(shotNet(play, shot, bidOf(play, shot.archers, shot.target)));
  const { archers, target: at } = shot;
  play.say({ event: 'aimed', nth, archers, target: at, needs: play.rate(needed(target)), net });
  play.next({ step: 'shot', nth, net: net.total });
};

type Rolling = 'show' | 'volley' | 'targetDice' | 'shot' | 'sortie' | 'pool' | 'compare';

export const rollingProcedures: Procedures<Sortie, Rolling> = {
  // SORTIE-POOL-014: each throw is recorded as it falls. SORTIE-ROUND-013: shots first, then sorties, as they stand in their lists.
  show: does(({ open, next }) => {
    for (let nth = 0; nth < open.shots.length; nth++) next({ step: 'volley', nth });
    for (let nth = 0; nth < open.meetings.length; nth++) next({ step: 'sortie', nth });
  }),

  volley: does((play, { nth }) => {
    if (targetDiceOf(play, shotAt(play, nth)) === null) aim(play, nth, TARGET);
    else play.next({ step: 'targetDice', nth });
  }),

  targetDice: rolls({
    throws: (facts, { nth }) => targetDiceOf(facts, shotAt(facts, nth)) as Throw,
    thrower: (facts, { nth }) => seatOf(facts, shotAt(facts, nth).target),
    then: (play, { nth }, target) => aim(play, nth, target as number),
  }),

  // SORTIE-ARCHER-004: only the archers roll. SORTIE-ARCHER-005 to SORTIE-ARCHER-008: by how much they pass the number.
  shot: rolls({
    throws: (_facts, { net }) => poolThrow(net),
    thrower: (facts, { nth }) => seatOf(facts, shotAt(facts, nth).archers),
    then: (play, { nth }, rolled) => {
      const { archers, target: at } = shotAt(play, nth);
      const total = rolled as number;
      const target = play.open.shooting[nth]?.target as number;
      const how = { target, total, result: shotOf(total, target) };
      play.say({ event: 'shot', nth, archers, target: at, how });
    },
  }),

  // SORTIE-POOL-001: one comparison between two enemies. SORTIE-MATRIX-004 to SORTIE-MATRIX-006: some need no roll.
  sortie: does((play, { nth }) => {
    const { a, b } = meetingAt(play, nth);
    const maneuvers = [maneuverOf(play, a), maneuverOf(play, b)] as const;
    const [mine, theirs] = maneuvers;
    if ('noRoll' in comparisonOf(play.given.options, mine, theirs)) {
      play.say({ event: 'fought', nth, a, b, maneuvers, how: { totals: null, winner: null, degree: null } });
      return;
    }
    const nets = [
      play.rate(netDice(play, { unit: a, enemy: b, maneuver: mine, against: theirs, bid: bidOf(play, a, b) })),
      play.rate(netDice(play, { unit: b, enemy: a, maneuver: theirs, against: mine, bid: bidOf(play, b, a) })),
    ] as const;
    play.say({ event: 'faced', nth, a, b, maneuvers, nets });
    play.next({ step: 'pool', nth, side: 0, net: nets[0].total });
    play.next({ step: 'pool', nth, side: 1, net: nets[1].total });
    play.next({ step: 'compare', nth });
  }),

  pool: rolls({
    throws: (_facts, { net }) => poolThrow(net),
    thrower: (facts, { side }) => armyOf(facts, side).seat,
    then: (play, { nth, side }, total) =>
      play.say({ event: 'rolledPool', nth, unit: unitOf(meetingAt(play, nth), side), total: total as number }),
  }),

  compare: does((play, { nth }) => {
    const { a, b } = meetingAt(play, nth);
    const maneuvers = [maneuverOf(play, a), maneuverOf(play, b)] as const;
    const totals = play.open.fought[nth]?.totals as readonly [number, number];
    const { winner, degree } = resultOf(play.given.options, totals, maneuvers);
    const how = { totals, winner: winner === null ? null : winner === 0 ? a : b, degree };
    play.say({ event: 'fought', nth, a, b, maneuvers, how });
  }),
};

const unitOf = ({ a, b }: Meeting, side: Side): UnitIndex => (side === 0 ? a : b);
