import { both } from '../../words/bilingual.js';

/** What the packing board says of its own. Objects are named by the words package. */
export const PACK = {
  grid: both('Carrying grid', 'Tragraster'),
  figures: both(
    (taken: number, spaces: number) => `${taken} of ${spaces} spaces`,
    (taken: number, spaces: number) => `${taken} von ${spaces} Feldern`,
  ),
  place: both(
    (row: number, column: number) => `row ${row}, column ${column}`,
    (row: number, column: number) => `Reihe ${row}, Spalte ${column}`,
  ),
  free: both('free', 'frei'),
  help: both(
    'Enter picks up and puts down, arrows move, R turns, F flips, Delete lays beside, Escape puts back.',
    'Enter nimmt auf und legt ab, Pfeile bewegen, R dreht, F wendet, Entf legt daneben, Escape legt zurück.',
  ),
  beside: both('Beside the grid', 'Neben dem Raster'),
  nothingBeside: both('Everything lies in the grid.', 'Alles liegt im Raster.'),
  smalls: both(
    (count: number) => `Small things, ${count} of 8`,
    (count: number) => `Kleinigkeiten, ${count} von 8`,
  ),
  worn: both('Worn', 'Am Leib'),
  wornAs: both(
    (armour: string) => `in a fight: ${armour}`,
    (armour: string) => `im Kampf: ${armour}`,
  ),
  all: both('All things', 'Alle Sachen'),
  none: both('Nothing.', 'Nichts.'),
  inHand: both(
    (name: string) => `In hand: ${name}`,
    (name: string) => `In der Hand: ${name}`,
  ),
  turn: both('Turn', 'Drehen'),
  flip: both('Flip', 'Wenden'),
  putDown: both('Put down', 'Ablegen'),
  putBeside: both('Lay beside', 'Daneben legen'),
  back: both('Put back', 'Zurücklegen'),
  noFlipping: both('At this table objects are only turned.', 'An diesem Tisch wird nur gedreht.'),
  packForMe: both('Pack for me', 'Für mich packen'),
  unpackAll: both('Unpack all', 'Alles auspacken'),
  searching: both(
    (steps: number) => `Searching: ${steps} positions so far.`,
    (steps: number) => `Sucht: bisher ${steps} Stellungen.`,
  ),
  packed: both('Packed: everything fits.', 'Gepackt: Alles passt.'),
  unpacked: both('Everything lies beside the grid.', 'Alles liegt neben dem Raster.'),
  unsettled: both(
    'Not settled in the time allowed. Pack some of it yourself, or drop something.',
    'In der erlaubten Zeit nicht geklärt. Pack einen Teil selbst, oder lass etwas zurück.',
  ),
  doesNotFit: both('It does not fit', 'Es passt nicht'),
  tooLarge: both(
    (taken: number, spaces: number) => `The load takes ${taken} spaces, and there are ${spaces}.`,
    (taken: number, spaces: number) => `Die Last braucht ${taken} Felder, und es gibt ${spaces}.`,
  ),
  noArrangement: both(
    (taken: number, spaces: number) =>
      `No arrangement exists, though the load takes only ${taken} of ${spaces} spaces.`,
    (taken: number, spaces: number) =>
      `Es gibt keine Anordnung, obwohl die Last nur ${taken} von ${spaces} Feldern braucht.`,
  ),
  without: both(
    (ways: string) => `The rest fits without: ${ways}.`,
    (ways: string) => `Der Rest passt ohne: ${ways}.`,
  ),
  and: both('and', 'und'),
  fitsAt: both(
    (name: string, place: string) => `${name}, ${place}: fits.`,
    (name: string, place: string) => `${name}, ${place}: passt.`,
  ),
  notAt: both(
    (name: string, place: string, why: string) => `${name}, ${place}: does not fit. ${why}`,
    (name: string, place: string, why: string) => `${name}, ${place}: passt nicht. ${why}`,
  ),
  pickedUp: both(
    (name: string, place: string) => `${name} picked up, ${place}.`,
    (name: string, place: string) => `${name} aufgenommen, ${place}.`,
  ),
  laidDown: both(
    (name: string, place: string) => `${name} lies at ${place}.`,
    (name: string, place: string) => `${name} liegt auf ${place}.`,
  ),
  laidBeside: both(
    (name: string) => `${name} lies beside the grid.`,
    (name: string) => `${name} liegt neben dem Raster.`,
  ),
  putBack: both(
    (name: string) => `${name} is back where it was.`,
    (name: string) => `${name} ist wieder, wo es war.`,
  ),
  added: both(
    (name: string) => `${name} added.`,
    (name: string) => `${name} dazugelegt.`,
  ),
  dropped: both(
    (name: string) => `${name} dropped.`,
    (name: string) => `${name} zurückgelassen.`,
  ),
  pick: both(
    (name: string) => `Pick up ${name}`,
    (name: string) => `${name} aufnehmen`,
  ),
  wear: both(
    (name: string) => `Wear: ${name}`,
    (name: string) => `Am Leib: ${name}`,
  ),
  drop: both(
    (name: string) => `Drop ${name}`,
    (name: string) => `${name} zurücklassen`,
  ),
  wornShort: both('worn', 'am Leib'),
  dropShort: both('Drop', 'Zurücklassen'),
  add: both('Add an object', 'Gegenstand dazulegen'),
  object: both('Object', 'Gegenstand'),
  addIt: both('Add it', 'Dazulegen'),
  own: both('An object of your own', 'Eigener Gegenstand'),
  name: both('Name', 'Name des Gegenstands'),
  size: both('Size', 'Größe'),
  ownShape: both('own shape', 'eigene Form'),
  draw: both('Draw its shape', 'Zeichne seine Form'),
  needsName: both('Needs a name', 'Braucht einen Namen'),
  needsShape: both('Needs a shape in one piece', 'Braucht eine Form in einem Stück'),
} as const;
