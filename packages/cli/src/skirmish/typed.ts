import type { View } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Listed, Menu } from '../sitting/menu.js';

export type Choice = warband.SkirmishChoice;
type Fields = Readonly<Record<string, unknown>>;

/** Somebody who can be named: by key, sign and name. */
export interface Callable {
  readonly key: string;
  readonly sign: string;
  readonly name: string;
}

/** What one who is asked can choose: a list, or where it would be too long, the figures with their acts. */
export interface SkirmishMenu extends Menu<unknown> {
  readonly view: View<warband.Skirmish>;
  /** All who fight, and what can be done. In a battle these are units, their ranks, and who is unique. */
  readonly calls: readonly Callable[];
  readonly acts: Readonly<Record<string, string>>;
  /** How an act is typed. */
  readonly howTo: string;
  readonly all: readonly Listed<Choice>[];
  readonly isLong: boolean;
}

export const dashed = (name: string): string => name.toLowerCase().replaceAll(/[ ’']/g, '-');

export const figureKey = (choice: Choice): string | null =>
  'figure' in choice && typeof choice.figure === 'string' ? choice.figure : null;

export const actName = ({ acts }: Pick<SkirmishMenu, 'acts'>, act: string): string => acts[act] ?? act;

/** The shortest word of a longer name that stands for all of it. */
const SHORTEST = 4;

/** A name of several words also goes by each of them that says something: Trade places by trade. */
const shortened = (name: string): readonly string[] => [
  name,
  ...name.split(' ').filter(({ length }) => length >= SHORTEST && length < name.length),
];

/** Everything by which a figure can be called: its key, its sign and its name. */
export const namesOfFigure = ({ calls }: SkirmishMenu, key: string): readonly string[] => {
  const unit = calls.find((one) => one.key === key);
  return unit === undefined ? [] : [unit.key, unit.sign, unit.name, unit.name.split(' ')[0] as string];
};

const isSpace = (value: unknown): value is warband.Space => typeof value === 'object' && value !== null && 'x' in value;
const placeText = ({ x, y }: warband.Space): string => `${x},${y}`;

/** Those whom a choice names, its own figure first: as targets, helpers, and with dice of their own. */
const keysIn = (choice: Choice): readonly string[] => {
  const { figure, target, ally, patient, from, charge, partner, tied, dice = {} } = choice as Fields;
  const { helpers = [], joiners = [], with: others = [] } = choice as Fields;
  const aimed = Object.entries(dice as Readonly<Record<string, number>>).flatMap(([key, n]) => (n > 0 ? [key] : []));
  return [
    figure,
    target,
    ally,
    patient,
    from,
    charge,
    partner,
    tied,
    ...(others as string[]),
    ...(helpers as string[]),
    ...(joiners as string[]),
    ...aimed,
  ].filter((key): key is string => typeof key === 'string');
};

/** Where a choice leads to: the end of its way, or the space it names. */
export const goalsIn = (choice: Choice): readonly warband.Space[] => {
  const { path = [], at, to } = choice as Fields;
  return [(path as readonly warband.Space[]).at(-1), at, to].filter(isSpace);
};

const spacesIn = (choice: Choice): readonly string[] => goalsIn(choice).map(placeText);

/** Things, gambits, techniques, spells: by their words in the rules and in the language. */
const thingsIn = ({ speech, view }: SkirmishMenu, choice: Choice): readonly string[] => {
  const { words } = speech;
  const { item, weapon, effect, technique, name, for: what, price, odds, from, figure, subdue } = choice as Fields;
  const { kind, manoeuvre, ranks } = choice as Fields;
  const owner = warband.figureNamed(view, `${from ?? figure ?? ''}`);
  const carried = typeof item === 'number' ? view.open.figures[owner]?.items[item] : undefined;
  const things = [carried?.item, weapon].filter((one): one is warband.Item => typeof one === 'string');
  const tricks = [effect, technique, kind, manoeuvre].filter((one): one is string => typeof one === 'string');
  const told: Readonly<Record<string, string>> = {
    ...words.skirmish.gambits,
    ...words.skirmish.techniques,
    ...words.lines.manoeuvres,
  };
  return [
    ...things.flatMap((one) => [one, words.skirmish.items[one]]),
    ...(carried?.called == null ? [] : [carried.called]),
    ...tricks.flatMap((one) => [one, ...shortened(told[one] ?? one)]),
    ...(subdue === true ? ['subdue', speech.texts.skirmish.subdue] : []),
    ...[name, what, price, odds, ranks].filter((one) => typeof one === 'string' || typeof one === 'number').map(String),
  ];
};

/** The acts as which a choice goes: what is announced goes by what it will be, too. */
const actsIn = (choice: Choice): readonly string[] => {
  if (choice.choose !== 'announce') return [choice.choose];
  const { charge, retreat, rise, manoeuvre } = choice as Extract<Choice, { choose: 'announce' }> & Fields;
  return [
    'announce',
    manoeuvre ? 'manoeuvre' : rise ? 'rise' : retreat ? 'retreat' : charge === undefined ? 'move' : 'charge',
  ];
};

/** Everything in a choice by which it can be called. */
const namesOf = (menu: SkirmishMenu, choice: Choice): ReadonlySet<string> =>
  new Set(
    [
      ...actsIn(choice).flatMap((act) => [act, ...shortened(actName(menu, act))]),
      ...keysIn(choice).flatMap((key) => namesOfFigure(menu, key)),
      ...spacesIn(choice),
      ...thingsIn(menu, choice),
    ].map(dashed),
  );

/** What was typed, word by word: names of several words are one, spaces stand as `7,6`. */
export const wordsIn = (menu: SkirmishMenu, text: string): readonly string[] => {
  const { speech, acts, calls, all } = menu;
  const { items, gambits } = speech.words.skirmish;
  const { manoeuvres } = speech.words.lines;
  const spells = all.flatMap(({ choice }) => (choice.choose === 'spell' ? [choice.name] : []));
  const known = calls.flatMap(({ key }) => namesOfFigure(menu, key));
  return [
    ...known,
    ...[acts, items, gambits, manoeuvres].flatMap((of) => Object.values(of) as readonly string[]),
    ...spells,
  ]
    .filter((name) => name.includes(' '))
    .sort((one, other) => other.length - one.length)
    .reduce(
      (typed, name) =>
        [' ', '='].reduce((so, end) => so.replaceAll(` ${name.toLowerCase()}${end}`, ` ${dashed(name)}${end}`), typed),
      ` ${text.toLowerCase().replaceAll(/\(?(-?\d+)\s*,\s*(-?\d+)\)?/g, '$1,$2')} `,
    )
    .split(/\s+/)
    .filter((word) => word !== '' && word !== dashed(speech.texts.skirmish.with));
};

/** Whether a word means something in this fight, be it open now or not. */
const isKnown = (menu: SkirmishMenu, word: string): boolean => {
  const { speech, acts, calls, all } = menu;
  const { items, gambits, techniques, directions } = speech.words.skirmish;
  const { manoeuvres } = speech.words.lines;
  if (/^[-\d,]+$/.test(word) || /=\d+$/.test(word)) return true;
  const told = [acts, items, gambits, techniques, directions, manoeuvres].flatMap((of) => [
    ...Object.keys(of),
    ...(Object.values(of) as readonly string[]).flatMap(shortened),
  ]);
  const names = calls.flatMap(({ key }) => namesOfFigure(menu, key));
  return (
    [...told, ...names, 'subdue', speech.texts.skirmish.subdue].map(dashed).includes(word) ||
    all.some(({ choice }) => namesOf(menu, choice).has(word))
  );
};

/** The acts of a figure in short: "Move (45 ways), Charge (3 ways), Guard". */
export const actsText = (menu: SkirmishMenu, own: readonly Choice[]): string =>
  [...new Set(own.map(({ choose }) => choose))]
    .map((act) => {
      const n = own.filter(({ choose }) => choose === act).length;
      return menu.speech.texts.skirmish.act({ act: actName(menu, act), n });
    })
    .join(', ');

/** Why what was typed is nothing that can be done: a word that nothing goes by, somebody who is not asked, or an act that is not open to them. */
export const whyNothing = (menu: SkirmishMenu, typed: readonly string[]): string | null => {
  const { texts } = menu.speech;
  const unknown = typed.find((word) => !isKnown(menu, word));
  if (unknown !== undefined) return texts.skirmish.unknown({ word: unknown });
  const [first = ''] = typed;
  const key = menu.calls.find((one) => namesOfFigure(menu, one.key).map(dashed).includes(first))?.key;
  if (key === undefined) return null;
  const who = namesOfFigure(menu, key)[2] ?? key;
  const own = menu.all.map(({ choice }) => choice).filter((choice) => figureKey(choice) === key);
  if (own.length === 0) return texts.skirmish.notAsked({ who });
  const named = Object.keys(menu.acts).find((act) =>
    [act, ...shortened(actName(menu, act))].map(dashed).includes(typed[1] ?? ''),
  );
  if (typed.length !== 2 || named === undefined) return null;
  return texts.skirmish.notNow({ who, act: actName(menu, named), acts: actsText(menu, own) });
};

/** Those that say the least more than was typed: nobody else is named, and nothing is added. */
const plainest = (menu: SkirmishMenu, fit: readonly Listed<Choice>[], typed: readonly string[]) => {
  const isTyped = (key: string): boolean => namesOfFigure(menu, key).some((name) => typed.includes(dashed(name)));
  const alone = fit.filter(({ choice }) => keysIn(choice).every(isTyped));
  const some = alone.length > 0 ? alone : fit;
  const bare = some.filter(
    ({ choice }) => !('subdue' in choice) && !('throw' in choice) && !('bandages' in choice) && !('with' in choice),
  );
  return bare.length > 0 ? bare : some;
};

/** The listed choices that what was typed may mean; who is named first acts, and where it is only aimed at, comes later. */
export const meantBy = (menu: SkirmishMenu, typed: readonly string[]): readonly Listed<Choice>[] => {
  const fit = menu.all.filter(({ choice }) => {
    const names = namesOf(menu, choice);
    return typed.every((word) => names.has(word));
  });
  const acting = fit.filter(({ choice }) => {
    const own = figureKey(choice);
    return (
      own !== null &&
      namesOfFigure(menu, own)
        .map(dashed)
        .includes(typed[0] ?? '')
    );
  });
  const found = acting.length > 0 ? acting : fit;
  // A figure alone is asked about; with more than that somebody means one thing.
  return typed.length > 1 ? plainest(menu, found, typed) : found;
};
