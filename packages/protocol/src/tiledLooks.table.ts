/** What hexes look like, by the sign that a field has for it. A tile of Tiled bears the name, so that people know it. */
export const LOOKS: Readonly<Record<string, string>> = {
  '.': 'open',
  p: 'plough',
  f: 'ford',
  b: 'bridge',
  w: 'wood',
  n: 'pine',
  m: 'marsh',
  t: 'town',
  '~': 'water',
  '^': 'steep',
};
