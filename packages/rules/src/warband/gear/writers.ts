import type { FaringEvent } from '../model/faring.js';
import type { Carried, Figure, FigureIndex, SkirmishOpen } from '../model/model.js';
import type { Writers } from '../model/skirmish.js';

type Own = Extract<
  FaringEvent,
  {
    event:
      | 'readied'
      | 'tookItem'
      | 'used'
      | 'didOther'
      | 'dismounted'
      | 'protects'
      | 'works'
      | 'workDone'
      | 'depleted'
      | 'unloaded';
  }
>;

const changed = (open: SkirmishOpen, figure: FigureIndex, nth: number, by: Partial<Carried>): void => {
  const owner = open.figures[figure] as Figure;
  owner.items = owner.items.map((carried, i) => (i === nth ? { ...carried, ...by } : carried));
};

/** Writes what becomes of gear, and small acts. */
export const gearWriters: Writers<Own> = {
  readied: (open, { figure, item, kept }) => changed(open, figure, item, { kept, at: -1 }),
  // What changes its owner is gone for the one, and the last among the other's: places of items never change.
  tookItem: (open, { figure, from, item, kept }) => {
    if (from === figure) {
      changed(open, figure, item, { kept, at: -1 });
      return;
    }
    const taker = open.figures[figure] as Figure;
    const taken = open.figures[from]?.items[item] as Carried;
    changed(open, from, item, { kept: 'gone', at: -1 });
    taker.items = [...taker.items, { ...taken, kept, at: -1 }];
  },
  used: (open, { figure, item, gone }) => {
    if (gone) changed(open, figure, item, { kept: 'gone' });
  },
  didOther: () => undefined,
  // WARBAND-MOD-023: an NPC loses with its mount what that gave it.
  dismounted: (open, { figure }) => {
    const rider = open.figures[figure] as Figure;
    rider.mounted = false;
    if (open.roster[figure]?.pc === true) return;
    rider.might -= 1;
    rider.attacks -= 1;
    rider.mostHp -= 1;
    const lost = Math.max(0, rider.hp - rider.mostHp);
    rider.hp -= lost;
    // WARBAND-SUBDUE-005: what it had to lose in this phase is less by that, too.
    rider.hpBefore -= lost;
  },
  protects: (open, { figure, ally }) => {
    (open.figures[ally] as Figure).protectedBy = figure;
  },
  works: (open, { figure, item }) => {
    (open.figures[figure] as Figure).seeks = item;
  },
  workDone: (open, { figure, at, item, kept }) =>
    changed(open, figure, item, at === 'reload' ? { loaded: true } : { kept }),
  depleted: (open, { figure, item }) => changed(open, figure, item, { kept: 'depleted' }),
  unloaded: (open, { figure, item }) => changed(open, figure, item, { loaded: false }),
};
