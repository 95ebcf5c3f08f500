import { type Json, type SeatId, type Shape, sameJson } from '@warmoot/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SetupProps } from './setupProps.js';

/** What somebody asks for at a field. */
interface Asked<A> {
  readonly ask: number;
  readonly by: SeatId;
  readonly value: A;
}

/** A field of the slate, as everybody at the table sees it. */
export interface SlateField<A> {
  readonly field: string;
  readonly value: A;
  /** Who set it; null where it is as usual. */
  readonly by: SeatId | null;
  readonly asks: readonly Asked<A>[];
  /** The host's sets it, anybody else's asks for it. */
  readonly set: (value: A) => void;
}

/** Whoever types is waited for so long before others see it. */
const TYPING_MS = 300;

/** What was written here and is not yet on the slate: shown at once, and not lost where it is still being typed. */
interface Own {
  readonly value: Json;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * The fields of one kind of scene on the table's slate. What stands there in another form than the page knows is as if
 * nothing stood there: it may come from another version, or from anybody.
 */
export const useSlate = ({ sitting, act, kind }: SetupProps) => {
  const slate = sitting.seen?.slate;
  const [own, setOwn] = useState<Readonly<Record<string, Json>>>({});
  const waiting = useRef(new Map<string, Own>());
  const send = useCallback(
    (field: string, value: Json): void => {
      waiting.current.delete(field);
      void act({ do: 'set', field, value }).then((refusal) =>
        setOwn((now) => {
          // What the slate has no room for stands on this page alone.
          if (refusal !== null || !sameJson(now[field] ?? null, value)) return now;
          const { [field]: _, ...others } = now;
          return others;
        }),
      );
    },
    [act],
  );
  useEffect(() => {
    const { current } = waiting;
    return () => {
      for (const [field, { value, timer }] of current) {
        clearTimeout(timer);
        void act({ do: 'set', field, value });
      }
      current.clear();
    };
  }, [act]);
  const write = (field: string, value: Json): void => {
    clearTimeout(waiting.current.get(field)?.timer);
    waiting.current.set(field, { value, timer: setTimeout(() => send(field, value), TYPING_MS) });
    setOwn((now) => ({ ...now, [field]: value }));
  };
  return <A extends Json>(name: string, form: Shape<A>, usual: A): SlateField<A> => {
    const field = `${kind}.${name}`;
    const read = (value: Json | undefined): { readonly is: A } | null => {
      const parsed = value === undefined ? null : form.parse(value, '');
      return parsed?.ok ? { is: parsed.value } : null;
    };
    const stands = slate?.fields[field];
    const known = read(stands?.value);
    return {
      field,
      value: (read(own[field]) ?? known ?? { is: usual }).is,
      by: known === null ? null : (stands?.by ?? null),
      asks: (slate?.asks ?? []).flatMap(({ ask, by, field: of, value }) => {
        const asked = of === field ? read(value) : null;
        return asked === null ? [] : [{ ask, by, value: asked.is }];
      }),
      set: (value) => write(field, value),
    };
  };
};
