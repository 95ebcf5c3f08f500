import type { warband } from '@warmoot/rules';
import type { Deciding, SceneWords } from '../catalogue/words.js';
import type { Said } from '../say/index.js';
import type { Speech } from '../speech.js';
import { bandName, type SkirmishPhrases } from './facts.js';
import { tellActChoices } from './tellActing.js';

type Words = SceneWords<warband.Skirmish>;
type At = Deciding<warband.Skirmish>;
type Choose = warband.OwnChoice['choose'];
type Chosen<K extends Choose> = Extract<warband.OwnChoice, { readonly choose: K }>;

/** Answers to what has happened: one sentence for each, without regard to who acts. */
const tellAnswers = (speech: Speech, phrases: SkirmishPhrases) => {
  const { asking, names } = speech.t.skirmish;
  const { choices: t } = asking;
  const stepFigure = ({ sight, step }: At, of: 'by' | 'foe' | 'target'): Said =>
    phrases.figure(sight, of in step ? ((step as unknown as Record<string, number>)[of] as number) : -1);
  return {
    helmet: ({ for: what }: Chosen<'helmet'>) => t.helmet[what],
    sunder: () => t.sunder,
    giveMount: () => t.giveMount,
    sure: (_: Chosen<'sure'>, at: At) => t.sure({ target: stepFigure(at, 'target') }),
    notSure: () => t.notSure,
    odds: ({ odds }: Chosen<'odds'>) => t.odds({ odds }),
    price: ({ price }: Chosen<'price'>, at: At) =>
      (t.price[price] as (facts: { by: Said; foe: Said }) => string)({
        by: stepFigure(at, 'by'),
        foe: stepFigure(at, 'foe'),
      }),
    accept: () => t.accept,
    refuse: () => t.refuse,
    technique: ({ technique }: Chosen<'technique'>) =>
      t.technique({ technique: names.techniques[technique], aim: names.aims[technique].replace(/\.$/, '') }),
    acceptSurrender: () => t.acceptSurrender,
    refuseSurrender: () => t.refuseSurrender,
    circumstances: ({ by }: Chosen<'circumstances'>) => t.circumstances({ by }),
  };
};

/** What a referee brings about. */
const tellRefereeing = (speech: Speech, phrases: SkirmishPhrases) => {
  const { choices: t } = speech.t.skirmish.asking;
  return {
    horror: ({ figure }: Chosen<'horror'>, { sight }: At) => {
      const index = sight.open.roster.find(({ name }) => name === figure)?.group ?? -1;
      return t.horror({ group: index < 0 ? phrases.keyed(sight, figure) : phrases.group(sight, index) });
    },
    threshold: ({ threshold }: Chosen<'threshold'>, { sight }: At) =>
      t.threshold({ band: bandName(sight, 0), threshold }),
    advantage: ({ figure }: Chosen<'advantage'>, { sight }: At) =>
      t.advantage({ figure: phrases.keyed(sight, figure) }),
    minutes: ({ minutes }: Chosen<'minutes'>) => t.minutes({ minutes }),
    blind: ({ figure, rounds }: Chosen<'blind'>, { sight }: At) =>
      t.blind({ figure: phrases.keyed(sight, figure), rounds }),
    harm: ({ figure, points }: Chosen<'harm'>, { sight }: At) =>
      t.harm({ figure: phrases.keyed(sight, figure), points }),
    heal: ({ figure, points }: Chosen<'heal'>, { sight }: At) =>
      t.heal({ figure: phrases.keyed(sight, figure), points }),
    restore: ({ figure, what }: Chosen<'restore'>, { sight }: At) =>
      t.restore({ figure: phrases.keyed(sight, figure), what: phrases.thing(what) }),
  };
};

/** A choice as something one does. Rulings are told by `ruling`. */
export const tellSkirmishChoice = (
  speech: Speech,
  phrases: SkirmishPhrases,
  ruling: (chosen: warband.SkirmishChoice, deciding: At) => string,
): NonNullable<Words['choice']> => {
  const tell = {
    ...tellActChoices(speech, phrases),
    ...tellAnswers(speech, phrases),
    ...tellRefereeing(speech, phrases),
  } satisfies Record<Choose, unknown> as unknown as Readonly<
    Record<string, (chosen: warband.SkirmishChoice, at: At) => string>
  >;
  return (chosen, at) => (tell[chosen.choose] ?? ruling)(chosen, at);
};

/** What is asked of a figure, of a band as a whole, or of the referee. */
export const tellSkirmishQuestions = (speech: Speech, phrases: SkirmishPhrases): NonNullable<Words['questions']> => {
  const { questions: t } = speech.t.skirmish.asking;
  return {
    place: t.place,
    announce: t.announce,
    opening: t.opening,
    declare: t.declare,
    strikes: t.strikes,
    blows: t.blows,
    referee: t.referee,
    helmet: ({ sight, step: { figure, row } }) =>
      t.helmet({ figure: phrases.figure(sight, figure), by: phrases.figure(sight, row.by) }),
    sacrifice: ({ sight, step: { figure, points } }) => t.sacrifice({ figure: phrases.figure(sight, figure), points }),
    makeRoom: ({ sight, step: { figure } }) => t.makeRoom({ figure: phrases.figure(sight, figure) }),
    killingBlow: ({ sight, step: { by, target } }) =>
      t.killingBlow({ by: phrases.figure(sight, by), target: phrases.figure(sight, target) }),
    hindering: ({ sight, step: { figure } }) => t.hindering({ figure: phrases.figure(sight, figure) }),
    hinderOdds: ({ sight, step: { by, target } }) =>
      t.hinderOdds({ by: phrases.figure(sight, by), target: phrases.figure(sight, target) }),
    odds: ({ sight, step: { by, effect, target, text } }) =>
      t.odds({ by: phrases.figure(sight, by), what: phrases.trying(sight, effect, target, text) }),
    control: ({ sight, step: { by, target } }) =>
      t.control({ by: phrases.figure(sight, by), target: phrases.figure(sight, target) }),
    price: ({ sight, step: { by, foe } }) =>
      t.price({ by: phrases.figure(sight, by), foe: phrases.figure(sight, foe) }),
    challenge: ({ sight, step: { by, target } }) =>
      t.challenge({ by: phrases.figure(sight, by), target: phrases.figure(sight, target) }),
    techniques: t.techniques,
    circumstances: ({ sight, step: { group } }) => t.circumstances({ group: phrases.group(sight, group) }),
    quarter: ({ sight, step: { group, figure } }) => t.quarter({ group: phrases.group(sight, group, figure) }),
  };
};
