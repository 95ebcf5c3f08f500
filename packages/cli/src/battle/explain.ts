import type { Throw } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import { type HexMarks, mapLines, namedThrow, throwRows, wrapped } from '@warmoot/words';
import type { Named } from '@warmoot/words/say';
import { indented, tallyLines } from '../layout.js';
import type { BattleMenu } from './menu.js';

const SCENE = 'saga/battle';

/** What units are called, by their keys. */
const calledIn = ({ view, speech }: BattleMenu): ((key: string) => Named) => {
  const all = speech.words.scenes[SCENE]?.units?.(view) ?? [];
  return (key) => {
    const { name = key, isMany = false } = all.find((one) => one.key === key) ?? {};
    return { named: name, isMany };
  };
};

/** The sum behind a throw. */
const sumLines = ({ view, speech: { words } }: BattleMenu, thrown: Throw): readonly string[] =>
  indented(tallyLines(throwRows(words, SCENE, namedThrow(words.scenes[SCENE]?.units?.(view) ?? [], thrown), null)), 4);

/** A fight with its chance, and every roll of it as a sum. */
const fightLines = (menu: BattleMenu, { mine, theirs, rolls, wins }: saga.battle.Fight): readonly string[] => {
  const { speech, view } = menu;
  const { words, texts } = speech;
  const called = calledIn(menu);
  const named = (units: readonly number[]): readonly Named[] => units.map((unit) => called(war.nameOf(view, unit)));
  return [
    ...wrapped(texts.battle.fight({ lone: named(mine), many: named(theirs), chance: words.chance(wins) }), 80, 2),
    ...rolls.flatMap((roll) => sumLines(menu, roll.throw)),
  ];
};

/** A volley with its chance, and the losses if it goes home or not. */
const volleyLines = (
  menu: BattleMenu,
  { target, distance, shot }: Pick<saga.battle.LineOfFire, 'target' | 'distance'> & { readonly shot: saga.battle.Shot },
): readonly string[] => {
  const { words, texts } = menu.speech;
  const [won, lost] = shot.losses;
  return wrapped(
    texts.battle.shot({
      target: calledIn(menu)(target),
      distance,
      chance: words.chance(shot.chance),
      won,
      lost,
    }),
    80,
    2,
  );
};

/** Who would fight whom after a move, whom it could shoot at, and who could come next to it. */
const moveLines = (menu: BattleMenu, key: string, to: war.Place): readonly string[] => {
  const { view, speech } = menu;
  const { words, texts } = speech;
  const called = calledIn(menu);
  const unit = war.unitNamed(view, key);
  const name = called(key);
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
      shot === null ? [] : volleyLines(menu, { target, distance, shot }),
    ),
    ...(fight !== null ? [] : saga.battle.threatsTo(view, unit, to)).flatMap(({ enemy, from, chance }) =>
      wrapped(
        texts.battle.threat({
          enemy: called(enemy),
          place: war.placeText(from),
          chance: words.chance(chance),
        }),
        80,
        2,
      ),
    ),
  ];
};

/** The map with everything where a unit can go. */
export const reachLines = (menu: BattleMenu, key: string): readonly string[] => {
  const { view, speech } = menu;
  const { texts } = speech;
  const unit = war.unitNamed(view, key);
  const name = calledIn(menu)(key);
  if (unit < 0 || !saga.battle.mayMove(view, saga.battle.movingSide(view), unit))
    return [texts.battle.cannotMove({ unit: name })];
  const ground = saga.battle.groundOf(view);
  const marks: HexMarks = new Map(
    saga.battle.haltsOf(view, unit).map(({ to, pins }) => [war.hexAt(ground, to), pins.length > 0 ? '!' : '+']),
  );
  return ['', texts.battle.reach({ unit: name }), ...mapLines(view, marks)];
};

const shotLines = (menu: BattleMenu, target: string): readonly string[] => {
  const { view, step } = menu;
  const line =
    step.step === 'aim' ? saga.battle.linesOfFire(view, step.unit).find((one) => one.target === target) : undefined;
  if (line === undefined || line.shot === null) return [];
  const { shot, distance } = line;
  return [...sumLines(menu, shot.throw), ...volleyLines(menu, { target, distance, shot })];
};

/** A placement on the map. */
const placedLines = (
  { view }: BattleMenu,
  { units }: Extract<saga.battle.BattleChoice, { choose: 'place' }>,
): readonly string[] => {
  const ground = saga.battle.groundOf(view);
  const signs = saga.battle.unitSigns(view);
  return mapLines(
    view,
    new Map(units.map(({ unit, at }) => [war.hexAt(ground, at), signs[war.unitNamed(view, unit)] ?? '?'])),
  );
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
