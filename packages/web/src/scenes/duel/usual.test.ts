import type { Passage } from '@warmoot/words';
import { describe, expect, it } from 'vitest';
import { decisionOf } from './grouping.js';
import type { DuelView } from './sheet.js';
import { dodgeBack, isFinal, straightBack, usualPick } from './usual.js';

const view = (step: object): DuelView =>
  ({
    given: { fighters: [{ name: 'Ella' }, { name: 'Joris' }] },
    open: {
      combatants: [
        { x: 8, y: 9 },
        { x: 10, y: 9 },
      ],
      turn: { acts: [null, { act: 'bash', target: 0 }] },
    },
    agenda: [step],
  }) as unknown as DuelView;

const heard = (...events: object[]): readonly Passage[] => [
  { entry: { heard: events.map((event) => ({ to: null, depth: 0, event })) } } as unknown as Passage,
];

const ELLA = { seat: 'ana', as: 'Ella' };
const act = (name: string, hand: string) => ({ choose: 'act', act: name, target: 'Joris', with: hand }) as never;

describe('what stands picked', () => {
  it('is the act of the round before, if it is open again; in the first round nothing', () => {
    const open = decisionOf('chooseActs', [act('bash', 'right'), act('quickAttack', 'right')]);
    const at = view({ step: 'chooseActs' });
    expect(usualPick(open, at, ELLA, [])).toBeNull();
    const before = heard({ event: 'revealed', acts: [{ act: 'quickAttack', target: 1, with: 'right' }, null] });
    expect(usualPick(open, at, ELLA, before)).toMatchObject({ group: 'quickAttack', fields: { target: 'Joris' } });
    const other = heard({ event: 'revealed', acts: [{ act: 'quickAttack', target: 1, with: 'left' }, null] });
    expect(usualPick(open, at, ELLA, other)).toBeNull();
  });

  it('is to stay where one stands, to fight on, and the only answer there is', () => {
    const to = (x: number) => ({ choose: 'move', to: { x, y: 9 } }) as never;
    const moves = decisionOf('move', [to(7), to(8), to(9)]);
    expect(usualPick(moves, view({ step: 'move', who: 0 }), ELLA, [])).toMatchObject({ fields: { to: '8,9' } });
    const declare = decisionOf('declare', [{ choose: 'fightOn' }, { choose: 'surrender' }]);
    expect(usualPick(declare, view({ step: 'declare' }), ELLA, [])?.group).toBe('fightOn');
    const finish = decisionOf('finish', [{ choose: 'kill' }, { choose: 'spare' }] as never);
    expect(usualPick(finish, view({ step: 'finish' }), ELLA, [])).toBeNull();
  });

  it('dodges straight back, as far as there is room', () => {
    const squares = [
      { x: 7, y: 8 },
      { x: 7, y: 9 },
      { x: 7, y: 10 },
    ];
    expect(straightBack({ x: 8, y: 9 }, { x: 10, y: 9 }, squares)).toEqual({ x: 7, y: 9 });
    expect(straightBack({ x: 8, y: 9 }, { x: 10, y: 7 }, squares)).toEqual({ x: 7, y: 10 });
  });

  it('takes the square straight back with a Dodge, but none that would leave them Apart: that is asked', () => {
    const dodge = (x: number, y: number) => ({ choose: 'defend', by: 'dodge', to: { x, y } }) as never;
    const incoming = { attacker: 1, victim: 0 };
    // Ella at (8, 9), Joris at (10, 9): two squares apart, three after a step back, which is Spear distance.
    expect(dodgeBack(view({ step: 'defend' }), incoming, [dodge(7, 8), dodge(7, 9), dodge(8, 8)])).toMatchObject({
      to: { x: 7, y: 9 },
    });
    const far = view({ step: 'defend' });
    (far.open.combatants[1] as { x: number }).x = 11;
    expect(dodgeBack(far, incoming, [dodge(7, 8), dodge(7, 9)])).toBeUndefined();
    expect(dodgeBack(far, incoming, [{ choose: 'defend', by: 'none' }])).toBeUndefined();
  });

  it('is never sealed by a second press where it could not be taken back', () => {
    for (const choose of ['surrender', 'breakOff', 'kill', 'leave']) expect(isFinal({ choose } as never)).toBe(true);
    expect(isFinal({ choose: 'act', act: 'kill', target: 'Joris' } as never)).toBe(true);
    expect(isFinal({ choose: 'act', act: 'bash' } as never)).toBe(false);
  });
});
