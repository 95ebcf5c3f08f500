import { command } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { pickedOffer } from '../../boards/hex/offers.js';
import { clashFor } from './boardMarks.js';
import { plannedTotals, totalsText } from './forecast.js';
import type { CommandView, Unit } from './model.js';
import { orderText } from './panel/lines.js';
import type { Open } from './useCommand.js';
import type { CommandWords } from './words.js';

interface Spoken {
  readonly view: CommandView;
  readonly units: readonly Unit[];
  readonly classNamed: (of: command.UnitClass) => string;
  readonly placeOf: (at: number) => string;
  readonly words: Words;
  readonly t: CommandWords;
}

/** A sentence as it is heard: nobody wants the numbers of rules read out. */
const withoutRule = (sentence: string): string => sentence.replace(/ \[[A-Z0-9-]+\]$/, '');

/** A unit in a sentence: what it is and has, where it stands and whom it touches. */
export const unitSpoken = ({ view, units, classNamed, placeOf, t }: Spoken, unit: Unit): string => {
  const names = command.enemiesTouching(view, unit.index).map((enemy) => units[enemy]?.called ?? '');
  return t.unitSpoken({
    who: unit.called,
    class: classNamed(unit.class),
    grade: unit.grade,
    points: unit.points,
    damage: t.damageOf({ n: unit.damage }),
    place: placeOf(unit.at),
    touching: names.length === 0 ? '' : t.touchingSpoken({ names }),
  });
};

/** The account of what is picked, read out: the order, what may come of the fight, every line, and what it comes to. */
export const accountSpoken = ({ view, units, words, t }: Spoken, open: Open): string => {
  const { decision, looked, asked, side } = open;
  const offer = pickedOffer(decision, looked);
  const told = offer === null ? [] : words.command.forecast(view, asked, offer.choice);
  if (offer === null || told.length === 0) return t.noAccount;
  const clash = clashFor(view, units, offer.choice);
  const isAttacker = clash !== null && units[clash.attacker]?.side === side;
  const totals = clash === null ? null : plannedTotals(clash, isAttacker);
  return [
    `${orderText(t, units, offer.choice)}.`,
    totals === null ? '' : `${t.against({ one: totalsText(t, totals.attack), two: totalsText(t, totals.defence) })}.`,
    ...told.map(withoutRule),
  ]
    .filter((part) => part !== '')
    .join(' ');
};
