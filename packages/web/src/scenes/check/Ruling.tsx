import type { Asked, Json, Ruling as RulingFacts } from '@warmoot/kernel';
import { useMemo, useState } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Icon } from '../../design/base/Icon.js';
import { fractionText, percentText } from '../../design/chance/Chance.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { RadioRows } from '../../design/forms/RadioRows.js';
import { useWords } from '../../words/WordsProvider.js';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { Foot } from '../shared/Foot.js';
import { type CheckRun, type CheckView, chanceIn, throwAhead, valueText } from './terms.js';
import type { CheckWords } from './words.js';

export interface RulingProps extends Pick<SceneProps, 'people' | 'answer' | 'busy' | 'run'> {
  readonly view: CheckView;
  readonly ruling: RulingFacts;
  readonly asking: Asking;
  readonly asked: Asked | null;
  readonly t: CheckWords;
}

const TITLES = { difficulty: 'difficulty', consequence: 'consequence', changed: 'changed' } as const;

const titleOf = (about: string, t: CheckWords): string =>
  about in TITLES ? t[TITLES[about as keyof typeof TITLES]] : about;

/** What has been said so far: the proposal, whose it is, and every voice by name. */
export const OnTheTable = ({ ruling, people, t }: Pick<RulingProps, 'ruling' | 'people' | 't'>) => {
  const { about, value, by, agreed, entitled } = ruling;
  const proposer = by === null ? null : people[by];
  return (
    <section className="on-table" data-open={value === null ? '' : undefined}>
      <p className="lab">
        {by === null ? (value === null ? t.toBeSettled : t.byDefault) : t.proposedBy({ who: proposer?.name ?? by })}
      </p>
      <h3>{value === null ? titleOf(about, t) : valueText(about, value, t)}</h3>
      <ul className="voices">
        {entitled.map((seat) => {
          const person = people[seat];
          const spoken = agreed.includes(seat);
          return (
            <li key={seat}>
              {person === undefined ? null : <Arms colour={person.colour} size={18} />}
              <b>{person?.name ?? seat}</b>
              <span className="soft">{spoken ? t.agreed : t.silent}</span>
              {spoken ? <Icon name="ui-agree" size={14} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** A value of one's own for what is to be settled; null as long as it is not one. */
const ProposalField = (props: {
  readonly about: string;
  readonly t: CheckWords;
  readonly onValue: (value: Json | undefined) => void;
}) => {
  const { about, t, onValue } = props;
  const [text, setText] = useState('');
  const [none, setNone] = useState(false);
  if (about === 'changed')
    return (
      <RadioRows
        legend={t.changed}
        rows={[
          { key: 'yes', title: t.yesChanged },
          { key: 'no', title: t.notChanged },
        ]}
        picked={text === '' ? null : text}
        onPick={(key) => {
          setText(key);
          onValue(key === 'yes');
        }}
      />
    );
  if (about === 'difficulty')
    return (
      <Field
        label={t.difficultyField}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onText={(typed) => {
          setText(typed);
          onValue(/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined);
        }}
      />
    );
  return (
    <>
      {none ? null : (
        <Field
          label={t.consequenceField}
          value={text}
          maxLength={500}
          onText={(typed) => {
            setText(typed);
            onValue(typed.trim() === '' ? undefined : { failure: typed.trim() });
          }}
        />
      )}
      <label className="tick">
        <input
          type="checkbox"
          checked={none}
          onChange={({ target }) => {
            setNone(target.checked);
            onValue(target.checked ? { failure: null } : text.trim() === '' ? undefined : { failure: text.trim() });
          }}
        />
        {t.noConsequence}
      </label>
    </>
  );
};

/** Settling something at the table: agree, object, or propose something else. */
export const Settle = (props: RulingProps & { readonly asked: Asked }) => {
  const { run, ruling, asked, answer, busy, t } = props;
  const { ui } = useWords();
  const [own, setOwn] = useState(false);
  const [value, setValue] = useState<Json | undefined>(undefined);
  const quick = ((run.choices(asked) ?? []) as readonly { choose: string }[]).map(({ choose }) => choose);
  const proposing = own || !quick.includes('agree');
  const title = proposing
    ? value === undefined
      ? titleOf(ruling.about, t)
      : valueText(ruling.about, value, t)
    : valueText(ruling.about, ruling.value, t);
  // What one's own difficulty would make of it, before it is proposed.
  const chance = useMemo(() => {
    if (!proposing || ruling.about !== 'difficulty' || value === undefined) return null;
    const thrown = throwAhead(run as unknown as CheckRun, { asked, value });
    return thrown === null ? null : chanceIn(thrown);
  }, [proposing, ruling.about, value, run, asked]);
  return (
    <>
      <div className="scene-rows propose stack">
        {proposing ? (
          <ProposalField about={ruling.about} t={t} onValue={setValue} />
        ) : (
          <Button small onClick={() => setOwn(true)}>
            {t.proposeOther}
          </Button>
        )}
      </div>
      <Foot
        of={props}
        title={title}
        note={chance === null ? '' : [percentText(ui, chance), fractionText(ui, chance) ?? []].flat().join(', ')}
        act={proposing ? t.propose : t.agree}
        off={proposing && value === undefined ? t.fillFirst : null}
        onAct={() => {
          if (proposing && value !== undefined) answer(asked, { choose: 'propose', value });
          else if (!proposing) answer(asked, { choose: 'agree' });
        }}
        extra={
          quick.includes('object') && !own ? (
            <Button busy={busy} onClick={() => answer(asked, { choose: 'object' })}>
              {t.object}
            </Button>
          ) : own ? (
            <Button kind="quiet" onClick={() => setOwn(false)}>
              {t.leaveIt}
            </Button>
          ) : null
        }
      />
    </>
  );
};

/** A vote on what was objected to, sealed until all have voted. */
export const VotePanel = ({ run, asking, asked, people, answer, busy, t }: RulingProps & { readonly asked: Asked }) => {
  const [vote, setVote] = useState<string | null>(null);
  const names = { for: t.voteFor, against: t.voteAgainst, abstain: t.abstain } as const;
  const open = ((run.choices(asked) ?? []) as readonly { readonly vote: keyof typeof names }[]).map((one) => one.vote);
  return (
    <>
      <div className="scene-rows">
        <RadioRows
          legend={t.vote}
          rows={open.map((one) => ({ key: one, title: names[one] }))}
          picked={vote}
          onPick={setVote}
        />
      </div>
      <Foot
        of={{ asking, asked, people, busy }}
        title={vote === null ? t.pickFirst : names[vote as keyof typeof names]}
        act={t.castVote}
        off={vote === null ? t.pickFirst : null}
        onAct={() => vote !== null && answer(asked, { choose: 'vote', vote })}
        made={asking.made.has(asked.as)}
      />
    </>
  );
};
