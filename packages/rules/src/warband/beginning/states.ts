import { spaceAt } from '../ground/spaces.js';
import type { Field, Figure, FigureRow, FigureSetup } from '../model/model.js';
import { carriedBy, isMountedAtFirst, said, woundedSide } from './rows.js';

/** What nothing has happened to yet in this round. */
export const FRESH_ROUND = {
  opening: null,
  melee: null,
  wholeRound: false,
  gambit: false,
  challenged: false,
  beganFree: true,
  announced: null,
  charged: -1,
  shot: false,
  guards: false,
  advantage: false,
  seeks: -1,
  delayed: null,
  delayedOn: -1,
  interrupted: false,
  aided: false,
  protectedBy: -1,
  kept: null,
  keptSubdue: false,
  across: [],
  openTo: [],
  cornered: false,
} as const satisfies Partial<Figure>;

/** WARBAND-FIGURE-001, WARBAND-FIGURE-002, WARBAND-MOD-019: HP and attacks, with what an NPC's mount adds to both. */
export const stateOf = (figure: FigureSetup, row: FigureRow, field: Field, round: number): Figure => {
  const might = said(figure, 'might');
  const mounted = isMountedAtFirst(figure);
  const saddle = mounted && !row.pc ? 1 : 0;
  const mostHp = (figure.hp ?? might) + saddle;
  const hp = figure.hpNow ?? mostHp;
  const at = figure.at === undefined ? -1 : spaceAt(field, figure.at.x, figure.at.y);
  const isTended = figure.stabilised || figure.criticalSince !== undefined;
  const wounds = figure.wounds.map((wound) => ({ ...wound, side: woundedSide(wound), counts: true }));
  return {
    ...FRESH_ROUND,
    at,
    facing: figure.facing ?? (row.side === 0 ? 'e' : 'w'),
    fate: figure.fate,
    might: might + saddle,
    hp,
    mostHp,
    attacks: (figure.attacks ?? might) + saddle,
    mounted,
    items: carriedBy(figure).map((carried) => (carried.kept === 'dropped' ? { ...carried, at } : carried)),
    wounds,
    losses: 0,
    spent: figure.spells.flatMap(({ name, spent }) => (spent ? [name] : [])),
    prone: figure.prone,
    fellIn: figure.fell ? round : 0,
    blindedTo: figure.blinded === 0 ? 0 : round + figure.blinded - 1,
    unaware: figure.unaware,
    sure: figure.sure,
    // WARBAND-HEALTH-003: a character at 0 HP of which nothing is said has still to roll.
    dying: figure.dying || (row.pc && hp === 0 && figure.fate === 'fighting' && !isTended),
    criticalSince: figure.criticalSince ?? 0,
    stabilised: figure.stabilised,
    downedBy: -1,
    wasDown: hp === 0,
    survives: false,
    downWound: null,
    hpBefore: hp,
    taken: 0,
    subduing: false,
    retreating: 'no',
    desperate: false,
  };
};
