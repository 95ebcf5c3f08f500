import { shape } from '@warmoot/kernel';
import { skirmishOptionFields } from '../../model/options.js';
import { weaponShape } from '../../model/setup.js';

const onOff = (usual: 'on' | 'off') => shape.withDefault(shape.oneOf('on', 'off'), usual);

/** All options of the ledger's table, by their names there: those of the skirmish, and those that bear on ranks. */
export const battleOptions = shape.record({
  ...skirmishOptionFields,
  'warband.rankCrits': shape.withDefault(shape.oneOf('ignore', 'extraDamage'), 'ignore'),
  'warband.rankGear': shape.withDefault(shape.oneOf('worst', 'majority'), 'worst'),
  'warband.unlitRankBlinded': onOff('on'),
  'warband.carryOverArmourCheck': onOff('off'),
  'warband.carryOverMissiles': onOff('on'),
  'warband.stepUpAfterFirstStrike': onOff('on'),
  'warband.tideStrength': shape.withDefault(shape.oneOf('size', 'might'), 'size'),
  'warband.casualtySurvival': onOff('off'),
  'warband.volleyRatio': shape.withDefault(shape.oneOf<0.5 | 1 | 2 | 3>(0.5, 1, 2, 3), 1),
  'warband.swapFailExposed': onOff('off'),
  'warband.retreatSave': shape.withDefault(shape.oneOf('perFigure', 'perRank'), 'perFigure'),
  'warband.bannerAutoCovers': shape.withDefault(shape.oneOf('any', 'endOfRound'), 'any'),
  'warband.bracedFirstStrike': onOff('off'),
  'warband.shieldwallPiercing': shape.withDefault(shape.list(weaponShape, 0, 12), []),
});
