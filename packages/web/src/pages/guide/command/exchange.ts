import type { command } from '@warmoot/rules';
import type { Exchange } from '../exchange.js';

export const HELPS = ['riders', 'alone'] as const;
export const HAS = ['1', '3'] as const;

type Choice = command.CommandChoice;

/** What each step is answered with: the first of these words that is open. */
const answersTo = (step: string, help: string): readonly Choice['choose'][] => {
  switch (step) {
    case 'attacks':
      return help === 'riders' ? ['attack', 'supportAttack', 'endStage'] : ['attack', 'endStage'];
    case 'attacked':
      return ['defend'];
    case 'defences':
      return ['supportDefense', 'endStage'];
    case 'combats':
      return ['resolve'];
    case 'lost':
      return ['loseAttack', 'rout'];
    case 'check':
      return ['moralCheck', 'rout'];
    case 'survivors':
      return ['allowEscape'];
    default:
      return [];
  }
};

/** Who may attack: the guard alone. Riders help or stay out. */
const isWanted = (choice: Choice): boolean => choice.choose !== 'attack' || choice.unit === 'N1';

/** The attack of the ledger's sample turn (section 13): heavy infantry on heavy infantry, with friends on both sides. */
export const COMMAND_EXCHANGE: Exchange = {
  scene: 'command/battle',
  start: ({ has = HAS[0] }) => ({
    setup: {
      seats: ['ana', 'bo'],
      north: { name: 'Avitch', seat: 'ana' },
      south: { name: 'Dorrow', seat: 'bo' },
      position: {
        active: 'north',
        round: 4,
        stage: 3,
        units: [
          { side: 'north', class: 'HI', grade: 'B', name: 'Tarn guard', points: 5, hex: { row: 7, column: 6 } },
          { side: 'north', class: 'LC', grade: 'C', name: 'Salt riders', points: 4, hex: { row: 7, column: 5 } },
          {
            side: 'south',
            class: 'HI',
            grade: 'C',
            name: 'Tower guard',
            points: Number(has),
            hex: { row: 8, column: 6 },
          },
          { side: 'south', class: 'LI', grade: 'D', name: 'Hill levy', points: 2, hex: { row: 8, column: 7 } },
        ],
      },
    },
  }),
  answer: (step, asked, run, { help = HELPS[0] }) => {
    const open = (run.choices(asked) ?? []) as readonly Choice[];
    for (const word of answersTo(step, help)) {
      const found = open.find((choice) => choice.choose === word && isWanted(choice));
      if (found !== undefined) return found;
    }
    return null;
  },
};
