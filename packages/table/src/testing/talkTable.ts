import type { SeatId } from '@warmoot/kernel';
import type { AnyRefusal } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import { think } from '../aside/think.js';
import { nextTurn } from '../core/turns.js';
import { playGestures, playTurn, wantedOf } from '../room/computers.js';
import { DeskTable } from './deskTable.js';
import { EVEN } from './games.js';

/** An appeal of Ella's to Joris, as anybody could set it up in a few taps. */
export const APPEAL = {
  choose: 'appeal',
  talker: 'Ella',
  to: [{ who: 'Joris', pair: null }],
  words: 'Let the salt pass.',
  context: 'The ford',
  topic: 'The toll',
  response: 'Halve it',
  skill: 'convince',
  motive: 'proud',
  modifiers: [],
  difficulty: 3,
  besides: [],
  note: null,
  changed: null,
} as const;

type Talk = saga.discussion.Discussion['open'];

/** A table at which people talk: Ana through Ella, Bo through Joris, and whoever else through somebody of their name. */
export class TalkTable extends DeskTable {
  constructor(names: readonly string[] = ['Ana', 'Bo'], computers: readonly string[] = [], more: object = {}) {
    super(names);
    for (const name of computers) this.do('Ana', { do: 'seatComputer', name, player: 'recruit' });
    const seats = [...names, ...computers];
    const called = ['Ella', 'Joris'];
    const people = seats.map((seat, at) => ({ name: called[at] ?? `${seat}’s own`, seat, motives: EVEN }));
    const setup = { seats, people, ...more } as never;
    const refusal = this.do('Ana', { do: 'begin', scene: 'saga/discussion', setup, options: {} });
    if (refusal !== null) throw new Error('a talk that cannot begin', { cause: refusal });
  }

  get open(): Talk {
    return this.facts.scene?.session.run.state.open as Talk;
  }

  /** What stands of the talk so far, in a word each. */
  get told(): readonly string[] {
    return this.open.lines.map((one) => (one.line === 'said' ? `${one.as}: ${one.text}` : one.line));
  }

  /** Answers what the seat is asked. */
  answer(seat: SeatId, choice: object, as: string = seat): AnyRefusal | null {
    const question = this.due(seat)[0]?.question ?? 'none';
    return this.do(seat, { do: 'answer', question, as, choice: choice as never });
  }

  gesture(seat: SeatId, gesture: object): AnyRefusal | null {
    return this.do(seat, { do: 'gesture', scene: 1, gesture: gesture as never });
  }

  say(seat: SeatId, as: string | null, text: string): AnyRefusal | null {
    return this.gesture(seat, { make: 'say', as, text });
  }

  /** Lets computers do what they do, until people are asked. */
  letPlay(): void {
    for (;;) {
      this.act(playGestures);
      const turn = nextTurn(this.facts);
      if (turn === null) return;
      const wanted = wantedOf(this.facts, turn, `think ${this.records.length}`);
      const choice = 'choice' in wanted ? wanted.choice : think(wanted.thought);
      this.act((desk) => playTurn(desk, turn, choice));
    }
  }
}
