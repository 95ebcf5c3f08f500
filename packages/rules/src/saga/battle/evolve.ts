import type { Fixed } from '@warmoot/kernel';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { BattleEvent } from './battle.js';
import type { BattleOpen } from './model.js';
import { ALL_TROOPS } from './troops.table.js';

const replaced = <A>(pair: readonly [A, A], side: Side, value: A): readonly [A, A] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

const zeros = (count: number): number[] => new Array(count).fill(0);
const nowhere = (count: number): number[] => new Array(count).fill(-1);

/** As many entries as there are units, in every list that goes by unit. */
const makeRoom = (open: BattleOpen): void => {
  const { length } = open.roster;
  open.at = nowhere(length);
  open.losses = zeros(length);
  open.order = zeros(length);
  open.entered = zeros(length);
  open.pinned = zeros(length);
  open.quick = zeros(length);
  open.aims = nowhere(length);
  open.struck = zeros(length);
  open.stood = nowhere(length);
};

/** The highest number in the order of movement. */
const lastOrder = ({ order }: Pick<Fixed<BattleOpen>, 'order'>): number => {
  let last = 0;
  for (let unit = 0; unit < order.length; unit++) if ((order[unit] as number) > last) last = order[unit] as number;
  return last;
};

/** SAGA-BATTLE-TERRAIN-023: a unit that enters a hex in its move gets the next running number; one that stays keeps its own. */
export const orderAfter = (open: Pick<Fixed<BattleOpen>, 'order'>, unit: UnitIndex, entered: number): number =>
  entered > 0 ? lastOrder(open) + 1 : (open.order[unit] as number);

const beginRound = (open: BattleOpen, round: number): void => {
  open.round = round;
  open.phase = 0;
  open.entered.fill(0);
  open.pinned.fill(0);
  open.quick.fill(0);
  open.aims.fill(-1);
  open.clusters = [];
  open.resolved = [];
  open.declared = [null, null];
  open.eventful = false;
  open.noDuels = false;
};

/** Writes what was said into the facts. */
export const evolve = (open: BattleOpen, event: BattleEvent): void => {
  switch (event.event) {
    case 'fieldPicked':
      open.field = event.field;
      return;
    case 'musterBegan':
      open.divided = [...event.divided];
      return;
    case 'grew':
      open.divided[ALL_TROOPS.indexOf(event.troop)] = event.units;
      return;
    case 'mustered':
      open.roster = event.units[0]?.side === 0 ? [...event.units, ...open.roster] : [...open.roster, ...event.units];
      open.divided = [];
      makeRoom(open);
      return;
    case 'lossNumberSet':
      open.lossNumber = event.lossNumber;
      return;
    case 'mannerSet':
      open.waived = event.waived;
      return;
    // SAGA-BATTLE-DEPLOY-022: placed units get running numbers in the order of placing.
    case 'placed': {
      const last = lastOrder(open);
      for (const [i, unit] of event.units.entries()) {
        open.at[unit] = event.at[i] as HexIndex;
        open.order[unit] = last + i + 1;
      }
      return;
    }
    case 'lineNamed':
      open.line = event.line;
      return;
    case 'roundBegan':
      beginRound(open, event.round);
      return;
    case 'declared':
      open.declared = replaced(open.declared, event.side, event.declaration);
      return;
    case 'retreated':
      open.retreated = replaced(open.retreated, event.side, true);
      return;
    case 'surrendered':
      open.surrendered = replaced(open.surrendered, event.side, true);
      return;
    case 'left':
      for (const unit of event.units) open.at[unit] = -1;
      open.eventful = true;
      return;
    case 'quickChosen':
      for (const unit of event.units) open.quick[unit] = 1;
      return;
    case 'phaseBegan':
      open.phase = event.phase;
      return;
    case 'moved':
      open.order[event.unit] = orderAfter(open, event.unit, event.path.length);
      open.at[event.unit] = event.path[event.path.length - 1] as number;
      open.entered[event.unit] = event.path.length;
      for (const unit of event.pins) open.pinned[unit] = 1;
      return;
    // SAGA-BATTLE-MOVE-013: outside of movement nobody asks who is pinned.
    case 'movementEnded':
      open.phase = 0;
      return;
    case 'clustered':
      open.clusters = open.clusters.length === 0 ? event.clusters : [...open.clusters, ...event.clusters];
      return;
    case 'aimed':
      open.aims[event.unit] = event.target ?? -1;
      return;
    case 'shot':
      (open.struck[event.target] as number) += event.losses;
      return;
    case 'lossesTaken':
      (open.losses[event.unit] as number) += event.losses;
      open.struck[event.unit] = 0;
      open.eventful = true;
      return;
    case 'destroyed':
      open.at[event.unit] = -1;
      return;
    case 'meleeBegan':
      open.clusters = event.clusters;
      open.resolved = zeros(event.clusters.length);
      open.stood = open.at.slice();
      return;
    case 'clusterNamed':
      open.fight = { cluster: event.cluster, won: [] };
      return;
    case 'clashed':
      if (event.winner === event.other && open.fight !== null) {
        open.fight = { cluster: open.fight.cluster, won: [...open.fight.won, event.other] };
      }
      return;
    case 'fellBack':
    case 'stepped':
      open.at[event.unit] = event.to;
      return;
    case 'clusterDone':
      open.resolved[event.cluster] = 1;
      open.fight = null;
      return;
    case 'duelsDeclined':
      open.noDuels = true;
      return;
    case 'duelFought':
      open.champions = open.champions.map((champion, i) => event.champions.find(([who]) => who === i)?.[1] ?? champion);
      open.duels += 1;
      return;
    case 'renamed':
      open.names = { ...open.names, [(open.roster[event.unit] as { name: string }).name]: event.name };
      return;
    case 'roundEnded':
      open.quiet = event.quiet;
      return;
    case 'ended':
      open.ending = event.ending;
      return;
    case 'challenged':
    case 'challengeRefused':
    case 'pressed':
    case 'boxedIn':
  }
};
