import {
  type Asked,
  innermost,
  type Run,
  type SceneTypes,
  type StandingAnswer,
  type StandingAnswers,
  type Stands,
  sameJson,
  viewOf,
} from '@warmoot/kernel';
import { createContext, useContext } from 'react';

/** What stands for this seat in the scene it plays, and how to change it. Nobody else is shown any of it. */
export interface Standing {
  /** The scene whose words tell of it. */
  readonly scene: string;
  readonly may: readonly StandingAnswer[];
  readonly stands: StandingAnswers;
  /** What is answered for me now, by what I am asked for: the answer's id, or `only`. */
  readonly given: Readonly<Record<string, string>>;
  readonly set: (answers: Readonly<Record<string, Stands | null>>) => void;
  /** From now on I am asked for everything, and on this device nothing stands at first. */
  readonly askAll: () => void;
  readonly run: Run<SceneTypes>;
}

export const StandingContext = createContext<Standing | null>(null);

export const useStandingAnswers = (): Standing | null => useContext(StandingContext);

/** Whether the table answers for me what I am asked for this. */
export const isGiven = (standing: Standing | null, { as }: Pick<Asked, 'as'>): boolean =>
  Object.hasOwn(standing?.given ?? {}, as);

/** The answer that would stand, were this choice always given: not where it stands already. */
export const alwaysFor = (
  { may, stands, run }: Standing,
  asked: Asked,
  choice: unknown,
): { readonly id: string; readonly way: string } | null => {
  const { state } = innermost(run);
  const step = state.agenda.at(-1);
  if (step === undefined || choice === null) return null;
  const view = viewOf(state, asked.seat);
  for (const { id, steps, ways, memo, answer } of may) {
    if (!steps.includes(step.step)) continue;
    const now = memo?.(view, { step, asked, choice }, null) ?? null;
    const way = ways.find((one) => sameJson(answer(view, { step, asked }, { way: one, memo: now }), choice));
    if (way !== undefined && stands[id]?.way !== way) return { id, way };
  }
  return null;
};

/** Those of the seldom answers that are open to me at this very moment, by whom I am asked for. */
export const rareNow = ({ may, run }: Standing, seat: string | null): { readonly asked: Asked; choose: string }[] => {
  const { awaits } = run;
  if (awaits.need !== 'answers') return [];
  const rare = may.filter(({ steps }) => steps.includes(awaits.step)).flatMap((one) => one.rare ?? []);
  const mine = awaits.asked.filter((one) => one.seat === seat);
  return mine.flatMap((asked) => rare.map((choose) => ({ asked, choose })));
};
