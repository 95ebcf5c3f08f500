import type { Chance } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { chanceText } from '../chance.js';
import { alone } from '../say/index.js';
import type { Speech } from '../speech.js';
import { nameOf } from './facts.js';
import type { DuelPhrases } from './phrases.js';
import type { tellBlows } from './tellBlows.js';
import type { DuelChoices } from './tellChoices.js';

/** The words around the chances of a fight. */
export const tellPreview = (
  speech: Speech,
  phrases: DuelPhrases,
  choices: DuelChoices,
  blows: ReturnType<typeof tellBlows>,
) => {
  const { grammar, t: all } = speech;
  const { names } = all;
  const { preview: t } = all.duel.board;

  /** What is decided or thrown on the way; '' for what needs no saying. */
  const step = (sight: saga.duel.DuelSight, next: saga.duel.DuelStep, actor: number, victim: number): string => {
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

  /** What comes of it; '' for what needs no saying. */
  const event = (sight: saga.duel.DuelSight, said: saga.duel.DuelEvent, actor: number, placed: boolean): string => {
    const moment = { sight, was: sight, hearer: null };
    switch (said.event) {
      case 'hindered': {
        const until = said.penalties[0]?.until ?? 0;
        const penalties = phrases.penalties(said.penalties);
        return t.hinders({ name: nameOf(sight, said.who), penalties, from: until - 1, until });
      }
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
    ...t,
    names,
    /** Names of actions at the side of a table, and shorter ones above its columns. */
    rows: { ...alone(grammar, names.acts), ...t.rows },
    /** A defence by its kind; where it is a Parry, with what. */
    defence: (sight: saga.duel.DuelSight, who: number, defence: saga.duel.Defence): string =>
      defence.by === 'dodge' ? names.defences.dodge : choices.answer(sight, who, defence),
    chanceOf: (defence: string | null, of: Chance): string => {
      const chance = chanceText(speech, of);
      if (defence === null) return t.chance({ chance });
      return defence === names.defences.none ? t.chanceUndefended({ chance }) : t.chanceAgainst({ defence, chance });
    },
    step,
    event,
  };
};

export type PreviewWords = ReturnType<typeof tellPreview>;
