import { type AnyRules, type Log, ok, type Result, type SceneRules, verify } from '@warmoot/kernel';
import { type Toy, toy } from '@warmoot/kernel/testing';
import type { Deed, Item } from '@warmoot/protocol';
import { saga, saga1e, sceneRules } from '@warmoot/rules';
import { type BusyTable, type Client, PATIENCE_MS, request, type Somebody } from '@warmoot/table/testing';
import { expect } from 'vitest';

/** The duel by the checks of the other edition, under the name of the first. */
export const newDuel = { ...saga.duel.duelScene(saga1e.edition), scene: 'saga/duel', version: '2.0.0' } as AnyRules;

/** The toy with other points to win. */
export const newToy: SceneRules<Toy> = {
  ...toy,
  version: '2',
  procedures: {
    ...toy.procedures,
    coin: {
      ...toy.procedures.coin,
      then: (play, step, outcome, asked) =>
        toy.procedures.coin.then(
          { ...play, say: (event) => play.say(event.event === 'won' ? { ...event, points: 10 } : event) },
          step,
          outcome,
          asked,
        ),
    },
  },
};

/** A toy that knows nothing of bids any more. */
const strangeToy: AnyRules = {
  ...toy,
  version: '3',
  evolve: (open: Toy['open'], event: Toy['event']) => {
    if (event.event === 'bids') throw new TypeError('what is that?');
    toy.evolve(open, event);
  },
};

const withToy =
  (one: AnyRules, duel: AnyRules | null) =>
  (scene: string): Result<AnyRules> => {
    if (scene === toy.scene) return ok(one);
    return scene === duel?.scene ? ok(duel) : sceneRules(scene);
  };

export const newRules = withToy(newToy, newDuel);
export const strangeRules = withToy(strangeToy, null);

/** By which versions a seat's log says that was played on. */
export const ruleLines = ({ items }: Client): readonly string[] =>
  items.flatMap(({ what }: Item) =>
    what.did === 'played' && what.entry.input.input === 'rules' ? [what.entry.input.version] : [],
  );

export const clientsOf = ({ people }: BusyTable): readonly Client[] => people.map(({ client }) => client);

export const logOf = async (url: string, { place }: Client, scene = 1): Promise<Log> => {
  const { table, seat, key } = place;
  return (await request<Log>(url, `/api/tables/${table}/scenes/${scene}/log?seat=${seat}`, { key })).body;
};

/** The verdict on a log that two versions have played; and that its chain and dice are looked at all the same. */
export const expectBothNamed = (log: Log, rules: AnyRules, played: string): void => {
  expect(verify(rules, log)).toEqual({
    ok: false,
    refusal: { code: 'OTHER_VERSION', scene: rules.scene, played, here: rules.version },
  });
  const at = log.entries.findIndex(({ input }) => input.input === 'dice');
  const changed = (change: object): Log => ({
    ...log,
    entries: log.entries.map((entry, n) => (n === at ? { ...entry, ...change } : entry)),
  });
  const { input } = log.entries[at] as { input: { faces: readonly number[] } };
  const faces = input.faces.map((face) => (face === 1 ? 2 : 1));
  const diverged = (what: string) => ({ ok: false, refusal: { code: 'REPLAY_DIVERGED', entry: at, what } });
  expect(verify(rules, changed({ input: { ...input, faces } }))).toMatchObject(diverged('dice'));
  expect(verify(rules, changed({ thrown: null }))).toMatchObject({ ok: false, refusal: { code: 'REPLAY_DIVERGED' } });
  expect(verify(rules, changed({ heard: [{ to: null, depth: 0, event: {} }] }))).toMatchObject(diverged('chain'));
};

/** Plays one answer at a time until something holds. */
export const playUntil = async (url: string, people: readonly Somebody[], holds: () => boolean): Promise<void> => {
  for (const { client } of people) if (client.closed !== null || client.seen === null) await client.connect(url);
  const late = Date.now() + 2 * PATIENCE_MS;
  while (!holds() && Date.now() < late) {
    const one = people.find(({ client }) => client.due.length > 0);
    if (one === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const deed = one.client.randomDeed(one.source);
    const refusal = deed === null ? null : await one.client.do(deed);
    // Somebody else was quicker, and may have ended the scene, of whom this one has not heard yet.
    if (refusal?.code !== 'STALE' && refusal?.code !== 'NO_SCENE') expect(refusal).toBeNull();
  }
  if (!holds()) throw new Error(`it never came to that: ${people[0]?.client.received.at(-1)?.slice(0, 300)}`);
};

/** Plays on until something holds in a scene that runs: where the dice end one before, the host begins another. */
export const playScenesUntil = async (
  url: string,
  people: readonly Somebody[],
  begin: Deed,
  holds: () => boolean,
): Promise<void> => {
  const [{ client: host }] = people as readonly [Somebody];
  for (;;) {
    await playUntil(url, people, () => host.scene === null || holds());
    if (host.scene !== null) return;
    expect(await host.do(begin)).toBeNull();
  }
};
