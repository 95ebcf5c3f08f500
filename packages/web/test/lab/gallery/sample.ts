import { listed, reckon, type Throw } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type TallyData, tallyOf } from '../../../src/design/chance/tallyOf.js';
import type { Calendar } from '../../../src/design/shell/Spine.js';
import type { LogEntry } from '../../../src/log/entry.js';
import type { PersonLuck } from '../../../src/log/LuckSoFar.js';
import type { HomeData } from '../../../src/pages/home/homeData.js';
import type { Person } from '../../../src/people/person.js';
import { toldEnglish as en } from '../../../src/words/toldEnglish.js';

// Invented people and lines, for this page only. The odds are exact.

const person = (seat: string, name: string, colour: number, more: Partial<Person> = {}): Person => ({
  seat,
  name,
  colour,
  held: 'person',
  here: true,
  you: false,
  ...more,
});

export const ANA = person('ana', 'Ana', 0, { you: true });
export const BO = person('bo', 'Bo', 1);
export const CY = person('cy', 'Cy', 2, { here: false });
export const DI = person('di', 'Di', 3);
export const REGENT = person('regent', 'Rurik', 4, { held: 'regent' });
export const ENGINE = person('engine', 'Osk', 5, { held: 'computer' });
export const NOBODY = person('nobody', 'Seat 6', 5, { held: 'nobody', here: false });

export const CALENDAR: Calendar = {
  month: 'Acorn',
  year: 'Year 3',
  days: 30,
  today: 9,
  scenes: [
    { day: 3, kind: 'talk', name: 'Council at Tarn Hall' },
    { day: 6, kind: 'move', name: 'The march to Kell' },
    { day: 9, kind: 'duel', name: 'Duel at Kell Ford' },
    { day: 12, kind: 'talk', name: 'Parley with Skeld' },
    { day: 17, kind: 'battle', name: 'Dorrow’s host reaches Kell' },
    { day: 21, kind: 'move', name: 'Maud on the fen road' },
    { day: 26, kind: 'free', name: 'The abbot gives his answer' },
  ],
};

export const HOME: HomeData = {
  tables: [
    {
      id: 'skeld',
      name: 'Nine Winters of Skeld',
      colour: 2,
      charge: 'ship',
      where: '22 Thaw, year 1. Waiting for Di and the computer.',
      turn: false,
      note: 'Two days ago',
    },
    {
      id: 'kell',
      name: 'The Salt Crown',
      colour: 0,
      where: '9 Acorn, year 3. Duel at Kell Ford, round 3.',
      turn: true,
      note: 'Yours to choose',
    },
  ],
  opponent: 'captain',
  play: () => {},
  ahead: () => {},
  start: () => {},
  put: () => {},
  busy: false,
};

const DUEL = 'saga/duel';
const NAMES = { plus: 'Ella', against: 'Joris' };

/** Ella's Quick Attack with a sword at Spear distance, met by a Dodge in mail. */
export const STRIKE: Throw = saga.check.skillCheck({
  roller: listed((sum) => {
    sum.add(4, 'skill.speed', 'SAGA-DUEL-009');
    sum.add(0, 'gear.sword', 'SAGA-DUEL-WEAPON-002');
    sum.add(-1, 'distance', 'SAGA-DUEL-FOOT-016');
  }),
  opposing: listed((sum) => {
    sum.add(2, 'skill.speed', 'SAGA-DUEL-DEF-005');
    sum.add(2, 'armour.mail', 'SAGA-DUEL-ARMOUR-005');
    sum.add(0, 'weakening', 'SAGA-DUEL-DEF-006');
  }),
});

const footwork = saga.check.skillCheck({
  roller: listed((sum) => sum.add(4, 'skill.speed', 'SAGA-DUEL-009')),
  opposing: listed((sum) => sum.add(4, 'skill.fightingMind', 'SAGA-DUEL-009')),
});

const fallen = (thrown: Throw, faces: readonly number[], names = NAMES): TallyData =>
  tallyOf(en, DUEL, thrown, { faces, score: reckon(thrown, faces).score }, names);

export const STRIKE_BEFORE = tallyOf(en, DUEL, STRIKE, null, NAMES);
export const STRIKE_AFTER = fallen(STRIKE, [7, 6, 4]);

const entry = (seq: number, text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  account: { seq, lead: [], rows: [], lines: [text] },
  who: null,
  at: new Date(2026, 10, 14, 20, seq),
  state: 'told',
  tally: null,
  ...more,
});

export const ENTRIES: readonly LogEntry[] = [
  entry(1, 'Footwork goes to Joris, 16 against 18. Ella holds her ground and he lets her come no nearer.', {
    heading: { title: 'Round 1', note: 'Spear distance' },
    tally: fallen(footwork, [5, 4, 3]),
  }),
  entry(
    2,
    'Both chose a Quick Attack. Ella lunges under the spear and cuts his right leg, while he was covering his head: 20 against 18.',
    {
      who: ANA,
      tally: STRIKE_AFTER,
    },
  ),
  entry(3, 'Joris lets the spear fall and draws his axe.', {
    who: BO,
    heading: { title: 'Round 2', note: 'Sword distance' },
  }),
  entry(4, 'Ella steps to the water and lets him come.', { who: ANA, state: 'undone' }),
  entry(5, 'Cy proposed that the water counts as open ground. Di and Bo agreed.', { state: 'ruling' }),
  entry(6, '', { state: 'rulesChanged', version: 'saga 1.4' }),
  entry(7, 'You mean to feint at his hurt side, and to let him think it is the leg you want.', {
    who: ANA,
    state: 'onlyYou',
    heading: { title: 'Round 3', note: 'Sword distance' },
  }),
  entry(8, 'Footwork goes to Ella, 18 against 18; to reach it is enough. She takes two steps off the gravel.', {
    who: ANA,
    tally: fallen(footwork, [8, 2, 4]),
    typed: true,
  }),
  entry(9, 'Joris has sealed his action. Ella is choosing.', { who: BO, state: 'sealed' }),
];

const throws = (tallies: readonly TallyData[]) =>
  tallies.flatMap(({ chance, total, toReach }) =>
    chance === null ? [] : [{ chance, succeeded: (total ?? 0) >= (toReach ?? 0) }],
  );

export const LUCK: readonly PersonLuck[] = [
  { person: ANA, throws: throws([STRIKE_AFTER, fallen(footwork, [8, 2, 4]), fallen(STRIKE, [3, 4, 1])]) },
  { person: BO, throws: throws([fallen(footwork, [5, 4, 3]), fallen(footwork, [1, 2, 3])]) },
];
