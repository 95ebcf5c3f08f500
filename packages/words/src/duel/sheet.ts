import { listed, type View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { beside, KEPT_TOGETHER, wrapped } from '../lines.js';
import { number, signed } from '../plain.js';
import { alone } from '../say/index.js';
import type { Speech } from '../speech.js';
import { nameOf, type Somebody, somebody } from './facts.js';
import { lettersOf } from './grid.js';
import type { DuelPhrases } from './phrases.js';
import { tellTally } from './tellTally.js';

/** The words on a fighter's sheet. */
export const sheetWords = (speech: Speech, phrases: DuelPhrases) => {
  const { names, duel } = speech.t;
  const acts = alone(speech.grammar, names.acts);
  const { sheet } = duel.board;
  return {
    ...sheet,
    names,
    acts,
    onWhat: phrases.onWhat,
    prone: duel.events.conditions.prone,
    tally: tellTally(speech),
    /** What is calculated by choice, by its key. */
    locks: { ...acts, footwork: sheet.footwork, parry: sheet.parry } as Readonly<Record<string, string>>,
  };
};

type SheetWords = ReturnType<typeof sheetWords>;

/** The width of a sheet: two stand beside each other on a page. */
export const SHEET = 38;

const indented = (text: string): readonly string[] => wrapped(`  ${text}`, SHEET, 4);

const skillLines = ({ names: { skills } }: SheetWords, sight: saga.duel.DuelSight, who: number): readonly string[] => {
  const wide = Math.max(...saga.duel.HAND_SKILLS.map((skill) => skills[skill].length)) + 1;
  return saga.duel.HAND_SKILLS.map((skill) => {
    const base = sight.given.fighters[who]?.skills[skill] as number;
    const { total } = listed((sum) => saga.duel.addSkill(sum, sight, who, skill));
    const now = total === base ? '' : ` → ${number(total)}`;
    return `  ${skills[skill].padEnd(wide)}${number(base).padStart(2)}${now}`;
  });
};

/** What lowers skills apart from time: wounds and grips, by their words, with the skills they are on. */
const lastingReasons = (words: SheetWords, sight: saga.duel.DuelSight, who: number): readonly string[] => {
  const found = new Map<string, string[]>();
  for (const skill of saga.duel.HAND_SKILLS) {
    const { lines } = listed((sum) => saga.duel.addSkill(sum, sight, who, skill));
    for (const { what, by } of (lines ?? []).slice(1)) {
      if (what.startsWith('penalty.')) continue;
      const reason = `${number(by)} ${words.tally[what] ?? what}`;
      found.set(reason, [...(found.get(reason) ?? []), words.names.skills[skill]]);
    }
  }
  return [...found].map(
    ([reason, on]) => `${reason}: ${on.length === saga.duel.HAND_SKILLS.length ? words.allSkills : on.join(', ')}`,
  );
};

/** Timed penalties, those of one blow together, with the last round in which they count. */
const timedReasons = (words: SheetWords, sight: saga.duel.DuelSight, who: number): readonly string[] => {
  const found = new Map<string, { readonly on: string[]; readonly reason: string; readonly until: number }>();
  for (const { on, by, from, until } of somebody(sight, who).penalties) {
    const reason = `${number(by)} ${from === 'setup' ? words.broughtAlong : words.acts[from]}`;
    const known = found.get(`${reason} ${until}`);
    if (known === undefined) found.set(`${reason} ${until}`, { on: [words.onWhat(on)], reason, until });
    else known.on.push(words.onWhat(on));
  }
  return [...found.values()].map(({ on, reason, until }) => {
    const last = words.until({ round: until }).replace(/ (?=\S*$)/, KEPT_TOGETHER);
    return `${reason}: ${on.join(', ')}, ${last}`;
  });
};

const weakeningReason = (words: SheetWords, sight: saga.duel.DuelSight, who: number): readonly string[] => {
  const { weakening } = somebody(sight, who);
  return weakening === 0 ? [] : [words.weakening({ by: number(-weakening) })];
};

const handsLine = (words: SheetWords, { left, right }: Somebody): string => {
  const { items, hands } = words.names;
  const held = [
    ...(right === null ? [] : [words.held({ item: items[right], hand: hands.right })]),
    ...(left === null ? [] : [words.held({ item: items[left], hand: hands.left })]),
  ];
  return held.length === 0 ? words.emptyHanded : held.join(', ');
};

const gearLines = (words: SheetWords, sight: saga.duel.DuelSight, who: number): readonly string[] => {
  const me = somebody(sight, who);
  const armour = sight.given.fighters[who]?.armour ?? 'none';
  const { items, armours } = words.names;
  const bonus = saga.duel.ARMOUR[armour];
  const worn = bonus === 0 ? armours.none : words.armour({ armour: armours[armour], bonus: signed(bonus) });
  return [
    ...indented(handsLine(words, me)),
    ...(me.carried.length === 0 ? [] : indented(words.carries({ items: me.carried.map((item) => items[item]) }))),
    ...indented(worn),
  ];
};

/** What is on a part: nothing ·, Minor Wounds by number, a Major one X. */
const signOf = ({ minors, majors }: Somebody, part: number): string => {
  if (majors[part] !== 0) return 'X';
  return minors[part] === 0 ? '·' : `${minors[part]}`;
};

const FIGURE = 14;
/** What is said of one part stays on one line with its comma, unless that would reach beyond the sheet. */
const LONGEST = SHEET - FIGURE - 1;

const keptTogether = (wounds: string): string => {
  const close = wounds.length > LONGEST ? wounds.replace(' + ', '+') : wounds;
  return close.length > LONGEST ? wounds : close.replaceAll(' ', KEPT_TOGETHER);
};

/** The wounds as a small figure, its own left on the left, with the same in words beside it. */
const figureLines = (words: SheetWords, me: Somebody): readonly string[] => {
  const at = (part: saga.duel.Part): string => signOf(me, saga.duel.PARTS.indexOf(part));
  const figure = [
    `  ${words.left}  (${at('head')})  ${words.right}`,
    `  ${at('leftArm')}--[${at('body')}]--${at('rightArm')}`,
    `    ${at('leftLeg')}/ \\${at('rightLeg')}`,
  ];
  const hurt = saga.duel.PARTS.flatMap((part, i) => {
    const [minors, majors] = [me.minors[i] ?? 0, me.majors[i] ?? 0];
    if (minors === 0 && majors === 0) return [];
    const all = [...(majors === 0 ? [] : [words.major]), ...(minors === 0 ? [] : [words.minors({ n: minors })])];
    const wounds = words.wounds({ part: words.names.parts[part], wounds: all.join(' + ') });
    return [keptTogether(wounds)];
  });
  const text = hurt.length === 0 ? [words.noWounds] : wrapped(hurt.join(', '), SHEET - FIGURE);
  return beside([figure, text], [FIGURE]);
};

const conditionLines = (words: SheetWords, sight: saga.duel.DuelSight, who: number): readonly string[] => {
  const { prone, standing } = somebody(sight, who);
  const on = sight.open.grips.filter(({ victim }) => victim === who);
  const by = sight.open.grips.filter(({ holder }) => holder === who);
  const all = [
    ...(prone && standing === 'in' ? [words.prone] : []),
    ...on.map(({ grip, holder }) => words.grippedBy({ grip, holder: nameOf(sight, holder) })),
    ...by.map(({ grip, victim, hand }) =>
      words.grips({ grip, victim: nameOf(sight, victim), hand: words.names.hands[hand] }),
    ),
  ];
  return all.length === 0 ? [] : indented(all.join(', '));
};

/** The seven choices of calculation, by the skill they are made from. */
const lockLines = (words: SheetWords, view: View<saga.duel.Duel>, who: number): readonly string[] => {
  const fighter = view.given.fighters[who];
  const locks = fighter?.locks ?? view.own?.locks[fighter?.name ?? ''];
  if (!locks) return [];
  const by = saga.duel.HAND_SKILLS.flatMap((skill) => {
    const made = Object.entries(locks).flatMap(([lock, from]) => (from === skill ? [words.locks[lock] ?? lock] : []));
    return made.length === 0 ? [] : [words.madeFrom({ made, skill: words.names.skills[skill] })];
  });
  return indented(by.join('; '));
};

/** A fighter's sheet, as it stands now. SAGA-DUEL-DEF-032: once it is over, only wounds are left. */
export const sheetLines = (words: SheetWords, view: View<saga.duel.Duel>, who: number): readonly string[] => {
  const me = somebody(view, who);
  const { standing, dyingSince } = me;
  const { name, seat } = view.given.fighters[who] as { name: string; seat: string };
  const dying = dyingSince === null || standing !== 'incapable' ? '' : `, ${words.dying({ round: dyingSince })}`;
  const goesOn = view.open.ending === null;
  const now = (): readonly string[] => [
    ...skillLines(words, view, who),
    ...[
      ...lastingReasons(words, view, who),
      ...timedReasons(words, view, who),
      ...weakeningReason(words, view, who),
    ].flatMap(indented),
    ...lockLines(words, view, who),
  ];
  return [
    words.title({ letter: lettersOf(view)[who] ?? '', name, seat }),
    ...(standing === 'in' ? [] : indented(`${words.out[standing]}${dying}`)),
    ...gearLines(words, view, who),
    ...(standing === 'in' && goesOn ? now() : []),
    ...figureLines(words, me),
    ...(goesOn ? conditionLines(words, view, who) : []),
  ];
};
