import { saga } from '@warmoot/rules';
import type { Played } from './played.js';

/** What is done, without its name, and what is said of it in both languages. */
type Sample = readonly [object, string, string];

/** One of everything that can be done or played in a campaign. */
export const samples = (played: Played) => {
  const ella = played.id('Ella');
  const ford = played.id('Kell Ford');
  const harrow = played.id('Harrow');
  const options = saga.campaign.campaignOptions.parse({ 'saga.wealth.timing': 'yearly', 'saga.events.magic': false });
  const TROOPS = Object.values(played.campaign.open.units)[0]?.troops;

  /** One of each deed: with all that it can say. */
  const deeds: Readonly<Record<saga.campaign.CampaignDeed['deed'], Sample>> = {
    found: [
      { name: 'X' },
      'Found the campaign “X”, by the rules of the saga',
      'Die Kampagne „X“ gründen, nach den Regeln der Saga',
    ],
    name: [{ name: 'X' }, 'Call the campaign “X”', 'Die Kampagne umbenennen in „X“'],
    year: [
      {
        months: [
          { name: 'Thaw', days: 30 },
          { name: 'Frost', days: 30 },
        ],
        seasons: [{ name: 'All', days: 60 }],
      },
      'Divide the year into Thaw, Frost, with no marked days',
      'Das Jahr einteilen in Thaw, Frost, mit keinen besonderen Tagen',
    ],
    take: [
      { part: { key: 'coast.places', notes: [{ kind: 'place', title: 'Kell' }] } },
      'Take into the campaign: 1 thing of the world',
      'In die Kampagne aufnehmen: 1 Sache der Welt',
    ],
    leave: [{ part: 'coast.places' }, 'Leave a part of the world out', 'Einen Teil der Welt weglassen'],
    begin: [{}, 'Begin the campaign as it stands', 'Die Kampagne beginnen, wie sie steht'],
    options: [
      { options: options.ok ? options.value : null },
      'Set the options of the campaign: Events may bring magic: no',
      'Die Optionen der Kampagne setzen: Ereignisse dürfen Magie bringen: nein',
    ],
    castSize: [{ seat: 'bo', characters: 3 }, 'Give Bo 3 main characters', 'Bo bekommt 3 Hauptfiguren'],
    setting: [{ text: 'x' }, 'Write the setting', 'Die Welt beschreiben'],
    note: [{ title: 'Horn', kind: 'thing' }, 'Note under things: “Horn”', 'Notieren unter Dinge: „Horn“'],
    region: [{ name: 'Kelland' }, 'Write down the region Kelland', 'Die Region Kelland beschreiben'],
    unit: [
      { id: harrow, name: 'Harrow', ruler: ella },
      'Write Harrow anew: Harrow, ruled by Ella',
      'Harrow neu beschreiben: Harrow, regiert von Ella',
    ],
    remove: [
      { from: 'units', id: harrow },
      'Take out the political unit: Harrow',
      'Herausnehmen, das Gemeinwesen: Harrow',
    ],
    add: [{ name: 'Ulf', owner: 'bo' }, 'Take Ulf into the cast for Bo', 'Ulf ins Ensemble aufnehmen für Bo'],
    bring: [
      { sheet: { name: 'Ulf', edition: 'saga-1e' } },
      'Bring Ulf from a campaign by the rules of the saga’s earlier edition, shared out by the table',
      'Ulf mitbringen, vom Tisch verteilt, aus einer Kampagne nach den Regeln der früheren Ausgabe der Saga',
    ],
    rename: [{ character: ella, name: 'Elin' }, 'Call Ella Elin', 'Ella in Elin umbenennen'],
    words: [
      { character: ella, home: 'x', past: 'y' },
      'Write on Ella’s sheet: Home, Past',
      'Auf den Bogen von Ella schreiben: Heimat, Vergangenheit',
    ],
    arms: [{ character: ella, arms: 'fish' }, 'Give Ella the arms “fish”', 'Ella dieses Wappen geben: „fish“'],
    locks: [
      { character: ella, locks: {} },
      'Choose with which skills Ella fights',
      'Wählen, mit welchen Fertigkeiten Ella kämpft',
    ],
    goals: [{ character: ella, text: 'x' }, 'Write down the goals of Ella', 'Die Ziele von Ella aufschreiben'],
    privateNote: [{ character: ella, text: 'x' }, 'Make a private note on Ella', 'Eine eigene Notiz zu Ella machen'],
    terrain: [
      { character: ella, terrain: 'hills' },
      'Name the terrain that Ella knows best: “hills”',
      'Das Gelände benennen, das Ella am vertrautesten ist: „hills“',
    ],
    kit: [
      { character: ella, kit: 'hunter' },
      'Have Ella put everything down and take up the kit “Hunter”',
      'Ella alles ablegen und diese Ausrüstung nehmen lassen: „Jagd“',
    ],
    carry: [
      { character: ella, load: { items: [] } },
      'Have Ella carry 0 objects, packed anew',
      'Ella neu packen lassen: 0 Gegenstände',
    ],
    relate: [
      { character: ella, to: played.id('Gro'), text: 'aunt' },
      'Note what Gro is to Ella: “aunt”',
      'Notieren, was Gro für Ella ist: „aunt“',
    ],
    rate: [
      { character: ella, skill: 'swim', to: 5, reason: 'training' },
      'Set Ella’s Swim to 5: “training”',
      'Ellas Wert in Schwimmen auf 5 setzen: „training“',
    ],
    drive: [
      { character: ella, context: 'Kell', topic: 'ford', motive: 'proud', rating: 4 },
      'Have Ella driven by Proud/Arrogant 4, in “Kell” on “ford”',
      'Ella ein Leitmotiv geben: Stolz/Hochmütig 4, „Kell“, „ford“',
    ],
    playedOut: [
      { character: ella, driving: 'd9' },
      'Count as played out a Driving Motivation of Ella',
      'Als ausgespielt ansehen: ein Leitmotiv von Ella',
    ],
    regret: [
      { character: ella, driving: 'd9', entry: ford },
      'Lower by 1 what was regretted after “Kell Ford”: a Driving Motivation of Ella',
      'Um 1 senken, was nach „Kell Ford“ bereut wird: ein Leitmotiv von Ella',
    ],
    raise: [
      { character: ella, lost: played.id('Olaf') },
      'Make Ella a main character in the place of Olaf',
      'Ella zur Hauptfigur machen, anstelle von Olaf',
    ],
    die: [{ character: ella, why: 'old age' }, 'Let Ella die: “old age”', 'Ella sterben lassen: „old age“'],
    free: [{ character: ella }, 'Set Ella free', 'Ella befreien'],
    plan: [
      { day: 3, days: 2, scene: 'duel', title: 'Ford', place: 'Kell', characters: [ella] },
      'Plan “Ford” (Hand-to-Hand) on day 3 of Month 1, Season 1, year 1, for 2 days, at “Kell”, with Ella',
      'Planen: „Ford“ (Zweikampf), Tag 3, 1. Monat, 1. Jahreszeit, Jahr 1, über 2 Tage, Ort „Kell“, mit Ella',
    ],
    replan: [
      { entry: ford, title: 'Ford', place: 'Kell', characters: [ella] },
      'Change the plan for “Kell Ford”: called “Ford”, at “Kell”, with Ella',
      'Den Plan ändern, „Kell Ford“: nun „Ford“, Ort „Kell“, mit Ella',
    ],
    arrange: [
      { day: 2, entries: [ford, played.id('Snow')] },
      'Put day 2 of Month 1, Season 1, year 1 in this order: “Kell Ford”, “Snow”',
      'So ordnen, Tag 2, 1. Monat, 1. Jahreszeit, Jahr 1: „Kell Ford“, „Snow“',
    ],
    drop: [{ entry: ford }, 'Drop “Kell Ford”', 'Streichen: „Kell Ford“'],
    control: [
      { entry: ford, character: ella, seat: 'bo' },
      'Let Bo run Ella in “Kell Ford”',
      'Bo führt Ella hier: „Kell Ford“',
    ],
    happening: [
      { day: 1, title: 'Snow', characters: [ella] },
      'Enter that “Snow” comes about on day 1 of Month 1, Season 1, year 1, with Ella',
      'Eintragen, was geschieht: „Snow“, Tag 1, 1. Monat, 1. Jahreszeit, Jahr 1, mit Ella',
    ],
    arrival: [
      { day: 1, place: 'Kell', characters: [ella] },
      'Enter the arrival of Ella on day 1 of Month 1, Season 1, year 1: “Kell”',
      'Die Ankunft von Ella eintragen: „Kell“, Tag 1, 1. Monat, 1. Jahreszeit, Jahr 1',
    ],
    happened: [{ entry: ford }, 'Let “Kell Ford” come about', 'Geschehen lassen: „Kell Ford“'],
    start: [{ entry: ford }, 'Begin “Kell Ford”', 'Beginnen: „Kell Ford“'],
    pause: [{ entry: ford }, 'Pause “Kell Ford”', 'Unterbrechen: „Kell Ford“'],
    resume: [{ entry: ford }, 'Go on with “Kell Ford”', 'Weiterspielen: „Kell Ford“'],
    close: [{ entry: ford }, 'Close “Kell Ford”', 'Schließen: „Kell Ford“'],
    follow: [
      { entry: ford, next: { day: 4, scene: 'discussion', title: 'Terms' } },
      'Let “Kell Ford” be followed by “Terms” (Discussion) on day 4 of Month 1, Season 1, year 1',
      'Hierauf folgen lassen, „Kell Ford“: „Terms“ (Unterredung), Tag 4, 1. Monat, 1. Jahreszeit, Jahr 1',
    ],
    aid: [{ character: ella, came: false }, 'Let Ella die without aid', 'Ella ohne Hilfe sterben lassen'],
    pass: [
      { to: 361 },
      'Let time pass to day 1 of Month 1, Season 1, year 2',
      'Zeit vergehen lassen bis Tag 1, 1. Monat, 1. Jahreszeit, Jahr 2',
    ],
    credit: [
      { entry: ford, raise: harrow, lower: null },
      'Count “Kell Ford” toward raising Harrow',
      'Gutschreiben, „Kell Ford“: zum Steigen von Harrow',
    ],
    reckon: [{}, 'Reckon the year', 'Das Jahr abrechnen'],
    settle: [
      { unit: harrow, supports: [8], troops: TROOPS },
      'Settle the year of Harrow, with an army that costs 600',
      'Das Jahr von Harrow ausgleichen, mit einem Heer für 600',
    ],
    lose: [
      { unit: harrow, what: Object.values(played.campaign.open.units)[0]?.wealth.supports[0]?.id, amount: 2 },
      'Note a loss of Harrow: 2 of ships',
      'Einen Verlust von Harrow festhalten: 2 (ships)',
    ],
    page: [{ title: 'Salt', text: 'x' }, 'Write in the journal: “Salt”', 'Ins Tagebuch schreiben: „Salt“'],
    sit: [{ present: ['ana', 'bo'] }, 'Note that Ana and Bo sit down to play', 'Eine Sitzung mit Ana und Bo vermerken'],
    rise: [{ sitting: 's1' }, 'Note the end of the sitting', 'Das Ende der Sitzung vermerken'],
  };

  const plays: Readonly<Record<saga.campaign.CampaignPlay['play'], Sample>> = {
    entry: [{ entry: ford }, 'Play “Kell Ford”', 'Spielen: „Kell Ford“'],
    check: [
      {
        entry: ford,
        acting: { character: ella, skill: 'swim' },
        opposing: { character: played.id('Gro'), skill: 'run' },
      },
      'Make a check in “Kell Ford”: Ella with Swim against Gro with Run',
      'Eine Probe machen, „Kell Ford“: Ella mit Schwimmen gegen Gro mit Laufen',
    ],
    draft: [{}, 'Draft the main characters', 'Die Hauptfiguren auswählen'],
    generation: [{ characters: [ella] }, 'Throw the missing ratings of Ella', 'Fehlende Werte auswürfeln: Ella'],
    event: [{}, 'Throw for an external event', 'Ein äußeres Ereignis auswürfeln'],
    healing: [
      { character: ella, healer: played.id('Gro'), days: [{ lasting: 3 }, {}] },
      'Play 4 days of healing for Ella, treated by Gro',
      'Heilung spielen, Ella: 4 Tage, behandelt von Gro',
    ],
    aid: [
      { character: ella, helpers: [played.id('Gro')] },
      'Play the hour in which Ella is dying, with the help of Gro',
      'Die Stunde spielen, in der Ella im Sterben liegt, mit Hilfe von Gro',
    ],
  };

  return { deeds, plays };
};
