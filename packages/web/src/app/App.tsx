import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LiveRegion } from '../design/LiveRegion.js';
import { FaultPage } from '../faults/FaultPage.js';
import { Home } from '../pages/Home.js';
import { Notices } from '../pages/Notices.js';
import { WordsProvider } from '../words/WordsProvider.js';
import { PageLoading } from './shell/PageLoading.js';
import { isCampaignPlace } from './shell/places.js';
import { Shell } from './shell/Shell.js';
import { Unbroken } from './Unbroken.js';

// The home page is in the first bundle; everything else is fetched when somebody goes there.
const RulesPage = lazy(() => import('../rulebook/RulesPage.js'));
const JoinPage = lazy(async () => ({ default: (await import('../pages/JoinPage.js')).JoinPage }));
const StartPage = lazy(async () => ({ default: (await import('../pages/StartPage.js')).StartPage }));
const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.js')).TablePage }));
const ScenePage = lazy(async () => ({ default: (await import('../table/ScenePage.js')).ScenePage }));
const CampaignPage = lazy(async () => ({ default: (await import('../campaign/shell/CampaignPage.js')).CampaignPage }));
const MapsPage = lazy(() => import('../maps/MapsPage.js'));
const Gallery = lazy(() => import('./gallery/Gallery.js'));
// For developers only: scene pages on scenes that are played in the browser.
const SceneLab = import.meta.env.DEV ? lazy(() => import('../scenes/harness.js')) : null;

const Places = () => (
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
