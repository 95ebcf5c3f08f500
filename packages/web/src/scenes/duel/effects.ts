import { saga } from '@warmoot/rules';
import { number } from '@warmoot/words';
import type { DuelWords } from './words.js';

type Effect = ReturnType<typeof saga.duel.actionRow>['strong'][number];

const effectText = (effect: Effect, mine: boolean, t: DuelWords): string => {
  switch (effect.effect) {
    case 'hinder':
      return `${number(effect.by)} ${effect.skills.map((skill) => t.skillsShort[skill]).join(', ')}`;
    case 'expose':
      return mine ? t.effects.youExposed({ by: number(effect.by) }) : t.effects.theyExposed({ by: number(effect.by) });
    case 'wound':
      return t.effects[effect.manner];
    case 'grip':
      return t.effects[effect.grip];
    case 'push':
      return t.effects.pushed;
    case 'prone':
      return t.effects.prone;
  }
};

const isAction = (act: string): act is saga.duel.Action => Object.hasOwn(saga.duel.ACTIONS, act);

/** Conditions are told before numbers: that somebody falls matters more than by how much they are hindered. */
const rank = ({ effect }: Effect): number => (effect === 'hinder' ? 1 : effect === 'expose' ? 2 : 0);

const hindersAlike = (act: saga.duel.Action, { skills }: Extract<Effect, { effect: 'hinder' }>): boolean =>
  saga.duel.actionRow(act).strong.some((one) => one.effect === 'hinder' && one.skills.join() === skills.join());

/** What an act brings, strong or weak, in a few words. `mine` says whether it is told to whoever acts. */
export const effectsText = (act: string, result: 'strong' | 'weak', mine: boolean, t: DuelWords): string => {
  if (!isAction(act))
    return result === 'strong' ? (t.effects.others[act as keyof DuelWords['effects']['others']] ?? '') : '';
  const effects = [...saga.duel.actionRow(act)[result]].sort((a, b) => rank(a) - rank(b));
  if (effects.length === 0) return t.effects.nothing;
  const [only] = effects;
  // A weak act mostly hinders the same skills as a strong one: naming them again says nothing.
  if (result === 'weak' && effects.length === 1 && only?.effect === 'hinder' && hindersAlike(act, only))
    return t.effects.onBoth({ by: number(only.by) });
  return effects.map((effect) => effectText(effect, mine, t)).join('; ');
};
