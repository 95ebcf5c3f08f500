import { later } from '../../browser/later.js';
import { type TableAdds, TableAddsContext } from '../../table/adds.js';
import { TablePage } from '../../table/page/TablePage.js';
import { storySetUp } from './parts.js';
import { useChapterLeaf } from './useChapterLeaf.js';

const StoryLobby = later(async () => (await import('./StoryLobby.js')).StoryLobby);

const ADDS: TableAdds = {
  useLeaf: useChapterLeaf,
  setUpOf: (kind) => (storySetUp(kind) === null ? null : StoryLobby),
};

/** A table, at which stories are told too. */
export const StoryTable = (props: { readonly table: string; readonly at: string | null }) => (
  <TableAddsContext value={ADDS}>
    <TablePage {...props} />
  </TableAddsContext>
);
