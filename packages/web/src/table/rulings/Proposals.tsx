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
import { momentText } from '../../words/moment.js';
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

const WAITS = { decide: ['waitsUntil', 'waitsAlways'], vote: ['votesUntil', 'votesAlways'] } as const;

/** Whose word a proposal waits for, until when, and whose own it is. */
const Waits = ({ proposal, name }: { readonly proposal: SeenProposal; readonly name: (seat: string) => string }) => {
  const { t } = useSpoken(TABLE);
  const { language } = useWords();
  const { concerned, waitsFor, voted, step } = proposal;
  const open = waitsFor.filter(({ seat }) => !voted.includes(seat));
  const times = [...new Set(open.map(({ until }) => until))].toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));
  const [untilTime, always] = WAITS[step];
  return (
    <div className="small soft">
      {concerned.length === 0 ? null : <p>{t.ownOf({ names: concerned.map(name) })}</p>}
      {times.map((until) => {
        const names = open.filter((one) => one.until === until).map(({ seat }) => name(seat));
        if (until === null) return <p key="always">{t[always]({ names })}</p>;
        return <p key={until}>{t[untilTime]({ names, time: momentText(until, language) })}</p>;
      })}
    </div>
  );
};

/** What a proposal is told with at this table. */
const hearingIn = ({ campaign, seen }: Sitting, nameOf: (seat: string) => string) => ({
  nameOf,
  campaign,
  ...(seen !== null && { now: seen.options }),
});

interface OneProps extends ProposalsProps {
  readonly proposal: SeenProposal;
}

const One = ({ sitting, people, act, proposal }: OneProps) => {
  const { t, words } = useSpoken(TABLE);
  const { seat, seen } = sitting;
  const busy = usePending(sitting.table, seat).some(({ deed }) => deed.do === 'speak');
  const { about, by, agreed, entitled, concerned, value, until, due } = proposal;
  const person = (one: string): Person => people[one] ?? nobody(one);
  const speak = (choice: Json): void => {
    if (due !== null) void act({ do: 'speak', proposal: proposal.proposal, question: due.question, choice });
  };
  const shown: Proposal = {
    by: person(by),
    what: proposalText(
      words,
      about,
      value,
      hearingIn(sitting, (one) => person(one).name),
    ),
    reason: null,
    otherwise: until === null ? t.asItIs : null,
    state: stateOf(proposal),
    voices: entitled.map((one) => ({ person: person(one), said: agreed.includes(one) ? 'agreed' : null })),
  };
  const votes = proposal.step === 'vote' && isDue(proposal);
  const mayWithdraw =
    by === seat || concerned.includes(seat) || seen?.seats.some((one) => one.seat === seat && one.host) === true;
  return (
    <div className="proposal-frame">
      <ProposalCard
        proposal={shown}
        busy={busy}
        onAgree={() => speak({ choose: 'agree' })}
        onObject={() => speak({ choose: 'object' })}
      />
      <Waits proposal={proposal} name={(one) => person(one).name} />
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

/** What one's own silence comes to, and whether one's word alone lets it fall. */
const MySilence = ({ sitting: { seat }, concerned, waitsFor, step }: SeenProposal & Pick<OneProps, 'sitting'>) => {
  const { t } = useSpoken(TABLE);
  const { language } = useWords();
  const until = waitsFor.find((one) => one.seat === seat)?.until ?? null;
  const own = concerned.includes(seat) ? [t.askedOwn] : [];
  const time = until === null ? null : momentText(until, language);
  const silence = step === 'vote' ? (time === null ? [] : [t.askedVote({ time })]) : [t.askedSilence({ time })];
  return <span className="asked-silence small">{[...own, ...silence].join(' ')}</span>;
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
        {ui.proposal.proposes({ name: name(by) })}: <b>{proposalText(words, about, value, hearingIn(sitting, name))}</b>{' '}
        <MySilence sitting={sitting} {...proposal} />
      </p>
      {answers.map(([label, choice], nth) => (
        <Button key={label} kind={nth === 0 ? 'act' : 'line'} small busy={busy} onClick={() => speak(choice)}>
          {label}
        </Button>
      ))}
    </div>
  );
};

/** Whoever was away for so long that the seat may be handed out is told so, and keeps it by a word. */
const SeatGoes = ({ act }: Pick<ProposalsProps, 'act'>) => {
  const { t } = useSpoken(TABLE);
  return (
    <div className="asked" role="status">
      <p>{t.yourSeatGoes}</p>
      <Button kind="act" small onClick={() => void act({ do: 'back' })}>
        {t.keepSeat}
      </Button>
    </div>
  );
};

/** Proposals that wait for this seat, above the scene: one line each. More is in the side. */
export const Asked = ({ sitting, people, act }: ProposalsProps) => {
  const { t } = useSpoken(TABLE);
  const due = (sitting.seen?.proposals ?? []).filter(isDue);
  const isFreed = sitting.seen?.seats.some(({ seat, freed }) => seat === sitting.seat && freed) === true;
  if (due.length === 0 && !isFreed) return null;
  return (
    <section className="proposals" aria-label={t.proposals}>
      {isFreed ? <SeatGoes act={act} /> : null}
      {due.map((proposal) => (
        <AskedOne key={proposal.proposal} sitting={sitting} people={people} act={act} proposal={proposal} />
      ))}
    </section>
  );
};
