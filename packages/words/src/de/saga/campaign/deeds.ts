import type { CampaignDeed } from '@warmoot/rules';
import { costOf } from '@warmoot/rules';
import type { CampaignNames, CampaignWords } from '../../../campaign/words.js';
import { SKILLS } from '../../glossary.js';
import { and, count, possessive, quoted } from '../../grammar.js';
import { optionsTold } from './events.js';
import { EDITIONS, history, NOTE_KINDS } from './story.js';

type Planned = Omit<Extract<CampaignDeed, { readonly deed: 'plan' }>, 'deed'>;

const withPeople = (ids: readonly string[], names: CampaignNames): string =>
  ids.length === 0 ? '' : `, mit ${names.characters(ids)}`;

const plannedText = (planned: Planned, names: CampaignNames): string => {
  const { title, scene, day, days: takes, characters, place } = planned;
  const long = takes > 1 ? `, über ${count(takes, 'Tag', 'Tage')}` : '';
  const where = place === '' ? '' : `, Ort ${quoted(place)}`;
  return `${quoted(title)} (${names.words.calendar.scenes[scene]}), ${names.date(day)}${long}${where}${withPeople(characters, names)}`;
};

const drivingText = (character: string, id: string, names: CampaignNames): string => {
  const driving = names.driving(character, id);
  const who = names.character(character);
  if (driving === null) return `ein Leitmotiv von ${who}`;
  return `${possessive(who)} Leitmotiv ${names.words.character.motives[driving.motive]}, ${quoted(driving.context)}, ${quoted(driving.topic)}`;
};

const DRAWERS = { notes: 'die Notiz', regions: 'die Region', units: 'das Gemeinwesen', pages: 'die Seite' } as const;

const removedText = (from: keyof typeof DRAWERS, id: string, names: CampaignNames): string => {
  if (from === 'units') return names.unit(id);
  return from === 'regions' ? names.region(id) : names.thing(from, id);
};

const ofWhom = (owner: string | null, names: CampaignNames): string =>
  owner === null ? ', vom Tisch verteilt' : ` für ${names.seat(owner)}`;

const people: Pick<
  CampaignWords['deeds'],
  'add' | 'bring' | 'rename' | 'words' | 'arms' | 'locks' | 'goals' | 'privateNote' | 'terrain' | 'carry' | 'relate'
> = {
  add: ({ name, owner, main, skills, motives }, names) => {
    const byHand = skills !== null || motives !== null ? ', mit Werten von Hand' : '';
    return `${name} ${main ? 'als Hauptfigur ' : ''}ins Ensemble aufnehmen${ofWhom(owner, names)}${byHand}`;
  },
  bring: ({ sheet, owner }, names) =>
    `${sheet.name} mitbringen${ofWhom(owner, names)}, aus einer Kampagne ${EDITIONS[sheet.edition]}`,
  rename: ({ character, name }, names) => `${names.character(character)} in ${name} umbenennen`,
  words: ({ deed, character, ...said }, names) => {
    const parts = Object.entries(said).filter(([, text]) => text !== undefined);
    const what = parts.map(([key]) => history.fields[key as keyof typeof history.fields]);
    return `Auf den Bogen von ${names.character(character)} schreiben: ${what.length === 0 ? 'nichts' : what.join(', ')}`;
  },
  arms: ({ character, arms }, names) =>
    arms === ''
      ? `${names.character(character)} das Wappen nehmen`
      : `${names.character(character)} dieses Wappen geben: ${quoted(arms)}`,
  locks: ({ character }, names) => `Wählen, mit welchen Fertigkeiten ${names.character(character)} kämpft`,
  goals: ({ character }, names) => `Die Ziele von ${names.character(character)} aufschreiben`,
  privateNote: ({ character }, names) => `Eine eigene Notiz zu ${names.character(character)} machen`,
  terrain: ({ character, terrain }, names) =>
    `Das Gelände benennen, das ${names.character(character)} am vertrautesten ist: ${quoted(terrain)}`,
  carry: ({ character, load }, names) =>
    `${names.character(character)} neu packen lassen: ${count(load.items.length, 'Gegenstand', 'Gegenstände')}`,
  relate: ({ character, to, text }, names) =>
    text === ''
      ? `Vergessen, was ${names.character(to)} für ${names.character(character)} ist`
      : `Notieren, was ${names.character(to)} für ${names.character(character)} ist: ${quoted(text)}`,
};

const fates: Pick<
  CampaignWords['deeds'],
  'rate' | 'drive' | 'playedOut' | 'regret' | 'raise' | 'die' | 'free' | 'aid'
> = {
  rate: ({ character, skill, to, reason }, names) =>
    `${possessive(names.character(character))} Wert in ${SKILLS[skill]} auf ${to} setzen: ${quoted(reason)}`,
  drive: ({ character, context, topic, motive, rating }, names) => {
    const strength = rating === null ? '' : ` ${rating}`;
    const what = `${names.words.character.motives[motive]}${strength}`;
    return `${names.character(character)} ein Leitmotiv geben: ${what}, ${quoted(context)}, ${quoted(topic)}`;
  },
  playedOut: ({ character, driving }, names) => `Als ausgespielt ansehen: ${drivingText(character, driving, names)}`,
  regret: ({ character, driving, entry }, names) =>
    `Um 1 senken, was nach ${names.entry(entry)} bereut wird: ${drivingText(character, driving, names)}`,
  raise: ({ character, lost }, names) =>
    `${names.character(character)} zur Hauptfigur machen, anstelle von ${names.character(lost)}`,
  die: ({ character, why }, names) => `${names.character(character)} sterben lassen: ${quoted(why)}`,
  free: ({ character }, names) => `${names.character(character)} befreien`,
  aid: ({ character, came }, names) =>
    came
      ? `Für ${names.character(character)} rechtzeitig Hilfe kommen lassen`
      : `${names.character(character)} ohne Hilfe sterben lassen`,
};

const days: Pick<
  CampaignWords['deeds'],
  | 'plan'
  | 'replan'
  | 'arrange'
  | 'drop'
  | 'control'
  | 'happening'
  | 'arrival'
  | 'happened'
  | 'start'
  | 'pause'
  | 'resume'
  | 'close'
  | 'follow'
  | 'pass'
> = {
  plan: (deed, names) => `Planen: ${plannedText(deed, names)}`,
  replan: ({ entry, day, title, characters, place }, names) => {
    const changed = [
      ...(title === undefined ? [] : [`nun ${quoted(title)}`]),
      ...(day === undefined ? [] : [names.date(day)]),
      ...(place === undefined || place === '' ? [] : [`Ort ${quoted(place)}`]),
      ...(characters === undefined || characters.length === 0 ? [] : [`mit ${names.characters(characters)}`]),
    ];
    return `Den Plan ändern, ${names.entry(entry)}${changed.length === 0 ? '' : `: ${changed.join(', ')}`}`;
  },
  arrange: ({ day, entries }, names) =>
    `So ordnen, ${names.date(day)}: ${entries.map((id) => names.entry(id)).join(', ')}`,
  drop: ({ entry }, names) => `Streichen: ${names.entry(entry)}`,
  control: ({ entry, character, seat }, names) =>
    `${names.seat(seat)} führt ${names.character(character)} hier: ${names.entry(entry)}`,
  happening: ({ day, title, characters }, names) =>
    `Eintragen, was geschieht: ${quoted(title)}, ${names.date(day)}${withPeople(characters, names)}`,
  arrival: ({ day, place, characters }, names) =>
    `Die Ankunft von ${names.characters(characters)} eintragen: ${quoted(place)}, ${names.date(day)}`,
  happened: ({ entry }, names) => `Geschehen lassen: ${names.entry(entry)}`,
  start: ({ entry }, names) => `Beginnen: ${names.entry(entry)}`,
  pause: ({ entry }, names) => `Unterbrechen: ${names.entry(entry)}`,
  resume: ({ entry }, names) => `Weiterspielen: ${names.entry(entry)}`,
  close: ({ entry }, names) => `Schließen: ${names.entry(entry)}`,
  follow: ({ entry, next }, names) =>
    next === null
      ? `Offen lassen, was hierauf folgt: ${names.entry(entry)}`
      : `Hierauf folgen lassen, ${names.entry(entry)}: ${plannedText(next, names)}`,
  pass: ({ to }, names) => `Zeit vergehen lassen bis ${names.date(to)}`,
};

export const deeds: CampaignWords['deeds'] = {
  ...people,
  ...fates,
  ...days,
  found: ({ name, edition }) => `Die Kampagne ${quoted(name)} gründen, ${EDITIONS[edition]}`,
  name: ({ name }) => `Die Kampagne umbenennen in ${quoted(name)}`,
  options: ({ options: after }, names) => `Die Optionen der Kampagne setzen: ${optionsTold(names.options, after)}`,
  castSize: ({ seat, characters }, names) =>
    `${names.seat(seat)} bekommt ${count(characters, 'Hauptfigur', 'Hauptfiguren')}`,
  setting: () => 'Die Welt beschreiben',
  note: ({ title, kind }) => `Notieren unter ${NOTE_KINDS[kind]}: ${quoted(title)}`,
  region: ({ name }) => `Die Region ${name} beschreiben`,
  unit: ({ id, name, ruler, level = 1, own = false }, names) => {
    if (own && id === undefined) {
      const whose = ruler === null ? 'niemandem' : names.character(ruler);
      return `Den eigenen Reichtum von ${whose} vermerken: ${name}, ${names.wealth(level)}`;
    }
    const ruled = ruler === null ? 'von niemandem regiert' : `regiert von ${names.character(ruler)}`;
    return id === undefined
      ? `Das Gemeinwesen ${name} anlegen, ${ruled}, Reichtum ${names.wealth(level)}`
      : `${names.unit(id)} neu beschreiben: ${name}, ${ruled}`;
  },
  remove: ({ from, id }, names) => `Herausnehmen, ${DRAWERS[from]}: ${removedText(from, id, names)}`,
  credit: ({ entry, raise, lower }, names) => {
    const toward = [
      ...(raise === null ? [] : [`zum Steigen von ${names.unit(raise)}`]),
      ...(lower === null ? [] : [`zum Sinken von ${names.unit(lower)}`]),
    ];
    return `Gutschreiben, ${names.entry(entry)}: ${toward.length === 0 ? 'nichts' : and(toward)}`;
  },
  reckon: () => 'Das Jahr abrechnen',
  settle: ({ unit, troops }, names) =>
    `Das Jahr von ${names.unit(unit)} ausgleichen, mit einem Heer für ${costOf(troops)}`,
  lose: ({ unit, what, amount }, names) =>
    `Einen Verlust von ${names.unit(unit)} festhalten: ${amount} (${names.support(unit, what)})`,
  page: ({ title, day }, names) => {
    const when = day === undefined ? '' : ` zu ${names.date(day)}`;
    return `Ins Tagebuch schreiben${when}${title === '' ? '' : `: ${quoted(title)}`}`;
  },
  sit: ({ present }, names) => `Eine Sitzung mit ${and(present.map(names.seat))} vermerken`,
  rise: () => 'Das Ende der Sitzung vermerken',
};

export const plays: CampaignWords['plays'] = {
  entry: ({ entry }, names) => `Spielen: ${names.entry(entry)}`,
  check: ({ entry, acting, opposing }, names) => {
    const side = ({ character, skill }: typeof acting): string => `${names.character(character)} mit ${SKILLS[skill]}`;
    const against = opposing === null ? '' : ` gegen ${side(opposing)}`;
    return `Eine Probe machen, ${names.entry(entry)}: ${side(acting)}${against}`;
  },
  draft: () => 'Die Hauptfiguren auswählen',
  generation: ({ characters }, names) => `Fehlende Werte auswürfeln: ${names.characters(characters)}`,
  event: () => 'Ein äußeres Ereignis auswürfeln',
  healing: ({ character, healer, days: stretches }, names) => {
    const all = stretches.reduce((sum, { lasting }) => sum + lasting, 0);
    const by = healer === null ? 'ohne Behandlung' : `behandelt von ${names.character(healer)}`;
    return `Heilung spielen, ${names.character(character)}: ${count(all, 'Tag', 'Tage')}, ${by}`;
  },
  aid: ({ character, helpers }, names) =>
    `Die Stunde spielen, in der ${names.character(character)} im Sterben liegt${helpers.length === 0 ? '' : `, mit Hilfe von ${names.characters(helpers)}`}`,
};
