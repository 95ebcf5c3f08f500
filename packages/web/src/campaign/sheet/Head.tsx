import { saga } from '@warmoot/rules';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { ChooseArms } from './ChooseArms.js';
import type { SheetWords } from './history.js';
import { LoadNumber } from './LoadNumber.js';
import { stateOf } from './open.js';
import { Shield } from './Shield.js';
import { useWriting } from './useWriting.js';
import { Lines } from './Writing.js';
import { whereIs } from './where.js';
import { SHEET } from './words.js';

/** What has befallen them, in a sentence; null where there is nothing to say. */
export const fateText = (
  t: SheetWords,
  who: saga.campaign.SeenCharacter,
  dateText: (day: number) => string,
): string | null => {
  if (who.dead !== null) {
    const why = t.deaths[who.dead.why as keyof SheetWords['deaths']] ?? who.dead.why;
    return t.diedOn({ date: dateText(who.dead.day), why });
  }
  if (who.dying !== null) return t.dying;
  return who.captive === null ? null : t.captive({ by: who.captive });
};

const Renaming = ({ who, onDone }: { readonly who: saga.campaign.SeenCharacter; readonly onDone: () => void }) => {
  const { t } = useSpoken(SHEET);
  const { write } = useWriting();
  const [name, setName] = useState(who.name);
  return (
    <form
      className="writing"
      onSubmit={async (event) => {
        event.preventDefault();
        if (name.trim() !== '' && (await write({ deed: 'rename', character: who.id, name: name.trim() }))) onDone();
      }}
    >
      <Lines label={t.name} quiet begin value={name} onValue={setName} most={60} />
      <div className="writing-acts">
        <Button kind="ink" small type="submit">
          {t.save}
        </Button>
        <Button kind="quiet" small onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
};

const Facts = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t, seen, people, dateText } = useCampaignIn(SHEET);
  const facts: (readonly [string, ReactNode])[] = [
    [t.where, whereIs(seen, who) || t.unknown],
    [t.day, dateText(Math.max(1, who.through))],
    [t.owner, who.owner === null ? t.nobody : (people[who.owner]?.name ?? who.owner)],
  ];
  if (saga.campaign.isOpenSheet(who)) facts.push([t.load, <LoadNumber key="load" who={who} />]);
  return (
    <dl>
      {facts.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Shield, name, who they are in a sentence, where and whose they are, and what has befallen them. */
export const Head = ({ who, may }: { readonly who: saga.campaign.SeenCharacter; readonly may: boolean }) => {
  const { t, people, dateText, nameOf } = useCampaignIn(SHEET);
  const [renaming, setRenaming] = useState(false);
  const fate = fateText(t, who, dateText);
  const after =
    saga.campaign.isOpenSheet(who) && who.inPlaceOf !== null ? `, ${t.inPlaceOf({ name: nameOf(who.inPlaceOf) })}` : '';
  return (
    <header className="sheet-head" data-state={stateOf(who)}>
      {may ? <ChooseArms who={who} /> : <Shield of={who} people={people} size={70} />}
      <div className="sheet-title">
        {renaming ? (
          <Renaming who={who} onDone={() => setRenaming(false)} />
        ) : (
          <h1>
            {who.name}
            {may ? (
              <Button kind="quiet" small aria-label={t.writeWhat({ what: t.name })} onClick={() => setRenaming(true)}>
                {t.change}
              </Button>
            ) : null}
          </h1>
        )}
        <p className="story">{who.words.context || `${who.main ? t.main : t.other}${after}`}</p>
        {fate === null ? null : (
          <p className="fate">
            <b>{t.states[stateOf(who)]}.</b> {fate}
          </p>
        )}
      </div>
      <Facts who={who} />
    </header>
  );
};
