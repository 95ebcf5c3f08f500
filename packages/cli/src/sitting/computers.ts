import { type AnyRules, type Asked, type SceneTypes, type Session, sha256, type View } from '@warmoot/kernel';
import { PLAYERS, type Player, playerInput } from '@warmoot/players';
import { Stop } from '../stop.js';

export const computerNamed = (name: string, option: string): Player => {
  const player = Object.hasOwn(PLAYERS, name) ? PLAYERS[name] : undefined;
  if (player !== undefined) return player;
  throw new Stop(2, `There is no computer player "${name}". There are ${Object.keys(PLAYERS).join(', ')}.`, {
    option,
  });
};

/** What a computer player answers, from what its seat sees. It learns nothing of the seed that the dice are drawn from. */
export const answerOf = <T extends SceneTypes>(
  player: Player,
  { rules, run, entries }: Session<T>,
  asked: Asked,
  seed: string,
): unknown => {
  const own = sha256(`player ${player.name} ${entries.length} ${seed}`);
  const view = run.view(asked.seat) as unknown as View<SceneTypes>;
  return player.answer(playerInput(rules as AnyRules, view, asked, { seed: own })).choice;
};
