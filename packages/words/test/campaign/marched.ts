import { saga } from '@warmoot/rules';
import type { Played } from './played.js';

const NOBODY = { food: 0, water: 0 };

/** Contested Movement at the table: three days, a fight on the second, and a wound that is taken home. */
export const marched = (played: Played): Played => {
  const [gro, morten] = [played.id('Gro'), played.id('Morten Ulv')];
  const roads = saga.roads.readyRoads('small');
  const [from, to] = [roads.spans[0]?.key ?? '', roads.spans.at(-1)?.key ?? ''];
  const food = { id: 'f1', object: 'food', worn: false };
  played.do('ana', { deed: 'carry', character: gro, load: { items: [food] } }).do('ana', {
    ...{ deed: 'plan', day: 56, days: 2, scene: 'movement', title: 'Over the hills' },
    plan: {
      roads,
      parties: [
        { name: 'Gro’s people', at: from, wants: { want: 'reach', span: to }, members: [{ character: gro }] },
        { name: 'The ford watch', at: to, members: [{ character: morten }] },
      ],
    },
  });
  const party = { state: 'got', weary: 0, stores: 10, troops: {}, aware: [], days: [] };
  const spent = { by: 'walking', food: true, water: true, fought: false };
  const line = { pace: 'steady', spans: [], at: from, weary: 1, food: 'had', water: 'had', people: { Gro: spent } };
  const stood = { standing: 'in', taken: [], dyingSince: null, hands: { left: null, right: null }, carried: [] };
  const cut = { part: 'leftArm', severity: 'minor', marks: 0 };
  const march = played.begin({ play: 'entry', entry: played.id('Over the hills') });
  played.do('bo', { deed: 'plan', day: 57, scene: 'freeForm', title: 'News from home' });
  const news = played.id('News from home');
  return played
    .do(null, { deed: 'start', entry: news }, { entry: march, day: 57 })
    .do('bo', { deed: 'close', entry: news })
    .do('bo', { deed: 'follow', entry: news, next: null })
    .end(march, {
      ...{ day: 58, judged: null, met: [], chased: [], parleys: [] },
      parties: [
        {
          ...{ ...party, name: 'Gro’s people', at: to, weary: 1 },
          members: [{ name: 'Gro', ...NOBODY }],
          days: [
            ...[56, 57].map((day) => ({ day, ...line })),
            { ...line, day: 58, pace: 'forced', spans: [to], at: to },
          ],
        },
        { ...party, name: 'The ford watch', at: to, members: [{ name: 'Morten Ulv', ...NOBODY }] },
      ],
      fought: [
        {
          ...{ by: 'duel', day: 57 },
          duel: {
            ...{ ending: 'side1', rounds: 2, dead: [], fled: [], prisoners: [], lost: [] },
            fighters: [
              { ...stood, name: 'Gro', side: 1, wounds: [cut] },
              { ...stood, name: 'Morten Ulv', side: 2, wounds: [] },
            ],
          },
        },
      ],
    });
};
