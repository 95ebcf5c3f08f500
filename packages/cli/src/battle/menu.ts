import { type Asked, approx, type Chance, type View } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import { boardOf, wrapped } from '@warmoot/words';
import { columns } from '../layout.js';
import { listedFor, type Menu, numbered, type Offer } from '../sitting/menu.js';
import type { Sitting } from '../sitting/sitting.js';
import type { Speech } from '../texts/texts.js';

type BattleOffer = Offer<saga.battle.BattleChoice>;

/** Everything that one who is asked can choose, but for the moves, which are typed. */
export interface BattleMenu extends Menu<saga.battle.BattleChoice> {
  readonly step: saga.battle.BattleStep;
  readonly view: View<saga.battle.Battle>;
  /** The lines of the board on one's own units. */
  readonly own: readonly string[];
}

const USUAL: ReadonlySet<saga.battle.BattleChoice['choose']> = new Set(['fightOn', 'done', 'goOn', 'insist']);

export const menuFor = (speech: Speech, sitting: Sitting<saga.battle.Battle>, asked: Asked): BattleMenu => {
  // A battle may be played inside a march.
  const view = sitting.seenBy(asked.seat).view as unknown as View<saga.battle.Battle>;
  const step = view.agenda.at(-1) as saga.battle.BattleStep;
  const listed = listedFor<saga.battle.BattleChoice>(speech, sitting, asked);
  const offers = numbered(listed.filter(({ choice }) => step.step !== 'move' || choice.choose !== 'move'));
  const usual = offers.find(({ choice }) => USUAL.has(choice.choose)) ?? null;
  const own = boardOf(speech.words, sitting.run, asked.seat)[1]?.lines ?? [];
  return { speech, asked, step, view, offers, usual, own };
};

const percent = ({ words }: Speech, chance: Chance): string => `${words.decimal(approx(chance) * 100, 1)} %`;

/** Shots with their distance, their chance, and what the target loses either way. */
const shotCells = ({ speech, view, step }: BattleMenu, { choice }: BattleOffer): readonly string[] => {
  if (choice.choose !== 'shoot' || step.step !== 'aim') return [];
  const line = saga.battle.linesOfFire(view, step.unit).find(({ target }) => target === choice.target);
  if (line === undefined || line.shot === null) return [];
  const [won, lost] = line.shot.losses;
  return [`${line.distance}`, percent(speech, line.shot.chance), speech.texts.battle.either({ won, lost })];
};

/** The chance that one's own side wins a cluster that is to be fought. */
const clusterCells = ({ speech, view, asked }: BattleMenu, { choice }: BattleOffer): readonly string[] => {
  if (choice.choose !== 'fight') return [];
  const fight = saga.battle.fightWith(
    saga.battle.fightsLeft(view, saga.battle.sideNamed(view, asked.as)),
    war.unitNamed(view, choice.unit),
  );
  return fight === null ? [] : [percent(speech, fight.wins)];
};

/** Each cluster of a clustering with the chance of one's own side. */
const clusteringCells = ({ speech, view, asked }: BattleMenu, { choice }: BattleOffer): readonly string[] => {
  if (choice.choose !== 'clusters') return [];
  const fights = saga.battle.fightsIn(view, choice.clusters, saga.battle.sideNamed(view, asked.as));
  return [fights.map(({ wins }) => percent(speech, wins)).join(', ')];
};

const pressCells = ({ speech, view }: BattleMenu, { choice }: BattleOffer): readonly string[] => {
  const { clusters, fight } = view.open;
  const lone = clusters[fight?.cluster ?? -1]?.lone;
  if (choice.choose !== 'press' || lone === undefined) return [];
  return [saga.battle.isBoxedIn(view, lone, war.unitNamed(view, choice.unit)) ? speech.texts.battle.noWayBack : ''];
};

const CELLS: Partial<
  Record<saga.battle.BattleStep['step'], (menu: BattleMenu, offer: BattleOffer) => readonly string[]>
> = {
  aim: shotCells,
  nextCluster: clusterCells,
  cluster: clusteringCells,
  press: pressCells,
};

const headsOf = ({ speech: { texts }, step }: BattleMenu): readonly (readonly string[])[] => {
  const { distance, wins, losses } = texts.battle;
  if (step.step === 'aim') return [['', '', distance, wins, losses]];
  return step.step === 'nextCluster' || step.step === 'cluster' ? [['', '', wins]] : [];
};

/** How to answer where not everything can be listed. */
const howTo = ({ speech: { texts }, step }: BattleMenu): readonly string[] => {
  const { howToMove, howToPlace, howToNameQuick } = texts.battle;
  const told: Partial<Record<saga.battle.BattleStep['step'], string>> = {
    move: howToMove,
    place: howToPlace,
    quick: howToNameQuick,
  };
  return wrapped(told[step.step] ?? '').filter((line) => line !== '');
};

/** The own units that may move in this phase, as the board has them. */
const moverLines = ({ view, own, step }: BattleMenu): readonly string[] => {
  if (step.step !== 'move') return [];
  const signs = saga.battle
    .unitSigns(view)
    .filter((_, unit) => saga.battle.mayMove(view, saga.battle.movingSide(view), unit));
  return own.filter((line) => signs.includes(line.split(' ')[0] as string)).map((line) => `  ${line}`);
};

const WIDE = 60;

export const menuLines = (menu: BattleMenu): readonly string[] => {
  const cells = CELLS[menu.step.step];
  // Placements are long: they stand by themselves, line after line.
  const isWide = menu.offers.some(({ text }) => text.length > WIDE);
  const rows = menu.offers.map((offer) => [`${offer.number}`, offer.text, ...(cells?.(menu, offer) ?? [])]);
  const listed = isWide
    ? rows.flatMap(([number = '', ...rest]) => wrapped(`${number.padStart(2)}  ${rest.join('  ')}`, 80, 4))
    : columns([...headsOf(menu), ...rows], ['right', 'left', 'right', 'right', 'right']);
  return [...moverLines(menu), ...listed, ...howTo(menu)];
};
