import type { View } from '@warmoot/kernel';
import { type Duel, separation } from '@warmoot/rules';
import { beside, PAGE, wrapped } from '../../../lines.js';
import type { SceneWords, Section } from '../../../words.js';
import { gridLines, lettersOf } from './grid.js';
import {
  combatOf,
  combatText,
  type DuelSight,
  distanceName,
  ITEMS,
  nameOf,
  names,
  sideName,
  somebody,
  squareText,
} from './names.js';
import { SHEET, sheetLines } from './sheet.js';

const legendLines = (sight: DuelSight): readonly string[] => {
  const letters = lettersOf(sight);
  const people = sight.given.fighters.flatMap(({ name }, who) => {
    const one = somebody(sight, who);
    if (one.x < 0) return [];
    const letter = letters[who] as string;
    return one.standing === 'in'
      ? [`${letter} ${name} ${squareText(one)}${one.prone ? ', PRONE' : ''}`]
      : [`${letter.toLowerCase()} ${name} ${squareText(one)}, ${one.standing === 'dead' ? 'dead' : 'incapable'}`];
  });
  const things = sight.open.lying.map((thing) => `* ${ITEMS[thing.item]} ${squareText(thing)}`);
  return [...people, ...things, ...(sight.given.walls.length > 0 ? ['# wall'] : [])];
};

/** The Fight Distance of each pair that can fight. */
const distanceLines = (sight: DuelSight): readonly string[] =>
  sight.open.combats.flatMap(({ side1, side2 }) =>
    side1.flatMap((one) =>
      side2.map((other) => {
        const apart = separation(somebody(sight, one), somebody(sight, other));
        return `${nameOf(sight, one)} – ${nameOf(sight, other)}: ${distanceName(apart)} (${apart})`;
      }),
    ),
  );

const combatLines = (sight: DuelSight): readonly string[] => {
  if (sight.given.fighters.length < 3) return [];
  const free = sight.given.fighters.flatMap((_, who) =>
    somebody(sight, who).standing === 'in' && combatOf(sight, who) === undefined ? [who] : [],
  );
  return [
    ...sight.open.combats.map((combat, i) => `Combat ${i + 1}: ${combatText(sight, combat)}.`),
    ...(free.length === 0 || sight.open.combats.length === 0 ? [] : [`In no combat: ${names(sight, free)}.`]),
  ].flatMap((line) => wrapped(line, PAGE, 2));
};

const BETWEEN = 4;

/** Grid and legend beside each other where there is room, else one under the other. */
const groundLines = (sight: DuelSight): readonly string[] => {
  if (sight.open.combatants.every(({ x }) => x < 0)) return ['Nobody stands on the board yet.'];
  const grid = gridLines(sight);
  const distances = sight.open.ending === null ? distanceLines(sight) : [];
  const legend = [...legendLines(sight), ...(distances.length === 0 ? [] : ['', ...distances])];
  const wide = Math.max(...grid.map((line) => line.length)) + BETWEEN;
  const fits = wide + Math.max(...legend.map((line) => line.length)) <= PAGE;
  return [...(fits ? beside(grid, legend, wide) : [...grid, '', ...legend]), ...combatLines(sight)];
};

/** Sheets two by two. */
const pairedSheets = (view: View<Duel>, who: readonly number[]): readonly string[] => {
  const lines: string[] = [];
  for (let i = 0; i < who.length; i += 2) {
    if (i > 0) lines.push('');
    const [one, other] = [who[i] as number, who[i + 1]];
    lines.push(...beside(sheetLines(view, one), other === undefined ? [] : sheetLines(view, other), SHEET + 4));
  }
  return lines;
};

const sheetSections = (view: View<Duel>): readonly Section[] => {
  const of = (side: number): number[] =>
    view.given.fighters.flatMap((fighter, who) => (fighter.side === side ? [who] : []));
  const mine = view.given.fighters.find(({ seat }) => seat === view.seat)?.side ?? 1;
  const [own, others] = [of(mine), of(3 - mine)];
  if (own.length === 1 && others.length === 1) {
    return [{ title: 'The fighters', lines: pairedSheets(view, [...own, ...others]) }];
  }
  return [
    { title: sideName(view, mine), lines: pairedSheets(view, own) },
    { title: sideName(view, 3 - mine), lines: pairedSheets(view, others) },
  ];
};

/** A fight in words, as a seat sees it: its own side, the other side, the ground. */
export const board: NonNullable<SceneWords<Duel>['board']> = (view) => [
  ...sheetSections(view),
  { title: 'The ground', lines: groundLines(view) },
];
