import { saga } from '@warmoot/rules';
import { type HexMarks, hexLines, unitMarks } from '../boards/hex.js';

/** The map of a battle: its units by sign, and hexes that are to be pointed out by their marks. */
export const mapLines = (sight: saga.battle.BattleSight, marks: HexMarks = new Map()): readonly string[] =>
  hexLines(saga.battle.groundOf(sight), new Map([...marks, ...unitMarks(sight, saga.battle.unitSigns(sight))]));
