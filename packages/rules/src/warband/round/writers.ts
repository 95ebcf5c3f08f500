import { FRESH_ROUND } from '../beginning/states.js';
import type { FaringEvent } from '../model/faring.js';
import type { Writers } from '../model/skirmish.js';

type Own = Extract<
  FaringEvent,
  {
    event:
      | 'roundBegan'
      | 'priorityWon'
      | 'phaseBegan'
      | 'passed'
      | 'partEnded'
      | 'tiredOfIt'
      | 'acted'
      | 'thresholdSet'
      | 'roundEnded'
      | 'ended'
      | 'tookLonger'
      | 'renamed';
  }
>;

/** Writes the course of a round. */
export const roundWriters: Writers<Own> = {
  roundBegan: (open, { round, surprise }) => {
    open.round = round;
    open.surprise = surprise !== null;
    if (surprise !== null) open.priority = surprise;
    for (const figure of open.figures) Object.assign(figure, FRESH_ROUND);
    open.rallied = [false, false];
    open.tired = [false, false];
    open.stirred = false;
    // WARBAND-DUEL-001: each round anew.
    open.duels = open.duels.map(({ pair }) => ({ pair, techniques: null }));
  },
  priorityWon: (open, { side }) => {
    open.priority = side;
  },
  phaseBegan: (open, { phase, free }) => {
    open.phase = phase;
    open.passed = [];
    open.figures.forEach((figure, nth) => {
      figure.hpBefore = figure.hp;
      figure.taken = 0;
      figure.subduing = false;
      if (free !== null) figure.beganFree = free.includes(nth);
    });
  },
  passed: (open, { seat }) => {
    open.passed = [...open.passed, seat];
  },
  partEnded: (open) => {
    open.passed = [];
  },
  tiredOfIt: (open, { side }) => {
    open.tired[side] = true;
  },
  acted: (open, { figure, act, in: phase, wholeRound }) => {
    const one = open.figures[figure];
    if (one === undefined) return;
    one[phase] = act;
    one.wholeRound ||= wholeRound;
  },
  thresholdSet: (open, { threshold }) => {
    open.threshold = threshold;
  },
  roundEnded: (open, { quiet, roused }) => {
    open.quiet = quiet;
    for (const figure of roused) Object.assign(open.figures[figure] ?? {}, { unaware: false });
  },
  ended: (open, { ending, winner, minutes }) => {
    open.ending = ending;
    open.winner = winner;
    open.minutes = minutes;
  },
  tookLonger: (open, { minutes }) => {
    open.minutes = minutes;
  },
  renamed: (open, { figure, name }) => {
    open.names = { ...open.names, [open.roster[figure]?.name ?? '']: name };
  },
};
