import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { whole } from '../../design/forms/whole.js';
import { draftSeats } from '../drafting.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { NO_FOUNDING, worldOf } from './book.js';
import { AtHand } from './Frame.js';
import { asKind, FIRST_DAYS, type FirstKind, type FirstWish, firstWish, planOf } from './firstScene.js';
import { firstSceneIn } from './steps.js';
import { FOUNDING } from './words.js';

interface SidesProps {
  readonly wish: FirstWish;
  readonly onChange: (wish: FirstWish) => void;
}

const Sides = ({ wish, onChange }: SidesProps) => {
  const { t, seen } = useCampaignIn(FOUNDING);
  const cast = charactersIn(seen).filter(({ main }) => main);
  const options = cast.map(({ id, name }) => ({ key: id, label: name }));
  const [one, two] = wish.sides;
  return (
    <div className="plan-row">
      <Select
        label={t.kinds.duel}
        options={options}
        at={one}
        onPick={(id) => onChange({ ...wish, sides: [id, two] })}
      />
      <Select label={t.against} options={options} at={two} onPick={(id) => onChange({ ...wish, sides: [one, id] })} />
    </div>
  );
};

/** The first scene: one proposal, filled in already, agreed like any other. */
export const SceneStep = () => {
  const { t, words, seen, sitting, seat, plays, act, do: doIt, propose, dateText } = useCampaignIn(FOUNDING);
  const cast = charactersIn(seen).filter(({ main }) => main);
  const book = worldOf(words.language, seen.open.founding ?? NO_FOUNDING).first;
  const [wish, setWish] = useState<FirstWish | null>(null);
  const [busy, setBusy] = useState(false);
  const now = wish ?? firstWish(book, cast, seat);
  const planned = firstSceneIn(seen);
  if (planned !== null) {
    return (
      <AtHand
        title={planned.title}
        note={[dateText(planned.day), planned.place].filter(Boolean).join(', ')}
        foot={
          plays ? (
            <>
              <div>
                <b>{t.scenePlanned}</b>
              </div>
              <Button kind="act" onClick={() => void act({ deed: 'begin' })}>
                {t.start}
              </Button>
            </>
          ) : undefined
        }
      >
        <p className="story">{t.scenePlanned}</p>
      </AtHand>
    );
  }
  const isAlone = draftSeats(sitting).length < 2;
  const waits = sitting.seen?.proposals.some(({ about }) => about === 'campaign') === true;
  const send = async (): Promise<void> => {
    setBusy(true);
    const deed = planOf(now, cast);
    await (isAlone ? doIt(deed) : propose(deed));
    setBusy(false);
  };
  return (
    <AtHand
      title={t.sceneTitle}
      note={t.sceneNote}
      foot={
        plays && !waits ? (
          <>
            <div>
              <b>{now.title}</b>
              <span>{[dateText(now.day), now.place].filter(Boolean).join(', ')}</span>
            </div>
            <Button kind="act" busy={busy} onClick={() => void send()}>
              {isAlone ? t.planIt : t.propose}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="plan-form">
        <Switch<FirstKind>
          legend={t.sceneKind}
          options={t.kinds}
          at={now.kind}
          onGo={(kind) => setWish(asKind(book, now, kind))}
        />
        <div className="plan-row">
          <Field
            label={t.sceneName}
            maxLength={120}
            value={now.title}
            className="field-wide"
            onText={(title) => setWish({ ...now, title })}
          />
          <Field
            label={t.scenePlace}
            maxLength={200}
            value={now.place}
            onText={(place) => setWish({ ...now, place })}
          />
          <Field
            label={t.sceneDay}
            type="number"
            min={1}
            max={FIRST_DAYS}
            value={now.day}
            className="field-short"
            onText={(text) => setWish({ ...now, day: whole(text, 1) })}
          />
        </div>
        {now.kind === 'duel' ? <Sides wish={now} onChange={setWish} /> : null}
      </div>
    </AtHand>
  );
};
