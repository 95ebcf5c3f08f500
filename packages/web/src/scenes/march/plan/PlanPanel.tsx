import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { TabLine } from '../../shared/TabLine.js';
import type { AskedProps, Known } from '../model.js';
import { PartyHead, useAbout } from '../PartyHead.js';
import { SealFoot } from '../SealFoot.js';
import { useTelling } from '../telling.js';
import { MeetTable } from './MeetTable.js';
import { Options } from './Options.js';
import { Paces } from './Paces.js';
import { type Picked, planFrom, routesFor, withPace, withRoute } from './planning.js';
import { Routes } from './Routes.js';

interface PlanPanelProps extends AskedProps {
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  /** Those of whom one knows something, and which of them the odds are for. */
  readonly known: readonly Known[];
  readonly other: Known | null;
  readonly onOther: (name: string) => void;
  /** The spans that this one may have come to by tonight. */
  readonly near: ReadonlySet<string>;
  readonly onRead: () => void;
}

/** What the way picked is called: by its name, else by where it leads. */
const useRouteName = ({ view, book, picked }: PlanPanelProps): string => {
  const { span } = useTelling(view);
  const { roads } = view.given;
  const { name, spans } = saga.roads.routeAlong(roads, book.at, picked.route, saga.march.isAfloat(roads, book));
  return name ?? span(spans.at(-1) ?? book.at);
};

/** The morning: pace, way, and what else is sealed for the day. */
export const PlanPanel = (props: PlanPanelProps) => {
  const { view, book, picked, onPick, known, other, onOther, near, onRead, run, asked, answer, busy } = props;
  const { t, words, span } = useTelling(view);
  const [isLeaving, setLeaving] = useState(false);
  const { roads } = view.given;
  const about = useAbout(view, book);
  const called = useRouteName(props);
  const routes = useMemo(() => routesFor(view, book), [view, book]);
  const plan = useMemo(() => planFrom(view, book, picked), [view, book, picked]);
  const accepted = useMemo(() => run.accepts(asked, plan), [run, asked, plan]);
  const halt = saga.march.itinerary(roads, book, plan.route, plan.pace)[0]?.at ?? book.at;
  const isResting = plan.pace === 'rest';
  return (
    <>
      <div className="scene-body march-plan" data-yours="">
        <PartyHead view={view} people={props.people} book={book} pace={picked.pace} isTitle>
          {about}
        </PartyHead>
        <Paces
          view={view}
          book={book}
          picked={picked}
          other={other}
          onPace={(pace) => onPick(withPace(view, book, picked, pace))}
        />
        <Routes
          view={view}
          book={book}
          picked={picked}
          routes={routes}
          other={other}
          near={near}
          onRoute={(route) => onPick(withRoute(picked, route))}
        />
        <Options view={view} book={book} picked={picked} plan={plan} onPick={onPick} />
        {known.length > 1 && other !== null ? (
          <div className="whom">
            <TabLine
              label={t.others}
              at={other.name}
              onGo={onOther}
              tabs={known.map(({ name }) => ({ key: name, long: name, short: name }))}
            />
          </div>
        ) : null}
        {other === null ? (
          <p className="march-note small soft">{t.nobodyKnown}</p>
        ) : (
          <MeetTable view={view} book={book} pace={plan.pace} other={other} onRead={onRead} />
        )}
        <p className="march-give-up">
          {isLeaving ? (
            <>
              <span className="small">{t.giveUpSure}</span>
              <Button small onClick={() => answer(asked, { choose: 'giveUp' })} busy={busy}>
                {t.giveUpYes}
              </Button>
              <Button small kind="quiet" onClick={() => setLeaving(false)}>
                {t.giveUpNo}
              </Button>
            </>
          ) : (
            <Button small kind="quiet" onClick={() => setLeaving(true)}>
              {t.giveUp}
            </Button>
          )}
        </p>
      </div>
      <SealFoot
        {...props}
        title={isResting ? t.paces.rest : t.picked({ pace: t.paces[plan.pace], route: called })}
        note={isResting ? t.stays({ span: span(book.at) }) : t.haltAt({ span: span(halt) })}
        act={t.sealDay}
        off={accepted.ok ? null : refusalText(words, accepted.refusal)}
        onAct={() => answer(asked, plan)}
      />
    </>
  );
};
