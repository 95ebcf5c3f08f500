import './window.js';
import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { innermost } from '@warmoot/kernel';
import { kindOf } from '@warmoot/rules';
import { anyGames, labGames, readyGames, recordedGames } from './games.js';
test('x', () => {
  const every = (k: number) => Array.from({ length: k }, (_, i) => i);
  const met = new Map<string, string[]>();
  const play = (games: any, most: number) => {
    for (const { name, begin } of games) {
      const g = begin();
      let n = 0;
      const seen = new Set<string>();
      do {
        const sc = g.desk.facts.scene;
        const k = sc === null ? 'over' : (({ state, rules }) => `${kindOf(rules.scene)}: ${state.agenda.at(-1)?.step}`)(innermost(sc.session.run) as any);
        if (!seen.has(k)) { seen.add(k); const m = met.get(k) ?? []; met.set(k, m); m.push(`${name}@${n}`); }
      } while (n++ < most && g.goOn());
    }
    writeFileSync('/tmp/log/chosen4.json', JSON.stringify([...met]));
  };
  const t0 = process.cpuUsage();
  play(anyGames({ 'saga/march': every(900).slice(40) }), 1500);
  console.log('march', process.cpuUsage(t0).user / 1000);
  play(anyGames({ 'saga/discussion': every(500).slice(60) }), 400);
  console.log('disc', process.cpuUsage(t0).user / 1000);
  play(anyGames({ 'warband/skirmish': every(900).slice(250), 'warband/battle': every(900).slice(250) }), 400);
  console.log('all', process.cpuUsage(t0).user / 1000);
}, 900000);
