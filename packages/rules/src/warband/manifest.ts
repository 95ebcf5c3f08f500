import { type Manifest, manifest, type SceneRules } from '@warmoot/kernel';
import { WARBAND_AT_ONCE } from './atOnce.js';
import { readyGround } from './beginning/ready.js';
import { warbandBridge } from './campaign/bridge.js';
import { BANDS } from './model/bands.table.js';
import { SKIRMISH_OPTION_RULES } from './model/optionRules.table.js';
import type { Skirmish } from './model/skirmish.js';
import { skirmishNaming } from './naming.js';
import { skirmishStages } from './stages.js';

const TWO = { least: 2, most: 2 } as const;

/** Fights of figures. */
export const skirmishManifest = (rules: SceneRules<Skirmish>): Manifest => {
  const barn = readyGround('titheBarn');
  return manifest({
    rules,
    kind: 'skirmish',
    campaign: warbandBridge,
    starts: [
      {
        name: 'evenInTheOpen',
        seats: TWO,
        setup: ([one, two]) => ({
          seats: [one, two],
          a: { name: 'Red', seat: one, figures: BANDS.usual },
          b: { name: 'Blue', seat: two, figures: BANDS.shields },
        }),
      },
      {
        name: 'ridersAtTheBarn',
        seats: TWO,
        setup: ([one, two]) => ({
          seats: [one, two],
          a: { name: 'Red', seat: one, figures: BANDS.bows },
          b: { name: 'Blue', seat: two, figures: BANDS.riders },
          ground: barn.ground,
        }),
        options: { 'warband.map': barn.map },
      },
    ],
    atOnce: WARBAND_AT_ONCE,
    options: SKIRMISH_OPTION_RULES,
    stages: skirmishStages,
    naming: skirmishNaming,
  });
};
