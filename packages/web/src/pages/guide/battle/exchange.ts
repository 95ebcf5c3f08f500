import type { Exchange } from '../exchange.js';

export const CHARGES = ['heavyCavalry', 'pikemen', 'lightInfantry'] as const;
export const GROUNDS = ['open', 'wood', 'hill'] as const;

/** Where the two stand on a small field, side by side in its middle row. */
const FIELD = { rows: 5, columns: 6 } as const;
const HERE = { row: 2, column: 2 } as const;
const THERE = { row: 2, column: 3 } as const;

/** How many there are of each. */
export const MEN = { attacker: 120, defender: 108 } as const;

const rowOf = (row: number): string => '.'.repeat(FIELD.columns - (row % 2));

/** The field, with a wood or a hill under the defender. */
const fieldWith = (ground: string): object => {
  const middle = rowOf(THERE.row);
  const wooded = `${middle.slice(0, THERE.column)}*${middle.slice(THERE.column + 1)}`;
  return {
    field: 'drawn',
    ground: Array.from({ length: FIELD.rows }, (_, row) =>
      ground === 'wood' && row === THERE.row ? wooded : rowOf(row),
    ),
    heights: ground === 'hill' ? [{ ...THERE, height: 1 }] : [],
    barriers: [],
  };
};

/** One unit of Avitch's meets heavy infantry of Dorrow's. Round 1 goes straight to combat. */
export const BATTLE_EXCHANGE: Exchange = {
  scene: 'saga/battle',
  start: ({ charge = CHARGES[0], ground = GROUNDS[0] }) => ({
    setup: {
      seats: ['ana', 'bo'],
      attacker: { name: 'Avitch', seat: 'ana' },
      defender: { name: 'Dorrow', seat: 'bo' },
      fields: [fieldWith(ground)],
      position: {
        units: [
          { army: 'defender', troop: 'heavyInfantry', size: MEN.defender, at: THERE },
          { army: 'attacker', troop: charge, size: MEN.attacker, at: HERE },
        ],
      },
    },
    options: { 'saga.battle.map': FIELD },
  }),
  answer: (step, asked, run) => (step === 'declare' ? null : (run.choices(asked)?.[0] ?? null)),
};
