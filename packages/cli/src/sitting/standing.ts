import {
  type AnyRules,
  type Asked,
  type GivenByStanding,
  givenByStanding,
  innermost,
  type Json,
  type Memos,
  memosAfter,
  type SceneTypes,
  type StandingAnswer,
  type StandingAnswers,
  type View,
  viewOf,
} from '@warmoot/kernel';
import { kindOf, manifestOf } from '@warmoot/rules';
import type { Passage, Words } from '@warmoot/words';

type Run = Passage['after'];

const answersOf = (rules: AnyRules): readonly StandingAnswer[] => manifestOf(rules).standing;

/** One way of an answer that may stand, as it is listed. */
interface Way {
  readonly id: string;
  readonly way: string;
}

/** What the one person at a keyboard lets stand, by kind of scene. It lasts as long as the sitting. */
export class StandingBook {
  private readonly stands: Record<string, StandingAnswers> = {};
  private memos: Record<string, Memos> = {};

  private static kind(run: Run): string {
    return kindOf(innermost(run).rules.scene);
  }

  private static viewIn(run: Run, seat: string): View<SceneTypes> {
    return viewOf(innermost(run).state, seat);
  }

  /** The ways that may stand in the scene that is played, one row each. */
  ways(run: Run): readonly Way[] {
    return answersOf(innermost(run).rules).flatMap(({ id, ways }) => ways.map((way) => ({ id, way })));
  }

  isSet(run: Run, { id, way }: Way): boolean {
    return this.stands[StandingBook.kind(run)]?.[id]?.way === way;
  }

  /** Lets one way stand, or has it asked for again. */
  toggle(run: Run, seat: string, row: Way): void {
    const kind = StandingBook.kind(run);
    const { [row.id]: _, ...others } = this.stands[kind] ?? {};
    this.stands[kind] = this.isSet(run, row) ? others : { ...others, [row.id]: { way: row.way } };
    this.remember(run, StandingBook.viewIn(run, seat), null);
  }

  /** What is remembered of an answer that is about to be given by hand. */
  byHand(run: Run, asked: Asked, choice: unknown): void {
    const step = innermost(run).state.agenda.at(-1);
    if (step !== undefined)
      this.remember(run, StandingBook.viewIn(run, asked.seat), { step, asked, choice: choice as Json });
  }

  /** The game goes back: what was remembered may be of what is not to have been. */
  forget(): void {
    this.memos = {};
  }

  private remember(run: Run, view: View<SceneTypes>, given: Parameters<typeof memosAfter>[1]): void {
    const kind = StandingBook.kind(run);
    const all = answersOf(innermost(run).rules);
    this.memos[kind] = memosAfter(view, given, all, this.memos[kind] ?? {});
  }

  /** The answer that stands for one who is asked; null where they give it by hand. */
  given(run: Run, asked: Asked): GivenByStanding | null {
    const kind = StandingBook.kind(run);
    const stands = this.stands[kind] ?? {};
    if (Object.keys(stands).length === 0) return null;
    return givenByStanding(run, asked, { of: answersOf, stands, memos: this.memos[kind] ?? {}, hideMade: false });
  }

  /** What is said when it acts. */
  told(words: Words, run: Run, { id }: GivenByStanding): string | null {
    const { scene } = innermost(run).rules;
    const way = this.stands[StandingBook.kind(run)]?.[id ?? '']?.way ?? '';
    return id === null ? null : (words.scenes[scene]?.standing?.answers[id]?.told[way] ?? null);
  }
}
