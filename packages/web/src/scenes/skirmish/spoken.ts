import { warband } from '@warmoot/rules';
import { fractionText, percentText } from '../../design/chance/Chance.js';
import type { UiWords } from '../../words/ui.js';
import { outlookOf } from './ask/outlook.js';
import { actTitle, type Telling } from './ask/titles.js';
import type { Open } from './ask/types.js';
import type { Fighter } from './model.js';
import { stateOf } from './muster.js';

/** Who it is and how it is, in a sentence. */
export const fighterSpoken = (telling: Telling, one: Fighter): string =>
  telling.words.skirmish.aloud(telling.view, one.index).join(' ') || `${one.name}, ${stateOf(telling, one)}`;

/** What is picked, read out: who, where, how many attacks, and each target with its chance and its end. */
export const divisionSpoken = (telling: Telling, ui: UiWords, open: Open): string => {
  const { t, view } = telling;
  const { fighter, act, chosen, decision } = open;
  if (fighter === null || act === null) return t.noDivision;
  const what = decision.step === 'strikes' ? t.notes.strikes : actTitle(telling, act, chosen);
  const at = fighter.at === null ? '' : t.space({ x: fighter.at.x, y: fighter.at.y });
  const lead = t.actorSpoken({ who: fighter.name, at, what });
  const outlook = outlookOf(telling, chosen);
  if (outlook === null) return lead;
  const all = Object.values(outlook.choice.dice).reduce((sum, n) => sum + n, 0);
  const targets = outlook.fares.map(({ name, ends, target, fighter: foe }) => {
    const first = outlook.choice.choose === 'attack' && warband.strikesFirst(view, fighter.index, foe.index);
    const [most] = ends;
    return t.targetSpoken({
      who: name,
      why: first ? `${t.notes.strikes}, ` : '',
      chance: target.sure === null ? t.inTwelve({ n: target.chance.total }) : t.sure[target.sure],
      n: target.dice,
      end: most?.text ?? '',
      fraction: most === undefined ? '' : (fractionText(ui, most.chance) ?? percentText(ui, most.chance)),
    });
  });
  return [lead, t.divisionSpoken({ n: all, targets: outlook.fares.length }), ...targets].join(' ');
};
