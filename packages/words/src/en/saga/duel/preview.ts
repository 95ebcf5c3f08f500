import { approx, type Chance } from '@warmoot/kernel';
import type { Answer, Duel, DuelEvent } from '@warmoot/rules';
import type { ActChoice, DuelCell, DuelForesight, DuelTable, Effects, Foreseen } from '../../../duelPreview.js';
import { PAGE, wrapped } from '../../../lines.js';
import { chance } from '../../chance.js';
import { and } from '../../grammar.js';
import { blowEvents } from './blows.js';
import { answerText } from './choices.js';
import { ACTS, DEFENCES, type DuelSight, nameOf, possessive } from './names.js';

const SHORT: Readonly<Record<ActChoice['act'], string>> = {
  quickAttack: 'Quick A.',
  viciousAttack: 'Vicious A.',
  controlledAttack: 'Controlled A.',
  tackle: 'Tackle',
  bash: 'Bash',
  flurry: 'Flurry',
  feint: 'Feint',
  hold: 'Hold',
  push: 'Push',
  trip: 'Trip',
  breakHold: 'Break Hold',
  breakTackle: 'Break Tackle',
  kill: 'Kill',
  ready: 'Ready',
  standUp: 'Stand Up',
  flee: 'Flee',
  pass: 'Pass',
};

const HEADS: Readonly<Partial<Record<ActChoice['act'], string>>> = {
  quickAttack: 'Quick',
  viciousAttack: 'Vicious',
  controlledAttack: 'Contr.',
  breakHold: 'BrHold',
  breakTackle: 'BrTack',
};

const ROW_HEAD = 14;
const CELL = 8;
const MOST_COLUMNS = Math.floor((PAGE - ROW_HEAD) / CELL);

/** In whole percent; what is neither nothing nor certain never looks so. */
const percent = (of: Chance): string => {
  if (of.ways === 0n) return '0';
  if (of.ways === of.of) return '100';
  return `${Math.min(99, Math.max(1, Math.round(approx(of) * 100)))}`;
};

const side = (foreseen: Foreseen | null): string => (foreseen === null ? '–' : percent(foreseen.strong));

const isChecked = (cells: readonly DuelCell[], whose: 'mine' | 'theirs'): boolean =>
  cells.some((cell) => cell[whose] !== null);

/** Acts that bring no throw are all alike in this table: the first of them stands for all. */
const shown = <A>(acts: readonly A[], checked: (at: number) => boolean): readonly number[] => {
  const all = acts.map((_, at) => at);
  const plain = all.filter((at) => !checked(at));
  return [...all.filter(checked), ...plain.slice(0, 1)];
};

const blocks = (all: readonly number[]): readonly (readonly number[])[] => {
  const count = Math.ceil(all.length / MOST_COLUMNS);
  const size = Math.ceil(all.length / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => all.slice(i * size, (i + 1) * size));
};

/** By which defence each act is met: "Dodge against Quick Attack and Bash; Fighting Mind against Feint". */
const metBy = (
  sight: DuelSight,
  defender: number,
  acts: readonly ActChoice[],
  met: (at: number) => Foreseen | null,
): string => {
  const by = new Map<string, string[]>();
  acts.forEach((act, at) => {
    const defence = met(at)?.defence ?? null;
    if (defence === null || !(act.act in ACTS)) return;
    const name = defence.by === 'dodge' ? DEFENCES.dodge : answerText(sight, defender, defence);
    by.set(name, [...(by.get(name) ?? []), ACTS[act.act as keyof typeof ACTS]]);
  });
  return [...by].map(([name, all]) => `${name} against ${and(all)}`).join('; ');
};

/** The table of my action against each of theirs, at most a page wide. */
export const tableLines = (sight: DuelSight, { me, foe, rows, columns, cells }: DuelTable): readonly string[] => {
  const [mine, theirs] = [nameOf(sight, me), nameOf(sight, foe)];
  const column = (at: number): readonly DuelCell[] => cells.map((row) => row[at] as DuelCell);
  const shownRows = shown(rows, (at) => isChecked(cells[at] ?? [], 'mine'));
  const shownColumns = shown(columns, (at) => isChecked(column(at), 'theirs'));
  const label = (act: ActChoice, checked: boolean): string => (checked ? SHORT[act.act] : 'no check');
  const table = blocks(shownColumns).flatMap((block) => {
    const head = block.map((at) => {
      const { act } = columns[at] as ActChoice;
      const checked = isChecked(column(at), 'theirs');
      return (checked ? (HEADS[act] ?? SHORT[act]) : 'none').padStart(CELL);
    });
    const body = shownRows.map((row) => {
      const of = cells[row] ?? [];
      const each = block.map((at) => `${side(of[at]?.mine ?? null)}:${side(of[at]?.theirs ?? null)}`.padStart(CELL));
      return `${label(rows[row] as ActChoice, isChecked(of, 'mine')).padEnd(ROW_HEAD)}${each.join('')}`;
    });
    return [`${' '.repeat(ROW_HEAD)}${head.join('')}`, ...body, ''];
  });
  const hidden = sight.given.fighters[foe]?.locks === null;
  const notes = [
    `Down: ${mine}. Across: ${theirs}. In each cell the chance in percent that ${possessive(mine)} action is strong, then that ${possessive(theirs)} is; – where nothing is thrown. Each is met by the defence that leaves it the least chance:`,
    `${theirs}: ${metBy(sight, foe, rows, (at) => cells[at]?.[0]?.mine ?? null)}.`,
    `${mine}: ${metBy(sight, me, columns, (at) => cells[0]?.[at]?.theirs ?? null)}.`,
    ...(hidden ? [`The choices of calculation of ${theirs} are hidden; these are a guess.`] : []),
  ];
  return [...table, ...notes.flatMap((note) => wrapped(note, PAGE, 2))];
};

type Moment = Parameters<typeof blowEvents.hindered>[1];

const stepText = (sight: DuelSight, actor: number, victim: number, step: Duel['step']): string => {
  const [one, other] = [nameOf(sight, actor), nameOf(sight, victim)];
  switch (step.step) {
    case 'protect':
      return `${other} may protect one part.`;
    case 'place': {
      const wound = step.severity === 'minor' ? 'Minor' : 'Major';
      return step.by === victim
        ? `${other} takes a ${wound} Wound and chooses the part.`
        : `${one} gives ${other} a ${wound} Wound and chooses the part.`;
    }
    case 'severity':
      return `A die gives ${other} two Minor Wounds (2 in 3) or one Major Wound (1 in 3), on a part by lot.`;
    case 'goTo':
      if (step.move === 'push') return `${one} pushes ${other} one square away.`;
      return step.move === 'closing' ? `${one} closes in.` : '';
    default:
      return '';
  }
};

const eventText = (sight: DuelSight, actor: number, event: DuelEvent, placed: boolean): string => {
  const moment: Moment = { sight, was: sight, hearer: null };
  switch (event.event) {
    case 'hindered':
      return blowEvents.hindered(event, moment) as string;
    case 'gripped':
      return blowEvents.gripped(event, moment) as string;
    case 'fellProne':
      return event.why === 'leg' ? '' : (blowEvents.fellProne(event, moment) as string);
    case 'landed':
      return placed ? '' : (blowEvents.landed(event, moment) as string);
    case 'woundLost':
      return blowEvents.woundLost(event, moment) as string;
    case 'gripEnded':
      return event.why === 'broken' ? `${nameOf(sight, event.grip.victim)} is free of it.` : '';
    case 'moved':
      if (event.why === 'push') return `${nameOf(sight, actor)} pushes ${nameOf(sight, event.who)} one square away.`;
      return event.why === 'closing' ? `${nameOf(sight, event.who)} closes in.` : '';
    default:
      return '';
  }
};

const effectsText = (sight: DuelSight, actor: number, { steps, events }: Effects, victim: number): string => {
  const decided = steps.map((step) => stepText(sight, actor, victim, step));
  const placed = steps.some(({ step }) => step === 'place' || step === 'severity');
  const follows = events.map((event) => eventText(sight, actor, event, placed));
  const all = [...new Set([...decided, ...follows])].filter((sentence) => sentence !== '');
  return all.length === 0 ? 'nothing.' : all.join(' ');
};

/** The chances of an action against each defence, and what it does when it is strong or weak. */
export const foresightLines = (sight: DuelSight, victim: number, foresight: DuelForesight): readonly string[] => {
  const { actor, met, strong, weak } = foresight;
  const against = (defence: Answer | null): string => {
    if (defence === null) return '';
    return ` against ${defence.by === 'dodge' ? DEFENCES.dodge : answerText(sight, victim, defence)}`;
  };
  const chances = met.map((one) => `The chance of strong${against(one.defence)} is ${chance(one.strong)}.`);
  if (met.length === 0) return ['Nothing is thrown for it.'];
  return [
    ...chances,
    `Strong: ${effectsText(sight, actor, strong, victim)}`,
    `Weak: ${effectsText(sight, actor, weak, victim)}`,
  ];
};
