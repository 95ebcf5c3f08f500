import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { FaultPage } from '../design/faults/FaultPage.js';
import { RuleReader } from '../design/rules/ruleView.js';
import { PageLoading } from '../design/shell/PageLoading.js';
import { isCampaignPlace } from '../design/shell/places.js';
import { Shell } from '../design/shell/Shell.js';
import { LiveRegion } from '../design/states/LiveRegion.js';
import { Home } from '../pages/home/Home.js';
import { Notices } from '../pages/Notices.js';
import { CampaignPage, JoinPage, MapsPage, RulesPage, ScenePage, StartPage, TablePage } from '../pages/pages.js';
import { WordsProvider } from '../words/WordsProvider.js';
import { Unbroken } from './Unbroken.js';
import { useArrived } from './useArrived.js';

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
    <Route path="/maps">
      <MapsPage />
    </Route>
    <Route>
      <FaultPage kind="missing" />
    </Route>
  </Switch>
);

/** The page of the address; until all of it is here, that it loads. */
const Places = () => (useArrived() ? <Routes /> : <PageLoading />);

export const App = () => (
  <WordsProvider>
    <LiveRegion>
      <Unbroken>
        <Notices />
        <RuleReader value={RuleCard}>
          <Suspense fallback={<PageLoading />}>
            <Places />
          </Suspense>
        </RuleReader>
      </Unbroken>
    </LiveRegion>
  </WordsProvider>
);
