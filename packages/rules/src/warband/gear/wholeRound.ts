import { brokenRule, does, type Fixed, type Procedures, type Refusal } from '@warmoot/kernel';
import { figureOf, isHeld, isHere, keyOf } from '../figures/figures.js';
import { isInUsableHand } from '../figures/grips.js';
import { itemsOf } from '../figures/hands.js';
import type { ActRules } from '../model/acts.js';
import type { GearChoice } from '../model/faring.js';
import type { Act, Carried, FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { itemField, placesOf } from './acts.js';
import { readiedAs, searchFault } from './items.js';

type Of<K extends GearChoice['choose']> = Extract<GearChoice, { choose: K }>;

/** WARBAND-ACTION-014: the whole round goes to it; it is finished at the End. */
const begin = (play: SkirmishPlay, figure: FigureIndex, at: Extract<Act, 'reload' | 'search'>, item: number): void => {
  play.say({ event: 'works', figure, at, item });
  play.say({ event: 'acted', figure, act: at, in: 'opening', wholeRound: true });
};

/** WARBAND-GEAR-008: the crossbow in hand that is not loaded; −1 where there is none. */
const unloadedIn = (sight: SkirmishSight, figure: FigureIndex): number =>
  itemsOf(sight, figure).findIndex(
    (carried) => carried.item === 'crossbow' && !carried.loaded && isInUsableHand(sight, figure, carried),
  );

const reloadFault = (sight: SkirmishSight, figure: FigureIndex): Refusal | null =>
  unloadedIn(sight, figure) < 0
    ? brokenRule('WARBAND-ACTION-011', 'warband.nothingToLoad', { figure: keyOf(sight, figure) })
    : null;

/** WARBAND-ACTION-011 */
export const reload: ActRules<Of<'reload'>> = {
  moments: ['opening'],
  fields: {},
  lists: (sight, figure) =>
    reloadFault(sight, figure) === null ? [{ choose: 'reload', figure: keyOf(sight, figure) }] : [],
  refuses: reloadFault,
  then: (play, figure) => begin(play, figure, 'reload', unloadedIn(play, figure)),
};

/** WARBAND-ACTION-013 */
export const search: ActRules<Of<'search'>> = {
  moments: ['opening'],
  fields: itemField,
  lists: (sight, figure) =>
    placesOf(sight, figure, searchFault).map((item) => ({ choose: 'search', figure: keyOf(sight, figure), item })),
  refuses: (sight, figure, { item }) => searchFault(sight, figure, item),
  then: (play, figure, { item }) => begin(play, figure, 'search', item),
};

/** WARBAND-ACTION-014: only by who is still alive and not held. Ours: and while the thing is where it was. */
const finish = (play: SkirmishPlay, figure: FigureIndex): void => {
  const { opening, seeks } = figureOf(play, figure);
  if (seeks < 0 || !isHere(play, figure) || isHeld(play, figure)) return;
  const item = itemsOf(play, figure)[seeks] as Fixed<Carried>;
  if (opening === 'reload' && isInUsableHand(play, figure, item))
    play.say({ event: 'workDone', figure, at: 'reload', item: seeks, kept: item.kept });
  if (opening === 'search' && item.kept === 'packed')
    play.say({ event: 'workDone', figure, at: 'search', item: seeks, kept: readiedAs(play, figure, item) });
};

/** WARBAND-PHASE-006: the third thing at the End of a round. */
export const wholeRoundProcedures: Procedures<Skirmish, 'finishing'> = {
  finishing: does((play) => {
    for (let figure = 0; figure < play.open.figures.length; figure++) finish(play, figure);
  }),
};
