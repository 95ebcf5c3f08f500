import type { SeatId } from '@warmoot/kernel';
import { sceneTitle, type Words } from '@warmoot/words';
import { Arms } from '../../design/base/Arms.js';
import { Icon } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { peopleAt } from '../../people/people.js';
import { useSpoken } from '../../words/speech.js';
import { beginOrPropose, isHost } from '../rulings/propose.js';
import { tableKinds } from './kinds.js';
import type { SetupProps } from './setupProps.js';
import { SETUP } from './setupWords.js';
import { SLATE } from './slateWords.js';
import { TableFields } from './TableFields.js';
import './slate.css';

interface BeginsProps extends Pick<SetupProps, 'sitting' | 'act'> {
  /** Who is to sit where; a seat that is empty is still waited for. */
  readonly places: readonly { readonly as: string; readonly seat: SeatId }[];
  /** What else is missing, in words. */
  readonly lacks: string | null;
  /** What the host's button says. */
  readonly label: string;
  readonly start: () => Parameters<typeof beginOrPropose>[2];
  /** What an ask for a field is, in words; null for fields of another kind of scene. */
  readonly say: (field: string, value: unknown) => string | null;
}

/** Which kind of scene is asked for; null where something else is. */
const sayKind = (words: Words, field: string, value: unknown): string | null => {
  const kind = field === 'kind' ? tableKinds().find((one) => one.kind === value) : undefined;
  return kind === undefined ? null : sceneTitle(words, kind.rules.scene);
};

/** What players ask for: the host agrees or keeps what there is, whoever asked may take it back. */
export const Asks = ({ sitting, act, say }: Pick<BeginsProps, 'sitting' | 'act' | 'say'>) => {
  const { t, words } = useSpoken(SLATE);
  const { seen, here, seat } = sitting;
  if (seen === null || seen.slate.asks.length === 0) return null;
  const people = peopleAt(seen, here, seat);
  const host = seen.seats.find((one) => one.host)?.name ?? '';
  const mayAnswer = isHost(sitting);
  // The first is the one to answer now.
  let isFirst = mayAnswer && seen.door.visitors.length === 0;
  return (
    <section className="slate-asks" aria-label={t.asked}>
      {seen.slate.asks.map(({ ask, by, field, value }) => {
        const what = say(field, value) ?? sayKind(words, field, value) ?? t.theScene;
        const isGold = isFirst;
        isFirst = false;
        return (
          <div key={ask} className="slate-ask" data-gold={mayAnswer || undefined}>
            <Arms colour={people[by]?.colour ?? 0} size={22} />
            <p>
              <b>{by === seat ? t.youAsk({ what }) : t.theyAsk({ name: people[by]?.name ?? by, what })}</b>
              <span className="small">{mayAnswer ? t.inPlace : t.stands({ host })}</span>
            </p>
            <p className="row">
              {mayAnswer ? (
                <>
                  <Button
                    kind={isGold ? 'act' : 'ink'}
                    small
                    onClick={() => void act({ do: 'settle', ask, agree: true })}
                  >
                    {t.agree}
                  </Button>
                  <Button small onClick={() => void act({ do: 'settle', ask, agree: false })}>
                    {t.keep}
                  </Button>
                </>
              ) : by === seat ? (
                <Button small onClick={() => void act({ do: 'unask', ask })}>
                  {t.takeBack}
                </Button>
              ) : null}
            </p>
          </div>
        );
      })}
    </section>
  );
};

/** What is asked for, what is still missing, and the button that begins the scene once nothing is. */
export const Begins = ({ sitting, act, places, lacks, label, start, say }: BeginsProps) => {
  const { t } = useSpoken(SLATE);
  const { t: plain } = useSpoken(SETUP);
  const { seen, here, seat } = sitting;
  const people = seen === null ? {} : peopleAt(seen, here, seat);
  const host = isHost(sitting);
  const isLeft = (seen?.slate.asks.length ?? 0) > 0;
  const hostName = seen?.seats.find((one) => one.host)?.name ?? '';
  const list = [
    ...places.map(({ as, seat: one }, nth) => ({
      key: `${nth}`,
      isDone: one !== '',
      icon: one === '' ? ('fl-door' as const) : ('ui-agree' as const),
      text: one === '' ? t.nobodyAs({ as }) : t.sitsAs({ name: people[one]?.name ?? one, as }),
    })),
    { key: 'left', isDone: !isLeft, icon: isLeft ? ('ui-tally' as const) : ('ui-agree' as const), text: t.nothingLeft },
  ];
  return (
    <div className="begins">
      <TableFields sitting={sitting} act={act} />
      <Asks sitting={sitting} act={act} say={say} />
      <div className="begins-when">
        <h3 className="lab">{t.beginsWhen}</h3>
        <ul>
          {list.map(({ key, isDone, icon, text }) => (
            <li key={key} data-done={isDone || undefined}>
              <Icon name={icon} size={16} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <Button
        kind={host ? 'act' : 'line'}
        off={lacks ?? (isLeft && host ? t.leftToAnswer : null)}
        onClick={() => beginOrPropose(sitting, act, start())}
      >
        {host ? label : plain.proposeIt}
      </Button>
      {host ? null : <p className="small soft">{t.hostBegins({ host: hostName })}</p>}
    </div>
  );
};
