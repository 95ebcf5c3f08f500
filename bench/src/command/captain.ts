// How fast captain thinks in battles by command points: worlds a second, and how long an answer takes.
import { captain, commands, type Player, playOut, recruit } from '@warmoot/players';

/** How many battles warm the machine up, and how many count. */
export interface CaptainPace {
  readonly warmUp: number;
  readonly battles: number;
}

export const FULL_CAPTAIN: CaptainPace = { warmUp: 3, battles: 24 };
export const QUICK_CAPTAIN: CaptainPace = { warmUp: 1, battles: 3 };

interface StepFigures {
  answers: number;
  worlds: number;
  ms: number;
  longestMs: number;
}

export interface CaptainFigures {
  readonly pace: CaptainPace;
  readonly steps: Readonly<Record<string, StepFigures>>;
}

/** Captain with a clock beside it: the processor's own, for others may be at work on the machine. */
const timed = (steps: Record<string, StepFigures>): Player => ({
  name: captain.name,
  answer: (question) => {
    const before = process.cpuUsage();
    const answer = captain.answer(question);
    const { user, system } = process.cpuUsage(before);
    // What is done by habit is no thinking.
    if (answer.reasons.nodes === 0) return answer;
    const ms = (user + system) / 1000;
    steps[question.step] ??= { answers: 0, worlds: 0, ms: 0, longestMs: 0 };
    const row = steps[question.step] as StepFigures;
    row.answers++;
    row.worlds += answer.reasons.nodes;
    row.ms += ms;
    row.longestMs = Math.max(row.longestMs, ms);
    return answer;
  },
});

export const measureCaptain = (pace: CaptainPace, progress: (what: string) => void): CaptainFigures => {
  const { rules, kinds, start } = commands();
  const steps: Record<string, StepFigures> = {};
  for (let n = 0; n < pace.warmUp + pace.battles; n++) {
    progress(`captain: battle ${n + 1} of ${pace.warmUp + pace.battles}`);
    const one = timed(n < pace.warmUp ? {} : steps);
    const begin = start(kinds[n % kinds.length] as string, n, 'bench');
    playOut(rules, begin, { one, two: recruit }, `bench ${n}`);
  }
  return { pace, steps };
};

const all = (steps: CaptainFigures['steps']): StepFigures =>
  Object.values(steps).reduce((sum, row) => ({
    answers: sum.answers + row.answers,
    worlds: sum.worlds + row.worlds,
    ms: sum.ms + row.ms,
    longestMs: Math.max(sum.longestMs, row.longestMs),
  }));

const line = (name: string, { answers, worlds, ms, longestMs }: StepFigures): string =>
  `  ${name.padEnd(15)} ${answers} answers, ${(worlds / answers).toFixed(0)} worlds and ${(ms / answers).toFixed(1)} ms each, ` +
  `${longestMs.toFixed(0)} ms at most; ${((1000 * worlds) / ms).toFixed(0)} worlds a second`;

export const captainTable = ({ pace, steps }: CaptainFigures): string =>
  [
    `captain: ${pace.battles} battles by command points against recruit, after ${pace.warmUp} to warm up (aim: an answer within 200 ms)`,
    ...Object.entries(steps).map(([step, row]) => line(step, row)),
    line('all', all(steps)),
  ].join('\n');
