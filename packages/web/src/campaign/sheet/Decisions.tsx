import { saga } from '@warmoot/rules';
import { type ReactElement, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Choose } from '../../design/forms/Select.js';
import { Popover } from '../../design/panels/Popover.js';
import { useSpoken } from '../../words/speech.js';
import { fileName, saveText } from '../save.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { lossesOf } from './losses.js';
import { useWriting } from './useWriting.js';
import { AskingForm, Lines } from './Writing.js';
import { SHEET } from './words.js';

type Generation = Extract<saga.campaign.CampaignPlay, { readonly play: 'generation' }>;
type Way = NonNullable<Generation['method']>['by'];

const WAYS: readonly Way[] = ['distribution', 'mainDice', 'guide'];

/** What the campaign rolls with; where it writes ratings by hand, the distribution. */
const usualWay = (seen: saga.campaign.SeenCampaign): Way =>
  WAYS.find((way) => way === seen.open.options['saga.generation.others']) ?? 'distribution';

/** SAGA-GEN-016: how the ratings of somebody who is no main character are found. The first edition has one way. */
export const useMethod = (): {
  readonly fields: ReactElement | null;
  readonly method: Pick<Generation, 'method'>;
} => {
  const { t, words, seen } = useCampaignIn(SHEET);
  const [by, setBy] = useState(usualWay(seen));
  const [office, setOffice] = useState<saga.character.Office>('ordinary');
  const [top, setTop] = useState<saga.SkillGroup>('social');
  const { offices, groups } = words.character;
  // Where there is one way only, there is nothing to ask.
  if (saga.EDITIONS[seen.open.edition].methods.length === 1) return { fields: null, method: {} };
  const fields = (
    <>
      <Choose<Way> label={t.method} options={t.methods} at={by} onPick={setBy} />
      {by === 'guide' ? (
        <>
          <Choose
            label={t.office}
            options={saga.character.OFFICES.map((key) => ({ key, label: offices[key] }))}
            at={office}
            onPick={setOffice}
          />
          <Choose
            label={t.top}
            options={saga.character.GROUPS.map((key) => ({ key, label: groups[key] }))}
            at={top}
            onPick={setTop}
          />
        </>
      ) : null}
    </>
  );
  return { fields, method: { method: by === 'guide' ? { by, office, top, then: [] } : { by } } };
};

/** SAGA-DRAFT-016: rolls what is missing; main characters have their own dice. */
const Generate = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t } = useSpoken(SHEET);
  const { play } = useWriting();
  const { fields, method } = useMethod();
  const send = () => play({ play: 'generation', characters: [who.id], ...(who.main ? {} : method) });
  return (
    <Popover label={t.generate} trigger={t.generate} triggerClass="btn btn-small">
      <h3>{t.generate}</h3>
      <AskingForm act={t.generate} onSend={send}>
        {who.main ? null : fields}
      </AskingForm>
    </Popover>
  );
};

interface RaiseProps {
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  /** What is chosen from the list. */
  readonly label: string;
  readonly onSend: (key: string) => Promise<boolean>;
}

/** SAGA-DRAFT-014: somebody of the story in the place of a dead main character. */
const Raise = ({ choices, label, onSend }: RaiseProps) => {
  const { t } = useSpoken(SHEET);
  const [key, setKey] = useState(choices[0]?.key ?? '');
  if (choices.length === 0) return null;
  return (
    <Popover label={t.raise} trigger={t.raise} triggerClass="btn btn-small">
      <h3>{t.raise}</h3>
      <AskingForm act={t.raise} onSend={() => onSend(key)}>
        <Choose label={label} options={choices} at={key} onPick={setKey} />
      </AskingForm>
    </Popover>
  );
};

/** From the sheet of whoever is raised, or from that of the dead. */
const Succession = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, seen, seat } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const losses = lossesOf(seen, seat);
  if (who.dead === null) {
    if (who.main) return null;
    const raise = (lost: string) => write({ deed: 'raise', character: who.id, lost });
    return <Raise choices={losses} label={t.raiseFor} onSend={raise} />;
  }
  if (losses.every(({ key }) => key !== who.id)) return null;
  const others = charactersIn(seen)
    .filter(({ main, dead }) => !main && dead === null)
    .map(({ id, name }) => ({ key: id, label: name }));
  const raise = (character: string) => write({ deed: 'raise', character, lost: who.id });
  return <Raise choices={others} label={t.raiseWhom} onSend={raise} />;
};

const Die = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t } = useSpoken(SHEET);
  const { write } = useWriting();
  const [why, setWhy] = useState('');
  return (
    <Popover label={t.die} trigger={t.die} triggerClass="btn btn-small">
      <h3>{t.die}</h3>
      <AskingForm
        act={t.propose}
        off={why.trim() === '' ? t.dieWhy : null}
        onSend={() => write({ deed: 'die', character: who.id, why: why.trim() })}
      >
        <Lines label={t.dieWhy} value={why} onValue={setWhy} most={200} />
      </AskingForm>
    </Popover>
  );
};

/** What is decided about somebody, and what can be taken away from here: a file, a page of paper. */
export const Decisions = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, seen, plays } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const alive = who.dead === null;
  const save = (): void => {
    const sheet = JSON.stringify(saga.campaign.sheetOf(seen, who), null, 2);
    saveText(fileName(who.name, 'sheet.json'), sheet, 'application/json');
  };
  return (
    <section className="decisions">
      <h2>{t.decisions}</h2>
      <div>
        {plays && alive && saga.campaign.lacking(who).length > 0 ? <Generate who={who} /> : null}
        {plays ? <Succession who={who} /> : null}
        {plays && who.captive !== null ? (
          <Button small onClick={() => void write({ deed: 'free', character: who.id })}>
            {t.free}
          </Button>
        ) : null}
        {plays && alive ? <Die who={who} /> : null}
      </div>
      <h3 className="lab">{t.takeAlong}</h3>
      <div>
        <Button small onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button small onClick={save}>
          {t.saveFile}
        </Button>
      </div>
    </section>
  );
};
