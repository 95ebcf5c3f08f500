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

const VOTES: Readonly<Record<Vote, string>> = { for: 'for', against: 'against', abstain: 'abstains' };

/** The sentences of rulings, for a scene that says what it lets the table settle. */
export const rulingWords = (matters: Matters) => {
  const nameOf = (about: string): string => matters[about]?.name ?? about;
  const phrase = (about: string, value: Json): string => matters[about]?.value(value) ?? JSON.stringify(value);

  const asked: Told<'asked'> = ({ about, entitled, fallback }, { hearer }) => {
    const whose = and(entitled.map((seat) => who(seat, hearer)));
    const otherwise = fallback === null ? '' : ` Unless somebody proposes otherwise: ${phrase(about, fallback)}.`;
    return `To be settled by ${whose}: ${nameOf(about)}.${otherwise}`;
  };
  const proposed: Told<'proposed'> = ({ about, by, value }, { hearer }) =>
    `${does(by, { you: 'propose', they: 'proposes' }, hearer)}: ${phrase(about, value)}.`;
  const agreed: Told<'agreed'> = ({ by }, { hearer }) => `${does(by, { you: 'agree', they: 'agrees' }, hearer)}.`;
  const objected: Told<'objected'> = ({ by }, { hearer }) =>
    `${does(by, { you: 'object', they: 'objects' }, hearer)}. It goes to the vote.`;
  const voted: Told<'voted'> = ({ votes, stands }, { hearer }) => {
    const cast = Object.entries(votes).map(([seat, vote]) => `${who(seat, hearer)} ${VOTES[vote]}`);
    return `The vote: ${cast.join(', ')}. The proposal ${stands ? 'stands' : 'falls'}.`;
  };
  const settled: Told<'settled'> = ({ about, value }) => `Settled: ${phrase(about, value)}.`;

  const onTheTable = ({ sight }: Telling<RulingScene>): string => {
    const { ruling } = sight.open;
    return ruling === null || ruling.value === null ? '' : phrase(ruling.about, ruling.value as Json);
  };
  const decide = ({ sight }: Telling<RulingScene>): string => {
    const { ruling } = sight.open;
    return ruling === null ? 'a ruling' : nameOf(ruling.about);
  };
  const vote = (telling: Telling<RulingScene>): string => `a vote on: ${onTheTable(telling)}`;

  const choice = (chosen: RulingChoice, telling: Telling<RulingScene>): string => {
    const about = telling.sight.open.ruling?.about ?? '';
    switch (chosen.choose) {
      case 'agree':
        return `agree: ${onTheTable(telling)}`;
      case 'object':
        return `object to: ${onTheTable(telling)}`;
      case 'propose':
        return `propose: ${phrase(about, chosen.value)}`;
      case 'vote':
        return chosen.vote === 'abstain' ? 'abstain' : `vote ${chosen.vote}`;
    }
  };

  return { events: { asked, proposed, agreed, objected, voted, settled }, questions: { decide, vote }, choice };
};
