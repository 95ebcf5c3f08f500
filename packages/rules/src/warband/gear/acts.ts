import { type Refusal, type Stream, shape } from '@warmoot/kernel';
import { figureNamed, keyOf } from '../figures/figures.js';
import { isHeldInHand, isWeapon, itemsOf, weaponOf, weaponsInHand } from '../figures/hands.js';
import type { ActRules, Moment } from '../model/acts.js';
import type { GearChoice } from '../model/faring.js';
import { USED_UP } from '../model/gear.table.js';
import type { Act, Carried, FigureIndex } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { dropFault, onTheGround, readiedAs, readyFault, takeFault, useFault } from './items.js';

type Of<K extends GearChoice['choose']> = Extract<GearChoice, { choose: K }>;

/** WARBAND-ACTION-004: in place of an Opening action or of a Melee action. */
export const EITHER: readonly Moment[] = ['opening', 'blows'];
export const itemField = { item: shape.integer(0, 99) };

export const acted = (play: SkirmishPlay, figure: FigureIndex, act: Act, moment: Moment): void =>
  play.say({ event: 'acted', figure, act, in: moment === 'opening' ? 'opening' : 'melee', wholeRound: false });

type Fault = (sight: SkirmishSight, figure: FigureIndex, nth: number) => Refusal | null;

/** The places of those items of a figure with which something can be done. */
export const placesOf = (sight: SkirmishSight, figure: FigureIndex, fault: Fault): readonly number[] =>
  itemsOf(sight, figure).flatMap((_item, nth) => (fault(sight, figure, nth) === null ? [nth] : []));

export const ready: ActRules<Of<'ready'>> = {
  moments: EITHER,
  fields: itemField,
  lists: (sight, figure) =>
    placesOf(sight, figure, readyFault).map((item) => ({ choose: 'ready', figure: keyOf(sight, figure), item })),
  refuses: (sight, figure, { item }) => readyFault(sight, figure, item),
  then: (play, figure, { item }, moment) => {
    const kept = readiedAs(play, figure, itemsOf(play, figure)[item] as Carried);
    play.say({ event: 'readied', figure, item, kept });
    acted(play, figure, 'ready', moment);
  },
};

export const take: ActRules<Of<'take'>> = {
  moments: EITHER,
  fields: { from: shape.name, ...itemField },
  lists: (sight, figure) =>
    onTheGround(sight, figure).map(({ from, nth }) => ({
      choose: 'take',
      figure: keyOf(sight, figure),
      from: keyOf(sight, from),
      item: nth,
    })),
  others: () => true,
  refuses: (sight, figure, { from, item }) => {
    const owner = figureNamed(sight, from);
    return owner < 0 ? { code: 'NO_SUCH', what: 'figure', id: from } : takeFault(sight, figure, owner, item);
  },
  then: (play, figure, { from, item }, moment) => {
    const owner = figureNamed(play, from);
    const kept = readiedAs(play, figure, itemsOf(play, owner)[item] as Carried);
    play.say({ event: 'tookItem', figure, from: owner, item, kept });
    acted(play, figure, 'take', moment);
  },
};

/** WARBAND-ACTION-007: what a potion does is for the table to say (WARBAND-CORE-006); it is gone afterwards. */
export const use: ActRules<Of<'use'>> = {
  moments: EITHER,
  fields: itemField,
  lists: (sight, figure) =>
    placesOf(sight, figure, useFault).map((item) => ({ choose: 'use', figure: keyOf(sight, figure), item })),
  // Ours: a part waits for what is used up, not for what can be used in every round.
  any: (sight, figure) =>
    placesOf(sight, figure, useFault).some((nth) => USED_UP.has((itemsOf(sight, figure)[nth] as Carried).item)),
  refuses: (sight, figure, { item }) => useFault(sight, figure, item),
  then: (play, figure, { item }, moment) => {
    const gone = USED_UP.has((itemsOf(play, figure)[item] as Carried).item);
    play.say({ event: 'used', figure, item, gone });
    acted(play, figure, 'use', moment);
  },
};

/** Whether a weapon fit for melee waits on the belt while the hands hold none. */
const wantsItsHands = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  !weaponsInHand(sight, figure).some((weapon) => weaponOf(weapon).melee === 'yes') &&
  itemsOf(sight, figure).some(({ item, kept }) => kept === 'worn' && isWeapon(item) && weaponOf(item).melee === 'yes');

const DROPS_ONE_IN = 12;

/**
 * WARBAND-GEAR-003: costs no action. Ours: a part does not wait for it alone, unless it makes room for a weapon that is fit
 * for melee in the hands of somebody who has none there.
 */
export const drop: ActRules<Of<'drop'>> = {
  moments: EITHER,
  fields: itemField,
  lists: (sight, figure) =>
    placesOf(sight, figure, dropFault).map((item) => ({ choose: 'drop', figure: keyOf(sight, figure), item })),
  any: (sight, figure) =>
    wantsItsHands(sight, figure) && itemsOf(sight, figure).some((carried) => isHeldInHand(carried)),
  sample: (sight, figure, _moment, source: Stream) => {
    const places = placesOf(sight, figure, dropFault);
    if (places.length === 0 || source.below(DROPS_ONE_IN) !== 0) return null;
    return { choose: 'drop', figure: keyOf(sight, figure), item: places[source.below(places.length)] as number };
  },
  refuses: (sight, figure, { item }) => dropFault(sight, figure, item),
  then: (play, figure, { item }) => play.say({ event: 'dropped', figure, items: [item] }),
};
