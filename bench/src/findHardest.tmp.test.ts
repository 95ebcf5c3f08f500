import { test } from 'vitest';
import { stream } from '@warmoot/kernel';
import { clusteringsOf, contactsOf, partsOf } from '@warmoot/rules';
import { bareField } from './battle/bareField.js';
test('find', () => {
  const f = bareField(null, { rows: 12, columns: 12 });
  const s = stream('hardest ' + (process.env['HARD_SEED'] ?? '0'));
  const roster = Array.from({ length: 18 }, (_, i) => ({ side: (i < 9 ? 0 : 1) as 0 | 1 }));
  const ground = { touches: f.touch, occupants: new Int32Array(f.size) } as never;
  const all = (at: number[]) => { const c = contactsOf(ground, roster, at); return partsOf(c).map((p) => clusteringsOf(c, p, { roster, proactive: 0, even: true })); };
  const time = (at: number[]) => { let best = Infinity; for (let i = 0; i < 3; i++) { const t = performance.now(); all(at); best = Math.min(best, performance.now() - t); } return best * 1000; };
  const engaged = (at: number[]) => contactsOf(ground, roster, at).every((c) => c !== 0);
  const blob = (): number[] => { const h = [f.size >> 1]; while (h.length < 18) { const n = f.touch[h[s.below(h.length)]! * 6 + s.below(6)]!; if (n >= 0 && !h.includes(n)) h.push(n); } for (let i = 17; i > 0; i--) { const j = s.below(i + 1); [h[i], h[j]] = [h[j]!, h[i]!]; } return h; };
  for (let i = 0; i < 500; i++) all(blob());
  let top: { us: number; at: number[]; ways: number[] } = { us: 0, at: [], ways: [] };
  const until = Date.now() + 60000;
  const times: number[] = [];
  while (Date.now() < until) {
    let at = blob(); if (!engaged(at)) continue;
    let us = time(at); times.push(us);
    for (let k = 0, fail = 0; k < 400 && fail < 60; k++) {
      const next = [...at];
      if (s.below(2) === 0) { const i = s.below(9), j = 9 + s.below(9); [next[i], next[j]] = [next[j]!, next[i]!]; }
      else { const n = f.touch[at[s.below(18)]! * 6 + s.below(6)]!; if (n < 0 || at.includes(n)) continue; next[s.below(18)] = n; }
      if (!engaged(next)) continue;
      const t = time(next);
      if (t > us) { us = t; at = next; fail = 0; } else fail++;
    }
    us = Math.min(us, time(at), time(at));
    if (us > top.us) { top = { us, at, ways: all(at).map((w) => w.length) }; console.log(JSON.stringify(top)); }
  }
  times.sort((a, b) => a - b); console.log('random median', times[times.length >> 1], 'max', times.at(-1), times.length);
}, 100000);
