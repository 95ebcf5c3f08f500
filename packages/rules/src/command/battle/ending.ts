import { counted, listed, type Sum, type Tally } from '@warmoot/kernel';
import { hexAt } from '../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { anyOnTheMap, nameOf, unitsOf } from '../../war/roster/roster.js';
import { SIDES, type Side } from '../../war/roster/sides.js';
import type { CommandPlay, CommandSight } from './command.js';
import { fugitivesOf } from './fugitives.js';
import { groundOf } from './ground.js';
import type { Ending } from './model.js';
import { BROKEN_AT } from './units.table.js';

/** COMMAND-END-004: 4 less damage for every unit on the field and every unit gone by Slaughter. */
const addHealth = (sum: Sum, { open }: CommandSight, side: Side): void => {
  for (const unit of unitsOf({ open }, side)) {
    if ((open.at[unit] as HexIndex) < 0 && open.fate[unit] !== 'left') continue;
    const note = nameOf({ open }, unit);
    const damage = open.damage[unit] as number;
    sum.add(BROKEN_AT, 'command.health', 'COMMAND-END-004', note);
    if (damage > 0) sum.add(-damage, 'command.damage', 'COMMAND-END-004', note);
  }
};

/** The health of a side, as a number. */
export const healthOf = (sight: CommandSight, side: Side): number =>
  counted((sum) => addHealth(sum, sight, side)).total;

/** The health of a side, unit by unit. */
export const healthTally = (sight: CommandSight, side: Side): Tally =>
  listed((sum) => addHealth(sum, sight, side)).lines ?? [];

/** COMMAND-END-006: the objective hexes on which a side has a unit, each counted once. */
export const objectivesOf = (sight: CommandSight, side: Side): number => {
  const ground = groundOf(sight);
  const marked = new Set(sight.given.options['command.objectiveHexes'].map((place) => hexAt(ground, place)));
  return unitsOf(sight, side).filter((unit) => marked.has(sight.open.at[unit] as HexIndex)).length;
};

/** COMMAND-END-002: the units that are gone by Slaughter, unbroken. */
const leftUnbroken = ({ open }: CommandSight, side: Side): number =>
  unitsOf({ open }, side).filter((unit: UnitIndex) => open.fate[unit] === 'left').length;

/** The side for which a number is higher; null where it is equal. */
const ahead = (north: number, south: number): Side | null => (north === south ? null : north > south ? 0 : 1);

/** COMMAND-END-004, COMMAND-END-006: who has won where both still stand: by objectives, and if equal by health. */
const aheadOnTheField = (sight: CommandSight): Side | null =>
  ahead(objectivesOf(sight, 0), objectivesOf(sight, 1)) ?? ahead(healthOf(sight, 0), healthOf(sight, 1));

/** COMMAND-END-010: whoever is on the field stays as they are. What is left to settle comes after it. */
export const endBattle = (
  play: CommandPlay,
  { ending, winner }: { readonly ending: Ending; readonly winner: Side | null },
): void => {
  play.say({ event: 'ended', ending, winner });
  for (const side of SIDES) if (mustSayQuarter(play, side)) play.next({ step: 'quarter', side });
  for (const fugitive of fugitivesOf(play)) play.next({ step: 'getAway', ...fugitive });
};

/** COMMAND-SAGA-011: whether a side has slaughtered soldiers of a saga, half of whom it takes unless it says otherwise. */
const mustSayQuarter = ({ open }: CommandSight, side: Side): boolean =>
  open.roster.some((row, unit) => row.side !== side && row.soldiers !== null && open.fate[unit] === 'slaughtered');

/** COMMAND-END-001: a side without a unit on the field has lost. COMMAND-END-002: if both are, who left unbroken wins. */
export const judgeField = (play: CommandPlay): void => {
  if (play.open.ending !== null) return;
  const [north, south] = [anyOnTheMap(play, 0), anyOnTheMap(play, 1)];
  if (north && south) return;
  if (north || south) endBattle(play, { ending: 'fieldWon', winner: north ? 0 : 1 });
  else endBattle(play, { ending: 'bothGone', winner: ahead(leftUnbroken(play, 0), leftUnbroken(play, 1)) });
};

/** COMMAND-END-009: whether nobody spent a point, was damaged, left, or stands elsewhere than when the round began. */
const wasQuiet = ({ open }: CommandSight): boolean =>
  !open.stirred && open.at.every((at, unit) => at === open.stood[unit]);

/** COMMAND-END-003: the last round. COMMAND-END-009: too many quiet ones. Null where the battle goes on. */
export const judgeRound = (play: CommandPlay): { readonly ending: Ending; readonly winner: Side | null } | null => {
  const { open, given } = play;
  play.say({ event: 'roundEnded', quiet: wasQuiet(play) ? open.quiet + 1 : 0 });
  const ending: Ending | null =
    open.round >= given.options['command.roundLimit']
      ? 'roundLimit'
      : open.quiet >= given.options['command.quietRounds']
        ? 'quiet'
        : null;
  return ending === null ? null : { ending, winner: aheadOnTheField(play) };
};
