/** What people would write of marches, pursuits and races that are ready-made, and of those that are played at once. */
export const JOURNEYS = {
  march: {
    kell: {
      riders: "Ella's riders",
      host: "Dorrow's host",
      watch: 'The bridge watch',
      bridge: 'Over the bridge, between the lanterns',
      weir: 'Under the weir, where the water is loud',
    },
    mill: { smugglers: 'The salt carriers', bailiff: "The bailiff's riders" },
    toll: {
      walkers: 'The walkers',
      house: 'The toll house',
      patrol: 'The patrol',
      gate: 'Through the gate, among the mules',
      gully: 'Up the gully behind the house',
    },
    race: { boats: 'The boat', bridge: 'Those by the bridge', bank: 'Those by the north bank' },
    atOnce: { wanderers: 'The travellers', hunters: 'The hunters' },
  },
  chase: {
    millRoad: {
      pursuers: 'Two riders',
      open: 'Along the mill road',
      cover: 'Into the alders by the stream',
      rough: 'Over walls and hedges to the quarry',
    },
    retreat: {
      quarry: 'The beaten army',
      pursuers: "Osric's horse",
      open: 'Down the king’s road',
      cover: 'Into the woods in small bands',
      rough: 'Over the burnt bridge and the marsh',
    },
    smugglers: {
      quarry: 'The smugglers',
      pursuers: 'The watch',
      open: 'Straight along the quay',
      cover: 'Among the barrels and nets',
      rough: 'Over the roofs of the salt houses',
    },
    harbour: {
      pursuers: 'The harbour watch',
      open: 'Along the quay',
      cover: 'Into the crowd at the fish stalls',
      rough: 'Over the moored boats',
    },
    moor: {
      pursuers: 'The keepers',
      open: 'On the causeway',
      cover: 'Low through the heather',
      rough: 'From tussock to tussock',
    },
    orchard: {
      pursuers: "The farmer's people",
      open: 'Down the cart track',
      cover: 'Between the rows of trees',
      rough: 'Over the wall and the ditch',
    },
    ruins: {
      pursuers: 'The guards',
      open: 'Across the old court',
      cover: 'Through the cellars',
      rough: 'Up the broken stair and over the gap',
    },
  },
  race: {
    gate: { goal: 'through the market to the gate' },
    hills: { goal: 'round the three hills and back' },
    bay: { goal: 'five times round the bay', one: 'The Gannet', other: 'The Tern' },
  },
} as const;
