import type { TallyLine } from '@warmoot/kernel';
import type { IconName } from '../../../design/base/Icon.js';
import type { Unit } from '../model.js';
import { iconOf } from '../model.js';

/** Emblems of reasons that are always the same. */
const EMBLEMS: Readonly<Record<string, IconName>> = {
  strength: 'mo-7a',
  moved: 'so-march',
  fought: 'wd-major',
  illPrepared: 'tv-weary',
  noLeader: 'mo-7b',
  stranger: 'mo-3b',
  language: 'sc-talk',
  larger: 'so-size',
  weapons: 'wp-halberd',
  walls: 'ch-tower',
  higher: 'wy-open',
  retreatHeavy: 'so-retreat',
  retreatLight: 'so-retreat',
  chargeMounted: 'so-charge',
  flankHeavier: 'so-flank',
  flankLighter: 'so-flank',
  flanked: 'so-flanked',
  initiative: 'ui-quick',
  surprise: 'mo-6b',
  ambush: 'wy-cover',
  mercenary: 'mo-9b',
  'ground.cluttered': 'wy-rough',
  'ground.rough': 'wy-rough',
  'fronts.outflanked': 'so-fronts',
  'fronts.two': 'so-fronts',
  'fronts.opposite': 'so-fronts',
  'maneuver.attack': 'so-attack',
  'maneuver.defend': 'so-defend',
  'maneuver.retreat': 'so-retreat',
  'maneuver.charge': 'so-charge',
  'maneuver.flank': 'so-flank',
};

/** A reason without the name of its rule set. */
export const reasonOf = ({ what }: Pick<TallyLine, 'what'>): string => what.replace(/^sortie\./, '');

/** What a die bears: the emblem of its reason; the charge of whoever has it in hand, where it comes from the pool. */
export const emblemOf = (line: Pick<TallyLine, 'what' | 'by'>, unit: Unit, charge: IconName): IconName => {
  const reason = reasonOf(line);
  if (reason === 'bid' || reason === 'penalty') return charge;
  if (reason === 'armour') return line.by > 1 ? 'ar-plate' : 'ar-mail';
  // Good ground is good for what the unit is.
  return EMBLEMS[reason] ?? iconOf(unit);
};
