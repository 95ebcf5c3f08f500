import type { saga } from '@warmoot/rules';

const INK = 'var(--fig-ink)';
const LIGHT = 'var(--fig-light)';

const Face = () => (
  <>
    <path d="M96 46Q101 42 106.500 45.500M113.500 45.500Q119 42 124 46" stroke={INK} strokeWidth="2.800" fill="none" />
    <path
      d="M97.500 51Q101.500 48.500 106 51 101.500 53 97.500 51ZM114 51Q118.500 48.500 122.500 51 118.500 53 114 51Z"
      fill={INK}
    />
    <path d="M110.500 46L114 59.500H108.500" stroke={INK} strokeWidth="1.900" fill="none" />
  </>
);

const Mouth = () => <path d="M104.500 67.500Q110 69.500 115.500 67.500" stroke={INK} strokeWidth="2.200" fill="none" />;

const Beard = () => (
  <>
    <path d="M96 60C99 64 104 64.500 110 64.500S121 64 124 60V68C122 76 116 80 110 80S98 76 96 68Z" fill={INK} />
    <path d="M101 67V75M106 67V78M110 68V79M114 67V78M119 67V75" stroke={LIGHT} strokeWidth="1.100" />
  </>
);

const Hair = () => (
  <>
    <path
      d="M80 4H140V86H80ZM110 26C99 26 93 37 93 50V57C93 69 101 76 110 76S127 69 127 57V50C127 37 121 26 110 26Z"
      fillRule="evenodd"
      fill={INK}
    />
    <path
      d="M110 10Q96 14 90 34M110 10Q100 18 97 30M110 10Q124 14 130 34M110 10Q120 18 123 30M88 44V62M132 44V62"
      stroke={LIGHT}
      strokeWidth="1.500"
      fill="none"
    />
  </>
);

const Cap = () => (
  <>
    <path d="M80 38C82 14 94 4 110 4S138 14 140 38Z" fill={LIGHT} stroke={INK} strokeWidth="2.400" />
    <path d="M110 6V38M95 12Q91 24 91 38M125 12Q129 24 129 38" stroke={INK} strokeWidth="1.800" fill="none" />
    <path d="M84 38H95V74Q86 66 84 52ZM136 38H125V74Q134 66 136 52Z" fill={INK} />
  </>
);

const Coif = ({ mail }: { readonly mail: string }) => (
  <>
    <rect x="80" y="40" width="60" height="46" fill={LIGHT} />
    <rect x="80" y="40" width="60" height="46" fill={`url(#${mail})`} />
    <path d="M96 44H124V60C124 70 117 75 110 75S96 70 96 60Z" fill={LIGHT} stroke={INK} strokeWidth="1.800" />
  </>
);

const Bowl = () => (
  <>
    <path d="M80 40C82 16 94 4 110 4S138 16 140 40Z" fill={INK} />
    <path d="M110 8V36M98 12Q90 22 89 36M122 12Q130 22 131 36" stroke={LIGHT} strokeWidth="1.500" fill="none" />
  </>
);

const Visor = () => (
  <>
    <rect x="80" y="4" width="60" height="82" fill={LIGHT} />
    <path d="M80 40C82 16 94 4 110 4S138 16 140 40Z" fill={LIGHT} stroke={INK} strokeWidth="2" />
    <path d="M84 44H107V51H84ZM113 44H136V51H113Z" fill={INK} />
    <path d="M110 5V82M80 40H140" stroke={INK} strokeWidth="2.400" />
    <path d="M96 60V72M102 60V75M118 60V75M124 60V72" stroke={INK} strokeWidth="2.600" />
    <path d="M132 12Q140 30 136 60M128 8Q138 28 133 70" stroke={INK} strokeWidth="1.400" fill="none" />
  </>
);

/** Inside the head's outline, by what is worn; the plain head is drawn in two ways, so that two of them differ. */
export const HeadFill = (props: { readonly armour: saga.duel.Armour; readonly kind: 0 | 1; readonly mail: string }) => {
  const { armour, kind, mail } = props;
  switch (armour) {
    case 'none':
      return (
        <>
          <Hair />
          <Face />
          {kind === 0 ? <Mouth /> : <Beard />}
        </>
      );
    case 'other':
      return (
        <>
          <Cap />
          <Face />
          {kind === 0 ? <Mouth /> : <Beard />}
        </>
      );
    case 'otherMetal':
      return (
        <>
          <Coif mail={mail} />
          <Face />
          {kind === 0 ? <Mouth /> : <Beard />}
          <Bowl />
        </>
      );
    case 'metalPlate':
      return <Visor />;
  }
};

const BRAIDS = [
  'M82 72C80 92 81 112 83 134L87 146 92 134C95 112 96 92 94 72Z',
  'M126 72C124 92 125 112 129 134L133 146 138 134C139 112 140 92 138 72Z',
];
const BRAID_CUTS = [
  'M83 84L88 90 93 84M82.500 95L88 101 93.500 95M83 106L88 112 93 106M83.500 117L87 123 93 117',
  'M127 84L132 90 137 84M126.500 95L132 101 137.500 95M127 106L132 112 137 106M127.500 117L133 123 137 117',
];

/** Over the head's outline. */
export const HeadTop = ({ armour, kind }: { readonly armour: saga.duel.Armour; readonly kind: 0 | 1 }) => {
  if (armour === 'otherMetal')
    return (
      <>
        <path d="M82 36H138V43H82Z" fill={INK} stroke={LIGHT} strokeWidth="1.400" />
        <path d="M106.500 40H113.500V60L110 63 106.500 60Z" fill={INK} stroke={LIGHT} strokeWidth="1.300" />
      </>
    );
  if (armour === 'metalPlate' || kind === 1) return null;
  return (
    <>
      {armour === 'none' && (
        <path d="M85 31Q110 20 135 31V36.500Q110 25.500 85 36.500Z" fill="var(--or)" stroke={INK} strokeWidth="1.800" />
      )}
      {BRAIDS.map((d, i) => (
        <g key={d}>
          <path d={d} fill={INK} stroke={LIGHT} strokeWidth="1.400" />
          <path d={BRAID_CUTS[i]} stroke={LIGHT} strokeWidth="1.500" fill="none" />
          <path d={i === 0 ? 'M83 130H91.500' : 'M129 130H137.500'} stroke="var(--or)" strokeWidth="3" />
        </g>
      ))}
    </>
  );
};
