import { chanceText } from '../chance.js';
import { alone } from '../say/index.js';
import type { Speech } from '../speech.js';
import { nameOf } from './facts.js';
import type { PreviewWords } from './preview.js';
import type { tellBlows } from './tellBlows.js';
import type { DuelChoices } from './tellChoices.js';

/** The words around the chances of a fight. */
export const tellPreview = (
  speech: Speech,
  choices: DuelChoices,
  blows: ReturnType<typeof tellBlows>,
): PreviewWords => {
  const { grammar, t: all } = speech;
  const { names } = all;
  const { preview: t } = all.duel.board;

  const step: PreviewWords['step'] = (sight, next, actor, victim) => {
    const [one, other] = [nameOf(sight, actor), nameOf(sight, victim)];
    switch (next.step) {
      case 'protect':
        return t.mayProtect({ other });
      case 'place':
        return next.by === victim
          ? t.takes({ other, severity: next.severity })
          : t.gives({ one, other, severity: next.severity });
      case 'severity':
        return t.severity({ other });
      case 'goTo':
        if (next.move === 'push') return t.pushes({ one, other });
        return next.move === 'closing' ? t.closesIn({ one }) : '';
      default:
        return '';
    }
  };

  const event: PreviewWords['event'] = (sight, said, actor, placed) => {
    const moment = { sight, was: sight, hearer: null };
    switch (said.event) {
      case 'hindered':
        return blows.hindered(said, moment) as string;
      case 'gripped':
        return blows.gripped(said, moment) as string;
      case 'fellProne':
        return said.why === 'leg' ? '' : (blows.fellProne(said, moment) as string);
      case 'landed':
        return placed ? '' : (blows.landed(said, moment) as string);
      case 'woundLost':
        return blows.woundLost(said, moment) as string;
      case 'gripEnded':
        return said.why === 'broken' ? t.isFree({ victim: nameOf(sight, said.grip.victim) }) : '';
      case 'moved':
        if (said.why === 'push') return t.pushes({ one: nameOf(sight, actor), other: nameOf(sight, said.who) });
        return said.why === 'closing' ? t.closesIn({ one: nameOf(sight, said.who) }) : '';
      default:
        return '';
    }
  };

  return {
    rows: { ...alone(grammar, names.acts), ...t.rows },
    heads: t.heads,
    noCheckRow: t.noCheckRow,
    noCheckHead: t.noCheckHead,
    defence: (sight, who, defence) =>
      defence.by === 'dodge' ? names.defences.dodge : choices.answer(sight, who, defence),
    meets: (defence, acts) => t.meets({ defence, acts: acts.map((act) => names.acts[act]) }),
    legend: (mine, theirs) => t.legend({ mine, theirs }),
    hidden: (theirs) => t.hidden({ theirs }),
    noThrow: t.noThrow,
    chance: (defence, of) => {
      const chance = chanceText(speech, of);
      if (defence === null) return t.chance({ chance });
      return defence === names.defences.none ? t.chanceUndefended({ chance }) : t.chanceAgainst({ defence, chance });
    },
    strong: (effects) => t.strong({ effects: effects.join(' ') }),
    weak: (effects) => t.weak({ effects: effects.join(' ') }),
    step,
    event,
  };
};
