import { exact, hex, type Json, remembered, rememberedWith, type StandingAnswer, type View } from '@warmoot/kernel';
import { placeOf } from '../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { nameOf, onTheMap, unitNamed } from '../../war/roster/roster.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import { armyOf, type Battle, type BattleSight, proactive, sideNamed } from './battle.js';
import { championSide } from './champions/handToHand.js';
import type { Clash } from './clash/strength.js';
import { fightsBy } from './forecast/fights.js';
import { groundOf } from './ground.js';
import { isSpent, nextToEnemy, roomToFallBack } from './melee/fallingBack.js';
import { clusterAt, firstProactive, unresolved } from './melee/melee.js';
import { canBeShot } from './shooting/shooting.js';

/** After so many rounds a commander is asked again whether to fight on. */
const ROUNDS_UNASKED = 5;

/** What a commander knew of an army when last asked whether to go on. */
type Footing = { readonly round: number; readonly units: number };

const footingOf = (sight: BattleSight, side: Side): Footing => ({
  round: sight.open.round,
  units: onTheMap(sight, side).length,
});

/** All units that were mustered, and the first round in which anybody is asked. */
const firstFooting = ({ open }: BattleSight, side: Side): Footing => ({
  round: 2,
  units: open.roster.filter((unit) => unit.side === side).length,
});

const own = ({ given, seat }: View<Battle>): readonly Side[] =>
  ([0, 1] as const).filter((side) => armyOf({ given }, side).seat === seat);

/** SAGA-BATTLE-END-022: the enemy has offered terms in this round. */
const hasOffered = ({ open }: BattleSight, side: Side): boolean => open.declared[otherSide(side)] === 'breakOff';

/** Nobody retreats: it never says anything but to fight on. */
const fightOn: StandingAnswer<Battle> = {
  id: 'fightOn',
  steps: ['declare'],
  ways: ['on'],
  initially: 'stands',
  rules: ['SAGA-BATTLE-ROUND-008'],
  rare: ['surrender', 'retreat', 'breakOff'],
  memo: (view, given, before) => {
    const sides = given === null ? own(view) : [sideNamed(view, given.asked.as)];
    return rememberedWith(
      before,
      sides.map((side) => [armyOf(view, side).name, footingOf(view, side)]),
    );
  },
  answer: (view, { asked }, { memo }) => {
    const side = sideNamed(view, asked.as);
    const before = remembered<Footing>(memo, asked.as) ?? firstFooting(view, side);
    const now = footingOf(view, side);
    const isQuestion = now.units < before.units || now.round - before.round >= ROUNDS_UNASKED || hasOffered(view, side);
    return isQuestion ? null : { choose: 'fightOn' };
  },
};

/** SAGA-BATTLE-MELEE-020: where everybody stood when strengths were fixed; the room to fall back is as it was then. */
const asItStood = ({ given, open }: BattleSight): BattleSight => ({ given, open: { ...open, at: open.stood } });

/** By the units of each fight that is left: the leading side's chance, and what each loser would lose. */
type Outlook = Readonly<Record<string, string>>;

const outlookBy = (clash: Clash): ((sight: BattleSight) => Outlook) => {
  const { fightsLeft } = fightsBy(clash);
  return (sight) =>
    Object.fromEntries(
      fightsLeft(sight, proactive(sight)).map(({ mine, theirs, wins, tolls }) => [
        [...mine, ...theirs].join(),
        [exact(wins), ...[...tolls.won, ...tolls.lost].map(({ losses }) => losses)].join(' '),
      ]),
    );
};

/** When the order was last a question: in which round, and what the fights that were left then would bring. */
type Order = { readonly round: number; readonly outlook?: Outlook };

/**
 * Asks again when a fight has changed what a later one would bring. SAGA-BATTLE-MELEE-020 keeps the strengths, so by the
 * rules of today that is the room to fall back, where it decides how many are lost.
 */
const fightOrder = (clash: Clash): StandingAnswer<Battle> => {
  const outlookOf = outlookBy(clash);
  return {
    id: 'fightOrder',
    steps: ['nextCluster'],
    ways: ['listed'],
    initially: 'stands',
    rules: ['SAGA-BATTLE-MELEE-021'],
    memo: (view): Json => ({ round: view.open.round, outlook: outlookOf(view) }),
    answer: (view, _asked, { memo, names = [] }) => {
      const order = memo as Order | null;
      const isSet = order?.round === view.open.round;
      const before: Outlook = { ...outlookOf(asItStood(view)), ...(isSet ? order.outlook : {}) };
      if (Object.entries(outlookOf(view)).some(([units, now]) => now !== before[units])) return null;
      const listed = unresolved(view).map((at) => nameOf(view, firstProactive(view, clusterAt(view, at))));
      const next = (isSet ? names : []).find((name) => listed.includes(name)) ?? listed[0];
      return next === undefined ? null : { choose: 'fight', unit: next };
    },
  };
};

/** The hex behind a unit, straight away from another that stands beside it; null where the map ends. */
const straightBack = (sight: BattleSight, unit: UnitIndex, from: UnitIndex): HexIndex | null => {
  const { board } = groundOf(sight);
  const [here, there] = [sight.open.at[unit] as HexIndex, sight.open.at[from] as HexIndex];
  const edge = hex.edgeBetween(board, there, here);
  const behind = edge < 0 ? hex.OFF_BOARD : (board.neighbours[here * 6 + (edge % 6)] as HexIndex);
  return behind === hex.OFF_BOARD ? null : behind;
};

const fallBack: StandingAnswer<Battle> = {
  id: 'fallBack',
  steps: ['fallBackChoice'],
  ways: ['straight'],
  initially: 'stands',
  rules: ['SAGA-BATTLE-MELEE-010', 'SAGA-BATTLE-MELEE-022'],
  answer: (view, { step }) => {
    if (step.step !== 'fallBackChoice') return null;
    const back = (unit: UnitIndex, to: HexIndex | null) =>
      ({ choose: 'back', unit: nameOf(view, unit), to: to === null ? null : placeOf(groundOf(view), to) }) as const;
    // A unit of which nobody is left goes nowhere, so nothing hangs on it.
    const spent = step.units.find((unit) => isSpent(view, unit, step.losses));
    if (spent !== undefined) return back(spent, null);
    const ways = step.units.map((unit) => ({ unit, to: straightBack(view, unit, step.from) }));
    const areOpen = ways.every(
      ({ unit, to }) =>
        to !== null && roomToFallBack(view, unit, step.from).includes(to) && !nextToEnemy(view, unit, to),
    );
    const [first] = ways;
    return areOpen && first !== undefined ? back(first.unit, first.to) : null;
  },
};

const shoot: StandingAnswer<Battle> = {
  id: 'shoot',
  steps: ['aim'],
  ways: ['last', 'hold'],
  initially: 'ask',
  rules: ['SAGA-BATTLE-SHOOT-004'],
  memo: (view, given, before) => {
    if (given === null || given.step.step !== 'aim') return before ?? {};
    const target = given.choice.choose === 'shoot' ? given.choice.target : null;
    return rememberedWith(before, [[nameOf(view, given.step.unit), target]]);
  },
  answer: (view, { step }, { way, memo }) => {
    if (step.step !== 'aim') return null;
    if (way === 'hold') return { choose: 'hold' };
    const last = remembered<string>(memo, nameOf(view, step.unit)) ?? null;
    const target = last === null ? -1 : unitNamed(view, last);
    const isThere = target >= 0 && (view.open.at[target] as HexIndex) >= 0;
    return last !== null && isThere && canBeShot(view, step.unit, target) ? { choose: 'shoot', target: last } : null;
  },
};

const lightStep: StandingAnswer<Battle> = {
  id: 'lightStep',
  steps: ['lightStep'],
  ways: ['stay'],
  initially: 'ask',
  rules: ['SAGA-BATTLE-TROOP-012'],
  answer: () => ({ choose: 'done' }),
};

/** The champions of a side who can still fight. */
const ableOn = ({ given, open }: BattleSight): string =>
  open.champions
    .flatMap(({ standing }, who) => (standing === 'in' ? [`${championSide(given, who)}.${who}`] : []))
    .join();

const challenge: StandingAnswer<Battle> = {
  id: 'challenge',
  steps: ['challenge'],
  ways: ['goOn'],
  initially: 'ask',
  rules: ['SAGA-BATTLE-008'],
  memo: (view): Json => ableOn(view),
  answer: (view, _asked, { memo }) => {
    const all = view.open.champions.map((_, who) => `${championSide(view.given, who)}.${who}`).join();
    return ableOn(view) === (memo ?? all) ? { choose: 'goOn' } : null;
  },
};

/** The answers that may stand in a battle. Retreat, surrender, breaking off, quick units and clusters never do. */
export const battleStanding = (clash: Clash): readonly StandingAnswer<Battle>[] => [
  fightOn,
  fightOrder(clash),
  fallBack,
  shoot,
  lightStep,
  challenge,
];
