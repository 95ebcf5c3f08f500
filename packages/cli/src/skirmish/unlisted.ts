import { warband } from '@warmoot/rules';
import { actName, type Choice, dashed, figureKey, meantBy, namesOfFigure, type SkirmishMenu } from './typed.js';

type Fields = Readonly<Record<string, unknown>>;

const keyOf = (menu: SkirmishMenu, word: string): string | null =>
  menu.calls.find(({ key }) => namesOfFigure(menu, key).map(dashed).includes(word))?.key ?? null;

const spaceIn = (word: string): warband.Space | null => {
  const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(word) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
};

/** `co=2`: dice on somebody. */
const diceIn = (menu: SkirmishMenu, word: string): readonly [string, number] | null => {
  const [, name = '', n] = /^(.+)=(\d{1,2})$/.exec(word) ?? [];
  const key = n === undefined ? null : keyOf(menu, name);
  return key === null ? null : [key, Number(n)];
};

/** Acts that end with a way to face. */
const FACING: ReadonlySet<string> = new Set(['place', 'move', 'charge', 'retreat', 'rise', 'manoeuvre']);
const WALKING: ReadonlySet<string> = new Set(['announce', 'move', 'charge', 'retreat', 'drag']);
const SHOOTING: ReadonlySet<string> = new Set(['shoot', 'throw']);
const SUBDUING: ReadonlySet<string> = new Set(['attack', 'shoot', 'throw']);

/** The direction that a word names. */
const facingIn = ({ speech }: SkirmishMenu, word: string): warband.Direction | null =>
  warband.DIRECTIONS.find((way) => way === word || dashed(speech.words.skirmish.directions[way]) === word) ?? null;

const isSubdue = ({ speech }: SkirmishMenu, word: string): boolean =>
  word === 'subdue' || word === dashed(speech.texts.skirmish.subdue);

/** A listed choice with one word more: which way to face, or that it is to subdue. */
const withLast = (menu: SkirmishMenu, typed: readonly string[]): Choice | null => {
  const last = typed.at(-1) ?? '';
  const facing = facingIn(menu, last);
  const subdues = isSubdue(menu, last);
  if (facing === null && !subdues) return null;
  const [one, ...others] = meantBy(menu, typed.slice(0, -1));
  if (one === undefined || others.length > 0) return null;
  if (facing !== null) return FACING.has(one.choice.choose) ? ({ ...one.choice, facing } as Choice) : null;
  return SUBDUING.has(one.choice.choose) ? ({ ...one.choice, subdue: true } as Choice) : null;
};

/** What the words after a figure and its act say: a way, somebody, dice, a facing. Null where one of them says nothing. */
const saidOf = (menu: SkirmishMenu, act: string, words: readonly string[]): Fields | null => {
  const path = words.flatMap((word) => spaceIn(word) ?? []);
  const dice = words.flatMap((word) => {
    const one = diceIn(menu, word);
    return one === null ? [] : [one];
  });
  const keys = words.flatMap((word) => keyOf(menu, word) ?? []);
  const facing = words.flatMap((word) => facingIn(menu, word) ?? []);
  const subdue = words.some((word) => isSubdue(menu, word));
  const count = path.length + dice.length + keys.length + facing.length + (subdue ? 1 : 0);
  if (count !== words.length) return null;
  const way = act === 'place' ? { at: path[0] } : { path };
  const [first, ...more] = keys;
  const aimed = { target: first, ...(SHOOTING.has(act) && more.length > 0 ? { with: more } : {}) };
  const others = act === 'announce' ? { charge: first } : dice.length > 0 ? { with: keys } : aimed;
  return {
    ...(path.length > 0 || WALKING.has(act) ? way : {}),
    ...(dice.length > 0 ? { dice: Object.fromEntries(dice) } : {}),
    ...(keys.length > 0 ? others : {}),
    ...(facing.length > 0 ? { facing: facing[0] } : {}),
    ...(subdue ? { subdue } : {}),
  };
};

/** A choice of the same figure and act, as it is listed. */
const likeIn = (menu: SkirmishMenu, figure: string, act: string): Fields =>
  (menu.all.find(({ choice }) => choice.choose === act && figureKey(choice) === figure)?.choice ?? {}) as Fields;

/** A weapon that goes with the act: `Wi shoot Pe=2` need not name the bow. */
const weaponFor = ({ weapon }: Fields): Fields => (weapon === undefined ? {} : { weapon });

/** All dice on who is named first, together with the others: `Wi shoot Pe` need not say how many. */
const allDice = ({ dice = { one: 1 } }: Fields, { target, with: others }: Fields): Fields => {
  const listed = Object.values(dice as Readonly<Record<string, number>>);
  return {
    dice: { [`${target}`]: listed.reduce((sum, some) => sum + some, 0) },
    ...(others === undefined ? {} : { with: others }),
  };
};

/** An act that is not in the list, as it was typed: the rules say whether it may be. Null where it is no whole act. */
export const unlisted = (menu: SkirmishMenu, typed: readonly string[]): Choice | null => {
  const simple = withLast(menu, typed);
  if (simple !== null) return simple;
  const figure = keyOf(menu, typed[0] ?? '');
  const acts = Object.keys(menu.acts);
  const named = acts.find((one) => [dashed(one), dashed(actName(menu, one))].includes(typed[1] ?? ''));
  const announces = menu.all.some(({ choice }) => choice.choose === 'announce');
  const act = announces && (named === 'move' || named === 'charge') ? 'announce' : named;
  if (figure === null || act === undefined || typed.length < 3) return null;
  const said = saidOf(menu, act, typed.slice(2));
  if (said === null) return null;
  const like = likeIn(menu, figure, act);
  const { target, ...rest } = said;
  const aimed = SHOOTING.has(act) && target !== undefined ? { ...rest, ...allDice(like, said) } : said;
  return { choose: act, figure, ...weaponFor(like), ...aimed } as unknown as Choice;
};
