import type { Facts, Play, Sight } from '@warmoot/kernel';
import type {
  Act,
  Combat,
  CombatAt,
  Defence,
  DuelGiven,
  DuelOpen,
  DuelOptions,
  DuelSetup,
  Effectiveness,
  Ending,
  Grip,
  Landed,
  LettingGo,
  Locks,
  PartAt,
  Penalty,
  Severity,
  Side,
  Square,
  Standing,
  Who,
  With,
  Wound,
} from './model.js';
import type { Action, AimedAction, Break, SpecialAction } from './tables/actions.table.js';
import type { Item } from './tables/gear.table.js';

/** Steps that say all there is to say by their name. */
type Named<K extends string> = K extends string ? { readonly step: K } : never;
/** What is to be done in Hand-to-Hand combat. */
export type DuelStep =
  | Named<'pickFirst' | 'pair' | 'joinUp' | 'lineUp' | 'round' | 'declare' | 'footwork' | 'freeMoves'>
  | Named<
      'chooseActs' | 'defend' | 'resolve' | 'pushes' | 'dodges' | 'closings' | 'followings' | 'endOfRound' | 'mercy'
    >
  | { readonly step: 'acceptSurrender'; readonly who: Who }
  | { readonly step: 'breakOff'; readonly offered: readonly Who[] }
  | { readonly step: 'joining'; readonly from: Who }
  | { readonly step: 'join'; readonly who: Who }
  | { readonly step: 'contests'; readonly combat: CombatAt }
  | { readonly step: 'contest'; readonly roller: Who; readonly against: Who }
  | { readonly step: 'moves'; readonly combat: CombatAt }
  | { readonly step: 'move'; readonly who: Who; readonly least: 0 | 1; readonly most: 1 | 2 | 3 }
  | { readonly step: 'openDefence'; readonly attacker: Who }
  | { readonly step: 'check'; readonly actor: Who }
  | { readonly step: 'protect'; readonly attacker: Who }
  | { readonly step: 'place'; readonly attacker: Who; readonly by: Who; readonly severity: Severity }
  | { readonly step: 'severity'; readonly attacker: Who }
  | { readonly step: 'hitPart'; readonly attacker: Who; readonly severity: Severity; readonly count: 1 | 2 }
  | { readonly step: 'redirect'; readonly attacker: Who; readonly among: readonly PartAt[] }
  /** A move that an action brings: in a push `other` moves `who`, else `who` moves with regard to `other`. */
  | {
      readonly step: 'goTo';
      readonly move: 'push' | 'dodge' | 'closing' | 'following';
      readonly who: Who;
      readonly other: Who;
    }
  | { readonly step: 'finish'; readonly who: Who };

/** What is heard of Hand-to-Hand combat. */
export type DuelEvent =
  | { readonly event: 'pickedFirst'; readonly side: Side; readonly why: 'numbers' | 'best' | 'total' | 'lot' }
  | { readonly event: 'paired'; readonly side1: Who; readonly side2: Who }
  | { readonly event: 'joinedUp'; readonly who: Who; readonly side: Side; readonly combat: CombatAt }
  | {
      readonly event: 'linedUp';
      readonly width: number;
      readonly height: number;
      readonly at: readonly Square[];
      readonly combats: readonly Combat[];
    }
  | { readonly event: 'roundBegan'; readonly round: number }
  | { readonly event: 'surrendered' | 'refusedQuarter'; readonly who: Who }
  | { readonly event: 'offeredToBreakOff'; readonly who: readonly Who[] }
  | { readonly event: 'joined'; readonly who: Who; readonly enemy: Who }
  | { readonly event: 'regrouped'; readonly combats: readonly Combat[] }
  | {
      readonly event: 'footworkWon';
      readonly winner: Who;
      readonly loser: Who;
      readonly by: 'dice' | 'ambush' | 'unopposed';
    }
  | { readonly event: 'footworkSettled'; readonly winners: readonly Who[] }
  | {
      readonly event: 'moved';
      readonly who: Who;
      readonly to: Square;
      readonly why: 'footwork' | 'free' | 'push' | 'dodge' | 'closing' | 'following';
    }
  | { readonly event: 'stayed'; readonly who: Who; readonly why: 'footwork' | 'free' | 'following' | 'closing' }
  | { readonly event: 'tookTurn'; readonly part: 'pushes' | 'dodges' | 'closings' | 'followings'; readonly who: Who }
  | { readonly event: 'leftTheField'; readonly who: Who }
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
      readonly stuck: readonly Who[];
    }
  | { readonly event: 'defended'; readonly answers: readonly (Defence | null)[] }
  | {
      readonly event: 'checked';
      readonly actor: Who;
      readonly act: Action | Break;
      readonly victim: Who;
      readonly result: Effectiveness;
    }
  | { readonly event: 'protected'; readonly who: Who; readonly part: PartAt | null }
  | { readonly event: 'landed'; readonly wound: Landed }
  | { readonly event: 'woundLost'; readonly attacker: Who; readonly victim: Who }
  | { readonly event: 'stoodUp'; readonly who: Who }
  | {
      readonly event: 'wounded';
      readonly who: Who;
      readonly part: PartAt;
      readonly minors: number;
      readonly major: boolean;
      readonly turned: boolean;
    }
  | { readonly event: 'fellProne'; readonly who: Who; readonly why: 'tripped' | 'leg' | 'tackle' | 'incapable' }
  | {
      readonly event: 'incapacitated';
      readonly who: Who;
      readonly part: 'head' | 'body';
      readonly dyingSince: number | null;
    }
  | { readonly event: 'gripped'; readonly grip: Grip }
  | { readonly event: 'hindered'; readonly who: Who; readonly penalties: readonly Penalty[] }
  | { readonly event: 'penaltiesEnded'; readonly round: number }
  | { readonly event: 'weakened'; readonly who: readonly Who[] }
  | {
      readonly event: 'readied';
      readonly who: Who;
      readonly left: Item | null;
      readonly right: Item | null;
      readonly carried: readonly Item[];
      readonly lying: readonly DuelOpen['lying'][number][];
    }
  | { readonly event: 'killed'; readonly who: Who; readonly by: Who }
  | { readonly event: 'fled'; readonly who: Who }
  | { readonly event: 'spared'; readonly who: Who }
  | { readonly event: 'roundEnded'; readonly quiet: number }
  | { readonly event: 'ended'; readonly ending: Ending };

/** What can be answered in Hand-to-Hand combat. */
export type DuelChoice =
  | { readonly choose: 'pair'; readonly own: string; readonly enemy: string }
  | { readonly choose: 'joinUp'; readonly who: string; readonly combat: CombatAt }
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
  | ({ readonly choose: 'act' } & NamedAct & LettingGo)
  | ({ readonly choose: 'defend' } & Defence)
  | { readonly choose: 'part'; readonly part: string | null };

/** An act as a player names it: the target by name. */
export type NamedAct =
  | { readonly act: Action; readonly target: string; readonly with?: With; readonly both?: true }
  | { readonly act: AimedAction; readonly target: string }
  | { readonly act: 'ready'; readonly left: Item | null; readonly right: Item | null }
  | { readonly act: Exclude<SpecialAction, AimedAction | 'ready'> };

/** An act of a round. */
export type ActChoice = Extract<DuelChoice, { choose: 'act' }>;
/** What an act is met with. */
export type DefendChoice = Extract<DuelChoice, { choose: 'defend' }>;

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

/** The types of Hand-to-Hand combat. */
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

/** A fight as everybody sees it. */
export type DuelSight = Sight<Duel>;
export type DuelFacts = Facts<Duel>;
export type DuelPlay = Play<Duel>;
