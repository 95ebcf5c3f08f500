import { both, type Spoken } from '../../words/bilingual.js';

/** What is said of political units, their wealth and the year's reckoning. */
export const WEALTH = {
  powers: both('Political units', 'Gemeinwesen'),
  powersNote: both(
    'Each has a wealth of twelve steps. Scenes move it; once a year what it supports takes effect.',
    'Jedes hat einen Reichtum von zwölf Stufen. Szenen ändern ihn; einmal im Jahr wirkt, was er unterhält.',
  ),
  none: both('No political unit has been written down yet.', 'Noch ist kein Gemeinwesen aufgeschrieben.'),
  make: both('Write down a political unit', 'Ein Gemeinwesen aufschreiben'),
  edit: both('Change', 'Ändern'),
  editWhat: both(
    (name: string) => `Change ${name}`,
    (name) => `${name} ändern`,
  ),
  remove: both('Take away', 'Wegnehmen'),
  removeWhat: both(
    (name: string) => `Take ${name} away`,
    (name) => `${name} wegnehmen`,
  ),
  loss: both('Something was lost', 'Etwas ging verloren'),
  lossOf: both(
    (name: string) => `What ${name} lost`,
    (name) => `Was ${name} verloren hat`,
  ),
  lossNote: both(
    'Storm, fire, theft: it is gone until the reckoning, where it may be brought up again.',
    'Sturm, Feuer, Diebstahl: Es fehlt bis zur Abrechnung; dort darf wieder aufgestockt werden.',
  ),
  lossAmount: both(
    (most: number) => `How many of ${most}`,
    (most) => `Wie viele von ${most}`,
  ),
  lossTooMuch: both(
    (most: number) => `there are ${most}`,
    (most) => `es sind ${most}`,
  ),
  lossPropose: both('Propose the loss', 'Verlust vorschlagen'),
  ruledBy: both('Ruled by', 'Regiert von'),
  ownOf: both('The own wealth of', 'Eigener Reichtum von'),
  nobody: both('nobody', 'niemandem'),
  noRuler: both('nobody yet', 'noch niemand'),
  ownWealth: both(
    'No political unit: this person’s own wealth, who rules none',
    'Kein Gemeinwesen: der eigene Reichtum dieser Figur, die keines regiert',
  ),
  region: both('Region', 'Gegend'),
  noRegion: both('none', 'keine'),
  wealth: both('Wealth', 'Reichtum'),
  level: both(
    (name: string, level: number, rating: string) => `${name}: wealth ${rating}, step ${level} of 12`,
    (name, level, rating) => `${name}: Reichtum ${rating}, Stufe ${level} von 12`,
  ),
  step: both(
    (level: number, rating: string) => `Step ${level}: ${rating}`,
    (level, rating) => `Stufe ${level}: ${rating}`,
  ),
  inForce: both(
    (rating: string) => `Things are supported by ${rating} since the last reckoning.`,
    (rating) => `Unterhalten wird seit der letzten Abrechnung, was zu ${rating} gehört.`,
  ),
  movedIn: both(
    (year: number) => `It moved in year ${year}; at most one step a year.`,
    (year) => `Er änderte sich im Jahr ${year}; höchstens eine Stufe im Jahr.`,
  ),
  raise: both('toward more', 'nach oben'),
  lower: both('toward less', 'nach unten'),
  credits: both(
    (count: number, kind: string) => `${count} of 3 scenes ${kind}`,
    (count, kind) => `${count} von 3 Szenen ${kind}`,
  ),
  supports: both('What it supports', 'Was er unterhält'),
  thing: both('What', 'Was'),
  asBuilt: both('As built', 'Gebaut'),
  builtAt: both(
    (amount: number, rating: string) => `${amount} at ${rating}`,
    (amount, rating) => `${amount} bei ${rating}`,
  ),
  now: both('Now', 'Jetzt'),
  supported: both('Supported', 'Unterhalten'),
  ahead: both('From the next reckoning', 'Ab der nächsten Abrechnung'),
  army: both('Army', 'Heer'),
  armyCost: both('Army, in troop cost', 'Heer, in Truppenkosten'),
  costOf: both(
    (cost: number, budget: number) => `${cost} of ${budget}`,
    (cost, budget) => `${cost} von ${budget}`,
  ),
  cost: both('Cost', 'Kosten'),
  noArmy: both('No soldiers.', 'Keine Soldaten.'),
  history: both('Scenes that counted', 'Szenen, die zählten'),
  counted: both(
    (date: string, title: string, kind: string) => `${date}: ${title}, ${kind}`,
    (date, title, kind) => `${date}: ${title}, ${kind}`,
  ),
  // The form.
  name: both('Name', 'Name'),
  text: both('What is known of it', 'Was man darüber weiß'),
  arms: both('Shield', 'Schild'),
  field: both('Field', 'Feld'),
  charge: both('Charge', 'Wappenbild'),
  byOrder: both('as it comes', 'wie es kommt'),
  startLevel: both('Wealth as the land is built', 'Reichtum, wie das Land gebaut wird'),
  laterNote: both(
    'Wealth moves by scenes, and what it supports at the reckoning alone.',
    'Der Reichtum ändert sich durch Szenen, und was er unterhält nur bei der Abrechnung.',
  ),
  addThing: both('Add ships, cities, goods…', 'Schiffe, Städte, Güter … hinzufügen'),
  thingName: both(
    (nth: number) => `Thing ${nth}`,
    (nth) => `Gut ${nth}`,
  ),
  thingAmount: both(
    (nth: number) => `Number of thing ${nth}`,
    (nth) => `Anzahl von Gut ${nth}`,
  ),
  dropThing: both(
    (nth: number) => `Take thing ${nth} away`,
    (nth) => `Gut ${nth} wegnehmen`,
  ),
  keep: both('Keep it', 'Behalten'),
  needsName: both('needs a name', 'braucht einen Namen'),
  // The year.
  reckoning: both(
    (year: number) => `The reckoning of year ${year}`,
    (year) => `Die Abrechnung des Jahres ${year}`,
  ),
  fallsOn: both(
    (date: string) => `It falls on ${date}, after the scenes of that day.`,
    (date) => `Sie ist am ${date}, nach den Szenen des Tages.`,
  ),
  dueNow: both('It is due now.', 'Sie steht jetzt an.'),
  timePasses: both('Time passes to that day.', 'Die Zeit vergeht bis zu diesem Tag.'),
  scenesFirst: both(
    (title: string) => `“${title}” comes first`,
    (title) => `„${title}“ kommt zuerst`,
  ),
  noPowers: both('there is nothing to reckon', 'es gibt nichts abzurechnen'),
  reckon: both('Reckon the year', 'Das Jahr abrechnen'),
  settling: both('To be settled', 'Zu ordnen'),
  settlingNote: both(
    'Whoever has more than is supported gives it up; whoever has less may bring it up. Nothing grows back before the next reckoning.',
    'Wer mehr hat, als unterhalten wird, gibt es ab; wer weniger hat, darf aufstocken. Vor der nächsten Abrechnung wächst nichts nach.',
  ),
  settles: both(
    (who: string) => `${who} settles this.`,
    (who) => `${who} ordnet das.`,
  ),
  forThem: both('Propose it for them', 'Für sie vorschlagen'),
  settle: both('Settle it so', 'So ordnen'),
  asIs: both('Nothing changes.', 'Es ändert sich nichts.'),
  overBudget: both('the army costs too much', 'das Heer kostet zu viel'),
  notWithin: both(
    (name: string, least: number, most: number) => `${name}: ${least} to ${most}`,
    (name, least, most) => `${name}: ${least} bis ${most}`,
  ),
  mustGo: both(
    (amount: number) => `${amount} to give up`,
    (amount) => `${amount} abzugeben`,
  ),
  mayCome: both(
    (amount: number) => `room for ${amount}`,
    (amount) => `Platz für ${amount}`,
  ),
  justRight: both('just what is supported', 'genau, was unterhalten wird'),
  nextYear: both(
    (year: number) => `Begin year ${year}`,
    (year) => `Jahr ${year} beginnen`,
  ),
  nextYearNote: both(
    'On its first day, before any scene, waiting credits are read.',
    'An seinem ersten Tag, vor jeder Szene, werden wartende Gutschriften gelesen.',
  ),
  closesBooks: both(
    'What could have been brought up is then let be.',
    'Was hätte aufgestockt werden können, bleibt dann so.',
  ),
  reckoned: both(
    (year: number) => `Year ${year} is reckoned.`,
    (year) => `Das Jahr ${year} ist abgerechnet.`,
  ),
  // Credits.
  credit: both('Finished scenes', 'Beendete Szenen'),
  creditNote: both(
    'The table may count a scene once toward raising one political unit and, where it was at someone’s cost, once toward lowering another.',
    'Der Tisch darf eine Szene einmal einem Gemeinwesen gutschreiben und, wo sie auf jemandes Kosten ging, einmal gegen ein anderes zählen.',
  ),
  nothingToCredit: both('Every finished scene has been counted.', 'Jede beendete Szene ist gezählt.'),
  raises: both('Raises', 'Hebt'),
  lowers: both('Lowers', 'Senkt'),
  nobodys: both('nobody’s', 'niemandes'),
  propose: both('Propose it', 'Vorschlagen'),
  pickOne: both('pick a political unit', 'ein Gemeinwesen wählen'),
  // External events.
  event: both('An external event', 'Ein äußeres Ereignis'),
  eventNote: both(
    'When the story stalls, the table may ask what happens in the world. It is never rolled by itself.',
    'Wenn die Geschichte stockt, darf der Tisch fragen, was in der Welt geschieht. Von selbst wird nie gewürfelt.',
  ),
  exposed: both('Who would stand against a plague', 'Wer einer Seuche ausgesetzt wäre'),
  mainAlways: both(
    (names: string) => `Always, as main characters: ${names}.`,
    (names) => `Immer, als Hauptfiguren: ${names}.`,
  ),
  noMain: both('There are no main characters.', 'Es gibt keine Hauptfiguren.'),
  important: both('And of the others', 'Und von den anderen'),
  noDeaths: both('At this table nobody dies of a plague.', 'An diesem Tisch stirbt niemand an einer Seuche.'),
  chances: both('What can come about', 'Was geschehen kann'),
  proposeRoll: both('Propose the roll', 'Den Wurf vorschlagen'),
  runningFirst: both('a scene is being played', 'eine Szene wird gespielt'),
  happened: both('What has come about', 'Was geschehen ist'),
  deaths: both(
    (names: string) => `Dead of it: ${names}.`,
    (names) => `Daran gestorben: ${names}.`,
  ),
} as const;

export type WealthPageWords = Spoken<typeof WEALTH>;
