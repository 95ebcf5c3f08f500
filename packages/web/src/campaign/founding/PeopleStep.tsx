import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Link } from 'wouter';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { whole } from '../../design/forms/whole.js';
import { colourNumber, shieldOf } from '../../people/shield.js';
import { SceneHost } from '../../table/play/SceneHost.js';
import { SharedDice } from '../../table/play/SharedDice.js';
import { draftSeats, isDrafting, startDraft } from '../drafting.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { AtHand } from './Frame.js';
import { FOUNDING } from './words.js';

/** Beside the other steps nothing is told bit by bit: hundreds of dice fall for the sets. */
const AT_ONCE = { shown: null, again: null } as const;

/** Those who were drafted, each with the shield and the player. */
const Drafted = () => {
  const { seen, people, table } = useCampaignIn(FOUNDING);
  return (
    <ul className="founding-cast">
      {charactersIn(seen)
        .filter(({ main }) => main)
        .map((one) => {
          const { tincture, charge } = shieldOf(people, one);
          return (
            <li key={one.id}>
              <Arms colour={colourNumber(tincture)} charge={charge} size={34} />
              <p>
                <Link href={`/t/${table}/cast/${one.id}`}>{one.name}</Link>
                <span>{one.words.trade}</span>
              </p>
              <span>{one.owner === null ? '' : (people[one.owner]?.name ?? one.owner)}</span>
            </li>
          );
        })}
    </ul>
  );
};

/** How many each player has, and the draft. */
const ToDraft = () => {
  const here = useCampaignIn(FOUNDING);
  const { t, seen, sitting, people, plays } = here;
  const [wish, setWish] = useState<Readonly<Record<SeatId, number>>>({});
  const [busy, setBusy] = useState(false);
  const { least, most } = seen.open.options['saga.draft.castSize'];
  const seats = draftSeats(sitting);
  const countOf = (seat: SeatId): number => wish[seat] ?? seen.open.players[seat] ?? least;
  const all = seats.reduce((sum, seat) => sum + countOf(seat), 0);
  const hasPeople = Object.keys(seen.open.founding?.people ?? {}).length > 0;
  const draw = async (): Promise<void> => {
    setBusy(true);
    await startDraft(here, Object.fromEntries(seats.map((seat) => [seat, countOf(seat)])));
    setBusy(false);
  };
  return (
    <AtHand
      title={t.peopleTitle}
      note={hasPeople ? t.peopleNote : t.peopleNoteBlank}
      foot={
        plays ? (
          <>
            <div>
              <b>{t.steps.people}</b>
              <span>{t.drawNote({ n: all })}</span>
            </div>
            <Button kind="act" busy={busy} onClick={() => void draw()}>
              {t.draw}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="plan-row">
        {seats.map((seat) => (
          <Field
            key={seat}
            label={t.count({ name: people[seat]?.name ?? seat })}
            type="number"
            min={least}
            max={most}
            value={countOf(seat)}
            onText={(text) => setWish({ ...wish, [seat]: whole(text, 1) })}
          />
        ))}
      </div>
    </AtHand>
  );
};

/** People and kits: the draft in the middle of the page, for everybody at the table. */
export const PeopleStep = () => {
  const { t, seen, sitting, people, atTable } = useCampaignIn(FOUNDING);
  if (saga.campaign.isLacking(seen)) {
    return (
      <AtHand title={t.peopleTitle} note={t.peopleNoteFree}>
        <Drafted />
      </AtHand>
    );
  }
  if (charactersIn(seen).some(({ main }) => main)) {
    return (
      <AtHand title={t.peopleTitle} note={t.peopleThere({ n: charactersIn(seen).filter(({ main }) => main).length })}>
        <Drafted />
      </AtHand>
    );
  }
  if (!isDrafting(seen)) return <ToDraft />;
  const parts = { sitting, people, act: atTable };
  return (
    <>
      <SharedDice {...parts} />
      <SceneHost {...parts} on={AT_ONCE} missed={null} />
    </>
  );
};
