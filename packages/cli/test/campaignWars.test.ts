import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byTier } from '@warmoot/kernel/testing';
import { saga } from '@warmoot/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { warmootLater } from '../src/testing/terminal.js';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
  file = join(folder, 'w.json');
});
afterEach(() => rm(folder, { recursive: true }));

const SKILLS = Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 6]));

const campaign = async (name: string, ...more: readonly (string | object)[]) => {
  const words = more.map((word) => (typeof word === 'string' ? word : JSON.stringify(word)));
  const { exit, out, err } = await warmootLater(['campaign', name, file, ...words, '--json']);
  return exit === 0 ? JSON.parse(out) : JSON.parse(err).error;
};

interface Asked {
  readonly question: string;
  readonly as: string;
  readonly made: boolean;
  readonly choices: readonly { readonly choose: string }[];
}

type Men = Readonly<Record<string, number>>;
const sum = (troops: Men | undefined): number => Object.values(troops ?? {}).reduce((all, many) => all + many, 0);

/** Ana with Ella against a computer's Morten: the battle is planned, the computer agrees, and Ana answers until it is over. */
const fought = async (by: 'sortie' | 'command'): Promise<void> => {
  await warmootLater(['table', 'new', file, '--me', 'Ana']);
  await campaign('do', { do: 'seatComputer', name: 'Bo', player: 'recruit' });
  const short = { sortie: { 'sortie.roundLimit': 4 }, command: { 'command.roundLimit': 2 } };
  await campaign('do', { deed: 'found', name: 'Fjord', options: { 'saga.generation.others': 'byHand', ...short } });
  await campaign('do', { deed: 'add', name: 'Ella', owner: 'Ana', skills: SKILLS });
  await campaign('do', { deed: 'add', name: 'Morten', owner: 'Bo', skills: SKILLS });
  await campaign('do', { deed: 'unit', name: 'Dorrow', level: 6, troops: { mediumInfantry: 100, bowmen: 80 } });
  await campaign('do', { deed: 'unit', name: 'Kell', level: 6, troops: { heavyInfantry: 120 } });
  const plan = {
    ...{ by, fields: [{ field: 'plain' }] },
    attacker: { unit: 'u3', commander: 'c1', placed: by === 'sortie' ? [{ character: 'c1', with: 'A1' }] : [] },
    defender: { unit: 'u4', commander: 'c2' },
  };
  const planned = await campaign('do', { deed: 'plan', day: 3, scene: 'battle', title: 'At Kell', plan });
  expect(planned).toMatchObject({ made: { campaign: { entries: ['e5'] } } });
  const play = { play: 'entry', entry: 'e5' };
  const rule = by === 'sortie' ? 'SORTIE-SAGA-001' : 'COMMAND-SAGA-001';
  expect(await campaign('play', play)).toMatchObject({ refusal: { code: 'TABLE_DECIDES', rule } });
  expect(await campaign('propose', play)).toMatchObject({ made: { proposal: 1, scene: 1 } });
  const wishes = ['engage', 'shoot', 'volley', 'attack', 'advance', 'endStage'];
  for (let answers = 0; answers < 100; answers++) {
    const asked = ((await campaign('questions')) as readonly Asked[]).find(({ made }) => !made);
    if (asked === undefined) return;
    const { question, as, choices } = asked;
    const wish = wishes.find((one) => choices.some(({ choose }) => choose === one));
    const choice = choices.find(({ choose }) => choose === wish) ?? choices[0];
    expect(await campaign('do', { do: 'answer', question, as, choice })).not.toHaveProperty('refusal');
  }
};

/** What has become of it, as the file says: the entry is done, and the units have what is left of their soldiers. */
const written = async (): Promise<void> => {
  const { state, outcome } = await campaign('part', 'entries', 'e5');
  expect(state).toBe('done');
  const { armies } = outcome as { readonly armies: readonly Readonly<Record<'before' | 'lost' | 'away', Men>>[] };
  for (const [at, id] of ['u3', 'u4'].entries()) {
    const { troops, away = [] } = (await campaign('part', 'units', id)) as {
      readonly troops: Men;
      readonly away?: readonly { readonly troops: Men }[];
    };
    const gone = away.reduce((all, one) => all + sum(one.troops), 0);
    expect(gone).toBe(sum(armies[at]?.away));
    expect(sum(troops) + gone + sum(armies[at]?.lost)).toBe(sum(armies[at]?.before));
  }
  expect(armies.map(({ before }) => sum(before))).toEqual([180, 120]);
  expect(await campaign('verify')).toMatchObject({ verified: true, scenes: 1 });
};

const WARS = [
  ['SORTIE-SAGA-001 SORTIE-SAGA-010', 'sortie', / Dorrow: \d+ of \d+ fit/],
  ['COMMAND-SAGA-001 COMMAND-SAGA-010', 'command', / Dorrow: \d+ of \d+ units unbroken/],
] as const;

describe('a battle of a campaign that is fought by another war, in a file', () => {
  test.each(WARS.slice(0, byTier(1, WARS.length)))('%s: by %s, from its plan to what is left', async (_, war, left) => {
    await fought(war);
    await written();
    const { out } = await warmootLater(['campaign', 'calendar', file]);
    expect(out).toContain('“At Kell” (Mass Combat, done). With Ella and Morten.');
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(left);
  });
});
