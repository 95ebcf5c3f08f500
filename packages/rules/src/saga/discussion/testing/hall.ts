import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import { first as firstEdition } from '../../../saga-1e/edition.js';
import { ALL_MOTIVES, type Motive } from '../../character/motives.table.js';
import { saga } from '../../edition.js';
import { drivingOf } from '../driving.js';
import type { Discussion, Driving } from '../model.js';
import { discussionScene } from '../scene.js';

export const talks = discussionScene(saga);
export const firstTalks = discussionScene(firstEdition);
export const EDITIONS = [
  ['saga', talks],
  ['saga-1e', firstTalks],
] as const;

export type Hall = TestTable<Discussion>;
type Some = Readonly<Record<string, unknown>>;

/** Six in every motivation, but for those that are named. */
export const moved = (by: Partial<Record<Motive, number>> = {}): Record<Motive, number> => ({
  ...(Object.fromEntries(ALL_MOTIVES.map((motive) => [motive, 6])) as Record<Motive, number>),
  ...by,
});

/** What the ledger's examples are about. */
export const RIVAL = { context: 'the court', topic: 'a rival who claims to be the better swordsman' } as const;
export const TOLL = { context: 'the ford', topic: 'the toll on salt' } as const;

/** Ella (Convince 4, Lead 6) of ana, Morten (Proud 10, Humble 2) of bo, and whoever else is there. */
export const ella = { name: 'Ella', seat: 'ana', skills: { convince: 4, lead: 6 }, motives: moved() };
export const morten = {
  name: 'Morten',
  seat: 'bo',
  skills: { convince: 3 },
  motives: moved({ proud: 10, modest: 2, prudent: 5 }),
};
export const berta = { name: 'Berta', seat: 'cy', skills: { lead: 5 }, motives: moved({ generous: 8, selfish: 4 }) };

export const hall = (people: readonly Some[] = [ella, morten], more: Some = {}, rules = talks): Hall => {
  const { options = {}, ...setup } = more;
  const seats = [...new Set(people.map(({ seat }) => seat))];
  return sitDown(rules, { seats, people, ...setup }, options);
};

/** An appeal of Ella's to Morten's pride, but for what is said. */
export const appeal = (more: Some = {}): Some => ({
  choose: 'appeal',
  talker: 'Ella',
  to: [{ who: 'Morten' }],
  ...RIVAL,
  response: 'challenge him',
  skill: 'convince',
  motive: 'proud',
  ...more,
});

export const to = (...names: readonly string[]) => ({ to: names.map((who) => ({ who })) });

/** What is asked, and of whom: `talk ana bo`. */
export const asked = ({ run: { awaits } }: Hall): string => {
  if (awaits.need === 'nothing') return 'over';
  return awaits.need === 'dice' ? `dice ${awaits.by}` : [awaits.step, ...awaits.asked.map(({ as }) => as)].join(' ');
};

/** All who are asked whether they agree do. */
export const agreed = (table: Hall): Hall => {
  const { awaits } = table.run;
  if (awaits.need !== 'answers' || awaits.step !== 'decide') return table;
  return agreed(table.answer(awaits.asked[0]?.seat ?? '', { choose: 'agree' }));
};

/** Somebody appeals, everybody listens, and the table agrees to the terms. */
export const setUp = (table: Hall, seat: string, wanted: Some): Hall => {
  let now = table.answer(seat, wanted);
  for (;;) {
    const { awaits } = now.run;
    if (awaits.need !== 'answers' || awaits.step !== 'listen') return agreed(now);
    const [one] = awaits.asked;
    now = now.answer(one?.seat ?? '', { choose: 'listen' }, one?.as ?? '');
  }
};

/** The same, and the talker makes the appeal: its check is awaited. */
export const make = (table: Hall, seat: string, wanted: Some = appeal()): Hall =>
  setUp(table, seat, wanted).answer(seat, { choose: 'make' });

/** Dice of a check that is sure to reach an ordinary difficulty, or sure not to. */
export const HIGH = [8, 8, 9] as const;
export const LOW = [1, 1, 0] as const;

/** An appeal that the listener takes in; one that reaches nobody. */
export const success = (table: Hall, seat: string, wanted?: Some): Hall =>
  make(table, seat, wanted)
    .dice(...HIGH)
    .dice(1);
export const failure = (table: Hall, seat: string, wanted?: Some): Hall => make(table, seat, wanted).dice(...LOW);

/** What drives somebody now. */
export const drives = (table: Hall, name: string): readonly Driving[] => drivingOf(table.run.state, name);

export const heard = (table: Hall, name: string): number | undefined =>
  table.run.state.open.people.find((one) => one.name === name)?.heard;

export const goneOf = (table: Hall, name: string): string | null | undefined =>
  table.run.state.open.people.find((one) => one.name === name)?.gone;

/** What the roller adds, and what must be reached, in the throw that is awaited. */
export const sums = ({ run: { awaits } }: Hall): { readonly plus: number; readonly target: number } => {
  if (awaits.need !== 'dice' || awaits.throw.tally === null) throw new Error('no dice are awaited');
  const sum = (lines: readonly { readonly by: number }[]): number => lines.reduce((all, { by }) => all + by, 0);
  return { plus: sum(awaits.throw.tally.plus), target: sum(awaits.throw.tally.against) };
};

/** The rules named beside what must be reached. */
export const rulesBeside = ({ run: { awaits } }: Hall): readonly string[] =>
  awaits.need === 'dice' ? (awaits.throw.tally?.against.map(({ why }) => why) ?? []) : [];

/** Why an answer is refused. */
export const refusalOf = (table: Hall, seat: string, choice: unknown): object =>
  table.refusal({ input: 'answer', seat, choice });

export const broken = (rule: string): object => ({ code: 'BROKEN_RULE', rule });

export const badForm = (form: string): object => ({ code: 'BAD_SHAPE', expected: { form } });
