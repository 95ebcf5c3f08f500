import type { AnyRules, Asked, Run, SceneTypes, SeatId, View } from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';
import type { Bears, Person } from '../people/person.js';

/** A day as a campaign's calendar has it: "14 Acorn", and the day of its month. */
export type Dated = (day: number) => { readonly date: string; readonly dayOfMonth: number };

/** What the page gives to whatever draws a scene. */
export interface SceneProps {
  readonly rules: AnyRules;
  /** A world that looks like the view: the words and previews read this. */
  readonly run: Run<SceneTypes>;
  readonly view: View<SceneTypes>;
  readonly seat: SeatId | null;
  readonly people: Readonly<Record<SeatId, Person>>;
  /** The log so far, each entry between the worlds before and after it. */
  readonly passages: readonly Passage[];
  /** Gives an answer; the page shows a refusal and keeps what was picked. */
  readonly answer: (asked: Asked, choice: unknown) => void;
  /** Types in real dice; null where the server throws. */
  readonly typeDice: ((faces: readonly number[]) => void) | null;
  /** Whose devices are to add to the dice before they fall; of no person is anything asked then. */
  readonly devices: readonly SeatId[];
  /** Does something that nobody asked for and no rule reads, such as giving a unit a name; null for who only watches. */
  readonly gesture?: ((gesture: unknown) => void) | null;
  /** Who else writes just now, and how to say that one does; left out where nobody could. */
  readonly writing?:
    | {
        readonly writers: readonly { readonly seat: SeatId; readonly as: string | null }[];
        readonly onWrite: (as?: string | null) => void;
      }
    | undefined;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** A day by the calendar of the campaign in which the scene is played; left out where it is played in none. */
  readonly dated?: Dated | undefined;
  /** The arms of those who are known from a campaign. */
  readonly bears?: Bears | undefined;
}

/** What is given to whatever shows a scene that is past as it was to be read. */
export type SceneReading = Pick<SceneProps, 'rules' | 'run' | 'people' | 'passages'>;
