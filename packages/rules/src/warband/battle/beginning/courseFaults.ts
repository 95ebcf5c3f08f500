import { badForm, brokenRule, type Fixed, type Refusal } from '@warmoot/kernel';
import { firstFault, twiceIn } from '../../beginning/faults.js';
import { hasShield } from '../../figures/hands.js';
import { areTouching } from '../../formations/contact.js';
import { agentsOf, agentsOfRank, figuresIn, placeOfFigure } from '../../formations/standing.js';
import type { Unit } from '../../model/units.js';
import type { BattleGiven, BattleOpen, BattlePosition, BattleSight } from '../model/battle.js';
import { calledBy } from '../units/names.js';

const PATH = 'setup.position';
type Said = BattlePosition['units'][number];

const unitKeyed = ({ open }: BattleSight, key: string): Fixed<Unit> | undefined =>
  open.units.find(({ name }) => name === key);

const figureKeyed = ({ open }: BattleSight, key: string): number => open.roster.findIndex(({ name }) => name === key);

/** WARBAND-TACTIC-035: a wall needs shields in the front rank. */
const wallFault = (sight: BattleSight, { unit: key, wall }: Said): Refusal | null => {
  const front = unitKeyed(sight, key)?.ranks[0];
  const has = front !== undefined && agentsOfRank(front).every((figure) => hasShield(sight, figure));
  return !wall || has
    ? null
    : brokenRule('WARBAND-TACTIC-035', 'warband.wallNeedsShields', { figure: calledBy(sight, key) });
};

const unitFault = (sight: BattleSight, said: Said, nth: number): Refusal | null => {
  const path = `${PATH}.units[${nth}]`;
  const unit = unitKeyed(sight, said.unit);
  if (unit === undefined) return badForm(`${path}.unit`, 'warband.unitKey', said.unit);
  if (said.began !== undefined && said.began < figuresIn(unit))
    return badForm(`${path}.began`, 'warband.beganWithAsMany', `${said.began}`, { least: figuresIn(unit) });
  if (said.leader !== undefined && !agentsOf(unit).includes(figureKeyed(sight, said.leader)))
    return badForm(`${path}.leader`, 'warband.leaderOfIts', said.leader);
  if (said.charged !== undefined) {
    const target = unitKeyed(sight, said.charged);
    if (target === undefined || target.side === unit.side)
      return badForm(`${path}.charged`, 'warband.pairOfFoes', `${said.unit} ${said.charged}`);
  }
  return wallFault(sight, said);
};

/** WARBAND-TACTIC-006, WARBAND-TACTIC-036: one of each side, of units in contact. */
const duelFault = (sight: BattleSight, pair: readonly string[], nth: number): Refusal | null => {
  const path = `${PATH}.duels[${nth}]`;
  const { units } = sight.open;
  const [one, other] = pair.map((key) => units[placeOfFigure(units, figureKeyed(sight, key))?.unit ?? -1]);
  if (one === undefined || other === undefined || one.side === other.side)
    return badForm(path, 'warband.pairOfFoes', pair.join(' '));
  return areTouching(sight.given.field, one, other) ? null : badForm(path, 'warband.besideEachOther', pair.join(' '));
};

/** WARBAND-ROUND-011: why a battle cannot be taken up like this; null where it can. */
export const positionFault = (given: BattleGiven, open: BattleOpen, position: BattlePosition): Refusal | null => {
  const sight: BattleSight = { given, open };
  const most = given.options['warband.quietRounds'] - 1;
  const unplaced = open.units.find(({ at }) => at < 0);
  const once = (path: string, keys: readonly string[]): Refusal | null => {
    const twice = twiceIn(keys);
    return twice === undefined ? null : badForm(`${PATH}.${path}`, 'warband.figureOnce', twice);
  };
  return firstFault(
    () => (unplaced === undefined ? null : badForm(PATH, 'warband.allPlaced', calledBy(sight, unplaced.name))),
    ...position.units.map((said, nth) => () => unitFault(sight, said, nth)),
    () =>
      once(
        'units',
        position.units.map(({ unit }) => unit),
      ),
    ...position.duels.map((pair, nth) => () => duelFault(sight, pair, nth)),
    () => once('duels', position.duels.flat()),
    // WARBAND-ROUND-007: only a first round is one of surprise.
    () =>
      given.surprised !== null && position.round > 1
        ? brokenRule('WARBAND-ROUND-003', 'warband.surpriseIsFirst')
        : null,
    () =>
      position.quiet > most
        ? brokenRule('WARBAND-ROUND-010', 'warband.tooQuiet', { quiet: position.quiet, most })
        : null,
  );
};
