import type { saga } from '@warmoot/rules';
import type { Exchange } from '../exchange.js';

export const ACTS = ['quickAttack', 'viciousAttack', 'controlledAttack'] as const;
export const DEFENCES = ['dodge', 'parry'] as const;

/** Ella is quick and has a sword; Joris is steady, in mail, with an axe. */
export const FIGHTERS = {
  Ella: { control: 3, fightingMind: 2, speed: 4, strength: 2 },
  Joris: { control: 4, fightingMind: 4, speed: 2, strength: 3 },
} as const;

/** What ends an exchange: the next round, or what is done to whoever has lost. */
const AFTER: readonly string[] = ['declare', 'mercy'];

const ELLA_ACTS = (act: string): object => ({ choose: 'act', act, target: 'Joris', with: 'right' });

/** One attack of Ella's and one defence of Joris's, at Sword distance. She has come up to him, so the first throw is hers. */
export const DUEL_EXCHANGE: Exchange = {
  scene: 'saga/duel',
  start: () => ({
    setup: {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', skills: FIGHTERS.Ella, hands: { right: 'sword' }, armour: 'none' }],
      side2: [{ name: 'Joris', seat: 'bo', skills: FIGHTERS.Joris, hands: { right: 'axe' }, armour: 'otherMetal' }],
      distance: 'sword',
      ambusher: 1,
    },
  }),
  answer: (step, asked, run, { act = ACTS[0], defence = DEFENCES[0] }) => {
    const choices = (run.choices(asked) ?? []) as readonly saga.duel.DuelChoice[];
    const [first = null] = choices;
    const { round } = run.state.open as { readonly round: number };
    if (AFTER.includes(step) && round > 1) return null;
    switch (step) {
      case 'move': {
        // Nobody steps: they stand at the distance they have.
        const who = (run.state.given as { fighters: readonly { name: string }[] }).fighters.findIndex(
          ({ name }) => name === asked.as,
        );
        const { x, y } = (run.state.open as { combatants: readonly { x: number; y: number }[] }).combatants[who] ?? {};
        return { choose: 'move', to: { x, y } };
      }
      case 'chooseActs':
        return asked.as === 'Ella' ? ELLA_ACTS(act) : { choose: 'act', act: 'pass' };
      case 'defend':
        return choices.find((choice) => 'by' in choice && choice.by === defence) ?? first;
      default:
        return first;
    }
  },
};
