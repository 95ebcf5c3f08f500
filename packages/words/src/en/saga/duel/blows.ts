import {
  type Answer,
  type Duel,
  type DuelSight,
  HANDS,
  type HandSkill,
  type LettingGo,
  type Penalty,
} from '@warmoot/rules';
import { heldIn, nameOf, quietLimit, somebody, woundCost } from '../../../duel/facts.js';
import { number } from '../../../plain.js';
import type { SceneWords } from '../../../words.js';
import { and } from '../../grammar.js';
import { SKILLS } from '../skills.js';
import { actText, answerText, lettingText } from './choices.js';
import { ACTS, ITEMS, partName, possessive, sideName, woundsText } from './names.js';

type Events = SceneWords<Duel>['events'];

const revealed: Events['revealed'] = ({ acts, letting }, { sight, was }) =>
  acts.flatMap((act, who) => {
    if (act === null) return [];
    const goes = lettingText(was, who, letting[who] as LettingGo);
    return [`${nameOf(sight, who)}: ${actText(was, who, act)}${goes}.`];
  });

const defended: Events['defended'] = ({ answers }, { sight, was }) =>
  answers.flatMap((answer, attacker) => {
    const act = sight.open.turn.acts[attacker];
    const old = was.open.turn.answers[attacker];
    if (answer === null || (old !== null && old !== undefined) || act === null || act === undefined) return [];
    if (!('target' in act)) return [];
    const what = `${possessive(nameOf(sight, attacker))} ${ACTS[act.act]}`;
    const who = nameOf(sight, act.target);
    if (answer.by === 'none') return [`${who} meets ${what} undefended.`];
    return [`${who} meets ${what} with ${answerText(sight, act.target, answer as Answer)}.`];
  });

const checked: Events['checked'] = ({ actor, act, victim, result }, { sight }) => {
  const [one, other] = [nameOf(sight, actor), nameOf(sight, victim)];
  if (act === 'breakHold' || act === 'breakTackle') {
    return `${possessive(one)} ${ACTS[act]} against ${other} ${result === 'strong' ? 'succeeds' : 'fails'}.`;
  }
  return `${possessive(one)} ${ACTS[act]} on ${other} is ${result}.`;
};

/** What a part's wounds bring with them, where it is not told by another event. */
const costText = (sight: DuelSight, who: number, part: number, newMajor: boolean): string => {
  const cost = woundCost(sight, who, part, newMajor);
  if (cost === null) return '';
  if ('skills' in cost) return ` That is ${number(cost.skills)} to all four skills.`;
  const { item } = heldIn(sight, who, cost.arm);
  return ` The arm is useless${item === null ? '' : `, and so is the ${ITEMS[item]} in it`}.`;
};

const wounded: Events['wounded'] = ({ who, part, minors, major, turned }, { sight, was }) => {
  const had = somebody(was, who);
  const newMajor = major && had.majors[part] === 0;
  const now = `${possessive(nameOf(sight, who))} ${partName(part)} now has ${woundsText(minors, major)}.`;
  const why = turned ? ' The third Minor Wound turned the first two into a Major Wound.' : '';
  return `${now}${why}${costText(sight, who, part, newMajor)}`;
};

const landed: Events['landed'] = ({ wound: { attacker, victim, part, severity } }, { sight }) =>
  `${nameOf(sight, attacker)} hits ${possessive(nameOf(sight, victim))} ${partName(part)}: a ${
    severity === 'minor' ? 'Minor' : 'Major'
  } Wound at the end of the round.`;

const fellProne: Events['fellProne'] = ({ who, why }, { sight, was }) => {
  const name = nameOf(sight, who);
  if (somebody(sight, who).standing !== 'in') return '';
  if (somebody(was, who).prone) return why === 'tackle' ? '' : `${name} stays PRONE.`;
  if (why === 'leg') return `${name} falls PRONE and stays so until the leg is healed.`;
  if (why === 'tackle') return `The Tackle finds nobody beside ${name} to keep hold: ${name} falls PRONE.`;
  return `${name} falls PRONE.`;
};

const incapacitated: Events['incapacitated'] = ({ who, part, dyingSince }, { sight }) => {
  const dies = dyingSince === null ? '' : ' Without aid death comes within the hour.';
  return `${nameOf(sight, who)} is incapable, with a Major Wound on the ${part}, and out of the fight.${dies}`;
};

type Hindering = Pick<Penalty, 'on' | 'by' | 'until'>;

export const onWhat = (on: Penalty['on']): string => (on === 'defences' ? 'all defences' : SKILLS[on as HandSkill]);

/** "−3 to Control and Strength". */
const penaltiesText = (penalties: readonly Hindering[]): string => {
  const sizes = [...new Set(penalties.map(({ by }) => by))];
  return and(
    sizes.map((by) => {
      const on = penalties.filter((one) => one.by === by).map((one) => onWhat(one.on));
      return `${number(by)} to ${and(on)}`;
    }),
  );
};

const hindered: Events['hindered'] = ({ who, penalties }, { sight }) => {
  if (somebody(sight, who).standing !== 'in') return '';
  const until = penalties[0]?.until ?? 0;
  return `${nameOf(sight, who)} has ${penaltiesText(penalties)} in rounds ${until - 1} and ${until}.`;
};

const penaltiesEnded: Events['penaltiesEnded'] = ({ round }, { sight, was }) =>
  was.open.combatants.flatMap(({ penalties, standing }, who) => {
    const over = penalties.filter(({ until }) => until <= round);
    if (over.length === 0 || standing !== 'in') return [];
    return [`Over for ${nameOf(sight, who)}: ${penaltiesText(over)}.`];
  });

const weakened: Events['weakened'] = ({ who }, { sight }) => {
  const tired = who.filter((one) => somebody(sight, one).standing === 'in');
  if (tired.length === 0) return '';
  const each = tired.map((one) => `${nameOf(sight, one)} ${number(-somebody(sight, one).weakening)}`);
  return `Defensive Weakening: ${each.join(', ')} to all defences.`;
};

const readied: Events['readied'] = ({ who, left, right }, { sight, was }) => {
  const had = somebody(was, who);
  const now = { left, right };
  const changed = HANDS.filter((hand) => had[hand] !== now[hand]);
  const each = changed.map((hand) => {
    const item = now[hand];
    return `${item === null ? 'nothing' : `the ${ITEMS[item]}`} in the ${hand} hand`;
  });
  return each.length === 0 ? '' : `${nameOf(sight, who)} now has ${and(each)}.`;
};

const ended: Events['ended'] = ({ ending }, { sight }) => {
  switch (ending) {
    case 'side1':
    case 'side2':
      return `${sideName(sight, ending === 'side1' ? 1 : 2)} has won.`;
    case 'draw':
      return 'Nobody is left in the fight: a draw.';
    case 'quiet':
      return 'Nothing has come of it for so long that the fight ends without a winner.';
    case 'brokenOff':
      return 'Both sides break off. The fight ends without a winner.';
  }
};

const roundEnded: Events['roundEnded'] = ({ quiet }, { sight }) => {
  const limit = quietLimit(sight, quiet);
  return limit === null ? '' : `Quiet rounds so far: ${quiet}. After ${limit} the fight ends without a winner.`;
};

type BlowEvents =
  | 'revealed'
  | 'defended'
  | 'checked'
  | 'protected'
  | 'landed'
  | 'woundLost'
  | 'stoodUp'
  | 'wounded'
  | 'fellProne'
  | 'incapacitated'
  | 'gripped'
  | 'hindered'
  | 'penaltiesEnded'
  | 'weakened'
  | 'readied'
  | 'killed'
  | 'fled'
  | 'spared'
  | 'roundEnded'
  | 'ended';

/** From the reveal to the end of the round. */
export const blowEvents: Pick<Events, BlowEvents> = {
  revealed,
  defended,
  checked,
  protected: ({ who, part }, { sight }) =>
    `${nameOf(sight, who)} protects ${part === null ? 'nothing' : `the ${partName(part)}`}.`,
  landed,
  woundLost: ({ victim }, { sight }) => `${nameOf(sight, victim)} has no part this wound could go to: it is lost.`,
  stoodUp: ({ who }, { sight }) => `${nameOf(sight, who)} stands up.`,
  wounded,
  fellProne,
  incapacitated,
  gripped: ({ grip }, { sight }) =>
    somebody(sight, grip.victim).standing === 'in' && somebody(sight, grip.holder).standing === 'in'
      ? `${nameOf(sight, grip.victim)} is ${grip.grip === 'held' ? 'HELD' : 'TACKLED'} by ${nameOf(sight, grip.holder)}, with the ${grip.hand} hand.`
      : '',
  hindered,
  penaltiesEnded,
  weakened,
  readied,
  killed: ({ who, by }, { sight }) =>
    who === by ? `${nameOf(sight, who)} is killed.` : `${nameOf(sight, by)} kills ${nameOf(sight, who)}.`,
  fled: ({ who }, { sight }) => `${nameOf(sight, who)} flees and is out of the fight.`,
  spared: ({ who }, { sight }) => `${nameOf(sight, who)} is spared.`,
  roundEnded,
  ended,
};
