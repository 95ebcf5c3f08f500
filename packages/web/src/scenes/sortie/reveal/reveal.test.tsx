import type { SeatId } from '@warmoot/kernel';
import { en } from '@warmoot/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Scenario } from '../../../../test/lab/scenario.js';
import { playUntil, type Sitting, seenFrom, sit } from '../../../../test/lab/sitting.js';
import { SORTIES } from '../../../../test/lab/sorties.js';
import type { Person } from '../../../people/person.js';
import { fetchTold } from '../../../words/told.js';
import type { SceneProps } from '../../contract.js';
import type { Moment } from '../../shared/stage/machine.js';
import { type Shown, StageContext } from '../../shared/stage/onStage.js';
import { type SortieView, unitsOf } from '../model.js';
import { SortieScene } from '../SortieScene.js';
import { isOfRound, roundTold } from './record.js';

beforeAll(() => fetchTold('en'));

const PEOPLE: Readonly<Record<SeatId, Person>> = Object.fromEntries(
  ['ana', 'bo'].map((seat, colour) => [
    seat,
    { seat, name: seat, colour, held: 'person', here: true, you: seat === 'ana' } as const,
  ]),
);

const played = (seed: string, until: string): Sitting =>
  playUntil(sit(SORTIES.sortiePlans as Scenario, seed), { seed, person: 'ana', typed: false }, until, 0);

const drawn = (sitting: Sitting, shown: Shown | null = null): string => {
  const { run, view } = seenFrom(sitting, 'ana');
  const props: SceneProps = {
    rules: sitting.session.rules,
    run,
    view,
    seat: 'ana',
    people: PEOPLE,
    passages: sitting.passages,
    answer: () => {},
    typeDice: null,
    devices: [],
    busy: false,
  };
  return renderToStaticMarkup(
    <StageContext value={{ shown, again: null }}>
      <SortieScene {...props} />
    </StageContext>,
  );
};

const SEEDS = ['1', '2', '3', '4'];

describe('a round whose seals are broken', () => {
  test('SORTIE-POOL-008 SORTIE-POOL-009 three dice of each pool count, and they are its total', () => {
    let rolled = 0;
    for (const seed of SEEDS) {
      const { passages } = played(seed, 'never');
      for (let last = 10; last <= passages.length; last += 7) {
        for (const told of roundTold(passages.slice(0, last))?.told ?? []) {
          if (told.kind !== 'sortie' || told.how?.totals == null) continue;
          told.pools.forEach((pool, side) => {
            const kept = pool?.faces.filter((_, nth) => pool.counts[nth] !== false) ?? [];
            expect(kept.length).toBe(3);
            expect(kept.reduce((sum, face) => sum + face, 0)).toBe(told.how?.totals?.[side]);
            // SORTIE-POOL-008: three, and one more for each net die.
            expect(pool?.faces.length).toBe(3 + Math.abs(told.nets?.[side]?.total ?? 0));
            rolled++;
          });
        }
      }
    }
    expect(rolled).toBeGreaterThan(8);
  });

  test('stands as it was before its effects, with the plans that were shown; a page that knows nothing of it has no such sight', () => {
    const { passages } = played('1', 'never');
    const { sight } = roundTold(passages) ?? {};
    expect(sight?.open.plans.filter((plan) => plan !== null).length).toBeGreaterThan(0);
    expect(roundTold(passages.map((passage) => ({ ...passage, before: null })))?.sight).toBeNull();
  });

  test.each(['withdrawals', 'pressing', 'escapes', 'destroyed', 'moves', 'spoils', 'quarter'])(
    'lies above the foot while %s are asked, wherever they are',
    (step) => {
      const asked = SEEDS.map((seed) => played(seed, step)).filter(
        ({ session: { run } }) => run.awaits.need === 'answers' && run.awaits.step === step,
      );
      for (const sitting of asked) {
        const markup = drawn(sitting);
        const isMine =
          sitting.session.run.awaits.need === 'answers' &&
          sitting.session.run.awaits.asked.some(({ seat }) => seat === 'ana');
        if (isMine) expect(markup).toContain(`data-asked="${step}"`);
      }
    },
  );

  test('tells nothing of a throw before its moment', () => {
    const sitting = played('3', 'never');
    const at = sitting.passages.findIndex(
      (passage) =>
        isOfRound(passage) && (passage.before?.state.agenda.at(-1) as { side?: number } | undefined)?.side === 1,
    );
    const passage = sitting.passages[at] as Shown['passage'];
    const told = { ...sitting, passages: sitting.passages.slice(0, at) };
    const total = (moment: Moment): readonly (string | undefined)[] => {
      const markup = drawn(told, { passage, rivals: [], turn: 'throw', moment });
      expect(markup).toContain('reveal-stage');
      // The first pool lies there already; the second falls.
      return [
        markup.match(/<strong>(\d+)<\/strong>/g)?.length.toString(),
        /data-fallen="(air|lie|none)"/.exec(markup)?.[1],
        /data-lit=""/.exec(markup)?.[0],
      ];
    };
    expect(total('call')).toEqual(['1', 'none', undefined]);
    expect(total('air')).toEqual(['1', 'air', undefined]);
    expect(total('lie')).toEqual(['1', 'lie', undefined]);
    expect(total('sum')).toEqual(['2', undefined, undefined]);
    expect(total('verdict')).toEqual(['2', undefined, 'data-lit=""']);
  });

  test('is told by the names of its units, and at the end every unit is reckoned up', () => {
    for (const seed of SEEDS) {
      const sitting = played(seed, 'never');
      if (!sitting.session.run.over) continue;
      const markup = drawn(sitting);
      const view = seenFrom(sitting, 'ana').view as unknown as SortieView;
      const there = unitsOf(en, view).filter(({ fate }) => fate !== 'joined');
      expect(markup).toContain('sortie-end');
      for (const { called } of there) expect(markup).toContain(called);
    }
  });
});
