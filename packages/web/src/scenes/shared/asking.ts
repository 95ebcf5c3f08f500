import { type Asked, awaitedSeen, innermostSeen, type Run, type SceneTypes, type SeatId } from '@warmoot/kernel';

/** What a seat has to do with what is awaited now. */
export interface Asking {
  readonly step: string;
  /** Answers are sealed until all are in. */
  readonly together: boolean;
  /** What this seat is asked for, answered already or not. */
  readonly mine: readonly Asked[];
  readonly others: readonly Asked[];
  /** Among all that is asked, what has been answered. */
  readonly made: ReadonlySet<string>;
  /** My own sealed answers, by what they are for. */
  readonly sealed: Readonly<Record<string, unknown>>;
}

/** Whose answers are awaited, as a seat sees it; null where no answers are. */
export const askingOf = (run: Run<SceneTypes>, seat: SeatId | null): Asking | null => {
  const awaits = awaitedSeen(run, seat);
  if (awaits.need !== 'answers') return null;
  const { view } = innermostSeen(run.rules, run.view(seat));
  return {
    step: awaits.step,
    together: awaits.together,
    mine: awaits.asked.filter((asked) => asked.seat === seat),
    others: awaits.asked.filter((asked) => asked.seat !== seat),
    made: new Set(view.made),
    sealed: view.mine,
  };
};

/** The first thing that this seat has not answered yet. */
export const firstOpen = ({ mine, made }: Asking): Asked | null => mine.find(({ as }) => !made.has(as)) ?? null;

/** Changes whenever something else is awaited: what was picked for one question must not be taken for the next. */
export const questionKey = (run: Run<SceneTypes>, entries: number): string => {
  const { awaits } = run;
  if (awaits.need !== 'answers') return `${entries}`;
  return `${awaits.step} ${awaits.asked.map(({ seat, as }) => `${seat}/${as}`).join()} ${run.state.agenda.length}`;
};
