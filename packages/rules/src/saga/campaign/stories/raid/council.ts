import { plainJson } from '../../bridges/bridge.js';
import type { NextScene, SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import type { StoryTold } from '../story.js';
import { idOf, idsOf, talkIn } from './cast.js';
import type { RaidRole } from './people.table.js';
import { playedChapter } from './tale.js';

const THERE = ['ella', 'jorun', 'wren', 'hedda'] as const satisfies readonly RaidRole[];

/**
 * What is asked of whom in the council. Whoever is moved to it is driven by it from then on, and the raid is what that
 * makes of it.
 */
export const ASKED = {
  /** Jorun brings her thirty. */
  riders: { by: 'ella', of: 'jorun' },
  /** Wren shows the way through the woods. */
  way: { by: 'ella', of: 'wren' },
  /** Hedda opens the chest for riders who know every hedge. */
  chest: { by: 'ella', of: 'hedda' },
  /** Ella stays at home. */
  stay: { by: 'hedda', of: 'ella' },
  /** Ella leaves no roof on the town. */
  fire: { by: 'jorun', of: 'ella' },
} as const satisfies Record<string, { readonly by: RaidRole; readonly of: RaidRole }>;
export type Asked = keyof typeof ASKED;

const ALL_ASKED = Object.keys(ASKED) as readonly Asked[];

/** What is talked about when this is asked for. */
export const matterOf = (told: StoryTold, asked: Asked) => ({
  context: told('council.context'),
  topic: told(`council.${asked}.topic`),
});

/** The first chapter: Lady Ella asks those whom she needs, and they ask her. */
export const council = (seen: SeenWithRules, told: StoryTold): NextScene => ({
  next: 'story',
  kind: 'discussion',
  scene: 'discussion',
  chapter: 'council',
  told: { name: told('council.name'), about: told('council.about'), title: told('council.title') },
  sides: [],
  characters: idsOf(seen, THERE),
  place: told('council.place'),
  matters: ALL_ASKED.map((asked) => matterOf(told, asked)),
  plan: plainJson({
    use: 'council',
    setting: told('council.setting'),
    people: THERE.map((role) => ({
      character: idOf(seen, role),
      wants: ALL_ASKED.filter((asked) => ASKED[asked].by === role).map((asked) => ({
        ...matterOf(told, asked),
        response: told(`council.${asked}.response`),
        to: [idOf(seen, ASKED[asked].of)],
      })),
    })),
  }),
  todayOnly: false,
  leaving: null,
});

/** What the calendar keeps of a Discussion, as far as it matters here. */
export interface KeptTalk {
  readonly people: readonly {
    readonly name: string;
    readonly driving: readonly { readonly context: string; readonly topic: string; readonly appeal: number | null }[];
  }[];
  readonly appeals: readonly { readonly topic: string; readonly response: string }[];
}

/** The last thing that somebody was moved to in a topic; null where nothing was. */
export const movedTo = (entry: Entry, at: number, topic: string): string | null => {
  const { people, appeals } = entry.outcome as unknown as KeptTalk;
  const last = people[at]?.driving.findLast((one) => one.topic === topic && one.appeal !== null);
  return last === undefined ? null : (appeals[(last.appeal as number) - 1]?.response ?? null);
};

/** What came of the council: what each was asked for, and has been moved to. The topics stand in the plan itself. */
export const agreedIn = (seen: SeenWithRules): Readonly<Record<Asked, boolean>> => {
  const entry = playedChapter(seen, 'council');
  const plan = entry === undefined ? null : talkIn(seen, entry);
  const isMoved = (asked: Asked): boolean => {
    if (entry === undefined || plan === null) return false;
    const { by, of } = ASKED[asked];
    const nth = ALL_ASKED.filter((other) => ASKED[other].by === by).indexOf(asked);
    const wants = plan.people.find(({ character }) => character === idOf(seen, by))?.wants[nth];
    const listener = plan.people.findIndex(({ character }) => character === idOf(seen, of));
    return wants !== undefined && movedTo(entry, listener, wants.topic) === wants.response;
  };
  return Object.fromEntries(ALL_ASKED.map((asked) => [asked, isMoved(asked)])) as Record<Asked, boolean>;
};
