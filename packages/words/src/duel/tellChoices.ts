import type { saga } from '@warmoot/rules';
import type { Deciding, SceneWords } from '../catalogue/words.js';
import { alone } from '../say/index.js';
import type { Speech } from '../speech.js';
import { actorOf, askedAbout, grippedBy, nameOf, namesOf, ofSide, somebody, squareText, targetOf } from './facts.js';
import type { DuelPhrases } from './phrases.js';

/** An act with its target by place or by name: what is revealed, and what is chosen. */
type AnyAct = saga.duel.Act | saga.duel.ActChoice;

const targetName = (sight: saga.duel.DuelSight, target: number | string): string =>
  typeof target === 'string' ? target : nameOf(sight, target);

/** Going on and staying put are the usual thing. */
export const isQuiet = (chosen: saga.duel.DuelChoice): boolean =>
  chosen.choose === 'fightOn' || chosen.choose === 'wait';

/** What is chosen in a fight, and what is asked. */
export const tellChoices = ({ grammar, t: { names, duel } }: Speech, phrases: DuelPhrases) => {
  const { choices: t, events } = duel;
  const acts = alone(grammar, names.acts);

  const handsText = (left: saga.duel.Item | null, right: saga.duel.Item | null): string =>
    left === null && right === null ? t.bothEmpty : t.hands({ left: phrases.item(left), right: phrases.item(right) });

  const toolText = (
    sight: saga.duel.DuelSight,
    who: number,
    act: Extract<AnyAct, { act: saga.duel.Action }>,
  ): string | null => {
    const using = act.with;
    if (using === undefined || using === 'nothing') return null;
    if (using === 'bare') return t.bareHands;
    const gripping = act.act === 'hold' || act.act === 'tackle';
    return gripping ? phrases.emptyHand(using) : phrases.toolWith(sight, who, using);
  };

  /** "Quick Attack on Morten with the sword". */
  const act = (sight: saga.duel.DuelSight, who: number, chosen: AnyAct): string => {
    const name = names.acts[chosen.act];
    switch (chosen.act) {
      case 'pass':
      case 'standUp':
      case 'flee':
        return acts[chosen.act];
      case 'ready':
        return t.acts.ready({ act: name, hands: handsText(chosen.left, chosen.right) });
      case 'kill':
        return t.acts.kill({ act: name, target: targetName(sight, chosen.target) });
      case 'breakHold':
      case 'breakTackle':
        return t.acts.breakFree({ act: name, target: targetName(sight, chosen.target) });
      default: {
        const tool = toolText(sight, who, chosen);
        const both = tool !== null && chosen.with !== 'bare' && (chosen.both ?? false);
        return t.acts.aimed({ act: name, target: targetName(sight, chosen.target), tool, both });
      }
    }
  };

  /** ", dropping the shield, letting go of Morten". Told from the facts before anything is dropped. */
  const letting = (
    was: saga.duel.DuelSight,
    who: number,
    { drop = [], release = [], ready }: saga.duel.LettingGo,
  ): string => {
    const freed = release.flatMap((hand) => namesOf(was, grippedBy(was, who, hand)));
    return t.letting.all({
      all: [
        ...(ready ? [t.letting.ready({ hands: handsText(ready.left, ready.right) })] : []),
        ...(drop.length > 0
          ? [t.letting.drop({ tools: drop.map((hand) => phrases.toolDropped(was, who, hand)) })]
          : []),
        ...(freed.length > 0 ? [t.letting.release({ names: freed })] : []),
      ],
    });
  };

  /** "Dodge to (8, 9): Sword distance from Ella", "Parry with the shield". */
  const answer = (sight: saga.duel.DuelSight, who: number, given: saga.duel.Defence): string => {
    switch (given.by) {
      case 'dodge':
        return t.answers.dodge({ square: squareText(given.to), distances: phrases.distances(sight, who, given.to) });
      case 'parry':
        return given.with === 'bare'
          ? t.answers.parry({ tool: t.bareHands, both: false })
          : t.answers.parry({ tool: phrases.toolWith(sight, who, given.with), both: given.both ?? false });
      default:
        return names.defences[given.by];
    }
  };

  /** "Morten against Ella", where a defence is asked for; "Ella's side". */
  const called: NonNullable<SceneWords<saga.duel.Duel>['called']> = (as, { sight }) => {
    const about = askedAbout(sight, as);
    if (about === null) return as;
    return 'side' in about
      ? phrases.side(sight, about.side)
      : t.against({ victim: nameOf(sight, about.victim), attacker: nameOf(sight, about.attacker) });
  };

  const move = (
    { to }: Extract<saga.duel.DuelChoice, { choose: 'move' }>,
    deciding: Deciding<saga.duel.Duel>,
  ): string => {
    const { sight, step } = deciding;
    const who = actorOf(deciding);
    const me = somebody(sight, who);
    const square = squareText(to);
    if (me === undefined) return t.moves.to({ square });
    const facts = { square, distances: phrases.distances(sight, who, to) };
    if (step.step === 'goTo' && step.move === 'push') return t.moves.push({ ...facts, name: nameOf(sight, who) });
    return me.x === to.x && me.y === to.y ? t.moves.stay(facts) : t.moves.move(facts);
  };

  const choice: SceneWords<saga.duel.Duel>['choice'] = (chosen, deciding) => {
    const { sight } = deciding;
    switch (chosen.choose) {
      case 'pair':
        return t.pair({ own: chosen.own, enemy: chosen.enemy });
      case 'joinUp': {
        const combat = sight.open.combats[chosen.combat];
        return t.joinUp({ who: chosen.who, combat: combat === undefined ? null : phrases.combat(sight, combat) });
      }
      case 'join':
        return t.join({ enemy: chosen.enemy });
      case 'move':
        return move(chosen, deciding);
      case 'act': {
        const who = actorOf(deciding);
        return act(sight, who, chosen) + letting(sight, who, chosen as saga.duel.LettingGo);
      }
      case 'defend':
        return answer(sight, actorOf(deciding), chosen);
      case 'part':
        return chosen.part === null ? t.protectNothing : t.part({ part: names.parts[chosen.part as saga.duel.Part] });
      default:
        return t.plain[chosen.choose];
    }
  };

  const { questions: q } = t;
  const questions: SceneWords<saga.duel.Duel>['questions'] = {
    ...q,
    acceptSurrender: ({ sight, step }) => q.acceptSurrender({ name: nameOf(sight, step.who) }),
    join: ({ sight, step }) => q.join({ name: nameOf(sight, step.who) }),
    move: ({ sight, step }) => q.move({ name: nameOf(sight, step.who), least: step.least, most: step.most }),
    openDefence: q.defend,
    protect: ({ sight, step }) => q.protect({ name: nameOf(sight, step.attacker), act: names.acts.quickAttack }),
    place: ({ sight, step }) => {
      const target = targetOf(sight, step.attacker);
      return q.place({ name: nameOf(sight, target < 0 ? step.attacker : target), severity: step.severity });
    },
    goTo: ({ sight, step }) => q.goTo[step.move]({ mover: nameOf(sight, step.who), other: nameOf(sight, step.other) }),
    finish: ({ sight, step }) => q.finish({ name: nameOf(sight, step.who) }),
  };

  /** "A fight: Ella against Morten and Ada." */
  const opening: SceneWords<saga.duel.Duel>['opening'] = ({ sight }) => {
    const { ambusher } = sight.given;
    return events.opening({
      side1: namesOf(sight, ofSide(sight, 1)),
      side2: namesOf(sight, ofSide(sight, 2)),
      ambusher: ambusher === null ? null : phrases.side(sight, ambusher),
    });
  };

  return { act, letting, answer, called, choice, questions, opening };
};

export type DuelChoices = ReturnType<typeof tellChoices>;
