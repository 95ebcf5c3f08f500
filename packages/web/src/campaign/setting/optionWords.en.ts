import type { Group } from './options.table.js';

/** What the page says around the options; what they are called themselves, the rules' own words say. */
export const OPTIONS = {
  groups: {
    table: 'Table and cast',
    year: 'The year',
    carrying: 'Carrying',
    talk: 'Discussions',
    road: 'On the road',
    duelGround: 'Duel: the ground and the end',
    duelRound: 'Duel: the round',
    wounds: 'Duel: wounds and healing',
    armies: 'Battle: field and armies',
    moving: 'Battle: moving and shooting',
    melee: 'Battle: melee and the end',
  } satisfies Record<Group, string>,
  unusual: '{count} other than usual',
  changed: '{count, plural, one {1 change} other {# changes}}',
  /** Beside what the book has. */
  usual: 'usual',
  usually: 'Usual: {answer}.',
  now: 'Now: {answer}.',
  asUsual: 'As usual',
  asUsualWhat: 'As usual: {name}',
  leave: 'Leave all as it is',
  guests: {
    command: 'Battles fought by command',
    sortie: 'Battles fought in sorties',
    skirmish: 'Fights as skirmishes',
    lines: 'Battles in battle lines',
  },
  wholeField: 'on the whole field',
  noneFound: 'No option is called so.',
  least: 'Fewest',
  most: 'Most',
  width: 'Wide',
  height: 'High',
  rows: 'Rows',
  columns: 'Hexes in the first',
  walls: 'Wall squares',
  wallsHint: 'As (3, 4) (3, 5): across, then down, from 0.',
  emptyIs: 'Empty: {answer}.',
  partsHint: 'One to a line, name and days. Months and seasons add up to the same year.',
  /** What an option does not say by its name. */
  hints: {
    'saga.table.openSheets':
      'Closed, a sheet is read by its owner and the referee alone, in scenes too: of a throw with ratings in it the others learn the result, and no chances are shown. Checks, Discussions, healing, aid and the rolling of ratings take the agreement of the table first.',
  },
  wrong: 'these do not go together',
} as const;
