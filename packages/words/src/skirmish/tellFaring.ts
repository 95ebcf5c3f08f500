import { war, warband } from '@warmoot/rules';
import type { Moment, SceneWords } from '../catalogue/words.js';
import type { Said } from '../say/index.js';
import type { Speech } from '../speech.js';
import { bandName, type SkirmishPhrases } from './facts.js';

type Events = SceneWords<warband.Skirmish>['events'];
type At = Moment<warband.Skirmish>;

const came = (at: At): string | null => at.came?.text ?? null;

/** The round, what is done with gear, and spells. */
const tellActs = (speech: Speech, phrases: SkirmishPhrases) => {
  const { faring: t, fighting, names } = speech.t.skirmish;
  const who = (figure: number, { sight }: At): Said => phrases.figure(sight, figure);
  const someone = (figure: number, at: At): Said | null => (figure < 0 ? null : who(figure, at));
  const thing = (owner: number, nth: number, { sight }: At) => phrases.item(sight, owner, nth);
  /** What is taken is the new owner's by now. */
  const taken = (owner: number, nth: number, { was }: At) => phrases.item(was, owner, nth);
  return {
    roundBegan: ({ round, surprise }, { sight }) => [
      t.roundBegan({ round }),
      ...(surprise === null ? [] : [t.surprise({ band: bandName(sight, surprise) })]),
    ],
    priorityWon: ({ side }, at) => t.priorityWon({ band: bandName(at.sight, side), came: came(at) }),
    // Phases in which nothing can happen are passed over, and what comes at the End tells itself.
    phaseBegan: ({ phase }, { sight }) => {
      if (phase === 'end') return '';
      const { figures } = sight.open;
      const isOn = {
        opening: true,
        melee: figures.some((_one, figure) => warband.isHere(sight, figure) && warband.isEngaged(sight, figure)),
        ritual: figures.some(({ delayed }) => delayed !== null),
      };
      return isOn[phase] ? t.phaseBegan[phase] : '';
    },
    // That a part is over shows in what comes next.
    passed: () => '',
    partEnded: () => '',
    phaseEnded: () => '',
    tiredOfIt: ({ side }, { sight }) => t.tiredOfIt({ band: bandName(sight, side) }),
    // All other acts have an event of their own.
    acted: ({ figure, act }, at) => {
      if (act === 'tighten') return fighting.tightens({ figure: who(figure, at) });
      return act === 'hold' ? fighting.holds({ figure: who(figure, at) }) : '';
    },
    readied: ({ figure, item, kept }, at) =>
      t.readied({ figure: who(figure, at), item: thing(figure, item, at), kept: names.kept[kept] }),
    tookItem: ({ figure, from, item, kept }, at) =>
      t.tookItem({
        figure: who(figure, at),
        from: from === figure ? null : who(from, at),
        item: taken(from, item, at),
        kept: names.kept[kept],
      }),
    used: ({ figure, item, gone }, at) =>
      t.used({ figure: who(figure, at), item: taken(figure, item, at), gone } as never),
    didOther: ({ figure, text }, at) => t.didOther({ figure: who(figure, at), text }),
    dismounted: ({ figure }, at) => t.dismounted({ figure: who(figure, at) }),
    protects: ({ figure, ally }, at) => t.protects({ figure: who(figure, at), ally: who(ally, at) }),
    works: ({ figure, at: what, item }, at) =>
      t.works[what]({ figure: who(figure, at), item: thing(figure, item, at) }),
    workDone: ({ figure, at: what, item, kept }, at) =>
      t.workDone[what]({ figure: who(figure, at), item: thing(figure, item, at), kept: names.kept[kept] }),
    // What is thrown is told by its dice.
    depleted: ({ figure, item }, at) =>
      at.sight.open.figures[figure]?.items[item]?.item === 'bandages'
        ? t.depleted({ figure: who(figure, at), item: thing(figure, item, at) })
        : '',
    unloaded: () => '',
    guarded: ({ figure }, at) => t.guarded({ figure: who(figure, at) }),
    rallied: ({ figure }, at) => t.rallied({ figure: who(figure, at) }),
    spellDeclared: ({ figure, spell, on }, at) =>
      t.spellDeclared({ figure: who(figure, at), spell, on: someone(on, at) }),
    spellCast: ({ figure, spell, on, to }, at) =>
      t.spellCast({
        figure: who(figure, at),
        spell,
        on: someone(on, at),
        to,
        // What is cast in the Ritual was thrown for before.
        came: at.sight.open.phase === 'ritual' ? null : came(at),
        rule: at.sight.open.phase === 'ritual' ? 'WARBAND-SPELL-007' : 'WARBAND-SPELL-006',
      }),
    spellDelayed: ({ figure, spell }, at) => t.spellDelayed({ figure: who(figure, at), spell, came: came(at) }),
    spellLost: ({ figure, spell }, at) => t.spellLost({ figure: who(figure, at), spell }),
    spellGivenUp: ({ figure, spell }, at) => t.spellGivenUp({ figure: who(figure, at), spell }),
    effectOver: ({ name, on }, at) => t.effectOver({ name, on: someone(on, at) }),
  } satisfies Partial<Events>;
};

/** Who falls, bleeds and is helped. */
const tellHealth = (speech: Speech, phrases: SkirmishPhrases) => {
  const { faring: t } = speech.t.skirmish;
  const who = (figure: number, { sight }: At): Said => phrases.figure(sight, figure);
  return {
    fell: ({ figure, fate }, at) => t.fell[fate]({ figure: who(figure, at) }),
    atDeathsDoor: ({ figure }, at) => t.atDeathsDoor({ figure: who(figure, at) }),
    bledToDeath: ({ figure }, at) => t.bledToDeath({ figure: who(figure, at) }),
    gotMight: ({ figure }, at) => t.gotMight({ figure: who(figure, at) }),
    deathSaved: ({ figure, lives }, at) => t.deathSaved({ figure: who(figure, at), lives, came: came(at) }),
    // It has its place among the wounds, and is told there.
    deathWounded: () => '',
    aided: ({ figure, patient, worked }, at) =>
      t.aided({
        figure: who(figure, at),
        patient: patient === figure ? null : who(patient, at),
        worked,
        came: came(at),
        rule: worked ? 'WARBAND-HEALTH-011' : 'WARBAND-HEALTH-012',
      }),
    gotAdvantage: ({ figure }, at) => t.gotAdvantage({ figure: who(figure, at) }),
    blinded: ({ figure, rounds }, at) => t.blinded({ figure: who(figure, at), rounds }),
    healed: ({ figure, points }, at) => t.healed({ figure: who(figure, at), points }),
    restored: ({ figure, what }, at) => t.restored({ figure: who(figure, at), what: phrases.thing(what) }),
  } satisfies Partial<Events>;
};

/** Morale, and how the fight ends. */
const tellNerve = (speech: Speech, phrases: SkirmishPhrases) => {
  const { faring: t } = speech.t.skirmish;
  const who = (figure: number, { sight }: At): Said => phrases.figure(sight, figure);
  const group = (index: number, { sight }: At, alone: number | null = null) => phrases.group(sight, index, alone);
  return {
    triggered: ({ group: index, by, thirds }, at) =>
      by === 'third'
        ? t.triggered.third({ group: group(index, at), thirds: thirds ?? 1 })
        : t.triggered[by]({ group: group(index, at) }),
    // Who was a group of one has led nobody.
    leaderLost: ({ figure }, at) => {
      const { open } = at.sight;
      const led = open.roster.some(
        ({ group, side }, one) =>
          one !== figure &&
          group !== null &&
          warband.isHere(at.sight, one) &&
          (open.groups[group]?.leader === figure || open.chiefs[side] === figure),
      );
      return led ? t.leaderLost({ figure: who(figure, at) }) : '';
    },
    circumstancesSaid: ({ group: index, by }, at) => t.circumstancesSaid({ group: group(index, at), by }),
    checkedMorale: ({ group: index, figure, chance, came: how }, at) =>
      t.checkedMorale[how]({
        group: group(index, at, figure),
        chance: chance.total,
        face: at.came?.score ?? null,
      } as never),
    alliesSeen: () => '',
    retreats: ({ disorder, figures }, { sight }) => t.retreats({ figures: phrases.figures(sight, figures), disorder }),
    offersSurrender: ({ group: index, figure }, at) => t.offersSurrender({ group: group(index, at, figure) }),
    surrendered: ({ figures }, { sight }) => t.surrendered({ figures: phrases.figures(sight, figures) }),
    toTheDeath: ({ figures }, { sight }) => t.toTheDeath({ figures: phrases.figures(sight, figures) }),
    horror: ({ group: index }, at) => t.horror({ group: group(index, at) }),
    thresholdSet: ({ threshold }, { sight }) => t.thresholdSet({ band: bandName(sight, 0), threshold }),
    roundEnded: ({ quiet, roused }, { sight }) => [
      ...(roused.length === 0 ? [] : [t.roused({ figures: phrases.figures(sight, roused) })]),
      ...(quiet === 0 ? [] : [t.quiet({ n: quiet, most: sight.given.options['warband.quietRounds'] })]),
    ],
    ended: ({ ending, winner }, { sight }) =>
      ending === 'won' && winner !== null
        ? t.ended.won({ winner: bandName(sight, winner), loser: bandName(sight, war.otherSide(winner)) })
        : t.ended[ending === 'won' ? 'bothGone' : ending],
    tookLonger: ({ minutes }) => t.tookLonger({ minutes }),
    foundAfter: ({ figure, lives }, at) => t.foundAfter({ figure: who(figure, at), lives, came: came(at) }),
    woundSided: ({ figure, wound, side }, at) =>
      t.woundSided({
        figure: who(figure, at),
        at: phrases.woundAt({ wound: at.sight.open.figures[figure]?.wounds[wound]?.wound ?? 'arm', side: null }),
        side,
      }),
    renamed: ({ figure, name }, { was }) => t.renamed({ was: phrases.figure(was, figure), name: phrases.called(name) }),
  } satisfies Partial<Events>;
};

export const tellFaring = (speech: Speech, phrases: SkirmishPhrases): Pick<Events, warband.FaringEvent['event']> => ({
  ...tellActs(speech, phrases),
  ...tellHealth(speech, phrases),
  ...tellNerve(speech, phrases),
});

/** Every number of lines that no dice explain, opened into them. */
export const tellSkirmishSums = (
  speech: Speech,
  phrases: SkirmishPhrases,
): NonNullable<SceneWords<warband.Skirmish>['sums']> => {
  const { sums: t } = speech.t.skirmish.faring;
  return {
    spellDeclared: ({ figure, save }, { sight }) => [
      { label: t.save({ figure: phrases.figure(sight, figure) }), tally: save.lines ?? [] },
    ],
  };
};
