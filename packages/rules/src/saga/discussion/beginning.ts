import { badForm, brokenRule, ok, type Refusal, refused, type SceneRules } from '@warmoot/kernel';
import { pairTooHigh } from '../character/motives.js';
import { duelFault } from './fighting.js';
import type { Discussion, PersonNow } from './model.js';
import type { DiscussionSetup, Person } from './setup.js';
import type { TalkEdition } from './throws.js';

// SAGA-TALK-016: in a new Discussion nobody has heard anything yet.
const fresh = ({ name }: Person): PersonNow => ({
  name,
  heard: 0,
  gone: null,
  staysUntil: 0,
  placed: [],
  motives: {},
  fought: null,
});

/** SAGA-MOTIVE-003: the two of a pair never come to more than twelve. */
const pairFault = ({ name, motives }: Person): Refusal | null => {
  const pair = motives === null ? null : pairTooHigh(motives);
  return pair === null ? null : brokenRule('SAGA-MOTIVE-003', 'talk.pairOverTwelve', { who: name, ...pair });
};

/** Whoever comes armed could fight somebody just like them. */
export const fighterFault = (
  { seats, duelOptions }: Pick<DiscussionSetup, 'seats' | 'duelOptions'>,
  { name, seat, fighter }: Pick<Person, 'name' | 'seat' | 'fighter'>,
): Refusal | null => {
  if (fighter === undefined) return null;
  const other = name === 'A' ? 'B' : 'A';
  const sides = { side1: [{ ...fighter, name, seat }], side2: [{ ...fighter, name: other, seat }] };
  return duelFault({ seats, ...sides, distance: 'spear' }, duelOptions ?? {});
};

const namesFault = ({ seats, people }: DiscussionSetup, referee: string | null): Refusal | null => {
  const stranger = [...people.map(({ seat }) => seat), ...(referee === null ? [] : [referee])].find(
    (seat) => !seats.includes(seat),
  );
  if (stranger !== undefined) return { code: 'UNKNOWN_SEAT', seat: stranger, known: seats };
  const names = people.map(({ name }) => name);
  if (new Set(names).size === names.length && new Set(seats).size === seats.length) return null;
  return badForm('setup', 'setup.differentNames', names.join(', '));
};

/** SAGA-TALK-017: what a listener has heard of before is not the matter again while nothing is said to have changed. */
const unchangedFault = ({ about, heardBefore, changes }: DiscussionSetup): Refusal | null => {
  for (const { listener, topic } of about) {
    if (listener === undefined) continue;
    const isOn = (one: { readonly listener: string; readonly topic: string }): boolean =>
      one.listener === listener && one.topic === topic;
    if (heardBefore.some(isOn) && !changes.some(isOn)) {
      return brokenRule('SAGA-TALK-017', 'talk.unchanged', { who: listener, topic });
    }
  }
  return null;
};

const listenersFault = ({ people, about, heardBefore, changes }: DiscussionSetup): Refusal | null => {
  const lists = { about, heardBefore, changes } as const;
  for (const [path, list] of Object.entries(lists)) {
    const at = list.findIndex(
      ({ listener }) => listener !== undefined && people.every(({ name }) => name !== listener),
    );
    if (at >= 0) return badForm(`setup.${path}[${at}].listener`, 'talk.known', list[at]?.listener ?? '');
  }
  return null;
};

const firstFault = (people: readonly Person[], faultOf: (person: Person) => Refusal | null): Refusal | null =>
  people.map(faultOf).find((fault) => fault !== null) ?? null;

export const beginIn =
  ({ ruleSet, driving }: TalkEdition): SceneRules<Discussion>['begin'] =>
  (setup, options) => {
    const { seats, duelOptions = null, ...rest } = setup;
    const fault =
      namesFault(setup, options['saga.table.referee']) ??
      firstFault(setup.people, pairFault) ??
      listenersFault(setup) ??
      unchangedFault(setup) ??
      firstFault(setup.people, (person) => fighterFault(setup, person));
    if (fault !== null) return refused(fault);
    return ok({
      seats,
      given: { ...rest, edition: ruleSet, isRated: driving.isRated, options, duelOptions },
      open: {
        ruling: null,
        settled: {},
        people: setup.people.map(fresh),
        lines: [],
        appeals: [],
        reopened: [],
        noMore: [],
        leaving: null,
        sending: null,
        brawl: null,
        fights: [],
        over: false,
      },
      agenda: [{ step: 'open' }],
    });
  };
