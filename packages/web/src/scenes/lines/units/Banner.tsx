const CHARGES = { 0: 'ch-fish', 1: 'ch-tower' } as const;

/** A war banner over the one who bears it, with the charge of the side. */
export const Banner = ({ side }: { readonly side: 0 | 1 }) => (
  <g className="ln-banner" transform="translate(23 -4)">
    <path d="M0 12V-104" stroke="var(--keyline)" strokeWidth="5.400" />
    <path d="M0 12V-104" stroke="var(--fig-light)" strokeWidth="2" />
    <path
      d={side === 0 ? 'M1-102H60L46-80 60-58H1Z' : 'M1-102H54V-58H1Z'}
      fill="var(--f)"
      stroke="var(--keyline)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path
      d={
        side === 0
          ? 'M8-100V-60M15-100V-60M22-100V-60M29-100V-60M36-100V-60M43-100V-60'
          : 'M3-94H52M3-86H52M3-78H52M3-70H52'
      }
      stroke="var(--on-field)"
      opacity=".35"
    />
    <svg
      aria-hidden="true"
      x="9"
      y="-96"
      width="32"
      height="32"
      viewBox="0 0 24 24"
      color="var(--on-field)"
      style={{ '--cut': 'var(--f)' } as React.CSSProperties}
    >
      <use href={`#${CHARGES[side]}`} />
    </svg>
  </g>
);
