import type { Fixed, InnerOpening, SeatId } from '@warmoot/kernel';
import type { EditionName } from '../editions.table.js';
import { outsideCombat } from '../healing/mobility.js';
import { MOST_WEARY } from '../movement/party/setup.js';
import type { Leaving } from './model.js';
import { canTalk, nowOf, ownHere, personNamed, type TalkSight } from './people.js';
import type { Person } from './setup.js';

/** The name of the scene that is opened inside. */
export const chaseIn = (edition: EditionName): string => `${edition}/chase`;

type Wounds = NonNullable<Person['fighter']>['wounds'];

/** The wounds that somebody has: as they came, or from the last fight. */
const woundsOf = (sight: TalkSight, name: string): Wounds =>
  (nowOf(sight, name).fought?.wounds as Wounds | undefined) ??
  (personNamed(sight, name).fighter?.wounds as Wounds | undefined) ??
  [];

/** SAGA-MOVE-044: with a Major Wound on head or body nobody runs, neither away nor after others. */
export const canRun = (sight: TalkSight, name: string): boolean => outsideCombat(woundsOf(sight, name)).walks !== 'not';

/** Those of a seat who can go after others: its people, and where it has none there, its crowd. */
export const runnersOf = (sight: TalkSight, seat: SeatId): readonly string[] => {
  const able = ownHere(sight, seat).filter((name) => canRun(sight, name));
  const people = able.filter((name) => canTalk(sight, name));
  return people.length > 0 ? people : able;
};

const memberOf = (sight: TalkSight, name: string) => {
  const { seat, skills, mounted = false, light = false } = personNamed(sight, name);
  return { name, seat, skills, mounted, light, wounds: woundsOf(sight, name), carried: !canRun(sight, name) };
};

/** A party under the first of its people, called by their name. */
const partyOf = (sight: TalkSight, seats: readonly SeatId[], names: readonly string[]) => ({
  name: names[0] as string,
  seats,
  members: names.map((name) => memberOf(sight, name)),
  // SAGA-MOVE-043: of people who go together the higher number counts.
  weary: Math.min(MOST_WEARY, Math.max(0, ...names.map((name) => personNamed(sight, name).weary ?? 0))),
});

/** Those who leave, and those of the seats that go after them, from the very presence of each other. */
export const pursuitOf = (sight: TalkSight, { who, after = [] }: Fixed<Leaving>): InnerOpening => {
  const leads = who.filter((name) => canRun(sight, name));
  const seat = personNamed(sight, leads[0] as string).seat;
  return {
    scene: chaseIn(sight.given.edition),
    setup: {
      seats: sight.seats,
      quarry: partyOf(sight, [seat], [...leads, ...who.filter((name) => !leads.includes(name))]),
      pursuers: partyOf(
        sight,
        after,
        after.flatMap((one) => runnersOf(sight, one)),
      ),
      from: 'discussion',
    },
    options: { 'saga.table.referee': sight.given.options['saga.table.referee'] },
  };
};
