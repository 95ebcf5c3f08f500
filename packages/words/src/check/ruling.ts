import type { Json, RulingChoice, RulingEvent, RulingFacts, SceneTypes } from '@warmoot/kernel';
import type { Telling } from '../catalogue/words.js';
import { person, type Speech } from '../speech.js';

/** Something the table may settle: what it is called, and each value of it. */
export interface Matter {
  readonly name: string;
  readonly value: (value: Json, telling: Telling<never>) => string;
}

type Matters = Readonly<Record<string, Matter>>;

interface RulingScene extends SceneTypes {
  open: RulingFacts;
}

type Told<E extends RulingEvent['event']> = (event: Extract<RulingEvent, { event: E }>, telling: Telling) => string;

/** The sentences of rulings, for a scene that says what it lets the table settle. */
export const tellRuling = ({ t: { ruling: t } }: Speech, matters: Matters) => {
  const nameOf = (about: string): string => matters[about]?.name ?? about;
  const phrase = (about: string, value: Json, telling: Telling): string =>
    matters[about]?.value(value, telling as Telling<never>) ?? JSON.stringify(value);

  const asked: Told<'asked'> = ({ about, entitled, fallback }, telling) =>
    t.asked({
      who: entitled.map((seat) => t.entitled({ who: person(seat, telling.hearer) })),
      matter: nameOf(about),
      otherwise: fallback === null ? null : phrase(about, fallback, telling),
    });
  const proposed: Told<'proposed'> = ({ about, by, value }, telling) =>
    t.proposed({ who: person(by, telling.hearer), value: phrase(about, value, telling) });
  const agreed: Told<'agreed'> = ({ by }, { hearer }) => t.agreed({ who: person(by, hearer) });
  const objected: Told<'objected'> = ({ by }, { hearer }) => t.objected({ who: person(by, hearer) });
  const voted: Told<'voted'> = ({ votes, stands }, { hearer }) => {
    const cast = Object.entries(votes).map(([seat, vote]) => t.cast({ who: person(seat, hearer), vote }));
    return t.voted({ votes: cast.join(', '), stands });
  };
  const settled: Told<'settled'> = ({ about, value }, telling) => t.settled({ value: phrase(about, value, telling) });

  const onTheTable = (telling: Telling<RulingScene>): string => {
    const { ruling } = telling.sight.open;
    return ruling === null || ruling.value === null ? '' : phrase(ruling.about, ruling.value as Json, telling);
  };
  const decide = ({ sight }: Telling<RulingScene>): string => {
    const { ruling } = sight.open;
    return ruling === null ? t.aRuling : nameOf(ruling.about);
  };
  const vote = (telling: Telling<RulingScene>): string => t.vote({ value: onTheTable(telling) });

  const choice = (chosen: RulingChoice, telling: Telling<RulingScene>): string => {
    switch (chosen.choose) {
      case 'agree':
      case 'object':
        return t[chosen.choose]({ value: onTheTable(telling) });
      case 'propose':
        return t.propose({ value: phrase(telling.sight.open.ruling?.about ?? '', chosen.value, telling) });
      case 'vote':
        return t.votes[chosen.vote];
    }
  };

  return { events: { asked, proposed, agreed, objected, voted, settled }, questions: { decide, vote }, choice };
};
