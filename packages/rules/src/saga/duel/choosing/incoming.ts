import { keptForThing } from '@warmoot/kernel';
import type { DuelSight } from '../duel.js';
import type { CheckedAct, Who } from '../model.js';

/** An action that somebody must answer. */
export interface Incoming {
  readonly attacker: Who;
  readonly victim: Who;
}

/** The act of a fighter this round, where it is one that a defence meets. */
export const actOf = ({ open }: Pick<DuelSight, 'open'>, attacker: Who): CheckedAct | null => {
  const act = open.turn.acts[attacker];
  return act && 'with' in act ? act : null;
};

/** All actions of the round that meet a defence, in the attackers' seat order. */
export const incoming = (sight: Pick<DuelSight, 'open'>): Incoming[] => {
  const all: Incoming[] = [];
  for (let attacker = 0; attacker < sight.open.turn.acts.length; attacker++) {
    const act = actOf(sight, attacker);
    if (act !== null) all.push({ attacker, victim: act.target });
  }
  return all;
};

type Fighters = DuelSight['given']['fighters'];

const namesAmong = keptForThing(
  'a defence is asked for by a name, and the same few names come in every round of a fight',
  (fighters: Fighters): readonly (readonly string[])[] =>
    fighters.map((victim) => fighters.map((attacker) => `${victim.name} against ${attacker.name}`)),
);

/** The name a defence is asked under. It is what the log holds; `defenceAsked` says which defence is meant. */
export const defenceName = ({ given }: Pick<DuelSight, 'given'>, { attacker, victim }: Incoming): string =>
  namesAmong(given.fighters)[victim]?.[attacker] ?? '';

/** The action that one is asked to answer under this name; undefined where the name is none of a defence. */
export const defenceAsked = (sight: Pick<DuelSight, 'given' | 'open'>, as: string): Incoming | undefined => {
  for (const one of incoming(sight)) if (defenceName(sight, one) === as) return one;
  return undefined;
};
