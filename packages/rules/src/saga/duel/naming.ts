import type { NamedThing, Naming } from '@warmoot/kernel';
import type { Duel, DuelSight } from './duel.js';
import { PARTS } from './model.js';

const COMBATS = { 'combats[].side1[]': 'fighter', 'combats[].side2[]': 'fighter' };
const GRIP = { 'grip.holder': 'fighter', 'grip.victim': 'fighter' };
const WHO = { who: 'fighter' };

const fighter = ({ given, open }: Pick<DuelSight, 'given' | 'open'>, who: number): NamedThing | null => {
  const found = given.fighters[who];
  const now = open.combatants[who];
  if (found === undefined) return null;
  return { name: found.name, ...(now === undefined || now.x < 0 ? {} : { at: { x: now.x, y: now.y } }) };
};

/** Who fights whom in an individual combat: "Ella, Aud – Joris". */
const combat = (sight: Pick<DuelSight, 'given' | 'open'>, at: number): NamedThing | null => {
  const found = sight.open.combats[at];
  if (found === undefined) return null;
  const names = (all: readonly number[]): string => all.map((who) => fighter(sight, who)?.name ?? '').join(', ');
  return { name: `${names(found.side1)} – ${names(found.side2)}` };
};

/** What the numbers in a fight's steps, events and choices stand for. */
export const duelNaming: Naming<Duel> = {
  steps: {
    acceptSurrender: WHO,
    breakOff: { 'offered[]': 'fighter' },
    joining: { from: 'fighter' },
    join: WHO,
    contests: { combat: 'combat' },
    contest: { roller: 'fighter', against: 'fighter' },
    moves: { combat: 'combat' },
    move: WHO,
    openDefence: { attacker: 'fighter' },
    check: { actor: 'fighter' },
    protect: { attacker: 'fighter' },
    place: { attacker: 'fighter', by: 'fighter' },
    severity: { attacker: 'fighter' },
    hitPart: { attacker: 'fighter' },
    redirect: { attacker: 'fighter', 'among[]': 'part' },
    goTo: { who: 'fighter', other: 'fighter' },
    finish: WHO,
  },
  events: {
    paired: { side1: 'fighter', side2: 'fighter' },
    joinedUp: { who: 'fighter', combat: 'combat' },
    linedUp: { 'at[#]': 'fighter', ...COMBATS },
    surrendered: WHO,
    refusedQuarter: WHO,
    offeredToBreakOff: { 'who[]': 'fighter' },
    joined: { who: 'fighter', enemy: 'fighter' },
    regrouped: COMBATS,
    footworkWon: { winner: 'fighter', loser: 'fighter' },
    footworkSettled: { 'winners[]': 'fighter' },
    moved: WHO,
    stayed: WHO,
    tookTurn: WHO,
    leftTheField: WHO,
    gripEnded: GRIP,
    revealed: { 'acts[#]': 'fighter', 'acts[].target': 'fighter', 'stuck[]': 'fighter' },
    defended: { 'answers[#]': 'fighter' },
    checked: { actor: 'fighter', victim: 'fighter' },
    protected: { who: 'fighter', part: 'part' },
    landed: { 'wound.attacker': 'fighter', 'wound.victim': 'fighter', 'wound.part': 'part' },
    woundLost: { attacker: 'fighter', victim: 'fighter' },
    stoodUp: WHO,
    wounded: { who: 'fighter', part: 'part' },
    fellProne: WHO,
    incapacitated: WHO,
    gripped: GRIP,
    hindered: WHO,
    weakened: { 'who[]': 'fighter' },
    readied: WHO,
    killed: { who: 'fighter', by: 'fighter' },
    fled: WHO,
    spared: WHO,
  },
  choices: { joinUp: { combat: 'combat' } },
  thing: (sight, kind, number) => {
    if (kind === 'part') return PARTS[number] === undefined ? null : { name: PARTS[number] };
    return (kind === 'combat' ? combat : fighter)(sight, number);
  },
};
