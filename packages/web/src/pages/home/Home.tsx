import { useEffect } from 'react';
import { noteAt } from '../../browser/cameFrom.js';
import { HomePage } from './HomePage.js';
import { useHome } from './useHome.js';

/** The first page, with this device's tables. Whoever goes on from here comes from no table. */
export const Home = () => {
  useEffect(() => noteAt(null), []);
  return <HomePage data={useHome()} />;
};
