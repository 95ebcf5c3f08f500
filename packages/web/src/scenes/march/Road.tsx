import { saga } from '@warmoot/rules';
import { boardOf } from '@warmoot/words';
import { useId, useMemo, useState } from 'react';
import '../shared/scene.css';
import './march.css';
import './party.css';
import './plan.css';
import './meet.css';
import { RoadsBoard } from '../../boards/roads/RoadsBoard.js';
import { percentText } from '../../design/chance/Chance.js';
import { Button } from '../../design/forms/Button.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useWords } from '../../words/WordsProvider.js';
import { Coach } from '../coach/Coach.js';
import type { SceneProps } from '../contract.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { Phases } from '../shared/Phases.js';
import { questionTold } from '../shared/questionTold.js';
import { Reading } from '../shared/Reading.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { TabLine } from '../shared/TabLine.js';
import { useYours } from '../shared/useYours.js';
import { End } from './End.js';
import { Idle, Watching } from './Idle.js';
import { Ledger } from './Ledger.js';
import { marksOf, reachesOf, spanTold } from './marks.js';
import { Contact } from './meet/Contact.js';
import { Exchange } from './meet/Exchange.js';
import { type AskedProps, type Book, knownTo, type MarchView, metIn, stepOf } from './model.js';
import { chanceOf, noticedThrow } from './odds.js';
import { phasesOf } from './phases.js';
import { PlanPanel } from './plan/PlanPanel.js';
import { checksOf, laidTo, planFrom, withRoute } from './plan/planning.js';
import { useTelling } from './telling.js';
import { useMarch } from './useMarch.js';
import { useWalk } from './useWalk.js';

const NO_SPANS: readonly string[] = [];
/** The checks by which a party sets out. */
const MORNING = ['sail', 'survive', 'cross'] as const;

/** The spans by which a party has come to where it is: today as far as it has got, in the morning those of the day before. */
const trailOf = (view: MarchView, book: Book | null): readonly string[] => {
  if (book === null) return NO_SPANS;
  const line = book.days.at(-1);
  const route = book.plan?.route ?? NO_SPANS;
  const isMorning = book.plan === null && line !== undefined && line.day === view.open.day - 1;
  const spans = isMorning ? line.spans : route.slice(0, route.indexOf(book.at) + 1);
  return spans.at(-1) === book.at ? spans : [...spans, book.at];
};

/** How many spans a party has entered today. */
const goneToday = ({ plan, at }: Book): number => (plan === null ? 0 : plan.route.indexOf(at) + 1);

/** The road itself. While something is played inside it, it is there to be looked at, and asks nothing. */
export const Road = (props: SceneProps) => {
  const { run, seat, people, passages, answer, busy, devices, dated } = props;
  const view = props.view as unknown as MarchView;
  const telling = useTelling(view);
  const { t, words, span: called, day } = telling;
  const { ui } = useWords();
  const announce = useAnnounce();
  const keys = useId();
  const { shown } = useOnStage();
  const [isReading, setReading] = useState(false);
  const [named, setNamed] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const { mine, party, book, onParty, open: question } = useMarch(props);
  const { roads } = view.given;
  const step = stepOf(view);
  const isInside = view.inner !== null;
  const open = isInside ? null : question;
  const plan = open?.decision === 'plan' ? open.picked.plan : null;
  const sealed = useMemo(
    () => (book === null ? null : plan === null ? book.plan : planFrom(view, book, plan)),
    [view, book, plan],
  );
  // A way is laid in the morning; where others were met, what is left of it is nobody's plan any more.
  const hasMet = step?.step === 'intend' || metIn(view).length > 0;
  const route = useMemo(() => {
    if (hasMet || book === null || sealed === null || sealed.pace === 'rest') return NO_SPANS;
    return plan?.route ?? sealed.route.slice(sealed.route.indexOf(book.at) + 1);
  }, [hasMet, book, sealed, plan]);
  const pace = sealed?.pace ?? 'steady';
  const days = useMemo(
    () => (book === null ? [] : saga.march.itinerary(roads, book, route, pace)),
    [roads, book, route, pace],
  );
  const known = useMemo(() => (book === null ? [] : knownTo(view, book)), [view, book]);
  const reaches = useMemo(() => (book === null ? [] : reachesOf(view, book)), [view, book]);
  const other = known.find(({ name }) => name === named) ?? known[0] ?? null;
  const near = useMemo(() => {
    const reach = reaches.find(({ name }) => name === other?.name);
    return new Set(reach === undefined ? [] : [...reach.now, ...reach.tonight]);
  }, [reaches, other]);
  const walking = useWalk(roads, trailOf(view, book));
  const drawn = useMemo(
    () =>
      book === null
        ? null
        : {
            view,
            book,
            people,
            reaches,
            route,
            days,
            mine,
            walking: walking === null || party === null ? {} : { [party]: walking },
          },
    [view, book, people, reaches, route, days, mine, walking, party],
  );
  const marks = useMemo(() => (drawn === null ? null : marksOf(telling, drawn)), [telling, drawn]);
  // The seat that looks on may know all that is read aloud here: it is made of its own view.
  const aloud = useMemo(
    () => [
      ...words.march.aloud(view as never, (of) => dated?.(of).date ?? null),
      ...(plan === null || party === null || sealed === null ? [] : [`${words.march.plan(view, party, sealed)}.`]),
    ],
    [words, view, dated, plan, party, sealed],
  );
  const sections = useMemo(
    () =>
      isReading
        ? [...(book === null ? [] : [{ title: t.stands, lines: aloud }]), ...boardOf(words, run, seat, devices)]
        : [],
    [isReading, words, run, seat, devices, book, aloud, t],
  );
  useYours(open === null || open.made ? null : questionTold(words, props, open.asked), passages);

  const lay = (key: string): void => {
    setAt(key);
    if (book === null || open === null || plan === null) return;
    const laid = laidTo(view, book, plan.pace === 'rest' ? [] : plan.route, key);
    const span = called(key);
    if (laid === null) {
      announce(t.noWay({ span }), 'echo');
      return;
    }
    open.onPick({ ...open.picked, plan: withRoute(plan, laid) });
    announce(t.laid({ span, n: laid.length }), 'echo');
  };
  const tellOdds = (key: string): void => {
    const here = reaches.filter(({ now, tonight }) => now.includes(key) || tonight.includes(key));
    const told = known
      .filter((one) => here.some(({ name }) => name === one.name))
      .map((one) => {
        const thrown = book === null ? null : noticedThrow(view, book, pace, one);
        return thrown === null
          ? t.noOddsHere
          : t.oddsHere({ who: one.name, chance: percentText(ui, chanceOf(thrown)) });
      });
    announce(told.length === 0 ? t.nobodyNear : told.join(' '), 'echo');
  };

  const main = () => {
    if (run.over && !isInside) return <End run={run} seat={seat} view={view} />;
    if (book === null) return <Watching />;
    // Whoever is asked for real dice is given the means, whatever they are for: on roads that hide nothing all is typed.
    const isThrow =
      props.typeDice !== null || step?.step === 'ownCheck' || step?.step === 'tactics' || step?.step === 'arriveFirst';
    if (run.awaits.need === 'dice' && isThrow && !isInside) return <DicePanel {...props} />;
    if (open === null) return <Idle view={view} people={people} book={book} />;
    const asked: AskedProps = { run, people, answer, busy, seat, view, book, asking: open.asking, asked: open.asked };
    switch (step?.step) {
      case 'plan':
        return plan === null ? null : (
          <PlanPanel
            {...asked}
            picked={plan}
            onPick={(next) => open.onPick({ ...open.picked, plan: next })}
            known={known}
            other={other}
            onOther={setNamed}
            near={near}
            onRead={() => setReading(true)}
          />
        );
      case 'intend':
        return (
          <Exchange
            {...asked}
            passages={passages}
            picked={open.picked.intent}
            onPick={(intent) => open.onPick({ ...open.picked, intent })}
          />
        );
      case 'pickSide':
      case 'handOver':
      case 'giveChase':
      case 'getAway':
      case 'holdThere':
      case 'attackThere':
      case 'askParley':
      case 'takeParley':
        return <Contact key={`${open.asked.as} ${step.step}`} {...asked} step={step} />;
      default:
        return <Idle view={view} people={people} book={book} />;
    }
  };
  const isToCome = plan !== null || step?.step === 'ownCheck';
  const checks =
    book === null || sealed === null
      ? 0
      : isToCome
        ? checksOf(view, book, sealed).length
        : MORNING.filter((check) => book.checks[check] !== undefined).length;
  const phases = book === null ? [] : phasesOf(telling, view, book, checks);
  const yours = open !== null && !open.made;
  return (
    <div className="march" data-step={open === null ? undefined : step?.step}>
      <h1 className="vh">{t.title({ roads: roads.name })}</h1>
      {book === null ? null : <p className="vh">{aloud.join(' ')}</p>}
      <div className="march-land">
        <div className="march-map">
          {marks === null || drawn === null ? null : (
            <RoadsBoard
              map={roads as saga.roads.Roads}
              marks={marks}
              label={t.theMap}
              nameOf={(key) => spanTold(telling, drawn, key)}
              onPick={lay}
              picked={at}
              onOdds={tellOdds}
              onRead={() => setReading(true)}
              describedBy={keys}
            />
          )}
          <p id={keys} className="vh">
            {t.mapKeys}
          </p>
        </div>
        {book === null ? null : (
          <Ledger view={view} book={book} pace={sealed?.pace ?? null} days={days} gone={goneToday(book)} />
        )}
      </div>
      <section className="march-panel" aria-label={t.yourDay}>
        <Phases phases={phases} yours={yours} />
        <div className="march-tools">
          <p>{day(view.open.day)}</p>
          <TabLine
            label={t.parties}
            at={party ?? ''}
            onGo={onParty}
            tabs={mine.map((name) => ({ key: name, long: name, short: name }))}
          />
          <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setReading(true)}>
            {t.readBoard}
          </Button>
        </div>
        {isInside ? null : <Happening {...props} />}
        {isInside ? null : <Coach {...props} />}
        {shown === null || isInside ? main() : null}
      </section>
      <Reading sections={sections} open={isReading} onClose={() => setReading(false)} />
    </div>
  );
};
