import type { Asked } from '@warmoot/kernel';
import type { DuelSight } from '../duel.js';
import type { Combat, Side, Who } from '../model.js';

type Given = Pick<DuelSight, 'given'>;
type Open = Pick<DuelSight, 'open'>;

/** A fighter as the setup has them. */
export const fighterAt = ({ given }: Given, who: Who): DuelSight['given']['fighters'][number] =>
  given.fighters[who] as DuelSight['given']['fighters'][number];

/** How it stands with a fighter now. */
export const combatant = ({ open }: Open, who: Who): DuelSight['open']['combatants'][number] =>
  open.combatants[who] as DuelSight['open']['combatants'][number];

/** Somebody's name; none for nobody. */
export const nameOf = ({ given }: Given, who: Who): string => given.fighters[who]?.name ?? '';

/** The side of a fighter. */
export const sideOf = (sight: Given, who: Who): Side => fighterAt(sight, who).side;

/** The other side. */
export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

/** Somebody's place in seat order by name, or −1. */
export const whoIs = ({ given }: Given, name: string): Who => {
  for (let who = 0; who < given.fighters.length; who++) if (given.fighters[who]?.name === name) return who;
  return -1;
};

/** Everybody of a side, whether they are still in the fight or not. */
export const ofSide = ({ given }: Given, side: number): Who[] => {
  const all: Who[] = [];
  for (let who = 0; who < given.fighters.length; who++) if (given.fighters[who]?.side === side) all.push(who);
  return all;
};

/** Whether a fighter still fights. */
export const isIn = ({ open }: Open, who: Who): boolean => open.combatants[who]?.standing === 'in';

/** All who still fight. */
export const inTheFight = ({ open }: Open): Who[] => {
  const all: Who[] = [];
  for (let who = 0; who < open.combatants.length; who++) if (open.combatants[who]?.standing === 'in') all.push(who);
  return all;
};

/** The combat that a fighter is in. */
export const combatOf = ({ open }: Open, who: Who): Combat | undefined => {
  for (const combat of open.combats) if (combat.side1.includes(who) || combat.side2.includes(who)) return combat;
  return undefined;
};

const allIn = (sight: Open, all: readonly Who[]): boolean => {
  for (const who of all) if (!isIn(sight, who)) return false;
  return true;
};

/** Those of a list who are still in the fight; the list itself where all are. */
export const stillIn = (sight: Open, all: readonly Who[]): readonly Who[] =>
  allIn(sight, all) ? all : all.filter((who) => isIn(sight, who));

const NOBODY: readonly Who[] = [];

/** The enemies of a fighter's own combat who are still in the fight. */
export const enemiesOf = (sight: Open, who: Who): readonly Who[] => {
  const combat = combatOf(sight, who);
  if (combat === undefined) return NOBODY;
  return stillIn(sight, combat.side1.includes(who) ? combat.side2 : combat.side1);
};

/** All enemies still in the fight, whatever combat they are in. */
export const enemiesIn = (sight: DuelSight, who: Who): Who[] =>
  inTheFight(sight).filter((other) => sideOf(sight, other) !== sideOf(sight, who));

/** Whether anybody in the fight is in no individual combat. */
export const someAreFree = (sight: Open): boolean => {
  const { combatants } = sight.open;
  for (let who = 0; who < combatants.length; who++) {
    if (combatants[who]?.standing === 'in' && combatOf(sight, who) === undefined) return true;
  }
  return false;
};

// SAGA-DUEL-MULTI-022: a combat with nobody left on a side has ended.
/** The combats without those who are out; the very list where nobody is. */
export const combatsLeft = (sight: Open): readonly Combat[] => {
  if (sight.open.combats.every(({ side1, side2 }) => allIn(sight, side1) && allIn(sight, side2))) {
    return sight.open.combats;
  }
  const left: Combat[] = [];
  for (const combat of sight.open.combats) {
    const side1 = stillIn(sight, combat.side1);
    const side2 = stillIn(sight, combat.side2);
    if (side1.length > 0 && side2.length > 0) left.push({ side1, side2 });
  }
  return left;
};

/** What is asked of a fighter's player. */
export const askedOf = ({ fighters }: DuelSight['given'], who: Who): Asked => {
  const { seat, name } = fighters[who] as DuelSight['given']['fighters'][number];
  return { seat, as: name };
};

/** Everybody's player, for what is asked of all who are in the fight. */
export const allInTheFight = ({ given, open }: DuelSight): readonly Asked[] => {
  const all: Asked[] = [];
  for (let who = 0; who < open.combatants.length; who++) {
    if (open.combatants[who]?.standing === 'in') all.push(askedOf(given, who));
  }
  return all;
};

/** Whoever plays somebody of that side may speak for it. */
export const speakersFor = (sight: DuelSight, side: Side): readonly Asked[] => {
  const seats = new Set(ofSide(sight, side).map((who) => fighterAt(sight, who).seat));
  return [...seats].map((seat) => ({ seat, as: `side ${side}` }));
};
