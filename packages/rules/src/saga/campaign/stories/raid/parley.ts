import { plainJson } from '../../bridges/bridge.js';
import { partiesIn } from '../../bridges/plans.js';
import type { NextScene, SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import type { StoryTold } from '../story.js';
import { type Befell, befellIn } from './befell.js';
import { canSpeak, idOf, idsOf, isTaken, lordIn, SIDES, type Side, talkIn } from './cast.js';
import { movedTo } from './council.js';
import type { RaidRole } from './people.table.js';
import { playedChapter } from './tale.js';

/** Who comes to the stone, in this order: whoever can speak. Hedda has stayed at home, and comes where nobody else can. */
const SPEAKERS = { ours: ['ella', 'jorun'], theirs: ['casimir', 'joris'] } as const satisfies Record<
  Side,
  readonly RaidRole[]
>;

const speakers = (seen: SeenWithRules, side: Side): readonly RaidRole[] => {
  const able = SPEAKERS[side].filter((role) => canSpeak(seen, role));
  return able.length > 0 || side === 'theirs' || !canSpeak(seen, 'hedda') ? able : ['hedda'];
};

/** What each side asks of the other, by what has befallen. */
const TERMS: Readonly<Record<Befell, Readonly<Record<Side, readonly string[]>>>> = {
  home: { ours: ['halve'], theirs: ['sendHome'] },
  turnedBack: { ours: ['halve'], theirs: ['sendHome'] },
  unseen: { ours: ['toll'], theirs: ['giveBack'] },
  won: { ours: ['toll'], theirs: ['leave'] },
  even: { ours: ['halve'], theirs: ['leave'] },
  lost: { ours: ['dead'], theirs: ['oath'] },
  fled: { ours: ['dead'], theirs: ['oath'] },
};

/** Whoever holds prisoners asks a price for them, and the others ask for them back. */
const termsOf = (seen: SeenWithRules, side: Side): readonly string[] => {
  const [own, other] = side === 'ours' ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const);
  const taken = (of: Side): boolean => SIDES[of].people.some((role) => isTaken(seen, role));
  return [
    ...TERMS[befellIn(seen)][side],
    ...(taken(other) ? [`${side}.ransom`] : []),
    ...(taken(own) ? [`${side}.free`] : []),
  ];
};

const otherSide = (side: Side): Side => (side === 'ours' ? 'theirs' : 'ours');

type Speakers = Readonly<Record<Side, readonly RaidRole[]>>;

/** The last chapter. Where nobody is left who can speak for Tarn Hall, there is none. */
export const parley = (seen: SeenWithRules, told: StoryTold): readonly NextScene[] => {
  const sides = { ours: speakers(seen, 'ours'), theirs: speakers(seen, 'theirs') };
  return sides.ours.length === 0 ? [] : [held(seen, sides, told)];
};

/** A stone between the two, and what each would have of the other. */
const held = (seen: SeenWithRules, sides: Speakers, told: StoryTold): NextScene => {
  const befell = befellIn(seen);
  // Where nobody of the town's lords can speak, its people do.
  const crowd = sides.theirs.length === 0 ? told('parley.people') : null;
  const partiesOf = (side: Side): readonly string[] =>
    side === 'theirs' && crowd !== null ? [crowd] : idsOf(seen, sides[side]);
  const matter = (term: string) => ({ context: told('parley.context'), topic: told(`parley.${term}.topic`) });
  const wantsOf = (side: Side, at: number) =>
    at > 0
      ? []
      : termsOf(seen, side).map((term) => ({
          ...matter(term),
          response: told(`parley.${term}.response`),
          to: partiesOf(otherSide(side)).slice(0, 1),
        }));
  const people = (['ours', 'theirs'] as const).flatMap((side) =>
    sides[side].map((role, at) => ({ character: idOf(seen, role), wants: wantsOf(side, at) })),
  );
  const seat = lordIn(seen);
  return {
    next: 'story',
    kind: 'discussion',
    scene: 'discussion',
    chapter: 'parley',
    told: { name: told('parley.name'), about: told(`parley.about.${befell}`), title: told('parley.title') },
    sides: [],
    characters: people.map(({ character }) => character),
    place: told('parley.place'),
    matters: (['ours', 'theirs'] as const).flatMap((side) => termsOf(seen, side)).map(matter),
    plan: plainJson({
      use: 'parley',
      setting: told(`parley.setting.${befell}`),
      people,
      ...(crowd !== null && { crowds: [{ name: crowd, is: 'crowd', ...(seat !== null && { seat }) }] }),
    }),
    todayOnly: false,
    leaving: null,
  };
};

/** What the parley has come to: whose terms were taken, both, or nobody's. */
export type Agreed = 'ours' | 'theirs' | 'both' | 'none' | 'unspoken';

/** Whether anybody of the other side was moved to what somebody of this one asked for. */
const isGranted = (seen: SeenWithRules, entry: Entry, side: Side): boolean => {
  const plan = talkIn(seen, entry);
  if (plan === null) return false;
  const [parties, own] = [partiesIn(plan), idsOf(seen, SIDES[side].people)];
  return plan.people
    .filter(({ character }) => own.includes(character))
    .flatMap(({ wants }) => wants)
    .some(({ topic, response, to }) =>
      to
        .filter((listener) => !own.includes(listener))
        .some((listener) => movedTo(entry, parties.indexOf(listener), topic) === response),
    );
};

export const agreedAt = (seen: SeenWithRules): Agreed => {
  const entry = playedChapter(seen, 'parley');
  if (entry === undefined) return 'unspoken';
  const [ours, theirs] = [isGranted(seen, entry, 'ours'), isGranted(seen, entry, 'theirs')];
  if (ours && theirs) return 'both';
  return ours ? 'ours' : theirs ? 'theirs' : 'none';
};
