import { type Json, type Manifest, type SeatId, type Shape, type Shaped, shape } from '@warmoot/kernel';
import { type SceneStart, startFor } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { FIGHTER_NAMES } from '../fighters.js';

const rating = shape.integer(0, 10);
const motive = shape.integer(2, 10);

const want = shape.record({
  context: shape.text(0, 200),
  topic: shape.text(0, 200),
  response: shape.text(0, 500),
  to: shape.list(shape.text(0, 60), 0, 40),
});
export type Want = Shaped<typeof want>;

/** Somebody in a Discussion as the page sets them up: names and texts may still be empty. */
const person = shape.record({
  name: shape.text(0, 40),
  is: shape.oneOf('person', 'crowd', 'army'),
  skills: shape.record(
    Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, shape.optional(rating)])),
  ) as unknown as Shape<Readonly<Partial<Record<saga.Skill, number>>>>,
  /** Null: thrown for before the talk begins. */
  motives: shape.nullable(
    shape.record(
      Object.fromEntries(saga.character.ALL_MOTIVES.map((one) => [one, motive])),
    ) as unknown as Shape<saga.character.Motives>,
  ),
  driving: shape.list(shape.anyJson, 0, 200),
  wants: shape.list(want, 0, 20),
  /** How they fight, if it comes to that; null: they do not. */
  like: shape.nullable(shape.oneOf(...(FIGHTER_NAMES as readonly [saga.duel.FighterName]))),
});
export type TalkPerson = Shaped<typeof person>;

/** What of a Discussion stands on the slate besides its places. Null: as the ready-made start has it. */
export const talkSlate = {
  people: shape.nullable(shape.list(person, 1, 40)),
  place: shape.nullable(shape.text(0, 2000)),
  use: shape.nullable(shape.oneOf('none', ...saga.discussion.USES)),
  groupAppeal: shape.oneOf('oneRoll', 'rollEach'),
  showOdds: shape.oneOf('yes', 'no'),
} as const;

export type Use = (typeof saga.discussion.USES)[number];

/** A start without people of its own: two who have nothing but names. */
export const OWN = 'own';

/** Somebody new at the table. */
export const newPerson = (name: string, is: TalkPerson['is'] = 'person'): TalkPerson => ({
  name,
  is,
  skills: {},
  motives: null,
  driving: [],
  wants: [],
  like: null,
});

/** A ready-made Discussion as the form shows it. */
export interface TalkForm {
  readonly people: readonly TalkPerson[];
  readonly place: string;
  readonly use: Use | null;
  readonly about: Json;
}

const formed = ({ name, is = 'person', skills = {}, motives = null, driving = [], wants = [], fighter }: Ready) => ({
  name,
  is,
  skills,
  motives,
  driving,
  wants: wants.map(({ to = [], ...one }) => ({ ...one, to })),
  like: fighter?.like ?? null,
});

type Ready = Pick<TalkPerson, 'name'> &
  Partial<Omit<TalkPerson, 'like' | 'name'>> & { readonly fighter?: { readonly like: saga.duel.FighterName } };

/** A setup as the form shows it. */
export const formOf = (setup: Json): TalkForm => {
  const {
    people,
    place,
    use = null,
    about = [],
  } = setup as unknown as {
    readonly people: readonly Ready[];
    readonly place: string;
    readonly use?: Use;
    readonly about?: Json;
  };
  return { people: people.map(formed), place, use, about };
};

/** What a start brings, in the language of whoever looks. */
export const talkForm = (manifest: Manifest, start: string, told: (key: string) => string): TalkForm => {
  if (start === OWN)
    return { people: ['Ella', 'Joris'].map((name) => newPerson(name)), place: '', use: null, about: [] };
  return formOf(startFor(manifest, start, ['one'], told).setup);
};

export interface TalkWish extends TalkForm {
  readonly edition: saga.EditionName;
  /** Everybody who plays: all have a say in what is settled. */
  readonly seats: readonly SeatId[];
  /** Who plays whom, in the order of the people. */
  readonly playedBy: readonly SeatId[];
  readonly groupAppeal: 'oneRoll' | 'rollEach';
  readonly showOdds: boolean;
}

/** A want that says something. What is left empty was not meant. */
const isWhole = ({ context, topic, response }: Want): boolean =>
  [context, topic, response].every((text) => text.trim() !== '');

/** What the table is asked to begin. */
export const talkStart = (wish: TalkWish): SceneStart => {
  const { edition, seats, people, playedBy, place, use, about, groupAppeal, showOdds } = wish;
  const names = new Set(people.map(({ name }) => name.trim()));
  return {
    scene: `${edition}/discussion`,
    setup: {
      seats,
      ...(use === null || edition !== 'saga' ? {} : { use }),
      place: place.trim(),
      about,
      people: people.map(({ like, name, wants, ...one }, at) => ({
        ...one,
        name: name.trim(),
        seat: playedBy[at] ?? '',
        // Whoever was taken out or is called otherwise now is asked for nothing.
        wants: wants.filter(isWhole).map((own) => ({ ...own, to: own.to.filter((who) => names.has(who)) })),
        ...(like === null ? {} : { fighter: { like } }),
      })),
    } as unknown as Json,
    options: { 'saga.talk.groupAppeal': groupAppeal, 'saga.talk.showOdds': showOdds },
  };
};
