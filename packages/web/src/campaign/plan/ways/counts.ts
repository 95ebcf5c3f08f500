import type { RuleId } from '@warmoot/kernel';
import { command } from '@warmoot/rules';
import type { Spoken } from '../../../words/lists.js';
import type { InRanks, There } from './there.js';
import type { WAYS } from './words.js';

/** A line of a sum, which opens its rule. */
interface Line {
  readonly label: string;
  readonly amount: string;
  readonly rule: RuleId;
}

/** A number of an army, with what it is made of. */
export interface Count {
  readonly total: string;
  readonly lines: readonly Line[];
}

/** A row of numbers: one for each army, or one for both. */
export interface CountRow {
  readonly key: keyof Spoken<typeof WAYS>['counts'];
  readonly of: readonly Count[];
}

export interface Naming {
  readonly t: Spoken<typeof WAYS>;
  readonly troop: (key: InRanks['troop']) => string;
}

type Both<A> = readonly [A, A];
const each = <A, B>([one, two]: Both<A>, of: (army: A, side: 0 | 1) => B): Both<B> => [of(one, 0), of(two, 1)];
const sum = <A>(all: readonly A[], of: (one: A) => number): number => all.reduce((total, one) => total + of(one), 0);
const text = (n: number): string => `${Math.round(n * 100) / 100}`;

/** How many units there are of each troop type, in their order. */
const byTroop = <U extends { readonly troop: InRanks['troop'] }>(units: readonly U[]) =>
  [...new Set(units.map(({ troop }) => troop))].map((troop) => ({
    troop,
    units: units.filter((u) => u.troop === troop),
  }));

export const sagaCounts = ({ saga, soldiers }: There, { t, troop }: Naming): readonly CountRow[] => [
  {
    key: 'units',
    of: each(saga.units, (units) => ({
      total: `${units.length}`,
      lines: byTroop(units).map((of) => ({
        label: troop(of.troop),
        amount: `${of.units.length}`,
        rule: 'SAGA-BATTLE-MUSTER-005',
      })),
    })),
  },
  {
    key: 'soldiers',
    of: each(saga.units, (units, side) => ({
      total: `${soldiers[side]}`,
      lines: units.map(({ called, size }) => ({ label: called, amount: `${size}`, rule: 'SAGA-BATTLE-MUSTER-008' })),
    })),
  },
  {
    key: 'loss',
    of: [
      {
        total: `${saga.loss}`,
        lines: [
          {
            label: t.sums.mean({ soldiers: soldiers[0] + soldiers[1], units: saga.units.flat().length }),
            amount: `${saga.loss}`,
            rule: 'SAGA-BATTLE-MUSTER-019',
          },
        ],
      },
    ],
  },
];

export const commandCounts = ({ command: there, saga }: There, { t, troop }: Naming): readonly CountRow[] => {
  const called = (side: 0 | 1, nth: number): string => saga.units[side][nth]?.called ?? '';
  return [
    {
      key: 'units',
      of: each(there.units, (units) => ({
        total: `${units.length}`,
        lines: byTroop(units).map((of) => ({
          label: troop(of.troop),
          amount: `${of.units.length}`,
          rule: 'COMMAND-SAGA-002',
        })),
      })),
    },
    {
      key: 'points',
      of: each(there.units, (units, side) => ({
        total: `${sum(units, ({ points }) => points)}`,
        lines: units.map(({ grade, points, why }, nth) => ({
          label: t.sums.unit({ called: called(side, nth), grade }),
          amount: `${points}`,
          rule: why.at(-1)?.rule ?? 'COMMAND-SAGA-003',
        })),
      })),
    },
    {
      key: 'quality',
      of: each(there.leads, (lead) => {
        const quality = typeof lead === 'number' ? `${command.qualityByLead(lead)}` : lead === null ? '0' : '?';
        const label = lead === null ? t.nobody : lead === 'closed' ? t.closed : t.sums.lead({ lead });
        return { total: quality, lines: [{ label, amount: quality, rule: 'COMMAND-SAGA-006' }] };
      }),
    },
  ];
};

export const sortieCounts = ({ sortie, soldiers }: There, { t, troop }: Naming): readonly CountRow[] => [
  {
    key: 'units',
    of: each(sortie.units, (units) => ({
      total: `${units.length}`,
      lines: units.map((unit) => ({ label: troop(unit.troop), amount: '1', rule: 'SORTIE-SAGA-002' })),
    })),
  },
  {
    key: 'heads',
    of: each(sortie.units, (units, side) => ({
      total: `${soldiers[side]}`,
      lines: units.map((unit) => ({ label: troop(unit.troop), amount: `${unit.heads}`, rule: 'SORTIE-SAGA-002' })),
    })),
  },
  {
    key: 'level',
    of: each(sortie.units, (units, side) => ({
      total: text(sum(units, ({ level, heads }) => level * heads) / soldiers[side]),
      lines: units.map(({ troop: of, heads, level, why }) => ({
        label: t.sums.level({ troop: troop(of), heads }),
        amount: text(level),
        rule: why.at(-1)?.rule ?? 'SORTIE-SAGA-003',
      })),
    })),
  },
];

export const linesCounts = ({ lines }: There, { t, troop }: Naming): readonly CountRow[] => {
  const named = (side: 0 | 1): readonly Line[] =>
    lines.named[side] === 0 ? [] : [{ label: t.sums.named, amount: `${lines.named[side]}`, rule: 'WARBAND-SAGA-009' }];
  return [
    {
      key: 'scale',
      of: [
        {
          total: t.soldiersEach({ n: lines.scale.is }),
          lines: [
            {
              label: lines.scale.set
                ? t.sums.set
                : t.sums.larger({ soldiers: lines.scale.soldiers, most: lines.scale.by }),
              amount: `${lines.scale.is}`,
              rule: 'WARBAND-SAGA-009',
            },
          ],
        },
      ],
    },
    {
      key: 'figures',
      of: each(lines.armies, (army, side) => ({
        total: `${sum(army, ({ figures }) => figures) + lines.named[side]}`,
        lines: [
          ...army.map(
            (of): Line => ({
              label: t.sums.troop({ troop: troop(of.troop), soldiers: of.soldiers, scale: lines.scale.is }),
              amount: `${of.figures}`,
              rule: 'WARBAND-SAGA-009',
            }),
          ),
          ...named(side),
        ],
      })),
    },
    {
      key: 'units',
      of: each(lines.armies, (army) => ({
        total: `${sum(army, ({ units }) => units.length)}`,
        lines: army.flatMap((of) =>
          of.units.map((ranks) => ({
            label: t.sums.ranks({ troop: troop(of.troop), ranks: ranks.join(', ') }),
            amount: '1',
            rule: 'WARBAND-UNIT-008',
          })),
        ),
      })),
    },
    {
      key: 'might',
      of: each(lines.armies, (army) => ({
        total: `${sum(army, ({ figures, might }) => figures * might)}`,
        lines: army.map(({ troop: of, figures, might }) => ({
          label: t.sums.might({ troop: troop(of), figures, might }),
          amount: `${figures * might}`,
          rule: 'WARBAND-SAGA-008',
        })),
      })),
    },
  ];
};
