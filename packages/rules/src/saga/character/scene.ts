import { does, type Facts, type Fixed, ok, type Play, type Procedures, rolls, type SceneRules } from '@warmoot/kernel';
import type { Skill, SkillGroup } from '../skills.table.js';
import { dealThrow, dealt, isFull, leftInBank, startOf } from './bank.js';
import type { GenerationEdition } from './edition.js';
import { evolve } from './evolve.js';
import { MAIN_DICE, type RatingThrow, ratedBy } from './groupRating.js';
import { GROUPS, skillsIn } from './groups.js';
import { belowTop, type Guided, guideRating, guideThrow, openPlaces } from './guide.js';
import type { Generation, GenerationOutcome, GroupOrigin, OpenSet, RatingSet, SetIndex } from './model.js';
import { orderedBy, orderThrow, placedBy, placementThrow, unassigned } from './motives.js';
import { type PairIndex, RATING_PAIRS, type RatingPairIndex } from './motives.table.js';
import { generationOptions, generationSetup, type Wanted, type Way, wantedIn } from './setup.js';

type Sighted = Pick<Facts<Generation>, 'given' | 'open'>;

const wantedAs = ({ given }: Sighted, set: SetIndex): Fixed<Wanted> => given.characters[set] as Fixed<Wanted>;
const setAt = ({ open }: Sighted, set: SetIndex): Fixed<OpenSet> => open.sets[set] as Fixed<OpenSet>;

/** The ratings of a group so far, in the order of the faces. */
const ratingsSoFar = ({ skills }: Fixed<OpenSet>, group: SkillGroup): readonly number[] =>
  skillsIn(group).map((skill) => skills[skill] as number);

const guided = (sight: Sighted, set: SetIndex): Guided => {
  const { office, top, then } = wantedAs(sight, set).way as Extract<Way, { by: 'guide' }>;
  return { office, top, lower: [...then, ...setAt(sight, set).guide.lower] };
};

/** The throw for a group rating, for those whose ratings are thrown. */
const throwFor = (edition: GenerationEdition, { kind, way }: Fixed<Wanted>): RatingThrow =>
  way.by === 'mainDice' ? MAIN_DICE : edition.rating[kind];

type Named = Pick<GroupOrigin, 'by' | 'faces' | 'raised' | 'rating' | 'guide'>;

const rateGroup = (
  { say, next }: Play<Generation>,
  { below }: GenerationEdition,
  { set, group }: { readonly set: SetIndex; readonly group: SkillGroup },
  named: Named,
): void => {
  const start = startOf(named.rating, below);
  const bank = leftInBank(
    named.rating,
    skillsIn(group).map(() => start),
  );
  say({ event: 'groupRated', set, group, ...named, start, bank });
  next({ step: 'bank', set, group });
};

const skillProcedures = (
  edition: GenerationEdition,
): Procedures<Generation, 'guidePlaces' | 'guidePlace' | 'throwRating' | 'nameRating' | 'bank' | 'deal'> => ({
  // SAGA-WORLD-006: the last of the groups is known without a die.
  guidePlaces: does((play, { set }) => {
    if (openPlaces(guided(play, set)).length < 2) return;
    play.next({ step: 'guidePlace', set });
    play.next({ step: 'guidePlaces', set });
  }),

  guidePlace: rolls({
    throws: (facts, { set }) => guideThrow(guided(facts, set)),
    then: (play, { set }, face: number) => {
      const who = guided(play, set);
      const group = openPlaces(who)[face - 1] as SkillGroup;
      const rating = guideRating({ ...who, lower: [...who.lower, group] }, group);
      play.say({ event: 'guidePlaced', set, group, face, rating });
    },
  }),

  // SAGA-GEN-002: a throw for each group.
  throwRating: rolls({
    throws: (facts, { set }) => throwFor(edition, wantedAs(facts, set)).throw,
    then: (play, step, result, faces) => {
      const thrown = throwFor(edition, wantedAs(play, step.set));
      const { by, raised } = thrown;
      rateGroup(play, edition, step, { by, raised, ...ratedBy(thrown, result, faces) });
    },
  }),

  // SAGA-WORLD-007: a rating that is known stands for the dice.
  nameRating: does((play, step) => {
    const { way } = wantedAs(play, step.set);
    const named = { by: way.by, faces: [], raised: 0 };
    if (way.by === 'byHand') return rateGroup(play, edition, step, { ...named, rating: way.ratings[step.group] });
    const who = guided(play, step.set);
    const guide = { office: who.office, below: belowTop(who, step.group) };
    rateGroup(play, edition, step, { ...named, rating: guideRating(who, step.group), guide });
  }),

  // SAGA-GEN-008: point by point until the bank is empty; SAGA-GEN-011: or until nothing more can be taken.
  bank: does((play, { set, group }) => {
    const skills = ratingsSoFar(setAt(play, set), group);
    const points = leftInBank(setAt(play, set).groups[group]?.rating ?? 0, skills);
    if (points === 0) return;
    if (isFull(skills)) play.say({ event: 'pointsLost', set, group, points });
    else play.next({ step: 'deal', set, group });
  }),

  deal: rolls({
    throws: (_facts, { group }) => dealThrow(skillsIn(group).length),
    then: (play, { set, group }, face: number) => {
      const skill = skillsIn(group)[face - 1] as Skill;
      const after = dealt(ratingsSoFar(setAt(play, set), group), face);
      if (after === null) play.say({ event: 'dealtAgain', set, group, face, skill });
      else play.say({ event: 'pointDealt', set, group, face, skill, rating: after[face - 1] as number });
      play.next({ step: 'bank', set, group });
    },
  }),
});

const ratingsAt = (at: RatingPairIndex): readonly [number, number] => RATING_PAIRS[at] as readonly [number, number];

const motiveProcedures: Procedures<Generation, 'place' | 'placeLast' | 'order'> = {
  place: rolls({
    throws: (facts, { set }) => placementThrow(setAt(facts, set).pairs),
    then: (play, { set }, face: number) => {
      const { pairs } = setAt(play, set);
      const pair = placedBy(pairs, face);
      if (pair !== null) {
        play.say({ event: 'pairPlaced', set, face, pair, ratings: ratingsAt(pairs.length) });
      } else play.say({ event: 'placedAgain', set, face });
      const placed = setAt(play, set).pairs.length;
      play.next({ step: placed < RATING_PAIRS.length - 1 ? 'place' : 'placeLast', set });
    },
  }),

  placeLast: does((play, { set }) => {
    const { pairs } = setAt(play, set);
    const pair = unassigned(pairs)[0] as PairIndex;
    play.say({ event: 'pairPlaced', set, face: null, pair, ratings: ratingsAt(pairs.length) });
    play.next({ step: 'order', set, at: 0 });
  }),

  // SAGA-MOTIVE-027: in the order of the ratings, and the even pair too.
  order: rolls({
    throws: orderThrow,
    then: (play, { set, at }, face: number) => {
      const [left, right] = orderedBy(at, face);
      play.say({ event: 'pairOrdered', set, face, pair: setAt(play, set).pairs[at] as PairIndex, left, right });
      if (at + 1 < RATING_PAIRS.length) play.next({ step: 'order', set, at: at + 1 });
    },
  }),
};

const isKnown = ({ by }: Fixed<Way>): boolean => by === 'guide' || by === 'byHand';

const procedures = (edition: GenerationEdition): Procedures<Generation> => ({
  // SAGA-GEN-015: the groups in their order, each with its bank, then the motivations.
  character: does((play, { set }) => {
    const { blocks, way } = wantedAs(play, set);
    play.say({ event: 'characterBegan', set });
    if (blocks.includes('skills')) {
      if (way.by === 'guide') play.next({ step: 'guidePlaces', set });
      for (const group of GROUPS) play.next({ step: isKnown(way) ? 'nameRating' : 'throwRating', set, group });
    }
    if (blocks.includes('motives')) play.next({ step: 'place', set });
  }),
  ...skillProcedures(edition),
  ...motiveProcedures,
});

const blank = (): OpenSet => ({
  groups: {},
  skills: {},
  guide: { faces: [], lower: [] },
  pairs: [],
  dice: { placed: [], order: [] },
  motives: {},
});

const made = ({ name, kind, blocks }: Fixed<Wanted>, set: Fixed<OpenSet>): RatingSet => {
  const [skills, motives] = [blocks.includes('skills'), blocks.includes('motives')];
  const groups = set.groups as RatingSet['origin']['groups'] & object;
  return {
    name,
    kind,
    skills: skills ? (set.skills as NonNullable<RatingSet['skills']>) : null,
    motives: motives ? (set.motives as NonNullable<RatingSet['motives']>) : null,
    groups: skills
      ? (Object.fromEntries(GROUPS.map((group) => [group, groups[group].rating])) as NonNullable<RatingSet['groups']>)
      : null,
    origin: { groups: skills ? groups : null, guide: set.guide.faces, motives: motives ? set.dice : null },
  };
};

const outcome = ({ given, open }: Sighted): GenerationOutcome => ({
  sets: given.characters.map((wanted, set) => made(wanted, open.sets[set] as Fixed<OpenSet>)),
});

/** Sets of ratings by the dice of one edition or the other. */
export const generationScene = (edition: GenerationEdition): SceneRules<Generation> => ({
  scene: `${edition.ruleSet}/generation`,
  version: '1.0.0',
  setup: generationSetup,
  options: generationOptions(edition),
  begin: (setup, options) => {
    const characters = wantedIn(edition, setup, options);
    if (!characters.ok) return characters;
    return ok({
      seats: setup.seats,
      given: { characters: characters.value, from: setup.from, options },
      open: { sets: characters.value.map(blank) },
      agenda: characters.value.map((_, set) => ({ step: 'character', set }) as const),
    });
  },
  procedures: procedures(edition),
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: {},
});
