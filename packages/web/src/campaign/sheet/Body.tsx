import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { Chance } from '../../design/chance/Chance.js';
import { Choose } from '../../design/forms/Select.js';
import { Figure } from '../../people/figure/Figure.js';
import { headKind } from '../../people/names.js';
import { shieldOf } from '../../people/shield.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import { useCampaignIn } from '../useCampaign.js';
import { SHEET } from './words.js';
import { healersFor, healingOdds, nextHealing, woundRows, woundsByPart } from './wounds.js';

const armourOf = (who: saga.campaign.SeenCharacter): ReturnType<typeof saga.carry.wornArmour> =>
  saga.campaign.isOpenSheet(who) ? saga.carry.wornArmour(who.load) : 'none';

/** Somebody from the front, with the wounds cut into them; the dead lie down. */
export const Person = ({
  who,
  className,
}: {
  readonly who: saga.campaign.SeenCharacter;
  readonly className: string;
}) => {
  const { t, words, people } = useCampaignIn(SHEET);
  const { tincture, charge } = shieldOf(people, who);
  const wounds = woundRows(who).map(({ part, severity }) => `${words.duel.names.parts[part]}: ${t.severity[severity]}`);
  const said = [who.dead === null ? null : t.states.dead, ...wounds].filter((one) => one !== null);
  return (
    <Figure
      className={className}
      tincture={tincture}
      charge={`ch-${charge}`}
      armour={armourOf(who)}
      left={null}
      right={null}
      minors={woundsByPart(who, 'minor')}
      majors={woundsByPart(who, 'major')}
      down={who.dead !== null}
      kind={headKind(who.name)}
      label={`${who.name}: ${said.length === 0 ? t.sound : said.join('; ')}`}
    />
  );
};

/** Four boxes, one filled by each success. */
const Marks = ({ marks }: { readonly marks: number }) => {
  const { t } = useSpoken(SHEET);
  return (
    <span className="marks" role="img" aria-label={t.marks({ marks })}>
      {[1, 2, 3, 4].map((nth) => (
        <i key={nth} data-in={nth <= marks || undefined} />
      ))}
    </span>
  );
};

export const WoundList = ({ who }: { readonly who: Pick<saga.campaign.Character, 'wounds'> }) => {
  const { t, words, dateText } = useCampaignIn(SHEET);
  return (
    <ul className="wounds">
      {woundRows(who).map(({ key, part, severity, kind, day, marks, effect }) => (
        <li key={key}>
          <Icon name={severity === 'major' ? 'wd-major' : 'wd-minor'} size={22} />
          <div>
            <b>
              {capital(words.duel.names.parts[part])}, {t.severity[severity]}
            </b>
            <p>{t.effects[effect]}</p>
            <p>{capital(t.since({ kind: t.kinds[kind], date: dateText(day) }))}</p>
          </div>
          <Marks marks={marks} />
        </li>
      ))}
    </ul>
  );
};

/** The next Heal checks, and their exact chance by whoever treats the wounds. */
const Healing = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t, seen, dateText } = useCampaignIn(SHEET);
  const [picked, setPicked] = useState<string | null>(null);
  const healers = healersFor(seen, who);
  const healer = healers.find(({ id }) => id === picked) ?? healers[0];
  const called = ({ by, name, heal }: (typeof healers)[number]) =>
    t.healer({ name: by === 'self' ? t.self : name, heal });
  return (
    <div className="next-heal">
      <p className="lab">{t.nextCheck({ date: dateText(nextHealing(seen, who)) })}</p>
      {healer === undefined ? (
        <p className="small soft">{t.noHealer}</p>
      ) : (
        <>
          <Choose
            label={t.treatedBy}
            options={healers.map((one) => ({ key: one.id, label: called(one) }))}
            at={healer.id}
            onPick={setPicked}
          />
          <dl className="small">
            {healingOdds(seen, who, healer).map(({ severity, chance }) => (
              <div key={severity}>
                <dt>{capital(t.severity[severity])}</dt>
                <dd>
                  <Chance of={chance} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
};

/** The drawn figure, wound by wound, and when they heal. */
export const Body = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t } = useSpoken(SHEET);
  return (
    <section className="sheet-body leaf" id="body">
      <h2>{t.body}</h2>
      <div className="body-figure">
        <Person who={who} className="figure" />
      </div>
      <div className="body-wounds">
        {who.wounds.length === 0 ? <p className="soft small">{t.sound}</p> : <WoundList who={who} />}
        {who.wounds.length > 0 && who.dead === null ? <Healing who={who} /> : null}
      </div>
    </section>
  );
};
