import { type InHand, LyingPerson, Person } from '../../../boards/square/Person.js';
import type { Seen, Weapon } from '../parts.js';
import { BOWS, type BowDrawn, WEAPONS } from './weapons.table.js';

const INK = 'var(--fig-ink)';
const LIGHT = 'var(--fig-light)';
const HORSE =
  'M-40-5C-44-2-44 2-40 5L-30 9C-18 14 2 14 16 10L30 8C36 8 44 6 50 3L53 0 50-3C44-6 36-8 30-8L16-10C2-14-18-14-30-9Z';

const Horse = () => (
  <>
    <ellipse cx="3" cy="6" rx="48" ry="18" fill="#000" opacity=".16" />
    <path d={HORSE} fill="var(--keyline)" stroke="var(--keyline)" strokeWidth="5" strokeLinejoin="round" />
    <path d="M-40 0Q-56-5-60 3-52 1-40 4Z" fill={INK} stroke="var(--keyline)" strokeWidth="2.500" />
    <path d={HORSE} fill={INK} stroke="var(--fig-edge)" strokeWidth="1" />
    <path
      d="M-34-4Q-24-8-14-8M-34 4Q-24 8-14 8M22-5Q30-3 36-3.500M22 5Q30 3 36 3.500M40-2H48M40 2H48M14 0H38"
      stroke={LIGHT}
      strokeWidth="1.300"
      fill="none"
    />
    <path d="M29-7L33-12 35-7ZM29 7L33 12 35 7Z" fill={INK} stroke={LIGHT} strokeWidth="1" />
  </>
);

const Bow = ({ drawn: { stave, string, stock } }: { readonly drawn: BowDrawn }) => (
  <g fill="none">
    {stock === undefined ? null : (
      <>
        <path d={stock} stroke="var(--keyline)" strokeWidth="8" />
        <path d={stock} stroke={INK} strokeWidth="5" />
      </>
    )}
    <path d={stave} stroke="var(--keyline)" strokeWidth="6.500" />
    <path d={stave} stroke={LIGHT} strokeWidth="3" />
    <path d={string} stroke="var(--keyline)" strokeWidth="1.100" />
    <path d="M8 0H44" stroke="var(--keyline)" strokeWidth="2.200" />
    <path d="M40-3.500L48 0 40 3.500Z" fill="var(--keyline)" />
  </g>
);

/** The feather of who leads. */
const Feather = () => (
  <>
    <path d="M-22 0C-17-7-6-6 6 0-6 6-17 7-22 0Z" fill={LIGHT} stroke={INK} strokeWidth="1.600" />
    <path d="M-18 0H2M-13-3L-9 0-13 3" stroke={INK} strokeWidth="1.100" fill="none" />
  </>
);

const isBow = (item: Weapon): item is keyof typeof BOWS => item in BOWS;

const inHand = (item: Seen['left']): InHand =>
  item === null || item === 'shield' ? item : isBow(item) ? null : WEAPONS[item];

type AboveProps = Pick<Seen, 'tincture' | 'left' | 'right' | 'helmet' | 'mounted' | 'leads' | 'prone'> & {
  readonly out: boolean;
};

/** Somebody from above, facing right. */
export const Above = ({ tincture, left, right, helmet, mounted, leads, prone, out }: AboveProps) => {
  if (out || prone) return <LyingPerson tincture={tincture} out={out} />;
  const bow = [right, left].find(
    (item): item is keyof typeof BOWS => item !== null && item !== 'shield' && isBow(item),
  );
  return (
    <>
      {mounted ? <Horse /> : <ellipse cx="3" cy="5" rx="22" ry="27" fill="#000" opacity=".16" />}
      <Person
        tincture={tincture}
        left={inHand(left)}
        right={inHand(right)}
        helmet={helmet}
        below={bow === undefined ? null : <Bow drawn={BOWS[bow]} />}
      />
      {leads ? <Feather /> : null}
    </>
  );
};
