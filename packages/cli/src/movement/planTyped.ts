import type { Fixed, View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

type MarchView = View<saga.march.March>;
type Plan = { readonly choose: 'plan' } & Fixed<saga.march.Plan>;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’'`\s-]+/g, ' ')
    .trim();

/** The span that is meant: by its key or its name, or by the only one that begins so. */
const spanMeant = ({ given }: MarchView, text: string): string | null => {
  const { spans } = given.roads;
  const names = spans.map(({ key, name = key }) => [plain(key), plain(name)] as const);
  const wanted = plain(text);
  const same = names.findIndex((all) => all.includes(wanted));
  if (same >= 0) return spans[same]?.key ?? null;
  const begun = spans.filter((_, at) => names[at]?.some((name) => wanted !== '' && name.startsWith(wanted)));
  return begun.length === 1 ? (begun[0]?.key ?? null) : null;
};

const paceMeant = (paces: Readonly<Record<saga.march.Pace, string>>, text: string): saga.march.Pace | null =>
  saga.march.ALL_PACES.find((pace) => {
    const wanted = text.toLowerCase();
    return wanted !== '' && (pace.startsWith(wanted) || paces[pace].toLowerCase().startsWith(wanted));
  }) ?? null;

/** `Hag Wood > Charcoal Pits, forced`: a way of one's own, span by span, and a pace; null where that is not understood. */
export const routeTyped = (
  view: MarchView,
  party: string,
  paces: Readonly<Record<saga.march.Pace, string>>,
  text: string,
): Plan | null => {
  const [way = '', paceText = 's'] = text.split(',').map((part) => part.trim());
  const pace = paceMeant(paces, paceText);
  const route = way.split('>').map((part) => spanMeant(view, part));
  if (pace === null || pace === 'rest' || route.includes(null)) return null;
  return saga.march.plainPlan(view, party, route as readonly string[], pace) as Plan;
};

const NUMBERED = /^(past|mark) (\d+)$/i;
const LED = /^lead (cross|past|forced)$/i;

/** A plan with what was typed after it: `3; past 2; lead past; mark 1; forage`; null where that is not understood. */
export const planWith = (view: MarchView, plan: Plan, extras: readonly string[]): Plan | null => {
  let now = plan;
  for (const extra of extras) {
    const [, what, number] = NUMBERED.exec(extra) ?? [];
    const [, lead] = LED.exec(extra) ?? [];
    if (what?.toLowerCase() === 'mark') now = { ...now, marks: Number(number) - 1 };
    else if (what !== undefined) {
      const watchers = watchersKnown(view)[0];
      if (watchers === undefined) return null;
      now = { ...now, past: [...now.past, { of: watchers, approach: Number(number) - 1 }] };
    } else if (lead !== undefined) now = { ...now, lead: lead.toLowerCase() as NonNullable<Plan['lead']> };
    else if (/^(no )?forage$/i.test(extra)) now = { ...now, forage: !extra.toLowerCase().startsWith('no') };
    else return null;
  }
  return now;
};

/** Watchers of whom one knows; those who were seen last come first. */
const watchersKnown = (view: MarchView): readonly string[] =>
  view.given.parties
    .filter(({ approaches }) => approaches.length > 0)
    .flatMap(({ name }) => saga.march.lastSeen(view, name) ?? [])
    .sort((a, b) => b.day - a.day)
    .map(({ of }) => of);
