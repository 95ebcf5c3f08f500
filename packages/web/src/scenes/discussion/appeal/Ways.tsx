import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { type ReactNode, useState } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { shortName } from '../../../people/names.js';
import { useSpoken } from '../../../words/speech.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { bearingOf } from '../bearing.js';
import type { TalkProps } from '../model.js';
import { Chips } from './Chips.js';
import { LeafFoot } from './LeafFoot.js';
import { APPEAL_WORDS } from './words.js';

type Choice = saga.discussion.TalkChoice;
type Distance = Extract<Choice, { readonly choose: 'violence' }>['distance'];

/** What can be done in a talk besides speaking. */
export const WAYS = ['noMore', 'walkOut', 'sendAway', 'violence'] as const;
export type Way = (typeof WAYS)[number];

interface WayProps extends TalkProps {
  readonly onBack: () => void;
}

interface StepProps extends WayProps {
  readonly title: string;
  /** What follows, before it is done. */
  readonly then: string;
  readonly act: string;
  /** What is done; a word for what is missing where it cannot be said yet. */
  readonly choice: Choice | string;
  readonly children?: ReactNode;
}

/** One of the ways, with what follows from it said before it is done. */
const Step = ({ title, then, act, choice, children, run, asked, answer, busy, onBack }: StepProps) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const accepted = typeof choice === 'string' || asked === null ? null : run.accepts(asked, choice);
  const refusal = accepted === null || accepted.ok ? null : refusalText(words, accepted.refusal);
  return (
    <section className="appeal-leaf" data-yours="">
      <SceneHead title={title} />
      <p className="scene-wait">{then}</p>
      <div className="appeal-set">{children}</div>
      <LeafFoot
        label={title}
        act={act}
        busy={busy}
        off={typeof choice === 'string' ? choice : refusal}
        onAct={() => {
          if (asked !== null && typeof choice !== 'string') answer(asked, choice);
        }}
      >
        <Button kind="quiet" onClick={onBack}>
          {t.back}
        </Button>
      </LeafFoot>
    </section>
  );
};

interface PeoplePickProps extends Pick<TalkProps, 'view' | 'people' | 'bears'> {
  readonly legend: string;
  readonly names: readonly string[];
  readonly picked: readonly string[];
  readonly onPick: (names: readonly string[]) => void;
  readonly closedFor?: (name: string) => string | null;
}

const PeoplePick = ({ view, people, bears, legend, names, picked, onPick, closedFor }: PeoplePickProps) => {
  const all = view.given.people.map(({ name }) => name);
  return (
    <Chips
      legend={legend}
      many
      picked={picked}
      onPick={(name) => onPick(picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name])}
      chips={names.map((name) => {
        const { colour, charge } = bearingOf({ view, people, bears }, name);
        return {
          key: name,
          label: shortName(name, all),
          sign: <Arms colour={colour} charge={charge} size={18} />,
          closed: closedFor?.(name) ?? null,
        };
      })}
    />
  );
};

/** The people of others who are there. */
const othersHere = ({ view, seat }: Pick<TalkProps, 'view' | 'seat'>): readonly string[] => {
  const own = saga.discussion.ownHere(view, seat ?? '');
  return saga.discussion.peopleHere(view).filter((name) => !own.includes(name));
};

/** Of several none is named beforehand; one who is alone is. */
const onlyOne = (names: readonly string[]): readonly string[] => (names.length === 1 ? names : []);

const NoMore = (props: WayProps) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const isLast = props.asking !== null && props.asking.others.length === 0;
  return (
    <Step
      {...props}
      title={t.noMore}
      then={isLast ? t.noMoreEnds : t.noMoreThen}
      act={t.noMoreGo}
      choice={{ choose: 'noMore' }}
    />
  );
};

const WalkOut = (props: WayProps) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const own = saga.discussion.ownHere(props.view, props.seat ?? '');
  const [who, setWho] = useState(onlyOne(own));
  return (
    <Step
      {...props}
      title={t.walkOut}
      then={t.walkOutThen}
      act={t.walkOutGo}
      choice={who.length === 0 ? t.whoFirst : { choose: 'walkOut', who }}
    >
      <PeoplePick {...props} legend={t.walkOutWho} names={own} picked={who} onPick={setWho} />
    </Step>
  );
};

const SendAway = (props: WayProps) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const others = othersHere(props);
  const [who, setWho] = useState(onlyOne(others));
  const [how, setHow] = useState('');
  const choice = (): Choice | string => {
    if (who.length === 0) return t.whoFirst;
    return how.trim() === '' ? t.howFirst : { choose: 'sendAway', who, how: how.trim() };
  };
  return (
    <Step {...props} title={t.sendAway} then={t.sendAwayThen} act={t.sendAwayGo} choice={choice()}>
      <PeoplePick {...props} legend={t.sendAwayWho} names={others} picked={who} onPick={setWho} />
      <Field label={t.sendAwayHow} placeholder={t.sendAwayHint} maxLength={500} value={how} onText={setHow} />
    </Step>
  );
};

const DISTANCES: readonly Distance[] = ['dagger', 'sword', 'spear'];

const Violence = (props: WayProps) => {
  const { view, seat } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const closedFor = (name: string): string | null =>
    saga.discussion.personNamed(view, name).fighter === undefined ? t.cannotFight : null;
  const canFight = (name: string): boolean => closedFor(name) === null;
  const own = saga.discussion.ownHere(view, seat ?? '');
  const others = othersHere(props);
  const [attackers, setAttackers] = useState(onlyOne(own.filter(canFight)));
  const [against, setAgainst] = useState(onlyOne(others.filter(canFight)));
  const [distance, setDistance] = useState<Distance>('spear');
  const isNobody = attackers.length === 0 || against.length === 0;
  return (
    <Step
      {...props}
      title={t.violence}
      then={t.violenceThen}
      act={t.violenceGo}
      choice={isNobody ? t.whoFirst : { choose: 'violence', attackers, against, distance }}
    >
      <PeoplePick
        {...props}
        legend={t.attackers}
        names={own}
        picked={attackers}
        onPick={setAttackers}
        closedFor={closedFor}
      />
      <PeoplePick
        {...props}
        legend={t.against}
        names={others}
        picked={against}
        onPick={setAgainst}
        closedFor={closedFor}
      />
      <Chips
        legend={t.distance}
        picked={[distance]}
        onPick={(key) => setDistance(key as Distance)}
        chips={DISTANCES.map((key) => ({ key, label: t.distances[key] }))}
      />
    </Step>
  );
};

const STEPS = { noMore: NoMore, walkOut: WalkOut, sendAway: SendAway, violence: Violence } as const;

/** One of the ways, step by step. */
export const WayStep = ({ way, ...props }: WayProps & { readonly way: Way }) => {
  const Drawn = STEPS[way];
  return <Drawn {...props} />;
};

/** Whether a way is open at all: nobody is sent away from an empty room. */
export const isOpen = (props: Pick<TalkProps, 'view' | 'seat'>, way: Way): boolean => {
  const { view, seat } = props;
  if (way === 'noMore') return true;
  const others = othersHere(props);
  if (way !== 'violence') return others.length > 0;
  const fights = (name: string): boolean => saga.discussion.personNamed(view, name).fighter !== undefined;
  return saga.discussion.ownHere(view, seat ?? '').some(fights) && others.some(fights);
};
