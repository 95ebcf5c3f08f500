import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Link } from 'wouter';
import { Choose } from '../../design/forms/Select.js';
import { Popover } from '../../design/panels/Popover.js';
import { useSpoken } from '../../words/speech.js';
import { byName } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { Shield } from './Shield.js';
import { useWriting } from './useWriting.js';
import { AskingForm, Lines, Written } from './Writing.js';
import { SHEET } from './words.js';

interface AboutProps {
  readonly who: saga.campaign.SeenCharacter;
  readonly may: boolean;
}

const PARTS = ['context', 'home', 'trade', 'ties', 'past'] as const;
const SHORT: ReadonlySet<string> = new Set(['home', 'trade']);

/** SAGA-SKILL-022: the one terrain of Survive, named once. */
const Terrain = ({ who }: AboutProps) => {
  const { t } = useSpoken(SHEET);
  const { write } = useWriting();
  const [terrain, setTerrain] = useState('');
  const send = () => write({ deed: 'terrain', character: who.id, terrain: terrain.trim() });
  return (
    <Popover label={t.nameTerrain} trigger={t.nameTerrain} triggerClass="btn btn-quiet btn-small">
      <h3>{t.terrain}</h3>
      <p className="small soft">{t.terrainNote}</p>
      <AskingForm act={t.nameTerrain} off={terrain.trim() === '' ? t.terrain : null} onSend={send}>
        <Lines label={t.terrain} value={terrain} onValue={setTerrain} most={40} />
      </AskingForm>
    </Popover>
  );
};

/** Who they are in words: context, home, trade, ties, past. */
export const About = ({ who, may }: AboutProps) => {
  const { t } = useSpoken(SHEET);
  const { write } = useWriting();
  return (
    <section className="about">
      <h2>{t.about}</h2>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt className="lab">{t.aboutParts[part]}</dt>
            <dd>
              <Written
                label={t.aboutParts[part]}
                text={who.words[part]}
                empty={t.unknown}
                may={may}
                most={SHORT.has(part) ? 200 : 20_000}
                onSave={(text) => write({ deed: 'words', character: who.id, [part]: text })}
                {...(!SHORT.has(part) && { long: true })}
              />
            </dd>
          </div>
        ))}
        {saga.campaign.isOpenSheet(who) && (may || who.terrain !== null) ? (
          <div>
            <dt className="lab">{t.terrain}</dt>
            <dd>{who.terrain ?? <Terrain who={who} may={may} />}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
};

const Relate = ({ who }: AboutProps) => {
  const { t, seen } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const others = Object.values(seen.open.characters)
    .filter(({ id }) => id !== who.id)
    .sort((a, b) => byName(a.name, b.name))
    .map(({ id, name }) => ({ key: id, label: name }));
  const [to, setTo] = useState(others[0]?.key ?? '');
  const [text, setText] = useState('');
  const send = () => write({ deed: 'relate', character: who.id, to, text: text.trim() });
  return (
    <Popover label={t.relate} trigger={t.relate} triggerClass="btn btn-quiet btn-small">
      <h3>{t.relate}</h3>
      <AskingForm act={t.save} off={to === '' ? t.to : null} onSend={send}>
        <Choose label={t.to} options={others} at={to} onPick={setTo} />
        <Lines label={`${t.text}. ${t.textHint}`} value={text} onValue={setText} most={200} />
      </AskingForm>
    </Popover>
  );
};

/** A character's relations to others, and what the sheets of others say about this character. */
export const Relations = ({ who, may }: AboutProps) => {
  const { t, seen, people, table } = useCampaignIn(SHEET);
  const all = seen.open.characters;
  const told = Object.values(all).flatMap((one) =>
    one.relations.filter(({ to }) => to === who.id).map(({ text }) => ({ other: one, text })),
  );
  const own = who.relations.flatMap(({ to, text }) => {
    const other = all[to];
    return other === undefined ? [] : [{ other, text }];
  });
  const list = (rows: typeof own) => (
    <ul>
      {rows.map(({ other, text }) => (
        <li key={other.id}>
          <Shield of={other} people={people} size={20} />
          <span>
            <Link href={`/t/${table}/cast/${other.id}`}>{other.name}</Link>: {text}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="relations">
      <h2>{t.relations}</h2>
      {own.length === 0 ? <p className="soft">{t.noRelations}</p> : list(own)}
      {may ? <Relate who={who} may={may} /> : null}
      {told.length === 0 ? null : (
        <>
          <h3 className="lab">{t.ofThem}</h3>
          {list(told)}
        </>
      )}
    </section>
  );
};
