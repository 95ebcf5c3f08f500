import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { either, NEVER } from '../dice/chance.js';
import { oddsOf } from '../dice/odds.js';
import { type Stream, stream } from '../dice/stream.js';
import { reckon } from '../dice/throw.js';
import { copyJson, deepFreeze, type Json, sameJson } from '../json.js';
import { forgetAllKept } from '../kept.js';
import { closeLog, type Entry, enter, notUndone, openSession, readOn, takeUp, undo } from '../log.js';
import { ATTENTIVE } from '../scene/awaited.js';
import { beginState, type Start } from '../scene/begin.js';
import type { AnyRules, Asked, SceneTypes } from '../scene/contract.js';
import { type Bookmark, follow, standingOf } from '../scene/follow.js';
import { imagine } from '../scene/imagine.js';
import { hasOthers, innermost, type PlayedScene } from '../scene/innermost.js';
import { Run } from '../scene/run.js';
import { apply, type Input, type Moved } from '../scene/scene.js';
import { forkState, knowersOf, viewOf } from '../scene/state.js';
import { verify } from '../verify.js';
import { bruteForce, facesInAll } from './bruteForce.js';
import { forecastIsPlay } from './forecastLaw.js';
import { type Law, lawTests, SEEDS } from './laws.js';
import { Makes } from './oneMaker.js';
import { always } from './parts.js';
import { randomInput, value } from './randomPlay.js';
import { expectSame } from './same.js';
import { watched } from './watched.js';

export interface ContractOptions {
  /** Setups and options of every kind the rules allow. */
  readonly starts: fc.Arbitrary<Start>;
  /** Random games for each law. */
  readonly games?: number;
  /** How many positions of a game go by for each one that is looked at closely, on average; 1 looks at all. */
  readonly every?: number;
  /** A game that has not ended after this many inputs is a failure. */
  readonly mostInputs?: number;
  /** Kinds of objects whose fields differ from one to the next: each is named, since each is slower to read. */
  readonly madeInManyWays?: readonly string[];
}

/** What no scene takes for an answer. */
const JUNK = [null, 7, 'pass', {}, [], { choose: 'nonsense' }];

/** The short list that the rules make to check one answer; empty where they make none. */
const shortListed = (scene: PlayedScene, asked: Asked, choice: unknown): readonly unknown[] => {
  const { rules, state } = innermost(scene);
  const step = state.agenda.at(-1);
  const among = rules.procedures[step?.step ?? '']?.among;
  return among?.(viewOf(state, asked.seat), step as never, choice as never, asked) ?? [];
};

const notIn =
  (listed: readonly unknown[]) =>
  (choice: unknown): boolean =>
    !listed.some((one) => sameJson(one, choice));

/** The thirteen laws that every rule set keeps, tried on random games. */
export const contractTests = (rules: AnyRules, options: ContractOptions): void => {
  const { starts, games = 100, every = 1, mostInputs = 5000, madeInManyWays = [] } = options;
  const laws: Law[] = [];
  /** A law that holds in each position by itself: now and then one is looked at. */
  const law = (
    name: string,
    look: (moved: Moved<SceneTypes>, input: Input | null, source: Stream) => void,
    most = games,
  ): void => {
    const watch: Law['watch'] = (_, seed) => {
      const aside = stream(`aside ${seed}`);
      return (moved, input) => {
        if (input === null || aside.below(every) === 0) look(moved, input, aside);
      };
    };
    laws.push({ name, games: Math.min(games, most), watch });
  };

  describe(`the contract, kept by ${rules.scene}`, () => {
    law('law 1: a state is plain JSON and goes on the same after being written and read', ({ run }, input) => {
      const revived = JSON.parse(JSON.stringify(run.state)) as typeof run.state;
      expectSame(revived, run.state);
      if (input === null) return;
      const next = value(apply(rules, run.state, input));
      expectSame(value(apply(rules, revived, input)).run.state, next.run.state);
    });

    law('law 2: nothing that was handed out is changed later', ({ run, heard }, input) => {
      deepFreeze(run.state);
      deepFreeze(heard);
      if (input !== null) expect(apply(rules, run.state, input).ok).toBe(true);
    });

    law('law 3: somebody can act or it is over, and it ends', ({ run }) => {
      const { awaits } = run;
      if (awaits.need === 'answers') expect(awaits.asked.length).toBeGreaterThan(0);
      if (awaits.need === 'dice') expect(awaits.throw.dice.length).toBeGreaterThan(0);
      if (awaits.need === 'nothing') expect(run.outcome()).toBeDefined();
    });

    /** Some answers that were listed once, by step: elsewhere, they are answers that somebody might try. */
    const once = new Map<string, unknown[]>();
    law('law 4: where a question says that it takes none but the listed answers, it takes no other', ({ run }) => {
      const { awaits } = run;
      if (awaits.need !== 'answers') return;
      const tried = once.get(awaits.step) ?? [];
      for (const asked of awaits.asked) {
        const listed = run.choices(asked) ?? [];
        if (!hasOthers(run, asked)) {
          const strange = tried.filter((one) => !listed.some((choice) => sameJson(choice, one)));
          expect(strange.filter((choice) => run.accepts(asked, copyJson(choice as Json)).ok)).toEqual([]);
        }
        const fresh = listed[tried.length % Math.max(1, listed.length)];
        if (fresh !== undefined && tried.length < 8) tried.push(fresh);
      }
      once.set(awaits.step, tried);
    });

    law(
      'law 4: every choice offered is accepted, every other refused, and a refusal changes nothing',
      ({ run }, _, aside) => {
        const { awaits } = run;
        const before = JSON.stringify(run.state);
        if (awaits.need === 'dice') {
          const { dice } = awaits.throw;
          expect(run.fork().dice(dice.map((die) => die.low - 1))?.code).toBe('WRONG_FACES');
          expect(run.fork().dice([...dice.map((die) => die.low), 1])?.code).toBe('WRONG_FACES');
          expect(run.accepts({ seat: run.state.seats[0] ?? '', as: '' }, {}).ok).toBe(false);
        }
        if (awaits.need === 'answers') {
          for (const asked of awaits.asked) {
            const isRefused = (choice: unknown): boolean => run.fork().answer(asked, copyJson(choice)) !== null;
            const listed = run.choices(asked) ?? [];
            expect(listed.filter(isRefused)).toEqual([]);
            // A run that has not listed them takes the same ones.
            const fresh = new Run(run.rules, forkState(run.rules, run.state));
            expect(listed.filter((choice) => !fresh.accepts(asked, copyJson(choice)).ok)).toEqual([]);
            expect(shortListed(run, asked, run.sample(asked, aside)).filter(notIn(listed))).toEqual([]);
            // A run takes what it drew itself as it is: so another must take it, and make nothing else of it.
            const drawn = run.sample(asked, aside);
            expectSame(value(fresh.accepts(asked, copyJson(drawn))), drawn);
            expect(run.fork().answer(asked, drawn)).toBeNull();
            expect(JUNK.filter((junk) => run.accepts(asked, junk).ok)).toEqual([]);
            expect(run.accepts({ seat: 'nobody', as: asked.as }, run.sample(asked, aside)).ok).toBe(false);
          }
          expect(run.fork().dice([1])?.code).toBe('NO_DICE_NOW');
        }
        expect(JSON.stringify(run.state)).toBe(before);
      },
    );

    test('law 5: a log replays to the same, undo and all, and a changed one is caught', () => {
      always(
        fc.property(starts, SEEDS, (start, seed) => {
          const source = stream(`log ${seed}`);
          let session = value(openSession(rules, start, null));
          for (let inputs = 0; inputs < 60; inputs++) {
            const input = randomInput(session.run, source);
            if (input === null) break;
            session = value(enter(session, input));
            if (source.below(20) > 0) continue;
            const kept = notUndone(session.entries);
            session = value(undo(session, kept[source.below(kept.length)]?.seq ?? 0));
          }
          const log = closeLog(session, null);
          expect(value(verify(rules, log)).entries).toBe(session.entries.length);
          const at = session.entries.findIndex(({ input }) => input.input === 'dice');
          if (at < 0) return;
          const forged = log.entries.map((entry, i) => {
            if (i !== at || entry.input.input !== 'dice') return entry;
            const [first, ...rest] = entry.input.faces as [number];
            return { ...entry, input: { ...entry.input, faces: [first > 1 ? first - 1 : first + 1, ...rest] } };
          });
          expect(verify(rules, { ...log, entries: forged })).toMatchObject({
            ok: false,
            refusal: { code: 'REPLAY_DIVERGED', entry: at },
          });
        }),
        games,
      );
    });

    law(
      'law 6: odds add up to one and equal counting every face; what comes next hangs on the result',
      ({ run }, input) => {
        const { awaits } = run;
        if (awaits.need !== 'dice' || input?.input !== 'dice') return;
        const { result: fallen } = reckon(awaits.throw, input.faces);
        const [thrown, imagined] = [run.fork(), run.fork()];
        thrown.fall(fallen, input.faces);
        imagined.fall(fallen);
        expectSame(imagined.awaits, thrown.awaits);
        const odds = oddsOf(awaits.throw);
        expect(odds.reduce((sum, prospect) => either(sum, prospect.chance), NEVER)).toEqual({ ways: 1n, of: 1n });
        if (facesInAll(awaits.throw) > 5000) return;
        const counted = bruteForce(awaits.throw);
        for (const { result, chance } of odds) expectSame(chance, counted.get(String(result))?.chance ?? NEVER);
      },
    );

    const seen = { revealed: false };
    const seenRules = watched(rules, seen);
    law('law 7: worlds that differ only where a seat cannot see show it the same', ({ run }, input, aside) => {
      const few = knowersOf(run.state);
      if (input === null) return;
      for (const seat of run.state.seats) {
        if (few !== null && !few.includes(seat)) continue;
        const other = imagine(rules, run.view(seat), aside);
        seen.revealed = false;
        const here = apply(seenRules, run.state, input);
        const there = apply(rules, other, input);
        if (!here.ok || !there.ok || seen.revealed) continue;
        const audible = ({ heard }: Moved<SceneTypes>) => heard.filter(({ to }) => to === null || to.includes(seat));
        expectSame(audible(there.value), audible(here.value));
        expectSame(there.value.run.view(seat), here.value.run.view(seat));
      }
    });

    law('law 7: what is asked of somebody apart, and answered, is noticed by nobody else', ({ run }, _, aside) => {
      const { awaits } = run;
      const { state } = innermost(run);
      if (awaits.need !== 'answers' || !state.agenda.at(-1)?.apart || awaits.asked.length < 2) return;
      for (const asked of awaits.asked) {
        const choice = run.sample(asked, aside);
        const answered = value(apply(rules, run.state, { input: 'answer', ...asked, choice }));
        // Whoever is told by name plays with the one who was asked.
        const told = answered.heard.flatMap(({ to }) => to ?? []);
        for (const seat of [null, ...run.state.seats.filter((one) => one !== asked.seat && !told.includes(one))]) {
          expect(answered.heard.filter(({ to }) => to === null)).toEqual([]);
          expectSame(answered.run.view(seat), run.view(seat));
        }
      }
    });

    law('law 7: a sealed answer shows no more than that it was made', ({ run }, _, aside) => {
      const { awaits } = run;
      if (awaits.need !== 'answers' || !awaits.together) return;
      for (const asked of awaits.asked) {
        const answered = [run.sample(asked, aside), run.sample(asked, aside)].map((choice) => {
          const trial = run.fork();
          expect(trial.answer(asked, choice)).toBeNull();
          return trial;
        });
        const sealed = answered.every((trial) => trial.state.agenda.length === run.state.agenda.length);
        if (!sealed || Object.keys(innermost(run).state.sealed).length + 1 >= awaits.asked.length) continue;
        for (const seat of [null, ...run.state.seats.filter((one) => one !== asked.seat)]) {
          expectSame(answered[0]?.view(seat), answered[1]?.view(seat));
        }
      }
    });

    const isFolded: Law['watch'] = (start, seed) => {
      const folded = copyJson(value(beginState(rules, start)));
      const aside = stream(`aside ${seed}`);
      return ({ run, heard }) => {
        for (const { to, depth, event } of heard) {
          if (depth > 0) continue;
          if (to === null) rules.evolve(folded.open, event);
          else for (const seat of to) rules.evolveOwn(folded.own[seat], event);
        }
        if (aside.below(every) > 0 && !run.over) return;
        expectSame(run.state.open, folded.open);
        expectSame(run.state.own, folded.own);
      };
    };
    laws.push({ name: 'law 8: facts are the fold of what was heard', games, watch: isFolded });

    law('law 9: the view of an imagined world is the view it came from', ({ run }, _, aside) => {
      for (const seat of [null, ...run.state.seats]) {
        const view = run.view(seat);
        expectSame(viewOf(imagine(rules, view, aside), seat), view);
      }
      expectSame(run.fork(ATTENTIVE).awaits, run.awaits);
    });

    test('law 10: whoever follows the news sees what there is to see, and a log can be taken up at any entry', () => {
      always(
        fc.property(starts, SEEDS, (start, seed) => {
          const [source, aside] = [stream(`follow ${seed}`), stream(`aside ${seed}`)];
          let session = value(openSession(rules, start, null));
          const seats = [null, ...session.run.state.seats];
          const views = new Map(seats.map((seat) => [seat, copyJson(session.run.view(seat))] as const));
          for (let inputs = 0; inputs < 40; inputs++) {
            const input = randomInput(session.run, source);
            if (input === null) break;
            const before = session;
            session = value(enter(session, input));
            const [entry, bookmark] = [session.entries.at(-1) as Entry, session.bookmarks.at(-1) as Bookmark];
            const looked = aside.below(every) === 0 || session.run.over;
            if (looked) expectSame(value(readOn(before, entry, bookmark)).run.state, session.run.state);
            const { heard } = entry;
            for (const seat of seats) {
              const audible = heard.filter(({ to }) => to === null || (seat !== null && to.includes(seat)));
              const now = session.run.view(seat);
              const followed = follow(rules, views.get(seat) as typeof now, audible, copyJson(standingOf(now)));
              // A view that is followed goes on being followed: what went wrong unseen is seen later.
              if (looked) expectSame(followed, now);
              views.set(seat, followed);
            }
          }
          for (const seat of seats) expectSame(views.get(seat), session.run.view(seat));
          const stored = JSON.parse(JSON.stringify({ ...session, rules: null, run: null })) as typeof session;
          const again = value(takeUp(rules, stored));
          expectSame(again.run.state, session.run.state);
          expectSame(again.run.awaits, session.run.awaits);
        }),
        games,
      );
    });

    law(
      'law 11: what a forecast says a choice can lead to is what playing it leads to',
      ({ run }, _, aside) => {
        if (aside.below(3) === 0) forecastIsPlay(rules, run, aside);
      },
      300,
    );

    law(
      'law 13: what is kept changes nothing: forgotten, it comes out the same',
      ({ run }, input, aside) => {
        if (input === null || aside.below(20) > 0) return;
        const { run: before, heard } = value(apply(rules, run.state, input));
        forgetAllKept();
        const again = value(apply(rules, run.state, input));
        expectSame([again.run.state, again.run.awaits, again.heard], [before.state, before.awaits, heard]);
      },
      100,
    );

    const makes = new Makes(madeInManyWays);
    const isMadeAlike: Law['watch'] = () => (moved) => {
      if (makes.note(moved)) expect(makes.madeTwice).toEqual({});
    };
    laws.push({
      name: 'law 12: whatever is of one kind has the same fields in the same order',
      games: Math.min(games, 20),
      watch: isMadeAlike,
    });

    lawTests({ rules, starts, mostInputs }, laws);
  });
};
