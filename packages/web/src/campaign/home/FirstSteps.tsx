import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, ButtonLink } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Select } from '../../design/forms/Select.js';
import '../../design/panels/leaf.css';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { draftSeats, isDrafting, startDraft } from '../drafting.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { FOUND } from './foundWords.js';

interface AddSomebodyProps {
  readonly seats: readonly SeatId[];
  /** Whether whoever has a player is a main character. */
  readonly main: boolean;
}

const AddSomebody = ({ seats, main }: AddSomebodyProps) => {
  const { t, act, people, seat } = useCampaignIn(FOUND);
  const [name, setName] = useState('');
  const [owner, setOwner] = useState<string>(seat);
  const add = async (): Promise<void> => {
    if (name.trim() === '') return;
    const refusal = await act({
      deed: 'add',
      name: name.trim(),
      owner: owner === '' ? null : owner,
      ...(main && owner !== '' ? { main } : {}),
      skills: null,
      motives: null,
      terrain: null,
    });
    if (refusal === null) setName('');
  };
  return (
    <Form className="plan-row" small act={t.add} onSend={add}>
      <Field label={t.addName} maxLength={40} value={name} onText={setName} />
      <Select
        label={t.ownedBy}
        options={seats.map((one) => ({ key: one, label: people[one]?.name ?? one }))}
        at={owner}
        onPick={setOwner}
      >
        <option value="">{t.nobody}</option>
      </Select>
    </Form>
  );
};

/**
 * As long as there are no main characters: how many each player runs, and the draft. Where the first edition borrows
 * none, the table writes them down (S1E-SCOPE-004).
 */
export const FirstSteps = () => {
  const { t, seen, sitting, people, do: doIt, play, plays, table } = useCampaignIn(FOUND);
  const [, goTo] = useLocation();
  const [wish, setWish] = useState<Readonly<Record<SeatId, number>>>({});
  // Whoever has begun to write people down is not interrupted; where there are some, it stands folded below them.
  const [isFirst] = useState(charactersIn(seen).length === 0);
  const [isOpen, setOpen] = useState(isFirst);
  if (!plays) return null;
  const free = saga.campaign.isLacking(seen);
  if (!free && charactersIn(seen).some(({ main }) => main)) return null;
  const isOn = isDrafting(seen);
  const { least, most } = seen.open.options['saga.draft.castSize'];
  const seats = draftSeats(sitting);
  const countOf = (seat: SeatId): number => wish[seat] ?? seen.open.players[seat] ?? least;
  const draft = async (): Promise<void> => {
    const counts = Object.fromEntries(seats.map((seat) => [seat, countOf(seat)]));
    if (await startDraft({ seen, do: doIt, play }, counts)) goTo(`/t/${table}`);
  };
  return (
    <details
      className="first-steps leaf"
      data-later={isFirst ? undefined : true}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{t.steps}</h2>
      </summary>
      {seen.open.setting === '' ? (
        <p>
          {t.worldFirst} <Link href={`/t/${table}/setting`}>{t.toWorld}</Link> <RuleRef id="SAGA-WORLD-009" />
        </p>
      ) : null}
      <p>{isOn ? t.drafting : free ? t.freeLead : t.stepsLead}</p>
      {isOn ? (
        <p className="plan-acts">
          <ButtonLink href={`/t/${table}`}>{t.toDraft}</ButtonLink>
        </p>
      ) : free ? null : (
        <>
          <div className="plan-row">
            {seats.map((seat) => (
              <Field
                key={seat}
                label={t.count({ name: people[seat]?.name ?? seat })}
                type="number"
                min={least}
                max={most}
                value={countOf(seat)}
                onText={(text) => setWish({ ...wish, [seat]: Math.floor(Number(text) || 0) })}
              />
            ))}
          </div>
          <p className="plan-acts">
            <Button kind={charactersIn(seen).length === 0 ? 'act' : 'line'} onClick={() => void draft()}>
              {t.draft}
            </Button>
          </p>
          <p className="small soft">{t.orAdd}</p>
        </>
      )}
      {isOn ? null : <AddSomebody seats={seats} main={free} />}
    </details>
  );
};
