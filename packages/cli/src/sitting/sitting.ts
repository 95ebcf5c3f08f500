import {
  type Asked,
  changeRules,
  type DiceNote,
  type Entry,
  enter,
  type GivenByStanding,
  Impossible,
  type Input,
  innermost,
  innermostSeen,
  type LogInput,
  note,
  notUndone,
  openSession,
  type SceneRules,
  type SceneTypes,
  type SeatId,
  type Session,
  type Start,
  seededDice,
  undo,
  type WatchedScene,
} from '@warmoot/kernel';
import { gestureOf, type Player } from '@warmoot/players';
import type { Passage } from '@warmoot/words';
import { valueIn } from '../stop.js';
import { answerOf } from './computers.js';
import { StandingBook } from './standing.js';

/** Who sits where: a computer player, or a person at the keyboard. */
export type Seating = Readonly<Record<SeatId, Player | 'person'>>;

type Run = Passage['after'];

type State = Run['state'];

const isNote = (input: LogInput): input is DiceNote =>
  input.input === 'share' || input.input === 'link' || input.input === 'reseed';

/** Whether only some may know of what is to come. */
const hasHiddenSteps = ({ agenda }: Pick<State, 'agenda'>): boolean =>
  agenda.some(({ seenBy }) => seenBy !== undefined);

/** A scene on its way: its log, who sits where, and the seed of its dice. */
export class Sitting<T extends SceneTypes> {
  readonly seating: Seating;
  readonly seed: string;
  readonly passages: Passage[];
  /** What the one person at this keyboard lets stand, and what was given because of it since that was last told. */
  readonly book = new StandingBook();
  readonly stood: { readonly run: Run; readonly given: GivenByStanding }[] = [];
  session: Session<T>;
  /** Whether anything can be taken back here at all. */
  takesBack = true;

  constructor(rules: SceneRules<T>, start: Start, seating: Seating, seed: string) {
    this.seating = seating;
    this.seed = seed;
    this.session = valueIn(openSession(rules, start, seed));
    const entry = this.session.entries[0] as Passage['entry'];
    this.passages = [{ entry, before: null, after: this.run }];
  }

  /** Plays again what a log has beyond its beginning, and goes on from there. */
  follow(entries: readonly Entry[]): void {
    for (const { input } of entries.slice(this.session.entries.length)) {
      if (input.input === 'undo') this.goOn(valueIn(undo(this.session, input.to)));
      else if (input.input === 'rules') this.goOn(changeRules(this.session));
      else if (isNote(input)) this.goOn(note(this.session, input));
      else this.goOn(valueIn(enter(this.session, input as Input)));
    }
  }

  /** The run, for code that does not care which scene it is. */
  get run(): Run {
    return this.session.run as unknown as Run;
  }

  get over(): boolean {
    return this.session.run.over;
  }

  private get sealed(): State['sealed'] {
    return innermost(this.run).state.sealed;
  }

  /** Whether the scene waits for one that it has opened inside. */
  get isInside(): boolean {
    return this.run.state.inner !== null;
  }

  /** The scene that is being played, the innermost, as a seat sees it. */
  seenBy(seat: SeatId): WatchedScene {
    return innermostSeen(this.run.rules, this.run.view(seat));
  }

  /** The people at the keyboard. */
  get persons(): readonly SeatId[] {
    return Object.keys(this.seating).filter((seat) => this.isPerson(seat));
  }

  isPerson(seat: SeatId): boolean {
    return this.seating[seat] === 'person';
  }

  /** The seats that still have to answer. */
  open(): readonly Asked[] {
    const { awaits } = this.session.run;
    return awaits.need === 'answers' ? awaits.asked.filter(({ as }) => this.sealed[as] === undefined) : [];
  }

  /** Those of them who sit at the keyboard. */
  openHere(): readonly Asked[] {
    return this.open().filter(({ seat }) => this.isPerson(seat));
  }

  /** Whether another person's answer lies sealed and must stay hidden. */
  sealedByOthers(seat: SeatId): boolean {
    return Object.values(this.sealed).some((answer) => answer.seat !== seat && this.isPerson(answer.seat));
  }

  /** Whether several sit here who may not know what the others are told: parties that keep their books from each other. */
  get isApart(): boolean {
    return this.persons.length > 1 && hasHiddenSteps(this.run.state);
  }

  /** Whether it was so at the beginning. */
  get wasApart(): boolean {
    const begun = this.passages[0]?.after.state;
    return this.persons.length > 1 && begun !== undefined && hasHiddenSteps(begun);
  }

  /** Whether a person has sealed an answer. */
  get sealedBySomebody(): boolean {
    return Object.values(this.sealed).some(({ seat }) => this.isPerson(seat));
  }

  answer(asked: Asked, choice: unknown): ReturnType<typeof enter<T>> {
    const entered = enter(this.session, { input: 'answer', ...asked, choice });
    if (entered.ok) this.goOn(entered.value);
    return entered;
  }

  gesture(seat: SeatId, gesture: unknown): ReturnType<typeof enter<T>> {
    const entered = enter(this.session, { input: 'gesture', seat, gesture });
    if (entered.ok) this.goOn(entered.value);
    return entered;
  }

  /** Gives the answer that stands for the person at the keyboard; what was gone back to is asked by hand. */
  private giveStanding(): boolean {
    if (!this.mayStand || this.passages.at(-1)?.entry.input.input === 'undo') return false;
    const { run } = this;
    for (const asked of this.open()) {
      const given = this.book.given(run, asked);
      if (given === null) continue;
      this.stood.push({ run, given });
      return valueIn(this.answer(asked, given.choice)) !== null;
    }
    return false;
  }

  /** Where several sit at one keyboard, whoever is not asked would be seen to let an answer stand. */
  get mayStand(): boolean {
    return this.persons.length === 1;
  }

  /** The next computer that has to answer. Where the first answer decides, people may speak before it. */
  private askedAlone(): Asked | undefined {
    const { awaits } = this.session.run;
    const open = this.open();
    const isPeoples = awaits.need === 'answers' && !awaits.together && open.some(({ seat }) => this.isPerson(seat));
    return isPeoples ? undefined : open.find(({ seat }) => !this.isPerson(seat));
  }

  /** Does what a computer does without being asked; false where there is nothing. */
  private gestureAlone(): boolean {
    const { run } = this;
    for (const seat of run.state.seats) {
      const made = run.over || this.isPerson(seat) ? null : gestureOf(run.rules, seat, (one) => run.view(one));
      if (made !== null) return valueIn(this.gesture(seat, made)) !== null;
    }
    return false;
  }

  /** Lets dice fall, computers answer and what stands be given until a person is asked or it is over. */
  goOnAlone(each: (passage: Passage) => void = () => undefined): void {
    for (;;) {
      const dice = seededDice(this.session, this.seed);
      if (this.gestureAlone()) {
        each(this.passages.at(-1) as Passage);
        continue;
      }
      if (dice !== null) this.goOn(valueIn(enter(this.session, dice)));
      else {
        const asked = this.askedAlone();
        if (asked === undefined) {
          if (!this.giveStanding()) return;
          each(this.passages.at(-1) as Passage);
          continue;
        }
        const choice = answerOf(this.seating[asked.seat] as Player, this.session, asked, this.seed);
        const answered = this.answer(asked, choice);
        if (!answered.ok) throw new Impossible('a computer player gave an answer that is refused', answered.refusal);
      }
      each(this.passages.at(-1) as Passage);
    }
  }

  /**
   * The entry to go back to if this person takes their last answer back: only where no dice have fallen since, nobody
   * has shown anything, and it is not for others to take back theirs. Null where there is none.
   */
  safeReturn(seat: SeatId): number | null {
    if (!this.takesBack) return null;
    const kept = notUndone(this.session.entries);
    for (let at = kept.length - 1; at > 0; at--) {
      const { input, seq } = kept[at] as (typeof kept)[number];
      if (input.input === 'gesture') continue;
      if (input.input !== 'answer' || this.hasRevealed(seq)) return null;
      if (input.seat === seat) return kept[at - 1]?.seq ?? null;
      if (this.isPerson(input.seat) || !this.wasSealed(seq)) return null;
    }
    return null;
  }

  takeBack(to: number): void {
    this.book.forget();
    const since = notUndone(this.session.entries).filter(({ seq }) => seq > to);
    this.goOn(valueIn(undo(this.session, to)));
    // What was said since stands.
    for (const { input } of since) if (input.input === 'gesture') this.gesture(input.seat, input.gesture);
  }

  private wasSealed(seq: number): boolean {
    const awaits = this.passages[seq]?.before?.awaits;
    return awaits?.need === 'answers' && awaits.together;
  }

  /** Whether this entry was the last of several sealed answers. */
  private hasRevealed(seq: number): boolean {
    const after = this.passages[seq]?.after;
    return this.wasSealed(seq) && after !== undefined && Object.keys(innermost(after).state.sealed).length === 0;
  }

  private goOn(next: Session<T>): void {
    const before = this.run;
    this.session = next;
    this.passages.push({ entry: next.entries.at(-1) as Passage['entry'], before, after: this.run });
  }
}
