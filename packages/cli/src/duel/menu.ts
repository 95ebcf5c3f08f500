import { type Asked, approx, type SceneRules, type SceneTypes, type View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type SquareMark, throwRows, wrapped } from '@warmoot/words';
import { columns, indented, tallyLines } from '../layout.js';
import { listedFor, type Menu, numbered, type Offer } from '../sitting/menu.js';
import type { Sitting } from '../sitting/sitting.js';
import type { Speech } from '../texts/texts.js';

type DuelOffer = Offer<saga.duel.DuelChoice>;

/** Everything that one who is asked can choose. */
export interface DuelMenu extends Menu<saga.duel.DuelChoice> {
  readonly step: saga.duel.DuelStep;
  readonly rules: SceneRules<saga.duel.Duel>;
  readonly view: View<saga.duel.Duel>;
}

const USUAL: ReadonlySet<saga.duel.DuelChoice['choose']> = new Set(['fightOn', 'wait', 'spare', 'done']);

/** Staying where one is, where that is possible. */
const stays = (view: View<saga.duel.Duel>, step: saga.duel.DuelStep, choice: saga.duel.DuelChoice): boolean => {
  if (choice.choose !== 'move' || (step.step !== 'move' && step.step !== 'goTo')) return false;
  const me = view.open.combatants[step.who];
  return me?.x === choice.to.x && me.y === choice.to.y;
};

export const isReady = ({ choice }: Pick<DuelOffer, 'choice'>): boolean =>
  choice.choose === 'act' && choice.act === 'ready';

export const menuFor = <T extends SceneTypes>(speech: Speech, sitting: Sitting<T>, asked: Asked): DuelMenu => {
  const seen = sitting.seenBy(asked.seat);
  const rules = seen.rules as unknown as SceneRules<saga.duel.Duel>;
  const view = seen.view as unknown as View<saga.duel.Duel>;
  const step = view.agenda.at(-1) as saga.duel.DuelStep;
  const open = listedFor<saga.duel.DuelChoice>(speech, sitting, asked);
  const offers = numbered([...open.filter((one) => !isReady(one)), ...open.filter(isReady)]);
  const usual = offers.find(({ choice }) => USUAL.has(choice.choose) || stays(view, step, choice)) ?? null;
  return { speech, asked, step, rules, view, offers, usual };
};

/** Squares to move to are shown on the ground. */
export const marksOf = ({ offers }: DuelMenu): readonly SquareMark[] =>
  offers.flatMap(({ number, choice }) => (choice.choose === 'move' ? [{ at: choice.to, mark: `${number}` }] : []));

export const isOnTheGround = ({ step, offers }: DuelMenu): boolean => step.step === 'move' && offers.length > 3;

/** What a choice would bring, where it leads to a check. */
const foresightOf = (
  { rules, view, asked }: DuelMenu,
  choice: saga.duel.DuelChoice,
): saga.duel.DuelForesight | null => {
  if (choice.choose === 'act')
    return saga.duel.foreseeAct(rules, view, saga.duel.fighters.whoIs(view, asked.as), choice as saga.duel.ActChoice);
  return choice.choose === 'defend' ? saga.duel.foreseeDefence(rules, view, asked, choice) : null;
};

/** The chance of a strong effect, and for an action the defence that leaves it no more than that. */
const oddsCells = (menu: DuelMenu, { choice }: DuelOffer): readonly string[] => {
  const first = foresightOf(menu, choice)?.met[0];
  if (first === undefined) return ['', ''];
  const { words, texts } = menu.speech;
  const chance = `${words.decimal(approx(first.strong) * 100, 1)} %`;
  if (choice.choose === 'defend' || first.defence === null) return [chance, ''];
  const { by } = first.defence;
  return [chance, by === 'none' ? texts.duel.nothing : words.duel.names.defences[by]];
};

const isChecked = ({ step }: DuelMenu): boolean =>
  step.step === 'chooseActs' || step.step === 'defend' || step.step === 'openDefence';

/** The numbered choices; ways to fill the hands wait until somebody asks. */
export const menuLines = (menu: DuelMenu): readonly string[] => {
  const texts = menu.speech.texts.duel;
  const shown = isOnTheGround(menu)
    ? menu.offers.filter(({ choice }) => choice.choose !== 'move')
    : menu.offers.filter((offer) => !isReady(offer));
  const odds = isChecked(menu);
  const rows = shown.map((offer) => [`${offer.number}`, offer.text, ...(odds ? oddsCells(menu, offer) : [])]);
  const head = rows.some(([, , chance = '']) => chance !== '')
    ? [['', '', texts.strong, menu.step.step === 'chooseActs' ? texts.against : '']]
    : [];
  const ready = menu.offers.filter(isReady).length;
  const more = ready === 0 ? [] : [texts.ready({ ways: ready })];
  return [...columns([...head, ...rows], ['right', 'left', 'right', 'left']), ...more];
};

export const readyLines = (menu: DuelMenu): readonly string[] =>
  columns(
    menu.offers.filter(isReady).map(({ number, text }) => [`${number}`, text]),
    ['right', 'left'],
  );

/** A choice with its tally, its exact chances and what it would do. */
export const explanation = (menu: DuelMenu, choice: saga.duel.DuelChoice, title: string): readonly string[] => {
  const foresight = foresightOf(menu, choice);
  if (foresight === null) return [title];
  const { words } = menu.speech;
  const { actor, met } = foresight;
  const act = choice.choose === 'act' ? choice : menu.view.open.turn.acts[actor];
  const target = act !== null && act !== undefined && 'target' in act ? act.target : -1;
  const victim = typeof target === 'string' ? saga.duel.fighters.whoIs(menu.view, target) : target;
  const rows = met[0] === undefined ? [] : throwRows(words, menu.rules.scene, met[0].throw, null);
  const lines = words.duel.foresight(menu.view, victim, foresight).flatMap((line) => wrapped(line, 80, 2));
  return [title, ...indented(tallyLines(rows), 2), ...lines];
};

/** My action against each of theirs, for every enemy I could act upon. */
export const tableLines = ({ speech, rules, view, asked, step }: DuelMenu): readonly string[] => {
  const { words, texts } = speech;
  if (step.step !== 'chooseActs') return [texts.duel.tableWhen];
  const me = saga.duel.fighters.whoIs(view, asked.as);
  const combat = view.open.combats.find(({ side1, side2 }) => side1.includes(me) || side2.includes(me));
  const foes = combat === undefined ? [] : combat.side1.includes(me) ? combat.side2 : combat.side1;
  if (foes.length === 0) return [texts.duel.inNoCombat({ name: asked.as })];
  return foes.flatMap((foe) => ['', ...words.duel.table(view, saga.duel.duelTable(rules, view, me, foe))]);
};
