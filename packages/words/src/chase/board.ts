import type { View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { SceneWords, Section } from '../catalogue/words.js';
import { aligned, PAGE, wrapped } from '../lines.js';
import type { Speech } from '../speech.js';

import { type Chase, type ChaseSight, percentIn, percentOf, placeOf, rulesOf, strengthOf } from './facts.js';

const { AWAY, SIDES, legMatrix, positionIn, solutionIn, standingIn } = saga.chase;

const lines = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => wrapped(text, PAGE, 2));

/** The five posts, the one where they are in brackets: "0 caught · 1 · [2] · 3 · 4 away". */
const postsText = ({ t }: Speech, gap: number): string => {
  const { posts } = t.chase.board;
  const names: Readonly<Record<number, string>> = { 0: ` ${posts.caught}`, [AWAY]: ` ${posts.away}` };
  return Array.from({ length: AWAY + 1 }, (_, post) => {
    const text = `${post}${names[post] ?? ''}`;
    return post === gap ? `[${text}]` : text;
  }).join(' · ');
};

const sideLine = (speech: Speech, { given, open }: ChaseSight, side: saga.chase.Side): string =>
  speech.t.chase.board.side({
    side: speech.t.chase.sides[side],
    name: given[side].name,
    strength: strengthOf(speech, given[side], given.onWater),
    weary: given[side].weary,
    spent: open.spent[side],
    lead: open.lead[side],
  });

/** Ways against guesses: a guess is right or wrong, and which wrong one it is makes no difference. */
export const wayLines = (speech: Speech, sight: ChaseSight): readonly string[] => {
  const { board, ways } = speech.t.chase;
  const edition = rulesOf(sight.given.edition);
  const odds = legMatrix(edition, positionIn(sight));
  const best = solutionIn(edition, sight).best(standingIn(sight));
  const rows = odds.ways.map(({ way, against, isBarred, taken, guessed }) => {
    const missed = saga.chase.WAYS.find((other) => other !== way) as saga.chase.Way;
    return isBarred
      ? [ways[way], '–', '–', '–', percentOf(speech, guessed)]
      : [
          ways[way],
          percentOf(speech, against[way]),
          percentOf(speech, against[missed]),
          percentOf(speech, taken),
          percentOf(speech, guessed),
        ];
  });
  return [
    ...aligned([['', board.guessed, board.missed, board.taken, board.bestGuess], ...rows]),
    ...wrapped(
      board.best({ leg: `${percentOf(speech, odds.value)} %`, away: `${percentIn(speech, best.away)} %` }),
      PAGE,
      2,
    ),
  ];
};

/** What would come of it if they met. */
const endLines = ({ t }: Speech, { given }: ChaseSight): readonly string[] => {
  const { board, contact } = t.chase;
  const massCombat = saga.party.isMassCombat(given.quarry, given.pursuers);
  return [
    board.ifCaught({ contact: contact.ambushed({ massCombat }) }),
    board.ifMeeting({ contact: contact.meeting({ massCombat }) }),
  ];
};

/** Whether the sheets of both sides lie open to who looks: else every chance would be a guess. */
export const showsOdds = ({ closed = [], given }: Pick<View<Chase>, 'closed' | 'given'>): boolean =>
  closed.length === 0 && given.options['saga.move.rules'] === 'draft';

/** A pursuit in words: the gap, both sides, the legs so far, the ways against the guesses, and where it ends. */
export const chaseBoard =
  (speech: Speech): NonNullable<SceneWords<Chase>['board']> =>
  (view): readonly Section[] => {
    const { board, ways } = speech.t.chase;
    const { open, given } = view;
    const legs = open.legs.map(({ leg, way, guess, before, after }) =>
      board.leg({ leg, way: ways[way], guess: ways[guess], before, after }),
    );
    const places = saga.chase.WAYS.flatMap((way) => {
      const words = placeOf(view, way);
      return words === '' ? [] : [speech.t.chase.placed({ way: ways[way], words })];
    });
    return [
      {
        title: board.stand({ leg: Math.max(1, open.leg), gap: open.gap }),
        lines: lines([postsText(speech, open.gap), ...SIDES.map((side) => sideLine(speech, view, side)), ...places]),
      },
      ...(legs.length === 0 ? [] : [{ title: board.legs, lines: lines(legs) }]),
      ...(showsOdds(view) && open.end === null ? [{ title: board.ways, lines: wayLines(speech, view) }] : []),
      ...(given.from === 'discussion' ? [] : [{ title: board.ends, lines: lines(endLines(speech, view)) }]),
    ];
  };
