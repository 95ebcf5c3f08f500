import type { warband } from '@warmoot/rules';
import type { Choice, SkirmishView } from '../model.js';

/** What kind of panel a question needs. */
export type Kind = 'place' | 'acts' | 'plain';

const KINDS: Readonly<Record<string, Kind>> = {
  place: 'place',
  announce: 'acts',
  opening: 'acts',
  declare: 'acts',
  strikes: 'acts',
  blows: 'acts',
  control: 'acts',
};

/** What a figure may do, as one row: a way to many spaces, a division, or one act on somebody. */
export interface Act {
  readonly key: string;
  /** The word of the choices in it. */
  readonly word: string;
  readonly figure: string;
  /** Whom it is about; null where nobody, or several. */
  readonly target: string | null;
  /** It goes somewhere: the board says where. */
  readonly goes: boolean;
  readonly choices: readonly Choice[];
}

/** The question before a seat, sorted. */
export interface Decision {
  readonly kind: Kind;
  readonly step: string;
  readonly acts: readonly Act[];
  /** Those that may be named, by their keys. */
  readonly figures: readonly string[];
  /** What is nobody's own: to pass, to end the fight, to place all. */
  readonly rest: readonly Choice[];
  readonly all: readonly Choice[];
}

type Path = readonly warband.Space[];
const pathIn = (choice: Choice): Path | null => {
  if ('path' in choice && choice.path !== undefined) return choice.path;
  if (choice.choose === 'throwDown' && choice.to !== undefined) return [choice.to];
  if (choice.choose === 'place') return [choice.at];
  return null;
};

/** What an announcement is for, in the word of the act itself. */
const wordOf = (choice: Choice): string => {
  if (choice.choose !== 'announce') return choice.choose;
  if (choice.rise === true) return 'rise';
  if (choice.retreat === true) return 'retreat';
  return choice.charge === undefined ? 'move' : 'charge';
};

const targetOf = (choice: Choice): string | null => {
  if ('target' in choice && choice.target !== undefined) return choice.target;
  if ('charge' in choice && choice.charge !== undefined) return choice.charge;
  if ('dice' in choice) {
    const on = Object.entries(choice.dice).flatMap(([key, dice]) => (dice > 0 ? [key] : []));
    return on.length === 1 ? (on[0] as string) : null;
  }
  if ('patient' in choice) return choice.patient;
  return 'ally' in choice ? choice.ally : null;
};

/** A step off the map at the end of a way. */
export const leaves = (path: Path, width: number, height: number): boolean => {
  const end = path.at(-1);
  return end !== undefined && (end.x < 0 || end.y < 0 || end.x >= width || end.y >= height);
};

/** Acts that are one row however many spaces or divisions they have. */
const GATHERED = new Set(['move', 'charge', 'retreat', 'rise', 'drag', 'throwDown', 'attack', 'place']);

const actKey = (choice: Choice, isLeaving: boolean): string => {
  const word = wordOf(choice);
  if (!GATHERED.has(word)) return JSON.stringify(choice);
  return [word, word === 'charge' ? targetOf(choice) : '', isLeaving ? 'leave' : ''].join(' ').trim();
};

export const decisionOf =
  (view: Pick<SkirmishView, 'given'>) =>
  (step: string, choices: readonly Choice[]): Decision => {
    const { width, height } = view.given.field;
    const acts = new Map<string, { act: Act; choices: Choice[] }>();
    const rest: Choice[] = [];
    for (const choice of choices) {
      const figure = 'figure' in choice ? choice.figure : undefined;
      if (figure === undefined) {
        rest.push(choice);
        continue;
      }
      const path = pathIn(choice);
      const isLeaving = path !== null && leaves(path, width, height);
      const key = actKey(choice, isLeaving);
      const known = acts.get(`${figure} ${key}`);
      if (known !== undefined) {
        known.choices.push(choice);
        continue;
      }
      const word = wordOf(choice);
      const own: Choice[] = [choice];
      const act = { key, word, figure, goes: path !== null, choices: own };
      acts.set(`${figure} ${key}`, {
        act: { ...act, target: word === 'attack' ? null : targetOf(choice) },
        choices: own,
      });
    }
    const sorted = [...acts.values()].map(({ act }) => act);
    return {
      kind: KINDS[step] ?? 'plain',
      step,
      acts: sorted,
      figures: [...new Set(sorted.map(({ figure }) => figure))],
      rest,
      all: choices,
    };
  };

/** What stands picked of the question. */
export interface Picked {
  readonly figure: string | null;
  /** The key of the act. */
  readonly act: string | null;
  /** The space it goes to: by its index; null as long as none is picked. */
  readonly end: number | null;
  readonly facing: warband.Direction | null;
  /** Whom the odd dice are for; null: as it suggests itself. */
  readonly odd: readonly string[] | null;
  readonly subdue: boolean;
  /** What is thrown on the way of a charge. */
  readonly thrown: string | null;
  /** The dice of a bow, target by target; null: as the act has them. */
  readonly dice: Readonly<Record<string, number>> | null;
  /** Which of the sets of targets. */
  readonly set: number;
  /** What is done that no rule has a word for. */
  readonly text: string;
}

export const NOTHING: Picked = {
  figure: null,
  act: null,
  end: null,
  facing: null,
  odd: null,
  subdue: false,
  thrown: null,
  dice: null,
  set: 0,
  text: '',
};

/** What suggests itself first, by its word. */
const FIRST = ['attack', 'rise', 'move', 'retreat', 'place', 'shoot', 'throw', 'hold', 'breakOut'];

export const actsOf = ({ acts }: Decision, figure: string | null): readonly Act[] =>
  acts.filter((act) => act.figure === figure);

/** The act that stands picked for a figure before anything is pressed: none that would only lose something. */
export const usualAct = (decision: Decision, figure: string | null): Act | null => {
  // Nobody has to declare anything.
  if (decision.step === 'declare') return null;
  const own = actsOf(decision, figure);
  return FIRST.map((word) => own.find((act) => act.word === word)).find((act) => act !== undefined) ?? null;
};

/** `goesFirst`: those before whom nobody else should be thought of. */
export const usualPick = (decision: Decision, goesFirst: (key: string) => boolean = () => false): Picked | null => {
  if (decision.kind === 'plain') return null;
  const able = decision.figures.filter((key) => usualAct(decision, key) !== null);
  const figure = able.find(goesFirst) ?? able[0] ?? decision.figures[0] ?? null;
  return { ...NOTHING, figure, act: usualAct(decision, figure)?.key ?? null };
};

export const actPicked = (decision: Decision, { figure, act }: Picked): Act | null =>
  decision.acts.find((one) => one.figure === figure && one.key === act) ?? null;

/** Where a choice ends, by index; the figure's own space where it stays; null where it goes nowhere or off the map. */
export const endOf = (view: Pick<SkirmishView, 'given' | 'open'>, choice: Choice): number | null => {
  const path = pathIn(choice);
  if (path === null) return null;
  const { width, height } = view.given.field;
  const end = path.at(-1);
  if (end === undefined) {
    const key = 'figure' in choice ? choice.figure : '';
    return view.open.figures[view.open.roster.findIndex(({ name }) => name === key)]?.at ?? null;
  }
  return leaves(path, width, height) ? null : end.y * width + end.x;
};

export const spacesOf = (choice: Choice): Path => pathIn(choice) ?? [];

/** The way of an act with the fewest steps: it is what suggests itself. */
export const shortest = (view: Pick<SkirmishView, 'given' | 'open'>, { choices }: Act): number | null => {
  const sorted = [...choices].sort((one, other) => spacesOf(one).length - spacesOf(other).length);
  return sorted[0] === undefined ? null : endOf(view, sorted[0]);
};
