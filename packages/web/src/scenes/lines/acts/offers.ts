import type { warband } from '@warmoot/rules';
import { leaves } from '../../skirmish/ask/offers.js';
import { type Choice, type Forces, type LinesView, unitOfKey } from '../model.js';
import type { Heading } from '../parts.js';

/** What kind of panel a question needs. */
export type Kind = 'place' | 'acts' | 'plain';

const KINDS: Readonly<Record<string, Kind>> = {
  place: 'place',
  announce: 'acts',
  opening: 'acts',
  challenges: 'acts',
  declare: 'acts',
  strikes: 'acts',
  blows: 'acts',
};

/** What a unit, a rank or somebody in it may do, as one row: a way to many spaces, or one act on somebody. */
export interface Act {
  readonly key: string;
  /** The word of the choices in it. */
  readonly word: string;
  /** Who acts: the key of a unit, of a rank or of somebody unique. */
  readonly figure: string;
  /** The unit that this is, or in which it stands. */
  readonly unit: string;
  readonly target: string | null;
  /** It goes somewhere: the board says where. */
  readonly goes: boolean;
  readonly choices: readonly Choice[];
}

export interface Decision {
  readonly kind: Kind;
  readonly step: string;
  readonly acts: readonly Act[];
  /** The units of which something may be named, by their keys. */
  readonly units: readonly string[];
  /** What is nobody's own: to pass, to end the battle, to place all. */
  readonly rest: readonly Choice[];
  readonly all: readonly Choice[];
}

type Path = readonly warband.Space[];

const pathIn = (choice: Choice): Path | null => {
  if ('path' in choice && choice.path !== undefined) return choice.path;
  return choice.choose === 'place' ? [choice.at] : null;
};

/** What an announcement is for, in the word of the act itself. */
const wordOf = (choice: Choice): string => {
  if (choice.choose !== 'announce') return choice.choose;
  if ('manoeuvre' in choice && choice.manoeuvre !== undefined) return 'manoeuvre';
  if ('swap' in choice && choice.swap !== undefined) return 'swap';
  if (choice.retreat === true) return 'retreat';
  return choice.charge === undefined ? 'move' : 'charge';
};

export const manoeuvreIn = (choice: Choice): string | null => {
  if (choice.choose === 'manoeuvre') return choice.kind;
  return choice.choose === 'announce' && 'manoeuvre' in choice ? (choice.manoeuvre ?? null) : null;
};

const targetOf = (choice: Choice): string | null => {
  if ('target' in choice && typeof choice.target === 'string') return choice.target;
  if ('charge' in choice && typeof choice.charge === 'string') return choice.charge;
  if ('partner' in choice) return choice.partner;
  if ('swap' in choice && choice.swap !== undefined) return choice.swap;
  if ('dice' in choice) {
    const on = Object.entries(choice.dice).flatMap(([key, dice]) => (dice > 0 ? [key] : []));
    return on.length === 1 ? (on[0] as string) : null;
  }
  if ('patient' in choice) return choice.patient;
  return 'ally' in choice ? choice.ally : null;
};

export type Shot = Extract<Choice, { readonly choose: 'shoot' | 'throw'; readonly figure: string }>;

export const isShot = (choice: Choice): choice is Shot => choice.choose === 'shoot' || choice.choose === 'throw';

/** Acts that are one row however many spaces or ways they have. */
const WAYS = new Set(['move', 'charge', 'retreat', 'place']);

const actKey = (choice: Choice, unit: string, isLeaving: boolean): string => {
  const word = wordOf(choice);
  const figure = 'figure' in choice ? choice.figure : '';
  if (word === 'manoeuvre') {
    const kind = manoeuvreIn(choice) ?? '';
    const ranks = 'ranks' in choice && choice.ranks !== undefined ? `${choice.ranks}` : '';
    const isWay = (pathIn(choice) ?? []).length > 0 || kind === 'pass';
    const way = isWay ? 'goes' : 'facing' in choice ? `${choice.facing ?? ''}` : '';
    return [figure, word, kind, ranks, way].join(' ').trim();
  }
  if (word === 'attack') return `${figure} attack`;
  // Whoever of a unit shoots at the same ones: who does is picked with it.
  if (isShot(choice)) return [unit, word, ...Object.keys(choice.dice)].join(' ');
  if (!WAYS.has(word)) return JSON.stringify(choice);
  return [figure, word, word === 'charge' ? targetOf(choice) : '', isLeaving ? 'leave' : ''].join(' ').trim();
};

export const decisionOf =
  (view: Pick<LinesView, 'given'>, forces: Forces) =>
  (step: string, choices: readonly Choice[]): Decision => {
    const { width, height } = view.given.field;
    const acts = new Map<string, Act & { readonly choices: Choice[] }>();
    const rest: Choice[] = [];
    for (const choice of choices) {
      const figure = 'figure' in choice ? choice.figure : undefined;
      const unit = figure === undefined ? null : unitOfKey(forces, figure);
      if (figure === undefined || unit === null) {
        rest.push(choice);
        continue;
      }
      const path = pathIn(choice);
      const key = actKey(choice, unit.key, path !== null && leaves(path, width, height));
      const known = acts.get(key);
      if (known !== undefined) known.choices.push(choice);
      else
        acts.set(key, {
          key,
          word: wordOf(choice),
          figure: isShot(choice) ? unit.key : figure,
          unit: unit.key,
          target: targetOf(choice),
          goes: key.startsWith(`${figure} manoeuvre`)
            ? key.endsWith('goes')
            : path !== null && wordOf(choice) !== 'swap',
          choices: [choice],
        });
    }
    const sorted = [...acts.values()];
    return {
      kind: KINDS[step] ?? 'plain',
      step,
      acts: sorted,
      units: [...new Set(sorted.map(({ unit }) => unit))],
      rest,
      all: choices,
    };
  };

/** What stands picked of the question. */
export interface Picked {
  readonly unit: string | null;
  /** The key of the act. */
  readonly act: string | null;
  /** The space it goes to, by its index; null as long as none is picked. */
  readonly end: number | null;
  readonly facing: Heading | null;
  readonly subdue: boolean;
  /** Where those strike that are as near to two units. */
  readonly tied: string | null;
  /** What is thrown on the way of a charge. */
  readonly thrown: string | null;
  /** Who shoots, of those who may: see `shotsIn`; null: as suggests itself. */
  readonly shooters: string | null;
  /** What is done that no rule has a word for. */
  readonly text: string;
}

export const NOTHING: Picked = {
  unit: null,
  act: null,
  end: null,
  facing: null,
  subdue: false,
  tied: null,
  thrown: null,
  shooters: null,
  text: '',
};

/** What suggests itself first, by its word. */
const FIRST = ['attack', 'move', 'retreat', 'place', 'shoot'];

export const actsOf = ({ acts }: Decision, unit: string | null): readonly Act[] =>
  acts.filter((act) => act.unit === unit);

/** The act that stands picked for a unit before anything is pressed: none that would only lose something. */
export const usualAct = (decision: Decision, unit: string | null): Act | null => {
  // Nobody has to declare anything.
  if (decision.step === 'declare' || decision.step === 'challenges') return null;
  const own = actsOf(decision, unit).filter(({ key }) => !key.endsWith('leave'));
  const isWhole = (act: Act): boolean => act.figure === unit;
  const whole = FIRST.map((word) => own.find((act) => act.word === word && isWhole(act))).find(
    (act) => act !== undefined,
  );
  return whole ?? FIRST.map((word) => own.find((act) => act.word === word)).find((act) => act !== undefined) ?? null;
};

/** `goesFirst`: those before whom nobody else should be thought of. */
export const usualPick = (decision: Decision, goesFirst: (key: string) => boolean = () => false): Picked | null => {
  if (decision.kind === 'plain') return null;
  const able = decision.units.filter((key) => usualAct(decision, key) !== null);
  const unit = able.find(goesFirst) ?? able[0] ?? decision.units[0] ?? null;
  return { ...NOTHING, unit, act: usualAct(decision, unit)?.key ?? null };
};

export const actPicked = (decision: Decision, { act }: Picked): Act | null =>
  decision.acts.find((one) => one.key === act) ?? null;

/** Where the middle of the front ends, by index; where it stands if it stays; null where it goes nowhere or off the map. */
export const endOf = (view: Pick<LinesView, 'given' | 'open'>, choice: Choice): number | null => {
  const path = pathIn(choice);
  if (path === null) return null;
  const { width, height } = view.given.field;
  const end = path.at(-1);
  if (end !== undefined) return leaves(path, width, height) ? null : end.y * width + end.x;
  const key = 'figure' in choice ? choice.figure : '';
  const unit = view.open.units.find(({ name }) => name === key);
  return unit?.at ?? view.open.figures[view.open.roster.findIndex(({ name }) => name === key)]?.at ?? null;
};

export const spacesIn = (choice: Choice): Path => pathIn(choice) ?? [];

/** The way of an act with the fewest steps: it is what suggests itself. */
export const shortest = (view: Pick<LinesView, 'given' | 'open'>, { choices }: Act): number | null => {
  const sorted = [...choices].sort((one, other) => spacesIn(one).length - spacesIn(other).length);
  return sorted[0] === undefined ? null : endOf(view, sorted[0]);
};
