import { saga } from '@warmoot/rules';
import type { CarriedText, HandoverNames, HandoverWords } from '../catalogue/sagaWords.js';
import type { Named } from '../say/index.js';
import type { Speech } from '../speech.js';

type Carried = saga.handover.Carried;

/** A side as a sentence takes it: "the riders fall back", "Wren falls back". */
const side = ({ grammar }: Speech, { isPerson }: HandoverNames, name: string): Named => ({
  named: name,
  isMany: grammar.many.test(name) && !isPerson(name),
});

const both = (speech: Speech, told: HandoverNames, { attacker, defender }: saga.handover.Encounter) => ({
  attacker: side(speech, told, attacker),
  defender: side(speech, told, defender),
});

/** How it stands. */
const standsText = (speech: Speech, row: Carried, told: HandoverNames): string => {
  const { date, place } = told;
  const { stands: t } = speech.t.handover;
  const { distances, parts } = speech.t.names;
  switch (row.what) {
    case 'role':
      return t.role[row.stands.kind](both(speech, told, row.stands));
    case 'distance':
      return t.distance({ distance: distances[row.stands.distance] });
    case 'footwork':
      return row.stands.ambusher === null
        ? t.footwork.contested
        : t.footwork.won({ of: side(speech, told, row.stands.ambusher) });
    case 'place':
      return t.place({ place: place(row.stands.at) });
    case 'fleeing':
      return t.fleeing({ name: side(speech, told, row.stands.name), people: row.stands.people });
    case 'wounds':
      return row.stands
        .map(({ name, wounds }) =>
          t.wounds({ name, wounds: wounds.map(({ part, severity }) => t.wound({ part: parts[part], severity })) }),
        )
        .join(' ');
    case 'prisoners':
      return row.stands.map(t.prisoners).join(' ');
    case 'losses':
      return `${row.stands.map(t.losses).join(', ')}.`;
    case 'surprise':
      return row.stands.who === null
        ? t.surprise.nobody
        : t.surprise.somebody({ who: side(speech, told, row.stands.who) });
    case 'days':
      return t.days({ days: row.stands.last - row.stands.first + 1, date: date(row.stands.last) });
    case 'weariness':
      return t.wearied({ all: row.stands.map(t.weary) });
  }
};

/** What it does in the next scene. */
const doesText = (speech: Speech, row: Carried, told: HandoverNames): string => {
  const { does: t, nothing } = speech.t.handover;
  if (row.does === null) return nothing;
  switch (row.what) {
    case 'role':
      return t[row.does](both(speech, told, row.stands));
    case 'distance':
      return t.starts({ distance: speech.t.names.distances[row.stands.distance] });
    case 'footwork':
      return row.stands.ambusher === null
        ? t.contested
        : t.firstRoundWon({ of: side(speech, told, row.stands.ambusher) });
    case 'fleeing':
      return t[row.does]({ gap: row.stands.gap });
    default:
      return t[row.does];
  }
};

const carriedText = (speech: Speech, row: Carried, told: HandoverNames): CarriedText => ({
  what: speech.t.handover.rows[row.what],
  stands: standsText(speech, row, told),
  does: doesText(speech, row, told),
});

/** What is said where one scene hands over to the next. */
export const tellHandover = (speech: Speech): HandoverWords => {
  const { next: names, about, titles } = speech.t.handover;
  const { scenes } = speech.t.calendar;
  return {
    nobodyLeft: speech.t.handover.nobodyLeft,
    carried: (row, told) => carriedText(speech, row, told),
    next: ({ next, scene, sides, place, leaving, told: ofStory }, told) => {
      if (ofStory !== undefined) return ofStory;
      const [first = '', second = ''] = sides;
      const kind = scenes[scene];
      const there = place === '' ? null : told.place(place);
      if (next === 'talk') {
        return {
          name: names.talk,
          about: about.talk({ kind }),
          title: titles.talk({ title: told.after, place: there }),
        };
      }
      if (next === 'fight') {
        const sidesThere = { attacker: first, defender: second };
        return {
          name: names.fight(sidesThere),
          about: about.fight({ kind, place: there }),
          title: titles.fight(sidesThere),
        };
      }
      const gap = saga.chase.GAP_FROM[leaving?.leaves === 'pursuit' ? leaving.from : 'battle'];
      return {
        name: names.pursuit,
        about: about.pursuit({ quarry: second, gap }),
        title: titles.pursuit({ quarry: second }),
      };
    },
  };
};
