import type { Json } from '@warmoot/kernel';
import type { SeenProposal } from '@warmoot/protocol';
import { table } from '@warmoot/rules';
import { proposalText } from '@warmoot/words';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { type Proposal, ProposalCard, type ProposalState } from '../../design/seats/Proposal.js';
import type { Sitting } from '../../net/sitting.js';
import { type Do, usePending } from '../../net/useSitting.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { TABLE } from '../words.js';

interface ProposalsProps {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<string, Person>>;
  readonly act: Do;
}

const isDue = ({ due }: SeenProposal): boolean => due !== null && !due.made;

const stateOf = (proposal: SeenProposal): ProposalState => {
  if (proposal.step === 'vote') return 'voting';
  return isDue(proposal) ? 'yours' : 'open';
};

const nobody = (seat: string): Person => ({ seat, name: seat, colour: 0, held: 'nobody', here: false, you: false });

interface OneProps extends ProposalsProps {
  readonly proposal: SeenProposal;
}

const One = ({ sitting, people, act, proposal }: OneProps) => {
  const { t, words } = useSpoken(TABLE);
  const { language } = useWords();
  const { seat, seen } = sitting;
  const busy = usePending(sitting.table, seat).some(({ deed }) => deed.do === 'speak');
  const { about, by, agreed, entitled, value, until, due } = proposal;
  const person = (one: string): Person => people[one] ?? nobody(one);
  const speak = (choice: Json): void => {
    if (due !== null) void act({ do: 'speak', proposal: proposal.proposal, question: due.question, choice });
  };
  const shown: Proposal = {
    by: person(by),
    what: proposalText(words, about, value, (one) => person(one).name, sitting.campaign),
    reason: null,
    otherwise: until === null ? t.asItIs : null,
    state: stateOf(proposal),
    voices: entitled.map((one) => ({ person: person(one), said: agreed.includes(one) ? 'agreed' : null })),
  };
  const votes = proposal.step === 'vote' && isDue(proposal);
  const mayWithdraw = by === seat || seen?.seats.some((one) => one.seat === seat && one.host) === true;
  return (
    <div className="proposal-frame">
      <ProposalCard
        proposal={shown}
        busy={busy}
        onAgree={() => speak({ choose: 'agree' })}
        onObject={() => speak({ choose: 'object' })}
      />
      {until === null ? null : (
        <p className="small soft">
          {t.until({ time: new Date(until).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' }) })}
        </p>
      )}
      <p className="proposal-more">
        {votes ? (
          <>
            <Button kind="act" small busy={busy} onClick={() => speak({ choose: 'vote', vote: 'for' })}>
              {t.voteFor}
            </Button>
            <Button small busy={busy} onClick={() => speak({ choose: 'vote', vote: 'against' })}>
              {t.voteAgainst}
            </Button>
            <Button small busy={busy} onClick={() => speak({ choose: 'vote', vote: 'abstain' })}>
              {t.abstain}
            </Button>
          </>
        ) : null}
        {shown.state === 'yours' && value !== table.AS_IT_IS ? (
          <Button kind="quiet" small busy={busy} onClick={() => speak({ choose: 'propose', value: table.AS_IT_IS })}>
            {t.instead}
          </Button>
        ) : null}
        {mayWithdraw ? (
          <Button kind="quiet" small onClick={() => void act({ do: 'withdraw', proposal: proposal.proposal })}>
            {t.withdraw}
          </Button>
        ) : null}
      </p>
    </div>
  );
};

/** What is before the table: who proposes what, and what the others say. */
export const Proposals = ({ sitting, people, act }: ProposalsProps) => {
  const { t } = useSpoken(TABLE);
  const all = sitting.seen?.proposals ?? [];
  if (all.length === 0) return null;
  return (
    <section className="proposals" aria-label={t.proposals}>
      {all.map((proposal) => (
        <One key={proposal.proposal} sitting={sitting} people={people} act={act} proposal={proposal} />
      ))}
    </section>
  );
};

const AskedOne = ({ sitting, people, act, proposal }: OneProps) => {
  const { t, words } = useSpoken(TABLE);
  const { ui } = useWords();
  const busy = usePending(sitting.table, sitting.seat).some(({ deed }) => deed.do === 'speak');
  const { about, by, due, step, value } = proposal;
  const name = (seat: string): string => people[seat]?.name ?? seat;
  const speak = (choice: Json): void => {
    if (due !== null) void act({ do: 'speak', proposal: proposal.proposal, question: due.question, choice });
  };
  const answers: readonly (readonly [label: string, choice: Json])[] =
    step === 'vote'
      ? [
          [t.voteFor, { choose: 'vote', vote: 'for' }],
          [t.voteAgainst, { choose: 'vote', vote: 'against' }],
          [t.abstain, { choose: 'vote', vote: 'abstain' }],
        ]
      : [
          [ui.proposal.agree, { choose: 'agree' }],
          [ui.proposal.object, { choose: 'object' }],
        ];
  return (
    <div className="asked" role="status">
      <Arms colour={people[by]?.colour ?? 0} size={22} />
      <p>
        {ui.proposal.proposes({ name: name(by) })}: <b>{proposalText(words, about, value, name, sitting.campaign)}</b>
      </p>
      {answers.map(([label, choice], nth) => (
        <Button key={label} kind={nth === 0 ? 'act' : 'line'} small busy={busy} onClick={() => speak(choice)}>
          {label}
        </Button>
      ))}
    </div>
  );
};

/** Proposals that wait for this seat, above the scene: one line each. More is in the side. */
export const Asked = ({ sitting, people, act }: ProposalsProps) => {
  const { t } = useSpoken(TABLE);
  const due = (sitting.seen?.proposals ?? []).filter(isDue);
  if (due.length === 0) return null;
  return (
    <section className="proposals" aria-label={t.proposals}>
      {due.map((proposal) => (
        <AskedOne key={proposal.proposal} sitting={sitting} people={people} act={act} proposal={proposal} />
      ))}
    </section>
  );
};
