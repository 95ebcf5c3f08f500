import {
  badForm,
  brokenRule,
  ok,
  type Refusal,
  type Result,
  refused,
  type Shape,
  type Shaped,
  shape,
} from '@warmoot/kernel';
import { SKILL_RATING, type SkillGroup } from '../skills.table.js';
import { type GenerationEdition, type Kind, METHODS, type Method } from './edition.js';
import { GROUPS, type GroupRatings } from './groups.js';
import { OFFICES, type Office } from './guide.table.js';

/** SAGA-DRAFT-006: the two blocks of numbers on a sheet; the rest of it is words. */
export const BLOCKS = ['skills', 'motives'] as const;
export type Block = (typeof BLOCKS)[number];

/** How somebody's group ratings are found, with what the way needs to be told. */
export type Way =
  | { readonly by: 'mainDice' | 'distribution' }
  | { readonly by: 'guide'; readonly office: Office; readonly top: SkillGroup; readonly then: readonly SkillGroup[] }
  | { readonly by: 'byHand'; readonly ratings: GroupRatings };

/** Somebody to be made, with all that was left out filled in. */
export interface Wanted {
  readonly name: string | null;
  readonly kind: Kind;
  readonly blocks: readonly Block[];
  readonly way: Way;
}

const group = shape.oneOf(...GROUPS);
const rating = shape.integer(SKILL_RATING.least, SKILL_RATING.most);

/** How group ratings are found that are no main character's. */
const method = shape.union('by', {
  distribution: {},
  mainDice: {},
  /** SAGA-WORLD-006: the groups below the top, the best first; dice name those that are left out. */
  guide: { office: shape.oneOf(...OFFICES), top: group, then: shape.withDefault(shape.list(group, 0, 3), []) },
  byHand: {
    ratings: shape.record({ handToHand: rating, physical: rating, knowledge: rating, social: rating }),
  },
});

const character = shape.record({
  name: shape.optional(shape.name),
  kind: shape.withDefault(shape.oneOf('main', 'other'), 'main'),
  /** SAGA-DRAFT-016: only what is missing is made. */
  blocks: shape.withDefault(shape.list(shape.oneOf(...BLOCKS), 1, 2), BLOCKS),
  /** Of others; what the table's option says where it is left out. */
  method: shape.optional(method),
});
type CharacterSetup = Shaped<typeof character>;

export const generationSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  characters: shape.list(character, 1, 800),
  /** By which number the first is told, where it has no name. */
  from: shape.withDefault(shape.integer(1, 1000), 1),
});
export type GenerationSetup = Shaped<typeof generationSetup>;

export interface GenerationOptions {
  /** SAGA-GEN-016; only where there is more than one way. */
  readonly 'saga.generation.others'?: Method;
}

/** What a table may switch: nothing in the edition that knows one way only. */
export const generationOptions = ({ methods }: GenerationEdition) =>
  shape.record(
    methods.length === 1
      ? {}
      : { 'saga.generation.others': shape.withDefault(shape.oneOf(...METHODS), 'distribution') },
  ) as Shape<GenerationOptions>;

const wrongOrder = (path: string, { top, then }: Extract<Way, { by: 'guide' }>): Refusal | null =>
  new Set([top, ...then]).size > then.length
    ? null
    : badForm(`${path}.method.then`, 'generation.lowerGroups', then.join(', '));

/** The way somebody is made, or why not so. */
const wayOf = (
  edition: GenerationEdition,
  { kind, blocks, method: named }: CharacterSetup,
  others: Way['by'],
  path: string,
): Result<Way> => {
  if (kind === 'main') {
    return named === undefined
      ? ok({ by: edition.rating.main.by })
      : refused(brokenRule(edition.mainRule, 'generation.mainMethod', { method: named.by }));
  }
  const by = named?.by ?? others;
  if (!edition.methods.includes(by)) return refused(brokenRule('S1E-GEN-001', 'generation.oneColumn', { method: by }));
  if (named === undefined) {
    if (!blocks.includes('skills')) return ok({ by: 'distribution' });
    return by === 'guide' || by === 'byHand'
      ? refused(badForm(`${path}.method`, 'generation.methodTold', by))
      : ok({ by });
  }
  const wrong = named.by === 'guide' ? wrongOrder(path, named) : null;
  return wrong === null ? ok(named) : refused(wrong);
};

/** Everybody to be made, with what was left out filled in. */
export const wantedIn = (
  edition: GenerationEdition,
  { seats, characters }: GenerationSetup,
  options: GenerationOptions,
): Result<readonly Wanted[]> => {
  if (new Set(seats).size < seats.length)
    return refused(badForm('setup.seats', 'setup.differentNames', seats.join(', ')));
  const wanted: Wanted[] = [];
  for (const [at, asked] of characters.entries()) {
    const others = options['saga.generation.others'] ?? 'distribution';
    const way = wayOf(edition, asked, others, `setup.characters[${at}]`);
    if (!way.ok) return way;
    wanted.push({ name: asked.name ?? null, kind: asked.kind, blocks: asked.blocks, way: way.value });
  }
  return ok(wanted);
};
