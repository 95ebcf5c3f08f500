import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pace } from '../../browser/pace.js';
import { momentOf, type Turn, untilNext } from '../../scenes/shared/stage/machine.js';
import {
  type Arrived,
  beginShowing,
  comeBack,
  knownOf,
  type Looking,
  openShowing,
  press,
  readAway,
  type Showing,
  showAgain,
  showOn,
} from './showing.js';

const FULL: Looking = { pace: 'full', isStill: false };

/** A page on which a scene is shown, with a clock that is pushed by hand. */
class Page {
  turns: Turn[] = [];
  past = 0;
  own = 0;
  seen = 0;
  scene: number | null = 1;
  now = 0;
  looking: Looking = FULL;
  at: Showing;

  constructor(past: readonly Turn[] = [], { own = 0, seen = 0 } = {}) {
    this.turns = [...past];
    [this.past, this.own, this.seen] = [past.length, own, seen];
    this.at = beginShowing(this.arrived, past.length);
    this.look();
  }

  get arrived(): Arrived {
    const { scene, turns, past, own, seen } = this;
    return { scene, count: turns.length, past, own, seen, turnsFrom: () => turns };
  }

  look(change: (was: Showing, arrived: Arrived) => Showing = (same) => same): void {
    this.at = showOn(change(this.at, this.arrived), this.arrived, this.looking, this.now);
  }

  /** News: each of them is something that was not there before. */
  hear(...turns: readonly Turn[]): void {
    this.turns = [...this.turns, ...turns];
    if (turns.includes('own')) this.own = this.turns.lastIndexOf('own') + 1;
    this.look();
  }

  /** The line was away and is back: the whole table comes, with what happened meanwhile. */
  reconnect(...turns: readonly Turn[]): void {
    this.turns = [...this.turns, ...turns];
    if (turns.includes('own')) this.own = this.turns.lastIndexOf('own') + 1;
    this.past = this.turns.length;
    this.look();
  }

  hide(): void {
    this.looking = null;
  }

  show(manner: Looking = FULL): void {
    this.looking = manner;
    this.look(comeBack);
  }

  pass(ms: number): void {
    this.now += ms;
    this.look();
  }

  get known(): number {
    return knownOf(this.at);
  }

  get moment(): string | null {
    return momentOf(this.at.stage, this.at.now);
  }

  /** Until nothing is on any more, each time when something else is to be shown. */
  letTellOn(): void {
    for (let steps = 0; steps < 1000; steps++) {
      const wait = untilNext(this.at.stage, this.at.now);
      if (wait === null) return;
      this.pass(wait);
    }
    throw new Error('it is told for ever');
  }
}

describe('what is shown', () => {
  test('of a page that is opened is past; what this device has not shown since one’s own act was missed', () => {
    const page = new Page(['own', 'throw', 'act', 'throw'], { own: 1, seen: 2 });
    expect([page.known, page.moment, page.at.missed]).toEqual([4, null, { from: 2, to: 4 }]);
    expect(new Page(['own', 'throw'], { own: 1, seen: 2 }).at.missed).toBeNull();
    expect(new Page(['throw', 'own'], { own: 2, seen: 0 }).at.missed).toBeNull();
  });

  test('of a scene that one has begun is told from one’s own last act on, and nothing of it was missed; but only once', () => {
    const turns: readonly Turn[] = ['still', 'own', 'act', 'throw'];
    const page = new Page(turns, { own: 2 });
    page.past = 0;
    page.at = openShowing(page.arrived, true);
    page.look();
    expect([page.known, page.moment, page.at.missed]).toEqual([3, 'act', null]);
    page.letTellOn();
    expect([page.known, page.at.missed]).toEqual([4, null]);
    // Opened by somebody else, or once more: it is past.
    expect(openShowing(page.arrived, false).missed).toEqual({ from: 2, to: 4 });
    expect(openShowing({ ...page.arrived, seen: 3 }, true).missed).toEqual({ from: 3, to: 4 });
  });

  test('of what was missed is not shown again, and what comes after it goes by the pace that is set', () => {
    const page = new Page(['own'], { own: 1 });
    page.hide();
    page.reconnect('act');
    page.hear('throw');
    page.show({ pace: 'once', isStill: false });
    expect([page.known, page.moment, page.at.missed]).toEqual([3, null, { from: 1, to: 2 }]);
  });

  test('is held back until it takes effect, and what comes meanwhile waits for its turn', () => {
    const page = new Page(['own'], { own: 1 });
    page.hear('throw');
    expect([page.known, page.moment]).toEqual([1, 'call']);
    page.pass(1000);
    page.hear('act', 'throw');
    expect([page.known, page.moment]).toEqual([1, 'sum']);
    page.pass(800);
    expect([page.known, page.moment]).toEqual([2, 'effect']);
    page.letTellOn();
    expect(page.known).toBe(4);
  });

  test('can be passed over at any moment; the next comes on', () => {
    for (const at of [0, 100, 500, 900, 1200, 1500, 1900]) {
      const page = new Page();
      page.hear('throw', 'throw');
      page.pass(at);
      page.look(press);
      expect([page.at.stage.told, page.known, page.moment]).toEqual([1, 1, 'call']);
      page.look(press);
      expect([page.known, page.moment]).toEqual([2, null]);
      page.look(press);
      expect(page.known).toBe(2);
    }
  });

  test('goes on at another pace as soon as the next thing is on', () => {
    const page = new Page();
    page.hear('throw', 'throw', 'act', 'throw');
    page.pass(200);
    page.looking = { pace: 'quick', isStill: false };
    page.look();
    // What is on stays as it was begun.
    expect(page.moment).toBe('air');
    page.pass(1820);
    expect([page.known, page.moment]).toEqual([1, 'lie']);
    page.looking = { pace: 'once', isStill: false };
    page.pass(620);
    expect([page.known, page.moment]).toEqual([4, null]);
  });
});

describe('while nobody looks', () => {
  test('nothing plays; then a little is told from its beginning', () => {
    const page = new Page();
    page.hear('throw');
    page.pass(900);
    expect(page.moment).toBe('lie');
    page.hide();
    page.pass(60_000);
    page.hear('act');
    expect([page.known, page.moment]).toEqual([0, 'lie']);
    page.show();
    expect([page.known, page.moment, page.at.missed]).toEqual([0, 'call', null]);
    page.letTellOn();
    expect(page.known).toBe(2);
  });

  test('more than a strip can hold is missed, and not run through', () => {
    const page = new Page();
    page.hide();
    page.hear('act', 'act', 'still', 'throw', 'act', 'still');
    page.pass(5000);
    page.show();
    // Four things: they are told.
    expect([page.known, page.moment]).toEqual([1, 'act']);
    page.letTellOn();
    page.hide();
    page.hear('act', 'throw', 'throw', 'act', 'throw');
    page.show();
    expect([page.known, page.moment, page.at.missed]).toEqual([11, null, { from: 6, to: 11 }]);
    page.look(readAway);
    expect(page.at.missed).toBeNull();
  });
});

describe('a line that was away', () => {
  test('brings what is past: it was missed', () => {
    const page = new Page();
    page.hear('throw');
    page.pass(300);
    page.reconnect('act', 'throw');
    expect([page.known, page.moment, page.at.missed]).toEqual([3, null, { from: 0, to: 3 }]);
    page.hear('throw');
    expect([page.known, page.moment]).toEqual([3, 'call']);
  });

  test('and brings nothing new cuts nothing short', () => {
    const page = new Page();
    page.hear('throw', 'act');
    page.pass(300);
    page.reconnect();
    expect([page.known, page.moment, page.at.missed]).toEqual([0, 'air', null]);
    page.letTellOn();
    expect([page.known, page.at.missed]).toEqual([2, null]);
  });
});

describe('another scene', () => {
  test('begins anew, whatever was on; and after its end nothing is held back', () => {
    const page = new Page();
    page.hear('throw', 'throw');
    page.pass(300);
    [page.scene, page.turns, page.past] = [2, ['still', 'throw'], 0];
    page.look();
    expect([page.known, page.moment]).toEqual([1, 'call']);
    [page.scene, page.turns] = [null, []];
    page.look();
    expect([page.known, page.moment]).toEqual([0, null]);
  });
});

describe('shown again', () => {
  const again = (page: Page): void => page.look((was) => showAgain(was, page.own));

  test('it is told once more from after one’s own act, once, and ends where it was', () => {
    const page = new Page(['own', 'throw', 'act'], { own: 1, seen: 3 });
    const before = page.at.stage.told;
    again(page);
    expect([page.known, page.moment, page.at.isAgain]).toEqual([1, 'call', true]);
    page.letTellOn();
    expect([page.known, page.moment, page.at.isAgain, page.at.missed]).toEqual([before, null, false, null]);
    page.pass(10_000);
    expect([page.known, page.moment]).toEqual([3, null]);
  });

  test('it is shown also by who has all told at once, and only this once', () => {
    const page = new Page(['own', 'throw'], { own: 1, seen: 2 });
    page.looking = { pace: 'once', isStill: false };
    again(page);
    expect(page.moment).toBe('call');
    page.letTellOn();
    page.hear('throw');
    expect([page.known, page.moment]).toEqual([3, null]);
  });

  test('it goes on with what comes meanwhile, and can be passed over', () => {
    const page = new Page(['own', 'throw'], { own: 1, seen: 2 });
    again(page);
    page.hear('act');
    page.reconnect();
    page.look(press);
    expect([page.known, page.moment]).toEqual([3, 'act']);
    page.letTellOn();
    expect([page.known, page.at.isAgain]).toEqual([3, false]);
  });
});

describe('always', () => {
  const turn = fc.constantFrom<Turn>('own', 'still', 'act', 'throw', 'typed');
  const turns = fc.array(turn, { maxLength: 5 });
  const pace = fc.constantFrom<Pace>('full', 'quick', 'once');
  const happens = fc.oneof(
    fc.record({ it: fc.constant('hear' as const), turns }),
    fc.record({ it: fc.constant('reconnect' as const), turns }),
    fc.record({ it: fc.constant('pass' as const), ms: fc.nat(3000) }),
    fc.record({ it: fc.constantFrom('hide', 'show', 'press', 'again', 'read') }),
    fc.record({ it: fc.constant('pace' as const), pace, isStill: fc.boolean() }),
  );

  test('whatever comes in what order, all is told at the end, nothing twice, and nothing while nobody looks', () => {
    always(
      fc.property(turns, fc.array(happens, { maxLength: 40 }), (first, course) => {
        const page = new Page(first, { own: first.lastIndexOf('own') + 1 });
        let manner: Looking = FULL;
        for (const one of course) {
          const [known, wasHidden] = [page.known, page.looking === null];
          let isBack = false;
          if ('turns' in one) page[one.it](...one.turns);
          else if ('ms' in one) page.pass(one.ms);
          else if ('pace' in one) {
            manner = { pace: one.pace, isStill: one.isStill };
            if (!wasHidden) page.looking = manner;
          } else if (one.it === 'hide') page.hide();
          else if (one.it === 'show' && wasHidden) page.show(manner);
          else if (one.it === 'press' && !wasHidden) page.look(press);
          else if (one.it === 'read') page.look(readAway);
          else if (one.it === 'again' && !wasHidden && page.moment === null) {
            isBack = true;
            page.look((was) => showAgain(was, page.own));
          }
          expect(page.known).toBeLessThanOrEqual(page.turns.length);
          // A throw that was taking effect begins anew for who was away.
          if (!isBack && one.it !== 'show') expect(page.known).toBeGreaterThanOrEqual(known);
          if (wasHidden && page.looking === null && one.it !== 'reconnect') expect(page.known).toBe(known);
        }
        if (page.looking === null) page.show(manner);
        page.letTellOn();
        expect([page.known, page.moment, page.at.isAgain]).toEqual([page.turns.length, null, false]);
      }),
    );
  });
});
