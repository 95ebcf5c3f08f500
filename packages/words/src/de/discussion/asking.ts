import type { DISCUSSION_ASKING as ENGLISH } from '../../en/discussion/asking.js';
import type { SameKeys } from '../../say/index.js';

export const DISCUSSION_ASKING = {
  questions: {
    talk: 'was als Nächstes gesagt oder getan wird',
    listen: 'ob {who} {talker} zuhört',
    make: 'ob der Appell vorgebracht wird',
    stopOrNot: 'ob {who, and} aufgehalten wird',
    pursueToo: 'ob {who, and} noch jemand nachgeht',
    join: 'wer in den Kampf von {side1, and} gegen {side2, and} eingreift',
  },
  choices: {
    appeal: 'Appell an {to, and}: {response, quoted}',
    noMore: 'vorerst nichts mehr zu sagen',
    walkOut: 'mit {who, and} hinausgehen',
    sendAway: '{who, and} aus dem Raum schaffen: {how, quoted}',
    violence: '{attackers, and} {n, plural, one {geht} other {gehen}} auf {against, and} los, {distance}',
    listen: 'zuhören',
    ignore: 'nicht darauf eingehen',
    make: 'den Appell vorbringen',
    withdraw: 'es lassen',
    letGo: 'sie gehen lassen',
    stop: 'sie aufhalten',
    standBy: 'sich heraushalten',
    join: '{names, and} neben {beside, and}',
  },
  matters: {
    terms: 'Fertigkeit, Beweggrund und Schwierigkeit des Appells',
    changed: 'ob sich in der Sache etwas geändert hat',
    caught: 'ob sie eingeholt werden',
    sent: 'ob sie den Raum verlassen',
  },
  terms:
    '{skill}{modifiers, given, yes { ({modifiers, commas})}}, an {motive, the, acc}, {against}{note, given, yes { ({note, quoted})}}',
  modifier: '{by, signed} für {why, quoted}',
  against: 'gegen {difficulty}',
  againstFor: 'gegen {difficulty} bei {who}',
  againstDriving: 'gegen das Leitmotiv von {who, and}',
  settled: {
    changed: '{changed, select, yes {etwas hat sich geändert} other {nichts hat sich geändert}}',
    caught:
      '{caught, select, yes {{who, and} {n, plural, one {wird} other {werden}} eingeholt} other {{who, and} {n, plural, one {entkommt} other {entkommen}}}}',
    sent: '{sent, select, yes {{who, and} {n, plural, one {verlässt} other {verlassen}} den Raum} other {{who, and} {n, plural, one {bleibt} other {bleiben}}}}',
  },
  thrownFor: {
    appeal: '{skill}, an {motive, the, acc} von {to, and}',
    take: '{who}: {motive}',
    motives: 'was {who} bewegt',
  },
  verdicts: {
    check: { success: 'gehört', failure: 'nicht erreicht', chance: 'Gehör' },
    motive: { success: 'angenommen', failure: 'nicht bewegt', chance: 'Wirkung' },
  },
  reaches: '{n, plural, one {Gehör bei einem} other {Gehör bei #}}',
  part: 'Appell {number}.',
  tally: {
    base: 'Grundwert',
    rating: 'Wert',
    modifier: 'Modifikator',
    difficulty: 'Schwierigkeit',
    driven: 'Leitmotiv',
  },
  fields: {
    seats: 'Plätze',
    people: 'Wer da ist',
    place: 'Wo man sich trifft',
    use: 'Was es ist',
    about: 'Worum es geht',
    heardBefore: 'In früheren Unterredungen gehört',
    changes: 'Was sich seither geändert hat',
    duelOptions: 'Regeln eines Kampfes, falls es dazu kommt',
  },
  broken: {
    'talk.pairOverTwelve': '{left} und {right} von {who} ergeben {sum}; ein Paar ergibt nie mehr als 12.',
    'talk.unchanged':
      '{who} hat von {topic, quoted} schon in einer früheren Unterredung gehört. Sag, was sich seither geändert hat, oder sprich von etwas anderem.',
    'talk.notHere': '{who} ist nicht mehr da.',
    'talk.noSuchPair':
      '{who} hat in dieser Sache kein Leitmotiv. Nimm eine Sache, die auf dem Bogen steht, oder erkläre eine neue.',
    'talk.crowdTalks':
      '{who} hört als Ganzes zu, und niemand spricht für alle. Lass einen Menschen den Appell vorbringen.',
    'talk.notAlone': '{who} kann nur in sich gehen, wenn sonst niemand da ist. Sprich mit jemand anderem.',
    'talk.hearOneMore':
      '{who} wurde eben erst zurückgeholt und hört vor dem nächsten Versuch zu gehen noch einen Appell.',
    'talk.cannotFight': '{who} kam ohne Waffen und Werte für einen Kampf.',
  },
  forms: {
    'talk.known': 'der Name von jemandem in dieser Unterredung',
    'talk.own': 'der Name von jemandem, den du spielst',
    'talk.here': 'der Name von jemandem, der noch da ist',
    'talk.others': 'Namen von Leuten, die andere spielen',
    'talk.eachOnce': 'jeder Name einmal',
    'talk.listener': 'der Name von jemandem, an den sich der Appell richtet',
    'talk.bystander': 'der Name von jemandem von dir, der noch nicht mitkämpft und kämpfen kann',
    'talk.answerable':
      'die Nummer eines Appells, der sich an sie richtete, der gewürfelt und noch nicht beantwortet ist',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
