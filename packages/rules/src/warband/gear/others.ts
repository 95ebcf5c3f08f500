import { brokenRule, shape } from '@warmoot/kernel';
import { figureNamed, figureOf, keyOf } from '../figures/figures.js';
import type { ActRules } from '../model/acts.js';
import type { GearChoice } from '../model/faring.js';
import { acted, EITHER } from './acts.js';
import { shieldable } from './items.js';

type Of<K extends GearChoice['choose']> = Extract<GearChoice, { choose: K }>;

/** WARBAND-ACTION-009: anything similar. What is in no list is said in words and settled by the table. */
export const misc: ActRules<Of<'misc'>> = {
  moments: EITHER,
  fields: { what: shape.oneOf('dismount', 'other'), text: shape.optional(shape.text(1, 200)) },
  lists: (sight, figure) =>
    figureOf(sight, figure).mounted ? [{ choose: 'misc', figure: keyOf(sight, figure), what: 'dismount' }] : [],
  // Something can always be said: a part does not wait for it.
  any: () => false,
  others: () => true,
  refuses: (sight, figure, { what, text }) => {
    const facts = { figure: keyOf(sight, figure) };
    if (what === 'dismount')
      return figureOf(sight, figure).mounted ? null : brokenRule('WARBAND-GEAR-011', 'warband.onFoot', facts);
    return text === undefined ? brokenRule('WARBAND-ACTION-009', 'warband.sayWhat', facts) : null;
  },
  sample: () => null,
  then: (play, figure, { what, text }, moment) => {
    if (what === 'dismount') play.say({ event: 'dismounted', figure });
    else play.say({ event: 'didOther', figure, text: text ?? '' });
    acted(play, figure, 'misc', moment);
  },
};

/** WARBAND-ACTION-010: withdrawn; only where the table has switched it on. */
export const protect: ActRules<Of<'protect'>> = {
  moments: EITHER,
  fields: { ally: shape.name },
  lists: (sight, figure) =>
    sight.given.options['warband.protectAlly'] === 'on'
      ? shieldable(sight, figure).map((ally) => ({
          choose: 'protect',
          figure: keyOf(sight, figure),
          ally: keyOf(sight, ally),
        }))
      : [],
  refuses: (sight, figure, { ally }) => {
    if (sight.given.options['warband.protectAlly'] === 'off')
      return brokenRule('WARBAND-ACTION-010', 'warband.noProtecting');
    return shieldable(sight, figure).includes(figureNamed(sight, ally))
      ? null
      : brokenRule('WARBAND-ACTION-010', 'warband.cannotProtect', { figure: keyOf(sight, figure), ally });
  },
  then: (play, figure, { ally }, moment) => {
    play.say({ event: 'protects', figure, ally: figureNamed(play, ally) });
    acted(play, figure, 'protect', moment);
  },
};
