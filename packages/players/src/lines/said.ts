import { war, warband } from '@warmoot/rules';
import type { Intent } from './intent.js';
import { type Changes, hereOf, type Sight, supposing, type Unit, unitAt } from './sight.js';

interface Saying {
  readonly foe: number;
  readonly path: readonly number[];
  readonly target: number;
}

/** WARBAND-MOVE-003: what the enemies have said that they will do, and what comes of it. */
export class Said {
  private readonly sight: Sight;
  private readonly side: war.Side;
  private readonly sayings: readonly Saying[];

  constructor(sight: Sight, side: war.Side) {
    this.sight = sight;
    this.side = side;
    this.sayings = hereOf(sight, war.otherSide(side)).flatMap((foe) => {
      const { announced } = unitAt(sight, foe);
      if (announced === null || announced.part >= 0) return [];
      const path = announced.path.filter((at) => at >= 0);
      const target = announced.what === 'charge' ? announced.target : -1;
      return path.length === 0 ? [] : [{ foe, path, target }];
    });
  }

  /** WARBAND-MOVE-004, WARBAND-MOVE-027: how far one of them still goes: who is met stays, and nobody goes where others stand. */
  private gone({ given: { field } }: Sight, own: readonly Unit[], stand: Unit, path: readonly number[]): number {
    if (own.some((one) => warband.unitsApart(field, one, stand) <= 1)) return 0;
    let steps = path.length;
    while (steps > 0) {
      const then = { ...stand, at: path[steps - 1] as number } as Unit;
      if (!own.some((one) => warband.areOverlapping(field, one, then))) return steps;
      steps--;
    }
    return 0;
  }

  /** The battle when all have gone, those first who have announced nothing. */
  then(plan: Iterable<Intent>): Sight {
    return this.after(supposing(this.sight, new Map([...plan].map(({ unit, change }) => [unit, change]))));
  }

  /** The battle when they have gone, as far as those who have gone before let them. */
  after(sight: Sight): Sight {
    if (this.sayings.length === 0) return sight;
    const own = hereOf(sight, this.side).map((unit) => unitAt(sight, unit));
    const changes = new Map<number, Partial<Unit>>();
    for (const { foe, path, target } of this.sayings) {
      const steps = this.gone(sight, own, unitAt(sight, foe), path);
      if (steps === 0) continue;
      const charged = steps === path.length ? target : -1;
      changes.set(foe, { at: path[steps - 1] as number, charged } as Partial<Unit>);
    }
    return supposing(sight, changes as Changes);
  }
}
