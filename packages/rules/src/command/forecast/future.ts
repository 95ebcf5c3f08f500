import { type Asked, type Heard, type Listener, type Run, sameJson, type View, worldBehind } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { nameOf, sideOf, unitNamed } from '../../war/roster/roster.js';
import type { Side } from '../../war/roster/sides.js';
import { boundTo } from '../battle/attacks/attacks.js';
import type { Command, CommandChoice, CommandEvent, CommandSight, CommandStep } from '../battle/command.js';
import type { Fate, Stage } from '../battle/model.js';
import { attacksLeft } from '../battle/turn.js';
import { commandScene } from '../campaign/duels.js';

/** Something that happens in a future, with what it takes from whom. */
export interface FutureLine {
  readonly stage: Stage;
  readonly side: Side;
  readonly unit: UnitIndex;
  readonly event: CommandEvent;
  readonly cost: number;
  /** The points of the unit before it and after. */
  readonly before: number;
  readonly after: number;
  /** What else was open to whoever decided this. */
  readonly forks: readonly CommandChoice[];
  /** Which of the answers in this future it is, counted from 0: another can be supposed there. Null where it is none. */
  readonly answer: number | null;
  /** Nothing else was open. */
  readonly forced: boolean;
}

/** How a unit stands. */
export interface UnitState {
  readonly points: number;
  readonly damage: number;
  readonly fate: Fate;
}

/** What a future takes from a side. */
export interface Price {
  readonly points: number;
  readonly damage: number;
  readonly units: number;
}

/** What follows from a choice, if everybody pays where they can. */
export interface Future {
  readonly choice: CommandChoice;
  readonly lines: readonly FutureLine[];
  /** The units that change, in the order in which the future comes to them. */
  readonly units: readonly { readonly unit: UnitIndex; readonly before: UnitState; readonly after: UnitState }[];
  readonly prices: readonly [north: Price, south: Price];
  readonly isOver: boolean;
}

/** What a future supposes. */
export interface Supposing {
  /** By their keys: who of the attacking side will support; left out, everybody who may. */
  readonly supporters?: readonly string[];
  /** Whether the other side supports its defence wherever it may. */
  readonly defenders?: 'all' | 'none';
  /** One of the answers is another. */
  readonly instead?: { readonly answer: number; readonly choice: CommandChoice };
}

/** What each who must answer does in a future: the first of these words that is open. They pay where they can. */
const ANSWERS: Partial<Record<CommandStep['step'], readonly CommandChoice['choose'][]>> = {
  volleyed: ['endureMissiles', 'takeDamage'],
  charged: ['endureCharge', 'rout'],
  left: ['allowDisengagement', 'pursue'],
  attacked: ['defend'],
  lost: ['loseAttack', 'rout'],
  check: ['moralCheck', 'rout'],
  survivors: ['allowEscape', 'slaughter'],
  shaken: ['steady', 'rout'],
};

class Ear implements Listener {
  all: Heard[] = [];
  heard(heard: Heard): void {
    this.all.push(heard);
  }
  thrown(): void {}
}

/** A trial that plays on and writes down what it comes to. */
class Trial {
  readonly lines: FutureLine[] = [];
  private readonly ear = new Ear();
  readonly run: Run<Command>;
  private readonly first: Run<Command>;
  private readonly instead: Supposing['instead'];
  private answers = 0;

  constructor(view: View<Command>, { instead }: Supposing) {
    this.instead = instead;
    this.first = worldBehind(commandScene, view);
    this.run = this.first.fork(this.ear);
  }

  get sight(): CommandSight {
    return this.run.state as CommandSight;
  }

  /** The step that waits for an answer, and everything that is open to whoever is asked; null where nobody is. */
  open(): { readonly step: CommandStep['step']; readonly asked: Asked; readonly all: readonly CommandChoice[] } | null {
    const { awaits } = this.run;
    const [asked] = awaits.need === 'answers' ? awaits.asked : [];
    if (asked === undefined || awaits.need !== 'answers') return null;
    const all = (this.run.choices(asked) ?? []) as readonly CommandChoice[];
    return { step: awaits.step as CommandStep['step'], asked, all };
  }

  /** Gives an answer; what comes of it is written down, or only done. */
  answer(
    asked: Asked,
    choice: CommandChoice,
    all: readonly CommandChoice[],
    { tell = true, answer = null }: { readonly tell?: boolean; readonly answer?: number | null } = {},
  ): boolean {
    const { open } = this.run.state;
    const points = [...open.points];
    const { stage } = open;
    this.ear.all = [];
    if (this.run.answer(asked, choice) !== null) return false;
    const forks = all.filter((other) => !sameJson(other, choice));
    let nth = 0;
    for (const { event } of this.ear.all as readonly { readonly event: CommandEvent }[]) {
      if (!('unit' in event) || event.event === 'renamed' || event.event === 'deployed') continue;
      const { unit } = event;
      const cost = 'cost' in event ? event.cost : 0;
      const before = points[unit] as number;
      points[unit] = before - cost;
      const isFirst = nth++ === 0;
      if (!tell) continue;
      this.lines.push({
        stage,
        side: sideOf(this.sight, unit),
        unit,
        event,
        cost,
        before,
        after: before - cost,
        forks: isFirst ? forks : [],
        answer: isFirst ? answer : null,
        forced: isFirst && all.length === 1,
      });
    }
    return true;
  }

  /** Lets everybody answer who must, until somebody is asked for an order. */
  settle(tell = true): void {
    for (let open = this.open(); open !== null; open = this.open()) {
      const words = ANSWERS[open.step];
      const usual = words?.flatMap((word) => open?.all.filter((one) => one.choose === word) ?? []).at(0);
      const answer = this.answers++;
      const choice = answer === this.instead?.answer ? this.instead.choice : usual;
      if (choice === undefined || !this.answer(open.asked, choice, open.all, { tell, answer })) return;
    }
  }

  /** Gives the first open order that fits. */
  order(fits: (choice: CommandChoice) => boolean, tell = true): boolean {
    const open = this.open();
    const choice = open?.all.find(fits);
    if (open === null || choice === undefined) return false;
    const given = this.answer(open.asked, choice, [], { tell });
    this.settle(tell);
    return given;
  }

  future(choice: CommandChoice): Future {
    const [before, after] = [this.first.state.open, this.run.state.open];
    const state = (open: typeof before, unit: UnitIndex): UnitState => ({
      points: open.points[unit] as number,
      damage: open.damage[unit] as number,
      fate: open.fate[unit] as Fate,
    });
    // What is only supposed on the way, as the attack of somebody who is bound, is no part of this account.
    const told = (unit: UnitIndex): number =>
      this.lines.reduce((sum, line) => sum + (line.unit === unit ? line.cost : 0), 0);
    const units = [...new Set(this.lines.map(({ unit }) => unit))].map((unit) => ({
      unit,
      before: state(before, unit),
      after: { ...state(after, unit), points: (before.points[unit] as number) - told(unit) },
    }));
    const price = (side: Side): Price => {
      const own = this.lines.filter((line) => line.side === side);
      const count = (events: readonly string[]): number =>
        own.filter(({ event }) => events.includes(event.event)).length;
      return {
        points: own.reduce((sum, { cost }) => sum + cost, 0),
        damage: count(['damaged']),
        units: count(['routed', 'slaughtered']),
      };
    };
    return {
      choice,
      lines: this.lines,
      units,
      prices: [price(0), price(1)],
      isOver: this.run.state.open.ending !== null,
    };
  }
}

type Fight = readonly [attacker: UnitIndex, target: UnitIndex];

/** The fights that a choice is about: they are followed to their end. */
const fightsOf = (sight: CommandSight, choice: CommandChoice, step: CommandStep | undefined): readonly Fight[] => {
  const named = (key: string): UnitIndex => unitNamed(sight, key);
  switch (choice.choose) {
    case 'attack':
      return [[named(choice.unit), named(choice.target)]];
    case 'supportAttack':
      return [[named(choice.attacker), named(choice.target)]];
    case 'supportDefense':
      return attacksLeft(sight).filter(([, target]) => target === named(choice.defender));
    case 'defend':
      return step?.step === 'attacked' ? [[step.by, step.unit]] : [];
    case 'loseAttack':
    case 'rout':
      return step?.step === 'lost' ? attacksLeft(sight) : [];
    default:
      return [];
  }
};

/** Declares what is supposed, ends the stages on the way and resolves the fights. */
const fightOut = (trial: Trial, fights: readonly Fight[], { supporters, defenders = 'all' }: Supposing): void => {
  const key = (unit: UnitIndex): string => nameOf(trial.sight, unit);
  const isOf =
    (fight: Fight) =>
    (choice: CommandChoice): boolean =>
      'attacker' in choice && choice.attacker === key(fight[0]) && choice.target === key(fight[1]);
  const isSupport = (choice: CommandChoice): boolean =>
    choice.choose === 'supportAttack' &&
    (supporters === undefined || supporters.includes(choice.unit)) &&
    fights.some((fight) => isOf(fight)(choice));
  const isDefence = (choice: CommandChoice): boolean =>
    choice.choose === 'supportDefense' && fights.some(([, target]) => choice.defender === key(target));
  const isEnd = (choice: CommandChoice): boolean => choice.choose === 'endStage';
  const isBound = (choice: CommandChoice): boolean =>
    (choice.choose === 'attack' || choice.choose === 'rout') &&
    boundTo(trial.sight, unitNamed(trial.sight, choice.unit)) >= 0;
  if (trial.open()?.step === 'attacks') {
    while (trial.order(isSupport));
    // Who is bound by a Charge must attack before the stage can end: that is another account.
    while (trial.open()?.step === 'attacks' && !trial.order(isEnd, false)) {
      if (!trial.order(isBound, false)) return;
    }
  }
  if (trial.open()?.step === 'defences') {
    if (defenders === 'all') while (trial.order(isDefence));
    trial.order(isEnd, false);
  }
  for (const fight of fights) if (trial.open()?.step === 'combats') trial.order(isOf(fight));
};

/** What follows from a choice of whoever is asked now; null where the rules do not take it. */
export const futureOf = (
  view: View<Command>,
  asked: Asked,
  choice: CommandChoice,
  supposing: Supposing = {},
): Future | null => {
  const trial = new Trial(view, supposing);
  const fights = fightsOf(trial.sight, choice, trial.run.state.agenda.at(-1));
  const all = trial.open()?.all ?? [];
  const isAnswer = ANSWERS[trial.open()?.step ?? 'settle'] !== undefined;
  if (!trial.answer(asked, choice, isAnswer ? all : [])) return null;
  trial.settle();
  fightOut(trial, fights, supposing);
  return trial.future(choice);
};
