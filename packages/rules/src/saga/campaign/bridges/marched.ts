import { TROOPS } from '../../battle/troops.table.js';
import type { DayLine, MarchOutcome } from '../../march/model.js';
import { PACES } from '../../march/paces.table.js';
import { DAILY, troopsIn } from '../../movement/party/party.js';
import { costOf, spanOf } from '../../movement/roads/roads.js';
import type { CampaignEvent, Character } from '../papers/model.js';
import { because, change } from '../papers/noting.js';
import type { MarchPlan } from './marchPlan.js';

type Party = MarchPlan['parties'][number];

/** SAGA-MOVE-007, SAGA-MOVE-009: a day's movement of a party as it was planned; the slowest counts, at least 1. */
const movesIn = (
  { members, troops }: Party,
  soldiers: Parameters<typeof troopsIn>[0]['troops'],
  pace: DayLine['pace'],
) => {
  const people = members.map(({ mounted }) => DAILY[mounted ? 'mounted' : 'foot']);
  const men = troopsIn({ troops: troops ?? soldiers }).map((troop) => TROOPS[troop].movement);
  return Math.max(1, Math.min(...people, ...men) + PACES[pace].moves);
};

/** SORTIE-SAGA-008: how hard a day's march was: Forced, or with all the movement used; null where it was neither. */
const marchedOn = (
  { roads }: MarchPlan,
  party: Party,
  { troops, line }: { readonly troops: MarchOutcome['parties'][number]['troops']; readonly line: DayLine },
): NonNullable<Character['marched']> | null => {
  const { day: on, pace, spans } = line;
  if (pace === 'rest' || spans.length === 0) return null;
  if (pace === 'forced') return { on, how: 'forced' };
  // Ours: counted by the spans that it has entered on that day.
  const spent = spans.reduce((sum, key) => sum + (costOf(spanOf(roads, key), party.boats) ?? 0), 0);
  return spent >= movesIn(party, troops, pace) ? { on, how: 'all' } : null;
};

/** SORTIE-SAGA-008: what everybody's last day on the road was like, where it was a hard one; people by what they were called. */
export const marchedHard = (
  plan: MarchPlan,
  { day, judged, parties }: MarchOutcome,
): readonly { readonly name: string; readonly marched: NonNullable<Character['marched']> }[] =>
  judged !== null
    ? []
    : parties.flatMap(({ name, troops, days }) => {
        const line = days.find((one) => one.day === day);
        const party = plan.parties.find((one) => one.name === name);
        const marched = line === undefined || party === undefined ? null : marchedOn(plan, party, { troops, line });
        return marched === null ? [] : Object.keys(line?.people ?? {}).map((one) => ({ name: one, marched }));
      });

export const notesMarch = (
  who: Pick<Character, 'id'>,
  marched: NonNullable<Character['marched']>,
  entry: string,
): CampaignEvent => change(who, { marched }, because('marched', ['SORTIE-SAGA-008'], entry));
