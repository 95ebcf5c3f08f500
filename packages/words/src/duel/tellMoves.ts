import { sameJson } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import type { Speech } from '../speech.js';
import {
  type Combats,
  combatOf,
  freeIn,
  hasSplit,
  nameOf,
  namesOf,
  oneAgainstMany,
  somebody,
  squareText,
} from './facts.js';
import type { DuelPhrases } from './phrases.js';

type Events = SceneWords<saga.duel.Duel>['events'];

type MoveEvents =
  | 'pickedFirst'
  | 'paired'
  | 'joinedUp'
  | 'linedUp'
  | 'roundBegan'
  | 'surrendered'
  | 'refusedQuarter'
  | 'offeredToBreakOff'
  | 'joined'
  | 'regrouped'
  | 'footworkWon'
  | 'footworkSettled'
  | 'moved'
  | 'stayed'
  | 'tookTurn'
  | 'leftTheField'
  | 'gripEnded';

/** From the pairing to the movements of a round. */
export const tellMoves = ({ t: { duel } }: Speech, phrases: DuelPhrases): Pick<Events, MoveEvents> => {
  const { events: t } = duel;

  const combatsText = (sight: saga.duel.DuelSight, combats: Combats): string =>
    t.combats({
      combats: combats.map((combat) => phrases.combat(sight, combat)).join('; '),
      free: namesOf(sight, freeIn(sight, combats)),
    });

  const linedUp: Events['linedUp'] = ({ at, combats }, { sight }) => {
    const { fighters, placed, distance } = sight.given;
    const places = fighters.map(({ name }, who) =>
      t.placedAt({ name, square: squareText(at[who] ?? { x: -1, y: -1 }) }),
    );
    const asPlaced = placed.some((square) => square !== null);
    return [
      t.linedUp({ distance: asPlaced ? null : phrases.distance(distance), places }),
      ...(combats.length > 1 || fighters.length > 2 ? [combatsText(sight, combats)] : []),
    ];
  };

  const regrouped: Events['regrouped'] = ({ combats }, { sight, was }) => {
    if (combats.length === 0 || sameJson(combats, was.open.combats)) return '';
    const now = combatsText(sight, combats);
    return hasSplit(was.open.combats, combats) ? t.splits({ now }) : now;
  };

  /** Footwork by dice is told of who threw them, won or lost. */
  const footworkWon: Events['footworkWon'] = ({ winner, loser, by }, { sight, step, came }) => {
    const won = step?.step !== 'contest' || step.roller === winner;
    return t.footworkWon[by]({
      one: nameOf(sight, won ? winner : loser),
      other: nameOf(sight, won ? loser : winner),
      conditions: phrases.conditions(sight, loser),
      won,
      came: came?.text ?? null,
    });
  };

  /** Only where one stands against many does it need saying who may move. */
  const footworkSettled: Events['footworkSettled'] = ({ winners }, { sight }) => {
    const found = oneAgainstMany(sight, winners);
    if (found === null) return '';
    return (found.won ? t.wonAgainstAll : t.notAgainstAll)({ name: nameOf(sight, found.lone) });
  };

  const gripEnded: Events['gripEnded'] = ({ grip, why, prone }, { sight }) => {
    const [holder, victim] = [nameOf(sight, grip.holder), nameOf(sight, grip.victim)];
    if (why === 'holderOut' && somebody(sight, grip.victim).standing !== 'in') return t.gripOver({ holder, victim });
    return t.gripEnded[why]({ holder, victim, free: t.free({ victim, grip: grip.grip, prone }) });
  };

  return {
    pickedFirst: ({ side, why }, { sight }) => t.pickedFirst({ side: phrases.side(sight, side), why }),
    paired: ({ side1, side2 }, { sight }) => t.paired({ one: nameOf(sight, side1), other: nameOf(sight, side2) }),
    joinedUp: ({ who, combat }, { sight, was }) => {
      const joined = was.open.combats[combat];
      return t.joinedUp({
        name: nameOf(sight, who),
        combat: joined === undefined ? null : phrases.combat(was, joined),
      });
    },
    linedUp,
    roundBegan: ({ round }) => t.round({ number: round }),
    surrendered: ({ who }, { sight }) => t.surrendered({ name: nameOf(sight, who) }),
    refusedQuarter: ({ who }, { sight }) => t.refusedQuarter({ name: nameOf(sight, who) }),
    offeredToBreakOff: ({ who }, { sight }) =>
      t.offeredToBreakOff({ n: who.length, names: who.map((one) => nameOf(sight, one)) }),
    joined: ({ who, enemy }, { sight, was }) =>
      t.joined({
        fights: combatOf(was, enemy) !== undefined,
        one: nameOf(sight, who),
        other: nameOf(sight, enemy),
      }),
    regrouped,
    footworkWon,
    footworkSettled,
    moved: ({ who, to, why }, { sight, was }) =>
      t.moved({
        name: nameOf(sight, who),
        why,
        from: squareText(somebody(was, who)),
        to: squareText(to),
        distances: phrases.distances(sight, who, to),
      }),
    stayed: ({ who, why }, { sight }) => {
      const name = nameOf(sight, who);
      if (why === 'following') return t.doesNotFollow({ name });
      return t.stayed({ name, square: squareText(somebody(sight, who)) });
    },
    tookTurn: () => '',
    leftTheField: ({ who }, { sight }) => t.leftTheField({ name: nameOf(sight, who) }),
    gripEnded,
  };
};
