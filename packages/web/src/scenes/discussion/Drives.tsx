import { saga } from '@warmoot/rules';
import { number } from '@warmoot/words';
import { Icon } from '../../design/base/Icon.js';
import { motiveIcon } from '../../design/motives/MotivePairs.js';
import { shortName } from '../../people/names.js';
import { useSpoken } from '../../words/speech.js';
import { isClosed, type TalkProps } from './model.js';
import { TALK } from './words.js';

/** What drives somebody now: in which matter, by whom it was given and with which rating. */
export const Drives = ({ view, rules, name }: Pick<TalkProps, 'view' | 'rules'> & { readonly name: string }) => {
  const { t, words } = useSpoken(TALK);
  const driving = saga.discussion.drivingOf(view, name);
  const names = view.given.people.map((one) => one.name);
  const skillName = (skill: string): string => words.scenes[rules.scene]?.tally[`skill.${skill}`] ?? skill;
  const source = (one: saga.discussion.Driving): string => {
    const appeal = one.appeal === null ? undefined : view.open.appeals[one.appeal - 1];
    const rating = one.rating === null || (one.by !== null && isClosed(view, one.by)) ? null : number(one.rating);
    const parts = [
      one.by === null ? null : t.from({ who: shortName(one.by, names) }),
      rating === null
        ? null
        : appeal === undefined
          ? t.rating({ rating })
          : t.rated({ skill: skillName(appeal.terms.skill), rating }),
      appeal === undefined ? t.brought : t.byAppeal({ nth: number(appeal.number) }),
    ];
    const said = parts.filter((part) => part !== null).join(', ');
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  };
  return (
    <section className="talk-drives">
      <h3>{t.drives({ who: shortName(name, names) })}</h3>
      {driving.length === 0 ? <p className="soft small">{t.noDrives}</p> : null}
      <ul>
        {driving.map((one) => (
          <li key={`${one.context} ${one.topic}`}>
            <Icon name={motiveIcon(one.motive)} size={22} />
            <div>
              <b>{words.character.motives[one.motive]}</b>
              <p>
                {t.matter({ context: one.context, topic: one.topic })} {source(one)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
