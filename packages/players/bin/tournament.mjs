#!/usr/bin/env node
// Captain against recruit: `npm run tournament -- [duel|battle|command|sortie|skirmish|lines|chase|march] [fights] [seed]`; duels where nothing is said.
import {
  battles,
  captain,
  chases,
  commands,
  duels,
  lines,
  marches,
  recruit,
  skirmishes,
  sorties,
  tournament,
} from '../dist/index.js';

const CONTESTS = {
  duel: { contest: duels, usual: 2000 },
  battle: { contest: battles, usual: 400 },
  command: { contest: commands, usual: 400 },
  sortie: { contest: sorties, usual: 400 },
  skirmish: { contest: skirmishes, usual: 400 },
  lines: { contest: lines, usual: 400 },
  chase: { contest: chases, usual: 400 },
  march: { contest: marches, usual: 400 },
};

const given = process.argv.slice(2);
const scene = Object.hasOwn(CONTESTS, given[0] ?? '') ? given.shift() : 'duel';
const { contest, usual } = CONTESTS[scene];
const [count = usual, seed = 'tournament'] = given;
const fights = Number(count);
if (!Number.isInteger(fights) || fights < 1) {
  process.stderr.write(
    'usage: tournament.mjs [duel, battle, command, sortie, skirmish, lines, chase or march] [fights, a whole number from 1] [seed]\n',
  );
  process.exit(2);
}
const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** Milliseconds from which an answer without imagined worlds is told of. */
const WORTH_TELLING = 10;

const spent = {};
/** The same player with a clock beside it: the processor's own, for others may be at work on the machine. */
const timed = (player) => ({
  name: player.name,
  answer: (question) => {
    const before = process.cpuUsage();
    const answer = player.answer(question);
    const { user, system } = process.cpuUsage(before);
    spent[`${player.name}, ${question.step}`] ??= { answers: 0, milliseconds: 0, longest: 0, worlds: 0 };
    const row = spent[`${player.name}, ${question.step}`];
    row.answers++;
    row.milliseconds += (user + system) / 1000;
    row.longest = Math.max(row.longest, (user + system) / 1000);
    row.worlds += answer.reasons.nodes;
    return answer;
  },
});

const begun = process.cpuUsage();
let shown = performance.now();
const told = ({ fights: done, won }) => {
  if (performance.now() - shown < 5000) return;
  shown = performance.now();
  process.stderr.write(`${done} of ${fights}, ${percent(won / done)} won\n`);
};

const players = [timed(captain), timed(recruit)];
const { all, share, interval, kinds } = tournament(contest(), players, { fights, seed, told });
for (const [kind, { fights: of, won, drawn }] of Object.entries(kinds)) {
  process.stdout.write(`${kind.padEnd(12)} ${won} of ${of} won, ${drawn} without a winner\n`);
}
for (const [what, { answers, milliseconds, longest, worlds }] of Object.entries(spent)) {
  if (worlds === 0 && longest < WORTH_TELLING) continue;
  const imagined = worlds === 0 ? '' : ` and ${(worlds / answers).toFixed(0)} worlds`;
  const each = `${(milliseconds / answers).toFixed(2)} ms${imagined} each`;
  const most = `${longest.toFixed(0)} ms at most`;
  process.stdout.write(`${what.padEnd(22)} ${answers} answers, ${each}, ${most}\n`);
}
const { user, system } = process.cpuUsage(begun);
const seconds = (user + system) / 1e6;
process.stdout.write(
  `${seconds.toFixed(0)} seconds of processor time, ${((1000 * seconds) / all.fights).toFixed(0)} ms a fight\n`,
);
process.stdout.write(
  `captain against recruit: ${all.won} of ${all.fights} won, ${percent(share)} (95 %: ${interval.map(percent).join(' to ')}); ` +
    `${all.lost} lost, ${all.drawn} without a winner; ${(all.rounds / all.fights).toFixed(1)} rounds a fight\n`,
);
