import { type Answer, type Duel, type DuelSight, HANDS, type LettingGo, type Penalty } from '@warmoot/rules';
import { heldIn, nameOf, partAt, quietLimit, somebody, woundCost } from '../../../duel/facts.js';
import { number } from '../../../plain.js';
import type { SceneWords } from '../../../words.js';
import { ALL_DEFENCES, BODY_PARTS, HAND_NOUNS, ITEMS, PRONE, WEAKENING } from '../../glossary.js';
import { and, at, bare, possessive, the } from '../../grammar.js';
import { actText, answerText, lettingText } from './choices.js';
import { actOf, aimedAt, aWound, gripName, onWhat, sideName, woundsText } from './names.js';

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
    const met = `${nameOf(sight, act.target)} gegen ${actOf(sight, attacker, act.act, 'acc')}`;
    return [`${met}: ${answerText(sight, act.target, answer as Answer)}.`];
  });

const checked: Events['checked'] = ({ actor, act, victim, result }, { sight }) => {
  const what = actOf(sight, actor, act, 'nom');
  const other = nameOf(sight, victim);
  if (act === 'breakHold' || act === 'breakTackle') {
    return `${what} von ${other} ${result === 'strong' ? 'gelingt' : 'misslingt'}.`;
  }
  return `${what} ${aimedAt(act, other)} ist ${result === 'strong' ? 'stark' : 'schwach'}.`;
};

/** What a part's wounds bring with them, where it is not told by another event. */
const costText = (sight: DuelSight, who: number, part: number, newMajor: boolean): string => {
  const cost = woundCost(sight, who, part, newMajor);
  if (cost === null) return '';
  if ('skills' in cost) return ` Das sind ${number(cost.skills)} auf alle vier Fertigkeiten.`;
  const { item } = heldIn(sight, who, cost.arm);
  return ` Der Arm ist unbrauchbar${item === null ? '' : `, und mit ihm ${the(ITEMS[item], 'nom')}`}.`;
};

const wounded: Events['wounded'] = ({ who, part, minors, major, turned }, { sight, was }) => {
  const newMajor = major && somebody(was, who).majors[part] === 0;
  const where = `${possessive(nameOf(sight, who))} ${bare(BODY_PARTS[partAt(part)])}`;
  const why = turned ? ' Die dritte leichte Wunde hat aus den ersten beiden eine schwere gemacht.' : '';
  return `${where} hat jetzt ${woundsText(minors, major)}.${why}${costText(sight, who, part, newMajor)}`;
};

const landed: Events['landed'] = ({ wound: { attacker, victim, part, severity } }, { sight }) => {
  const where = `${possessive(nameOf(sight, victim))} ${bare(BODY_PARTS[partAt(part)], 'acc')}`;
  return `${nameOf(sight, attacker)} trifft ${where}: ${aWound(severity)} am Ende der Runde.`;
};

const fellProne: Events['fellProne'] = ({ who, why }, { sight, was }) => {
  const name = nameOf(sight, who);
  if (somebody(sight, who).standing !== 'in') return '';
  if (somebody(was, who).prone) return why === 'tackle' ? '' : `${name} bleibt ${PRONE}.`;
  if (why === 'leg') return `${name} stürzt und bleibt ${PRONE}, bis das Bein geheilt ist.`;
  if (why === 'tackle') return `Niemand steht neben ${name}, um niederzuhalten: ${name} stürzt und ist ${PRONE}.`;
  return `${name} stürzt und ist ${PRONE}.`;
};

const incapacitated: Events['incapacitated'] = ({ who, part, dyingSince }, { sight }) => {
  const dies = dyingSince === null ? '' : ' Ohne Hilfe kommt der Tod binnen einer Stunde.';
  return `${nameOf(sight, who)} ist mit einer schweren Wunde ${at(BODY_PARTS[part])} kampfunfähig und scheidet aus.${dies}`;
};

type Hindering = Pick<Penalty, 'on' | 'by' | 'until'>;

/** "−3 auf Kontrolle und Stärke". */
const penaltiesText = (penalties: readonly Hindering[]): string => {
  const sizes = [...new Set(penalties.map(({ by }) => by))];
  return and(
    sizes.map((by) => {
      const on = penalties.filter((one) => one.by === by).map((one) => onWhat(one.on));
      return `${number(by)} auf ${and(on)}`;
    }),
  );
};

const hindered: Events['hindered'] = ({ who, penalties }, { sight }) => {
  if (somebody(sight, who).standing !== 'in') return '';
  const until = penalties[0]?.until ?? 0;
  return `${nameOf(sight, who)} hat in den Runden ${until - 1} und ${until} ${penaltiesText(penalties)}.`;
};

const penaltiesEnded: Events['penaltiesEnded'] = ({ round }, { sight, was }) =>
  was.open.combatants.flatMap(({ penalties, standing }, who) => {
    const over = penalties.filter(({ until }) => until <= round);
    if (over.length === 0 || standing !== 'in') return [];
    return [`Vorbei für ${nameOf(sight, who)}: ${penaltiesText(over)}.`];
  });

const weakened: Events['weakened'] = ({ who }, { sight }) => {
  const tired = who.filter((one) => somebody(sight, one).standing === 'in');
  if (tired.length === 0) return '';
  const each = tired.map((one) => `${nameOf(sight, one)} ${number(-somebody(sight, one).weakening)}`);
  return `${WEAKENING}: ${each.join(', ')} auf ${ALL_DEFENCES}.`;
};

const readied: Events['readied'] = ({ who, left, right }, { sight, was }) => {
  const had = somebody(was, who);
  const now = { left, right };
  const changed = HANDS.filter((hand) => had[hand] !== now[hand]);
  const each = changed.map((hand) => {
    const item = now[hand];
    return `${item === null ? 'nichts' : the(ITEMS[item], 'acc')} in ${the(HAND_NOUNS[hand], 'dat')}`;
  });
  return each.length === 0 ? '' : `${nameOf(sight, who)} hat jetzt ${and(each)}.`;
};

const ended: Events['ended'] = ({ ending }, { sight }) => {
  switch (ending) {
    case 'side1':
    case 'side2':
      return `${sideName(sight, ending === 'side1' ? 1 : 2)} hat gewonnen.`;
    case 'draw':
      return 'Niemand ist mehr im Kampf: unentschieden.';
    case 'quiet':
      return 'Es ist so lange nichts geschehen, dass der Kampf ohne Sieg endet.';
    case 'brokenOff':
      return 'Beide Seiten brechen ab. Der Kampf endet ohne Sieg.';
  }
};

const roundEnded: Events['roundEnded'] = ({ quiet }, { sight }) => {
  const limit = quietLimit(sight, quiet);
  return limit === null ? '' : `Ruhige Runden bisher: ${quiet}. Nach ${limit} endet der Kampf ohne Sieg.`;
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
    `${nameOf(sight, who)} schützt ${part === null ? 'nichts' : the(BODY_PARTS[partAt(part)], 'acc')}.`,
  landed,
  woundLost: ({ victim }, { sight }) =>
    `${nameOf(sight, victim)} hat keinen Körperteil mehr, an den diese Wunde gehen könnte: Sie entfällt.`,
  stoodUp: ({ who }, { sight }) => `${nameOf(sight, who)} steht auf.`,
  wounded,
  fellProne,
  incapacitated,
  gripped: ({ grip: { grip, victim, holder, hand } }, { sight }) =>
    somebody(sight, victim).standing === 'in' && somebody(sight, holder).standing === 'in'
      ? `${nameOf(sight, victim)} wird von ${nameOf(sight, holder)} mit ${the(HAND_NOUNS[hand], 'dat')} ${gripName(grip)}.`
      : '',
  hindered,
  penaltiesEnded,
  weakened,
  readied,
  killed: ({ who, by }, { sight }) =>
    who === by ? `${nameOf(sight, who)} wird getötet.` : `${nameOf(sight, by)} tötet ${nameOf(sight, who)}.`,
  fled: ({ who }, { sight }) => `${nameOf(sight, who)} flieht und scheidet aus.`,
  spared: ({ who }, { sight }) => `${nameOf(sight, who)} wird verschont.`,
  roundEnded,
  ended,
};
