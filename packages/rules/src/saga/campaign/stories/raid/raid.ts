import type { NextScene, SeenWithRules } from '../../handover/next.js';
import type { DeedOf } from '../../papers/deeds.js';
import type { Entry } from '../../papers/model.js';
import type { Story, StoryTold } from '../story.js';
import { battle } from './battle.js';
import { befellIn } from './befell.js';
import { beforeChapter } from './before.js';
import { idOf, RAID_CHAPTERS, type RaidChapter } from './cast.js';
import { agreedIn, council, matterOf } from './council.js';
import { duelIn } from './duel.js';
import { RAID_FIELD } from './field.table.js';
import { march } from './march.js';
import { agreedAt, parley } from './parley.js';
import { RAID_HOUSES, RAID_PARTS, RAID_PEOPLE, RAID_ROLES, type RaidHouse, type RaidRole } from './people.table.js';
import { endIn, hasPlace, isTold, playedChapter, taleOf } from './tale.js';

const ALL_HOUSES = Object.keys(RAID_HOUSES) as readonly RaidHouse[];

/** Lady Ella has made up her mind before anybody speaks (SAGA-TALK-036): whoever would change it must do better. */
const wantsToRide = (told: StoryTold) => ({
  ...matterOf(told, 'stay'),
  motive: 'valourous',
  rating: RAID_PEOPLE.ella.skills.lead,
});

const EDITION = 'saga';

/** The deed that founds the story: a small country, two houses, six people with all that they can do. */
const found: Story['found'] = (seats, told): DeedOf<'found'> =>
  ({
    deed: 'found',
    name: told('name'),
    edition: EDITION,
    options: {
      'saga.generation.others': 'byHand',
      battle: { 'saga.battle.map': RAID_FIELD },
    },
    founding: {
      year: null,
      days: [],
      world: null,
      story: 'raid',
      parts: [
        {
          key: 'raid',
          setting: told('setting'),
          notes: [
            { kind: 'place', title: told('roads.hall'), text: told('places.hall') },
            { kind: 'place', title: told('roads.town'), text: told('places.town') },
          ],
          regions: [],
          units: ALL_HOUSES.map((house) => ({
            ...{ name: told(`houses.${house}`), text: told(`houses.${house}.text`), plays: house },
            ...RAID_HOUSES[house],
          })),
          people: RAID_ROLES.map((role) => {
            const { part, arms, kit, skills, motives, ...rest } = RAID_PEOPLE[role];
            return {
              ...{ name: told(`people.${role}`), arms, kit, plays: role, suits: [] },
              ...{
                home: told(`people.${role}.home`),
                trade: told(`people.${role}.trade`),
                past: told(`people.${role}.past`),
              },
              ...('rules' in rest && { rules: told(`houses.${rest.rules}`) }),
              sheet: {
                owner: seats[part] ?? null,
                skills,
                motives,
                driving: role === 'ella' ? [wantsToRide(told)] : [],
              },
            };
          }),
          happenings: [],
        },
      ],
    },
  }) as unknown as DeedOf<'found'>;

/** It ends here: a last entry of the calendar, with what befell and what was agreed. */
const end = (seen: SeenWithRules, entry: Entry, told: StoryTold): NextScene => {
  const [befell, agreed] = [befellIn(seen), agreedAt(seen)];
  return {
    next: 'end',
    kind: 'freeForm',
    scene: 'freeForm',
    chapter: 'end',
    told: {
      name: told('end.name'),
      about: told(`end.about.${befell}`),
      title: told(`end.title.${befell}`),
      text: `${told(`end.befell.${befell}`)} ${told(`end.agreed.${agreed}`)}`,
    },
    sides: [],
    characters: entry.characters,
    place: entry.place,
    plan: null,
    todayOnly: false,
    leaving: null,
  };
};

type Offers = (seen: SeenWithRules, entry: Entry, told: StoryTold) => readonly NextScene[];

/** After the council they ride, unless Ella was moved to stay: then the lord of the town is asked to talk. */
const afterCouncil: Offers = (seen, _, told) => {
  const [rides, talks] = [march(seen, told), parley(seen, told)];
  return agreedIn(seen).stay ? [...talks, ...rides] : [...rides, ...talks];
};

const NEXT: Readonly<Record<string, Offers>> = {
  council: afterCouncil,
  march: (seen, entry, told) => [...battle(seen, entry, told), ...parley(seen, told)],
  battle: (seen, _, told) => parley(seen, told),
  parley: () => [],
};

/** The chapter from which the story goes on when this is over: itself; the march, where this was its fight, by hand. */
const goesOnFrom = (seen: SeenWithRules, { id }: Entry): Entry | undefined =>
  taleOf(seen).find((one) => one.id === id) ?? (duelIn(seen)?.id === id ? playedChapter(seen, 'march') : undefined);

/** SAGA-CAMPAIGN-009: Lady Ella's raid, from the council to the parley. */
export const raid: Story = {
  key: 'raid',
  edition: EDITION,
  parts: RAID_PARTS,
  roles: [...RAID_ROLES, ...ALL_HOUSES],
  found,
  opening: council,
  after: (seen, entry, told) => {
    const chapter = goesOnFrom(seen, entry);
    if (chapter === undefined || endIn(seen) !== undefined) return [];
    const offered = NEXT[chapter.chapter as string]?.(seen, chapter, told) ?? [];
    // Nothing is offered that would not count when it is played.
    const open = offered.filter((one) => hasPlace(seen, one.chapter as RaidChapter) && isTold(seen, one));
    return [...open, end(seen, entry, told)];
  },
  chapters: RAID_CHAPTERS,
  tells: isTold,
  told: (seen) => {
    const [tale, put] = [taleOf(seen), endIn(seen)];
    return put?.state === 'done' ? [...tale, put] : tale;
  },
  ends: (seen, chapter) => chapter === 'end' && taleOf(seen).length > 0 && endIn(seen) === undefined,
  shared: (seen) =>
    Object.fromEntries(
      RAID_PARTS.map((part) => {
        const role = RAID_ROLES.find((one) => RAID_PEOPLE[one].part === part) as RaidRole;
        return [part, seen.open.characters[idOf(seen, role)]?.owner ?? null];
      }),
    ),
  before: beforeChapter,
  ending: (seen) =>
    playedChapter(seen, 'council') === undefined ? null : { befell: befellIn(seen), agreed: agreedAt(seen) },
};
