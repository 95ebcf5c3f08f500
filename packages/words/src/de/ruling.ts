import type { Json, RulingChoice, RulingEvent, RulingFacts, SceneTypes, Vote } from '@warmoot/kernel';
import type { Telling } from '../words.js';
import { and, does, who } from './grammar.js';

/** Something the table may settle: what it is called, and each value of it. */
export interface Matter {
  readonly name: string;
  readonly value: (value: Json) => string;
}

type Matters = Readonly<Record<string, Matter>>;

interface RulingScene extends SceneTypes {
  open: RulingFacts;
}

type Told<E extends RulingEvent['event']> = (event: Extract<RulingEvent, { event: E }>, telling: Telling) => string;

const VOTES: Readonly<Record<Vote, string>> = { for: 'dafür', against: 'dagegen', abstain: 'Enthaltung' };
const VOTING: Readonly<Record<Vote, string>> = {
  for: 'dafür stimmen',
  against: 'dagegen stimmen',
  abstain: 'Enthaltung',
};

/** The sentences of rulings, for a scene that says what it lets the table settle. */
export const rulingWords = (matters: Matters) => {
  const nameOf = (about: string): string => matters[about]?.name ?? about;
  const phrase = (about: string, value: Json): string => matters[about]?.value(value) ?? JSON.stringify(value);

  const asked: Told<'asked'> = ({ about, entitled, fallback }, { hearer }) => {
    const whose = and(entitled.map((seat) => who(seat, hearer, 'dat')));
    const otherwise = fallback === null ? '' : ` Schlägt niemand etwas anderes vor: ${phrase(about, fallback)}.`;
    return `Zu klären von ${whose}: ${nameOf(about)}.${otherwise}`;
  };
  const proposed: Told<'proposed'> = ({ about, by, value }, { hearer }) =>
    `${does(by, { du: 'schlägst', they: 'schlägt' }, hearer)} vor: ${phrase(about, value)}.`;
  const agreed: Told<'agreed'> = ({ by }, { hearer }) => `${does(by, { du: 'stimmst', they: 'stimmt' }, hearer)} zu.`;
  const objected: Told<'objected'> = ({ by }, { hearer }) =>
    `${does(by, { du: 'widersprichst', they: 'widerspricht' }, hearer)}. Es wird abgestimmt.`;
  const voted: Told<'voted'> = ({ votes, stands }, { hearer }) => {
    const cast = Object.entries(votes).map(([seat, vote]) => `${who(seat, hearer)} ${VOTES[vote]}`);
    return `Die Abstimmung: ${cast.join(', ')}. Der Vorschlag ${stands ? 'gilt' : 'fällt'}.`;
  };
  const settled: Told<'settled'> = ({ about, value }) => `Geklärt: ${phrase(about, value)}.`;

  const onTheTable = ({ sight }: Telling<RulingScene>): string => {
    const { ruling } = sight.open;
    return ruling === null || ruling.value === null ? '' : phrase(ruling.about, ruling.value as Json);
  };
  const decide = ({ sight }: Telling<RulingScene>): string => {
    const { ruling } = sight.open;
    return ruling === null ? 'eine Entscheidung' : nameOf(ruling.about);
  };
  const vote = (telling: Telling<RulingScene>): string => `eine Stimme zu: ${onTheTable(telling)}`;

  const choice = (chosen: RulingChoice, telling: Telling<RulingScene>): string => {
    const about = telling.sight.open.ruling?.about ?? '';
    switch (chosen.choose) {
      case 'agree':
        return `zustimmen: ${onTheTable(telling)}`;
      case 'object':
        return `widersprechen: ${onTheTable(telling)}`;
      case 'propose':
        return `vorschlagen: ${phrase(about, chosen.value)}`;
      case 'vote':
        return VOTING[chosen.vote];
    }
  };

  return { events: { asked, proposed, agreed, objected, voted, settled }, questions: { decide, vote }, choice };
};
