import { shape } from '@warmoot/kernel';
import { MAP, weaponShape } from './setup.js';

const onOff = (usual: 'on' | 'off') => shape.withDefault(shape.oneOf('on', 'off'), usual);
const side = shape.integer(MAP.least, MAP.most);

/** The options of the ledger's table that bear on figures, by their names there. */
export const skirmishOptionFields = {
  'warband.oneAlwaysSucceeds': onOff('on'),
  'warband.surpriseAppliesTo': shape.withDefault(shape.oneOf('all', 'melee'), 'all'),
  'warband.priorityThreshold': shape.withDefault(shape.integer(0, 6), 3),
  'warband.protectAlly': onOff('off'),
  'warband.spellMeleeCheck': shape.withDefault(shape.oneOf('declare', 'both'), 'declare'),
  'warband.declaredMoveBinding': onOff('on'),
  'warband.units': shape.withDefault(shape.oneOf('metric', 'imperial'), 'metric'),
  'warband.chargeMinStraight': shape.withDefault(shape.integer(1, 6), 2),
  'warband.skirmishFrontOnly': onOff('off'),
  'warband.hinderGetUp': onOff('on'),
  'warband.contestedGetUp': onOff('on'),
  'warband.narrowMaxFighters': shape.withDefault(shape.integer(1, 5), 1),
  'warband.narrowMaxAttacks': shape.withDefault(
    shape.oneOf<'none' | number>('none', 1, 2, 3, 4, 5, 6, 7, 8, 9),
    'none',
  ),
  'warband.rangedDice': shape.withDefault(shape.oneOf('atk', 'one'), 'atk'),
  'warband.rangedOutOfMelee': onOff('on'),
  'warband.ammoReadied': onOff('on'),
  'warband.chargeThrowWeapons': shape.withDefault(shape.list(weaponShape, 0, 12), ['handaxe', 'javelin']),
  'warband.friendlyFireOn12': onOff('on'),
  'warband.rangedSubdue': onOff('on'),
  'warband.grappleSystem': shape.withDefault(shape.oneOf('both', 'gambit', 'contest'), 'both'),
  'warband.gambitBacklash': shape.withDefault(shape.oneOf('mirror', 'table', 'none'), 'mirror'),
  'warband.gambitHelperBonus': shape.withDefault(shape.integer(0, 2), 1),
  'warband.grapplersProne': onOff('on'),
  'warband.grappleTie': shape.withDefault(shape.oneOf('none', 'defender'), 'none'),
  'warband.vulnerableKillsPc': onOff('on'),
  'warband.moraleRepeatThirds': onOff('off'),
  'warband.moraleCapIncludesNamed': onOff('off'),
  'warband.disorderRear': onOff('on'),
  'warband.moraleCascade': shape.withDefault(shape.oneOf('nextRound', 'sameRound'), 'nextRound'),
  'warband.deathSaveTiming': shape.withDefault(shape.oneOf('endOfRound', 'endOfPhase'), 'endOfRound'),
  'warband.samePhaseExcessKillsPc': onOff('off'),
  'warband.npcWoundBonusFor': shape.withDefault(shape.oneOf('all', 'pcs'), 'all'),
  'warband.map': shape.withDefault(shape.record({ width: side, height: side }), {
    width: MAP.width,
    height: MAP.height,
  }),
  'warband.quietRounds': shape.withDefault(shape.integer(1, 20), 3),
  'warband.quarter': shape.withDefault(shape.oneOf('ask', 'always', 'never'), 'ask'),
};

/** What a table can switch in a skirmish. */
export const skirmishOptions = shape.record(skirmishOptionFields);
