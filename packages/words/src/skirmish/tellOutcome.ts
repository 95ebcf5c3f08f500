import type { warband } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import type { Said } from '../say/index.js';
import type { Speech } from '../speech.js';
import type { SkirmishPhrases } from './facts.js';

type Figures = readonly warband.FigureOutcome[];

/** Who has won, who is left standing, and what has become of the others. */
export const tellSkirmishOutcome = (
  speech: Speech,
  phrases: SkirmishPhrases,
): SceneWords<warband.Skirmish>['outcome'] => {
  const { names } = speech.t.skirmish;
  const { outcome: t } = speech.t.skirmish.faring;
  const called = (figures: Figures): readonly Said[] => figures.map(({ name }) => phrases.called(name));
  const gone = (figures: Figures): readonly string[] =>
    (['slain', 'dead', 'subdued', 'surrendered', 'left'] as const).flatMap((fate) => {
      const some = figures.filter((figure) => figure.fate === fate && !figure.survives);
      return some.length === 0 ? [] : [t.gone({ fate: names.fates[fate], figures: called(some) })];
    });
  const hurt = (figures: Figures): readonly string[] =>
    figures
      .filter(({ fate, hp, mostHp, wounds }) => fate === 'fighting' && (hp < mostHp || wounds.length > 0))
      .map(({ name, hp, mostHp, wounds }) =>
        t.hurt({
          figure: phrases.called(name),
          hp,
          most: mostHp,
          wounds: wounds.map((wound) => t.wound({ wound: phrases.wound(wound), permanent: wound.permanent } as never)),
        }),
      );
  const band = ({ name, figures }: warband.BandOutcome): readonly string[] => {
    // The subdued and surrendered have been named by what befell them.
    const captured = figures.filter((figure) => figure.captured && (figure.fate === 'fighting' || figure.survives));
    // WARBAND-SAGA-013: slain in the fight, and alive for the saga.
    const alive = figures.filter(({ survives }) => survives);
    return [
      t.band({ name, standing: figures.filter(({ fate }) => fate === 'fighting').length, all: figures.length }),
      ...gone(figures),
      ...(alive.length === 0 ? [] : [t.alive({ figures: called(alive) })]),
      ...hurt(figures),
      ...(captured.length === 0 ? [] : [t.captured({ figures: called(captured) })]),
    ];
  };
  return ({ ending, rounds, minutes, winner, bands }) =>
    [t.ended({ winner, rounds, ending: names.endings[ending], minutes }), ...bands.flatMap(band)].join(' ');
};
