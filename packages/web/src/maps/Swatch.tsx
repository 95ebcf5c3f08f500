import type { war } from '@warmoot/rules';

const FILLS: Readonly<Record<war.Look, readonly [string, string]>> = {
  open: ['var(--b-ground)', 'gr-field'],
  plough: ['var(--b-ground)', 'gr-plough'],
  ford: ['var(--b-ford)', 'gr-field'],
  bridge: ['var(--b-water)', 'gr-plough'],
  wood: ['var(--b-ground)', 'gr-wood'],
  pine: ['var(--b-ground)', 'gr-pine'],
  marsh: ['var(--b-ford)', 'gr-marsh'],
  town: ['var(--b-ground)', 'gr-town'],
  water: ['var(--b-water)', 'gr-water'],
  steep: ['var(--b-deep)', 'gr-steep'],
};

/** A little piece of a ground. */
export const Swatch = ({ kind }: { readonly kind: war.Look }) => {
  const [fill, pattern] = FILLS[kind];
  return (
    <svg className="swatch" width="34" height="26" color="var(--b-line)" aria-hidden="true">
      <rect width="34" height="26" fill={fill} />
      <rect width="34" height="26" fill={`url(#${pattern})`} />
      <rect x=".5" y=".5" width="33" height="25" fill="none" stroke="var(--ink)" />
    </svg>
  );
};
