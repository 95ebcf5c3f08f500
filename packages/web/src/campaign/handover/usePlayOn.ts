import type { AnyRefusal } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { foundAt } from '../../net/foundAt.js';
import { entriesIn } from '../seen.js';
import { useCampaign } from '../useCampaign.js';
import { proposalOn } from './asked.js';
import { isEnd, nextDeed, type Offer, planChanged, putFirst, standsAlready } from './offers.js';

type Next = Extract<Offer, { offer: 'next' }>;
type Entry = saga.campaign.Entry;

/** What a scene is called on the calendar, and where it is. */
interface Called {
  readonly title: string;
  readonly place: string;
}

interface PlayOn {
  /**
   * Puts the scene on the calendar where it does not stand yet, before all else of its day, and plays it; or asks the
   * others, where it takes their word: then it is waited for here.
   */
  readonly playOn: (offer: Exclude<Offer, { offer: 'other' }>, called: Called) => void;
  /** Whether it was put there. */
  readonly putOn: (offer: Next, called: Called, day: number) => Promise<boolean>;
  readonly leave: () => void;
  readonly busy: boolean;
  /** Whether play goes on: the proof is inked. */
  readonly isInking: boolean;
  readonly refusal: AnyRefusal | null;
}

/** Resolves when the proof is inked; at once where nothing moves. */
const inked = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.querySelectorAll('.chain-ink')].flatMap((one) => one.getAnimations().map(({ finished }) => finished)),
  );

/** What can be done after a scene, from putting the next one down to playing it. */
export const usePlayOn = (after: Entry): PlayOn => {
  const { seen, table, seat, act, play } = useCampaign();
  const [, goTo] = useLocation();
  const [wish, setWish] = useState<Next | null>(null);
  const [busy, setBusy] = useState(false);
  const [isInking, setInking] = useState(false);
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const hasBegun = useRef(false);
  const now = saga.calendar.lastDay(after);

  const stop = (why: AnyRefusal | null): void => {
    hasBegun.current = false;
    setWish(null);
    setBusy(false);
    setInking(false);
    setRefusal(why);
  };
  /** What stands on a later day is brought forward, by the way that was chosen; what is to be played first comes first. */
  const made = async (entry: Entry, offer: Next | null): Promise<AnyRefusal | null> => {
    const changed = {
      ...(entry.day !== now && { day: now }),
      ...(offer === null ? {} : planChanged(entry, offer.next)),
    };
    const isChanged = entry.state === 'planned' && Object.keys(changed).length > 0;
    const first = putFirst(seen, entry, now);
    return (
      (isChanged ? await act({ deed: 'replan', entry: entry.id, ...changed }) : null) ??
      (first === null ? null : await act(first))
    );
  };
  /** Whether others are asked first. The news of what was pressed say so. */
  const isAsked = async (id: string): Promise<boolean> => {
    const found = await foundAt(table, seat, (sitting) => {
      if (proposalOn(sitting, id) !== null) return 'asked';
      return sitting.campaign?.open.entries[id]?.state === 'planned' ? null : 'begun';
    });
    return found === 'asked';
  };
  const begin = async (entry: Entry, offer: Next | null): Promise<void> => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const isAtTable = saga.campaign.isAtTable(seen, entry);
    const refused =
      (await made(entry, offer)) ??
      (entry.state === 'paused'
        ? await act({ deed: 'resume', entry: entry.id })
        : isAtTable
          ? await play({ play: 'entry', entry: entry.id })
          : await act({ deed: 'start', entry: entry.id }));
    if (refused !== null || (isAtTable && (await isAsked(entry.id)))) {
      stop(refused);
      return;
    }
    await inked();
    goTo(isAtTable ? `/t/${table}` : `/t/${table}/campaign`);
  };
  /** The story ends: its last word is written, on this day or a later one, has happened, and stands in the journal. */
  const end = async (offer: Next, called: Called): Promise<void> => {
    const why = await act(nextDeed(after, offer, { ...called, day: Math.max(now, seen.open.today) }));
    if (why !== null) return stop(why);
    const written = await foundAt(table, seat, ({ campaign }) =>
      campaign === null
        ? null
        : (entriesIn(campaign).findLast(({ chapter }) => chapter === offer.next.chapter) ?? null),
    );
    const refused = written?.state === 'planned' ? await act({ deed: 'happened', entry: written.id }) : null;
    stop(refused);
    if (refused === null) goTo(`/t/${table}/journal`);
  };
  // What was put down is known by the news of it.
  const stands = wish === null ? null : standsAlready(seen, after, wish.next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is begun once, as soon as it stands.
  useEffect(() => {
    if (stands !== null) void begin(stands, wish);
  }, [stands]);

  return {
    playOn: (offer, called) => {
      setBusy(true);
      setRefusal(null);
      setInking(true);
      if (offer.offer === 'paused') void begin(offer.entry, null);
      else if (isEnd(offer)) void end(offer, called);
      else if (offer.stands !== null) void begin(offer.stands, offer);
      else {
        setWish(offer);
        void act(nextDeed(after, offer, { ...called, day: now })).then((why) => {
          if (why !== null) stop(why);
        });
      }
    },
    putOn: async (offer, called, day) => {
      setBusy(true);
      const why = await act(nextDeed(after, offer, { ...called, day }));
      stop(why);
      return why === null;
    },
    leave: () => {
      setBusy(true);
      const answered = after.asksNext ? act({ deed: 'follow', entry: after.id, next: null }) : Promise.resolve(null);
      void answered.then((why) => {
        stop(why);
        if (why === null) goTo(`/t/${table}/campaign`);
      });
    },
    busy,
    isInking,
    refusal,
  };
};
