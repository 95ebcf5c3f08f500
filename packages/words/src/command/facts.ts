import { command, war } from '@warmoot/rules';
import { battlePhrases } from '../battle/phrases.js';
import type { Named } from '../say/index.js';
import type { Speech } from '../speech.js';

/** What every language asks of a battle by command points: who is who, and where. */
export const armyName = ({ given }: Pick<command.CommandSight, 'given'>, side: number): string =>
  given.armies[side]?.name ?? '–';

/** The hex of an index as people write it. */
export const hexText = (sight: command.CommandSight, at: number): string => {
  const place = command.groundOf(sight).places[at];
  return place === undefined ? '–' : war.placeText(place);
};

/** The champion at this number, the northern ones first. */
export const championName = ({ given }: Pick<command.CommandSight, 'given'>, who: number): string =>
  given.armies.flatMap(({ champions }) => champions)[who]?.name ?? '–';

/** What the tellers of a battle share: units as the language calls them. */
export const commandPhrases = (speech: Speech) => {
  const { called } = battlePhrases(speech);
  const unit = (sight: command.CommandSight, index: number): Named => {
    const name = command.unitNames(sight)[index];
    return name === undefined ? { named: speech.t.battle.someUnit, isMany: false } : called(name);
  };
  return {
    called,
    unit,
    units: (sight: command.CommandSight, all: readonly number[]): readonly Named[] =>
      all.map((index) => unit(sight, index)),
    /** A unit by its key, as choices have it. */
    keyed: (sight: command.CommandSight, key: string): Named => unit(sight, war.unitNamed(sight, key)),
    /** The enemies that a unit touches. */
    beside: (sight: command.CommandSight, index: number): readonly Named[] =>
      war.isOnTheMap(sight, index) ? command.enemiesTouching(sight, index).map((enemy) => unit(sight, enemy)) : [],
    /** "Red 8, Blue 10". */
    bySide: (sight: command.CommandSight, count: (side: war.Side) => number): string =>
      ([0, 1] as const).map((side) => `${armyName(sight, side)} ${count(side)}`).join(', '),
  };
};

export type CommandPhrases = ReturnType<typeof commandPhrases>;

/** The name of the stage that runs. */
export const stageName = (speech: Speech, stage: number): string => {
  const { volleys, movement, attacks, defence, combat } = speech.t.stages.command;
  return [volleys, movement, attacks, defence, combat][stage - 1] ?? '–';
};
