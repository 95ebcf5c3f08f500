import { saga, war } from '@warmoot/rules';
import { type HexMarks, mapLines, throwRows, wrapped } from '@warmoot/words';
import { indented, tallyLines } from '../layout.js';
import type { BattleMenu } from './menu.js';

const SCENE = 'saga/battle';

/** A fight with its chance, and every roll of it as a sum. */
const fightLines = (
  { speech, view }: BattleMenu,
  { mine, theirs, rolls, wins }: saga.battle.Fight,
): readonly string[] => {
  const { words, texts } = speech;
  const named = (units: readonly number[]): string => units.map((unit) => war.nameOf(view, unit)).join(', ');
  return [
    ...wrapped(texts.battle.fight({ lone: named(mine), many: named(theirs), chance: words.chance(wins) }), 80, 2),
    ...rolls.flatMap((roll) => indented(tallyLines(throwRows(words, SCENE, roll.throw, null)), 4)),
  ];
};

/** A volley with its chance, and the losses if it goes home or not. */
const volleyLines = (
  { words, texts }: BattleMenu['speech'],
  { target, distance, shot }: Pick<saga.battle.LineOfFire, 'target' | 'distance'> & { readonly shot: saga.battle.Shot },
): readonly string[] => {
  const [won, lost] = shot.losses;
  return wrapped(texts.battle.shot({ target, distance, chance: words.chance(shot.chance), won, lost }), 80, 2);
};

/** Who would fight whom after a move, whom it could shoot at, and who could come next to it. */
const moveLines = (menu: BattleMenu, name: string, to: war.Place): readonly string[] => {
  const { view, speech } = menu;
  const { words, texts } = speech;
  const unit = war.unitNamed(view, name);
  if (unit < 0 || !saga.battle.haltsOf(view, unit).some((one) => war.placeText(one.to) === war.placeText(to))) {
    return [texts.battle.cannotMove({ unit: name })];
  }
  const fight = saga.battle.fightIf(view, unit, to);
  const shots =
    saga.battle.TROOPS[view.open.roster[unit]?.troop ?? 'bowmen'].range === 0
      ? []
      : saga.battle.linesOfFire(view, unit, to);
  return [
    ...(fight === null ? [texts.battle.alone({ unit: name })] : fightLines(menu, fight)),
    ...(fight !== null && fight.ways > 1 ? wrapped(texts.battle.ways({ ways: fight.ways })) : []),
    ...(fight !== null ? [] : shots).flatMap(({ target, distance, shot }) =>
      shot === null ? [] : volleyLines(speech, { target, distance, shot }),
    ),
    ...(fight !== null ? [] : saga.battle.threatsTo(view, unit, to)).flatMap(({ enemy, from, chance }) =>
      wrapped(texts.battle.threat({ enemy, place: war.placeText(from), chance: words.chance(chance) }), 80, 2),
    ),
  ];
};

/** The map with everything where a unit can go. */
export const reachLines = ({ view, speech }: BattleMenu, name: string): readonly string[] => {
  const { texts } = speech;
  const unit = war.unitNamed(view, name);
  if (unit < 0 || !saga.battle.mayMove(view, saga.battle.movingSide(view), unit))
    return [texts.battle.cannotMove({ unit: name })];
  const ground = saga.battle.groundOf(view);
  const marks: HexMarks = new Map(
    saga.battle.haltsOf(view, unit).map(({ to, pins }) => [war.hexAt(ground, to), pins.length > 0 ? '!' : '+']),
  );
  return ['', texts.battle.reach({ unit: name }), ...mapLines(view, marks)];
};

const shotLines = ({ view, speech, step }: BattleMenu, target: string): readonly string[] => {
  const { words } = speech;
  const line =
    step.step === 'aim' ? saga.battle.linesOfFire(view, step.unit).find((one) => one.target === target) : undefined;
  if (line === undefined || line.shot === null) return [];
  const { shot, distance } = line;
  return [
    ...indented(tallyLines(throwRows(words, SCENE, shot.throw, null)), 4),
    ...volleyLines(speech, { target, distance, shot }),
  ];
};

/** A placement on the map. */
const placedLines = (
  { view }: BattleMenu,
  { units }: Extract<saga.battle.BattleChoice, { choose: 'place' }>,
): readonly string[] => {
  const ground = saga.battle.groundOf(view);
  return mapLines(view, new Map(units.map(({ unit, at }) => [war.hexAt(ground, at), unit])));
};

/** A choice with what would come of it: fights with their sums, their exact chances, the map. */
export const explanation = (menu: BattleMenu, choice: saga.battle.BattleChoice, title: string): readonly string[] => {
  const { view, asked } = menu;
  const head = wrapped(title, 80, 4);
  switch (choice.choose) {
    case 'move':
      return [...head, ...indented(moveLines(menu, choice.unit, choice.to), 2)];
    case 'place':
      return [...head, ...placedLines(menu, choice)];
    case 'shoot':
      return [...head, ...shotLines(menu, choice.target)];
    case 'clusters': {
      const fights = saga.battle.fightsIn(view, choice.clusters, saga.battle.sideNamed(view, asked.as));
      return [...head, ...fights.flatMap((fight) => fightLines(menu, fight))];
    }
    case 'fight': {
      const fight = saga.battle.fightWith(
        saga.battle.fightsLeft(view, saga.battle.sideNamed(view, asked.as)),
        war.unitNamed(view, choice.unit),
      );
      return fight === null ? head : [...head, ...fightLines(menu, fight)];
    }
    default:
      return head;
  }
};
