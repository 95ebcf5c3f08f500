import { type AnyRules, type Asked, type SceneTypes, type Session, sha256, type View } from '@warmoot/kernel';
import { captain, type Player, playerInput, recruit } from '@warmoot/players';
import { Stop } from '../stop.js';

/** The computer players, by name. */
const COMPUTERS: Readonly<Record<string, Player>> = { recruit, captain };

export const computerNamed = (name: string, option: string): Player => {
  const player = Object.hasOwn(COMPUTERS, name) ? COMPUTERS[name] : undefined;
  if (player !== undefined) return player;
  throw new Stop(2, `There is no computer player "${name}". There are ${Object.keys(COMPUTERS).join(', ')}.`, {
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
