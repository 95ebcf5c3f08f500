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
const told = ({ fights: done, won }) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${fights}, ${percent(won / done)} won `);
};
const { all, share, interval, kinds } = tournament(SCENES['saga/duel'], [captain, recruit], { fights, seed, told });
if (process.stderr.isTTY) process.stderr.write('\n');
for (const [kind, { fights: of, won, drawn }] of Object.entries(kinds)) {
  process.stdout.write(`${kind.padEnd(12)} ${won} of ${of} won, ${drawn} without a winner\n`);
}
process.stdout.write(
  `captain against recruit: ${all.won} of ${all.fights} won, ${percent(share)} (95 %: ${interval.map(percent).join(' to ')}); ` +
    `${all.lost} lost, ${all.drawn} without a winner; ${(all.rounds / all.fights).toFixed(1)} rounds a fight\n`,
);
