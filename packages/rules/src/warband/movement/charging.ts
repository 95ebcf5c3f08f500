import { brokenRule, type Refusal, shape } from '@warmoot/kernel';
import { figureNamed, figureOf, keyOf } from '../figures/figures.js';
import { written } from '../ground/paths.js';
import type { ActRules } from '../model/acts.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { ChargeChoice, Going } from '../model/moving.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { thrownOnCharge, throwOnChargeFault, throwsOnPath } from '../ranged/charging.js';
import { announcementOf } from './announced.js';
import { type Charge, chargeFacing, chargeFault, chargesOf } from './charges.js';
import { goes, spends } from './going.js';
import { pathOf, standingFault, walked, walkFault, walkFields } from './moves.js';
import { walkOf } from './walk.js';
import { partsOf } from './ways.js';

/** WARBAND-MOVE-004: who has announced a charge keeps to its target. */
const targetFault = (sight: SkirmishSight, figure: FigureIndex, target: FigureIndex): Refusal | null => {
  const announcement = announcementOf(sight, figure);
  if (announcement === null || announcement.target === target) return null;
  return brokenRule('WARBAND-MOVE-004', 'warband.otherTarget', { figure: keyOf(sight, figure) });
};

/**
 * WARBAND-MOVE-033: whether what is walked is a charge: one that was announced, only if all of it comes to pass. Any other
 * was judged when it was chosen.
 */
const isCharge = (sight: SkirmishSight, figure: FigureIndex, charge: Charge): boolean => {
  const announcement = announcementOf(sight, figure);
  if (announcement === null) return true;
  return charge.path.length === announcement.path.length && chargeFault(sight, figure, charge) === null;
};

/** The last steps of a charge: it has struck home. */
export const strikesHome = (play: SkirmishPlay, { figure, path, facing }: Going, target: FigureIndex): void => {
  goes(play, figure, { as: 'charge', path, facing: facing ?? chargeFacing(play, { target, path }) });
  play.say({ event: 'charged', figure, target });
};

/** The charges that are open: any, or of the announced one all that is left. */
const chargesNow = (sight: SkirmishSight, figure: FigureIndex): readonly Charge[] => {
  if (standingFault(sight, figure) !== null) return [];
  const announcement = announcementOf(sight, figure);
  if (announcement === null) return chargesOf(sight, figure);
  const target = announcement.target as FigureIndex;
  return partsOf(walkOf(sight, figure, 'move'), announcement.path).map((path) => ({ target, path }));
};

/** WARBAND-RANGED-012: a charge with nothing thrown on its way, and with each weapon that can be. */
const asChosen = (sight: SkirmishSight, figure: FigureIndex, one: Charge): readonly ChargeChoice[] => {
  const choice: ChargeChoice = {
    choose: 'charge',
    figure: keyOf(sight, figure),
    target: keyOf(sight, one.target),
    path: written(sight.given.field, figureOf(sight, figure).at, one.path),
  };
  const throws = throwsOnPath(sight, figure, one);
  if (throws.length === 0 || (announcementOf(sight, figure) !== null && !isCharge(sight, figure, one))) return [choice];
  return [choice, ...throws.map((thrown) => ({ ...choice, throw: { ...thrown, subdue: false } }))];
};

/** WARBAND-MOVE-031: a charge. WARBAND-MOVE-033: one that was announced and is cut short is a move as far as it goes. */
export const charge: ActRules<ChargeChoice> = {
  moments: ['opening'],
  fields: {
    target: shape.name,
    ...walkFields,
    throw: shape.optional(
      shape.record({ weapon: shape.name, after: shape.integer(0, 60), subdue: shape.withDefault(shape.flag, false) }),
    ),
  },
  others: () => true,
  lists: (sight, figure) => chargesNow(sight, figure).flatMap((one) => asChosen(sight, figure, one)),
  sample: (sight, figure, _moment, source) => {
    const some = chargesNow(sight, figure);
    if (some.length === 0) return null;
    const choices = asChosen(sight, figure, some[source.below(some.length)] as Charge);
    return choices[source.below(choices.length)] as ChargeChoice;
  },
  refuses: (sight, figure, { target: key, path, throw: thrown }) => {
    const target = figureNamed(sight, key);
    if (target < 0) return { code: 'NO_SUCH', what: 'figure', id: key };
    return (
      standingFault(sight, figure) ??
      targetFault(sight, figure, target) ??
      walkFault(sight, figure, path, (read) => chargeFault(sight, figure, { target, path: read })) ??
      (thrown === undefined ? null : throwFault(sight, figure, { target, path: pathOf(sight, path) }, thrown))
    );
  },
  then: (play, figure, { target: key, path, facing = null, throw: thrown }) => {
    const target = figureNamed(play, key);
    const chosen = pathOf(play, path);
    const way = walked(play, figure, 'move', chosen);
    if (!isCharge(play, figure, { target, path: way })) {
      goes(play, figure, { as: 'move', path: way, facing, cutShort: true });
      spends(play, figure, 'move');
      return;
    }
    spends(play, figure, 'charge');
    if (thrown === undefined) strikesHome(play, { figure, path: way, facing }, target);
    else throwsOnTheWay(play, { figure, path: way, facing }, target, thrown);
  },
};

type Thrown = NonNullable<ChargeChoice['throw']>;

/** WARBAND-RANGED-012: where it stands when it throws. */
const throwsFrom = (sight: SkirmishSight, figure: FigureIndex, path: readonly SpaceIndex[], after: number) =>
  after === 0 ? figureOf(sight, figure).at : path[after - 1];

/** WARBAND-RANGED-012: why nothing can be thrown on this way; null where it can. */
const throwFault = (sight: SkirmishSight, figure: FigureIndex, charged: Charge, thrown: Thrown): Refusal | null => {
  const from = throwsFrom(sight, figure, charged.path, thrown.after);
  if (from !== undefined && isCharge(sight, figure, charged))
    return throwOnChargeFault(sight, figure, from, { ...thrown, target: charged.target });
  return brokenRule('WARBAND-RANGED-012', 'warband.noThrowHere', { figure: keyOf(sight, figure) });
};

/** WARBAND-RANGED-012: it goes so far, throws, and goes on when the row has fallen. */
const throwsOnTheWay = (play: SkirmishPlay, going: Going, target: FigureIndex, thrown: Thrown): void => {
  const { figure, path, facing } = going;
  if (thrown.after > 0) goes(play, figure, { as: 'charge', path: path.slice(0, thrown.after), facing: null });
  thrownOnCharge(play, figure, { ...thrown, target });
  play.next({ step: 'goOn', as: 'charge', figure, target, path: path.slice(thrown.after), facing });
};
