import { setupOf } from '../command/battle/testing/stand.js';
import { hares, hounds, ROW } from '../saga/march/testing/days.js';
import { battleSetupOf } from '../warband/battle/testing/stage.js';

/** A game that comes where few do: whoever is asked answers with what is wished of them, if it is allowed. */
export interface RareGame {
  readonly scene: string;
  readonly setup: object;
  readonly options?: object;
  readonly wishes: readonly { readonly as?: string; readonly choice: object }[];
}

const wishes = (...choices: readonly object[]): RareGame['wishes'] => choices.map((choice) => ({ choice }));

const champion = (name: string, seat: string, key: string) => ({ name, seat, with: key, fighter: { like: 'scout' } });

/** Two units in contact, a champion with each, and one more unit on either side. */
const meeting = (): object => {
  const own = [
    ['HI', 'C', 1, [7, 6]],
    ['LI', 'D', 2, [0, 0]],
  ] as const;
  const others = [
    ['HI', 'C', 0, [8, 6]],
    ['LI', 'D', 2, [11, 0]],
  ] as const;
  const setup = setupOf(own, others) as { readonly north: object; readonly south: object };
  return {
    ...setup,
    north: { ...setup.north, champions: [champion('Ella', 'ana', 'N1')] },
    south: { ...setup.south, champions: [champion('Bram', 'bo', 'S1')] },
  };
};

const march = (one: object, other: object): object => ({
  seats: ['ana', 'bo'],
  roads: ROW,
  parties: [
    { ...hares, wants: { want: 'reach', span: 'g' }, ...one },
    { ...hounds, ...other },
  ],
});

const UNSEEN = { hide: 7, notice: 0 };

const steady = (...route: readonly string[]) => ({ choose: 'plan', route, pace: 'steady' });

/** Ten slots are full: a Wound needs room. */
const PACK = Array.from({ length: 9 }, () => ({ item: 'other', kept: 'packed' }));
const LADEN = { pc: true, hp: 3, might: 3, gear: [{ item: 'sword' }, { item: 'helmet' }, ...PACK] };

const ladenAlone = (): object => {
  const band = (name: string, seat: string, one: object) => ({ name, seat, figures: [one] });
  return {
    seats: ['ana', 'bo'],
    a: band('Red', 'ana', { ...LADEN, at: { x: 5, y: 5 } }),
    b: band('Blue', 'bo', { at: { x: 6, y: 5 } }),
    position: { phase: 'melee', priority: 'b' },
  };
};

/** Somebody laden leads ranks, and fights who leads the others. */
const ladenInFront = (): object => {
  const levies = { like: 'levy', count: 2 };
  const spears = { like: 'spearman', count: 5 };
  const captain = { might: 1, armour: 3, gear: [{ item: 'sword' }], flags: ['unique'] };
  return battleSetupOf({
    a: [{ ranks: [[levies, { ...LADEN, like: 'hero' }, levies], [spears]], at: [8, 8], facing: 'e' }],
    b: [{ ranks: [[levies, captain, levies], [spears]], at: [9, 8], facing: 'w' }],
    position: { phase: 'melee', round: 2, priority: 'b', duels: [['A1u1', 'B1u1']] },
  });
};

/** Two ranks that run, and have walls behind them and at their sides. */
const cornered = (): object => {
  const walls = [
    [10, 6],
    [10, 7],
    [10, 8],
    [10, 9],
    [10, 10],
    [11, 6],
    [12, 6],
    [11, 10],
    [12, 10],
  ].map(([x, y]) => ({ at: { x, y }, wall: true }));
  const rank = (count: number) => [{ like: 'spearman', count }];
  return battleSetupOf({
    a: [{ ranks: [rank(3), rank(3)], at: [12, 8], facing: 'e' }],
    b: [{ ranks: [rank(5), rank(5)], at: [13, 8], facing: 'w' }],
    ground: walls,
    position: { phase: 'opening', round: 2, units: [{ unit: 'A1', mood: 'retreating', failedIn: 1 }] },
  });
};

export const RARE_GAMES: Readonly<Record<string, RareGame>> = {
  'command-champions': {
    scene: 'command/battle',
    setup: meeting(),
    wishes: [
      { as: 'Bram', choice: { choose: 'surrender' } },
      ...wishes({ choose: 'challenge', own: 'Ella', enemy: 'Bram' }, { choose: 'accept' }, { choose: 'fightOn' }),
    ],
  },
  'march-first-come': {
    scene: 'saga/march',
    setup: march(
      { at: 'e', members: [{ name: 'Hare', skills: UNSEEN }] },
      { at: 'd', wants: { want: 'reach', span: 'g' }, members: [{ name: 'Hound', mounted: true, skills: UNSEEN }] },
    ),
    wishes: wishes(
      steady('f', 'g'),
      steady('e', 'f', 'g'),
      { choose: 'hold' },
      { choose: 'close' },
      { choose: 'letGo' },
    ),
  },
  'march-free-form': {
    scene: 'saga/march',
    setup: march({}, {}),
    options: { 'saga.move.rules': 'freeForm' },
    wishes: wishes({ choose: 'object' }, { choose: 'propose', value: { contact: 'none' } }),
  },
  'skirmish-laden': {
    scene: 'warband/skirmish',
    setup: ladenAlone(),
    wishes: wishes(
      { choose: 'attack', figure: 'B1', dice: { A1: 1 } },
      { choose: 'helmet', for: 'keep' },
      { choose: 'pass' },
    ),
  },
  'lines-laden': {
    scene: 'warband/battle',
    setup: ladenInFront(),
    wishes: wishes(
      { choose: 'technique', technique: 'assault' },
      { choose: 'helmet', for: 'keep' },
      { choose: 'pass' },
    ),
  },
  'lines-cornered': {
    scene: 'warband/battle',
    setup: cornered(),
    options: { 'warband.declaredMoveBinding': 'off' },
    wishes: wishes({ choose: 'pass' }, { choose: 'attack', figure: 'A1' }),
  },
};
