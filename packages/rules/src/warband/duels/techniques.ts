import { answerFor, asksTogether, does, type Procedures, shape } from '@warmoot/kernel';
import { settleDuels } from '../figures/duelling.js';
import { keyOf, rowOf } from '../figures/figures.js';
import type { TechniqueChoice } from '../model/grappling.js';
import type { Duel } from '../model/model.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';
import { ALL_TECHNIQUES } from '../model/techniques.table.js';

const duelsIn = ({ open }: SkirmishSight): readonly Duel[] => open.duels as readonly Duel[];

const CHOICES: readonly TechniqueChoice[] = ALL_TECHNIQUES.map((technique) => ({ choose: 'technique', technique }));

export const techniqueProcedures: Procedures<Skirmish, 'duels' | 'techniques'> = {
  // WARBAND-DUEL-009, WARBAND-DUEL-011: at the start of the Melee phase, in the duels that go on.
  duels: does((play) => {
    settleDuels(play);
    if (play.open.duels.length > 0) play.next({ step: 'techniques' });
  }),

  // WARBAND-DUEL-001: in secret, and shown together.
  techniques: asksTogether<Skirmish, { step: 'techniques' }, TechniqueChoice>({
    whom: (facts) =>
      duelsIn(facts).flatMap(({ pair }) =>
        pair.map((figure) => ({ seat: rowOf(facts, figure).seat, as: keyOf(facts, figure) })),
      ),
    answer: shape.union('choose', { technique: { technique: shape.oneOf(...ALL_TECHNIQUES) } }),
    choices: () => CHOICES,
    then: (play, _step, answers) => {
      for (const { pair } of duelsIn(play)) {
        const [one, other] = pair.map((figure) => answerFor(answers, keyOf(play, figure)));
        if (one !== undefined && other !== undefined)
          play.say({ event: 'techniquesShown', pair, techniques: [one.technique, other.technique] });
      }
    },
  }),
};
