import type { View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { withLegend } from '../boards/square.js';
import type { SceneWords, Section } from '../catalogue/words.js';
import { beside, PAGE, wrapped } from '../lines.js';
import { alone } from '../say/index.js';
import type { Speech } from '../speech.js';
import { freeIn, nameOf, namesOf, ofSide, somebody, squareText } from './facts.js';
import { gridLines, lettersOf } from './grid.js';
import type { DuelPhrases } from './phrases.js';
import { SHEET, sheetLines, sheetWords } from './sheet.js';

/** The words around the sheets and the picture of the ground. */
const boardWords = (speech: Speech, phrases: DuelPhrases) => ({
  ...speech.t.duel.board,
  phrases,
  items: alone(speech.grammar, speech.t.names.items),
  onSheet: sheetWords(speech, phrases),
});

type BoardWords = ReturnType<typeof boardWords>;

const legendLines = (words: BoardWords, sight: saga.duel.DuelSight): readonly string[] => {
  const letters = lettersOf(sight);
  const people = sight.given.fighters.flatMap(({ name }, who) => {
    const one = somebody(sight, who);
    if (one.x < 0) return [];
    const letter = letters[who] as string;
    if (one.standing === 'in')
      return [`${letter} ${name} ${squareText(one)}${one.prone ? `, ${words.onSheet.prone}` : ''}`];
    const why = one.standing === 'dead' ? words.dead : words.incapable;
    return [`${letter.toLowerCase()} ${name} ${squareText(one)}, ${why}`];
  });
  const things = sight.open.lying.map((thing) => `* ${words.items[thing.item]} ${squareText(thing)}`);
  return [...people, ...things, ...(sight.given.walls.length > 0 ? [`# ${words.wall}`] : [])];
};

/** The Fight Distance of each pair that can fight. */
const distanceLines = (words: BoardWords, sight: saga.duel.DuelSight): readonly string[] =>
  sight.open.combats.flatMap(({ side1, side2 }) =>
    side1.flatMap((one) =>
      side2.map((other) => {
        const apart = saga.duel.separation(somebody(sight, one), somebody(sight, other));
        return `${nameOf(sight, one)} – ${nameOf(sight, other)}: ${words.phrases.distance(apart)} (${apart})`;
      }),
    ),
  );

const combatLines = (words: BoardWords, sight: saga.duel.DuelSight): readonly string[] => {
  const { combats } = sight.open;
  if (sight.given.fighters.length < 3 || combats.length === 0) return [];
  const free = freeIn(sight, combats);
  return [
    ...combats.map((combat, i) => words.combat({ at: i + 1, combat: words.phrases.combat(sight, combat) })),
    ...(free.length === 0 ? [] : [words.free({ names: namesOf(sight, free) })]),
  ].flatMap((line) => wrapped(line, PAGE, 2));
};

const groundLines = (words: BoardWords, sight: saga.duel.DuelSight): readonly string[] => {
  if (sight.open.combatants.every(({ x }) => x < 0)) return [words.empty];
  const distances = sight.open.ending === null ? distanceLines(words, sight) : [];
  const legend = [...legendLines(words, sight), ...(distances.length === 0 ? [] : ['', ...distances])];
  return [...withLegend(gridLines(sight), legend), ...combatLines(words, sight)];
};

/** Sheets two by two. */
const pairedSheets = (words: BoardWords, view: View<saga.duel.Duel>, who: readonly number[]): readonly string[] => {
  const sheet = (one: number | undefined): readonly string[] =>
    one === undefined ? [] : sheetLines(words.onSheet, view, one);
  const lines: string[] = [];
  for (let i = 0; i < who.length; i += 2) {
    if (i > 0) lines.push('');
    lines.push(...beside([sheet(who[i]), sheet(who[i + 1])], [SHEET + 4]));
  }
  return lines;
};

const sheetSections = (words: BoardWords, view: View<saga.duel.Duel>): readonly Section[] => {
  const mine = view.given.fighters.find(({ seat }) => seat === view.seat)?.side ?? 1;
  const [own, others] = [ofSide(view, mine), ofSide(view, 3 - mine)];
  if (own.length === 1 && others.length === 1) {
    return [{ title: words.fighters, lines: pairedSheets(words, view, [...own, ...others]) }];
  }
  return [
    { title: words.phrases.side(view, mine), lines: pairedSheets(words, view, own) },
    { title: words.phrases.side(view, 3 - mine), lines: pairedSheets(words, view, others) },
  ];
};

/** A fight in words, as a seat sees it: its own side, the other side, the ground. */
export const duelBoard = (speech: Speech, phrases: DuelPhrases): NonNullable<SceneWords<saga.duel.Duel>['board']> => {
  const words = boardWords(speech, phrases);
  return (view) => [...sheetSections(words, view), { title: words.ground, lines: groundLines(words, view) }];
};
