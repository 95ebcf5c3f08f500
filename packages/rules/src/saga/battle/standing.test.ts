import { copyJson, exact, type Json, NEVER as NEVER_WON, type View } from '@warmoot/kernel';
import { sitDown, standingLaws } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { fightsLeft } from '../../battles.js';
import { first } from '../../saga-1e/edition.js';
import { unitNamed } from '../../war/roster/roster.js';
import { saga } from '../edition.js';
import type { Battle } from './battle.js';
import { clashIn } from './clash/strength.js';
import { fightWith } from './forecast/fights.js';
import { battleManifest } from './manifest.js';
import type { BattleOpen } from './model.js';
import { battleScene } from './scene.js';
import { battleStanding } from './standing.js';
import { drive, give, LOSE, WIN } from './testing/drive.js';
import { type Standing, stand, type Table } from './testing/stand.js';
import { smallStarts } from './testing/starts.js';

type Seen = View<Battle>;

const answers = battleStanding(clashIn(saga));
const answerOf = (id: string) => answers.find((one) => one.id === id) as (typeof answers)[number];

/** What the one who is asked sees, with the open facts changed; and under which name they are asked. */
const seen = (table: Table, change: (open: BattleOpen) => void = () => undefined): Seen & { readonly as: string } => {
  const { awaits } = table.run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  const [asked] = awaits.asked;
  const view = copyJson(table.run.view(asked?.seat ?? '')) as Seen;
  change(view.open as BattleOpen);
  return { ...view, as: asked?.as ?? '' };
};

const askedIn = (view: ReturnType<typeof seen>) => ({
  step: view.agenda.at(-1) as Battle['step'],
  asked: { seat: view.seat as string, as: view.as },
});

const standing = (id: string, view: ReturnType<typeof seen>, way: string, memo: Json | null = null, names?: string[]) =>
  answerOf(id).answer(view, askedIn(view), { way, memo, ...(names === undefined ? {} : { names }) });

const byHand = (id: string, view: ReturnType<typeof seen>, choice: Battle['choice'], before: Json | null = null) =>
  answerOf(id).memo?.(view, { ...askedIn(view), choice }, before) ?? null;

const FIGHT_ON = { choose: 'fightOn' } as const;

describe('Fight on', () => {
  const asked = drive(stand({ units: { a1: [4, 4], a2: [4, 6], d1: [14, 4], d2: [14, 6] }, round: 2 }), {
    until: 'declare',
  });

  test('stands while nothing is lost, and asks when a unit is, or after five rounds', () => {
    expect(standing('fightOn', seen(asked), 'on')).toEqual(FIGHT_ON);
    const lost = seen(asked, (open) => {
      open.at[open.roster.findIndex(({ name }) => name === 'd2')] = -1;
    });
    expect(standing('fightOn', lost, 'on')).toBeNull();
    expect(standing('fightOn', lost, 'on', byHand('fightOn', lost, FIGHT_ON))).toEqual(FIGHT_ON);
    const late = (round: number) =>
      standing(
        'fightOn',
        seen(asked, (open) => {
          open.round = round;
        }),
        'on',
      );
    expect([late(6), late(7)]).toEqual([FIGHT_ON, null]);
  });

  test('asks when the enemy offers terms', () => {
    const offered = seen(asked, (open) => {
      open.declared = ['breakOff', null];
    });
    expect(standing('fightOn', offered, 'on')).toBeNull();
  });
});

describe('Fall back straight', () => {
  /** a1 at (10, 11) beats d1 at (10, 10), west of it: straight back is (10, 9). */
  const beaten = (rest: object = {}): Table =>
    drive(stand({ units: { a1: [10, 11], d1: [10, 10] }, lossNumber: 30, ...rest }), {
      dice: [WIN],
      until: 'fallBackChoice',
    });

  test('goes to the hex behind, away from the winner', () => {
    expect(standing('fallBack', seen(beaten()), 'straight')).toEqual({
      choose: 'back',
      unit: 'd1',
      to: { row: 10, column: 9 },
    });
  });

  test('asks where that hex is taken, impassable or touches an enemy', () => {
    const taken = beaten({ units: { a1: [10, 11], d1: [10, 10], d2: [10, 9] } });
    expect(standing('fallBack', seen(taken), 'straight')).toBeNull();
    const touching = beaten({ units: { a1: [10, 11], a2: [10, 7], d1: [10, 10] } });
    expect(standing('fallBack', seen(touching), 'straight')).toEqual({
      choose: 'back',
      unit: 'd1',
      to: { row: 10, column: 9 },
    });
    const near = beaten({ units: { a1: [10, 11], a2: [11, 8], d1: [10, 10] } });
    expect(standing('fallBack', seen(near), 'straight')).toBeNull();
  });

  test('of several, one of whom has no way straight back, none goes by itself', () => {
    const two = drive(stand({ units: { a1: [10, 11], d1: [10, 10], d2: [9, 11], d3: [10, 9] }, lossNumber: 30 }), {
      dice: [WIN, WIN],
      until: 'fallBackChoice',
    });
    expect(standing('fallBack', seen(two), 'straight')).toBeNull();
  });
});

describe('Fight them in this order', () => {
  const two = (rest: object = {}): Table =>
    drive(stand({ units: { a1: [6, 5], a2: [6, 12], d1: [6, 4], d2: [6, 11] }, lossNumber: 30, ...rest }), {
      until: 'nextCluster',
    });

  test('takes the first of the list, or of an order set in this round', () => {
    const view = seen(two());
    expect(standing('fightOrder', view, 'listed')).toEqual({ choose: 'fight', unit: 'a1' });
    const memo = answerOf('fightOrder').memo?.(view, null, null) ?? null;
    expect(standing('fightOrder', view, 'listed', memo, ['a2', 'a1'])).toEqual({ choose: 'fight', unit: 'a2' });
    const later = { ...(memo as object), round: 0 };
    expect(standing('fightOrder', view, 'listed', later, ['a2', 'a1'])).toEqual({ choose: 'fight', unit: 'a1' });
  });

  /** Behind d2, whom a2 fights from the east, two of three hexes are taken. d1 fights beside the third, a3 far away. */
  const BEHIND = { d2: [6, 11], a2: [6, 12], d3: [5, 10], d4: [7, 10], a3: [14, 12], d5: [14, 11] } as const;
  const three = (units: Standing['units'], rest: object = {}): Table => {
    const inOrder = Object.entries({ ...BEHIND, ...units }).sort(([a], [b]) => (a < b ? -1 : 1));
    return drive(stand({ units: Object.fromEntries(inOrder), lossNumber: 30, ...rest }), { until: 'nextCluster' });
  };
  const afterFirst = (table: Table, script: object): Table =>
    drive(give(table, { choose: 'fight', unit: 'a1' }), { ...script, until: 'nextCluster' });
  /** What a2's enemy would lose, as the pages show it. */
  const tollOfSecond = ({ run: { state } }: Table) =>
    fightWith(fightsLeft(state, 0), unitNamed(state, 'a2'))?.tolls.won.map(({ losses }) => losses);
  const NEXT = { choose: 'fight', unit: 'a2' } as const;

  test('asks when a fight has closed the way back of one who fights later: the losses would double', () => {
    const begun = three({ a1: [6, 8], d1: [6, 9] });
    expect(standing('fightOrder', seen(begun), 'listed')).toEqual({ choose: 'fight', unit: 'a1' });
    expect(tollOfSecond(begun)).toEqual([30]);
    const closed = afterFirst(begun, { dice: [WIN], backs: [['d1', [6, 10]]] });
    expect(tollOfSecond(closed)).toEqual([60]);
    expect(standing('fightOrder', seen(closed), 'listed')).toBeNull();
    // Answered by hand, or set again as it is now, it stands.
    const memo = byHand('fightOrder', seen(closed), NEXT);
    expect(standing('fightOrder', seen(closed), 'listed', memo)).toEqual(NEXT);
    // A fight that is settled and gone changes nothing by itself.
    const elsewhere = afterFirst(begun, { dice: [WIN], backs: [['d1', [5, 9]]] });
    expect(standing('fightOrder', seen(elsewhere), 'listed')).toEqual(NEXT);
  });

  test('asks when a fight has opened a way back, so that the losses are single', () => {
    const begun = three({ a1: [6, 9], d1: [6, 10] }, { losses: { d1: 90 } });
    expect(tollOfSecond(begun)).toEqual([60]);
    const opened = afterFirst(begun, { dice: [WIN] });
    expect(tollOfSecond(opened)).toEqual([30]);
    expect(standing('fightOrder', seen(opened), 'listed')).toBeNull();
  });

  test('does not ask about a way back that decides nothing: who has 25 left loses them either way', () => {
    const begun = three({ a1: [6, 8], d1: [6, 9] }, { losses: { d2: 75 } });
    const closed = afterFirst(begun, { dice: [WIN], backs: [['d1', [6, 10]]] });
    expect([tollOfSecond(begun), tollOfSecond(closed)]).toEqual([[25], [25]]);
    expect(standing('fightOrder', seen(closed), 'listed')).toEqual(NEXT);
  });

  test('asks when the odds of a later fight are not what they were; SAGA-BATTLE-MELEE-020 keeps them', () => {
    // Heavy cavalry d2 (5, in the open 7) is caught between a2 (3) and a1, who is destroyed: a2's chance stays at 3 to 5.
    const units = { a1: [10, 11], a2: [10, 9], a3: [2, 5], d1: [10, 12], d2: [10, 10], d3: [2, 4] } as const;
    const begun = drive(stand({ units, troops: { d2: 'HC' }, losses: { a1: 99 }, lossNumber: 30 }), {
      until: 'nextCluster',
    });
    const oddsOf = ({ given, open }: Seen) =>
      exact(fightWith(fightsLeft({ given, open }, 0), unitNamed({ open }, 'a2'))?.wins ?? NEVER_WON);
    const memo = byHand('fightOrder', seen(begun), { choose: 'fight', unit: 'a1' });
    const later = afterFirst(begun, { dice: [LOSE] });
    expect([oddsOf(seen(begun)), oddsOf(seen(later))]).toEqual(['53/160', '53/160']);
    expect(standing('fightOrder', seen(later), 'listed', memo)).toEqual(NEXT);
    // If strengths were not kept, it would be 3 to 7.
    const unkept = seen(later, (open) => {
      open.stood = [...open.at];
    });
    expect(oddsOf(unkept)).toBe('3/16');
    expect(standing('fightOrder', unkept, 'listed', memo)).toBeNull();
  });

  test('what was remembered before there were odds in it is compared with how the melee began', () => {
    const begun = three({ a1: [6, 8], d1: [6, 9] });
    const memo = { round: 1, boxedIn: [] };
    expect(standing('fightOrder', seen(begun), 'listed', memo, ['a3'])).toEqual({ choose: 'fight', unit: 'a3' });
    const closed = afterFirst(begun, { dice: [WIN], backs: [['d1', [6, 10]]] });
    expect(standing('fightOrder', seen(closed), 'listed', memo)).toBeNull();
  });
});

describe('Shoot the last target', () => {
  const aimed = (rest: object = {}): Table =>
    drive(
      stand({
        units: { a1: [6, 5], d1: [6, 8], d2: [8, 5] },
        troops: { a1: 'BO' },
        options: { 'saga.battle.firstRoundShooting': true },
        ...rest,
      }),
      { until: 'aim' },
    );

  test('asks until a target was given by hand, then shoots at it while it can be seen', () => {
    const view = seen(aimed());
    expect(standing('shoot', view, 'last')).toBeNull();
    const memo = byHand('shoot', view, { choose: 'shoot', target: 'd2' });
    expect(standing('shoot', view, 'last', memo)).toEqual({ choose: 'shoot', target: 'd2' });
    const gone = seen(aimed(), (open) => {
      open.at[open.roster.findIndex(({ name }) => name === 'd2')] = -1;
    });
    expect(standing('shoot', gone, 'last', memo)).toBeNull();
    const far = seen(aimed(), (open) => {
      open.at[open.roster.findIndex(({ name }) => name === 'd2')] = 0;
    });
    expect(standing('shoot', far, 'last', memo)).toBeNull();
  });

  test('or holds its fire', () => {
    expect(standing('shoot', seen(aimed()), 'hold')).toEqual({ choose: 'hold' });
  });
});

test('No champion challenges: it asks when others can fight than before', () => {
  const champion = (name: string, seat: string) => ({ name, seat, like: 'knight' });
  const units = [
    { army: 'attacker', troop: 'pikemen', size: 100, at: { row: 4, column: 4 } },
    { army: 'defender', troop: 'pikemen', size: 100, at: { row: 14, column: 4 } },
  ];
  const table = sitDown(battleScene, {
    seats: ['ana', 'bo'],
    attacker: { name: 'Red', seat: 'ana', champions: [champion('Ella', 'ana')] },
    defender: { name: 'Blue', seat: 'bo', champions: [champion('Joris', 'bo')] },
    position: { round: 3, units },
  }) as unknown as Table;
  expect(table.run.awaits).toMatchObject({ step: 'challenge' });
  const goOn = { choose: 'goOn' } as const;
  expect(standing('challenge', seen(table), 'goOn')).toEqual(goOn);
  const out = seen(table, (open) => {
    (open.champions[1] as { standing: string }).standing = 'incapable';
  });
  expect(standing('challenge', out, 'goOn')).toBeNull();
  expect(standing('challenge', out, 'goOn', byHand('challenge', out, goOn))).toEqual(goOn);
});

const NEVER = {
  steps: ['quick', 'cluster', 'move', 'press', 'takeUp', 'place', 'pickField', 'grow', 'nameLine', 'manner'],
  choices: ['retreat', 'surrender', 'breakOff', 'quick', 'clusters', 'accept', 'challenge'],
};
standingLaws(battleManifest(saga), { starts: smallStarts, games: 5, never: NEVER });
standingLaws(battleManifest(first), { starts: smallStarts, games: 1, never: NEVER });
