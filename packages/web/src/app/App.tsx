import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { keepFocus } from '../browser/focusing.js';
import { type Later, later } from '../browser/later.js';
import { WholeText } from '../design/cut/WholeText.js';
import { FaultPage } from '../design/faults/FaultPage.js';
import { RuleReader } from '../design/rules/ruleView.js';
import { PageLoading } from '../design/shell/PageLoading.js';
import { isCampaignPlace, isOfCampaign } from '../design/shell/places.js';
import { Shell } from '../design/shell/Shell.js';
import { LiveRegion } from '../design/states/LiveRegion.js';
import { askAhead } from '../net/ahead.js';
import { Home } from '../pages/home/Home.js';
import { Notices } from '../pages/Notices.js';
import {
  CampaignPage,
  JoinPage,
  MapsPage,
  RoadsPage,
  RulesPage,
  ScenePage,
  StartPage,
  TablePage,
} from '../pages/pages.js';
import { fetchTold } from '../words/told.js';
import { useWords, WordsProvider } from '../words/WordsProvider.js';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly broken: string | null;
}

/** A part of an old version that the server no longer has cannot be fetched: the page must be loaded anew. */
const isOld = (message: string): boolean =>
  /dynamically imported module|importing a module script|preload/i.test(message);

/** Catches what breaks while drawing, and says so. */
class Unbroken extends Component<Props, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(error: unknown): State {
    return { broken: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return isOld(broken) && navigator.onLine ? (
      <FaultPage kind="old" />
    ) : isOld(broken) ? (
      <FaultPage kind="away" />
    ) : (
      <FaultPage kind="broken" detail={broken} />
    );
  }
}

// Guides begin scenes and so know the pages; the pages do not know them.
const GuidePage = later(async () => (await import('../pages/guide/GuidePage.js')).GuidePage);

type Part = Pick<Later<never>, 'ahead'>;

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['start', StartPage],
  ['join', JoinPage],
  ['rules', RulesPage],
  ['guide', GuidePage],
  ['maps', MapsPage],
  ['maps/roads', RoadsPage],
]);

const partAtTable = (at: string | undefined): Part =>
  at === 'scene' ? ScenePage : isOfCampaign(at) ? CampaignPage : TablePage;

/** Fetches the page at a path; null where all of it is here. It never fails: what cannot be had says so when drawn. */
const fetchPage = (path: string): Promise<unknown> | null => {
  const [, place = '', further, at] = path.split('/');
  const part = place === 't' ? partAtTable(at) : (PARTS.get(`${place}/${further}`) ?? PARTS.get(place));
  return part?.ahead() ?? null;
};

const { pathname } = location;
// Asked for as soon as the script runs, before anything is drawn, and all at once.
void askAhead(pathname);
const page = fetchPage(pathname);

/** Whether the page that was first opened is here, and the words its rules are told in. */
const useArrived = (): boolean => {
  const { language } = useWords();
  const [hasArrived, setArrived] = useState(page === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language it was opened in is meant.
  useEffect(() => {
    if (hasArrived) return;
    const arrived = () => setArrived(true);
    Promise.all([page, fetchTold(language)]).then(arrived, arrived);
  }, []);
  return hasArrived;
};

// The reader and the books are fetched when the first rule is opened.
const RuleCard = lazy(() => import('../rulebook/RuleCard.js'));

const Routes = () => (
  <Switch>
    <Route path="/">
      <Home />
    </Route>
    <Route path="/start">
      <StartPage />
    </Route>
    <Route path="/join">
      <JoinPage />
    </Route>
    <Route path="/t/:table/scene/:scene">
      {({ table, scene }) => <ScenePage table={table} scene={Number(scene)} />}
    </Route>
    <Route path="/t/:table/cast/:id">{({ table, id }) => <CampaignPage table={table} at="cast" id={id} />}</Route>
    <Route path="/t/:table/next/:id">{({ table, id }) => <CampaignPage table={table} at="next" id={id} />}</Route>
    <Route path="/t/:table/:at?">
      {({ table, at }) =>
        isCampaignPlace(at) ? (
          <CampaignPage table={table} at={at} id={null} />
        ) : (
          <TablePage table={table} at={at ?? null} />
        )
      }
    </Route>
    <Route path="/rules/:id?">
      {({ id }) => (
        <Shell at="rules">
          <RulesPage id={id ?? null} />
        </Shell>
      )}
    </Route>
    <Route path="/guide/:kind">{({ kind }) => <GuidePage kind={kind} />}</Route>
    <Route path="/maps">
      <MapsPage />
    </Route>
    <Route path="/maps/roads">
      <RoadsPage />
    </Route>
    <Route>
      <FaultPage kind="missing" />
    </Route>
  </Switch>
);

/** The page of the address; until all of it is here, that it loads. */
const Places = () => (useArrived() ? <Routes /> : <PageLoading />);

export const App = () => {
  useEffect(keepFocus, []);
  return (
    <WordsProvider>
      <LiveRegion>
        <Unbroken>
          <Notices />
          <WholeText />
          <RuleReader value={RuleCard}>
            <Suspense fallback={<PageLoading />}>
              <Places />
            </Suspense>
          </RuleReader>
        </Unbroken>
      </LiveRegion>
    </WordsProvider>
  );
};
