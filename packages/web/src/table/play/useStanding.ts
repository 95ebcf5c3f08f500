import { innermostSeen, type Stands } from '@warmoot/kernel';
import { kindOf, manifestOf, sceneRules } from '@warmoot/rules';
import { useCallback, useEffect, useMemo } from 'react';
import { keep, kept } from '../../browser/kept.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import type { Standing } from '../../scenes/shared/standing/standing.js';

/** Kept on a device whose person wants to be asked for everything: nothing stands there at first. */
const ASK = 'ask';

/** What stands at first, as the rules have it: this page says it for its person, once for each kind of scene. */
const initially = (scene: string): Readonly<Record<string, Stands>> => {
  const rules = sceneRules(scene);
  if (!rules.ok) return {};
  const first = manifestOf(rules.value).standing.filter((one) => one.initially === 'stands');
  return Object.fromEntries(first.map(({ id, ways }) => [id, { way: ways[0] ?? '' }]));
};

const givenIn = ({ scene }: Sitting): Standing['given'] =>
  Object.fromEntries((scene?.due ?? []).flatMap(({ as, stands }) => (stands ? as.map((one) => [one, stands]) : [])));

/** The standing answers of a seat that plays in the running scene; null where it plays in none in which any may stand. */
export const useStanding = (sitting: Sitting, act: Do): Standing | null => {
  const { scene, run, seen, seat } = sitting;
  const rules = scene === null ? null : sceneRules(scene.name);
  const inner = scene === null || rules === null || !rules.ok ? null : innermostSeen(rules.value, scene.view).rules;
  const name = inner?.scene ?? null;
  const may = inner === null ? [] : manifestOf(inner).standing;
  const kind = name === null ? null : kindOf(name);
  const isMine = scene?.view.seats.includes(seat) === true && seen?.seats.some((one) => one.seat === seat) === true;
  const holder = seen?.seats.find((one) => one.seat === seat)?.holder;
  const mine = kind === null ? undefined : seen?.stands?.[kind];
  const isUnsaid = isMine && holder === 'person' && may.length > 0 && mine === undefined;
  useEffect(() => {
    if (kept('standing') === ASK || !isUnsaid || kind === null || name === null) return;
    void act({ do: 'stand', kind, answers: initially(name) });
  }, [isUnsaid, kind, name, act]);

  const given = useMemo(() => givenIn({ scene } as Sitting), [scene]);
  const set = useCallback<Standing['set']>(
    (answers) => {
      if (kind !== null) void act({ do: 'stand', kind, answers });
    },
    [act, kind],
  );
  const askAll = useCallback((): void => {
    keep('standing', ASK);
    if (kind !== null) void act({ do: 'stand', kind, answers: null });
  }, [act, kind]);
  return useMemo(
    () =>
      name === null || run === null || !isMine || may.length === 0
        ? null
        : { scene: name, may, stands: mine ?? {}, given, set, askAll, run },
    [name, run, isMine, may, mine, given, set, askAll],
  );
};
