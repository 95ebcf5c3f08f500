import type { Measured } from '../../measured/measured.js';
import type { Spoken } from '../../words/lists.js';
import type { WAY_WORDS } from './wayWords.js';

type Told = Spoken<typeof WAY_WORDS>;

/** How long, for how many, luck or skill: as few signs as a card has room for. */
export const shortOf = (t: Told, { minutes, players }: Measured): readonly [string, string] => {
  const [from, to] = minutes ?? [0, 0];
  const [least, most] = players;
  return [
    minutes === null ? '' : from === to ? t.minute({ from }) : t.minutes({ from, to }),
    most === 1 ? t.alone : least === most ? t.player({ from: least }) : t.players({ from: least, to: most }),
  ];
};

/** The same as it is said: "A duel, 10 to 20 minutes, 2 players, more skill." */
export const saidOf = (t: Told, name: string, measured: Measured, isWinless = false): string => {
  const { minutes, players, notches } = measured;
  const [from, to] = minutes ?? [0, 0];
  const [least, most] = players;
  const long = minutes === null ? [] : [from === to ? t.told.minute({ from }) : t.told.minutes({ from, to })];
  const many =
    most === 1 ? t.alone : least === most ? t.player({ from: least }) : t.told.players({ from: least, to: most });
  const won = notches === null ? (isWinless ? [t.noContest] : []) : [t.told.notches[notches]];
  return `${[name, ...long, many, ...won].join(', ')}.`;
};
