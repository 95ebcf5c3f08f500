import type { Fixed } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { number } from '@warmoot/words';
import { Icon } from '../../design/base/Icon.js';
import { TallyPopover } from '../../design/chance/Tally.js';
import { motiveIcon } from '../../design/motives/MotivePairs.js';
import { shortName } from '../../people/names.js';
import { useSpoken } from '../../words/speech.js';
import { type Thrown, tallyIn } from '../shared/stage/thrown.js';
import { isClosed, type TalkView } from './model.js';
import type { AppealThrows } from './throws.js';
import { TALK, type TalkWords } from './words.js';

type Appeal = Fixed<saga.discussion.Appeal>;
type Heard = Fixed<saga.discussion.Hearing>;

/** What has become of an appeal to one listener, by the name of its word. */
const verdictFor = ({ state }: Appeal, { ignores, reached, moved }: Heard): keyof TalkWords['verdicts'] => {
  if (ignores === true || state === 'ignored') return 'ignored';
  if (state === 'withdrawn' || state === 'closed') return state;
  if (moved !== null) return moved ? 'taken' : 'unmoved';
  if (reached === false) return 'unreached';
  return state === 'setUp' || state === 'settled' ? 'open' : 'rolling';
};

/** A number that opens everything behind it; plain where that is closed. */
const Opened = ({ thrown, text }: { readonly thrown: Thrown; readonly text: string }) => {
  const { words } = useSpoken(TALK);
  const tally = tallyIn(words, thrown);
  return tally === null ? <b>{text}</b> : <TallyPopover of={tally}>{text}</TallyPopover>;
};

interface FiguresProps {
  readonly check: Thrown;
  readonly take: Thrown | undefined;
  readonly target: number;
  readonly rating: number;
}

/** The total against what it had to reach, then the d12 and the motivation. */
const Figures = ({ check, take, target, rating }: FiguresProps) => {
  const { t } = useSpoken(TALK);
  const isSum = check.throw.reading.read === 'together' && check.score !== null;
  return (
    <span className="hearing-figures">
      <Opened thrown={check} text={isSum ? number(check.score as number) : check.faces.join(' ')} />
      {isSum ? ` ${t.against({ n: number(target) })}` : null}
      {take === undefined ? null : (
        <>
          {t.then} <Opened thrown={take} text={number(take.faces[0] ?? 0)} /> {t.on({ n: number(rating) })}
        </>
      )}
    </span>
  );
};

interface HearingProps {
  readonly view: TalkView;
  readonly appeal: Appeal;
  readonly heard: Heard;
  readonly throws: AppealThrows | undefined;
}

/** In the margin: to which motivation of whom, how the dice fell, and what came of it. */
export const Hearing = ({ view, appeal, heard, throws }: HearingProps) => {
  const { t, words } = useSpoken(TALK);
  const { who, matter } = heard;
  const { motive } = appeal.terms;
  const verdict = verdictFor(appeal, heard);
  const check = throws?.checks.find(({ to }) => to.includes(who))?.thrown;
  const names = view.given.people.map(({ name }) => name);
  const edition = saga.EDITIONS[view.given.edition];
  const isOpen = check !== undefined && !check.throw.guessed && !isClosed(view, who);
  return (
    <div className="hearing" data-won={verdict === 'taken' || undefined}>
      <Icon name={motiveIcon(motive)} size={22} />
      <p>
        <b>
          {who === appeal.talker
            ? t.toOwn({ motive: words.discussion.motives[motive] })
            : t.to({ who: shortName(who, names), motive: words.discussion.motives[motive] })}
        </b>
        {isOpen ? (
          <Figures
            check={check}
            take={throws?.takes[who]}
            target={saga.discussion.difficultyFor(edition, view, appeal, { who, matter }).difficulty + TO_REACH}
            rating={saga.discussion.motivesOf(view, who)?.[motive] ?? 0}
          />
        ) : null}
      </p>
      <em>{t.verdicts[verdict]}</em>
    </div>
  );
};

/** SAGA-CHECK-017: what every check must reach, whoever opposes it. */
const TO_REACH = 14;
