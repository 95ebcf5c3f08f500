import type { Asked, Run } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

/*
 * Things can be dropped and people let go of together with an act. The rules do not list that, since it goes with
 * everything; so the acts that it leaves open are found by asking the rules about each.
 */

/** What a fighter could let go of, hand by hand, and how the hands could be filled where that is free. */
export interface CanLetGo {
  readonly drop: readonly saga.duel.Hand[];
  readonly release: readonly saga.duel.Hand[];
  readonly ready: readonly { readonly left: saga.duel.Item | null; readonly right: saga.duel.Item | null }[];
}

const PASS: saga.duel.ActChoice = { choose: 'act', act: 'pass' };

export const canLetGo = (run: Run<saga.duel.Duel>, asked: Asked, who: number): CanLetGo => {
  const view = run.view(asked.seat);
  const me = view.open.combatants[who];
  const fits = (letting: saga.duel.LettingGo): boolean => run.accepts(asked, { ...PASS, ...letting }).ok;
  const free = view.given.options['saga.duel.ready'] === 'free';
  return {
    drop: saga.duel.HANDS.filter((hand) => me?.[hand] !== null && fits({ drop: [hand] })),
    release: saga.duel.HANDS.filter((hand) =>
      view.open.grips.some((grip) => grip.holder === who && grip.hand === hand),
    ).filter((hand) => fits({ release: [hand] })),
    ready: free ? saga.duel.arrangements(view, who).filter((ready) => fits({ ready })) : [],
  };
};

export const letsGo = ({ drop, release, ready }: saga.duel.LettingGo): boolean =>
  (drop?.length ?? 0) > 0 || (release?.length ?? 0) > 0 || ready !== undefined;

/** Everything that could be said about an act of these enemies; the rules then take what they allow. */
const thinkable = (
  listed: readonly saga.duel.ActChoice[],
  enemies: readonly string[],
): readonly saga.duel.ActChoice[] => {
  const withs = ['left', 'right', 'bare', 'nothing'] as const;
  const checked = (Object.keys(saga.duel.ACTIONS) as (keyof typeof saga.duel.ACTIONS)[]).flatMap((act) =>
    enemies.flatMap((target) =>
      withs.map((using): saga.duel.ActChoice => ({ choose: 'act', act, target, with: using })),
    ),
  );
  return [
    ...checked,
    ...listed.filter((choice) => !(choice.act in saga.duel.ACTIONS) || ('both' in choice && choice.both)),
  ];
};

/** The acts open together with what is let go of. Without letting go of anything these are the listed ones. */
export const actsWith = (
  run: Run<saga.duel.Duel>,
  asked: Asked,
  enemies: readonly string[],
  letting: saga.duel.LettingGo,
): readonly saga.duel.ActChoice[] => {
  const listed = (run.choices(asked) ?? []) as readonly saga.duel.ActChoice[];
  if (!letsGo(letting)) return listed;
  return thinkable(listed, enemies)
    .map((choice) => ({ ...choice, ...letting }) as saga.duel.ActChoice)
    .filter((choice) => run.accepts(asked, choice).ok);
};

/** Turns one hand's letting go on or off, and leaves out what is empty: the rules take no empty lists. */
export const toggled = (
  letting: saga.duel.LettingGo,
  kind: 'drop' | 'release',
  hand: saga.duel.Hand,
): saga.duel.LettingGo => {
  const now = letting[kind] ?? [];
  const next = now.includes(hand)
    ? now.filter((one) => one !== hand)
    : saga.duel.HANDS.filter((one) => one === hand || now.includes(one));
  const { [kind]: _, ...rest } = letting;
  return next.length === 0 ? rest : { ...rest, [kind]: next };
};
