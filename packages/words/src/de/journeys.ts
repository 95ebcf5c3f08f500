import type { JOURNEYS as ENGLISH } from '../en/journeys.js';
import type { SameKeys } from '../say/index.js';

export const JOURNEYS = {
  march: {
    kell: {
      riders: 'Ellas Reiter',
      host: 'Dorrows Heer',
      watch: 'Die Brückenwache',
      bridge: 'Über die Brücke, zwischen den Laternen',
      weir: 'Unter dem Wehr, wo das Wasser laut ist',
    },
    mill: { smugglers: 'Die Salzträger', bailiff: 'Die Reiter des Vogts' },
    toll: {
      walkers: 'Die Wanderer',
      house: 'Das Zollhaus',
      patrol: 'Die Streife',
      gate: 'Durch das Tor, zwischen den Maultieren',
      gully: 'Die Rinne hinter dem Haus hinauf',
    },
    race: { boats: 'Das Boot', bridge: 'Die von der Brücke', bank: 'Die vom Nordufer' },
    atOnce: { wanderers: 'Die Reisenden', hunters: 'Die Jäger' },
  },
  chase: {
    millRoad: {
      pursuers: 'Zwei Reiter',
      open: 'Den Mühlweg entlang',
      cover: 'In die Erlen am Bach',
      rough: 'Über Mauern und Hecken zum Steinbruch',
    },
    retreat: {
      quarry: 'Das geschlagene Heer',
      pursuers: 'Osrics Reiterei',
      open: 'Die Königsstraße hinab',
      cover: 'In kleinen Haufen in die Wälder',
      rough: 'Über die verbrannte Brücke und das Moor',
    },
    smugglers: {
      quarry: 'Die Schmuggler',
      pursuers: 'Die Wache',
      open: 'Geradeaus den Kai entlang',
      cover: 'Zwischen Fässern und Netzen',
      rough: 'Über die Dächer der Salzhäuser',
    },
    harbour: {
      pursuers: 'Die Hafenwache',
      open: 'Den Kai entlang',
      cover: 'Ins Gedränge am Fischmarkt',
      rough: 'Über die vertäuten Boote',
    },
    moor: {
      pursuers: 'Die Heger',
      open: 'Auf dem Damm',
      cover: 'Geduckt durch das Heidekraut',
      rough: 'Von Bülte zu Bülte',
    },
    orchard: {
      pursuers: 'Die Leute des Bauern',
      open: 'Den Karrenweg hinab',
      cover: 'Zwischen den Baumreihen',
      rough: 'Über die Mauer und den Graben',
    },
    ruins: {
      pursuers: 'Die Wachen',
      open: 'Über den alten Hof',
      cover: 'Durch die Keller',
      rough: 'Die zerbrochene Treppe hinauf und über die Lücke',
    },
  },
  race: {
    gate: { goal: 'durch den Markt zum Tor' },
    hills: { goal: 'um die drei Hügel und zurück' },
    bay: { goal: 'fünfmal um die Bucht', one: 'Der Basstölpel', other: 'Die Seeschwalbe' },
  },
} as const satisfies SameKeys<typeof ENGLISH>;
