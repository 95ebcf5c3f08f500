import type { Json } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { done, named, saltCrown, seenBy } from '../sheet/testing/fixture.js';
import {
  daysAfter,
  goesOnWith,
  nextDeed,
  type Offer,
  offersAfter,
  putFirst,
  refusesOffer,
  usualDay,
} from './offers.js';

const titled = ({ open }: Pick<saga.campaign.Campaign, 'open'>, title: string): saga.campaign.Entry => {
  const found = Object.values(open.entries).find((one) => one.title === title);
  if (found === undefined) throw new Error(`nothing is called ${title}`);
  return found;
};

const fighter = (name: string, side: 1 | 2, standing: string) => ({
  ...{ name, side, standing, wounds: [], taken: [], dyingSince: null },
  ...{ hands: { left: null, right: null }, carried: [] },
});

/** Morten and Maud have fought on the fifth, and Maud has fled. */
const afterDuel = (): saga.campaign.Campaign => {
  const before = saltCrown();
  const [morten, maud] = [named(before, 'Morten').id, named(before, 'Maud').id];
  const plan = { side1: [morten], side2: [maud] };
  const planned = done(before, {
    ...{ deed: 'plan', day: 5, scene: 'duel', title: 'At the ford', characters: [morten, maud], plan },
  });
  const round = { players: ['ana', 'bo'], referee: null, decided: true };
  const play = { play: 'entry', entry: titled(planned, 'At the ford').id } as const;
  const staged = saga.campaign.stageScene(planned, play, round);
  if (!staged.ok) throw new Error(JSON.stringify(staged.refusal));
  const { entry, events } = staged.value;
  const begun = saga.campaign.evolveAll(planned, events);
  const outcome = {
    ...{ ending: 'side1', rounds: 3, dead: [], fled: ['Maud the Leech'], prisoners: [], lost: [] },
    fighters: [fighter('Morten Tarn', 1, 'in'), fighter('Maud the Leech', 2, 'fled')],
  } as unknown as Json;
  return saga.campaign.evolveAll(begun, saga.campaign.writeBack(begun, { entry, outcome, own: {} }));
};

type Next = Extract<Offer, { offer: 'next' }>;

/** The table gives a scene a number when it is played: here all that is over has one. */
const numbered = (campaign: saga.campaign.Campaign): saga.campaign.Campaign => {
  const entries = Object.entries(campaign.open.entries).map(([id, one]) => [id, { ...one, played: one.played ?? 1 }]);
  return { ...campaign, open: { ...campaign.open, entries: Object.fromEntries(entries) } };
};

const nextOf = (campaign: saga.campaign.Campaign): { entry: saga.campaign.Entry; pursuit: Next; talk: Next } => {
  const now = numbered(campaign);
  const entry = titled(now, 'At the ford');
  const [pursuit, talk] = offersAfter(seenBy(now), entry, (key) => key);
  if (pursuit?.offer !== 'next' || talk?.offer !== 'next') throw new Error('nothing follows');
  return { entry, pursuit, talk };
};

const put = { title: 'Next', place: '', day: 5 };

describe('what may follow a scene', () => {
  const fought = afterDuel();

  test('a pursuit is offered first, for its own day alone; a talk on any', () => {
    const { entry, pursuit, talk } = nextOf(fought);
    expect([pursuit.next.kind, talk.next.kind]).toEqual(['chase', 'discussion']);
    expect(daysAfter(entry)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(refusesOffer(seenBy(fought), entry, pursuit, 5)).toBeNull();
    expect(refusesOffer(seenBy(fought), entry, pursuit, 6)).toMatchObject({ what: 'campaign.todayOnly' });
    expect([usualDay(seenBy(fought), entry, pursuit), usualDay(seenBy(fought), entry, talk)]).toEqual([5, 6]);
  });

  test('the campaign is answered where it asks, and what is put down is known again', () => {
    const { entry, talk } = nextOf(fought);
    expect(entry.asksNext).toBe(true);
    const deed = nextDeed(entry, talk, put);
    expect(deed).toMatchObject({ deed: 'follow', entry: entry.id });
    const answered = done(fought, deed);
    const { talk: now, entry: after } = nextOf(answered);
    expect(after.asksNext).toBe(false);
    expect(now.stands?.title).toBe('Next');
    // Once it stands, it is moved and not put down twice.
    expect(nextDeed(after, now, { ...put, day: 8 })).toEqual({ deed: 'replan', entry: now.stands?.id, day: 8 });
    expect(goesOnWith(seenBy(answered))?.title).toBe('Next');
  });

  test('another talk of the same people is not taken for it', () => {
    const { entry, talk } = nextOf(fought);
    const { characters } = talk.next;
    const other = done(fought, { deed: 'plan', day: 6, scene: 'discussion', title: 'The Moot', characters });
    expect(nextOf(other).talk.stands).toBeNull();
    expect(nextDeed({ ...entry, asksNext: false }, talk, put)).toMatchObject({ deed: 'plan', day: 5 });
  });

  test('what is to be played now comes before whatever stands on its day', () => {
    const { entry, talk } = nextOf(fought);
    const supper = done(fought, { deed: 'plan', day: 5, scene: 'freeForm', title: 'Supper', characters: [] });
    const both = done(supper, nextDeed(entry, talk, put));
    const [first, second] = [titled(both, 'Supper').id, titled(both, 'Next').id];
    expect(putFirst(seenBy(both), titled(both, 'Next'), 5)).toEqual({
      deed: 'arrange',
      day: 5,
      entries: [second, first],
    });
    expect(putFirst(seenBy(both), titled(both, 'Supper'), 5)).toBeNull();
  });

  test('a scene that these people have paused is offered again', () => {
    const { entry } = nextOf(fought);
    const { characters } = entry;
    const siege = { deed: 'plan', day: 6, days: 5, scene: 'freeForm', title: 'Siege', characters };
    const paused = titled(done(fought, siege), 'Siege');
    const seen = seenBy({
      ...fought,
      open: { ...fought.open, entries: { ...fought.open.entries, [paused.id]: { ...paused, state: 'paused' } } },
    });
    expect(offersAfter(seen, entry, (key) => key).map(({ offer }) => offer)).toContain('paused');
  });
});
