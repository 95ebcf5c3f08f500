import type { IconName } from '../design/base/Icon.js';
import { listOf } from '../words/lists.js';
import type { GUIDES as ENGLISH } from './guideWords.en.js';

/** What guides are called, where one comes to them. */
export const GUIDE_NAMES = listOf<typeof ENGLISH>(
  import.meta.glob('./guideWords.??.ts', { eager: true, import: 'GUIDES' }),
);

/** The kinds of scene that are played at once from the first page. */
export type PlayedKind = keyof typeof ENGLISH.names;
/** Those that have a guide, in the order in which they are learned. */
export type GuideKind = keyof typeof ENGLISH.titles;

/** A guide: six cards, each with the steps of the scene at which it is the one to read. */
interface GuideRow {
  readonly kind: GuideKind;
  readonly icon: IconName;
  readonly minutes: number;
  /** Where its rules stand: a book, or the first rule of a chapter. */
  readonly book: string;
  readonly cards: readonly (readonly string[])[];
}

export const GUIDES: readonly GuideRow[] = [
  {
    kind: 'check',
    icon: 'di-d8',
    minutes: 1,
    book: 'SAGA-CHECK-001',
    cards: [
      ['allowRepeat'],
      [],
      ['setTerms', 'decide', 'vote'],
      ['dare'],
      ['throwCheck'],
      ['contestThrow', 'judgeContest', 'ladder', 'lot', 'meet', 'meeting'],
    ],
  },
  {
    kind: 'discussion',
    icon: 'sc-talk',
    minutes: 2,
    book: 'SAGA-TALK-001',
    cards: [
      ['open', 'place', 'placeLast', 'order'],
      ['talkOn', 'talk'],
      ['reopen', 'settleAppeal', 'decide', 'vote'],
      ['make', 'throwAppeal'],
      ['takeIn', 'take', 'appealEnds'],
      ['hearken', 'listen', 'letGo', 'stopOrNot', 'pursue', 'chase', 'send', 'takeSides', 'join', 'fight'],
    ],
  },
  {
    kind: 'chase',
    icon: 'wy-open',
    minutes: 1,
    book: 'SAGA-MOVE-026',
    cards: [
      ['leg'],
      ['choose'],
      [],
      ['throwLeg', 'throwLead'],
      ['breath', 'rally', 'throwBreath'],
      ['judged', 'decide', 'vote'],
    ],
  },
  {
    kind: 'march',
    icon: 'sc-move',
    minutes: 2,
    book: 'SAGA-MOVE-001',
    cards: [
      ['dawn', 'setOut', 'march'],
      ['plan', 'behindTheScreen'],
      ['notice', 'getPast', 'feelSeen'],
      ['meet', 'intend', 'read'],
      ['ownCheck', 'evening', 'night'],
      [
        ...['tactics', 'pickSide', 'handOver', 'fight', 'giveChase', 'chase', 'getAway', 'askParley', 'takeParley'],
        ...['parley', 'arriveFirst', 'holdThere', 'attackThere', 'judge', 'decide', 'vote'],
      ],
    ],
  },
  {
    kind: 'duel',
    icon: 'sc-duel',
    minutes: 2,
    book: 'saga-duel',
    cards: [
      [
        ...['pickFirst', 'pair', 'joinUp', 'lineUp', 'round', 'joining', 'join', 'footwork', 'contests', 'contest'],
        ...['moves', 'move', 'freeMoves', 'pushes', 'closings', 'followings'],
      ],
      ['chooseActs'],
      ['defend', 'openDefence', 'dodges', 'goTo'],
      ['resolve', 'check'],
      ['protect', 'place', 'severity', 'hitPart', 'redirect'],
      ['declare', 'acceptSurrender', 'breakOff', 'endOfRound', 'mercy', 'finish'],
    ],
  },
  {
    kind: 'battle',
    icon: 'sc-battle',
    minutes: 3,
    book: 'saga-battle',
    cards: [
      ['muster', 'grow', 'setLossNumber', 'field', 'pickField', 'deploy', 'manner', 'place', 'nameLine'],
      ['round', 'choosing', 'quick', 'phase'],
      ['move', 'engage', 'clusters', 'cluster'],
      ['shooting', 'shots', 'aim', 'volley', 'shot'],
      [
        ...['melee', 'nextCluster', 'settle', 'clash', 'press', 'endCluster', 'fallBack', 'fallBackChoice'],
        ...['lightSteps', 'lightStep'],
      ],
      ['leave', 'declaring', 'declare', 'carryOut', 'endOfRound', 'moment', 'challenge', 'takeUp', 'duel'],
    ],
  },
  {
    kind: 'command',
    icon: 'wr-command',
    minutes: 2,
    book: 'command',
    cards: [
      ['leadership', 'lead', 'compare', 'takeTurns', 'deployment', 'deploy'],
      ['round', 'turn', 'stage', 'settle', 'endTurn'],
      ['volleys', 'volleyed', 'movement', 'charged', 'left'],
      ['attacks', 'attacked', 'defences', 'combats'],
      ['lost', 'morale', 'check', 'survivors'],
      ['judge', 'endRound', 'challenge', 'takeUp', 'duel', 'shaken', 'quarter', 'getAway', 'wounded'],
    ],
  },
  {
    kind: 'sortie',
    icon: 'so-charge',
    minutes: 2,
    book: 'sortie',
    cards: [
      [
        ...['initiative', 'compareInitiative', 'place', 'round', 'orders', 'meet', 'fronts', 'frontsSaid', 'movement'],
        'moves',
      ],
      ['sortie', 'pool'],
      ['plans', 'planOpenly'],
      ['show'],
      [
        ...['compare', 'effects', 'escapes', 'escapeThrow', 'destroyed', 'doomed', 'withdrawals', 'pressing'],
        'recovery',
      ],
      [
        ...['volley', 'targetDice', 'shot', 'endOfRound', 'victory', 'quarter', 'spoils', 'reckoning', 'recordDice'],
        ...['fractionDie', 'characterDie', 'bodyPart', 'over', 'decide', 'vote'],
      ],
    ],
  },
  {
    kind: 'skirmish',
    icon: 'sc-skirmish',
    minutes: 2,
    book: 'warband',
    cards: [
      ['place', 'makeRoom', 'referee', 'killingBlow', 'odds', 'ally'],
      [
        'round',
        'priority',
        'phase1',
        'phase2',
        'phase3',
        'part',
        'phaseOver',
        'ritual',
        'spellSave',
        'durations',
        'declare',
      ],
      [
        ...['announcing', 'announce', 'opening', 'goOn', 'cornering', 'retreatSave', 'riseContest', 'riseReply'],
        ...['hindering', 'hinderOdds', 'hinderDie'],
      ],
      [
        ...['strikes', 'blows', 'row', 'sureRow', 'helmet', 'harm', 'sacrifice', 'woundDie', 'whichHand', 'allyDie'],
        ...['finishing', 'keptGone', 'endOfStrikes', 'endOfPhase'],
      ],
      [
        ...['gambitDie', 'backlashSaid', 'contest', 'contestReply', 'control', 'price', 'breakOutDice', 'tightening'],
        ...['challenge', 'duels', 'techniques'],
      ],
      [
        ...[
          'endOfRound',
          'closing',
          'morale',
          'check',
          'circumstances',
          'moraleDie',
          'quarter',
          'aftermath',
          'survival',
        ],
        ...['woundSide', 'bleeding', 'deathSave', 'deathWound', 'aidTest', 'decide', 'vote'],
      ],
    ],
  },
  {
    kind: 'lines',
    icon: 'wr-warband',
    minutes: 3,
    book: 'warband',
    cards: [
      ['place', 'makeRoom', 'swapSave'],
      [
        'round',
        'priority',
        'phase1',
        'phase2',
        'phase3',
        'part',
        'phaseOver',
        'ritual',
        'spellSave',
        'durations',
        'referee',
      ],
      [
        ...['announcing', 'announce', 'opening', 'goOn', 'cornering', 'obstacleTest', 'rankSave', 'manoeuvreDie'],
        ...['cavalryDie', 'strayLot'],
      ],
      [
        ...['lines', 'strikes', 'blows', 'strike', 'lot', 'rankRow', 'helmet', 'harm', 'sacrifice', 'woundDie'],
        ...['whichHand', 'ally', 'allyDie', 'finishing', 'endOfStrikes', 'endOfPhase', 'burial'],
      ],
      ['declare', 'challenging', 'challenges', 'challenge', 'duels', 'techniques', 'duelBlows'],
      [
        ...['endOfRound', 'tides', 'morale', 'check', 'circumstances', 'moraleDie', 'quarter', 'reentry', 'returnDie'],
        ...['goAlong', 'surrendering', 'closing', 'casualties', 'casualtyDie', 'aftermath', 'survival', 'woundSide'],
        ...['bleeding', 'deathSave', 'deathWound', 'aidTest', 'decide', 'vote'],
      ],
    ],
  },
];

/** The address of the guide to a kind of scene; null where it has none. */
export const guideOf = (kind: string): string | null =>
  GUIDES.some((guide) => guide.kind === kind) ? `/guide/${kind}` : null;

/** The address of the card to read at a step of a scene; the first one where no card is about it. */
export const guideAt = (kind: string, step: string | null): string | null => {
  const address = guideOf(kind);
  const cards = GUIDES.find((guide) => guide.kind === kind)?.cards ?? [];
  const at = step === null ? -1 : cards.findIndex((steps) => steps.includes(step));
  return address === null || at < 0 ? address : `${address}#${at + 1}`;
};
