import { lazy, Suspense } from 'react';
import { HomePage } from './HomePage.js';
import { useHome } from './useHome.js';

// Refusals speak of rules: their words are fetched only when there is one.
const Strip = lazy(async () => ({ default: (await import('../../table/Strip.js')).Strip }));

/** The first page, with this device's tables. */
export const Home = () => {
  const { hindrance, ...data } = useHome();
  const note =
    hindrance === null ? null : (
      <Suspense>
        <Strip hindrance={hindrance} />
      </Suspense>
    );
  return <HomePage data={{ ...data, note }} />;
};
