import { copyJson, givenByStanding, type Json, type View } from '@warmoot/kernel';
import { standingLaws, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { first } from '../../saga-1e/edition.js';
import type { Duel } from './duel.js';
import { duelManifest } from './manifest.js';
import type { DuelOpen } from './model.js';
import { duelScene } from './scene.js';
import { duelStanding } from './standing.js';
import { drive, duel, facing, melee } from './testing/fight.js';
import { starts } from './testing/starts.js';

type Seen = View<Duel>;

const answerOf = (id: string) => duelStanding.find((one) => one.id === id) as (typeof duelStanding)[number];

/** What Ella sees, with the open facts changed. */
const seen = (table: TestTable<Duel>, change: (open: DuelOpen) => void = () => undefined, seat = 'ana'): Seen => {
  const view = copyJson(table.run.view(seat)) as Seen;
  change(view.open as DuelOpen);
  return view;
};

const standing = (id: string, view: Seen, way: string, memo: Json | null = null, as = 'Ella') =>
  answerOf(id).answer(
    view,
    { step: view.agenda.at(-1) as Duel['step'], asked: { seat: view.seat as string, as } },
    { way, memo },
  );

const byHand = (id: string, view: Seen, before: Json | null = null, as = 'Ella'): Json | null =>
  answerOf(id).memo?.(
    view,
    {
      step: view.agenda.at(-1) as Duel['step'],
      asked: { seat: view.seat as string, as },
      choice: { choose: 'fightOn' },
    },
    before,
  ) ?? null;

const FIGHT_ON = { choose: 'fightOn' };

describe('Fight on', () => {
  const begun = facing(2);

  test('stands from the beginning, and for five rounds: in the sixth it is asked again', () => {
    const inRound = (round: number) =>
      standing(
        'fightOn',
        seen(begun, (open) => {
          open.round = round;
        }),
        'on',
      );
    expect([1, 2, 5].map(inRound)).toEqual([FIGHT_ON, FIGHT_ON, FIGHT_ON]);
    expect([6, 9].map(inRound)).toEqual([null, null]);
  });

  test('a Major Wound asks; answered by hand it stands again until the next', () => {
    const wounded = (majors: number) =>
      seen(begun, (open) => {
        for (let part = 0; part < majors; part++) (open.combatants[0] as { majors: number[] }).majors[part] = 1;
      });
    expect(standing('fightOn', wounded(1), 'on')).toBeNull();
    const memo = byHand('fightOn', wounded(1));
    expect(standing('fightOn', wounded(1), 'on', memo)).toEqual(FIGHT_ON);
    expect(standing('fightOn', wounded(2), 'on', memo)).toBeNull();
  });

  test('Minor Wounds, and wounds of the enemy, do not ask', () => {
    const view = seen(begun, (open) => {
      (open.combatants[0] as { minors: number[] }).minors[2] = 2;
      (open.combatants[1] as { majors: number[] }).majors[2] = 1;
    });
    expect(standing('fightOn', view, 'on')).toEqual(FIGHT_ON);
  });

  test('a Major Wound that somebody came with is no news', () => {
    const lame = facing(2, { wounds: [{ part: 'leftLeg', severity: 'major' }] });
    expect(standing('fightOn', seen(lame), 'on')).toEqual(FIGHT_ON);
  });

  test('terms that an enemy has offered in the round before ask; in the round after it stands again', () => {
    const offeredBy = (who: number, round: number) =>
      seen(begun, (open) => {
        open.round = round;
        open.offered = { round: 2, who: [who] };
      });
    expect(standing('fightOn', offeredBy(1, 3), 'on')).toBeNull();
    expect(standing('fightOn', offeredBy(1, 4), 'on')).toEqual(FIGHT_ON);
    // What one has offered oneself is no news.
    expect(standing('fightOn', offeredBy(0, 3), 'on')).toEqual(FIGHT_ON);
  });

  test('one on my side who is out asks each of my people, and one who is asked answers for himself alone', () => {
    const three = drive(
      melee([{ name: 'Ella' }, { name: 'Una' }, { name: 'Wim' }], [{ name: 'Morten' }], {
        combats: [{ side1: ['Ella', 'Una', 'Wim'], side2: ['Morten'] }],
      }),
      { until: 'declare' },
    );
    if (three.run.awaits.need !== 'answers') throw new Error('nobody is asked');
    const out = seen(three, (open) => {
      (open.combatants[2] as { standing: string }).standing = 'incapable';
    });
    expect(standing('fightOn', out, 'on')).toBeNull();
    const memo = byHand('fightOn', out);
    expect(standing('fightOn', out, 'on', memo)).toEqual(FIGHT_ON);
    expect(standing('fightOn', out, 'on', memo, 'Una')).toBeNull();
  });
});

describe('Protect a part if hit', () => {
  /** Morten has hit Ella with a Quick Attack: she is asked what to protect. */
  const hit = drive(facing(2), {
    acts: { Morten: { act: 'quickAttack', target: 'Ella', with: 'right' } },
    dice: [
      [8, 8, 9],
      [8, 8, 9],
    ],
    until: 'protect',
  });
  const head = 5;

  test('protects it while it has no Major Wound', () => {
    expect(standing('protect', seen(hit), 'head')).toEqual({ choose: 'part', part: 'head' });
    const view = seen(hit, (open) => {
      (open.combatants[0] as { majors: number[] }).majors[head] = 1;
    });
    expect(standing('protect', view, 'head')).toBeNull();
  });

  test('asks where any part has two Minor Wounds: the third there is a Major Wound', () => {
    const view = (minors: number) =>
      seen(hit, (open) => {
        (open.combatants[0] as { minors: number[] }).minors[0] = minors;
      });
    expect(standing('protect', view(1), 'head')).not.toBeNull();
    expect(standing('protect', view(2), 'head')).toBeNull();
  });
});

/** Ella at (5, 5) attacks; Morten dodges from Sword distance to (8, 5). */
const DODGED = {
  acts: { Ella: { act: 'quickAttack', target: 'Morten', with: 'right' } },
  defend: { 'Morten against Ella': { by: 'dodge', to: { x: 8, y: 5 } } },
  dice: [
    [8, 8, 9],
    [1, 1, 0],
  ],
  parts: { Morten: ['leftArm'] },
  until: 'goTo',
} satisfies Parameters<typeof drive>[1];

describe('Follow who dodges', () => {
  const dodged = drive(facing(2), DODGED);

  test('goes one square straight after, or stays, as it was set', () => {
    expect(dodged.run.awaits).toMatchObject({ step: 'goTo' });
    expect(standing('follow', seen(dodged), 'follow')).toEqual({ choose: 'move', to: { x: 6, y: 5 } });
    expect(standing('follow', seen(dodged), 'stay')).toEqual({ choose: 'move', to: { x: 5, y: 5 } });
  });

  test('asks where they would be Apart even so, and has nothing to say to another question', () => {
    const far = seen(dodged, (open) => {
      (open.combatants[1] as { x: number }).x = 10;
    });
    expect(standing('follow', far, 'follow')).toBeNull();
    expect(standing('dodgeBack', seen(dodged), 'straight')).toBeNull();
  });
});

/** What would be given for one who is asked, were this to stand alone; the rules are asked whether they take it. */
const givenIn = (table: TestTable<Duel>, id: string, way: string) => {
  const { awaits } = table.run;
  const [asked] = awaits.need === 'answers' ? awaits.asked : [];
  if (asked === undefined) throw new Error('nobody is asked');
  const of = () => duelStanding as never;
  return givenByStanding(table.run as never, asked, { of, stands: { [id]: { way } }, memos: {}, hideMade: false });
};

test('Follow who dodges asks where the square is closed', () => {
  const followed = (walls: readonly object[]) =>
    drive(facing(2, {}, {}, { options: { 'saga.duel.board': { width: 20, height: 20, walls } } }), DODGED);
  expect(givenIn(followed([]), 'follow', 'follow')).toMatchObject({ choice: { to: { x: 6, y: 5 } } });
  expect(givenIn(followed([{ x: 6, y: 5 }]), 'follow', 'follow')).toBeNull();
});

describe('Dodge straight back, where the square that was named is taken', () => {
  /** Morten dodges Ella and Bram dodges Ada, both to the same square; Morten moves first, by seat. Ada stands at (8, 5). */
  const both = (y: number) => {
    const at = (x: number) => ({ at: { x, y: 5 } });
    const start = melee(
      [
        { name: 'Ella', ...at(4) },
        { name: 'Ada', ...at(8) },
      ],
      [
        { name: 'Morten', ...at(5) },
        { name: 'Bram', ...at(7) },
      ],
      {
        ambusher: 1,
        combats: [
          { side1: ['Ella'], side2: ['Morten'] },
          { side1: ['Ada'], side2: ['Bram'] },
        ],
      },
    );
    const dodge = { by: 'dodge', to: { x: 6, y } } as const;
    return drive(start, {
      acts: {
        Ella: { act: 'bash', target: 'Morten', with: 'right' },
        Ada: { act: 'bash', target: 'Bram', with: 'right' },
      },
      defend: { 'Morten against Ella': dodge, 'Bram against Ada': dodge },
      dice: [
        [1, 1, 0],
        [1, 1, 0],
      ],
      until: 'goTo',
    });
  };

  test('goes there while it is free', () => {
    expect(both(4).run.awaits).toMatchObject({ step: 'goTo', asked: [{ as: 'Bram' }] });
    expect(givenIn(both(4), 'dodgeBack', 'straight')).toMatchObject({ choice: { to: { x: 6, y: 5 } } });
  });

  test('asks where it is the very square that is taken', () => {
    expect(givenIn(both(5), 'dodgeBack', 'straight')).toBeNull();
  });

  test('asks where they would be Apart', () => {
    const view = seen(
      both(4),
      (open) => {
        // Three squares from Bram at (7, 5), and four from (6, 5).
        const ada = open.combatants[1] as { x: number };
        ada.x = 10;
      },
      'bo',
    );
    expect(standing('dodgeBack', view, 'straight', null, 'Bram')).toBeNull();
  });
});

const NEVER = {
  steps: ['chooseActs', 'defend', 'openDefence', 'acceptSurrender', 'join', 'move', 'finish', 'place'],
  choices: ['surrender', 'breakOff', 'act', 'defend', 'leave', 'kill'],
};
standingLaws(duelManifest(duel), { starts, games: 10, never: NEVER });
standingLaws(duelManifest(duelScene(first)), { starts, games: 2, never: NEVER });
