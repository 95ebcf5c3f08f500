import type { View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { MarchWords } from '../catalogue/sagaWords.js';
import type { Speech } from '../speech.js';
import { booksSeen, ratingOf } from './board.js';
import { type March, planText, strengthText, wantsText } from './facts.js';
import { spanName } from './spans.js';

type MarchView = View<March>;
type Book = saga.march.FixedBook;
type Dated = (day: number) => string | null;

const { bookIn, EXCHANGE, INTENTS, isAfloat, lastSeen, spansInReach } = saga.march;

/** What could come of each intent before a party that may have seen us or not. */
const exchangeAloud = ({ t }: Speech, of: string): readonly string[] => {
  const { aloud, stances, results } = t.march.names;
  return [
    aloud.toIntend({ of }),
    ...INTENTS.map((mine) =>
      aloud.row({
        mine: stances[mine],
        cells: ([...INTENTS, 'unaware'] as const).map((theirs) =>
          aloud.cell({ theirs, result: results[EXCHANGE[mine][theirs]] }),
        ),
      }),
    ),
  ];
};

const ownAloud = (speech: Speech, { given }: MarchView, { party, at }: Book): string => {
  const going = saga.party.goingOf(party, isAfloat(given.roads, { party, at }));
  return speech.t.march.names.aloud.own({
    party: party.name,
    strength: strengthText(speech, saga.party.sizeOf(party), going),
    at: spanName(speech, given.roads, at),
    weary: party.weary,
    hide: ratingOf(party, 'hide'),
    notice: ratingOf(party, 'notice'),
  });
};

/** Where another is, or may be by tonight, by what this seat knows. */
const otherAloud = (speech: Speech, view: MarchView, of: string, dated: Dated): string => {
  const { aloud } = speech.t.march.names;
  const { roads } = view.given;
  const seen = lastSeen(view, of);
  if (seen === null) return aloud.unseen({ of });
  if (seen.how === 'seen' && seen.day === view.open.day)
    return aloud.here({ of, n: seen.size, at: spanName(speech, roads, seen.at) });
  const spans = spansInReach(view, of, 1);
  const goals = booksSeen(view).flatMap(({ wants }) => (wants?.want === 'reach' ? [wants.span] : []));
  const goal = goals.find((span) => spans.includes(span));
  return aloud.seen({
    of,
    n: seen.size,
    how: seen.how,
    when: aloud.when({ date: dated(seen.day), day: seen.day }),
    at: spanName(speech, roads, seen.at),
    spans: spans.length,
    goal: goal === undefined ? null : spanName(speech, roads, goal),
  });
};

/** How a march stands for who hears it instead of seeing it: the day, what is to be done, oneself, and the others. */
const marchAloud = (speech: Speech, view: MarchView, dated: Dated): readonly string[] => {
  const { aloud } = speech.t.march.names;
  const { day } = view.open;
  const date = dated(day);
  const step = view.agenda.at(-1)?.step;
  const own = booksSeen(view);
  const before = step === 'intend' ? own.flatMap(({ choosing }) => choosing.slice(0, 1)) : [];
  const others = view.given.parties.filter(({ name }) => bookIn(view, name) === null);
  return [
    (step === 'plan' ? aloud.morning : aloud.now)({ date, day: date === null ? day : day - view.given.firstDay + 1 }),
    ...(step === 'plan' && own.some(({ plan }) => plan === null) ? [aloud.toPlan] : []),
    ...own.map((book) => ownAloud(speech, view, book)),
    ...others.map(({ name }) => otherAloud(speech, view, name, dated)),
    ...before.flatMap((of) => exchangeAloud(speech, of)),
  ];
};

/** What is said of a march besides its account. */
export const tellMarchWords = (speech: Speech): MarchWords => {
  const { names: t } = speech.t.march;
  return {
    paces: t.paces,
    stances: t.stances,
    results: t.results,
    checks: t.checks,
    led: t.led,
    span: (roads, key) => spanName(speech, roads, key),
    wants: (roads, wants) => wantsText(speech, roads, wants),
    plan: (view, party, plan) => planText(speech, view.given, party, bookIn(view as MarchView, party), plan),
    aloud: (view, dated = () => null) => marchAloud(speech, view, dated),
  };
};
