import type { Json, SeatId } from '@warmoot/kernel';
import type { Deed } from '@warmoot/protocol';
import { DeskTable } from '@warmoot/table/testing/desk';
import { DeskLine, lift } from './line.js';

/** What a table's play waits for, by the seat that may give it and the name it is asked under. */
const askedOf = (desk: DeskTable, as: string): readonly [seat: SeatId, question: string] => {
  for (const { seat } of desk.facts.seats)
    for (const due of desk.due(seat)) if (!due.made && due.as.includes(as)) return [seat, due.question];
  const asked = desk.facts.seats.flatMap(({ seat }) => desk.due(seat).map((due) => `${seat}: ${due.as.join()}`));
  throw new Error(`${as} is not asked; asked are ${asked.join('; ')}`);
};

/** So many answers and throws lead anywhere. */
const MOST = 60;

const isOpen = (desk: DeskTable, as: string): boolean =>
  desk.facts.seats.some(({ seat }) => desk.due(seat).some((due) => !due.made && due.as.includes(as)));

/** A scene that was begun, and what is given to it besides by the page that looks. */
export class Begun extends DeskLine {
  /** What it waits for now, by the name of its step; where it is over, nothing. */
  get step(): string {
    const awaits = this.desk.facts.scene?.session.run.awaits;
    return awaits === undefined || awaits.need === 'nothing' ? '' : awaits.step;
  }

  /** Who is asked now and has not answered, by the names they are asked under. */
  get due(): readonly string[] {
    const awaits = this.desk.facts.scene?.session.run.awaits;
    const asked = awaits?.need === 'answers' ? awaits.asked : [];
    return asked.map(({ as }) => as).filter((as) => isOpen(this.desk, as));
  }

  /** The same table, looked at from other seats. */
  of(...seats: readonly SeatId[]): Begun {
    return Object.create(this, { seats: { value: seats } }) as Begun;
  }

  /** Somebody answers: a person of the scene, or a seat. */
  says(as: string, choice: Json | object): void {
    const [seat, question] = askedOf(this.desk, as);
    this.do(seat, { do: 'answer', question, as, choice: choice as never });
  }

  /** Whoever sits there answers what they are asked, under whatever name. */
  answers(seat: SeatId, choice: Json | object): void {
    const due = this.desk.due(seat).find(({ made, as }) => !made && !as.includes('dice'));
    if (due === undefined) throw new Error(`${seat} is not asked`);
    this.says(due.as[0] ?? seat, choice);
  }

  /** Plays on until this is asked: what is liked at a step, else the first that may be, and dice of a middling face. */
  until(step: string, likes: Readonly<Record<string, Json | object>> = {}): void {
    for (let made = 0; made < MOST && this.step !== step; made++) {
      const run = this.desk.facts.scene?.session.run;
      if (run?.awaits.need === 'dice') this.fall(run.awaits.throw.dice.map(({ sides }) => Math.ceil(sides / 2)));
      else if (run?.awaits.need !== 'answers') break;
      else {
        const asked = run.awaits.asked.find(({ as }) => as === this.due[0]);
        const first = asked === undefined ? undefined : run.choices(asked)?.[0];
        this.says(asked?.as ?? '', likes[run.awaits.step] ?? (first as Json));
      }
    }
    if (this.step !== step) throw new Error(`it never comes to ${step}, but to ${this.step}`);
  }

  /** Dice of which nobody may know fall, and whatever comes of them is told. */
  lift(): void {
    lift(this.desk);
    this.tell();
  }

  /** Dice fall: these faces, throw after throw. */
  fall(...throws: readonly (readonly number[])[]): void {
    for (const faces of throws) {
      const [seat, question] = askedOf(this.desk, 'dice');
      this.do(seat, { do: 'dice', question, faces: [...faces] });
    }
  }
}

export const ANA = 'Ana';
export const BO = 'Bo';

/** Begins a scene between Ana and Bo, who looks through these seats: at a table where dice fall as they are given, or by themselves. */
export const begun = (
  deed: (one: string, two: string) => Deed,
  { seats = [ANA], dice = 'typed' }: { readonly seats?: readonly SeatId[]; readonly dice?: 'typed' | 'seed' } = {},
): Begun => {
  const line = new Begun(new DeskTable([ANA, BO], { dice }), seats);
  line.do(ANA, deed(ANA, BO));
  return line;
};
