import {
  asks,
  badForm,
  brokenRule,
  d,
  does,
  type Facts,
  type Fixed,
  type Opening,
  ok,
  opens,
  type Procedures,
  type Refusal,
  type Result,
  refused,
  rolls,
  type SceneRules,
  type SeatId,
  type Sight,
  type Stream,
  sumOf,
} from '@warmoot/kernel';
import type { GenerationEdition } from '../character/edition.js';
import type { GenerationOutcome, RatingSet } from '../character/model.js';
import { generationScene } from '../character/scene.js';
import {
  type Draft,
  type DraftOptions,
  type DraftOutcome,
  type DraftSetup,
  draftOptions,
  draftSetup,
  NO_WORDS,
  type PickChoice,
  pickAnswer,
} from './model.js';
import { offersOf } from './offers.js';
import { byThrow, picksInOrder } from './order.js';

type Sighted = Pick<Sight<Draft>, 'given' | 'open'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The sets that nobody has, counted from 1. */
const unpicked = ({ open }: Sighted): readonly number[] =>
  open.sets.map((_, at) => at + 1).filter((set) => !open.picked.some((picked) => picked.set === set));

const isTaken = ({ open }: Sighted, name: string): boolean => open.picked.some((picked) => picked.name === name);

const peopleIn = ({ given }: Sighted) => given.people ?? [];

/** SAGA-DRAFT-009: those of the setting whom nobody has become. */
const stillFree = (view: Sighted) => peopleIn(view).filter(({ id }) => !view.open.picked.some(({ who }) => who === id));

/** Whether a name belongs to somebody else of the setting. */
const isAnothers = (view: Sighted, { name, who }: PickChoice): boolean =>
  peopleIn(view).some((person) => person.name === name && person.id !== who);

// SAGA-DRAFT-008: an unpicked set; what is written on sheets tells characters apart by name.
const refuses = (view: Sighted, choice: PickChoice): Refusal | null => {
  const { set, name, who } = choice;
  const left = unpicked(view);
  if (!left.includes(set)) return brokenRule('SAGA-DRAFT-008', 'draft.notThere', { set, left });
  if (who !== undefined && !stillFree(view).some(({ id }) => id === who))
    return badForm('choice.who', 'draft.who', who);
  return isTaken(view, name) || isAnothers(view, choice) ? badForm('choice.name', 'draft.freshName', name) : null;
};

/** The pick that takes a set as it is offered, with somebody of the setting; null where nobody is. */
export const offeredPick = (view: Sighted, set: number): PickChoice | null => {
  const person = offersOf(view.open.sets as readonly RatingSet[], peopleIn(view))[set - 1] ?? null;
  if (person === null || !stillFree(view).some(({ id }) => id === person.id)) return null;
  const { id: who, name, arms, kit } = person;
  const pick: PickChoice = { choose: 'pick', set, name, words: NO_WORDS, goals: '', who, arms, kit };
  return isTaken(view, name) ? null : pick;
};

const sample = (view: Sighted, { who }: { readonly who: SeatId }, source: Stream): PickChoice => {
  const left = unpicked(view);
  const set = left[source.below(left.length)] as number;
  const offered = offeredPick(view, set);
  if (offered !== null) return offered;
  const called = (n: number): string => `${who.slice(0, 50)} ${n}`;
  let n = set;
  while (isTaken(view, called(n)) || peopleIn(view).some(({ name }) => name === called(n))) n += 1000;
  const goals = source.below(2) === 0 ? '' : `${source.below(1000)}`;
  return { choose: 'pick', set, name: called(n), words: NO_WORDS, goals };
};

const orderProcedures: Procedures<Draft, 'rollOrder' | 'orderDie' | 'judgeOrder'> = {
  rollOrder: does(({ next }, { among, place }) => {
    for (const who of among) next({ step: 'orderDie', who });
    next({ step: 'judgeOrder', among, place });
  }),

  orderDie: rolls({
    throws: () => sumOf([d(20)]),
    thrower: (_facts, { who }) => who,
    then: ({ say }, { who }, face: number) => say({ event: 'orderRolled', who, face }),
  }),

  // SAGA-DRAFT-007: those who are even throw again for the places they tie for, the highest place first.
  judgeOrder: does(({ open, say, next }, { among, place: from }) => {
    let place = from;
    for (const who of byThrow(among, open.rolls)) {
      if (who.length === 1) say({ event: 'orderPlaced', who: who[0] as SeatId, place });
      else {
        say({ event: 'orderTied', who, place });
        next({ step: 'rollOrder', among: who, place });
      }
      place += who.length;
    }
  }),
};

const procedures: Procedures<Draft> = {
  // SAGA-DRAFT-005: exactly as many sets as there are main characters. One at a time: news of a die is then small.
  generate: opens({
    opening: ({ seats, open }) => ({
      scene: 'generation',
      setup: { seats, characters: [{}], from: open.sets.length + 1 },
    }),
    then: ({ given, open, say, next }, _step, { sets }: GenerationOutcome) => {
      say({ event: 'setsMade', sets });
      if (open.sets.length < sum(Object.values(given.characters))) next({ step: 'generate' });
    },
  }),

  ...orderProcedures,

  picks: does(({ given, open, next }) => {
    for (const who of picksInOrder(open.order as readonly SeatId[], given.characters)) next({ step: 'pick', who });
  }),

  pick: asks({
    whom: (_facts, { who }) => [{ seat: who, as: who }],
    answer: pickAnswer,
    refuses: (view, _step, choice) => refuses(view, choice),
    sample: (view, step, _asked, source) => sample(view, step, source),
    then: ({ say, tell }, { who: owner }, { choose: _, set, name, words, goals, ...more }) => {
      say({ event: 'picked', character: { owner, name, words, set, ...more } });
      if (goals.trim() !== '') tell(owner, { event: 'goalsKept', set, goals });
    },
  }),
};

const evolve = (open: Draft['open'], event: Draft['event']): void => {
  switch (event.event) {
    case 'setsMade':
      open.sets.push(...event.sets);
      return;
    case 'orderRolled':
      (open.rolls[event.who] as number[]).push(event.face);
      return;
    case 'orderTied':
      return;
    case 'orderPlaced':
      open.order[event.place - 1] = event.who;
      return;
    case 'picked':
      open.picked.push(event.character);
  }
};

const wrongNumbers = ({ seats, characters }: DraftSetup, options: DraftOptions): Refusal | null => {
  const { least, most } = options['saga.draft.castSize'];
  if (new Set(seats).size < seats.length) return badForm('setup.seats', 'setup.differentNames', seats.join(', '));
  if (least > most) return badForm('options.saga.draft.castSize', 'draft.castSize', `${least}, ${most}`);
  const stranger = Object.keys(characters).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return { code: 'UNKNOWN_SEAT', seat: stranger, known: seats };
  for (const seat of seats) {
    const number = characters[seat] ?? 0;
    // SAGA-DRAFT-003
    if (number < least || number > most)
      return brokenRule('SAGA-DRAFT-003', 'draft.castSize', { seat, number, least, most });
  }
  return null;
};

const begin = (setup: DraftSetup, options: DraftOptions): Result<Opening<Draft>> => {
  const { seats, characters, people } = setup;
  const wrong = wrongNumbers(setup, options);
  if (wrong !== null) return refused(wrong);
  return ok({
    seats,
    given: { characters, options, ...(people === undefined ? {} : { people }) },
    open: {
      sets: [],
      rolls: Object.fromEntries(seats.map((seat) => [seat, []])),
      order: seats.map(() => null),
      picked: [],
    },
    own: Object.fromEntries(seats.map((seat) => [seat, { goals: [] }])),
    agenda: [{ step: 'generate' }, { step: 'rollOrder', among: seats, place: 1 }, { step: 'picks' }],
  });
};

const outcome = ({ open }: Facts<Draft>): DraftOutcome => ({
  order: open.order as readonly SeatId[],
  characters: open.picked.map((picked) => {
    const { skills, motives, groups, origin } = open.sets[picked.set - 1] as Fixed<RatingSet>;
    return { ...picked, skills, motives, groups, origin };
  }),
});

/** Players make their main characters, with the ratings of one edition or the other. */
export const draftScene = (edition: GenerationEdition): SceneRules<Draft> => ({
  scene: `${edition.ruleSet}/draft`,
  version: '1.0.0',
  setup: draftSetup,
  options: draftOptions,
  begin,
  procedures,
  evolve,
  evolveOwn: (own, { set, goals }) => {
    own.goals.push({ set, goals });
  },
  outcome,
  // SAGA-DRAFT-010: what somebody wants for a character.
  staysSecret: true,
  scenes: { generation: generationScene(edition) },
  // What others want for their characters may be anything; nothing that a seat sees depends on it.
  imagine: ({ seats }) => ({ own: Object.fromEntries(seats.map((seat) => [seat, { goals: [] }])) }),
});
