import {
  enter,
  type Input,
  type Json,
  openSession,
  type SceneRules,
  type SceneTypes,
  type Session,
} from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, type Passage } from './account.js';
import type { Words } from './catalogue/words.js';
import { de, en } from './languages.js';

/** What is chosen at a step, for whom; the first that is offered where nothing is said. */
type Chosen = (step: string, as: string, open: readonly Json[]) => unknown;

/** The lines of a scene as it is played by some choices until these dice have fallen and nobody can go on without more. */
const linesOf = (
  words: Words,
  rules: SceneRules<never>,
  setup: object,
  chosen: Chosen,
  dice: readonly (readonly number[])[],
): readonly string[] => {
  const scene = rules as unknown as SceneRules<SceneTypes>;
  const opened = openSession(scene, { setup }, null);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  let session: Session<SceneTypes> = opened.value;
  const lines: string[] = [];
  const faces = [...dice];
  const inputNow = (): Input | null => {
    const { awaits, state } = session.run;
    if (awaits.need === 'dice') {
      const next = faces.shift();
      return next === undefined ? null : { input: 'dice', faces: next, from: 'table' };
    }
    if (awaits.need !== 'answers') return null;
    const asked = awaits.asked.find(({ as }) => state.sealed[as] === undefined);
    if (asked === undefined) return null;
    const open = (session.run.choices(asked) ?? []) as readonly Json[];
    const choice = chosen(awaits.step, asked.as, open) ?? open[0];
    return { input: 'answer', ...asked, choice };
  };
  for (let input = inputNow(); input !== null; input = inputNow()) {
    const before = session.run;
    const entered = enter(session, input);
    if (!entered.ok) throw new Error(JSON.stringify(entered.refusal));
    session = entered.value;
    lines.push(...accountOf(words, { entry: session.entries.at(-1), before, after: session.run } as Passage).lines);
  }
  return lines;
};

// All skills 2, swords, Sword distance, no armour, round 1: the fighters of the ledger's examples to 4.03.
const ORDINARY = {
  skills: { control: 2, fightingMind: 2, speed: 2, strength: 2 },
  hands: { right: 'sword' },
  carried: [],
  armour: 'none',
};

const DUEL = {
  seats: ['ana', 'bo'],
  side1: [{ name: 'Ella', seat: 'ana', ...ORDINARY }],
  side2: [{ name: 'Joris', seat: 'bo', ...ORDINARY }],
  distance: 'sword',
};

const stay = { Ella: { x: 8, y: 9 }, Joris: { x: 10, y: 9 } } as Readonly<Record<string, object>>;

/** Everybody fights on and stays; Ella does one thing to Joris, who does nothing and dodges where he can. */
const ellaDoes =
  (act: string): Chosen =>
  (step, as, open) => {
    if (step === 'move') return { choose: 'move', to: stay[as] };
    if (step === 'chooseActs')
      return open.find((one) => (one as { act?: string }).act === (as === 'Ella' ? act : 'pass'));
    if (step === 'protect') return { choose: 'part', part: 'head' };
    return step === 'place' ? { choose: 'part', part: 'leftArm' } : undefined;
  };

/** Ella wins Footwork with 14 + 2 = 16 against 14 + 2. */
const FOOTWORK = [7, 6, 1];
const fought = (words: Words, act: string, ...dice: readonly (readonly number[])[]): readonly string[] =>
  linesOf(words, saga.duel.duelScene(saga.edition) as never, DUEL, ellaDoes(act), [FOOTWORK, ...dice]);

describe('an action in a fight is strong or weak, and never a success or a failure', () => {
  test('whose, what, how; the total first, then what was needed', () => {
    const lines = fought(en, 'quickAttack', [8, 5, 1]);
    expect(lines).toContain('Ella wins Footwork against Joris: 16, needed 16.');
    expect(lines).toContain('Ella’s Quick Attack on Joris is strong: 16, needed 16.');
  });

  test('SAGA-DUEL-ACT-012 a weak Quick Attack still wounds, and the victim chooses the place', () => {
    const lines = fought(en, 'quickAttack', [8, 4, 1]);
    const at = lines.indexOf('Ella’s Quick Attack on Joris is weak: 15, needed 16. It still wounds.');
    expect(at).toBeGreaterThan(0);
    expect(lines[at + 1]).toBe('Joris chooses the left arm: a Minor Wound at the end of the round.');
    // SAGA-DUEL-ACT-014: −2 on defences in the next two rounds.
    expect(lines).toContain('Ella has −2 on all defences, to the end of round 3.');
  });

  test('SAGA-DUEL-ACT-028 of a weak Vicious Attack nothing comes but its price; SAGA-DUEL-ACT-034 a strong Controlled Attack is placed by who made it', () => {
    const vicious = fought(en, 'viciousAttack', [8, 5, 1]);
    expect(vicious).toContain('Ella’s Vicious Attack on Joris is weak: 15, needed 16. Nothing comes of it.');
    expect(vicious).toContain('Ella has −4 on all defences, to the end of round 3.');
    const controlled = fought(en, 'controlledAttack', [8, 8, 1]);
    expect(controlled).toContain('Ella chooses Joris’s left arm: a Major Wound at the end of the round.');
  });

  test('SAGA-DUEL-ACT-046 SAGA-DUEL-ACT-047 a Bash of round 1 lasts to the end of round 3, strong or weak', () => {
    expect(fought(en, 'bash', [8, 5, 1])).toContain('Joris has −3 on Control and Strength, to the end of round 3.');
    const weak = fought(en, 'bash', [8, 4, 1]);
    expect(weak).toContain('Ella’s Bash on Joris is weak: 15, needed 16. It still hinders.');
    expect(weak).toContain('Joris has −1 on Control and Strength, to the end of round 3.');
  });

  test('Footwork is lost from the side of who threw', () => {
    const lines = linesOf(en, saga.duel.duelScene(saga.edition) as never, DUEL, ellaDoes('bash'), [[7, 5, 1]]);
    expect(lines).toContain('Ella loses Footwork against Joris: 15, needed 16.');
  });

  test('in German too', () => {
    const lines = fought(de, 'quickAttack', [8, 4, 1]);
    expect(lines).toContain(
      'Ellas Schneller Angriff auf Joris ist schwach: 15, nötig 16. Eine Wunde gibt es trotzdem.',
    );
    expect(lines).toContain('Ella hat −2 auf alle Verteidigungen, bis zum Ende von Runde 3.');
  });

  test('no line speaks of success or failure, whatever is done and however it falls', () => {
    for (const act of Object.keys(saga.duel.ACTIONS))
      for (const dice of [
        [8, 8, 9],
        [1, 1, 0],
      ])
        for (const [words, never] of [
          [en, /succe|fail/i],
          [de, /Erfolg|Fehlschlag|gelingt/i],
        ] as const)
          expect(fought(words, act, dice).filter((line) => never.test(line))).toEqual([]);
  });
});

const unit = (army: string, troop: string, column: number) => ({ army, troop, size: 100, at: { row: 10, column } });
const field = (...units: readonly object[]) => ({
  seats: ['ana', 'bo'],
  attacker: { name: 'Red', seat: 'ana' },
  defender: { name: 'Blue', seat: 'bo' },
  position: { units, round: 1 },
});
const battle = (dice: readonly number[], ...units: readonly object[]): readonly string[] =>
  linesOf(en, saga.battle.battleScene as never, field(...units), () => undefined, [dice]);

describe('a fight in battle is won or lost', () => {
  // Heavy cavalry charge medium infantry in the open: 5 + 2 = 7 against 14 + 3.
  test('the roller first, with the roller’s dice', () => {
    const line = (...dice: number[]) =>
      battle(dice, unit('attacker', 'heavyCavalry', 10), unit('defender', 'mediumInfantry', 11)).find((one) =>
        one.includes('needed'),
      );
    expect(line(5, 4, 1)).toBe('Tarn knights against Kell levy is won: 17, needed 17.');
    expect(line(5, 4, 0)).toBe('Tarn knights against Kell levy is lost: 16, needed 17.');
  });

  // Bowmen of 100 at distance 2, strength 2 against 3: 30 losses, else 10. At distance 3: 10 or none.
  test('a volley that is lost still costs somebody, or nothing comes of it', () => {
    const line = (column: number, ...dice: number[]) =>
      battle(dice, unit('attacker', 'bowmen', 10), unit('defender', 'mediumInfantry', column)).find((one) =>
        one.includes('needed'),
      );
    expect(line(12, 7, 7, 1)).toBe(
      'The volley of Tarn bows on Kell levy is won: 17, needed 17. It costs Kell levy 30 soldiers.',
    );
    expect(line(12, 7, 7, 0)).toBe(
      'The volley of Tarn bows on Kell levy is lost: 16, needed 17. It still costs Kell levy 10 soldiers.',
    );
    expect(line(13, 7, 7, 0)).toBe('The volley of Tarn bows on Kell levy is lost: 16, needed 17. Nothing comes of it.');
  });
});

// Ella (Run 4) races Morten (Run 2); her player rolls 4, 5, 1: total 14, target 16.
test('a check of two is told from the side of the dice', () => {
  const race = {
    kind: 'opposed',
    form: 'bothAct',
    seats: ['ana', 'bo'],
    acting: { name: 'Ella', seat: 'ana', rating: 4 },
    opposing: { name: 'Morten', seat: 'bo', rating: 2 },
  };
  const told = (words: Words, ...dice: number[]) =>
    linesOf(words, saga.check.checkScene(saga.edition) as never, race, () => undefined, [dice]);
  expect(told(en, 4, 5, 1)).toEqual(['Ella fails against Morten: 14, needed 16.']);
  expect(told(en, 4, 7, 1)).toEqual(['Ella prevails over Morten: 16, needed 16.']);
  expect(told(de, 4, 5, 1)).toEqual(['Ella scheitert gegen Morten: 14, nötig 16.']);
});
