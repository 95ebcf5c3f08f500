import type { Asked, Facts, Play, Sight } from '@warmoot/kernel';
import type {
  Act,
  Answer,
  Combat,
  DuelGiven,
  DuelOpen,
  DuelOptions,
  DuelSetup,
  Ending,
  Grip,
  Landed,
  LettingGo,
  Locks,
  Penalty,
  Side,
  Square,
  Standing,
  With,
  Wound,
} from './model.js';
import type { Action } from './tables/actions.table.js';
import type { Item } from './tables/gear.table.js';

/** Steps that say all there is to say by their name. */
type Named<K extends string> = K extends string ? { readonly step: K } : never;
export type DuelStep =
  | Named<'pickFirst' | 'pair' | 'joinUp' | 'lineUp' | 'round' | 'declare' | 'footwork' | 'freeMoves'>
  | Named<
      'chooseActs' | 'defend' | 'resolve' | 'pushes' | 'dodges' | 'closings' | 'followings' | 'endOfRound' | 'mercy'
    >
  | { readonly step: 'acceptSurrender'; readonly who: number }
  | { readonly step: 'breakOff'; readonly offered: readonly number[] }
  | { readonly step: 'joining'; readonly from: number }
  | { readonly step: 'join'; readonly who: number }
  | { readonly step: 'contests'; readonly combat: number }
  | { readonly step: 'contest'; readonly roller: number; readonly against: number }
  | { readonly step: 'moves'; readonly combat: number }
  | { readonly step: 'move'; readonly who: number; readonly least: 0 | 1; readonly most: 1 | 2 | 3 }
  | { readonly step: 'openDefence'; readonly attacker: number }
  | { readonly step: 'check'; readonly actor: number }
  | { readonly step: 'protect'; readonly attacker: number }
  | { readonly step: 'place'; readonly attacker: number; readonly by: number; readonly severity: 'minor' | 'major' }
  | { readonly step: 'severity'; readonly attacker: number }
  | { readonly step: 'hitPart'; readonly attacker: number; readonly severity: 'minor' | 'major'; readonly count: 1 | 2 }
  | { readonly step: 'redirect'; readonly attacker: number; readonly among: readonly number[] }
  /** A move that an action brings: in a push `other` moves `who`, else `who` moves with regard to `other`. */
  | {
      readonly step: 'goTo';
      readonly move: 'push' | 'dodge' | 'closing' | 'following';
      readonly who: number;
      readonly other: number;
    }
  | { readonly step: 'finish'; readonly who: number };

export type DuelEvent =
  | { readonly event: 'pickedFirst'; readonly side: Side; readonly why: 'numbers' | 'best' | 'total' | 'lot' }
  | { readonly event: 'paired'; readonly side1: number; readonly side2: number }
  | { readonly event: 'joinedUp'; readonly who: number; readonly side: Side; readonly combat: number }
  | {
      readonly event: 'linedUp';
      readonly width: number;
      readonly height: number;
      readonly at: readonly Square[];
      readonly combats: readonly Combat[];
    }
  | { readonly event: 'roundBegan'; readonly round: number }
  | { readonly event: 'surrendered' | 'refusedQuarter'; readonly who: number }
  | { readonly event: 'joined'; readonly who: number; readonly enemy: number }
  | { readonly event: 'regrouped'; readonly combats: readonly Combat[] }
  | {
      readonly event: 'footworkWon';
      readonly winner: number;
      readonly loser: number;
      readonly by: 'dice' | 'ambush' | 'unopposed';
    }
  | { readonly event: 'footworkSettled'; readonly winners: readonly number[] }
  | {
      readonly event: 'moved';
      readonly who: number;
      readonly to: Square;
      readonly why: 'footwork' | 'free' | 'push' | 'dodge' | 'closing' | 'following';
    }
  | { readonly event: 'stayed'; readonly who: number; readonly why: 'footwork' | 'free' | 'following' | 'closing' }
  | { readonly event: 'tookTurn'; readonly part: 'pushes' | 'dodges' | 'closings' | 'followings'; readonly who: number }
  | { readonly event: 'leftTheField'; readonly who: number }
  | {
      readonly event: 'gripEnded';
      readonly grip: Grip;
      readonly why: 'distance' | 'released' | 'broken' | 'handUsed' | 'armLost' | 'holderOut';
      readonly prone: boolean;
    }
  | {
      readonly event: 'revealed';
      readonly acts: readonly (Act | null)[];
      readonly letting: readonly LettingGo[];
      /** Who cannot move, as things stand when actions are revealed. */
      readonly stuck: readonly number[];
    }
  | { readonly event: 'defended'; readonly answers: readonly (Answer | null)[] }
  | {
      readonly event: 'checked';
      readonly actor: number;
      readonly act: Action | 'breakHold' | 'breakTackle';
      readonly victim: number;
      readonly result: 'strong' | 'weak';
    }
  | { readonly event: 'protected'; readonly who: number; readonly part: number | null }
  | { readonly event: 'landed'; readonly wound: Landed }
  | { readonly event: 'woundLost'; readonly attacker: number; readonly victim: number }
  | { readonly event: 'stoodUp'; readonly who: number }
  | {
      readonly event: 'wounded';
      readonly who: number;
      readonly part: number;
      readonly minors: number;
      readonly major: boolean;
      readonly turned: boolean;
    }
  | { readonly event: 'fellProne'; readonly who: number; readonly why: 'tripped' | 'leg' | 'tackle' | 'incapable' }
  | {
      readonly event: 'incapacitated';
      readonly who: number;
      readonly part: 'head' | 'body';
      readonly dyingSince: number | null;
    }
  | { readonly event: 'gripped'; readonly grip: Grip }
  | { readonly event: 'hindered'; readonly who: number; readonly penalties: readonly Penalty[] }
  | { readonly event: 'penaltiesEnded'; readonly round: number }
  | { readonly event: 'weakened'; readonly who: readonly number[] }
  | {
      readonly event: 'readied';
      readonly who: number;
      readonly left: Item | null;
      readonly right: Item | null;
      readonly carried: readonly Item[];
      readonly lying: readonly DuelOpen['lying'][number][];
    }
  | { readonly event: 'killed'; readonly who: number; readonly by: number }
  | { readonly event: 'fled'; readonly who: number }
  | { readonly event: 'spared'; readonly who: number }
  | { readonly event: 'roundEnded'; readonly quiet: number }
  | { readonly event: 'ended'; readonly ending: Ending };

export type DuelChoice =
  | { readonly choose: 'pair'; readonly own: string; readonly enemy: string }
  | { readonly choose: 'joinUp'; readonly who: string; readonly combat: number }
  | {
      readonly choose:
        | 'done'
        | 'fightOn'
        | 'surrender'
        | 'breakOff'
        | 'accept'
        | 'refuse'
        | 'wait'
        | 'leave'
        | 'kill'
        | 'spare';
    }
  | { readonly choose: 'join'; readonly enemy: string }
  | { readonly choose: 'move'; readonly to: Square }
  | ({ readonly choose: 'act' } & ActChoice & LettingGo)
  | ({ readonly choose: 'defend' } & Answer)
  | { readonly choose: 'part'; readonly part: string | null };

/** An act as a player names it: the target by name. */
export type ActChoice =
  | { readonly act: Action; readonly target: string; readonly with?: With; readonly both?: true }
  | { readonly act: 'breakHold' | 'breakTackle' | 'kill'; readonly target: string }
  | { readonly act: 'ready'; readonly left: Item | null; readonly right: Item | null }
  | { readonly act: 'standUp' | 'flee' | 'pass' };

/** What the campaign takes from a fight. */
export interface DuelOutcome {
  readonly ending: Ending;
  readonly rounds: number;
  readonly fighters: readonly {
    readonly name: string;
    readonly side: Side;
    readonly standing: Standing;
    /** All wounds on the sheet now, with their marks. */
    readonly wounds: readonly Wound[];
    /** Wounds that were not there before. */
    readonly taken: readonly Wound[];
    /** Dies within the hour of this round unless given aid. */
    readonly dyingSince: number | null;
    readonly hands: { readonly left: Item | null; readonly right: Item | null };
    readonly carried: readonly Item[];
  }[];
  readonly dead: readonly string[];
  readonly fled: readonly string[];
  /** Who surrendered or lies helpless among the losers, for the victors to dispose of. */
  readonly prisoners: readonly string[];
  /** What was left lying. */
  readonly lost: readonly Item[];
}

/** Where the seven choices are kept from the others, each seat knows its own fighters'. */
export interface DuelOwn {
  locks: Record<string, Locks>;
}

export interface Duel {
  setup: DuelSetup;
  options: DuelOptions;
  given: DuelGiven;
  open: DuelOpen;
  own: DuelOwn;
  step: DuelStep;
  event: DuelEvent;
  secret: never;
  choice: DuelChoice;
  outcome: DuelOutcome;
}

export type DuelSight = Sight<Duel>;
export type DuelFacts = Facts<Duel>;
export type DuelPlay = Play<Duel>;

/** What is asked of a fighter's player. */
export const askedOf = ({ fighters }: DuelSight['given'], who: number): Asked => {
  const { seat, name } = fighters[who] as DuelGiven['fighters'][number];
  return { seat, as: name };
};

/** Somebody's place in seat order by name, or −1. */
export const whoIs = ({ given }: DuelSight, name: string): number => {
  for (let who = 0; who < given.fighters.length; who++) if (given.fighters[who]?.name === name) return who;
  return -1;
};
