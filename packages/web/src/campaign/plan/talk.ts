import { saga } from '@warmoot/rules';

type Matter = saga.campaign.Matter;
type Said = Extract<NonNullable<ReturnType<typeof saga.campaign.planIn<'discussion'>>>, object>;

/** SAGA-TALK-024: a crowd or an army; its motives are thrown for where nobody has set them. */
export type PlannedCrowd = Said['crowds'][number];

/** What somebody wants of somebody, or of anybody: one row of the form. */
export interface PlannedWant extends Matter {
  readonly who: string;
  /** Empty for anybody. */
  readonly to: string;
  readonly response: string;
}

/** A Discussion as far as it has been said. */
export interface PlannedTalk {
  /** Whether it is played by its rules at the table, or in words. */
  readonly how: 'table' | 'word';
  readonly crowds: readonly PlannedCrowd[];
  readonly use: NonNullable<Said['use']> | '';
  readonly setting: string;
  readonly wants: readonly PlannedWant[];
  readonly changes: Said['changes'];
}

/** As much of a plan as a Discussion is made of. */
interface TalkingPlan {
  readonly characters: readonly string[];
  readonly matters: readonly Matter[];
  readonly talk: PlannedTalk;
}

export const NO_TALK: PlannedTalk = { how: 'table', crowds: [], use: '', setting: '', wants: [], changes: [] };

/** What an entry says of it already. Without a plan it is played in words. */
export const talkSaid = (entry: saga.campaign.Entry): Partial<TalkingPlan> => {
  const plan = saga.campaign.planIn(entry, 'discussion');
  if (plan === null) return { talk: { ...NO_TALK, how: 'word' } };
  const { people, crowds, use = '', setting, changes } = plan;
  const wants = people.flatMap(({ character, wants: theirs }) =>
    theirs.flatMap(({ context, topic, response, to }) =>
      (to.length === 0 ? [''] : to).map((one) => ({ who: character, to: one, context, topic, response })),
    ),
  );
  const characters = people.map(({ character }) => character);
  return { characters, talk: { how: 'table', crowds, use, setting, wants, changes } };
};

/** Everybody who takes part: people by their ids, crowds by their names. */
export const partiesOf = ({ characters, talk }: Omit<TalkingPlan, 'matters'>): readonly string[] => [
  ...characters,
  ...talk.crowds.map(({ name }) => name.trim()),
];

export const replaced = <A>(list: readonly A[], at: number, one: A): readonly A[] =>
  list.map((before, nth) => (nth === at ? one : before));

/** A crowd written otherwise; what is wanted of it follows its name. */
export const withCrowd = (talk: PlannedTalk, at: number, crowd: PlannedCrowd): PlannedTalk => {
  const before = talk.crowds[at]?.name.trim();
  const renamed = (name: string): string => (name !== '' && name === before ? crowd.name.trim() : name);
  return {
    ...talk,
    crowds: replaced(talk.crowds, at, crowd),
    wants: talk.wants.map((want) => ({ ...want, to: renamed(want.to) })),
    changes: talk.changes.map((one) => ({ ...one, listener: renamed(one.listener) })),
  };
};

/** The plan as the campaign takes it; null for a Discussion in words. */
export const talkPlan = (plan: Omit<TalkingPlan, 'matters'>): saga.campaign.DiscussionPlan | null => {
  const { characters, talk } = plan;
  if (talk.how === 'word') return null;
  const parties = partiesOf(plan);
  const wantsOf = (who: string) =>
    talk.wants
      .filter((want) => want.who === who && (want.to === '' || parties.includes(want.to)))
      .map(({ context, topic, response, to }) => ({
        ...{ context, topic, response: response.trim() },
        to: to === '' ? [] : [to],
      }));
  return {
    people: characters.map((character) => ({ character, wants: wantsOf(character) })),
    crowds: talk.crowds.map((crowd) => ({ ...crowd, name: crowd.name.trim() })),
    ...(talk.use === '' ? {} : { use: talk.use }),
    setting: talk.setting.trim(),
    changes: talk.changes
      .filter(({ listener, changed }) => parties.includes(listener) && changed.trim() !== '')
      .map((one) => ({ ...one, changed: one.changed.trim() })),
  };
};

type Seen = Pick<saga.campaign.SeenCampaign, 'open'>;

/** SAGA-TALK-021: what some of them have heard of before, so far as it would be spoken of again. */
export const heardAgain = (plan: TalkingPlan, seen: Seen): ReturnType<typeof saga.campaign.heardAgainIn> => {
  const talk = talkPlan(plan);
  return talk === null ? [] : saga.campaign.heardAgainIn(seen, talk, plan.matters);
};

/** What a Discussion at the table still needs. */
export const talkLacks = (plan: TalkingPlan, seen: Seen): 'people' | 'crowdNames' | 'wants' | 'changes' | null => {
  const talk = talkPlan(plan);
  if (talk === null) return null;
  if (talk.people.length === 0) return 'people';
  const parties = partiesOf(plan);
  if (talk.crowds.some(({ name }) => name === '') || new Set(parties).size < parties.length) return 'crowdNames';
  if (talk.people.some(({ wants }) => wants.some(({ response }) => response === ''))) return 'wants';
  return saga.campaign.unchangedIn(seen, talk, plan.matters) === null ? null : 'changes';
};
