import { type SceneTypes, type Stream, stream, type View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { answered, type Considered, type PlayerAnswer, type Question } from '../player.js';

type ChaseView = View<saga.chase.Chase>;
type Choice = saga.chase.QuarryChoice | saga.chase.PursuersChoice | saga.chase.RallyChoice;

const { solutionIn, standingIn } = saga.chase;

const NAME = 'captain';

const chaseView = (view: View<SceneTypes>): ChaseView => view as unknown as ChaseView;

const editionOf = ({ given }: ChaseView) => saga.EDITIONS[given.edition];

const isQuarry = (view: ChaseView, as: string): boolean => as === view.given.quarry.name;

/** Goes on: nobody turns at bay, stops or gives up for no reason. */
const goesOn = ({ choose }: { readonly choose: string }): boolean => choose === 'way' || choose === 'guess';

/** One of these by their chances. */
const drawn = (options: readonly Considered[], source: Stream): unknown => {
  const PARTS = 1_000_000;
  let left = source.below(PARTS) / PARTS;
  for (const { choice, chance } of options) {
    left -= chance;
    if (left < 0) return choice;
  }
  return options.at(-1)?.choice;
};

/** A way or a guess by the solution of the whole pursuit: as often as is safe against whatever the others do. */
const mixed = (question: Question, view: ChaseView): PlayerAnswer => {
  const best = solutionIn(editionOf(view), view).best(standingIn(view));
  const quarry: readonly Considered[] = best.quarry.map(({ way, lead, share }) => ({
    choice: { choose: 'way', way, lead },
    chance: share,
    value: null,
  }));
  const pursuers: readonly Considered[] = Object.entries(best.pursuers).map(([way, share]) => ({
    choice: { choose: 'guess', way },
    chance: share,
    value: null,
  }));
  const runs = isQuarry(view, question.asked.as);
  const [options, against] = runs ? [quarry, pursuers] : [pursuers, quarry];
  const worth = 2 * best.away - 1;
  return answered(NAME, drawn(options, stream(`${question.seed} way`)), {
    why: 'mixedStrategy',
    value: runs ? worth : -worth,
    options: options.filter(({ chance }) => chance > 0),
    against: against.filter(({ chance }) => chance > 0),
  });
};

/** Whether Lead is tried before drawing breath: whichever leaves the better chance. */
const rallied = (view: ChaseView, as: string): PlayerAnswer => {
  const side = isQuarry(view, as) ? 'quarry' : 'pursuers';
  const away = solutionIn(editionOf(view), view).rally(standingIn(view), side);
  const sign = side === 'quarry' ? 1 : -1;
  const options: readonly Considered[] = (['lead', 'breathe'] as const).map((choose) => ({
    choice: { choose },
    chance: 0,
    value: sign * (2 * away[choose] - 1),
  }));
  const [first, second] = options as readonly [Considered, Considered];
  const best = (first.value ?? 0) > (second.value ?? 0) ? first : second;
  return answered(NAME, best.choice, { why: 'bestExpectation', value: best.value, options });
};

/** Plays the solved pursuit. With sheets closed to it, that of the parties as it guesses them. */
export const captainInChase = (question: Question): PlayerAnswer | null => {
  const view = chaseView(question.view);
  if (question.step === 'choose') return mixed(question, view);
  return question.step === 'rally' ? rallied(view, question.asked.as) : null;
};

/** Any way and any guess, without a thought of what the others may think; it never stops before the end. */
export const recruitInChase = ({ step, choices }: Question): readonly unknown[] | null => {
  if (step !== 'choose') return null;
  const all = (choices ?? []) as readonly Choice[];
  const plain = all.filter((choice) => goesOn(choice) && !('lead' in choice && choice.lead));
  return plain.length === 0 ? null : plain;
};
