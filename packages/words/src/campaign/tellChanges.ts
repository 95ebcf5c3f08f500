import type { saga } from '@warmoot/rules';
import type { CampaignNames, CampaignWords, ToldChange } from '../catalogue/campaignWords.js';
import { plainData } from '../plain.js';
import type { Speech } from '../speech.js';
import { onlyLine } from './told.js';
import { changedWhat } from './why.js';

/** What was written before and is now, where a change left one line in the sheet's history. */
const fromTo = (names: CampaignNames, { lines }: ToldChange) => {
  const line = onlyLine(lines);
  if (line === null) return null;
  return { what: changedWhat(names, line), from: plainData(line.from), to: plainData(line.to) };
};

/** "a Minor Wound on the head (2 successes)". */
export const tellWound =
  ({ t: { campaign, names } }: Speech): CampaignWords['wound'] =>
  ({ part, severity, marks }) =>
    campaign.wound({ severity, part: names.parts[part], marks });

export const tellChanges = (speech: Speech): CampaignWords['changes'] => {
  const { changes: t, deaths } = speech.t.campaign;
  const wound = tellWound(speech);

  /** How somebody died: in a word of the rules, or in the table's own. */
  const howDied = ({
    dead,
  }: Partial<saga.campaign.Character>): { readonly how: string | null; readonly why: string | null } => {
    const why = dead?.why ?? '';
    return Object.hasOwn(deaths, why) ? { how: deaths[why as keyof typeof deaths], why: null } : { how: null, why };
  };

  const woundsNow = (wounds: saga.campaign.Character['wounds']): string =>
    wounds.length === 0 ? t.noWoundLeft : t.hasWounds({ wounds: wounds.map(wound) });

  /** What came of a fight: wounds, the hour of death, captivity. */
  const foughtText = ({ set }: ToldChange): string =>
    [
      ...(set.wounds === undefined ? [] : [woundsNow(set.wounds)]),
      ...((set.dying ?? null) === null ? [] : [t.dying]),
      ...((set.captive ?? null) === null ? [] : [t.captive({ of: `${set.captive}` })]),
    ].join('; ');

  return {
    renamed: ({ who, set, lines }) => {
      const from = onlyLine(lines)?.from;
      return t.renamed({ from: typeof from === 'string' ? from : null, name: set.name ?? who });
    },
    written: ({ who, lines }, names) => t.written({ who, what: lines.map((line) => changedWhat(names, line)) }),
    arms: ({ who, set }) => t.arms({ who, arms: set.arms ?? null }),
    locks: ({ who }) => t.locks({ who }),
    terrain: ({ who, set }) => t.terrain({ who, terrain: set.terrain ?? '' }),
    packed: ({ who, set }) => t.packed({ who, n: set.load?.items.length ?? 0 }),
    related: ({ who, set }, names) =>
      t.related({
        who,
        all: (set.relations ?? []).map(({ to, text }) => t.relation({ name: names.character(to), text })),
      }),
    rated: (change, names) => {
      const { who, why } = change;
      const changed = fromTo(names, change);
      return changed === null ? t.rated({ who, why: why.code }) : t.ratedFrom({ ...changed, who, why: why.code });
    },
    driven: ({ who, set }, { words }) => {
      const last = set.driving?.at(-1);
      if (last === undefined) return t.drivenAnew({ who });
      const { motive, rating, context, topic } = last;
      return t.driven({ who, motive: words.character.motives[motive], rating, context, topic });
    },
    persuaded: ({ who, set, after }, { words, character }) => {
      const last = set.driving?.at(-1);
      if (last === undefined) return t.drivenAnew({ who });
      const { motive, rating, context, topic, by } = last;
      const given = { rating, context, topic, by: by === null ? null : character(by) };
      return t.persuaded({ who, after, motive: words.character.motives[motive], ...given });
    },
    playedOut: ({ who }) => t.playedOut({ who }),
    regret: (change, names) => {
      const { who, after } = change;
      const changed = fromTo(names, change);
      return changed === null ? t.regret({ who, after }) : t.regretFrom({ ...changed, who, after });
    },
    raised: ({ who, set }, names) =>
      t.raised({
        who,
        owner: set.owner ? names.seat(set.owner) : null,
        lost: names.character(set.inPlaceOf ?? ''),
      }),
    died: ({ who, set, after }) => t.died({ who, ...howDied(set), after }),
    freed: ({ who }) => t.freed({ who }),
    fought: (change) => t.fought({ who: change.who, after: change.after, came: foughtText(change) }),
    drafted: ({ who, set }, names) => t.drafted({ who, owner: set.owner ? names.seat(set.owner) : null }),
    generated: ({ who, set }) =>
      t.generated({ who, blocks: [...(set.skills ? [t.skills] : []), ...(set.motives ? [t.motives] : [])] }),
    healed: ({ who, set }) =>
      set.wounds === undefined || set.wounds.length === 0
        ? t.allHealed({ who })
        : t.healed({ who, day: `${set.healedThrough}`, wounds: woundsNow(set.wounds) }),
    aided: ({ who, after }) => t.aided({ who, after }),
    wearied: ({ who, set, after }) => t.wearied({ who, steps: set.weary?.steps ?? 0, after }),
    ate: ({ who, after }) => t.ate({ who, after }),
    travelled: ({ who, set, after }) => t.travelled({ who, n: set.onTheRoad?.length ?? 0, after }),
    marched: ({ who, set, after }) => t.marched({ who, how: set.marched?.how ?? 'all', after }),
    completed: ({ who, set, after }) => t.completed({ who, day: `${set.through}`, after }),
  };
};
