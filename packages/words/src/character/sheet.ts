import { saga } from '@warmoot/rules';
import type { Words } from '../catalogue/words.js';
import { beside, widest, wrapped } from '../lines.js';

/** The words that a sheet is written with. */
export type SheetSpeech = Pick<Words, 'skills' | 'character'>;

/** As much of a character as a sheet of numbers shows. */
export type SheetNumbers = Pick<saga.character.RatingSet, 'name' | 'skills' | 'motives' | 'groups'>;

type Column = readonly string[];

/** A group as a column: its name and rating, and the skills below. */
const groupColumn = (
  { skills: names, character }: SheetSpeech,
  group: saga.SkillGroup,
  sheet: SheetNumbers,
): Column => {
  const rows = [
    [character.groups[group], sheet.groups?.[group]],
    ...saga.character.skillsIn(group).map((skill) => [names[skill], sheet.skills?.[skill]] as const),
  ] as const;
  const wide = Math.max(...rows.map(([name]) => name.length));
  const [head, ...lines] = rows.map(([name, rating]) => `${name.padEnd(wide)} ${`${rating ?? ''}`.padStart(2)}`);
  return [head as string, '-'.repeat(wide + 3), ...lines];
};

const groupColumns = (words: SheetSpeech, sheet: SheetNumbers): readonly string[] => {
  const columns = saga.character.GROUPS.map((group) => groupColumn(words, group, sheet));
  return beside(
    columns,
    columns.map((column) => widest(column) + 3),
  );
};

const motiveLines = (
  { character: { motives: names } }: SheetSpeech,
  motives: NonNullable<saga.character.RatingSet['motives']>,
): Column => {
  const wide = Math.max(...saga.character.MOTIVE_PAIRS.map(([left]) => names[left].length));
  return saga.character.MOTIVE_PAIRS.map(
    ([left, right]) =>
      `${names[left].padStart(wide)} ${`${motives[left]}`.padStart(2)} | ${`${motives[right]}`.padEnd(2)} ${names[right]}`,
  );
};

/** A sheet of numbers in lines of at most 80 characters: skills by group in columns, then the nine pairs. */
export const sheetText = (words: SheetSpeech, sheet: SheetNumbers): readonly string[] => [
  ...(sheet.name === null ? [] : [sheet.name, '']),
  ...(sheet.skills === null ? [] : groupColumns(words, sheet)),
  ...(sheet.skills === null || sheet.motives === null ? [] : ['']),
  ...(sheet.motives === null ? [] : motiveLines(words, sheet.motives)),
];

const facesText = (faces: readonly number[]): string => faces.join(', ');

/** A face that was rolled again stands in brackets. */
const dealtText = (group: saga.SkillGroup, origin: saga.character.GroupOrigin): string =>
  saga.character
    .dealtDice(saga.character.skillsIn(group), origin)
    .map(({ face, counts }) => (counts ? `${face}` : `(${face})`))
    .join(', ');

const groupDice = ({ character }: SheetSpeech, group: saga.SkillGroup, origin: saga.character.GroupOrigin): string => {
  const parts = [
    character.rated(origin),
    character.starts({ start: origin.start }),
    ...(origin.dealt.length === 0
      ? []
      : [character.dealt({ die: `d${saga.character.skillsIn(group).length}`, faces: dealtText(group, origin) })]),
    ...(origin.lost === 0 ? [] : [character.lost({ points: origin.lost })]),
  ];
  return `${character.groups[group]}: ${parts.join('; ')}.`;
};

/** The dice behind a sheet, in the order they were thrown. */
export const originText = (
  words: SheetSpeech,
  { origin }: Pick<saga.character.RatingSet, 'origin'>,
): readonly string[] => {
  const { groups, guide, motives } = origin;
  const { character } = words;
  const lines = [
    ...(guide.length === 0 ? [] : [character.guideDice({ faces: facesText(guide) })]),
    ...(groups === null ? [] : saga.character.GROUPS.map((group) => groupDice(words, group, groups[group]))),
    ...(motives === null
      ? []
      : [
          character.placedDice({ faces: facesText(motives.placed) }),
          character.orderDice({ faces: facesText(motives.order) }),
        ]),
  ];
  return lines.flatMap((line) => wrapped(line, 80, 2));
};

/** The high side of motivations, from so high on, the highest first. */
const strongest = (
  { character }: SheetSpeech,
  motives: NonNullable<saga.character.RatingSet['motives']>,
  least: number,
): string =>
  saga.character.MOTIVE_PAIRS.flat()
    .filter((motive) => motives[motive] >= least)
    .sort((a, b) => motives[b] - motives[a])
    .map((motive) => `${character.motives[motive]} ${motives[motive]}`)
    .join(', ');

/** A set in a few lines: each group with its skills, and the motivations that are strong. */
export const setLines = (words: SheetSpeech, { skills, motives, groups }: SheetNumbers): readonly string[] => {
  const { character } = words;
  const ofGroup = (group: saga.SkillGroup): string => {
    const ratings = saga.character.skillsIn(group).map((skill) => `${words.skills[skill]} ${skills?.[skill]}`);
    return `${character.groups[group]} ${groups?.[group]}: ${ratings.join(', ')}`;
  };
  return [
    ...(skills === null ? [] : saga.character.GROUPS.map(ofGroup)),
    ...(motives === null ? [] : [`${character.motivesTitle}: ${strongest(words, motives, 8)}`]),
  ].flatMap((line) => wrapped(line, 80, 2));
};
