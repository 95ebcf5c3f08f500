import { counted } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Deciding } from '../catalogue/words.js';
import type { Said } from '../say/index.js';
import type { Speech } from '../speech.js';
import { type SkirmishPhrases, toldBy } from './facts.js';

type At = Deciding<warband.Skirmish>;
type Choose = warband.OwnChoice['choose'];
type Chosen<K extends Choose> = Extract<warband.OwnChoice, { readonly choose: K }>;
type Of<K extends Choose> = Extract<Chosen<K>, { readonly figure: string }>;

/** Whom a figure holds, or who holds it. */
const heldBy = ({ sight }: At, key: string): number => {
  const figure = warband.figureNamed(sight, key);
  return sight.open.holds.find(({ controller }) => controller === figure)?.held ?? -1;
};

/** WARBAND-GRAPPLE-012, WARBAND-GRAPPLE-028: the dice of those that grapple together: "3d6". */
const grappleDice = (keys: readonly string[], { sight }: At): string => {
  const figures = keys.map((key) => warband.figureNamed(sight, key)).filter((figure) => figure >= 0);
  const dice = figures.reduce((sum, one) => sum + counted(warband.attacksOf(sight, one, 'grapple')).total, 0);
  return `${dice}d6`;
};

/** Ways over the map. */
const tellWays = (speech: Speech, phrases: SkirmishPhrases) => {
  const { choices: t } = speech.t.skirmish.asking;
  const who = (key: string, { sight }: At): Said => phrases.keyed(sight, key);
  const facing = (direction: warband.Direction | undefined): string | null =>
    direction === undefined ? null : phrases.facing(direction);
  return {
    place: ({ figure, at, facing: way }: Of<'place'>, deciding: At) =>
      t.place({ figure: who(figure, deciding), at: phrases.end([at], deciding.sight) ?? '–', facing: facing(way) }),
    placeAll: () => t.placeAll,
    announce: ({ figure, path, charge, retreat, rise }: Of<'announce'>, at: At) => {
      const kind = rise ? 'rise' : retreat ? 'retreat' : charge === undefined ? 'move' : 'charge';
      const name = who(figure, at);
      if (path.length === 0)
        return rise ? t.announce.rise({ figure: name, at: null }) : t.announce.turn({ figure: name });
      const facts = { figure: name, at: phrases.end(path, at.sight), target: who(charge ?? '', at) };
      return toldBy(t.announce[kind], facts);
    },
    move: ({ figure, path, facing: way }: Of<'move'>, at: At) => {
      const name = who(figure, at);
      if (path.length > 0) return t.move({ figure: name, at: phrases.end(path, at.sight), facing: facing(way) });
      return way === undefined ? t.stay({ figure: name }) : t.turn({ figure: name, facing: phrases.facing(way) });
    },
    charge: ({ figure, target, path, throw: thrown }: Of<'charge'>, at: At) => {
      // WARBAND-MOVE-033: what was announced is a charge only if all of it comes to pass.
      const announced = at.sight.open.figures[warband.figureNamed(at.sight, figure)]?.announced;
      if (path.length === 0) return t.stay({ figure: who(figure, at) });
      if (announced && path.length < announced.path.length)
        return t.stopsShort({ figure: who(figure, at), at: phrases.end(path, at.sight) ?? '–' });
      return t.charge({
        figure: who(figure, at),
        target: who(target, at),
        at: phrases.end(path, at.sight) ?? '–',
        weapon: thrown === undefined ? null : phrases.weapon(thrown.weapon as warband.WeaponKey),
      });
    },
    retreat: ({ figure, path }: Of<'retreat'>, at: At) =>
      path.length === 0
        ? t.stay({ figure: who(figure, at) })
        : t.retreat({ figure: who(figure, at), at: phrases.end(path, at.sight) }),
    rise: ({ figure, path = [] }: Of<'rise'>, at: At) =>
      t.rise({ figure: who(figure, at), at: path.length === 0 ? null : phrases.end(path, at.sight) }),
    hinder: ({ figure, target }: Of<'hinder'>, at: At) =>
      t.hinder({ figure: who(figure, at), target: who(target, at) }),
    let: (_: Chosen<'let'>, { sight, step }: At) =>
      t.let({ figure: phrases.figure(sight, step.step === 'hindering' ? step.figure : -1) }),
    drag: ({ figure, path }: Of<'drag'>, at: At) =>
      t.drag({
        figure: who(figure, at),
        held: phrases.figure(at.sight, heldBy(at, figure)),
        at: phrases.end(path, at.sight) ?? '–',
      }),
  };
};

/** What is done with things. */
const tellThings = (speech: Speech, phrases: SkirmishPhrases) => {
  const { choices: t } = speech.t.skirmish.asking;
  const who = (key: string, { sight }: At): Said => phrases.keyed(sight, key);
  const thing = (owner: string, nth: number, { sight }: At) =>
    phrases.item(sight, warband.figureNamed(sight, owner), nth);
  return {
    ready: ({ figure, item }: Of<'ready'>, at: At) =>
      t.ready({ figure: who(figure, at), item: thing(figure, item, at) }),
    // The same word takes something up, and takes what comes.
    take: (chosen: Chosen<'take'>, at: At) => {
      if (!('figure' in chosen)) return t.takeDamage;
      const { figure, from, item } = chosen;
      return t.take({
        figure: who(figure, at),
        item: thing(from, item, at),
        from: from === figure ? null : who(from, at),
      });
    },
    use: ({ figure, item }: Of<'use'>, at: At) => t.use({ figure: who(figure, at), item: thing(figure, item, at) }),
    search: ({ figure, item }: Of<'search'>, at: At) =>
      t.search({ figure: who(figure, at), item: thing(figure, item, at) }),
    drop: (chosen: Chosen<'drop'>, at: At) => {
      if ('figure' in chosen)
        return t.drop({ figure: who(chosen.figure, at), item: thing(chosen.figure, chosen.item, at) });
      const owner = at.step.step === 'makeRoom' ? at.step.figure : -1;
      return t.dropForRoom({ item: phrases.item(at.sight, owner, chosen.item) });
    },
    misc: ({ figure, what, text }: Of<'misc'>, at: At) =>
      what === 'dismount'
        ? t.dismount({ figure: who(figure, at) })
        : t.other({ figure: who(figure, at), text: text ?? '…' }),
    protect: ({ figure, ally }: Of<'protect'>, at: At) => t.protect({ figure: who(figure, at), ally: who(ally, at) }),
    reload: ({ figure }: Of<'reload'>, at: At) => t.reload({ figure: who(figure, at) }),
    firstAid: ({ figure, patient, bandages = false }: Of<'firstAid'>, at: At) =>
      t.firstAid({ figure: who(figure, at), patient: patient === figure ? null : who(patient, at), bandages }),
    spell: ({ figure, name, target }: Of<'spell'>, at: At) =>
      t.spell({ figure: who(figure, at), spell: name, target: target === undefined ? null : who(target, at) }),
  };
};

/** Blows, shots, tricks and holds. */
const tellStrikes = (speech: Speech, phrases: SkirmishPhrases) => {
  const { choices: t } = speech.t.skirmish.asking;
  const who = (key: string, { sight }: At): Said => phrases.keyed(sight, key);
  const held = (figure: string, at: At): Said => phrases.figure(at.sight, heldBy(at, figure));
  const isContest = ({ sight }: At): boolean => sight.given.options['warband.grappleSystem'] === 'contest';
  const many = (keys: readonly string[] | undefined, at: At): readonly Said[] =>
    (keys ?? []).map((key) => who(key, at));
  return {
    shoot: ({ figure, weapon, dice, subdue = false }: Of<'shoot'>, at: At) =>
      t.shoot({
        figure: who(figure, at),
        weapon: phrases.weapon(weapon),
        dice: phrases.keyedDice(at.sight, dice),
        subdue,
      } as never),
    throw: ({ figure, weapon, dice, subdue = false }: Of<'throw'>, at: At) =>
      t.throw({
        figure: who(figure, at),
        weapon: phrases.weapon(weapon),
        dice: phrases.keyedDice(at.sight, dice),
        subdue,
      } as never),
    attack: ({ figure, dice, subdue = false }: Of<'attack'>, at: At) =>
      t.attack({ figure: who(figure, at), dice: phrases.keyedDice(at.sight, dice), subdue } as never),
    gambit: ({ figure, effect, target, helpers, text }: Of<'gambit'>, at: At) => {
      const [by, on] = [figure, target].map((key) => warband.figureNamed(at.sight, key)) as [number, number];
      return t.gambit({
        figure: who(figure, at),
        what: phrases.trying(at.sight, effect, on, text ?? null),
        helpers: many(helpers, at),
        // WARBAND-GRAPPLE-001: where contests serve for everything there are no odds.
        odds: isContest(at) || by < 0 || on < 0 ? null : warband.gambitOdds(at.sight, by, on, helpers?.length ?? 0),
        dice: grappleDice([figure, ...(helpers ?? [])], at),
        other: grappleDice([target], at),
      });
    },
    grapple: ({ figure, target, joiners }: Of<'grapple'>, at: At) =>
      t.grapple({
        figure: who(figure, at),
        target: who(target, at),
        joiners: many(joiners, at),
        dice: grappleDice([figure, ...(joiners ?? [])], at),
        other: grappleDice([target], at),
      }),
    breakOut: ({ figure }: Of<'breakOut'>, at: At) => {
      const index = warband.figureNamed(at.sight, figure);
      return t.breakOut({
        figure: who(figure, at),
        total: at.sight.open.holds.find((hold) => hold.held === index)?.total ?? 0,
        dice: index < 0 ? 0 : counted(warband.attacksOf(at.sight, index, 'grapple')).total,
      });
    },
    hold: ({ figure }: Of<'hold'>, at: At) => t.hold({ figure: who(figure, at), held: held(figure, at) }),
    letGo: ({ figure }: Of<'letGo'>, at: At) => t.letGo({ figure: who(figure, at), held: held(figure, at) }),
    tighten: ({ figure }: Of<'tighten'>, at: At) => {
      const index = warband.figureNamed(at.sight, figure);
      const hold = at.sight.open.holds.find(({ controller }) => controller === index);
      return t.tighten({ figure: who(figure, at), points: (hold?.tightened ?? 0) + 1 });
    },
    throwDown: ({ figure, to }: Of<'throwDown'>, at: At) =>
      t.throwDown({
        figure: who(figure, at),
        held: held(figure, at),
        at: to === undefined ? null : phrases.end([to], at.sight),
      }),
  };
};

/** What is said before the blows, and the end of a part. */
const tellWordsSaid = (speech: Speech, phrases: SkirmishPhrases) => {
  const { choices: t } = speech.t.skirmish.asking;
  const who = (key: string, { sight }: At): Said => phrases.keyed(sight, key);
  return {
    guard: ({ figure }: Of<'guard'>, at: At) => t.guard({ figure: who(figure, at) }),
    rally: ({ figure }: Of<'rally'>, at: At) => t.rally({ figure: who(figure, at) }),
    challenge: ({ figure, target }: Of<'challenge'>, at: At) =>
      t.challenge({ figure: who(figure, at), target: who(target, at) }),
    yield: ({ figure }: Of<'yield'>, at: At) => t.yield({ figure: who(figure, at) }),
    pass: (_: Chosen<'pass'>, { step }: At) => {
      if (step.step === 'announce') return t.passAnnouncing;
      return step.step === 'referee' ? t.refereePass : t.pass;
    },
    endFight: () => t.endFight,
  };
};

/** Acts of figures, as choices have them. */
export const tellActChoices = (speech: Speech, phrases: SkirmishPhrases) => ({
  ...tellWays(speech, phrases),
  ...tellThings(speech, phrases),
  ...tellStrikes(speech, phrases),
  ...tellWordsSaid(speech, phrases),
});
