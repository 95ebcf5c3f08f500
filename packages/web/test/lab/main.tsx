import { lazy, type ReactElement, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/design/base/tokens.css';
import '../../src/design/base/base.css';
import '../../src/design/base/print.css';
import { RuleReader } from '../../src/design/rules/ruleView.js';
import { PageLoading } from '../../src/design/shell/PageLoading.js';
import { LiveRegion } from '../../src/design/states/LiveRegion.js';
import { WordsProvider } from '../../src/words/WordsProvider.js';

const RuleCard = lazy(() => import('../../src/rulebook/RuleCard.js'));
const Gallery = lazy(() => import('./gallery/Gallery.js'));
const SceneLab = lazy(() => import('./harness.js'));

/** For developers: a scene that is played in the browser, or with ?part= every part of the design in every state. */
const Lab = (): ReactElement => {
  const part = new URLSearchParams(location.search).get('part');
  return part === null ? <SceneLab /> : <Gallery part={part} />;
};

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <WordsProvider>
      <LiveRegion>
        <RuleReader value={RuleCard}>
          <Suspense fallback={<PageLoading />}>
            <Lab />
          </Suspense>
        </RuleReader>
      </LiveRegion>
    </WordsProvider>
  </StrictMode>,
);
