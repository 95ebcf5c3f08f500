import { Impossible, type Json, type Result, type SeatId, type Start, stream } from '@warmoot/kernel';
import { manifestOf, SCENES, saga } from '@warmoot/rules';
import { A_AND_B, BATTLE, COMMAND, type Game, type Sides } from './games.js';

/*
 * The same two armies of a saga, led into each of its ways of war as a campaign does it.
 */

/** What each army costs. */
const POINTS = 3000;

const WAYS = {
  saga: { scene: 'saga/battle', by: {}, sides: BATTLE },
  command: { scene: 'command/battle', by: { by: 'command' }, sides: COMMAND },
  sortie: { scene: 'sortie/battle', by: { by: 'sortie' }, sides: A_AND_B },
  lines: { scene: 'warband/battle', by: { by: 'warband' }, sides: A_AND_B },
} as const satisfies Readonly<Record<string, { scene: string; by: object; sides: Sides }>>;

export type Way = keyof typeof WAYS;
export const ALL_WAYS = Object.keys(WAYS) as readonly Way[];

const SEATS: readonly SeatId[] = ['one', 'two'];
const COMMANDERS = { one: 'Ella', two: 'Morten' } as const;

const sure = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Impossible('a campaign that cannot be', result.refusal);
  return result.value;
};

const { campaign: papers } = saga;

const after = (campaign: saga.campaign.Campaign, deed: unknown): saga.campaign.Campaign =>
  papers.evolveAll(
    campaign,
    sure(
      papers.obeyDeed(campaign, sure(papers.campaignDeed.parse(deed)), { seat: null, decided: true, players: SEATS }),
    ),
  );

const ORDINARY = 2;
const EVEN = 6;

/** A campaign with a commander for each seat, both ordinary people. */
const founded = (): saga.campaign.Campaign => {
  const skills = Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, ORDINARY]));
  const motives = Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, EVEN]));
  return Object.entries(COMMANDERS).reduce(
    (so, [owner, name]) => after(so, { deed: 'add', name, owner, skills, motives }),
    after(papers.UNFOUNDED, { deed: 'found', name: 'Skara', edition: 'saga', options: {} }),
  );
};

const idOf = ({ open }: saga.campaign.Campaign, name: string): string =>
  Object.values(open.characters).find((one) => one.name === name)?.id ?? '';

const KINDS = Object.keys(saga.battle.ARMIES) as readonly saga.battle.ArmyKind[];

/** Two armies that differ, drawn from a seed. */
const armiesFrom = (seed: string): readonly saga.battle.ArmyKind[] => {
  const source = stream(seed);
  const first = source.below(KINDS.length);
  const second = (first + 1 + source.below(KINDS.length - 1)) % KINDS.length;
  return [first, second].map((at) => KINDS[at] as saga.battle.ArmyKind);
};

const stagedIn = (campaign: saga.campaign.Campaign, way: Way, seed: string): Start => {
  const [attacker, defender] = armiesFrom(seed).map((kind, at) => ({
    name: at === 0 ? 'Red' : 'Blue',
    commander: idOf(campaign, Object.values(COMMANDERS)[at] as string),
    troops: saga.battle.armyFor(kind, POINTS),
  }));
  const plan = { ...WAYS[way].by, attacker, defender } as unknown as Json;
  const planned = after(campaign, { deed: 'plan', scene: 'battle', title: 'Battle', place: 'Kell', day: 3, plan });
  const entry = Object.values(planned.open.entries).find(({ title }) => title === 'Battle')?.id ?? '';
  const play = sure(papers.campaignPlay.parse({ play: 'entry', entry }));
  const { setup, options } = sure(papers.stageScene(planned, play, { players: SEATS, referee: null, decided: true }));
  return { setup, options };
};

/** A battle of a saga by one of its ways of war, on the open plain. */
export const warOf = (way: Way): Game => {
  const { scene, sides } = WAYS[way];
  const rules = SCENES[scene];
  if (rules === undefined) throw new Impossible('no such scene', scene);
  const campaign = founded();
  return {
    rules,
    seats: SEATS,
    start: (seed) => stagedIn(campaign, way, seed),
    prepares: [],
    part: manifestOf(rules).part,
    sides,
  };
};
