import type { Person } from '../../people/person.js';
import { useWords } from '../../words/WordsProvider.js';
import { Arms } from '../base/Arms.js';
import { Icon } from '../base/Icon.js';
import { Button } from '../forms/Button.js';
import './proposal.css';

export type ProposalState = 'open' | 'yours' | 'agreed' | 'objected' | 'voting' | 'passed' | 'fallen';

export interface Voice {
  readonly person: Person;
  readonly said: 'agreed' | 'objected' | null;
}

export interface Proposal {
  readonly by: Person;
  readonly what: string;
  readonly reason: string | null;
  /** What holds if nothing comes of it. */
  readonly otherwise: string | null;
  readonly state: ProposalState;
  readonly voices: readonly Voice[];
}

interface ProposalCardProps {
  readonly proposal: Proposal;
  readonly onAgree?: () => void;
  readonly onObject?: () => void;
  readonly busy?: boolean;
}

const VoiceRow = ({ person, said }: Voice) => {
  const { ui } = useWords();
  return (
    <li>
      <Arms colour={person.colour} size={16} />
      <span>{person.name}</span>
      <span className="soft">{said === null ? ui.proposal.silent : ui.proposal[said]}</span>
      {said === null ? null : <Icon name={said === 'agreed' ? 'ui-agree' : 'ui-object'} size={14} />}
    </li>
  );
};

/** Who proposes what, what holds otherwise, and what the others say. */
export const ProposalCard = ({ proposal, onAgree, onObject, busy = false }: ProposalCardProps) => {
  const { ui } = useWords();
  const { by, what, reason, otherwise, state, voices } = proposal;
  return (
    <section className="leaf proposal" data-state={state}>
      <header>
        <span className="proposal-by">
          <Arms colour={by.colour} size={18} /> {ui.proposal.proposes({ name: by.name })}
        </span>
        <span className="lab">{ui.proposal.states[state]}</span>
      </header>
      <h3>{what}</h3>
      {reason === null ? null : <p className="note">{reason}</p>}
      {otherwise === null ? null : <p className="small soft">{ui.proposal.otherwise({ what: otherwise })}</p>}
      <ul>
        {voices.map((voice) => (
          <VoiceRow key={voice.person.seat} {...voice} />
        ))}
      </ul>
      {state === 'yours' ? (
        <p className="proposal-acts">
          <Button kind="act" small busy={busy} onClick={onAgree}>
            {ui.proposal.agree}
          </Button>
          <Button small busy={busy} onClick={onObject}>
            {ui.proposal.object}
          </Button>
        </p>
      ) : null}
    </section>
  );
};
