import type { TiledFault } from '@warmoot/protocol';
import { LANDSCAPE_WORDS } from '../boards/terrain/groundWords.js';
import { both } from '../words/bilingual.js';

/** Why a map of Tiled cannot be taken. */
const TILED = {
  notAMap: both('This is not a map of Tiled.', 'Das ist keine Karte von Tiled.'),
  notHexagonal: both('Only hexagonal maps can be read.', 'Nur sechseckige Karten können gelesen werden.'),
  notStaggered: both(
    'Rows must be staggered along y with odd rows to the right.',
    'Die Zeilen müssen entlang y versetzt sein, ungerade nach rechts.',
  ),
  infinite: both('Infinite maps cannot be read.', 'Endlose Karten können nicht gelesen werden.'),
  size: both('The map must be 2 to 60 hexes high and wide.', 'Die Karte muss 2 bis 60 Felder hoch und breit sein.'),
  noGround: both('A layer named “ground” is missing.', 'Eine Ebene namens „ground“ fehlt.'),
  unknownLayer: both(
    'This layer is not one that a map has: tiles in ground, heights and looks, objects in barriers, names and roads.',
    'Eine solche Ebene hat keine Karte: Kacheln in ground, heights und looks, Objekte in barriers, names und roads.',
  ),
  malformed: both('This is not what stands here in a map.', 'So etwas steht hier in keiner Karte.'),
  packed: both('Layers must be saved as CSV, not packed.', 'Ebenen müssen als CSV gespeichert sein, nicht gepackt.'),
  layerSize: both('The layer does not fit the size of the map.', 'Die Ebene passt nicht zur Größe der Karte.'),
  outside: both(
    'Odd rows have one hex fewer: their last cell must be empty.',
    'Ungerade Zeilen haben ein Feld weniger: ihre letzte Zelle muss leer sein.',
  ),
  unknownTile: both(
    'This tile does not say what ground, height or look it is.',
    'Diese Kachel sagt nicht, welches Gelände, welche Höhe oder welches Aussehen sie ist.',
  ),
  externalTiles: both('Tile sets must be embedded in the map.', 'Kachelsätze müssen in die Karte eingebettet sein.'),
  offTheMap: both('This lies off the map.', 'Das liegt außerhalb der Karte.'),
  barrier: both(
    'Barriers and roads lead from the middle of a hex to that of its neighbour; a barrier has a kind, soft or hard.',
    'Hindernisse und Wege führen von der Mitte eines Feldes zu der des Nachbarn; ein Hindernis hat eine Art, soft oder hard.',
  ),
  twice: both('This is there already.', 'Das gibt es schon.'),
  tooLong: both(
    'The name is too long: at most 60 signs for a map, 40 for a place.',
    'Der Name ist zu lang: höchstens 60 Zeichen für eine Karte, 40 für einen Ort.',
  ),
  tooMany: both('These are more than a map can hold.', 'Das sind mehr, als eine Karte fasst.'),
} as const satisfies Record<TiledFault['why'], unknown>;

/** What the page says on which maps are drawn. */
export const MAPS = {
  title: both('Maps', 'Karten'),
  lead: both(
    'Draw a battlefield hex by hex. It is kept in this browser, and can be handed on as a file.',
    'Zeichne ein Schlachtfeld Feld für Feld. Es bleibt in diesem Browser und lässt sich als Datei weitergeben.',
  ),
  board: both('The map', 'Die Karte'),
  tools: both('What is drawn', 'Was gezeichnet wird'),
  ground: both('Ground', 'Gelände'),
  grounds: {
    open: both('Open', 'Offen'),
    closed: both('Closed', 'Eng'),
    impassable: both('Impassable', 'Unpassierbar'),
  },
  kinds: {
    open: both('Grass', 'Gras'),
    plough: both('Ploughland', 'Acker'),
    ford: both('Ford', 'Furt'),
    bridge: both('Bridge', 'Brücke'),
    wood: both('Wood', 'Wald'),
    pine: both('Pines', 'Nadelwald'),
    marsh: both('Marsh', 'Sumpf'),
    town: both('Houses', 'Häuser'),
    water: both('Deep water', 'Tiefes Wasser'),
    steep: both('Crags', 'Felsen'),
  },
  heights: both('Heights', 'Höhen'),
  up: both('Raise', 'Anheben'),
  down: both('Lower', 'Absenken'),
  edges: both('Edges', 'Kanten'),
  edgeKinds: {
    none: both('Nothing', 'Nichts'),
    soft: both('Soft, both ways', 'Weich, beidseitig'),
    softOneWay: both('Soft, one way', 'Weich, einseitig'),
    hard: both('Hard, both ways', 'Hart, beidseitig'),
    hardOneWay: both('Hard, one way', 'Hart, einseitig'),
  },
  edgeHow: both(
    'Press a hex, then its neighbour. Of one way, the first is the outer hex.',
    'Drück ein Feld, dann seinen Nachbarn. Bei einseitigen ist das erste das äußere.',
  ),
  edgeFrom: both(
    (place: string) => `From ${place}: now press a neighbour.`,
    (place: string) => `Von ${place}: jetzt einen Nachbarn drücken.`,
  ),
  road: both('Lead a road', 'Einen Weg führen'),
  roadHow: both(
    'Press a hex, then its neighbours one after the other. Over a road, it is taken away.',
    'Drück ein Feld, dann nacheinander seine Nachbarn. Über einem Weg wird er weggenommen.',
  ),
  names: both('Name a place', 'Einen Ort benennen'),
  nameText: both('Name', 'Name'),
  nameHow: both('Type a name, then press the hex.', 'Tipp einen Namen, dann drück das Feld.'),
  undo: both('Undo', 'Zurück'),
  redo: both('Redo', 'Vor'),
  nothingToUndo: both('nothing to take back', 'nichts zurückzunehmen'),
  nothingToRedo: both('nothing to do again', 'nichts zu wiederholen'),
  size: both('Size', 'Größe'),
  rows: both('Rows', 'Zeilen'),
  columns: both('Hexes in row 0', 'Felder in Zeile 0'),
  resize: both('Change the size', 'Größe ändern'),
  generate: both('Draw one from a seed', 'Eine aus einem Startwert zeichnen'),
  landscape: both('Landscape', 'Landschaft'),
  landscapes: LANDSCAPE_WORDS,
  seed: both('Seed', 'Startwert'),
  draw: both('Draw it', 'Zeichnen'),
  mapName: both('Name of the map', 'Name der Karte'),
  save: both('Keep it', 'Behalten'),
  saved: both(
    (name: string) => `“${name}” is kept in this browser.`,
    (name: string) => `„${name}“ ist in diesem Browser behalten.`,
  ),
  needName: both('give it a name first', 'gib ihr erst einen Namen'),
  keptMaps: both('Kept maps', 'Behaltene Karten'),
  none: both('None yet.', 'Noch keine.'),
  openIt: both('Open', 'Öffnen'),
  forget: both(
    (name: string) => `Forget ${name}`,
    (name: string) => `${name} vergessen`,
  ),
  download: both('Save as a file', 'Als Datei speichern'),
  downloadTiled: both('Save for Tiled', 'Für Tiled speichern'),
  share: both('Share', 'Teilen'),
  upload: both('Read a file', 'Eine Datei lesen'),
  unplayable: both(
    'Both lines cannot meet on this map: some ground is cut off.',
    'Auf dieser Karte können sich beide nicht treffen: ein Teil ist abgeschnitten.',
  ),
  notJson: both('This file is not JSON.', 'Diese Datei ist kein JSON.'),
  refused: both('This map cannot be read', 'Diese Karte kann nicht gelesen werden'),
  faultAt: both(
    (why: string, path: string, found: string) => `${why} At ${path}; found ${found}.`,
    (why: string, path: string, found: string) => `${why} Bei ${path}; gefunden: ${found}.`,
  ),
  tiled: TILED,
  at: both(
    (kind: string, place: string) => `${kind} at ${place}`,
    (kind: string, place: string) => `${kind} auf ${place}`,
  ),
} as const;
