import { counted } from '@warmoot/kernel';
import { sortie, war } from '@warmoot/rules';
import type { Moment, SceneWords } from '../catalogue/words.js';
import type { Fact, Named } from '../say/index.js';
import type { Speech } from '../speech.js';
import { armyName, eachWith, type SortiePhrases } from './facts.js';
import { planText } from './tellPlan.js';
import { tellRound } from './tellRound.js';

type Words = SceneWords<sortie.Sortie>;
type Events = Words['events'];
type At = Moment<sortie.Sortie>;
type Ruling = 'asked' | 'proposed' | 'agreed' | 'objected' | 'voted' | 'settled';

const staked = (dice: Readonly<Record<number, number>>): boolean => Object.values(dice).some((n) => n > 0);

/** Orders, one sentence for each unit; those who only stand are told together. */
const tellOrders = (speech: Speech, phrases: SortiePhrases): Events['ordered'] => {
  const { orders: t } = speech.t.sortie.telling;
  const told = (index: number, order: sortie.Order, { sight }: At): readonly string[] => {
    const unit = phrases.unit(sight, index);
    const of = (other: number): Named => phrases.unit(sight, other);
    switch (order.order) {
      case 'engage':
      case 'shoot':
        return [t[order.order]({ unit, target: of(order.target) })];
      case 'close':
        return [t.close({ unit, target: of(order.target), n: order.halfMoves })];
      case 'fallBack':
        return [t.fallBack({ unit, n: order.halfMoves })];
      case 'take':
        return [t.take({ unit, target: of(order.target), fate: order.fate })];
      case 'join':
        return [t.join({ unit, friend: of(order.friend) })];
      case 'split':
        return [t.split({ unit, heads: order.heads })];
      case 'stand':
        return [];
    }
  };
  return ({ orders }, at) => {
    const all = eachWith(orders);
    const standing = all.filter(([, { order }]) => order === 'stand').map(([unit]) => unit);
    return [
      ...all.flatMap(([unit, order]) => told(unit, order as sortie.Order, at)),
      ...(standing.length === 0 ? [] : [t.stand({ units: phrases.units(at.sight, standing) })]),
    ];
  };
};

/** Before the first round, and what is ordered and planned in each. */
const tellBefore = (speech: Speech, phrases: SortiePhrases) => {
  const { telling: t } = speech.t.sortie;
  const named = (index: number, { sight }: At): Named => phrases.unit(sight, index);
  return {
    initiativeRolled: ({ side, total }, { sight }) =>
      t.initiativeRolled({ army: armyName(sight, side), total: total.total }),
    initiativeWon: ({ side, by }, { sight }) =>
      t.initiativeWon[by]({
        army: side === null ? null : armyName(sight, side),
        n: side === null ? 0 : counted(sortie.openingDice(sight, side)).total,
      } as never),
    placed: ({ unit, halfMoves }, at) => t.placed({ unit: named(unit, at), n: halfMoves }),
    roundBegan: ({ round }) => t.roundBegan({ round }),
    ordered: tellOrders(speech, phrases),
    met: ({ meetings, shots, lapsed }, at) => {
      const pairs = meetings.map(({ a, b }) => t.met.pair({ a: named(a, at), b: named(b, at) }));
      const volleys = shots.map(({ archers, target }) =>
        t.met.shot({ archers: named(archers, at), target: named(target, at) }),
      );
      return [
        ...(pairs.length === 0 ? [] : [t.met.sorties({ n: pairs.length, pairs })]),
        ...(volleys.length === 0 ? [] : [t.met.shots({ n: volleys.length, pairs: volleys })]),
        ...(lapsed.length === 0 ? [] : [t.met.lapsed({ units: phrases.units(at.sight, lapsed) })]),
        ...(pairs.length + volleys.length === 0 ? [t.met.none] : []),
      ];
    },
    beset: ({ unit, fronts }, at) => t.beset({ unit: named(unit, at), fronts, rule: sortie.FRONTS[fronts].why }),
    planned: ({ plans }, at) =>
      eachWith(plans)
        .filter(([, { maneuver, bids, arrows }]) => maneuver !== null || staked(bids) || staked(arrows))
        .map(([unit, plan]) =>
          t.planned({ unit: named(unit, at), plan: planText(speech, phrases, at.sight, plan as sortie.Plan) }),
        ),
  } satisfies Partial<Events>;
};

/** How it ends, and what it has cost. */
const tellAfter = (speech: Speech, phrases: SortiePhrases) => {
  const { telling: t } = speech.t.sortie;
  const named = (index: number, { sight }: At): Named => phrases.unit(sight, index);
  return {
    decided: ({ ending, winner }, { sight }) =>
      t.ended[ending]({
        winner: winner === null ? null : armyName(sight, winner),
        loser: winner === null ? '' : armyName(sight, war.otherSide(winner)),
      } as never),
    quarterSaid: ({ side, given }, { sight }) => t.quarterSaid({ army: armyName(sight, side), given }),
    spoiled: ({ target, fate }, at) => t.spoiled({ target: named(target, at), fate }),
    // What the defeat cost is told with the rest of it.
    counted: ({ unit, by, injured, dead }, at) =>
      by === 'fraction' ? '' : t.counted.record({ unit: named(unit, at), injured, dead }),
    reckoned: ({ unit, fit, injured, dead, prisoners }, at) =>
      t.reckoned({ unit: named(unit, at), fit, injured, dead, prisoners, losses: injured + dead > 0 } as never),
    characterFate: ({ who, end, part }) =>
      t.characterFate({
        who,
        end,
        part: part === null ? null : (speech.t.names.parts as Readonly<Record<string, Fact>>)[part],
      } as never),
    renamed: ({ unit, name }, { was }) => t.renamed({ was: phrases.unit(was, unit), name: phrases.called(name) }),
    // It has been told when it was decided.
    ended: () => '',
  } satisfies Partial<Events>;
};

export const tellSortieEvents = (speech: Speech, phrases: SortiePhrases): Omit<Events, Ruling> => ({
  ...tellBefore(speech, phrases),
  ...tellRound(speech, phrases),
  ...tellAfter(speech, phrases),
});

/** Every number that comes of several lines, opened into them. */
export const tellSortieSums = (speech: Speech, phrases: SortiePhrases): NonNullable<Words['sums']> => {
  const { sums: t } = speech.t.sortie.telling;
  return {
    aimed: ({ archers, target, needs, net }, { sight }) => [
      { label: t.needs({ unit: phrases.unit(sight, target) }), tally: needs.lines ?? [] },
      { label: t.net({ unit: phrases.unit(sight, archers) }), tally: net.lines ?? [] },
    ],
    // What a round gives and takes; who has only spent dice has been told so.
    applied: ({ impacts, hands }, { sight }) =>
      impacts.flatMap(({ unit, gained, lost }, nth) =>
        gained + lost === 0
          ? []
          : [{ label: t.hand({ unit: phrases.unit(sight, unit) }), tally: hands[nth]?.lines ?? [] }],
      ),
    faced: ({ a, b, nets }, { sight }) =>
      [a, b].map((unit, side) => ({
        label: t.net({ unit: phrases.unit(sight, unit) }),
        tally: nets[side]?.lines ?? [],
      })),
    reckoned: ({ unit, sums }, { sight }) =>
      [
        { label: t.injured({ unit: phrases.unit(sight, unit) }), tally: sums.injured.lines ?? [] },
        { label: t.dead({ unit: phrases.unit(sight, unit) }), tally: sums.dead.lines ?? [] },
      ].filter(({ tally }) => tally.length > 0),
  };
};

export const tellSortieInShort = (speech: Speech): NonNullable<Words['inShort']> => ({
  placed: (events, { sight }) =>
    speech.t.sortie.telling.placedMany({
      army: armyName(sight, war.unitAt(sight, events[0]?.unit ?? 0).side),
      n: events.length,
    }),
});
