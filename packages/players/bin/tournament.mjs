#!/usr/bin/env node
// Captain against recruit: `npx tsc -b packages/players && node packages/players/bin/tournament.mjs [fights] [seed]`.
import { SCENES } from '@warmoot/rules';
import { captain, recruit, tournament } from '../dist/index.js';

const fights = Number(process.argv[2] ?? 2000);
const seed = process.argv[3] ?? 'tournament';
if (!Number.isInteger(fights) || fights < 1) {
  process.stderr.write('usage: tournament.mjs [fights, a whole number from 1] [seed]\n');
  process.exit(2);
}
const percent = (share) => `${(100 * share).toFixed(1)} %`;

const spent = {};
/** The same player with a clock beside it: the processor's own, for others may be at work on the machine. */
const timed = (player) => ({
  name: player.name,
  answer: (question) => {
    const before = process.cpuUsage();
    const answer = player.answer(question);
    const { user, system } = process.cpuUsage(before);
    spent[`${player.name}, ${question.step}`] ??= { answers: 0, milliseconds: 0, worlds: 0 };
    const row = spent[`${player.name}, ${question.step}`];
    row.answers++;
    row.milliseconds += (user + system) / 1000;
    row.worlds += answer.reasons.nodes;
    return answer;
  },
});

let shown = performance.now();
const told = ({ fights: done, won }) => {
  if (performance.now() - shown < 5000) return;
  shown = performance.now();
  process.stderr.write(`${done} of ${fights}, ${percent(won / done)} won\n`);
};

const players = [timed(captain), timed(recruit)];
const { all, share, interval, kinds } = tournament(SCENES['saga/duel'], players, { fights, seed, told });
for (const [kind, { fights: of, won, drawn }] of Object.entries(kinds)) {
  process.stdout.write(`${kind.padEnd(12)} ${won} of ${of} won, ${drawn} without a winner\n`);
}
for (const [what, { answers, milliseconds, worlds }] of Object.entries(spent)) {
  if (worlds === 0) continue;
  const each = `${(milliseconds / answers).toFixed(2)} ms and ${(worlds / answers).toFixed(0)} worlds each`;
  process.stdout.write(`${what.padEnd(22)} ${answers} answers, ${each}\n`);
}
process.stdout.write(
  `captain against recruit: ${all.won} of ${all.fights} won, ${percent(share)} (95 %: ${interval.map(percent).join(' to ')}); ` +
    `${all.lost} lost, ${all.drawn} without a winner; ${(all.rounds / all.fights).toFixed(1)} rounds a fight\n`,
);
