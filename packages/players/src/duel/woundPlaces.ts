import type { Asked } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { give, type PartChoice, sideOf, sightOf, type Thinking, type World, waiting } from './sight.js';

const NOTHING: PartChoice = { choose: 'part', part: null };

const victimOf = (world: World, attacker: number): number => {
  const act = world.state.open.turn.acts[attacker];
  return act && 'target' in act ? act.target : -1;
};

/** Chooses parts for wounds: the attacker takes the part that harms most, the victim the one that harms least. */
export class WoundPlaces {
  private readonly thinking: Thinking;
  private readonly rankings = new Map<string, readonly PartChoice['part'][]>();

  constructor(thinking: Thinking) {
    this.thinking = thinking;
  }

  /** What the victim protects: the part the attacker would like best. */
  toProtect(world: World, asked: Asked): PartChoice {
    const { attacker } = waiting(world, 'protect');
    const unprotected = this.thinking.fork(world);
    give(unprotected, asked, NOTHING);
    const { awaits } = unprotected;
    const next = unprotected.state.agenda.at(-1) as saga.duel.DuelStep | undefined;
    if (awaits.need !== 'answers' || next?.step !== 'place' || next.attacker !== attacker) return NOTHING;
    const [best = null] = this.ranking(unprotected, awaits.asked[0] as Asked);
    return (world.choices(asked) as readonly PartChoice[]).find(({ part }) => part === best) ?? NOTHING;
  }

  /** The part that the one who decides gives the wound to. */
  toWound(world: World, asked: Asked): PartChoice {
    const { attacker, by } = waiting(world, 'place');
    const listed = world.choices(asked) as readonly PartChoice[];
    const ranking = this.ranking(world, asked);
    const order = by === attacker ? ranking : ranking.toReversed();
    const part = order.find((one) => listed.some((choice) => choice.part === one));
    return listed.find((choice) => choice.part === part) ?? (listed[0] as PartChoice);
  }

  /** The parts that are open to a wound, the best for the attacker first. */
  private ranking(world: World, asked: Asked): readonly PartChoice['part'][] {
    const { attacker, severity } = waiting(world, 'place');
    const { turn } = world.state.open;
    const target = victimOf(world, attacker);
    const landed = turn.landed.flatMap(({ victim, part }) => (victim === target ? [part] : [])).join();
    const roughly = `${attacker} ${severity}`;
    const key = `${roughly} ${landed}`;
    const known = this.rankings.get(key) ?? (this.thinking.spent ? this.rankings.get(roughly) : undefined);
    if (known !== undefined) return known;
    const sign = sideOf(sightOf(world), attacker) === this.thinking.side ? 1 : -1;
    const valued = (world.choices(asked) as readonly PartChoice[]).map((choice) => {
      const next = this.thinking.fork(world);
      give(next, asked, choice);
      return { part: choice.part, value: sign * this.thinking.glimpse(next) };
    });
    const ranking = valued.sort((a, b) => b.value - a.value).map(({ part }) => part);
    // With a part protected the list is not whole.
    if (turn.shielded === null) {
      this.rankings.set(key, ranking);
      this.rankings.set(roughly, ranking);
    }
    return ranking;
  }
}
