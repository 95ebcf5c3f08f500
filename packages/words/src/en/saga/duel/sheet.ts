import { listed, type View } from '@warmoot/kernel';
import { ARMOUR, addSkill, type Duel, HAND_SKILLS, type HandSkill, PARTS, type Penalty } from '@warmoot/rules';
import { KEPT_TOGETHER, wrapped } from '../../../lines.js';
import { number, signed } from '../../../plain.js';
import { and } from '../../grammar.js';
import { SKILLS } from '../skills.js';
import { onWhat } from './blows.js';
import { lettersOf } from './grid.js';
import { ACTS, ARMOURS, type DuelSight, ITEMS, nameOf, partName, possessive, somebody } from './names.js';
import { tally } from './tally.js';

/** The width of a sheet: two stand beside each other on a page. */
export const SHEET = 38;

const indented = (text: string): readonly string[] => wrapped(`  ${text}`, SHEET, 4);

const skillLine = (sight: DuelSight, who: number, skill: HandSkill): string => {
  const base = sight.given.fighters[who]?.skills[skill] as number;
  const { total } = listed((sum) => addSkill(sum, sight, who, skill));
  const now = total === base ? '' : ` → ${number(total)}`;
  return `  ${SKILLS[skill].padEnd(14)}${number(base).padStart(2)}${now}`;
};

/** What lowers skills apart from time: wounds and grips, by their words, with the skills they are on. */
const lastingReasons = (sight: DuelSight, who: number): readonly string[] => {
  const found = new Map<string, string[]>();
  for (const skill of HAND_SKILLS) {
    const { lines } = listed((sum) => addSkill(sum, sight, who, skill));
    for (const { what, by } of (lines ?? []).slice(1)) {
      if (what.startsWith('penalty.')) continue;
      const reason = `${number(by)} ${tally[what] ?? what}`;
      found.set(reason, [...(found.get(reason) ?? []), SKILLS[skill]]);
    }
  }
  return [...found].map(
    ([reason, on]) => `${reason}: ${on.length === HAND_SKILLS.length ? 'all skills' : on.join(', ')}`,
  );
};

const fromWhat = (from: Penalty['from']): string => (from === 'setup' ? 'brought along' : ACTS[from]);

/** Timed penalties, those of one blow together, with the last round in which they count. */
const timedReasons = (sight: DuelSight, who: number): readonly string[] => {
  const found = new Map<string, string[]>();
  for (const { on, by, from, until } of somebody(sight, who).penalties) {
    const key = `${number(by)} ${fromWhat(from)}|to round${KEPT_TOGETHER}${until}`;
    found.set(key, [...(found.get(key) ?? []), onWhat(on)]);
  }
  return [...found].map(([key, on]) => {
    const [reason, until] = key.split('|');
    return `${reason}: ${on.join(', ')}, ${until}`;
  });
};

const weakeningReason = (sight: DuelSight, who: number): readonly string[] => {
  const { weakening } = somebody(sight, who);
  return weakening === 0 ? [] : [`${number(-weakening)} Defensive Weakening: all defences`];
};

const handsLine = (sight: DuelSight, who: number): string => {
  const { left, right } = somebody(sight, who);
  const held = [
    ...(right === null ? [] : [`${ITEMS[right]} (right)`]),
    ...(left === null ? [] : [`${ITEMS[left]} (left)`]),
  ];
  return held.length === 0 ? 'empty-handed' : held.join(', ');
};

const gearLines = (sight: DuelSight, who: number): readonly string[] => {
  const { carried } = somebody(sight, who);
  const armour = sight.given.fighters[who]?.armour ?? 'none';
  const worn = ARMOUR[armour] === 0 ? ARMOURS.none : `armour: ${ARMOURS[armour]} (${signed(ARMOUR[armour])})`;
  return [
    ...indented(handsLine(sight, who)),
    ...(carried.length === 0 ? [] : indented(`carries ${and(carried.map((item) => ITEMS[item]))}`)),
    ...indented(worn),
  ];
};

/** What is on a part: nothing ·, Minor Wounds by number, a Major one X. */
const signOf = (sight: DuelSight, who: number, part: number): string => {
  const { minors, majors } = somebody(sight, who);
  if (majors[part] !== 0) return 'X';
  return minors[part] === 0 ? '·' : `${minors[part]}`;
};

const partText = (sight: DuelSight, who: number, part: number): string => {
  const { minors, majors } = somebody(sight, who);
  const all = [...(majors[part] === 0 ? [] : ['Major']), ...(minors[part] === 0 ? [] : [`${minors[part]} Minor`])];
  return `${partName(part)} ${all.join(' + ')}`.replaceAll(' ', KEPT_TOGETHER);
};

/** The wounds as a small figure, its own left on the left, with the same in words beside it. */
const figureLines = (sight: DuelSight, who: number): readonly string[] => {
  const at = (part: (typeof PARTS)[number]): string => signOf(sight, who, PARTS.indexOf(part));
  const figure = [
    `  L  (${at('head')})  R`,
    `  ${at('leftArm')}--[${at('body')}]--${at('rightArm')}`,
    `    ${at('leftLeg')}/ \\${at('rightLeg')}`,
  ];
  const hurt = PARTS.flatMap((_, part) => (signOf(sight, who, part) === '·' ? [] : [partText(sight, who, part)]));
  const words = hurt.length === 0 ? ['no wounds'] : wrapped(hurt.join(', '), SHEET - 14);
  return Array.from({ length: Math.max(3, words.length) }, (_, i) =>
    `${(figure[i] ?? '').padEnd(14)}${words[i] ?? ''}`.trimEnd(),
  );
};

const conditionLines = (sight: DuelSight, who: number): readonly string[] => {
  const { prone, standing } = somebody(sight, who);
  const on = sight.open.grips.filter(({ victim }) => victim === who);
  const by = sight.open.grips.filter(({ holder }) => holder === who);
  const all = [
    ...(prone && standing === 'in' ? ['PRONE'] : []),
    ...on.map(({ grip, holder }) => `${grip === 'held' ? 'HELD' : 'TACKLED'} by ${nameOf(sight, holder)}`),
    ...by.map(
      ({ grip, victim, hand }) =>
        `${grip === 'held' ? 'holds' : 'has tackled'} ${nameOf(sight, victim)} (${hand} hand)`,
    ),
  ];
  return all.length === 0 ? [] : indented(all.join(', '));
};

const STANDING = {
  in: '',
  incapable: 'incapable, out of the fight',
  dead: 'dead',
  fled: 'fled',
  surrendered: 'surrendered',
} as const;

/** The seven choices of calculation, by the skill they are made from. */
const lockLines = (view: View<Duel>, who: number): readonly string[] => {
  const fighter = view.given.fighters[who];
  const locks = fighter?.locks ?? view.own?.locks[fighter?.name ?? ''];
  if (!locks) return [];
  const words: Readonly<Record<string, string>> = { ...ACTS, footwork: 'Footwork', parry: 'Parry' };
  const by = HAND_SKILLS.flatMap((skill) => {
    const made = Object.entries(locks).flatMap(([lock, chosen]) => (chosen === skill ? [words[lock] ?? lock] : []));
    return made.length === 0 ? [] : [`${made.join(', ')} by ${SKILLS[skill]}`];
  });
  return indented(`${by.join('; ')}`);
};

/** A fighter's sheet, as it stands now. SAGA-DUEL-DEF-032: once it is over, only wounds are left. */
export const sheetLines = (view: View<Duel>, who: number): readonly string[] => {
  const { standing, dyingSince } = somebody(view, who);
  const { name, seat } = view.given.fighters[who] as { name: string; seat: string };
  const dying = dyingSince === null || standing !== 'incapable' ? '' : `, dies within the hour of round ${dyingSince}`;
  const out = standing === 'in' ? [] : indented(`${STANDING[standing]}${dying}`);
  const reasons = [...lastingReasons(view, who), ...timedReasons(view, who), ...weakeningReason(view, who)];
  return [
    `${lettersOf(view)[who]} ${name} (${possessive(seat)})`,
    ...out,
    ...gearLines(view, who),
    ...(standing === 'in' && view.open.ending === null
      ? [
          ...HAND_SKILLS.map((skill) => skillLine(view, who, skill)),
          ...reasons.flatMap(indented),
          ...lockLines(view, who),
        ]
      : []),
    ...figureLines(view, who),
    ...(view.open.ending === null ? conditionLines(view, who) : []),
  ];
};
