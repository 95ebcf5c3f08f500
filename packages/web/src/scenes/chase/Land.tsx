import type { saga } from '@warmoot/rules';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../design/base/Icon.js';
import tall from './land-tall.svg';
import wide from './land-wide.svg';
import './course.css';

const FIGURES = {
  mounted: { id: 'pi-rider', box: '-16 -4 144 110' },
  foot: { id: 'pi-runner', box: '0 0 98 96' },
} as const;

/** Those who are on the water are drawn by a sign: there is no figure of a swimmer. */
const AFLOAT = { afloat: 'ch-ship', swimming: 'tv-swim' } as const satisfies Record<string, IconName>;

/** Somebody who runs, rides, sails or swims. */
export const Figure = ({ going }: { readonly going: saga.party.Going }) => {
  if (going === 'afloat' || going === 'swimming') {
    return (
      <span className="course-sign">
        <Icon name={AFLOAT[going]} size={34} />
      </span>
    );
  }
  const { id, box } = FIGURES[going];
  return (
    <svg className="course-figure" data-going={going} viewBox={box} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
};

interface LandProps {
  /** What is to be seen, in words. */
  readonly label: string;
  /** The milestones, from the left. */
  readonly posts: readonly number[];
  readonly children: ReactNode;
}

/** Open country with a milestone in the middle of each field of the band below it. */
export const Land = ({ label, posts, children }: LandProps) => (
  <div className="course-land" role="img" aria-label={label}>
    {['', '#dark'].map((theme) => (
      <picture key={theme} className={theme === '' ? 'course-light' : 'course-dark'}>
        <source media="(max-width: 47.5em)" srcSet={`${tall}${theme}`} />
        <img src={`${wide}${theme}`} alt="" loading="lazy" />
      </picture>
    ))}
    {posts.map((post, nth) => (
      <svg
        key={post}
        className="course-post"
        style={{ left: `${((nth + 0.5) / posts.length) * 100}%` }}
        viewBox="0 0 12 32"
        aria-hidden="true"
      >
        <path d="M1 31V8Q6-1 11 8V31Z" fill="var(--p-light)" stroke="var(--p-line)" strokeWidth="1.6" />
        <path d="M7 4Q10.400 6 10.400 9V30.500H7Z" fill="var(--p-line)" />
      </svg>
    ))}
    {children}
  </div>
);
