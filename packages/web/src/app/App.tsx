import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LiveRegion } from '../design/LiveRegion.js';
import { FaultPage } from '../faults/FaultPage.js';
import { Home } from '../pages/Home.js';
import { Notices } from '../pages/Notices.js';
import { WordsProvider } from '../words/WordsProvider.js';
import { CampaignPage, Gallery, JoinPage, MapsPage, RulesPage, ScenePage, StartPage, TablePage } from './pages.js';
import { PageLoading } from './shell/PageLoading.js';
import { isCampaignPlace } from './shell/places.js';
import { Shell } from './shell/Shell.js';
import { Unbroken } from './Unbroken.js';
import { useArrived } from './useArrived.js';

// For developers only: scene pages on scenes that are played in the browser.
const SceneLab = import.meta.env.DEV ? lazy(() => import('../scenes/harness.js')) : null;

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
    <Route path="/gallery/:part?">{({ part }) => <Gallery part={part ?? null} />}</Route>
    {SceneLab === null ? null : (
      <Route path="/scene-lab">
        <SceneLab />
      </Route>
    )}
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
        <Suspense fallback={<PageLoading />}>
          <Places />
        </Suspense>
      </Unbroken>
    </LiveRegion>
  </WordsProvider>
);
