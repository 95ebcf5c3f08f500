import type { SkirmishOpen } from '../model/model.js';

/** A copy of the open facts that can be played on. What is only ever replaced as a whole is shared with it. */
export const copyOpen = (open: SkirmishOpen): SkirmishOpen => ({
  ...open,
  figures: open.figures.map((figure) => ({ ...figure })),
  groups: open.groups.map((group) => ({ ...group })),
  rallied: [open.rallied[0], open.rallied[1]],
  tired: [open.tired[0], open.tired[1]],
  ruling: open.ruling === null ? null : { ...open.ruling, agreed: open.ruling.agreed.slice() },
  settled: { ...open.settled },
});
