import { saga } from '@warmoot/rules';
import { entryTitle } from '@warmoot/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import { Choose } from '../../design/forms/Select.js';
import { motiveIcon } from '../../design/motives/MotivePairs.js';
import { Popover } from '../../design/panels/Popover.js';
import { useCampaignIn } from '../useCampaign.js';
import { useWriting } from './useWriting.js';
import { AskingForm, Lines } from './Writing.js';
import { SHEET } from './words.js';

/** SAGA-MOTIVE-012, -015: it no longer matters, or it led to a bad end in one of their scenes. */
const Matter = ({
  who,
  driving,
}: {
  readonly who: saga.campaign.Character;
  readonly driving: saga.campaign.DrivingMotivation;
}) => {
  const { t, words, seen } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const scenes = Object.values(seen.open.entries)
    .filter((one) => one.kind === 'scene' && one.state === 'done' && one.characters.includes(who.id))
    .reverse()
    .map((one) => ({ key: one.id, label: entryTitle(words, one) }));
  const [entry, setEntry] = useState(scenes[0]?.key ?? '');
  const { noGrowth } = saga.EDITIONS[seen.open.edition];
  return (
    <>
      <AskingForm
        act={t.playedOut}
        onSend={() => write({ deed: 'playedOut', character: who.id, driving: driving.id })}
      />
      {noGrowth !== null ? null : (
        <AskingForm
          act={t.regret}
          off={scenes.length === 0 ? t.noScenes : null}
          onSend={() => write({ deed: 'regret', character: who.id, driving: driving.id, entry })}
        >
          {scenes.length === 0 ? null : <Choose label={t.regretIn} options={scenes} at={entry} onPick={setEntry} />}
        </AskingForm>
      )}
    </>
  );
};

const RATINGS = Array.from({ length: 15 }, (_, rating) => ({ key: `${rating}`, label: `${rating}` }));

const AddDrive = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, words, seen } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const [context, setContext] = useState('');
  const [topic, setTopic] = useState('');
  const [motive, setMotive] = useState<saga.character.Motive>('energetic');
  const [rating, setRating] = useState('3');
  const [by, setBy] = useState('');
  const { isRated } = saga.EDITIONS[seen.open.edition].driving;
  const people = Object.values(seen.open.characters);
  const off = context.trim() === '' ? t.context : topic.trim() === '' ? t.topic : null;
  const send = () =>
    write({
      deed: 'drive',
      character: who.id,
      context: context.trim(),
      topic: topic.trim(),
      motive,
      rating: isRated ? Number(rating) : null,
      by: by === '' ? null : by,
    });
  return (
    <Popover label={t.addDrive} trigger={t.addDrive} triggerClass="btn btn-quiet btn-small">
      <h3>{t.addDrive}</h3>
      <AskingForm act={t.propose} off={off} onSend={send}>
        <Lines label={`${t.context}, ${t.contextHint}`} value={context} onValue={setContext} most={200} />
        <Lines label={`${t.topic}, ${t.topicHint}`} value={topic} onValue={setTopic} most={200} />
        <Choose
          label={t.motive}
          options={saga.character.ALL_MOTIVES.map((key) => ({ key, label: words.character.motives[key] }))}
          at={motive}
          onPick={setMotive}
        />
        <Choose
          label={t.drivingBy}
          options={people.map(({ id, name }) => ({ key: id, label: name }))}
          none={t.notSaid}
          at={by}
          onPick={setBy}
        />
        {isRated ? <Choose label={t.drivingRating} options={RATINGS} at={rating} onPick={setRating} /> : null}
      </AskingForm>
    </Popover>
  );
};

/** The Discussion that gave it, to be read as it was played. */
const GivenIn = ({ entry }: { readonly entry: string }) => {
  const { t, words, seen, table } = useCampaignIn(SHEET);
  const found = seen.open.entries[entry];
  if (found === undefined) return null;
  const title = entryTitle(words, found);
  return (
    <>
      {' '}
      {t.givenIn} {found.played === null ? title : <Link href={`/t/${table}/scene/${found.played}`}>{title}</Link>}.
    </>
  );
};

/** Driving Motivations: in which matter, by what, and with which rating it was given. */
export const Drives = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, words, dateText, nameOf, plays } = useCampaignIn(SHEET);
  const may = plays && who.dead === null;
  return (
    <section className="drives">
      <h2>{t.drives}</h2>
      {who.driving.length === 0 ? <p className="soft small">{t.noDrives}</p> : null}
      <ul>
        {who.driving.map((one) => {
          const name = words.character.motives[one.motive];
          return (
            <li key={one.id}>
              <Icon name={motiveIcon(one.motive)} size={22} />
              <div>
                <b className="strong">{name}</b>
                <p className="small soft">
                  {t.driven({ context: one.context, topic: one.topic })}{' '}
                  {one.by === null ? '' : `${t.drivingBy} ${nameOf(one.by)}. `}
                  {one.rating === null
                    ? t.givenFirst({ date: dateText(one.since) })
                    : t.given({ rating: one.rating, date: dateText(one.since) })}
                  {one.entry === undefined ? null : <GivenIn entry={one.entry} />}
                </p>
              </div>
              {may ? (
                <Popover
                  label={t.matter({ name })}
                  triggerLabel={t.matter({ name })}
                  trigger={t.change}
                  triggerClass="btn btn-quiet btn-small"
                >
                  <h3>{name}</h3>
                  <p className="small soft">{t.driven({ context: one.context, topic: one.topic })}</p>
                  <Matter who={who} driving={one} />
                </Popover>
              ) : null}
            </li>
          );
        })}
      </ul>
      {may ? <AddDrive who={who} /> : null}
    </section>
  );
};
