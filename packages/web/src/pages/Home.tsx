import type { ReactElement } from 'react';
import { HomePage } from '../app/home/HomePage.js';
import { Strip } from '../table/Strip.js';
import { useHome } from './useHome.js';

/** The first page, with this device's tables. */
export const Home = (): ReactElement => {
  const { hindrance, ...data } = useHome();
  return <HomePage data={{ ...data, note: <Strip hindrance={hindrance} /> }} />;
};
