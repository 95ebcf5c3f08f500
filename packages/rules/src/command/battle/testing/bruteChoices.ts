import { areAdjacent, freeBeside, inContact, reached, touchesEnemy } from './bruteGround.js';
import {
  alliesOf,
  type Brute,
  type BruteDue,
  type BruteHex,
  type BruteUnit,
  bruteDistance,
  bruteUnit,
  enemiesOf,
  here,
} from './bruteModel.js';

/** A choice in the words of COMMAND-TURN-010. */
export interface BruteChoice {
  readonly choose: string;
  readonly unit?: string;
  readonly target?: string;
  readonly attacker?: string;
  readonly defender?: string;
  readonly hex?: BruteHex;
}

export const otherSideOf = (side: 'north' | 'south'): 'north' | 'south' => (side === 'north' ? 'south' : 'north');

/** COMMAND-TURN-003 */
export const actingSide = ({ active, stage }: Brute): 'north' | 'south' => (stage === 4 ? otherSideOf(active) : active);

const isArcher = (unit: BruteUnit): boolean => unit.class === 'AR' || unit.class === 'HA';
const isCavalry = (unit: BruteUnit): boolean => unit.class === 'LC' || unit.class === 'HC';

/** COMMAND-DEFEND-002 */
const underAttack = (brute: Brute, unit: BruteUnit): boolean => here(brute).some((other) => other.attacks === unit.key);

/** COMMAND-TURN-005: who has still to act. */
export const stillToAct = (brute: Brute): BruteUnit[] =>
  here(brute).filter(
    (unit) => unit.side === actingSide(brute) && !unit.acted && !(brute.stage === 4 && underAttack(brute, unit)),
  );

/** COMMAND-CHARGE-005, COMMAND-CHARGE-010 */
const isCommitted = (brute: Brute, unit: BruteUnit): boolean =>
  unit.bound !== null && areAdjacent(unit, bruteUnit(brute, unit.bound));

const volleys = (brute: Brute, unit: BruteUnit): BruteChoice[] => {
  const barred = brute.options['command.volleyInContact'] === 'off' && inContact(brute, unit);
  const targets =
    isArcher(unit) && unit.points >= 1 && !barred
      ? enemiesOf(brute, unit).filter((enemy) => bruteDistance(enemy.hex as BruteHex, unit.hex as BruteHex) <= 4)
      : [];
  return [
    ...targets.map((target) => ({ choose: 'volley', unit: unit.key, target: target.key })),
    { choose: 'hold', unit: unit.key },
  ];
};

/** COMMAND-MOVE-003 */
const comesNearer = (brute: Brute, unit: BruteUnit, hex: BruteHex): boolean => {
  const before = enemiesOf(brute, unit).map((enemy) => bruteDistance(enemy.hex as BruteHex, unit.hex as BruteHex));
  const after = enemiesOf(brute, unit).map((enemy) => bruteDistance(enemy.hex as BruteHex, hex));
  return brute.options['command.advanceMeasure'] === 'nearest'
    ? Math.min(...after) < Math.min(...before)
    : after.some((distance, i) => distance < (before[i] as number));
};

const mayWait = (brute: Brute, unit: BruteUnit): boolean =>
  ['SI', 'LC', 'AR'].includes(unit.class) ||
  (unit.class === 'HA' && brute.options['command.waitingArchers'] === 'both');

const moves = (brute: Brute, unit: BruteUnit): BruteChoice[] => {
  const { options } = brute;
  const { key, points } = unit;
  const contact = inContact(brute, unit);
  const to = (choose: string, hexes: BruteHex[]): BruteChoice[] => hexes.map((hex) => ({ choose, unit: key, hex }));
  const advances =
    !contact || options['command.advanceFromContact'] === 'on'
      ? reached(brute, unit, 3).filter((hex) => comesNearer(brute, unit, hex))
      : [];
  const mayCharge = isCavalry(unit) && (points >= 1 || options['command.chargeNeedsPoint'] === 'off');
  const charges =
    !contact && mayCharge
      ? enemiesOf(brute, unit).flatMap((target) =>
          reached(brute, unit, 6)
            .filter((hex) => bruteDistance(hex, target.hex as BruteHex) === 1)
            .map((hex) => ({ choose: 'charge', unit: key, target: target.key, hex })),
        )
      : [];
  const away = freeBeside(brute, unit.hex as BruteHex).filter((hex) => !touchesEnemy(brute, unit, hex));
  const waits = mayWait(brute, unit);
  // COMMAND-MOVE-014: nothing open at 0c.
  const boxedIn = points === 0 && !waits && advances.length === 0 && options['command.boxedInUnits'] === 'freeHold';
  return [
    ...to('advance', advances),
    ...charges,
    ...(!contact && points >= 1 ? to('manoeuvre', reached(brute, unit, 2)) : []),
    ...(contact && points >= 2 ? to('disengage', away) : []),
    ...(contact ? [{ choose: 'engage', unit: key }] : []),
    ...(!contact && (points >= 1 || boxedIn) ? [{ choose: 'hold', unit: key }] : []),
    ...(waits ? [{ choose: 'waiting', unit: key }] : []),
  ];
};

const declarations = (brute: Brute, unit: BruteUnit): BruteChoice[] => {
  const { key, points } = unit;
  const attack = (target: string): BruteChoice => ({ choose: 'attack', unit: key, target });
  if (isCommitted(brute, unit)) return points >= 1 ? [attack(unit.bound as string)] : [];
  const hold = { choose: 'hold', unit: key };
  if (isArcher(unit)) return [hold];
  const targets = points >= 1 ? enemiesOf(brute, unit).filter((enemy) => areAdjacent(unit, enemy)) : [];
  const supports = alliesOf(brute, unit).filter(
    (ally) => ally.attacks !== null && areAdjacent(unit, ally) && areAdjacent(unit, bruteUnit(brute, ally.attacks)),
  );
  return [
    ...targets.map((target) => attack(target.key)),
    ...supports.map((ally) => ({
      choose: 'supportAttack',
      unit: key,
      attacker: ally.key,
      target: ally.attacks as string,
    })),
    hold,
  ];
};

const defences = (brute: Brute, unit: BruteUnit): BruteChoice[] => {
  const allies =
    isArcher(unit) || !inContact(brute, unit)
      ? []
      : alliesOf(brute, unit).filter((ally) => underAttack(brute, ally) && areAdjacent(unit, ally));
  return [
    ...allies.map((ally) => ({ choose: 'supportDefense', unit: unit.key, defender: ally.key })),
    { choose: 'hold', unit: unit.key },
  ];
};

/** COMMAND-DEFEND-003 to -005 */
const feints = (brute: Brute, unit: BruteUnit, by: BruteUnit): BruteChoice[] =>
  ['SI', 'HA'].includes(unit.class) && unit.points >= 2
    ? freeBeside(brute, unit.hex as BruteHex)
        .filter((hex) => bruteDistance(hex, by.hex as BruteHex) === 2)
        .map((hex) => ({ choose: 'feint', unit: unit.key, hex }))
    : [];

/** The table "forced reactions" of section 11: what costs points, and what is free. */
const REACTIONS: Readonly<Record<BruteDue['due'], readonly (readonly [word: string, cost: number])[]>> = {
  volleyed: [
    ['endureMissiles', 1],
    ['takeDamage', 0],
  ],
  charged: [['endureCharge', 1]],
  pursuit: [
    ['pursue', 0],
    ['allowDisengagement', 1],
  ],
  attacked: [['defend', 0]],
  lost: [['loseAttack', 2]],
  survivors: [
    ['slaughter', 0],
    ['allowEscape', 1],
  ],
};

const reactions = (brute: Brute, due: BruteDue): BruteChoice[] =>
  ('among' in due ? due.among : [due.unit]).flatMap((key) => [
    ...REACTIONS[due.due]
      .filter(([, cost]) => bruteUnit(brute, key).points >= cost)
      .map(([choose]) => ({ choose, unit: key })),
    ...(due.due === 'attacked' ? feints(brute, bruteUnit(brute, key), bruteUnit(brute, due.by)) : []),
    { choose: 'rout', unit: key },
  ]);

/** COMMAND-MORALE-001, -004 to -007: who is to check now for the first rout. */
export const toCheck = (brute: Brute): BruteUnit[] => {
  const [rout] = brute.routs;
  if (rout === undefined) return [];
  const { side, grade } = bruteUnit(brute, rout.unit);
  const range = brute.options['command.moralRange'];
  const all = here(brute).filter(
    (unit) =>
      unit.side === side &&
      unit.grade > grade &&
      !rout.checked.includes(unit.key) &&
      (range === 'field' || bruteDistance(unit.hex as BruteHex, rout.from) <= Number(range)),
  );
  const best = all.map((unit) => unit.grade).sort()[0];
  return all.filter((unit) => unit.grade === best);
};

const ACTIONS = [volleys, moves, declarations, defences];

/** Who is asked now, and every choice open. */
export const bruteChoices = (brute: Brute): { readonly side: string; readonly choices: BruteChoice[] } => {
  const checkers = toCheck(brute);
  if (checkers.length > 0) {
    const choices = checkers.flatMap(({ key, points }) => [
      ...(points >= 1 ? [{ choose: 'moralCheck', unit: key }] : []),
      { choose: 'rout', unit: key },
    ]);
    return { side: checkers[0]?.side as string, choices };
  }
  const [due] = brute.dues;
  if (due !== undefined) {
    const [key] = 'among' in due ? due.among : [due.unit];
    return { side: bruteUnit(brute, key as string).side, choices: reactions(brute, due) };
  }
  const side = actingSide(brute);
  if (brute.stage === 5) {
    const attackers = here(brute).filter((unit) => unit.attacks !== null);
    return {
      side,
      choices: attackers.map((unit) => ({ choose: 'resolve', attacker: unit.key, target: unit.attacks as string })),
    };
  }
  const acting = stillToAct(brute);
  const waitsForCharge = brute.stage === 3 && acting.some((unit) => isCommitted(brute, unit));
  const act = ACTIONS[brute.stage - 1] as typeof volleys;
  return {
    side,
    choices: [
      ...acting.flatMap((unit) => [...act(brute, unit), { choose: 'rout', unit: unit.key }]),
      ...(brute.stage !== 2 && !waitsForCharge ? [{ choose: 'endStage' }] : []),
      ...(brute.atStart ? [{ choose: 'concede' }] : []),
    ],
  };
};
