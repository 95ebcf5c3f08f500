import { saga } from '@warmoot/rules';
import { MotivePairs } from '../../design/motives/MotivePairs.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { Person, WoundList } from './Body.js';
import { fateText } from './Head.js';
import { lockRows } from './locks.js';
import { Shield } from './Shield.js';
import { Notches } from './Skills.js';
import './sheet.css';
import './numbers.css';
import './paper.css';
import { SHEET } from './words.js';

const WORDS = ['home', 'trade', 'ties', 'past'] as const;

const PaperSkills = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, words } = useSpoken(SHEET);
  return (
    <div className="paper-skills">
      {saga.character.GROUPS.map((group) => (
        <section key={group}>
          <h3>{words.character.groups[group]}</h3>
          <ul>
            {saga.character.skillsIn(group).map((skill) => (
              <li key={skill}>
                <span>
                  {skill === 'survive' && who.terrain !== null
                    ? t.survive({ name: words.skills[skill], terrain: who.terrain })
                    : words.skills[skill]}
                </span>
                <Notches rating={who.skills?.[skill] ?? 0} />
                <b>{who.skills?.[skill] ?? '–'}</b>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const PaperLoad = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, words, seen } = useCampaignIn(SHEET);
  const things = who.load.items.map(({ object }) =>
    typeof object === 'string' ? words.carry.objects[object] : object.name,
  );
  const figures = saga.carry.summaryOf(who.load, saga.campaign.enduranceOf(who), seen.open.options);
  return (
    <section>
      <h3>
        {t.carries}
        {figures === null ? null : ` (${t.ofSpaces({ taken: figures.taken, spaces: figures.spaces })})`}
      </h3>
      <p>{things.length === 0 ? '–' : things.join(', ')}</p>
      {who.skills === null ? null : (
        <p className="small">
          {t.fight}:{' '}
          {lockRows(who)
            .map(({ lock, counts }) => `${t.locks[lock]} ${words.skills[counts]}`)
            .join(', ')}
        </p>
      )}
    </section>
  );
};

const PaperDrives = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, words } = useSpoken(SHEET);
  if (who.driving.length === 0) return null;
  return (
    <section>
      <h3>{t.drives}</h3>
      <ul>
        {who.driving.map(({ id, motive, context, topic, rating }) => (
          <li key={id}>
            <b>{words.character.motives[motive]}</b>
            {rating === null ? '' : ` ${rating}`}: {t.driven({ context, topic })}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A character on one page of paper. What only the owner may read is not on it: paper lies about. */
export const PaperSheet = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t, people, seen, dateText } = useCampaignIn(SHEET);
  const open = saga.campaign.isOpenSheet(who) ? who : null;
  const fate = fateText(t, who, dateText);
  return (
    <section className="paper-sheet" aria-label={who.name}>
      <header>
        <Shield of={who} people={people} size={54} />
        <div>
          <h2>{who.name}</h2>
          <p>{who.words.context}</p>
          {fate === null ? null : <p>{fate}</p>}
        </div>
        <p className="small">
          {seen.open.name}
          <br />
          {who.main ? t.main : t.other}
          <br />
          {who.owner === null ? t.nobody : (people[who.owner]?.name ?? who.owner)}
        </p>
      </header>
      <div className="paper-columns">
        <div>
          <Person who={who} className="paper-figure" />
          {who.wounds.length === 0 ? null : <WoundList who={who} />}
        </div>
        {open === null ? null : (
          <div>
            <PaperSkills who={open} />
            {open.motives === null ? null : <MotivePairs motives={open.motives} driving={open.driving} />}
          </div>
        )}
      </div>
      {open === null ? null : (
        <>
          <PaperDrives who={open} />
          <PaperLoad who={open} />
        </>
      )}
      <dl>
        {WORDS.filter((part) => who.words[part] !== '').map((part) => (
          <div key={part}>
            <dt>{t.aboutParts[part]}</dt>
            <dd>{who.words[part]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
