import type { Words } from '@warmoot/words';
import { type Agent, agentBy, type Choice, type Forces, type LinesView, unitBy } from '../model.js';
import type { LinesPageWords } from '../words.js';
import { type Act, isShot, manoeuvreIn, spacesIn } from './offers.js';

/** What titles are told with. */
export interface Telling {
  readonly view: LinesView;
  readonly forces: Forces;
  readonly words: Words;
  readonly t: LinesPageWords;
}

const PLACES = ['front', 'middle', 'rear'] as const;

export const rankName = ({ t }: Telling, rank: number): string => t.rankNames[PLACES[rank] ?? 'rear'];

/** Somebody unique by name, a rank by its place in its unit. */
export const agentName = (telling: Telling, agent: Agent): string => {
  if (agent.name !== '') return agent.name;
  const unit = telling.forces.units[agent.unit];
  if (unit === undefined) return agent.key;
  return telling.t.rankOf({ rank: rankName(telling, agent.rank), unit: unit.name });
};

/** What a key stands for, whatever it is of. */
export const named = (telling: Telling, key: string | undefined): string => {
  const unit = unitBy(telling.forces, key ?? null);
  if (unit !== null) return unit.name;
  const agent = agentBy(telling.forces, key ?? null);
  return agent === null ? '' : agentName(telling, agent);
};

/** A part of the unit that is in hand, shortly: a rank without its unit. */
const partName = (telling: Telling, key: string): string => {
  const agent = agentBy(telling.forces, key);
  if (agent === null) return named(telling, key);
  return agent.name === '' ? rankName(telling, agent.rank) : agent.name;
};

/** Somebody who shoots with another: a rank of the same unit shortly. */
export const shooterName = (telling: Telling, key: string, beside: string): string => {
  const [one, other] = [agentBy(telling.forces, key), agentBy(telling.forces, beside)];
  return one !== null && one.unit === other?.unit ? partName(telling, key) : named(telling, key);
};

const itemNamed = ({ forces, words }: Telling, owner: string, nth: number): string => {
  const carried = agentBy(forces, owner)?.now.items[nth];
  return carried === undefined ? '' : (carried.called ?? words.skirmish.items[carried.item]);
};

const placeText = ({ t }: Telling, choice: Choice): string => {
  const end = spacesIn(choice).at(-1);
  return end === undefined ? '' : t.space({ x: end.x, y: end.y });
};

type Of<K extends Choice['choose']> = Extract<Choice, { readonly choose: K; readonly figure: string }>;

/** At whom is shot: without by whom, as long as that is open. */
const aimTitle = (telling: Telling, choice: Of<'shoot'> | Of<'throw'>): string => {
  const { acts: a } = telling.t;
  const dice = Object.entries(choice.dice).filter(([, n]) => n > 0);
  return dice.length > 1
    ? a.shootMany({ dice: dice.map(([key, n]) => a.diceOn({ n, target: named(telling, key) })) })
    : a[choice.choose === 'throw' ? 'throw' : 'shoot']({ target: named(telling, dice[0]?.[0]) });
};

const shotTitle = (telling: Telling, choice: Of<'shoot'> | Of<'throw'>): string => {
  const act = aimTitle(telling, choice);
  const others = (choice.with ?? []).map((key) => shooterName(telling, key, choice.figure));
  return others.length === 0 ? act : telling.t.acts.volley({ act, others });
};

const manoeuvreTitle = ({ t, words }: Telling, choice: Choice): string => {
  const kind = manoeuvreIn(choice);
  const m = t.manoeuvres;
  if (kind === 'reform') return m.reform({ n: 'ranks' in choice ? (choice.ranks ?? 1) : 1 });
  if (kind === 'turn') {
    const way = 'facing' in choice ? choice.facing : undefined;
    return way === undefined ? m.about : m.turn({ way: words.skirmish.directions[way] });
  }
  return kind === 'pass' ? m.pass : m.shieldwall;
};

/** Who trades places with whom, whether it is done or announced. */
const swapTitle = (telling: Telling, choice: Choice): string => {
  const partner = 'partner' in choice ? choice.partner : 'swap' in choice ? choice.swap : undefined;
  if (!('figure' in choice) || partner === undefined) return choice.choose;
  return telling.t.acts.swap({ who: partName(telling, choice.figure), partner: partName(telling, partner) });
};

const plainTitle = ({ t }: Telling, word: string): string => {
  const plain = (t.acts as Readonly<Record<string, unknown>>)[word];
  return typeof plain === 'string' ? plain : word;
};

/** What is done, shortly: for rows, and for the button. */
export const choiceTitle = (telling: Telling, choice: Choice): string => {
  const { t } = telling;
  const { acts: a } = t;
  switch (choice.choose) {
    case 'shoot':
    case 'throw':
      return shotTitle(telling, choice as Of<'shoot'>);
    case 'manoeuvre':
      return manoeuvreTitle(telling, choice);
    case 'swap':
      return swapTitle(telling, choice);
    case 'ready':
    case 'use':
    case 'search':
    case 'drop':
    case 'take': {
      if (!('item' in choice)) return plainTitle(telling, choice.choose);
      const owner = 'from' in choice ? choice.from : 'figure' in choice ? choice.figure : '';
      return a[choice.choose]({ item: itemNamed(telling, owner, choice.item) });
    }
    case 'misc':
      return choice.what === 'dismount' ? a.dismount : a.other;
    case 'spell': {
      const target = 'target' in choice ? choice.target : undefined;
      return target === undefined
        ? a.spell({ item: choice.name })
        : a.spellOn({ item: choice.name, target: named(telling, target) });
    }
    case 'firstAid':
      return a.firstAid({ target: named(telling, choice.patient) });
    case 'protect':
      return a.protect({ target: named(telling, choice.ally) });
    case 'challenge':
      return a.challenge({ target: named(telling, choice.target) });
    default:
      return plainTitle(telling, choice.choose);
  }
};

/** A way: where to, as far as that is known. */
const wayTitle = (telling: Telling, act: Act, choice: Choice | null): string => {
  const { acts: a } = telling.t;
  const { view, words } = telling;
  const target = named(telling, act.target ?? undefined);
  const at = choice === null ? '' : placeText(telling, choice);
  if (choice !== null && at === '' && act.word === 'move') {
    const way = 'facing' in choice ? choice.facing : undefined;
    const now = view.open.units.find(({ name }) => name === act.figure)?.facing;
    return way === undefined || way === now ? a.stay : a.turnTo({ way: words.skirmish.directions[way] });
  }
  const to: Readonly<Record<string, readonly [string, string]>> = {
    move: [a.move, a.moveTo({ at })],
    charge: [a.charge({ target }), a.chargeTo({ target, at })],
    retreat: [a.retreat, a.retreatTo({ at })],
    place: [a.place({ unit: named(telling, act.figure) }), a.placeAt({ at })],
  };
  return to[act.word]?.[at === '' ? 0 : 1] ?? act.word;
};

const ownTitle = (telling: Telling, act: Act, choice: Choice | null): string => {
  const { t, view } = telling;
  const [first] = act.choices;
  if (act.key.endsWith('leave')) return t.acts.leave;
  if (act.word === 'manoeuvre' && first !== undefined) return manoeuvreTitle(telling, choice ?? first);
  if (act.word === 'swap' && first !== undefined) return swapTitle(telling, choice ?? first);
  if (act.goes) return wayTitle(telling, act, choice);
  if (act.word === 'attack') {
    const unit = view.open.units.findIndex(({ name }) => name === act.figure);
    const many = view.open.lines.filter(({ units }) => units.includes(unit)).length > 1;
    return many ? t.acts.attackMany : t.acts.attack;
  }
  if (first !== undefined && choice === null && isShot(first)) return aimTitle(telling, first as Of<'shoot'>);
  return first === undefined ? act.word : choiceTitle(telling, choice ?? first);
};

/** Acts by which a part leaves its unit. */
const LEAVING = new Set(['move', 'charge', 'retreat']);

/** An act as a row: of a part of the unit it says who; without where it goes, as long as that is open. */
export const actTitle = (telling: Telling, act: Act, choice: Choice | null = null): string => {
  const title = ownTitle(telling, act, choice);
  if (act.figure === act.unit || act.word === 'swap') return title;
  const who = partName(telling, act.figure);
  const isAlone = telling.forces.units.find(({ key }) => key === act.unit)?.left === 1;
  if (isAlone) return title;
  return LEAVING.has(act.word) ? telling.t.apart({ who, act: title }) : telling.t.byWhom({ who, act: title });
};

/** What the rules say of a choice in full. */
export const toldInFull = ({ view, words }: Telling, seat: string, choice: Choice): string => {
  const told = words.scenes['warband/battle']?.choice;
  const step = view.agenda.at(-1) ?? { step: '' };
  return told?.(choice, { sight: view, hearer: seat, owns: {}, asked: null, step } as never) ?? choice.choose;
};
