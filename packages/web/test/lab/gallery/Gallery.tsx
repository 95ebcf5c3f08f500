import { FaultPage } from '../../../src/design/faults/FaultPage.js';
import { Shell } from '../../../src/design/shell/Shell.js';
import { LogView } from '../../../src/log/LogView.js';
import { HomePage } from '../../../src/pages/home/HomePage.js';
import { FAULTS } from '../../../src/words/kinds.js';
import { useWords } from '../../../src/words/WordsProvider.js';
import { Parts } from './Parts.js';
import { ANA, BO, CALENDAR, CY, DI, ENTRIES, HOME, LUCK } from './sample.js';

const TABLE = { saga: 'The Salt Crown', calendar: CALENDAR, people: [ANA, BO, CY, DI] } as const;
const PLACES = { table: '/test/lab/?part=parts', log: '/test/lab/?part=log' };

/** For developers: every part in every state, and whole pages on invented data. */
const Gallery = ({ part }: { readonly part: string | null }) => {
  const { ui } = useWords();
  const fault = FAULTS.find((kind) => kind === part);
  if (fault !== undefined) return <FaultPage kind={fault} detail="Entry 12 of saga/duel" />;
  if (part === 'home') return <HomePage data={HOME} />;
  if (part === 'log') {
    return (
      <Shell {...TABLE} at="log" places={PLACES} doing={{ bo: 'sealed' }}>
        <LogView
          title="Duel at Kell Ford"
          where="9 Acorn, year 3. Lady Ella Avitch and Joris Dorrow, on the gravel between two arms of the Kell."
          entries={ENTRIES}
          luck={LUCK}
          seedHash="9f3c 71aa 04d2 e8b0"
          onUndo={() => {}}
        />
      </Shell>
    );
  }
  return (
    <Shell {...TABLE} at={null} places={PLACES} scene={ui.nav.parts} sub="for developers">
      <Parts />
    </Shell>
  );
};

export default Gallery;
