// A Discussion by the Saga's rules, written by hand as a loop over numbers: what the kernel's Discussions are measured
// against. It knows no texts, steps, rulings or events: the table agrees to whatever the talker proposes.
import type { Stream } from '@warmoot/kernel';
import {
  type Ended,
  listensNow,
  mixed,
  motiveOf,
  PEOPLE,
  type PlayTalk,
  skillOf,
  TOPICS,
  talkRival,
  turnOf,
} from './talks.js';

const NOTHING = -1;

/** SAGA-TALK-014, SAGA-TALK-030, SAGA-CHECK-008: three are heard, 3 at least against what drives somebody, 14 and more. */
const [HEARD, AGAINST, BASE] = [3, 3, 14] as const;

/** Plays Discussions of the same four, each from its beginning. */
export const bareTalk = (): PlayTalk => {
  const heard = new Int32Array(PEOPLE);
  const drivenTo = new Int32Array(PEOPLE * TOPICS);
  const drivenBy = new Int32Array(PEOPLE * TOPICS);
  const hasNoMore = new Uint8Array(PEOPLE);
  const hears = new Uint8Array(PEOPLE);
  return (source: Stream): Ended => {
    heard.fill(0);
    drivenTo.fill(NOTHING);
    hasNoMore.fill(0);
    let [inputs, appeals] = [0, 0];
    for (;;) {
      const talker = hasNoMore.indexOf(0);
      if (talker < 0) break;
      const turn = turnOf(talker, source);
      inputs++;
      if (turn.isOver) {
        hasNoMore[talker] = 1;
        continue;
      }
      appeals++;
      let hearers = 0;
      for (let who = 0; who < PEOPLE; who++) {
        let isHearer = who !== talker && (turn.toAll || who === turn.listener);
        if (isHearer && heard[who]! >= HEARD) {
          inputs++;
          isHearer = listensNow(source);
        }
        hears[who] = isHearer ? 1 : 0;
        hearers += hears[who]!;
      }
      hasNoMore.fill(0);
      if (hearers === 0) continue;
      // All others agree to the terms, and the talker makes it: then the check.
      inputs += PEOPLE + 1;
      const rating = skillOf(talker, turn.skill);
      const total = 2 + source.below(8) + source.below(8) + source.below(10) + rating;
      for (let who = 0; who < PEOPLE; who++) {
        if (hears[who] === 0) continue;
        heard[who]!++;
        const at = who * TOPICS + turn.topic;
        const difficulty = drivenTo[at] === NOTHING ? turn.difficulty : Math.max(AGAINST, drivenBy[at]!);
        if (total < BASE + difficulty) hears[who] = 0;
      }
      for (let who = 0; who < PEOPLE; who++) {
        if (hears[who] === 0) continue;
        inputs++;
        if (1 + source.below(12) > motiveOf(who, turn.motive)) continue;
        const at = who * TOPICS + turn.topic;
        drivenTo[at] = turn.motive;
        drivenBy[at] = rating;
      }
    }
    let check = 0;
    for (let who = 0; who < PEOPLE; who++) {
      check = mixed(check, heard[who]!);
      for (let topic = 0; topic < TOPICS; topic++) {
        const at = who * TOPICS + topic;
        check = mixed(check, drivenTo[at] === NOTHING ? 0 : 1 + drivenTo[at]! * 20 + drivenBy[at]!);
      }
    }
    return { inputs, appeals, check };
  };
};

export const rival = talkRival(bareTalk());
