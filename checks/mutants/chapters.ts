/** A part of the house whose mutants are made and killed by themselves. */
export interface Chapter {
  readonly name: string;
  /** Where its production files begin: folders with a slash at the end, or files. */
  readonly files: readonly string[];
  /** Where its own tests begin. */
  readonly tests: readonly string[];
}

const within = (folder: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `${folder}/${name}`);

const DUEL = 'packages/rules/src/saga/duel';
const BATTLE = 'packages/rules/src/saga/battle';
const WARBAND = 'packages/rules/src/warband';
const COMMAND = 'packages/rules/src/command';
const SORTIE = 'packages/rules/src/sortie';
const WEB = 'packages/web/src';

const WARBAND_PARTS = [
  'attacks/',
  'beginning/',
  'duels/',
  'gear/',
  'grapples/',
  'ground/',
  'health/',
  'morale/',
  'movement/',
  'ranged/',
  'ranks/',
  'recovery/',
  'round/',
  'spells/',
];

const LOGIC = [
  'campaign/handover/offers.ts',
  'campaign/home/agenda.ts',
  'campaign/pack/hand.ts',
  'campaign/plan/plan.ts',
  'scenes/battle/acts.ts',
  'scenes/command/boardMarks.ts',
  'scenes/command/forecast.ts',
  'scenes/command/offers.ts',
  'scenes/shared/stage/machine.ts',
  'scenes/shared/stage/turns.ts',
  'scenes/skirmish/ask/division.ts',
  'scenes/sortie/plan/planning.ts',
  'scenes/sortie/reveal/record.ts',
  'table/play/showing.ts',
  'table/road/parties.ts',
  'table/setup/command/commandStart.ts',
  'table/setup/slate.ts',
];

const COMPONENTS = [
  'campaign/home/NextList.tsx',
  'campaign/plan/PlanForm.tsx',
  'campaign/sheet/Skills.tsx',
  'scenes/battle/panel/MovePanel.tsx',
  'scenes/chase/Choose.tsx',
  'scenes/command/panel/Orders.tsx',
  'scenes/duel/bout/Fighter.tsx',
  'scenes/skirmish/ask/ActsPanel.tsx',
  'scenes/sortie/plan/Matrix.tsx',
  'table/page/TablePage.tsx',
  'table/play/SceneHost.tsx',
  'table/setup/war/UnitList.tsx',
];

export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'saga-duel',
    files: within(DUEL, ['beginning/', 'blows/', 'choosing/', 'ending/', 'fighters/', 'footwork/', 'ground/']),
    tests: [`${DUEL}/`],
  },
  {
    name: 'saga-battle',
    files: within(BATTLE, ['clash/', 'clusters/', 'ending/', 'melee/', 'moving/', 'muster/', 'placing/', 'shooting/']),
    tests: [`${BATTLE}/`],
  },
  {
    name: 'warband-skirmish',
    files: within(WARBAND, WARBAND_PARTS),
    tests: within(WARBAND, [...WARBAND_PARTS, 'figures/', 'forecast/', 'hard', 'laws', 'options', 'contract']),
  },
  {
    name: 'warband-lines',
    files: within(`${WARBAND}/battle`, ['leaders/', 'lines/', 'morale/', 'moving/', 'shooting/', 'swaps/', 'units/']),
    tests: [`${WARBAND}/battle/`],
  },
  {
    name: 'command-combat',
    files: within(`${COMMAND}/battle`, [
      'attacks/',
      'champions.ts',
      'meetings.ts',
      'pairs.ts',
      'rout.ts',
      'volleys.ts',
    ]),
    tests: [`${COMMAND}/`],
  },
  {
    name: 'command-movement',
    files: within(`${COMMAND}/battle`, [
      'movement/',
      'deployment.ts',
      'ending.ts',
      'ground.ts',
      'leadership.ts',
      'orders.ts',
      'position.ts',
      'prices.ts',
      'turn.ts',
    ]),
    tests: [`${COMMAND}/`],
  },
  { name: 'sortie-pools', files: within(SORTIE, ['pool/', 'round/', 'forecast/']), tests: [`${SORTIE}/`] },
  { name: 'sortie-effects', files: within(SORTIE, ['after/', 'beginning/', 'effects/']), tests: [`${SORTIE}/`] },
  { name: 'kernel', files: ['packages/kernel/src/'], tests: ['packages/kernel/'] },
  { name: 'table', files: ['packages/table/src/core/', 'packages/table/src/room/'], tests: ['packages/table/src/'] },
  { name: 'web', files: within(WEB, [...LOGIC, ...COMPONENTS]), tests: [`${WEB}/`] },
  { name: 'protocol', files: ['packages/protocol/src/'], tests: ['packages/protocol/'] },
];
