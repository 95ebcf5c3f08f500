import { does, type Procedures } from '@warmoot/kernel';
import { anyOnTheMap } from '../../../war/roster/roster.js';
import { ATTACKER, DEFENDER } from '../../../war/roster/sides.js';
import type { Battle, BattlePlay } from '../battle.js';

// SAGA-BATTLE-END-001: it is over when an army has lost every unit. SAGA-BATTLE-END-014: or has none left on the map.
// SAGA-BATTLE-END-024: where both lose their last units at once, nobody has won.
// holds by: SAGA-BATTLE-END-002, since a side may declare its retreat or surrender in every round.
export const seeWhetherOver = (play: BattlePlay): void => {
  const { open, say } = play;
  if (open.ending !== null) return;
  const [attacker, defender] = [anyOnTheMap(play, ATTACKER), anyOnTheMap(play, DEFENDER)];
  if (attacker && defender) return;
  const left = ([ATTACKER, DEFENDER] as const).some((side) => open.retreated[side] && !anyOnTheMap(play, side));
  say({ event: 'ended', ending: left ? 'left' : attacker || defender ? 'destroyed' : 'bothDestroyed' });
};

export const endingProcedures: Procedures<Battle, 'endOfRound'> = {
  endOfRound: does((play) => {
    const { given, open, say, next } = play;
    seeWhetherOver(play);
    if (open.ending !== null) return;
    say({ event: 'roundEnded', quiet: open.eventful ? 0 : open.quiet + 1 });
    // SAGA-BATTLE-END-023: nothing has happened for too long.
    const most = given.options['saga.battle.quietRounds'];
    if (most !== null && open.quiet >= most) say({ event: 'ended', ending: 'quiet' });
    else next({ step: 'round' });
  }),
};
