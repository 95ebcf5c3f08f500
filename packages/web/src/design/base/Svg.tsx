import type { ReactNode, SVGProps } from 'react';

interface SvgProps extends SVGProps<SVGSVGElement> {
  /** A name for ears and a tooltip; without one the picture is for eyes alone. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing that has a name, or stands beside one. */
export const Svg = ({ label, children, ...svg }: SvgProps) =>
  label === undefined ? (
    <svg {...svg} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...svg} role="img" aria-label={label}>
      <title>{label}</title>
      {children}
    </svg>
  );
