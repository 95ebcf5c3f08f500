import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Icon, type IconName } from '../../../design/base/Icon.js';
import { percentText } from '../../../design/chance/Chance.js';
import { useWords } from '../../../words/WordsProvider.js';
import { type Book, goalOf, type Known, type MarchView, placeOf } from '../model.js';
import { chanceOf, ownCheck, pastThrows } from '../odds.js';
import { useTelling } from '../telling.js';
import { type Picked, planFrom, watchersOn } from './planning.js';

interface BeadsProps {
  readonly view: MarchView;
  readonly book: Book;
  readonly route: readonly string[];
  readonly days: readonly saga.march.DayAhead[];
  readonly near: ReadonlySet<string>;
  readonly watched: readonly string[];
}

/** A route as a row of beads: the ground of each span, tonight's halt in gold, and the goal as a square. */
const Beads = ({ view, book, route, days, near, watched }: BeadsProps) => {
  const goal = goalOf(view, book);
  const today = days[0]?.spans.length ?? 0;
  return (
    <span className="bead-row" aria-hidden="true">
      {route.map((key, nth) => (
        <i
          key={key}
          data-ground={saga.roads.spanOf(view.given.roads, key).ground}
          data-near={near.has(key) || undefined}
          data-halt={nth === today - 1 || undefined}
          data-later={nth >= today || undefined}
          data-goal={key === goal || undefined}
          data-watch={watched.includes(key) || undefined}
        />
      ))}
    </span>
  );
};

interface RoutesProps {
  readonly view: MarchView;
  readonly book: Book;
  readonly picked: Picked;
  readonly routes: readonly saga.roads.Route[];
  /** Whose reach the spans are counted by. */
  readonly other: Known | null;
  readonly near: ReadonlySet<string>;
  readonly onRoute: (route: readonly string[]) => void;
}

const iconOf = ({ trackless, crossings }: saga.roads.Route, closed: number, isWatched: boolean): IconName => {
  if (isWatched) return 'tv-watch';
  if (crossings.length > 0) return 'tv-swim';
  return closed > 0 || trackless.length > 0 ? 'wy-cover' : 'wy-open';
};

/** The ways ahead as rows: their beads, what they cost, when they arrive, and how many of today's spans others can reach. */
export const Routes = ({ view, book, picked, routes, other, near, onRoute }: RoutesProps) => {
  const { t, span, day } = useTelling(view);
  const { ui } = useWords();
  const name = useId();
  const { roads } = view.given;
  const isListed = routes.some(({ spans }) => spans.join() === picked.route.join());
  const afloat = saga.march.isAfloat(roads, book);
  const own =
    isListed || picked.route.length === 0 ? [] : [saga.roads.routeAlong(roads, book.at, picked.route, afloat)];
  const all = [...routes.map((route) => ({ route, mine: false })), ...own.map((route) => ({ route, mine: true }))];
  const pace = picked.pace === 'rest' ? 'steady' : picked.pace;
  const titleOf = (route: saga.roads.Route): string =>
    route.name ?? t.byWay({ span: span(route.spans[Math.floor(route.spans.length / 2)] ?? book.at) });
  return (
    <fieldset className="march-routes" data-rows="">
      <legend>
        <span className="march-sub">{t.route}</span>
      </legend>
      {all.length === 0 ? <p className="small soft">{t.noRoute}</p> : null}
      {all.map(({ route, mine }) => {
        const { spans } = route;
        const days = saga.march.itinerary(roads, book, spans, pace);
        const today = days[0]?.spans ?? [];
        const watchers = watchersOn(view, book, spans);
        const closed = spans.filter((key) => saga.roads.spanOf(roads, key).ground === 'closed').length;
        const crossing = route.crossings[0];
        const notes = [
          t.costs({ n: route.cost }),
          ...(closed > 0 ? [t.closedSpans({ n: closed })] : []),
          ...(route.trackless.length > 0 ? [t.trackless({ n: route.trackless.length })] : []),
          ...(crossing === undefined
            ? []
            : [
                t.crossingAt({
                  skill: t.crossings[saga.roads.spanOf(roads, crossing).crossing?.by ?? 'swim'],
                  span: span(crossing),
                  chance: percentText(
                    ui,
                    chanceOf(
                      ownCheck(
                        view,
                        book,
                        { ...planFrom(view, book, picked), route: [crossing], pace, lead: null },
                        'cross',
                      ),
                    ),
                  ),
                }),
              ]),
          ...watchers.map((one) => {
            const throws = pastThrows(view, book, pace, one);
            const at = t.watchedAt({ span: span(placeOf(one)) });
            if (throws === null) return at;
            const [low, high] = [percentText(ui, chanceOf(throws.marked)), percentText(ui, chanceOf(throws.free))];
            return `${at}: ${t.pastOdds({ low, high })}`;
          }),
        ];
        const reached = today.filter((key) => near.has(key)).length;
        return (
          <label key={spans.join()} className="route-row">
            <input
              type="radio"
              className="vh"
              name={name}
              checked={picked.pace !== 'rest' && picked.route.join() === spans.join()}
              onChange={() => onRoute(spans)}
            />
            <Icon name={iconOf(route, closed, watchers.length > 0)} size={24} />
            <span className="route-what">
              <b>{mine ? t.ownRoute : titleOf(route)}</b>
              <Beads
                view={view}
                book={book}
                route={spans}
                days={days}
                near={near}
                watched={watchers.map((one) => placeOf(one))}
              />
              <small>{notes.join(', ')}</small>
            </span>
            <span className="route-when">
              <b>{day(view.open.day + days.length - 1)}</b>
              <small>{t.arrives({ span: span(spans.at(-1) ?? book.at) })}</small>
            </span>
            {other === null || near.size === 0 ? null : (
              <span className="route-near">
                <b>{t.reachOf({ n: reached, of: today.length })}</b>
                <small>{t.inReach}</small>
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
};
