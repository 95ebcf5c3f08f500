import type { warband } from '@warmoot/rules';
import type { Deciding } from '../catalogue/words.js';
import type { Named } from '../say/index.js';
import { toldBy } from '../skirmish/facts.js';
import type { Speech } from '../speech.js';
import type { LinesPhrases } from './facts.js';

type At = Deciding<warband.Battle>;
type Choose = warband.BattleOwnChoice['choose'];
type Chosen<K extends Choose> = Extract<warband.BattleOwnChoice, { readonly choose: K }>;
type Of<K extends Choose> = Extract<Chosen<K>, { readonly figure: string }>;

/** Ways of units over the map. */
const tellWays = (speech: Speech, phrases: LinesPhrases) => {
  const { choices: t } = speech.t.lines.asking;
  const who = (key: string, { sight }: At): Named => phrases.actor(sight, key);
  const facing = (direction: warband.Direction | undefined): string | null =>
    direction === undefined ? null : phrases.facing(direction);
  const end = (path: readonly warband.Space[] | undefined, { sight }: At): string | null =>
    path === undefined || path.length === 0 ? null : phrases.end(path, sight);
  return {
    place: ({ figure, at, facing: way }: Of<'place'>, deciding: At) =>
      t.place({ unit: who(figure, deciding), at: end([at], deciding) ?? '–', facing: facing(way) }),
    placeAll: () => t.placeAll,
    announce: ({ figure, path, charge, retreat, manoeuvre, swap }: Of<'announce'>, at: At) => {
      if (swap !== undefined) return t.announce.swap({ unit: who(figure, at), target: who(swap, at) });
      const kind = manoeuvre ? 'manoeuvre' : retreat ? 'retreat' : charge === undefined ? 'move' : 'charge';
      if (path.length === 0 && kind === 'move') return t.announce.turn({ unit: who(figure, at) });
      return toldBy(t.announce[kind], {
        unit: who(figure, at),
        at: end(path, at),
        target: who(charge ?? '', at),
        kind: manoeuvre === undefined ? '' : phrases.manoeuvre(manoeuvre),
      });
    },
    move: ({ figure, path, facing: way }: Of<'move'>, at: At) => {
      const unit = who(figure, at);
      if (path.length > 0) return t.move({ unit, at: end(path, at), facing: facing(way) });
      return way === undefined ? t.stay({ unit }) : t.turn({ unit, facing: phrases.facing(way) });
    },
    charge: ({ figure, target, path, throw: thrown }: Of<'charge'>, at: At) => {
      const unit = who(figure, at);
      if (path.length === 0) return t.stay({ unit });
      // WARBAND-MOVE-033: what was announced is a charge only if all of it comes to pass.
      const announced = at.sight.open.units.find(({ name }) => name === figure)?.announced;
      if (announced && path.length < announced.path.length) return t.stopsShort({ unit, at: end(path, at) ?? '–' });
      return t.charge({
        unit,
        target: who(target, at),
        at: end(path, at) ?? '–',
        weapon: thrown === undefined ? null : phrases.weapon(thrown.weapon),
      });
    },
    retreat: ({ figure, path }: Of<'retreat'>, at: At) =>
      path.length === 0 ? t.stay({ unit: who(figure, at) }) : t.retreat({ unit: who(figure, at), at: end(path, at) }),
    manoeuvre: ({ figure, kind, path, facing: way, ranks }: Of<'manoeuvre'>, at: At) =>
      toldBy(t.manoeuvre[kind], {
        unit: who(figure, at),
        at: end(path, at),
        facing: facing(way),
        ranks: ranks ?? 1,
      }),
    endWall: ({ figure }: Of<'endWall'>, at: At) => t.endWall({ unit: who(figure, at) }),
  };
};

/** Who of a unit is meant by the key in a choice: somebody unique, or one of a rank. */
const oneOf = (phrases: LinesPhrases, key: string, { sight }: At): Named =>
  phrases.oneOf(
    sight,
    sight.open.roster.findIndex(({ name }) => name === key),
  );

/** Shots, blows and words between leaders. */
const tellStrikes = (speech: Speech, phrases: LinesPhrases) => {
  const { choices: t } = speech.t.lines.asking;
  const who = (key: string, { sight }: At): Named => phrases.actor(sight, key);
  const shot = ({ figure, weapon, dice, with: others = [], subdue = false }: Of<'shoot'> | Of<'throw'>, at: At) => ({
    figure: who(figure, at),
    weapon: phrases.weapon(weapon),
    dice: phrases.keyedDice(at.sight, dice),
    with: others.map((key) => who(key, at)),
    subdue,
  });
  return {
    swap: ({ figure, partner }: Of<'swap'>, at: At) =>
      t.swap({ figure: oneOf(phrases, figure, at), partner: oneOf(phrases, partner, at) }),
    shoot: (chosen: Of<'shoot'>, at: At) => t.shoot(shot(chosen, at) as never),
    throw: (chosen: Of<'throw'>, at: At) => t.throw(shot(chosen, at) as never),
    attack: ({ figure, subdue = false, tied }: Of<'attack'>, at: At) =>
      t.attack({ unit: who(figure, at), tied: tied === undefined ? null : who(tied, at), subdue } as never),
    challenge: ({ figure, target }: Of<'challenge'>, at: At) =>
      t.challenge({ figure: who(figure, at), target: who(target, at) }),
    breakOff: ({ figure }: Of<'breakOff'>, at: At) => t.breakOff({ figure: who(figure, at) }),
    accept: () => t.accept,
    refuse: () => t.refuse,
    goAlong: () => t.goAlong,
    stay: () => t.stayBehind,
    pass: (_: Chosen<'pass'>, { step }: At) => {
      if (step.step === 'announce') return t.passAnnouncing;
      if (step.step === 'challenges') return t.passChallenges;
      return step.step === 'referee' ? speech.t.skirmish.asking.choices.refereePass : t.pass;
    },
    endFight: () => t.endFight,
  };
};

/** Acts of units, as choices have them. */
export const tellUnitActs = (speech: Speech, phrases: LinesPhrases) => ({
  ...tellWays(speech, phrases),
  ...tellStrikes(speech, phrases),
});
