import { Loading } from '../states/Loading.js';
import { Shell } from './Shell.js';

/** While the parts of a page are fetched. */
export const PageLoading = () => (
  <Shell at={null}>
    <div className="page-loading">
      <Loading />
    </div>
  </Shell>
);
