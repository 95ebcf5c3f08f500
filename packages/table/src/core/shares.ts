import {
  Draws,
  type Input,
  isTypedIn,
  knowersOf,
  type SceneTypes,
  type SeatId,
  type Session,
  seededDice,
  sharesAwaited,
} from '@warmoot/kernel';
import type { SeenShares } from '@warmoot/protocol';
import type { Book, RunningScene, TableFacts } from './facts.js';

type Awaited = SeenShares['awaited'][number];

/**
 * The people whose devices add to the dice of a scene: those who play in it and hold their seats themselves. Of a scene
 * that few may know of nobody is asked anything: the others could count its throws.
 */
export const sharersIn = ({ options, seats }: TableFacts, { seed, session, few }: RunningScene): readonly SeatId[] => {
  if (seed === null || options.dice !== 'shared' || few !== null) return [];
  const playing = session.run.state.seats;
  return seats.flatMap(({ seat, role, holder, left }) =>
    role === 'player' && holder === 'person' && !left && playing.includes(seat) ? [seat] : [],
  );
};

const hasShares = ({ entries }: Session<SceneTypes>): boolean => entries.some(({ input }) => input.input === 'share');

/** Those whose shares stand in the log, though they add nothing any more. */
export const droppedIn = (facts: TableFacts, scene: RunningScene): readonly SeatId[] => {
  if (!hasShares(scene.session)) return [];
  const sharers = sharersIn(facts, scene);
  return new Draws(scene.session).all.filter((seat) => !sharers.includes(seat));
};

/**
 * Whose shares the dice of a scene wait for. Links are shown once everybody has begun a chain; whoever comes when some
 * are shown already adds to the throw after.
 */
export const awaitedIn = (
  facts: TableFacts,
  scene: RunningScene,
  session: Session<SceneTypes> = scene.session,
): readonly Awaited[] => {
  const sharers = sharersIn(facts, scene);
  // Of a throw that few may know of nobody is asked anything.
  const isHidden = knowersOf(session.run.state) !== null;
  const isOff = sharers.length === 0 && !hasShares(session);
  if (isOff || session.run.awaits.need !== 'dice' || isHidden) return [];
  const draws = new Draws(session);
  const without = draws.shown > 0 ? [] : sharers.filter((seat) => !draws.sharing.includes(seat));
  if (without.length > 0) return without.map((seat) => ({ seat, need: 'tip' }));
  return sharesAwaited(session).map((seat) => ({ seat, need: 'link' }));
};

/** The dice that a scene throws by itself now; null where they are typed in, or wait for somebody. */
export const drawnIn = (facts: TableFacts, scene: RunningScene, session: Session<SceneTypes>): Input | null =>
  scene.seed === null || isTypedIn(session) || awaitedIn(facts, scene, session).length > 0
    ? null
    : seededDice(session, scene.seed);

/** Whether dice are awaited that nobody types in: they wait for what people's devices add to them, or for the table. */
export const awaitsShares = ({ session }: Book): boolean => session.run.awaits.need === 'dice' && !isTypedIn(session);

/** Who adds to the dice of a scene, as everybody sees it; nothing where nobody does. */
export const sharesSeen = (facts: TableFacts, scene: RunningScene): { readonly dice?: SeenShares } => {
  const sharers = sharersIn(facts, scene);
  if (sharers.length === 0 && !hasShares(scene.session)) return {};
  const draws = new Draws(scene.session);
  const seats = new Set([...sharers, ...draws.all]);
  const shares = Object.fromEntries(
    [...seats].flatMap((seat) => {
      const share = draws.shareOf(seat);
      return share === null ? [] : [[seat, share] as const];
    }),
  );
  return { dice: { awaited: awaitedIn(facts, scene), shares } };
};
