import { counted, stream } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { solveMatrix } from '../matrix.js';
import { answered, type Considered, type PlayerAnswer, type Question } from '../player.js';
import { type Choice, type ChoiceOf, foesOf, hitChance, type Sight, skirmishView } from './sight.js';

const NAME = 'captain';
/** How many of the other's HP one of two takes away in a round, as a share of them. */
const share = (sight: Sight, by: number, target: number, more: { attacks: number; chance: number }): number => {
  const chance = hitChance(sight, { by, target, way: 'melee', subdue: false }) + more.chance / 12;
  const { attacks } = warband.figureOf(sight, by);
  return (Math.max(0, chance) * (attacks + more.attacks)) / Math.max(1, warband.figureOf(sight, target).hp);
};

const NOTHING = { attacks: 0, chance: 0 };

/** How finely a mix is drawn from. */
const FINE = 1_000_000;

const KINDS = Object.keys(warband.TECHNIQUES) as readonly warband.Technique[];

/** WARBAND-DUEL-003 to WARBAND-DUEL-005: what a technique gives against another. */
const gives = (mine: warband.Technique, theirs: warband.Technique) =>
  warband.TECHNIQUES[mine].beats === theirs ? warband.TECHNIQUES[mine].gives : { armour: 0, attacks: 0, chance: 0 };

/** What each pair of techniques does: our share of the other's HP less theirs of ours. */
const gameOf = (sight: Sight, me: number, foe: number): readonly (readonly number[])[] =>
  KINDS.map((mine) =>
    KINDS.map((theirs) => {
      const [own, other] = [gives(mine, theirs), gives(theirs, mine)];
      return (
        share(sight, me, foe, { attacks: own.attacks, chance: own.chance - other.armour }) -
        share(sight, foe, me, { attacks: other.attacks, chance: other.chance - own.armour })
      );
    }),
  );

/** What a round of a duel is worth when both do their best. */
export const duelWorth = (sight: Sight, me: number, foe: number): number => solveMatrix(gameOf(sight, me, foe)).value;

/** What a round of blows between two is worth without a duel, with first strikes as they are now. */
export const plainWorth = (sight: Sight, me: number, foe: number): number => {
  const [own, theirs] = [share(sight, me, foe, NOTHING), share(sight, foe, me, NOTHING)];
  const [first, second] = [warband.strikesFirst(sight, me, foe), warband.strikesFirst(sight, foe, me)];
  if (first === second) return own - theirs;
  return first ? own - theirs * Math.max(0, 1 - own) : own * Math.max(0, 1 - theirs) - theirs;
};

/** WARBAND-DUEL-010: a duel is taken up by who is the better of the two. */
export const challenged = (question: Question): PlayerAnswer => {
  const sight = skirmishView(question.view);
  const choices = question.choices as readonly Choice[];
  const accept = choices.find(({ choose }) => choose === 'accept') as {
    readonly figure: string;
    readonly target: string;
  };
  const [me, foe] = [warband.figureNamed(sight, accept.figure), warband.figureNamed(sight, accept.target)];
  const choice = duelWorth(sight, me, foe) > 0 ? accept : choices.find(({ choose }) => choose === 'refuse');
  return answered(NAME, choice ?? accept, { why: 'bestExpectation' });
};

/** WARBAND-DUEL-001: techniques are chosen in secret: the best mix of them, from what each pair of them does. */
export const technique = (question: Question): PlayerAnswer | null => {
  const sight = skirmishView(question.view);
  const me = warband.figureNamed(sight, question.asked.as);
  const duel = sight.open.duels.find(({ pair }) => pair.includes(me));
  const foe = duel?.pair.find((one) => one !== me);
  if (foe === undefined) return null;
  const { rows, columns, value } = solveMatrix(gameOf(sight, me, foe));
  const told = (chances: readonly number[]): readonly Considered[] =>
    KINDS.map((kind, nth) => ({
      choice: { choose: 'technique', technique: kind },
      chance: chances[nth] as number,
      value: null,
    }));
  const drawn = stream(`${question.seed} technique`).below(FINE) / FINE;
  const upTo = rows.map((_chance, nth) => rows.slice(0, nth + 1).reduce((sum, some) => sum + some, 0));
  const nth = upTo.findIndex((sum) => drawn < sum);
  const choice = { choose: 'technique', technique: KINDS[Math.max(0, nth)] };
  return answered(NAME, choice, {
    why: 'mixedStrategy',
    value: Math.tanh(value),
    options: told(rows),
    against: told(columns),
  });
};

/** WARBAND-CRIT-005: the helmet is given for the point that would be its end, and for the Wound of who has more. */
export const helmet = ({ view, asked }: Question): PlayerAnswer => {
  const sight = skirmishView(view);
  const { hp } = warband.figureOf(sight, warband.figureNamed(sight, asked.as));
  return answered(NAME, { choose: 'helmet', for: hp <= 2 ? 'damage' : 'wound' }, { why: 'habit' });
};

/** WARBAND-GEAR-006, WARBAND-MOD-021: shield and mount are given for the last point, and not before. */
export const sacrifice = ({ view, asked, choices }: Question): PlayerAnswer => {
  const sight = skirmishView(view);
  const { hp } = warband.figureOf(sight, warband.figureNamed(sight, asked.as));
  const given = (choices as readonly Choice[])[0];
  return answered(NAME, hp <= 1 ? given : { choose: 'take' }, { why: 'habit' });
};

/** WARBAND-GRAPPLE-015, WARBAND-GRAPPLE-027: held, if no other enemy is near enough to make use of it; else thrown down. */
export const control = ({ view, asked, choices }: Question): PlayerAnswer => {
  const sight = skirmishView(view);
  const me = warband.figureNamed(sight, asked.as);
  const near = foesOf(sight, me).filter((foe) => warband.areBeside(sight, me, foe));
  const wanted = near.length > 1 ? 'throwDown' : 'hold';
  const listed = choices as readonly Choice[];
  return answered(NAME, listed.find(({ choose }) => choose === wanted) ?? listed[0], { why: 'habit' });
};

/** WARBAND-GRAPPLE-020 to WARBAND-GRAPPLE-022: blows that it would survive, else down with it. */
export const price = ({ view, asked, choices }: Question): PlayerAnswer => {
  const sight = skirmishView(view);
  const me = warband.figureNamed(sight, asked.as);
  const most = Math.max(0, ...warband.engagersOf(sight, me).map((foe) => counted(warband.attacksOf(sight, foe)).total));
  const wanted = most < warband.figureOf(sight, me).hp ? 'hits' : 'thrown';
  const listed = choices as readonly ChoiceOf<'price'>[];
  return answered(NAME, listed.find((one) => one.price === wanted) ?? listed.at(-1), { why: 'habit' });
};
