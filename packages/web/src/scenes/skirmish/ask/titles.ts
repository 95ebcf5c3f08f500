import type { Words } from '@warmoot/words';
import { byKey, type Choice, type Fighter, type SkirmishView } from '../model.js';
import type { SkirmishPageWords } from '../words.js';
import { type Act, leaves, spacesOf } from './offers.js';

/** What titles are told with. */
export interface Telling {
  readonly view: SkirmishView;
  readonly fighters: readonly Fighter[];
  readonly words: Words;
  readonly t: SkirmishPageWords;
}

const named = ({ fighters }: Telling, key: string | undefined): string => byKey(fighters, key ?? null)?.short ?? '';

const itemNamed = ({ fighters, words }: Telling, owner: string, nth: number): string => {
  const carried = byKey(fighters, owner)?.now.items[nth];
  return carried === undefined ? '' : (carried.called ?? words.skirmish.items[carried.item]);
};

/** Whom a figure holds, by key. */
const heldBy = ({ view }: Telling, key: string): string | undefined => {
  const by = view.open.roster.findIndex(({ name }) => name === key);
  const hold = view.open.holds.find(({ controller }) => controller === by);
  return hold === undefined ? undefined : view.open.roster[hold.held]?.name;
};

const placeText = ({ t }: Telling, choice: Choice): string => {
  const end = spacesOf(choice).at(-1);
  return end === undefined ? '' : t.space({ x: end.x, y: end.y });
};

const diceText = (telling: Telling, dice: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(dice)
    .filter(([, n]) => n > 0)
    .map(([key, n]) => telling.t.acts.diceOn({ n, target: named(telling, key) }));

type Of<K extends Choice['choose']> = Extract<Choice, { readonly choose: K; readonly figure: string }>;

/** A way: where to, as far as that is known. */
const wayTitle = (telling: Telling, word: string, choice: Choice | null, target: string): string => {
  const { acts: a } = telling.t;
  const at = choice === null ? '' : placeText(telling, choice);
  const to: Readonly<Record<string, readonly [string, string]>> = {
    move: [a.move, a.moveTo({ at })],
    charge: [a.charge({ target }), a.chargeTo({ target, at })],
    retreat: [a.retreat, a.retreatTo({ at })],
    rise: [a.rise, a.riseTo({ at })],
    drag: [a.drag({ target }), a.drag({ target })],
    throwDown: [a.throwDown({ target }), a.throwDownAt({ target, at })],
  };
  return to[word]?.[at === '' ? 0 : 1] ?? word;
};

const strikeTitle = (telling: Telling, choice: Of<'attack'> | Of<'shoot'> | Of<'throw'>): string => {
  const { acts: a } = telling.t;
  const dice = diceText(telling, choice.dice);
  if (choice.choose === 'attack') return a.attackOn({ dice });
  if (dice.length > 1) return a.shootMany({ dice });
  const target = named(telling, Object.keys(choice.dice)[0]);
  return choice.choose === 'shoot' ? a.shoot({ target }) : a.throw({ target });
};

const thingTitle = (telling: Telling, choice: Of<'ready' | 'use' | 'search' | 'drop' | 'take'>): string => {
  const { acts: a } = telling.t;
  const owner = 'from' in choice ? choice.from : choice.figure;
  const item = itemNamed(telling, owner, choice.item);
  return a[choice.choose]({ item });
};

/** What is done, shortly: for rows, and for the button. */
export const choiceTitle = (telling: Telling, choice: Choice): string => {
  const { t } = telling;
  const { acts: a } = t;
  const target = 'target' in choice ? named(telling, choice.target) : '';
  if (choice.choose === 'announce' || !('figure' in choice) || choice.figure === undefined) return restTitle(t, choice);
  switch (choice.choose) {
    case 'attack':
    case 'shoot':
    case 'throw':
      return strikeTitle(telling, choice as Of<'attack'>);
    case 'gambit': {
      const act = t.gambits[choice.effect]({ target });
      const helpers = (choice.helpers ?? []).map((key) => named(telling, key));
      return helpers.length === 0 ? act : t.withHelp({ act, helpers });
    }
    case 'grapple': {
      const helpers = (choice.joiners ?? []).map((key) => named(telling, key));
      return helpers.length === 0 ? a.grapple({ target }) : a.grappleWith({ target, helpers });
    }
    case 'ready':
    case 'use':
    case 'search':
    case 'drop':
    case 'take':
      return thingTitle(telling, choice as Of<'ready'>);
    case 'misc':
      return choice.what === 'dismount' ? a.dismount : a.other;
    case 'spell':
      return choice.target === undefined
        ? a.spell({ item: choice.name })
        : a.spellOn({ item: choice.name, target: named(telling, choice.target) });
    case 'firstAid':
      return a.firstAid({ target: named(telling, choice.patient) });
    case 'protect':
      return a.protect({ target: named(telling, choice.ally) });
    case 'hold':
    case 'letGo':
      return a[choice.choose]({ target: named(telling, heldBy(telling, choice.figure)) });
    case 'hinder':
    case 'challenge':
      return a[choice.choose]({ target });
    default: {
      const plain = (a as Readonly<Record<string, unknown>>)[choice.choose];
      return typeof plain === 'string' ? plain : choice.choose;
    }
  }
};

const restTitle = (t: SkirmishPageWords, { choose }: Choice): string => {
  const plain = (t.acts as Readonly<Record<string, unknown>>)[choose];
  return typeof plain === 'string' ? plain : choose;
};

/** An act as a row: without where it goes, as long as that is open. */
export const actTitle = (
  telling: Telling,
  { word, figure, target, goes, choices }: Act,
  choice: Choice | null = null,
) => {
  const { t, view } = telling;
  const [first] = choices;
  if (word === 'attack') return choice === null ? t.acts.attack : choiceTitle(telling, choice);
  if (!goes && word !== 'rise' && word !== 'throwDown') return first === undefined ? word : choiceTitle(telling, first);
  const { width, height } = view.given.field;
  if (first !== undefined && leaves(spacesOf(first), width, height)) return t.acts.leave;
  const whom = named(telling, target ?? heldBy(telling, figure));
  if (choice !== null && word === 'move' && spacesOf(choice).length === 0) {
    const way = 'facing' in choice ? choice.facing : undefined;
    return way === undefined ? t.acts.stay : t.acts.turn({ way: telling.words.skirmish.directions[way] });
  }
  return wayTitle(telling, word, choice, whom);
};
