import type { Character } from '@warmoot/rules';
import { onlyLine } from '../../../campaign/told.js';
import { changedWhat } from '../../../campaign/why.js';
import type { CampaignNames, CampaignWords, ToldChange } from '../../../campaign/words.js';
import { plainData } from '../../../plain.js';
import { BODY_PARTS } from '../../glossary.js';
import { and, at, count, possessive, quoted } from '../../grammar.js';
import { aWound } from '../duel/names.js';

export const wound: CampaignWords['wound'] = ({ part, severity, marks }) => {
  const marked = marks === 0 ? '' : ` (${count(marks, 'Erfolg', 'Erfolge')})`;
  return `${aWound(severity)} ${at(BODY_PARTS[part])}${marked}`;
};

export const DEATHS: CampaignWords['deaths'] = { wound: 'an einer Wunde', plague: 'an der Seuche' };

const howDied = ({ dead }: Partial<Character>): string => {
  const why = dead?.why ?? '';
  return Object.hasOwn(DEATHS, why) ? ` ${DEATHS[why as keyof typeof DEATHS]}` : why === '' ? '' : `: ${quoted(why)}`;
};

const woundsNow = (wounds: Character['wounds']): string =>
  wounds.length === 0 ? 'keine Wunde ist übrig' : `hat ${and(wounds.map(wound))}`;

/** What came of a fight: wounds, the hour of death, captivity, gear. */
const foughtText = ({ set }: ToldChange): string =>
  [
    ...(set.wounds === undefined ? [] : [woundsNow(set.wounds)]),
    ...((set.dying ?? null) === null ? [] : ['stirbt ohne Hilfe binnen einer Stunde']),
    ...((set.captive ?? null) === null ? [] : [`ist gefangen, bei ${set.captive}`]),
  ].join('; ');

const inBrackets = (after: string): string => (after === '' ? '' : ` (${after})`);

const ratedText = ({ who, why, lines }: ToldChange, names: CampaignNames): string => {
  const line = onlyLine(lines);
  const change =
    line === null
      ? `Ein Wert von ${who} ist geändert`
      : `${possessive(who)} Wert in ${changedWhat(names, line)} geht von ${plainData(line.from)} auf ${plainData(line.to)}`;
  return `${change}: ${quoted(why.code)}.`;
};

const regretText = ({ who, lines, after }: ToldChange, names: CampaignNames): string => {
  const line = onlyLine(lines);
  if (line === null) return `${who} bereut und ändert sich${inBrackets(after)}.`;
  const what = changedWhat(names, line);
  return `${who} bereut: ${what} geht von ${plainData(line.from)} auf ${plainData(line.to)}${inBrackets(after)}.`;
};

const drivenText = ({ who, set }: ToldChange, { words }: CampaignNames): string => {
  const last = set.driving?.at(-1);
  if (last === undefined) return `${who} hat ein neues Leitmotiv.`;
  const { motive, rating, context, topic } = last;
  const strength = rating === null ? '' : ` ${rating}`;
  return `${who} hat das Leitmotiv ${words.character.motives[motive]}${strength}: ${quoted(context)}, ${quoted(topic)}.`;
};

export const changes: CampaignWords['changes'] = {
  renamed: ({ who, set, lines }) => {
    const from = onlyLine(lines)?.from;
    return `${typeof from === 'string' ? from : 'Jemand'} heißt nun ${set.name ?? who}.`;
  },
  written: ({ who, lines }, names) => {
    const what = lines.map((line) => changedWhat(names, line));
    return `Auf dem Bogen von ${who} geschrieben${what.length === 0 ? '' : `: ${what.join(', ')}`}.`;
  },
  arms: ({ who, set }) =>
    set.arms ? `${who} führt das Wappen ${quoted(set.arms)}.` : `${who} führt kein Wappen mehr.`,
  locks: ({ who }) => `Es ist gewählt, mit welchen Fertigkeiten ${who} kämpft.`,
  terrain: ({ who, set }) => `Am vertrautesten ist ${who} dieses Gelände: ${quoted(set.terrain ?? '')}.`,
  packed: ({ who, set }) => `${who} packt neu: ${count(set.load?.items.length ?? 0, 'Gegenstand', 'Gegenstände')}.`,
  related: ({ who, set }, names) => {
    const all = (set.relations ?? []).map(({ to, text }) => `${names.character(to)} (${text})`);
    return `Was andere für ${who} sind: ${all.length === 0 ? 'nichts steht da' : and(all)}.`;
  },
  rated: ratedText,
  driven: drivenText,
  playedOut: ({ who }) => `Ein Leitmotiv von ${who} ist ausgespielt und vergessen.`,
  regret: regretText,
  raised: ({ who, set }, names) =>
    `${who} ist nun eine Hauptfigur von ${set.owner ? names.seat(set.owner) : 'niemandem'}, anstelle von ${names.character(set.inPlaceOf ?? '')}.`,
  died: ({ who, set, after }) => `${who} stirbt${howDied(set)}${inBrackets(after)}.`,
  freed: ({ who }) => `${who} ist wieder frei.`,
  fought: (change) => {
    const came = foughtText(change);
    return `${change.who}${inBrackets(change.after)}: ${came === '' ? 'keine neue Wunde' : came}.`;
  },
  generated: ({ who, set }) => {
    const blocks = [...(set.skills ? ['Fertigkeiten'] : []), ...(set.motives ? ['Beweggründe'] : [])];
    return `Die ${and(blocks)} von ${who} stehen fest.`;
  },
  healed: ({ who, set }) =>
    set.wounds === undefined || set.wounds.length === 0
      ? `${who} ist von allen Wunden genesen.`
      : `${who}, geheilt bis Tag ${set.healedThrough}: ${woundsNow(set.wounds)}.`,
  aided: ({ who, after }) => `Für ${who} kam rechtzeitig Hilfe${inBrackets(after)}.`,
  completed: ({ who, set, after }) => `${who} hat bis Tag ${set.through} gespielt${inBrackets(after)}.`,
};
